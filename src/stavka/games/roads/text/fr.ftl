# Les mots que partagent les jeux de la famille Roads. La formation des identifiants et des variables est expliquée dans stavka/words.py.
# Un message du jeu lui-même passe avant. Chaque jeu y ajoute ce qui nomme ses marqueurs (`support-name`), leurs cases (`box-name`), ses phases
# (`phase-name`) et ses tours (`date`).

side-axis = l’Axe
side-soviet = l’URSS

## Pièces d’autres messages

weather-name = { $weather ->
        [fair] beau temps
        [mud] boue
       *[snow] neige
    }
ice-name = { $ice ->
        [rivers] rivières gelées
        [all] rivières et fleuves gelés
       *[open] cours d’eau libres
    }
sky-name = { $sky ->
        [overcast] ciel couvert
        [blizzard] blizzard
       *[clear] ciel dégagé
    }
# Le mouvement se compte en demi-points.
points-left = { $points ->
        [0] plus de PM
        [1] il reste ½ PM
        [2] il reste 1 PM
        [3] il reste 1½ PM
        [4] il reste 2 PM
        [5] il reste 2½ PM
        [6] il reste 3 PM
        [7] il reste 3½ PM
        [8] il reste 4 PM
        [9] il reste 4½ PM
        [10] il reste 5 PM
        [11] il reste 5½ PM
        [12] il reste 6 PM
        [13] il reste 6½ PM
        [14] il reste 7 PM
        [15] il reste 7½ PM
        [16] il reste 8 PM
       *[other] il reste des PM
    }
# L’exploitation aussi, en demi-unités.
exploit-left = { $left ->
        [1] encore une demi-unité
        [2] encore 1 unité
        [3] encore 1½ unité
        [4] encore 2 unités
        [5] encore 2½ unités
        [6] encore 3 unités
        [7] encore 3½ unités
        [8] encore 4 unités
        [9] encore 4½ unités
       *[other] encore 5 unités
    }
losses-told = { $attacker ->
        [0] aucune perte pour l’attaquant
       *[other] l’attaquant perd { $attacker } pas
    }, { $defender ->
        [0] aucune pour le défenseur
       *[other] le défenseur { $defender }
    }
supports-left = encore { $left }
the-side = { $sideId ->
        [axis] de l’Axe
       *[soviet] soviétique
    }

## Le récit : tours, Supports, unités

note-turn = Tour { $turn }, { $name } : { date }.
note-player-turn = Tour du joueur { the-side }.
note-phase = { phase-name }.
note-supports = { box-name } : { $count ->
        [0] aucun marqueur tiré
        [1] un marqueur tiré
       *[other] { $count } marqueurs tirés
    }{ $diceCount ->
        [0] { "" }
       *[other] { "" } (dés { $dice })
    }{ $supports ->
        [none] .
       *[other] { " : " }{ $supports }.
    }
note-counts-on-hand = { $space } : attaque comptant sur un Support { the-side } encore caché.
note-taken-up = Un Support { the-side } va être déployé.
note-taken-from = Il vient de cette case : { box-name }.
note-support-spent = Support { the-side } dépensé ({ box-name }) : { support-name }.
note-support-paid = Support { the-side } remis dans la réserve ({ box-name }) : { support-name }.
note-support-used = { $space ->
        [none] Support { the-side } utilisé : { support-name }.
       *[other] { $space }, Support { the-side } utilisé : { support-name }.
    }
note-surprise = Attaque surprise depuis { $space } !
note-alarm = { $unit } se lève sur { $space }.
note-to-reserve = Vers la Réserve STAVKA : { $unit }.
note-eliminated = Unité éliminée{ $space ->
        [none] { "" }
       *[other] { "" } sur { $space }
    } : { $unit }.
note-arrived = Renfort : { $unit }, { $space }.
note-replacement-points = PR { $sideId ->
        [axis] de l’Axe
       *[soviet] soviétiques
    } : { $count }.
