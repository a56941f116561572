# Les mots de l’interface : ce que disent la ligne de commande et le terminal, quel que soit le jeu.
# Les mots d’un jeu sont dans son propre dossier. Les identifiants et les variables sont ceux de toutes les langues.

labelled = { $label } : { $text }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 3) }
list-and = { $first } et { $last }

## Erreurs

error = Erreur : { $message }
aborted = interrompu.
no-file = il n’y a pas de fichier { $file }.
is-folder = { $file } est un dossier, pas une partie.
not-text = { $file } n’est pas une position : ce n’est pas du texte UTF-8.
cannot-read = impossible de lire { $file } : { $reason }.
cannot-write = impossible d’écrire { $file } : { $reason }.
file-exists = { $file } existe déjà ; donnez --force pour l’écraser.
file-exists-play = { $file } existe déjà ; pour reprendre cette partie : stavka play { $file }
bad-option = une option s’écrit nom=valeur, et non { $option }.
no-side = { $sideName } n’est pas un camp de ce jeu : { $known }.{ $hint ->
        [none] { "" }
       *[other] { " " }{ $hint }
    }
no-such-action = cette partie compte { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, et non { $given }.
as-or-hotseat = choisissez soit --as CAMP, soit --hotseat.

## Titres

head-game = jeu
head-title = titre
head-scenarios = scénarios
head-state = état
head-space = lieu
head-units = unités
head-marks = autres marques
head-place = lieu
head-pieces = contenu
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

stage-playable = jouable
stage-started = en chantier

## Les parties et leurs fichiers

begun = { $title }, { $scenario } : la partie est dans { $file }. Pour la jouer : stavka play { $file }
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
drawn = égalité : { $winners }

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
against = { $side } pour moi, l’autre camp pour l’ordinateur
hotseat = deux joueurs à cet écran
type-a-number = Tapez un nombre de 1 à { $count }.
saved-in = Chaque action est enregistrée dans { $file }
keys-hint = Tapez le numéro ou le nom d’un choix ; ? pour l’aide, q pour quitter.
keys =
    un numéro    prendre ce choix
    un nom       de même, par le nom ou son début : une unité, un lieu, une action
    action nom   les deux, quand deux actions s’offrent pour la même chose
    ?            cette aide
    u            annuler votre dernière action, tant que rien n’a été lancé ni tiré depuis
    l            le récit de la partie
    m            la carte : pistes, position de chacun, pions en main
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
undone = Annulé : { $done }
standing-order = ne veut plus, ou veut de nouveau, qu’on lui demande : { $prompt }
standing-held = On ne vous demande plus :
standing-none = On vous demande tout. À une question que l’on peut décliner, d signifie : ne plus me la poser.
standing-set = On ne vous le demandera plus : { $prompt }. Tapez d pour voir ce qu’on ne vous demande plus.
standing-lifted = On vous le demandera de nouveau : { $prompt }.
left = La partie est conservée. Pour la reprendre : stavka play { $file }
kept-in = La partie est conservée dans { $file }

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
help-new = Commencer une partie et l’enregistrer.
help-new-out = le fichier à créer
help-new-force = écraser le fichier s’il existe
help-show = Montrer une partie : pistes, position de chacun, ce qui est demandé à qui.
help-show-side = telle que ce camp la voit ; à défaut, le camp qui doit agir
help-show-moment = au moment qui suit ce nombre d’actions
help-show-position = écrire la situation comme fichier de position, sans rien cacher
help-replay = Raconter une partie, action par action.
help-replay-since = à partir de cette action
help-replay-until = jusqu’à cette action
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
