# Ce que dit la page elle-même, quel que soit le jeu. Chaque identifiant commence par `page-` : aucun jeu n’en a de tel.

page-tagline = wargames du front de l’Est
page-about = Stavka fait jouer, selon leurs règles, des wargames du front de l’Est : contre l’ordinateur, à deux devant cet écran, ou chacun devant le sien. Les règles sont appliquées pour vous, chaque question dit ce qui est demandé et pourquoi, et il n’y a rien à installer, aucun compte à créer.
page-lobby-foot = Vos parties sont conservées sur ce serveur ; les clés de vos places le sont dans ce navigateur, et dans vos liens.
page-loading = On dresse la table…

## La première page

page-games = Jeux
page-play = Jouer
page-play-game = Jouer à { $title }
page-who-plays = Qui joue ?
page-mode-computer = Contre l’ordinateur
page-mode-computer-text = Vous jouez un camp, lui l’autre.
page-mode-alone = En solitaire
page-mode-alone-text = Vous jouez tous les camps, selon les règles du jeu pour un seul.
page-mode-screen = À deux devant cet écran
page-mode-screen-text = Chacun prend l’écran à son tour.
page-mode-browsers = Deux navigateurs
page-mode-browsers-text = Vous recevez un lien pour l’autre joueur.
page-your-side = Votre camp
page-scenario = Scénario
page-options = Options
page-options-chosen = { $count ->
        [one] · une choisie
       *[other] · { $count } choisies
    }
page-more-choices = Autres choix
page-computer-player = Le joueur de l’ordinateur
page-player-random = le Hasard : n’importe quel coup permis
page-name-of = Nom du joueur pour { $side }
page-open-hands = Nous ne nous cachons rien : pas d’écran de passation
page-begin = Commencer
page-from-file = À partir du fichier { $name }
page-your-tables = Vos tables
page-no-tables = Vous n’avez aucune partie en cours. La première est à deux clics.
page-your-turn = À vous de jouer
page-to-act = Doit jouer : { $names }
page-table-over = La partie est terminée
page-table-lost = Ce serveur ne connaît plus cette table
page-table-detail = { $count ->
        [0] pas commencée
        [one] une action
       *[other] { $count } actions
    } · { $when }
page-open-table = Ouvrir
page-forget = Oublier
page-forget-title = Oublier cette table ?
page-forget-text = Ses clés sont retirées de ce navigateur. La partie continue pour qui en a le lien ; sans lui, vous ne pourrez pas reprendre votre place.
page-go-on-title = Reprendre un fichier
page-go-on-text = Déposez une partie enregistrée ou une position n’importe où sur cette page.
page-choose-file = Choisir un fichier…

## Autour de la table

page-to-lobby = Vers la première page
page-map = Carte
page-panel = La partie
page-help = Aide
page-close = Fermer
page-cancel = Annuler
page-try-again = Réessayer
page-theme-light = Thème clair
page-theme-dark = Thème sombre
page-pull-panel = Relever ou abaisser le panneau
page-where-we-are = Où nous en sommes
page-question = Ce qui est demandé
page-what-to-do = Ce que l’on peut faire
page-waiting-for = En attente de { $names }…
page-onlooker = Vous êtes spectateur.
page-reconnecting = La liaison avec le serveur est coupée : nouvel essai…
page-game-over = La partie est terminée.
page-open-dice = dés ouverts
page-open-dice-text = Qui a créé cette table a choisi la graine de ses dés, et pouvait les prévoir.
page-dont-ask = Décliner, et ne plus me le demander
page-orders = Ce qu’on vous demande
page-orders-text = Vous pouvez à tout moment demander à être consulté de nouveau. L’autre camp voit ce que vous choisissez ici.
page-orders-held = { $count ->
        [one] On ne vous consulte plus sur un point
       *[other] On ne vous consulte plus sur { $count } points
    }
page-fight = Le combat
page-what-can-happen = Ce qui peut arriver
page-every-result = Tous les résultats de la table
page-to-attack = Attaque
page-to-defence = Défense
page-to-strength = Force
page-to-column = Colonne
page-to-die = Dé
page-not-now = pas en ce moment
page-what-they-do = Ce qu’ils font
page-choose-from-list = { $count ->
        [one] Un choix sur la carte
       *[other] { $count } sur la carte
    }
page-undo = Annuler
page-undo-text = Reprendre votre dernière action
page-pieces = Mains, réserves et cases
page-cards = Cartes
page-piles = Pioches et cartes découvertes
page-draw-piles = Pioches
page-card-choice = Choisir une carte
page-turned = Carte retournée
page-card-goals = Objectifs
page-card-row = Résultats d’un combat selon l’écart des forces
page-log = Journal
page-nothing-happened = Il ne s’est encore rien passé.
page-options-in-play = { $count ->
        [one] Une option en jeu
       *[other] { $count } options en jeu
    }