note-rebuilt = Remplacements : { $unit }, { $space }.

## Le récit : météo et ravitaillement

note-weather = Météo : { weather-name }, { ice-name }, { sky-name }{ $diceCount ->
        [0] .
       *[other] { "" } (dés { $dice }).
    }
note-hq-cut-off = QG sans ligne de ravitaillement, retiré de { $space } jusqu’à la phase de renforts : { $unit }.
note-out-of-supply = { $sideId ->
        [axis] Unités de l’Axe non ravitaillées
       *[soviet] Unités soviétiques non ravitaillées
    } : { $units }.
note-pontoon-laid = { $unit } lance un ponton vers { $space }.
note-pontoon-lifted = { $unit } relève son ponton.

## Le récit : les mouvements

note-moved = { $units } { $unitsCount ->
        [1] va
       *[other] vont
    } vers { $space }.
note-railed = Par le rail vers { $space } : { $unit }. Points ferroviaires restants : { $left }.

## Le récit : les combats

note-attack = { $sideId ->
        [axis] L’Axe attaque
       *[soviet] Les Soviétiques attaquent
    } { $space } ({ $defenders }) : { $units }.
note-defenders-cut-off = Non ravitaillé au début de l’attaque, { $space } : { $units }.
note-deployed = { $sideId ->
        [axis] Support de l’Axe
       *[soviet] Support soviétique
    } : { support-name }{ $unit ->
        [none] { $space ->
            [none] .
           *[other] , { $space }.
        }
       *[other] , avec { $unit }.
    }
note-marker-given-up = Support rendu à la place d’un pas : { support-name }.
note-odds = { $space } : { $attack } contre { $defence }, résolu à { $odds }.
note-attack-cancelled = { $space } : { $attack } contre { $defence }, moins de 1/2. L’attaque est annulée.
note-elite = Bonus d’élite : { $unit }.
note-armoured-attack = { $sideId ->
        [axis] L’Axe déclare
       *[soviet] Les Soviétiques déclarent
    } une attaque blindée.
note-combat = { $space } : dés { $dice }, résultat { $result }.
note-result-chosen = Résultat tactique choisi par l’unité d’élite { $sideId ->
        [axis] de l’Axe
       *[soviet] soviétique
    } : { $result }.
note-result = { $space } : { losses-told }. Résultats tactiques : attaquant { $attacking }, défenseur { $defending }.
note-engagement = Le combat continue sur { $space } : dés { $dice }, pertes { $result }.
note-held = { $sideId ->
        [axis] L’Axe reste
       *[soviet] Les Soviétiques restent
    } sur place { $steps ->
        [0] sans perte.
        [1] au prix d’un pas.
       *[other] au prix de { $steps } pas.
    }
note-reduced = { $unit } perd un pas : potentiel réduit.
note-kampfgruppe = { $unit } se forme sur { $space } avec les restes de { $victim }.
note-hiwis = Des Hiwis sont tirés : il ne reste rien de { $victim }.
note-retreated = { $unit } retraite vers { $space }.
note-reacted = { $unit } réagit et va vers { $space }.
note-advanced = { $unit } avance vers { $space }.
note-exploits = { $unit } peut exploiter.

## Ce qui est demandé

ask-pontoons-lift = Choisissez les pontons à relever avant la vérification du ravitaillement.
    .lift = Relever le ponton de
    .done = Laisser les autres
ask-pontoons = Choisissez les QG ravitaillés qui passent en mode ponton ; ils ne pourront plus bouger.
    .pontoon = Ponton de
    .done = Plus de ponton
ask-pontoon-side = Choisissez l’hex où mène le ponton : { $unit }.
    .to = Vers
ask-guests = Un QG allié peut ravitailler trois unités d’autres nations : choisissez-en une.
    .unit = Ravitailler
ask-deploy-from = Choisissez la case d’où vient le Support : { support-name }.
    .box = Depuis
