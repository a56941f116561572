# Les mots de l’interface : ce que disent la ligne de commande et le terminal, quel que soit le jeu.
# Les mots d’un jeu sont dans son propre dossier. Les identifiants et les variables sont ceux de toutes les langues.

labelled = { $label } : { $text }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 3) }
list-and = { $first } et { $last }

## Erreurs : ce qui ne va pas dans une commande, puis ce que le moteur refuse

error-hint = { $near ->
        [none] { "" }
       *[other] { " " }Vouliez-vous dire « { $near } » ?
    }
error = Erreur : { $message }
aborted = interrompu.
error-no-file = il n’y a pas de fichier { $file }.
error-is-folder = { $file } est un dossier, pas une partie.
error-not-text = { $file } n’est pas une position : ce n’est pas du texte UTF-8.
error-os = { $code ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [ENOTDIR] ce n’est pas un dossier
        [EISDIR] c’est un dossier
        [EACCES] l’accès est refusé
        [EPERM] l’accès est refusé
        [EROFS] le disque est en lecture seule
        [ENOSPC] le disque est plein
       *[other] { $reason }
    }
error-cannot-read = impossible de lire { $file } : { error-os }.
error-cannot-write = impossible d’écrire { $file } : { error-os }.
error-file-exists = { $file } existe déjà ; donnez --force pour l’écraser.
error-file-exists-play = { $file } existe déjà ; pour reprendre cette partie : stavka play { $file }
error-bad-option = une option s’écrit nom=valeur, et non { $option }.
error-no-side = « { $name } » n’est pas un camp de ce jeu : { $known }.{ error-hint }
error-no-such-action = cette partie compte { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, et non { $given }.
error-no-picture = impossible de dessiner { $file } : le nom d’une image finit par .svg ou .png.
error-no-such-limit = il n’y a pas de limite « { $name } » ; il y a { $known }.{ error-hint }
error-bad-limit = la limite { $name } est un nombre supérieur à 0, par exemple { $usual }.
error-no-file-or-game = il n’y a ni fichier ni jeu { $name } ; les jeux sont { $known }.{ error-hint }
error-as-or-hotseat = choisissez soit --as CAMP, soit --hotseat.

error-unknown-language = rien n’est écrit en « { $name } » : { $known }.{ error-hint }
error-usage = la commande est mal formée : { $reason }
error-missing-parameter = il manque { $name }.
error-no-such-option = il n’y a pas d’option { $name }.{ error-hint }
error-no-such-command = il n’y a pas de commande « { $name } ».{ error-hint }
error-extra-arguments = il y a des mots de trop : { $name }
error-bad-number = { $name } est un nombre entier{ $low ->
        [none] .
       *[other] { " " }d’au moins { $low }.
    }

error-unknown-game = aucun jeu ne s’appelle « { $name } » : { $known }.{ error-hint }
error-unknown-player = aucun joueur ne s’appelle « { $name } » : { $known }.{ error-hint }
error-unknown-scenario = { $game } n’a pas de scénario « { $name } » : { $known }.{ error-hint }
error-unknown-option = { $game } n’a pas d’option « { $name } ».{ error-hint }
error-option-value = l’option « { $name } » vaut { $known }, et non « { $value } ».
error-unknown-rule = il n’y a pas de règle « { $name } ».{ error-hint }
error-cited-in = { $place } : { $cause }
error-no-tests = { $folder } : il n’y a pas de dossier de tests à cet endroit.

error-save-unreadable = { $file } n’est pas une partie de Stavka, ou est endommagé ({ $reason }).
error-save-foreign = { $file } n’est pas une partie de Stavka.
error-save-format = { $file } est une partie au format { $found } ; cette version lit les formats jusqu’à { $expected }.
error-save-damaged = { $file } est endommagé ({ $reason }).
error-save-seeds = { $file } est endommagé : les graines commencent à l’action 0 et se suivent.
error-save-altered = { $file } est endommagé ou a été modifié : son sceau ne correspond pas à son contenu.
error-save-rules = cette partie a été jouée sous d’autres règles : version { $found } de celles de { $game } ; celles-ci sont la version { $expected }.
error-save-other-rules = cette partie a été jouée sous d’autres règles de { $game } (version { $found } ; celles-ci sont la version { $expected }), et ne peut pas continuer sous celles-ci : { $cause }
error-save-data = cette partie a été jouée avec d’autres données pour { $game } (empreinte { $found }, ici { $expected }) : ouvrez-la avec le même dossier --data.
error-save-action = l’action { $number } ({ $action }) ne convient pas à la partie : { $cause }
error-save-state = les actions ne mènent pas à l’état que la partie indique : elle a été modifiée.

error-position-toml = la position n’est pas du TOML : { $reason }
error-position-long = la position compte { $count } caractères : { $most } au plus.
error-position-deep = la position a des tables dans des tables dans des tables.
error-position-number = { $name } : ce nombre est trop grand.
error-position-word = { $name } : { $got } est trop long ou contient des caractères qui ne s’impriment pas.
error-seed = une graine est un mot ou un nombre entier, de { $most } caractères au plus.
error-options-table = options est un groupe de clés, et non { $got }.
error-position-game = une position commence par game = "..."
error-position-of-another = c’est une position de « { $found } », et non de { $game }.
error-position-broken = la position est impossible : { $problems }
error-position-unplayable = la position ne peut pas être jouée : { $reason }
error-position-key = une position de { $game } n’a pas de « { $name } ».{ error-hint }
error-position-at = { $name } : { $cause }
error-position-step-and-stack = une position donne soit step, soit stack, pas les deux.
error-position-stack = stack est une liste d’étapes.
error-position-stack-entry = une entrée de stack nomme son étape, comme dans step = "Turn" : { $got }
error-position-dead-end = personne ne peut rien faire dans cette position.
error-position-no-step = une partie finie n’a pas d’étape en cours, toute autre en a.
error-position-winners = une partie en cours n’a pas de vainqueur.
error-position-steps = il y a trop d’étapes en cours : { $count }.
error-position-root = l’étape du bas est { $known }, et non { $name }.
error-position-needs = { $name } repose sur { $due }, qui n’est pas en cours.
error-position-twice = { $name } est en cours deux fois.
error-position-odd = { $struct } : « { $name } » ne va pas avec le reste de la position.
error-position-entries = { $name } : { $due } valeurs attendues, et non { $count }.
error-endless = plus de { $most } étapes se jouent d’elles-mêmes, sans fin.
error-unknown-step = aucune étape ne s’appelle « { $name } ».{ error-hint }
error-unknown-name = { $kind ->
        [unit] aucune unité
        [space] aucun lieu
       *[side] aucun camp
    } ne s’appelle « { $name } ».{ error-hint }
error-expected-names = une liste { $kind ->
        [unit] d’unités
        [space] de lieux
       *[side] de camps
    } est attendue, et non { $got }.
error-two-places = l’unité « { $name } » est à deux endroits : « { $first } » et « { $second } ».
error-unknown-field = { $struct } n’a pas de « { $name } ».{ error-hint }
error-field = { $struct }, « { $name } » : { $cause }
error-struct = { $struct } : { $reason }
error-out-of-range = { $got } n’est pas compris entre { $least } et { $most }.
error-unknown-word = « { $name } » est inconnu ici.{ error-hint }
error-list-too-long = la liste compte { $count } valeurs : { $most } au plus.
error-too-short = la liste compte { $count } valeurs : { $due } sont attendues.
error-nothing-here = il faut ici un nom.
error-expected = il faut ici { error-a }, et non { $got }.

error-not-a-word = il faut ici un mot, et non { $got }.
error-over = la partie est terminée.
error-out-of-turn = ce n’est pas à « { $who } » de décider, mais à { $waiting }.
error-no-such-verb = « { $verb } » n’est pas permis maintenant à « { $who } » ({ $rule }) ; le choix : { $known }.{ error-hint }
error-bad-target = { $verb } : { $cause }
error-not-offered = ce choix n’est pas offert : { $action }
error-illegal = « { $action } » n’est pas permis ({ $rule }) ; { $knownCount ->
        [0] rien ne doit suivre.
       *[other] le choix : { $known }.
    }
error-standing-order = une consigne nomme une question : { $known }.
error-undo-nothing = { undo-nothing }
error-undo-other = { undo-other }
error-undo-chance = { undo-chance }
error-undo-seen = { undo-seen }
error-undo-rules = { undo-rules }

error-no-data = { $folder } : il n’y a pas de dossier de données à cet endroit.
error-no-data-file = { $folder } : ce jeu ne connaît aucun fichier de ce dossier ; il connaît { $known }.
error-unknown-data-file = { $file } : ce jeu ne connaît pas de fichier « { $name } ».{ error-hint }
error-data-file = { $file } : ce fichier n’est pas dans { $folder }.
error-data-text = { $file } : ce n’est pas du texte UTF-8.
error-data-toml = { $file }, ligne { $line } : ce n’est pas du TOML ({ $reason }).
error-data-names = { $folder ->
        [none] les données ne vont pas ensemble
       *[other] les données de { $folder } ne vont pas ensemble
    } : { $cause }
error-data-twice = { error-at } : deux fois.
error-data-missing = { error-at } : cette clé manque.
error-data-unknown = { error-at } : cette clé est inconnue.{ error-hint }
error-data-choice = { error-at } : « { $got } » n’est pas l’une de ces valeurs : { $known }.{ error-hint }
error-data-key = { error-at } : la clé elle-même devrait être { error-a }.
error-data-type = { error-at } : il faut { error-a }{ $got ->
        [none] .
        [int] , et non un nombre entier.
        [float] , et non un nombre.
        [str] , et non un texte.
        [bool] , et non true ou false.
        [array] , et non un tableau.
        [object] , et non un groupe de clés.
       *[other] , et non { $got }.
    }
error-data-wrong = { error-at } : { $reason }
error-at = { $file }{ $table ->
        [none] { "" }
       *[other] { " : " }{ $table }{ $by ->
                [id] { " " }« { $first } »
                [number] { " numéro " }{ $first }
                [ends] { " de " }« { $first } » à « { $second } »
                [row] { " rang " }{ $first }
               *[none] { "" }
            }
    }{ $key ->
        [none] { "" }
       *[other] , clé « { $key } »
    }
error-a = { $expected ->
        [int] un nombre entier
        [float] un nombre
        [str] un texte
        [bool] true ou false
        [array] un tableau
        [object] un groupe de clés
       *[other] { $expected }
    }{ $bound ->
        [none] { "" }
       *[other] { $bound }
    }

## Ce que trouve stavka check

error-source-rule = { $file }, ligne { $line } : il n’y a pas de règle « { $rule } » dans l’index
error-play-rule = en cours de partie : il n’y a pas de règle « { $rule } » dans l’index
error-message-junk = { $lang } : illisible : { $text }
error-no-message = { $lang } : il n’y a pas de message { $name }
error-message-asks = { $lang } : { $name } demande ${ $fact }, qui n’est jamais fourni
error-and = { $first } ; { $last }

## Titres

head-game = jeu
head-title = titre
head-scenarios = scénarios
head-state = état
head-space = lieu
head-ground = terrain
head-border = limite
head-force = qui
head-units = unités
head-log = Derniers événements
head-number = nº
head-after = action
head-purpose = objet
head-result = résultat
head-winner = vainqueur
head-games = parties
head-share = part
head-interval = intervalle à 95 %
head-ended = fin
head-track = piste, en fin de partie
head-mean = moyenne
head-low = minimum
head-high = maximum
head-microseconds = microsecondes

stage-planned = prévu
stage-alpha = premier essai
stage-beta = à l’essai
stage-playable = jouable

## Les parties et leurs fichiers

begun = { $title }, { $scenario } : la partie est dans { $file }. Pour la jouer : stavka play { $file }
goes-on = { $file } a été joué sous d’autres règles (version { $found } ; celles-ci sont la version { $expected }). La partie continue à partir de son dernier état ; ce qui précède ne peut pas être rejoué.
drawn = L’image est dans { $file }.
actions-made = { $count ->
        [0] Aucune action jouée.
        [one] Une action jouée.
       *[other] { $count } actions jouées.
    }
action = { $side } – { $done }
waiting = En attente de { $sides }.
ended = La partie est terminée. { $winnersCount ->
        [0] Personne ne gagne.
        [one] Victoire de { $winners }.
       *[other] Égalité entre { $winners }.
    }
piece-hidden = face cachée

## La carte

force = { $nation } ({ $side })
held-by = tenu par
next-to = à côté
nobody-there = personne
border-river = rivière
border-road = route
border-rail = voie ferrée

sign-plain = ·
sign-wooded = ♣
sign-difficult = ▲
sign-urban = ▦
sign-value = ★
sign-garrison = ⌂
sign-entrenched = ≡
sign-supply = +
sign-reduced = ▾
sign-used = •
sign-unsupplied = !
sign-moving = →
sign-fighting = ×
sign-reserve = ○

## Les combats

strengths = { $attack } contre { $defence }, rapport { $odds }
to-the-die = en tout, au dé
to-the-column = colonnes en tout

## Dés

one-of = { $result } sur { $faces }
faces = { $rolls ->
        [one] { $rolls } nombre
       *[other] { $rolls } nombres
    } de 1 à { $faces } :
chi-square = { $expected } attendus de chaque ; khi-deux { $chi }. Des dés honnêtes s’écartent au moins autant avec une probabilité de { $p }.
too-few = { $expected } attendus de chaque : trop peu pour juger les dés.
seed-commitment = Empreinte de la graine : { $hash }
audit-ok = OK : { $count ->
        [one] { $count } action légale
       *[other] { $count } actions légales
    }, chaque dé découle de la graine, et l’état final est { $state }.

## Règles

chapter = { $name } – { $count ->
        [one] une règle
       *[other] { $count } règles
    }
coverage = { $covered } des { $testable } règles vérifiables ont un test{ $excused ->
        [0] .
        [one] , ou une raison écrite de n’en pas avoir (une).
       *[other] , ou une raison écrite de n’en pas avoir ({ $excused }).
    }
check-clean = { $game } : rien à signaler.
check-problems = { $count ->
        [one] Un problème.
       *[other] { $count } problèmes.
    }

## Beaucoup de parties

playing = Parties
simulated = { $games ->
        [one] Une partie
       *[other] { $games } parties
    } au hasard (graine { $seed }) : { $actions } décisions, { $rate } par seconde sur un cœur.
game-length = Durée en actions : { $mean } en moyenne, de { $low } à { $high }.
nobody = personne
ended-drawn = égalité : { $winners }

bench-play = jeu au hasard
bench-moments = choix de moments
bench-decision = décisions
bench-copy = copies
bench-view = vues
bench-replay = relecture
bench-rate = { $rate } décisions par seconde, au hasard, sur un cœur ({ $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $actions } actions).
time-decision = établir une décision
time-action = d’une action à la décision suivante
time-copy = copie pour la recherche
time-full-copy = copie avec son journal
time-digest = empreinte de l’état
time-view = ce qu’un camp peut savoir
time-replayed = rejouer une action

## Au terminal

which-game = À quoi voulez-vous jouer ?
new-game = nouvelle partie de { $title }
go-on = reprendre { $file }
which-mode = Qui joue ?
against = je joue { $side }, l’ordinateur joue l’autre camp
hotseat = deux joueurs à cet écran
type-a-number = Tapez un nombre de 1 à { $count }.
saved-in = Chaque action est enregistrée dans { $file }
keys-hint = Tapez le numéro ou le nom d’un choix ; m pour la carte, ? pour l’aide, q pour quitter.
keys =
    un numéro    prendre ce choix ; c’est toujours le numéro du menu, même si une unité s’appelle ainsi
    un nom       de même, par le nom ou son début : une unité, un lieu, une action
    action nom   les deux, quand deux actions s’offrent pour la même chose
    ?            cette aide
    u            annuler votre dernière action, tant que rien n’a été lancé ni tiré depuis
    l            le récit de la partie
    m            la carte : pistes, position de chacun, pions en main
    m nom        un lieu, avec ce qui s’y trouve et ce qui l’entoure ; ou une unité
    b            où nous en sommes dans la séquence de jeu
    r            la règle de la question ; r 8.3 pour toute autre
    d            ne plus me poser cette question ; ailleurs, ce qu’on ne me demande plus (d 1 pour le rétablir)
    s            enregistrer (chaque action l’est de toute façon)
    q            quitter ; la partie est conservée
which = Lequel de ces choix ?
not-offered = { $name } n’est pas parmi les choix ({ $rule }).
not-understood = Rien ne s’appelle « { $typed } » ici. Tapez ? pour l’aide.
nothing-yet = Il ne s’est encore rien passé.
hand-over = { $last ->
        [none] Le prochain choix est pour les seuls yeux de { $side }.
       *[other] { $last }, détournez les yeux : le prochain choix revient à { $side }.
    }
press-enter = { $side }, appuyez sur Entrée quand vous êtes seul devant l’écran…
undo-nothing = Il n’y a rien à annuler.
undo-other = Le dernier choix n’était pas le vôtre.
undo-chance = Des dés ont été lancés ou un pion tiré depuis : on ne peut plus annuler.
undo-seen = Vous avez vu depuis quelque chose du camp adverse : on ne peut plus annuler.
undo-rules = Les règles du jeu ont changé depuis : on ne peut plus annuler.
undone = Annulé : { $done }
standing-order = ne veut plus, ou veut de nouveau, qu’on lui demande : { $prompt }
standing-held = On ne vous demande plus :
standing-none = On vous demande tout. À une question que l’on peut décliner, d signifie : ne plus me la poser.
standing-set = On ne vous le demandera plus : { $prompt }. Tapez d pour voir ce qu’on ne vous demande plus.
standing-lifted = On vous le demandera de nouveau : { $prompt }.
left = La partie est conservée. Pour la reprendre : stavka play { $file }
kept-in = La partie est conservée dans { $file }

## Le serveur

serving = Stavka est à l’adresse { $address } ; les tables sont conservées dans { $file }
serving-stop = Ctrl-C pour arrêter.
served = Arrêté. Toutes les tables sont conservées.
table-kept = { $title }, { $scenario } : { $count ->
        [0] aucune action
        [one] une action
       *[other] { $count } actions
    }, dernier changement { $changed }{ $ended ->
        [none] { "" }
       *[other] , terminée
    }
table-broken = { $table } : illisible, { $reason }
no-tables = Il n’y a encore aucune table.

error-port-in-use = le port { $port } est déjà pris, peut-être par un autre stavka serve ; { $free } est libre : --port { $free }
error-cannot-serve = impossible de servir à l’adresse { $host }, port { $port } : { error-os }.
error-not-a-database = { $file } ne peut servir de base de données : { $reason }.
error-newer-database = { $file } vient d’une version plus récente de Stavka : mettez Stavka à jour, ou donnez un autre --db.
error-foreign-database = { $file } est la base de données d’un autre programme : donnez un autre --db.
error-not-kept = cela n’a pas pu être conservé : { $reason }.
error-state-unreadable = l’état de cette partie ne peut plus être lu : { $reason }.
error-no-page = il n’y a rien à cette adresse.
error-second-server = un autre stavka serve garde ses tables dans { $file } : arrêtez-le, ou donnez un autre --db.
error-table-unreadable = les données de cette table sont illisibles : { $reason }.
error-table-broken = cette table est fermée, car sa partie ne peut plus être lue : { $reason }.
error-past-lost = le passé de cette partie est perdu.
error-game-too-long = une partie compte ici { $most } actions au plus.
error-too-heavy = cela demande plus de temps ou de mémoire que le serveur n’en donne à une seule demande ; rien n’a changé.
error-busy = le serveur est occupé à d’autres demandes de ce genre : redemandez dans un instant.
error-no-table = il n’y a pas de telle table ici.
error-no-seat = cette clé n’ouvre aucune place à cette table.
error-not-your-seat = seul qui a une place peut jouer.
error-sit-first = le premier message prend place à la table.
error-stale = ce choix date d’après { $given } actions ; il y en a maintenant { $count }.
error-bad-message = ce message est illisible : { $reason }.
error-not-text-message = les messages sont du texte, pas des octets.
error-too-large = c’est trop grand : { $most } Ko au plus.
error-too-long = { $key } est trop long : { $most } au plus.
error-not-json = ce qui est envoyé doit être de type { $wanted }.
error-bad-request = cette requête est illisible.
error-foreign-page = la page d’un autre site ne peut pas faire cela ici.
error-wrong-host = ce serveur ne s’appelle pas « { $host } » (--allow-host lui donne ses noms).
error-too-much = votre adresse demande trop : attendez { $seconds } s, puis recommencez.
error-server-full = trop de monde est connecté : revenez plus tard.
error-bad-proxy = « { $given } » n’est ni l’adresse ni le réseau d’un mandataire (proxy).
error-not-a-number = un moment est un nombre, et non « { $got } ».
error-unknown-overlay = ce jeu n’a pas de calque « { $name } ».
error-overlay-unit = le calque { $name } se demande pour une unité.
error-save-hidden = une sauvegarde contient les secrets de l’autre camp et les dés à venir : qui a toutes les places peut l’obtenir, et chacun quand la partie est terminée.
error-save-older-rules = cette partie a commencé sous d’autres règles : sa sauvegarde ne pourrait pas être rouverte.
error-fork-hidden = tant que la partie continue, seul qui a une place peut la poursuivre ailleurs.
error-robot-failed = le joueur automatique de { $side } est tombé en panne ; ce choix a été laissé au hasard.
error-our-fault = quelque chose a échoué sur le serveur ; rien n’a changé.
error-unknown-hex = { $where } nomme l’hex inconnu « { $name } »
error-no-neighbours = { $where } : les hex { $side } ne se touchent pas
error-twice = « { $name } » figure deux fois dans les données
error-broken = board.toml : { $name } s’interrompt, { $at }
error-two-rivers = board.toml : deux cours d’eau sur le même côté d’hex, { $side }

## Aide

help-commands = Commandes
help-stavka = Des jeux de guerre sur le front de l’Est, joués selon leurs règles.
help-any-lang = la langue : en ou fr
help-any-json = écrire pour un programme, en JSON
help-any-data = un dossier de vos propres valeurs, posées sur celles du jeu
help-any-help = afficher ceci et quitter
help-any-game = le jeu : `stavka games` en donne la liste
help-any-file = une partie enregistrée, ou une position (.toml)
help-any-side = seulement ce que ce camp peut savoir
help-any-scenario = le scénario ; à défaut, le premier
help-any-option = une option du jeu
help-any-seed = la graine des dés ; à défaut, une graine que personne ne connaît
help-any-show-version = afficher la version et quitter
help-any-install-completion = installer la complétion pour ce shell
help-any-show-completion = afficher la complétion pour ce shell

help-games = Les jeux, leurs scénarios et leur état d’avancement.
help-play = Jouer au terminal, contre l’ordinateur ou à deux.
help-play-what = un jeu à commencer ou une partie à reprendre ; à défaut, on vous le demande
help-play-side = jouer ce camp contre l’ordinateur
help-play-hotseat = deux joueurs au même écran
help-play-opponent = qui joue l’autre camp
help-play-save = où conserver la partie ; à défaut, dans votre dossier de données
help-play-open-hands = pas d’écran de passage : les deux joueurs peuvent tout voir
help-serve = Jouer dans le navigateur : lancer le serveur sur cette machine.
help-serve-host = l’adresse à servir ; 0.0.0.0 laisse entrer d’autres machines
help-serve-port = le port
help-serve-db = le fichier où conserver les tables ; à défaut, un fichier de votre dossier de données
help-serve-browse = ouvrir le navigateur, ou non ; à défaut, s’il y a un écran
help-serve-pace = secondes entre deux actions de l’ordinateur
help-serve-allow-host = un autre nom que le serveur peut porter, par exemple stavka.example.org
help-serve-proxy = l’adresse ou le réseau d’un mandataire (proxy), cru quand il dit pour qui il demande
help-serve-limit = ce que chaque client peut demander, par exemple tables_a_minute=5
help-tables = Les tables que le serveur conserve, avec le lien de chaque place.
help-tables-db = le fichier où elles sont conservées ; à défaut, celui de votre dossier de données
help-tables-address = le début des liens
help-new = Commencer une partie et l’enregistrer.
help-new-out = le fichier à créer
help-new-force = écraser le fichier s’il existe
help-show = Montrer une partie : pistes, position de chacun, ce qui est demandé à qui.
help-show-side = telle que ce camp la voit ; à défaut, ce que chacun peut voir
help-show-everything = chaque lieu de la carte sur sa ligne, même vide
help-show-moment = au moment qui suit ce nombre d’actions
help-show-position = écrire la situation comme fichier de position, sans rien cacher
help-replay = Raconter une partie, action par action.
help-replay-since = à partir de cette action
help-replay-until = jusqu’à cette action
help-render = Dessiner une partie enregistrée, une position ou le début d’un jeu, en SVG ou en PNG.
help-render-what = une sauvegarde, un fichier de position ou le nom d’un jeu
help-render-out = l’image, .svg ou .png ; sans elle, le SVG est affiché
help-render-side = comme ce camp le voit ; sans cela, seulement ce que chacun peut voir
help-render-dark = à la lueur de la lampe
help-render-width = la largeur d’un PNG en pixels
help-render-moment = au moment qui suit tant d’actions
help-audit = Vérifier une partie et ses dés à partir de la graine.
help-rules = Les règles par numéro, avec nos mots.
help-rules-paragraph = un paragraphe, une section ou un chapitre ; à défaut, tous
help-rules-coverage = compter les règles qu’un test montre ; échoue s’il en manque
help-rules-tests = où sont les tests
help-check = Vérifier les données, les mots et les références d’un jeu.
help-simulate = Faire jouer beaucoup de parties à l’ordinateur et en rendre compte.
help-simulate-games = combien
help-simulate-seed = la graine dont découle celle de chaque partie
help-simulate-jobs = combien de processus ; à défaut, un par cœur
help-simulate-check = chercher les invariants rompus après chaque action
help-simulate-player = qui joue
help-simulate-keep = où laisser le journal d’une partie qui échoue
help-bench = Mesurer le moteur.
help-bench-game = le jeu ; à défaut, tous

## La carte imprimée : lignes, pions, symboles des armes

mark-control = sous contrôle
control-of = contrôlé par { $side }
command-of = sous les ordres de { $side }
legend-reduced = force réduite
border-major-river = grand cours d’eau
border-stream = ruisseau

coat-soviet = Soviétiques
coat-soviet-guards = Garde soviétique
coat-soviet-shock = Armée de choc soviétique
coat-soviet-polish = Polonais avec les Soviétiques
coat-soviet-czech = Tchécoslovaques avec les Soviétiques
coat-soviet-bulgarian = Bulgares avec les Soviétiques
coat-polish = Polonais
coat-german = Allemands
coat-german-ss = SS
coat-german-luftwaffe = Luftwaffe
coat-german-kriegsmarine = Kriegsmarine
coat-romanian = Roumains
coat-romanian-anew = Roumains avec les Soviétiques
coat-hungarian = Hongrois
coat-hungarian-anew = Hongrois avec les Soviétiques
coat-italian = Italiens
coat-finnish = Finlandais
coat-slovak = Slovaques
coat-american = Américains
coat-partisan = Partisans

symbol-infantry = infanterie
symbol-mechanised = mécanisés
symbol-motorised = infanterie motorisée
symbol-armoured = blindés
symbol-cavalry = cavalerie
symbol-reconnaissance = reconnaissance
symbol-mountain = troupes de montagne
symbol-airborne = parachutistes
symbol-marines = infanterie de marine
symbol-artillery = artillerie
symbol-rockets = lance-roquettes
symbol-anti-tank = antichar
symbol-anti-aircraft = antiaérien
symbol-engineer = génie
symbol-air = aviation
symbol-supply = ravitaillement
symbol-headquarters = quartier général
symbol-security = troupes de sécurité
symbol-fortress = troupes de forteresse
symbol-partisan = partisans
symbol-naval = navires