page-calendar = Ce qu’apportent les tours
page-people = Joueurs
page-standing = L’état de la partie
page-acts = doit jouer
page-computer = ordinateur
page-you = vous
page-present = présent
page-absent = absent
page-invite = Envoyez ce lien au joueur de { $side }. Qui le possède joue ce camp.
page-invite-link = Lien pour l’autre joueur
page-copy-link = Copier
page-copy-again = copier le lien
page-copied = Copié
page-overlays = À superposer à la carte

page-timeline = Fil du temps
page-now = Présent
page-back-to-now = Revenir au présent
page-looking-back = Vous regardez le passé : action { $moment } sur { $actions }.
page-step-back = Une action en arrière
page-step-forward = Une action en avant
page-play-back = Faire défiler
page-pause = Pause
page-replay = Revoir
page-fork = Bifurquer
page-fork-text = Une partie à vous, à partir du moment affiché, avec de nouveaux dés. Celle-ci continue sans changement.
page-fork-yes = Bifurquer d’ici
page-save = Télécharger la partie
page-another-game = Une autre partie
page-search = Chercher une unité ou un lieu
page-search-hint = Tapez une partie de son nom
page-type-to-filter = Tapez pour raccourcir la liste
page-nothing-found = Rien de ce nom.

page-hand-over-title = { $name }, prenez l’écran
page-hand-over-text = La suite est pour vos seuls yeux.
page-hand-over-take = Je suis { $name }

## Règles

page-rule-name = Paragraphe { $ref }
page-rule-all-of = Tout { $ref }
page-rule-around = Paragraphes voisins
page-rule-both = Les deux langues
page-rule-summary = Un résumé dans nos propres mots ; le livret de règles fait foi.

## Aide

page-help-how = Le panneau dit ce qui est demandé. Ce que vous pouvez choisir est cerclé d’ambre sur la carte : cliquez, ou glissez un pion jusqu’à sa destination. Cliquez ailleurs, et l’on vous dit pourquoi ce n’est pas possible.
page-help-map = Molette ou pincement pour zoomer, glisser pour déplacer la carte ; arrêtez-vous sur une pile pour l’ouvrir. Chaque numéro de paragraphe se clique.
page-help-keys = Touches
page-key-tab = l’élément suivant que l’on peut choisir
page-key-enter = le choisir
page-key-digits = le bouton de ce numéro
page-key-end = terminer : le bouton principal
page-key-open = ouvrir la pile sélectionnée
page-key-undo = annuler
page-key-list = liste de tout ce que l’on peut faire
page-key-search = chercher une unité ou un lieu
page-key-step = une action en arrière, en avant
page-key-play = faire défiler, pause
page-key-now = revenir au présent
page-key-zoom = zoomer
page-key-arrows = déplacer la carte, ou aller d’un lieu à l’autre
page-key-whole = toute la carte
page-key-escape = fermer, lâcher
page-key-overlay = superposer à la carte : { $name }
page-less-motion = Moins de mouvement

## Ce qui ne va pas

page-problem-offline = Le serveur est hors d’atteinte : rien n’a été fait. Réessayez dans un instant.
page-problem-not-offered = Ce choix n’est pas offert maintenant.
page-problem-stale = La table a changé entre-temps : regardez de nouveau.
page-problem-no-table = Ce serveur n’a pas de telle table. Le lien a peut-être perdu une lettre, ou il est d’un autre serveur.
page-problem-not-found = Il n’y a rien de tel ici.
page-problem-past = Vous regardez le passé. Revenez au présent pour jouer.
page-problem-over = La partie est terminée.
page-problem-waiting = Ce n’est pas à vous de décider maintenant.
page-problem-looking-on = Vous êtes spectateur : vous n’avez pas de place à cette table.
page-problem-elsewhere = Le choix n’est pas là : voyez les boutons.

page-notice-no-page = Il n’y a rien ici
page-notice-no-page-text = Cette adresse ne mène nulle part. Les jeux sont sur la première page.
page-notice-no-table = Cette table est introuvable
page-notice-table-broken = Cette table ne peut pas être ouverte
page-notice-forged = Ce lien n’ouvre aucune place
page-notice-forged-text = Sa clé n’est pas de cette table. Une partie du lien s’est peut-être perdue en route : redemandez-le. Vous pouvez regarder sans place.
page-notice-server-gone = Le serveur ne répond pas
page-notice-server-gone-text = Il démarre peut-être, ou a été arrêté. Vos parties sont conservées : dès son retour, tout reprend.
page-look-on = Regarder