ask-deploy-where = Choisissez où placer le Support : { support-name }.
    .unit = Avec
    .to = Sur
    .play = Jouer
ask-give = Choisissez le Support qui paie : { supports-left }.
    .give = Payer avec
ask-surprise-move = Avant l’attaque surprise, on peut avancer d’un hex : { $units }.
    .to = Aller vers
    .stay = Attaquer d’ici
ask-surprise-attack = Choisissez l’hex à surprendre : { $units } { $unitsCount ->
        [1] attaque.
       *[other] attaquent.
    }
    .done = Pas d’attaque
ask-move-unit = Choisissez la prochaine unité à déplacer.
    .unit = Déplacer
    .train = Par le rail
    .done = Finir les mouvements
ask-exploit-unit = Choisissez la prochaine unité en exploitation à déplacer.
    .unit = Déplacer
    .done = Finir les mouvements d’exploitation
ask-move = Déplacez { $units } : { points-left }.
    .to = Aller vers
    .join = Emmener
    .stop = S’arrêter ici
ask-rail = Choisissez où { $unit } descend du train.
    .to = Par le rail vers
    .stop = Rester
ask-combat = Choisissez le prochain hex à attaquer.
    .done = Finir les combats
ask-attackers = Choisissez les unités qui attaquent { $space }{ $unitsCount ->
        [0] .
       *[other] { " ; déjà engagé : " }{ $units }.
    }
    .all = Toutes celles qui le peuvent
    .resolve = Attaquer
ask-intervene = { $space } est attaqué : jouer un Support en main ?
    .play = Jouer
    .decline = Rien
ask-combat-supports = Choisissez les Supports à utiliser dans le combat sur { $space }, un seul par classe.
    .done = Plus de Supports
ask-declare = Combat sur { $space } : déclarez un bonus d’élite, l’attaquant aussi une attaque blindée. Qui aide ainsi prend la première perte.
    .elite = Bonus d’élite avec
    .armoured = Attaque blindée
    .hourra = Hourra, un pas contre une exploitation de plus
    .done = Continuer
ask-choose-result = Votre unité d’élite, { $space } : gardez { $rolled } ou prenez un autre résultat tactique.
    .result = Prendre
ask-river-or-ground = Qu’est-ce qui freine l’attaquant sur { $space } : le fleuve ou le terrain ?
    .choose = Compter
ask-hold-or-retreat = { $space } : { $result ->
        [AR] retraiter d’un hex, ou rester et perdre 2 pas ?
        [S] retraiter d’un hex, ou rester et perdre un pas ?
       *[F] rester, ou perdre un pas et retraiter d’un hex ?
    }
ask-loss = Choisissez l’unité qui perd le prochain pas : { $due ->
        [1] un seul à répartir.
       *[other] { $due } à répartir.
    }
    .spare = Rendre à la place
ask-loss-first = Qui a donné l’avantage paie d’abord. Choisissez l’unité qui perd le premier pas : { $due ->
        [1] un seul à répartir.
       *[other] { $due } à répartir.
    }
    .spare = Rendre à la place
ask-kampfgruppe = { $unit } disparaît sur { $space }. Former un Kampfgruppe avec ses restes ?
    .done = Pas de Kampfgruppe
ask-retreat-unit = Choisissez la prochaine unité à retraiter : { $hexes ->
        [1] 1 hex.
       *[other] { $hexes } hex.
    }
    .unit = Retraiter
ask-retreat = Choisissez où { $unit } retraite : { $left ->
        [0] pas de place ici, on peut continuer.
        [1] encore un hex.
       *[other] encore { $left } hex.
    }
    .to = Retraiter vers
    .stop = Rester, trop nombreux
ask-react-unit = { $space } est attaqué : choisissez une unité proche qui réagit avec la moitié de ses PM.
    .unit = Réagir avec
    .done = Pas de réaction
ask-react = Choisissez où va { $unit } pour aider { $space }.
    .to = Aller vers
ask-advance = Choisissez la prochaine unité à avancer vers { $space }.
    .advance = Avancer
    .done = Finir l’avance
ask-defenders-advance = Les attaquants sont partis : choisissez un défenseur à avancer dans leur hex.
    .advance = Avancer
    .done = Rester
ask-advance-to = Choisissez l’hex où avance { $unit }.
    .to = Avancer vers
ask-exploit = Choisissez les unités mises en exploitation : { exploit-left }.
    .mark = Mettre en exploitation
    .done = C’est tout
ask-overstacked = Trop d’unités sur { $space } : choisissez celle à éliminer.
    .lose = Éliminer
ask-arrivals = Choisissez le prochain renfort.
    .unit = Faire entrer
ask-arrival = Choisissez où arrive { $unit }.
    .to = Placer sur
    .reserve = Réserve STAVKA
    .wait = Au prochain tour
ask-rebuilt-where = Choisissez où se reconstruit { $unit }.
    .to = Placer sur

## Où nous en sommes

step-supply-phase = { $sideId ->
        [axis] Ravitaillement de l’Axe
       *[soviet] Ravitaillement soviétique
    }
step-set-up = Mise en place
step-turn = Tour { $turn }, { $name }
step-supports = { $sideId ->
        [axis] Supports de l’Axe
       *[soviet] Supports soviétiques
    }
step-place = Placement d’un marqueur
step-surprise-attack = Attaque surprise
step-movement = { $sideId ->
        [axis] Mouvement de l’Axe
       *[soviet] Mouvement soviétique
    }
step-exploitation-movement = Exploitation : mouvement
step-move = { $units }
step-rail-move = { $unit } par le rail
step-combats = { $sideId ->
        [axis] Combats de l’Axe
       *[soviet] Combats soviétiques
    }
step-exploitation-combats = Exploitation : combats
step-gather = Contre { $space }
step-combat = Combat sur { $space }
step-losses = { $sideId ->
        [axis] Pertes de l’Axe
       *[soviet] Pertes soviétiques
    }
step-retreat = { $sideId ->
        [axis] Retraite de l’Axe
       *[soviet] Retraite soviétique
    }
step-retreat-unit = { $unit }
step-react = { $sideId ->
        [axis] Réaction de l’Axe
       *[soviet] Réaction soviétique
    }
step-advance = Avance vers { $space }
step-defenders-advance = Avance des défenseurs
step-exploit = Marqueurs exploitation
step-reinforcement-phase = { $sideId ->
        [axis] Renforts de l’Axe
       *[soviet] Renforts soviétiques
    }
step-arrivals = Arrivées
step-rebuild = Remplacements

## Ce qui peut se faire

verb-unit = Choisir
verb-to = Vers
verb-stop = S’arrêter
verb-done = Terminé
verb-join = Emmener
verb-train = Par le rail
verb-lift = Relever
verb-pontoon = Mode ponton
verb-attack = Attaquer
verb-add = Ajouter
verb-all = Toutes
verb-resolve = Attaquer
verb-use = Utiliser
verb-elite = Bonus d’élite
verb-armoured = Attaque blindée
verb-hourra = Hourra !
verb-result = Prendre
verb-choose = Choisir
verb-hold = Rester
verb-retreat = Retraiter
verb-lose = Perdre un pas
verb-spare = Rendre
verb-make = Kampfgruppe
verb-advance = Avancer
verb-mark = Exploiter
verb-box = Case
verb-decline = Rien
verb-enter = Mettre en réserve
verb-give = Donner
verb-go = Continuer
verb-launch = Lancer
verb-place = Placer
verb-play = Jouer
verb-rebuild = Reconstruire
verb-recall = Rappeler
verb-reserve = Mettre en réserve
verb-roll = Lancer le dé
verb-stay = Rester
verb-take = Prendre

choice-river = le fleuve
choice-ground = le terrain
choice-axis = la case de l’Axe
choice- = aucun résultat
choice-AR = AR : retraiter ou perdre 2 pas
choice-D1 = D1 : un pas ennemi de plus
choice-Eng = Eng : une seconde série de pertes
choice-E = E : une unité exploite
choice-E2 = E2 : deux unités exploitent
choice-E3 = E3 : trois unités exploitent
choice-R = R : réaction
choice-F = F : repli, ou rester
choice-S = S : tenir à un prix, ou retraiter
choice-DR = DR : retraite d’un hex
choice-DR2 = DR2 : retraite de 2 hex
choice-DR3 = DR3 : retraite de 3 hex

choice-standing-rebuild = les points de remplacement, et les Supports qui aident à reconstruire
choice-standing-intervene = un Support en main quand vous êtes attaqué

## Pourquoi non

why-lake = { $space } est sous l’eau : { $unit } ne peut pas y aller.
why-out-of-play = { $space } est hors jeu : { $unit } ne peut pas y aller.
why-enemy = L’ennemi tient { $space } : { $unit } ne peut pas y aller.
why-may-not-end = { $unit } peut traverser { $space }, mais pas y finir son mouvement.
why-farther-from-hq = Une unité non ravitaillée ne s’éloigne pas du QG le plus proche : { $unit } ne peut pas aller vers { $space }.
why-too-far = { $space } est hors de portée : { $unit }.
why-not-here = { $unit } n’est pas une de vos unités sur la carte.
why-moved-before = { $unit } a déjà bougé.
why-fixed = { $unit } ne peut pas bouger dans cette phase.
why-no-train = Aucune voie ferrée ouverte, reliée à une source de ravitaillement, ne mène plus loin : { $unit }.
why-no-step = { $unit } n’a aucun hex où aller.
why-attacked-before = { $space } a déjà été attaqué dans cette phase.
why-nobody-there = Il n’y a pas d’ennemi sur { $space }.
why-no-attacker = Aucune unité encore libre d’attaquer n’est adjacente à { $space }.
why-too-weak = Le rapport contre { $space } est inférieur à 1/2, même avec tous les Supports.
why-hq-never-attacks = Un QG n’attaque jamais : { $unit } ne se bat pas pour { $space }.
why-fought-before = { $unit } a déjà attaqué dans cette phase, et ne peut pas se joindre à l’attaque sur { $space }.
why-not-next-to = { $space } n’est pas adjacent : { $unit }.
why-nations-apart = Deux alliés différents de l’Axe n’attaquent jamais ensemble : { $unit } ne peut pas se joindre à l’attaque sur { $space }.
why-not-alone = Un allié majoritaire attaque en autonomie, et l’a déjà fait ce tour-ci : il ne peut pas attaquer { $space } ainsi.
why-not-exploiting = { $unit } n’a pas de marqueur exploitation, et ne peut pas se joindre à l’attaque sur { $space }.
why-river-in-mud = Dans la boue, { $unit } ne peut pas attaquer { $space } à travers le cours d’eau.
why-not-away = { $space } n’éloigne pas { $unit } du point de départ de sa retraite.
why-better-retreat = { $unit } ne peut pas retraiter vers { $space } : un autre hex est plus loin de l’ennemi, plus près des secours, ou moins encombré.

## Comment cela finit

ended-soviet-decisive = Victoire décisive de { $winners }.
ended-soviet-marginal = Victoire marginale de { $winners }.
ended-axis-decisive = Victoire décisive de { $winners }.
ended-axis-marginal = Victoire marginale de { $winners }.
ended-draw = Partie nulle entre { $winners }.
ending-soviet-decisive = victoire décisive soviétique
ending-soviet-marginal = victoire marginale soviétique
ending-axis-decisive = victoire décisive de l’Axe
ending-axis-marginal = victoire marginale de l’Axe
ending-draw = partie nulle

## Ce qui est sur la table

mark-reduced = potentiel réduit
mark-out-of-supply = non ravitaillée
mark-exploiting = en exploitation
mark-pontoon = en mode ponton
mark-moved = a bougé
mark-fought = a combattu
mark-elite = élite
mark-black = attaque sur fond noir
mark-black-white = attaque sur fond noir et blanc
mark-used = utilisé
mark-supply-axis = source de ravitaillement de l’Axe
mark-supply-soviet = source de ravitaillement soviétique
mark-supply-soviet-later = source de ravitaillement soviétique à partir du tour { $count }
mark-red-star = étoile rouge
mark-airfield = aérodrome

track-weather = météo
track-sky = ciel
track-turn = tour
track-rail = points ferroviaires
track-replacements = PR

place-waiting = à venir
place-reserve = Réserve STAVKA
place-kampfgruppen = Kampfgruppen
place-eliminated = unités éliminées
place-axis = Supports de l’Axe
place-played-axis = joués par l’Axe
place-played-soviet = joués par les Soviétiques

kind-clear = terrain clair
kind-village = village
kind-city = ville
kind-major = ville majeure
kind-forest = forêt
kind-marsh = marais
kind-lake = lac
kind-sea = mer

kind-german-infantry-division = division d’infanterie allemande
kind-german-panzer-division = Panzer division
kind-german-security-division = division de sécurité allemande
kind-german-luftwaffe-field-division = division de campagne de la Luftwaffe
kind-german-infantry-kg = Kampfgruppe d’infanterie
kind-german-armoured-kg = Kampfgruppe blindé
kind-german-hq = QG allemand
kind-romanian-infantry-division = division d’infanterie roumaine
kind-romanian-cavalry-division = division de cavalerie roumaine
kind-romanian-armoured-division = division blindée roumaine
kind-romanian-hq = QG roumain
kind-hungarian-armoured-division = division blindée hongroise
kind-hungarian-hq = QG hongrois
kind-soviet-guards-cavalry-corps = corps de cavalerie de la Garde
kind-soviet-tank-corps = corps blindé soviétique
kind-soviet-guards-tank-corps = corps blindé de la Garde
kind-soviet-mechanised-corps = corps mécanisé soviétique
kind-soviet-guards-mechanised-corps = corps mécanisé de la Garde
kind-soviet-hq = QG soviétique

nation-german = All.
nation-romanian = Roum.
nation-hungarian = Hong.
nation-soviet = Sov.

factor-attack = attaque
factor-defence = défense
factor-movement = points de mouvement
factor-radius = rayon de commandement

sign-clear = ·
sign-village = ▫
sign-city = ▪
sign-major = ■
sign-forest = ♣
sign-marsh = ≈
sign-out-of-supply = !
sign-exploiting = »
sign-pontoon = =
sign-moved = →
sign-fought = ×
sign-elite = ◆
sign-supply-axis = ⊕
sign-supply-soviet = ⊛

## Dés et tirages

roll-weather = météo
roll-support = tirage d’un Support
roll-supports = acquisition de Supports
roll-stalin = Staline
roll-combat = combat
roll-engagement = engagement
roll-kampfgruppe = tirage d’un Kampfgruppe

modifier-attack-river = à travers une rivière
modifier-attack-major-river = à travers un fleuve
modifier-attack-bridge = par un pont sur un fleuve
modifier-defence-village = village
modifier-defence-city = ville
modifier-defence-major = ville majeure
modifier-defence-forest = forêt
modifier-defence-marsh = marais
modifier-defence-frozen-river = derrière une rivière gelée
modifier-attack-unsupplied = attaquants non ravitaillés
modifier-defence-unsupplied = défenseurs non ravitaillés

chances-losses = pas perdus
chances-attacker = pour l’attaquant
chances-defender = pour le défenseur
chances-attacker-elite = pour l’attaquant, avec une unité d’élite

result-none = rien de plus
result-AR = l’attaquant retraite d’un hex ou perd 2 pas
result-D1 = le défenseur perd un pas de plus
result-Eng = on relance les dés, pour les pertes seulement
result-E = une unité peut exploiter
result-E2 = deux unités peuvent exploiter
result-E3 = trois unités peuvent exploiter
result-E4 = quatre unités peuvent exploiter
result-E5 = cinq unités peuvent exploiter
result-R = une unité proche du défenseur peut bouger
result-F = le défenseur reste, ou perd un pas et retraite d’un hex
result-S = le défenseur perd un pas, ou retraite d’un hex
result-DR = le défenseur retraite d’un hex
result-DR2 = le défenseur retraite de 2 hex
result-DR3 = le défenseur retraite de 3 hex

## Calques

overlay-supply-axis = Ravitaillement : Axe
overlay-supply-soviet = Ravitaillement : URSS
overlay-control-axis = Contrôle : Axe
overlay-control-soviet = Contrôle : URSS
overlay-rail-axis = Voies ferrées ouvertes à l’Axe
overlay-command-of = Rayon de commandement
overlay-reach-of = Coût du mouvement
overlay-retreat-of = Chemins de retraite

## La carte imprimée

border-bridge = pont
border-ferry = bac
legend-factor-black = compte pour une attaque blindée
legend-factor-black-white = aide une attaque blindée
legend-factor-ring = rayon de commandement
legend-elite = élite

## Ce qui ne va pas dans une position

error-stacking-shared = des unités de l’Axe et de l’URSS sont ensemble en { $hex } (7.1.7)
error-stacking-limit = il y a trop d’unités en { $hex } (1.11)
error-no-hexes = scenarios.toml : « { $where } » nomme les hex « { $name } », que la carte n’a pas
error-no-turn = le tour « { $turn } » n’est pas au calendrier
error-no-unit = il n’y a pas d’unité ni de division « { $name } »
error-in-pieces = board.toml : { $name ->
       *[land] la terre n’est pas d’un seul tenant
    }
error-in-water = « { $what } » est dans l’eau
error-setup-control = mise en place : des unités sont en { $hex }, qui n’est pas à elles
error-setup-supply = mise en place : « { $name } » n’est pas ravitaillé (4)
error-reduced-marks = un pion qui n’a qu’un pas est réduit (1.3.2)
error-no-such-turn = il n’y a pas de tour { $turn } (2)
error-hex-owner = chaque hex a un seul maître (1.10)
error-hex-control = un camp se tient là où l’autre a le contrôle (1.10)
error-out-of-map = des unités sont hors de la carte du scénario (2)
error-marker-count = il y a trop de marqueurs « { $name } » (5.1)

## La réserve

ask-release = Choisissez l’unité qui quitte la réserve (reste { $left }).
    .unit = Libérer
    .done = C’est tout
ask-release-place = Choisissez où apparaît { $unit }.
    .to = Placer sur
note-from-reserve = De la réserve : { $unit }, { $space }.
step-release = Libération de réserves

## Renforts et replis

note-hq-returned = QG de retour : { $unit }, { $space }.
note-upgraded = Amélioration : { $victim } devient { $unit }.
note-withdrawn = Unité repliée : { $unit }.
note-no-more-replacements = Repli impossible : plus aucun PR pour { $sideId ->
        [axis] l’Axe.
       *[soviet] les Soviétiques.
    }
ask-hq-back = Choisissez le prochain QG à replacer.
    .unit = Replacer
ask-hq-returns = Choisissez la ville où revient { $unit }.
    .to = Placer sur
ask-send-on = { $unit } est là : l’envoyer plus loin par le rail ?
    .go = Par le rail
    .done = Rester
ask-withdraw = Choisissez l’unité à replier pour de bon (reste { $left }).
step-withdraw = Replis
