# Les mots d’A Victory Lost. La formation des identifiants et des variables est expliquée dans stavka/words.py.
# Les messages sans préfixe connu servent de pièces aux autres et en partagent les variables.

game-title = A Victory Lost
game-blurb = Hiver 1942. Les Soviétiques déferlent du Don vers l’ouest pour couper la retraite à tout ce qui fuit le Caucase ; Manstein sauve ce qu’il peut, puis contre-attaque.
scenario-campaign = Crise en Ukraine, du 17 décembre 1942 au 16 mars 1943

option-soviet-mech-vp = Aide aux Soviétiques : une unité mécanisée allemande éliminée vaut 5 PV au lieu de 3 (15.0.1)
option-soviet-administrative-movement = Aide aux Soviétiques : 1 PM de plus pour qui se déplace hors de toute ZDC ennemie (15.0.1)
option-late-1pza = Aide aux Soviétiques : la 1re armée de Panzer n’arrive qu’au tour 5 (15.0.1)
option-early-manstein = Aide à l’Axe : les pions Manstein peuvent aller dans le sac dès le tour de leur arrivée (15.0.2)
option-soviet-precommit = Aide à l’Axe : les Soviétiques sélectionnent leurs pions un tour en avance (15.0.2)
option-free-axis-chit = Aide à l’Axe : un pion est joué sans tirage au tour 1 (15.0.2)
option-free-setup = Installation : chaque unité sur un symbole de sa couleur et de son type, au choix (3.0)
option-hexside-crossing = Fleuves : franchis seulement par le côté d’hex où commence le mouvement (8.1.3)
choice-off = non
choice-on = oui

side-axis = l’Axe
side-soviet = l’URSS

## Pièces d’autres messages

chit-name = { $chit ->
        [Manstein-1] Manstein
        [Manstein-2] Manstein
       *[other] { $chit }
    }
combat-result = { $attacker ->
        [0] { $defender ->
            [0] { $retreat ->
                [0] aucun effet
               *[other] { retreat-of }
            }
           *[other] le défenseur perd { $defender } pas{ $retreat ->
                [0] { "" }
               *[other] , puis { retreat-of }
            }
        }
       *[other] l’attaquant perd { $attacker } pas
    }
retreat-of = { $retreat ->
        [1] retraite d’un hex
       *[other] retraite de { $retreat } hex
    }
date = { $turn ->
        [1] du 17 au 26 décembre 1942
        [2] du 27 décembre 1942 au 5 janvier 1943
        [3] du 6 au 15 janvier 1943
        [4] du 16 au 25 janvier 1943
        [5] du 26 janvier au 4 février 1943
        [6] du 5 au 14 février 1943
        [7] du 15 au 24 février 1943
        [8] du 25 février au 6 mars 1943
       *[9] du 7 au 16 mars 1943
    }
movement-points = il reste { $points } PM
chits-left = { $left ->
        [1] encore un
       *[other] encore { $left }
    }

## Le récit : le tour et ses pions

note-turn = Tour { $turn }, { date }.
note-chits-picked = { $chits ->
        [none] Les Soviétiques choisissent en secret leurs pions de commandement pour toute la partie.
       *[other] Les Soviétiques choisissent, outre STAVKA, leurs pions de commandement pour toute la partie : { $chits }.
    }
note-plan-lost = { $count ->
        [1] Un pion prévu par le Soviétique a disparu avec son QG.
       *[other] { $count } pions prévus par le Soviétique ont disparu avec leurs QG.
    }
note-chits-selected = { $sideId ->
        [axis] L’Axe met
       *[soviet] Les Soviétiques mettent
    } { $count ->
        [1] un pion
       *[other] { $count } pions
    } dans le sac{ $chits ->
        [none] .
       *[other] { " : " }{ $chits }.
    }
note-chits-received = { $chitsCount ->
        [one] Nouveau pion de l’Axe
       *[other] Nouveaux pions de l’Axe
    } : { $chits ->
        [Manstein-1] Manstein
        [Manstein-2] Manstein
       *[other] { $chits }
    }.
note-drawn = Pion tiré, { $sideId ->
        [axis] Axe
       *[soviet] URSS
    } : { chit-name }.
note-activated = QG activés : { $units }.
note-no-hq = { chit-name } n’a pas de QG en jeu : personne n’est activé.
note-manstein-refused = L’Axe remet { chit-name } dans le sac.

## Le récit : mouvements et combats

note-moved = { $unit } se déplace vers { $space }.
note-overrun = { $unit } écrase un QG sur { $space } : { $victim }.
note-attack = { $sideId ->
        [axis] L’Axe attaque
       *[soviet] Les Soviétiques attaquent
    } { $space } ({ $defenders }) : { $units }.
note-combat = { $space } : { $attack } contre { $defence }, { $odds } terrain compris, dé { $die }, résultat { $result } : { combat-result }.
note-reduced = { $unit } perd un pas : potentiel réduit.
note-eliminated = Unité éliminée : { $unit }{ $points ->
        [0] .
       *[other] { "" } ({ $points } PV). Axe { $axis }, URSS { $soviet }.
    }
note-retreated = { $unit } retraite vers { $space }.
note-advanced = { $unit } avance vers { $space }.
note-captured = { $sideId ->
        [axis] L’Axe reprend
       *[soviet] Les Soviétiques prennent
    } { $space }. Points de victoire : Axe { $axis }, URSS { $soviet }.

## Le récit : QG, ravitaillement, renforts

note-hq-alone = Le QG a perdu toutes les unités de sa pile : { $unit }.
note-repositioned = QG repositionné sur { $space } : { $unit }.
note-returns = QG sans place où se repositionner, de retour par le rail au tour { $turn } : { $unit }.
note-hq-removed = QG retiré du jeu avec son pion de commandement{ $pile ->
        [bag] { "" } (qui était dans le sac)
        [pool] { "" } (qui n’était pas dans le sac)
       *[none] { "" }
    } : { $unit }.
note-unsupplied = Non ravitaillé : { $units }.
note-isolated = Isolé : { $units }.
note-resupplied = De nouveau ravitaillé : { $units }.
note-boxed = { $unit } attend dans la zone de renfort { $box }.
note-placed = Renfort par le rail : { $unit }, { $space }.

## Le récit : la fin

note-cut-off-at-end = Sans ravitaillement à la fin, compté comme éliminé : { $units }.
note-game-over = Points de victoire : Axe { $axis }, URSS { $soviet }. { $sidesCount ->
        [0] Partie nulle.
       *[other] Victoire de { $sides }.
    }

## Ce qui est demandé

ask-deploy-unit = Choisissez la prochaine unité à installer, sur un symbole de sa couleur.
    .unit = Installer
    .done = Installer le reste comme prévu
ask-deploy = Choisissez l’hex de départ : { $unit }.
    .to = Installer sur
ask-pick-chits = Choisissez les pions que vous aurez, outre STAVKA, pendant toute la partie : { chits-left }.
    .chit = Choisir
ask-select-chits = Sélectionnez les pions à mettre dans le sac pour ce tour : { chits-left }.
    .chit = Mettre dans le sac
ask-plan-chits = Sélectionnez les pions à mettre dans le sac au prochain tour : { chits-left }.
    .chit = Noter pour le prochain tour
ask-special-combat = Choisissez le QG dont les unités combattent avant le premier tirage, sans se déplacer.
    .hq = Faire combattre les unités de
    .done = Pas de combat spécial
ask-free-chit = Choisissez le pion à jouer tout de suite, sans tirage.
    .chit = Jouer
ask-manstein = Choisissez le QG que Manstein active.
    .hq = Activer
    .refuse = Remettre Manstein dans le sac
ask-move-unit = Choisissez la prochaine unité à déplacer.
    .unit = Déplacer
    .done = Finir les mouvements
ask-move = Déplacez { $unit } : { movement-points }.
    .to = Aller vers
    .stop = S’arrêter ici
ask-enter = Choisissez l’hex d’entrée sur la carte pour { $unit } : { movement-points }.
    .to = Entrer par
ask-combat = Choisissez le prochain hex à attaquer.
    .done = Finir les combats
ask-attackers = Choisissez les unités qui attaquent { $space }{ $unitsCount ->
        [0] .
       *[other] { " ; déjà engagé : " }{ $units }.
    }
    .resolve = Attaquer : lancer le dé
ask-loss = Choisissez l’unité qui perd le prochain pas : { $due ->
        [1] un seul à répartir.
       *[other] { $due } à répartir.
    }
ask-retreat-unit = Choisissez la prochaine unité à retraiter depuis { $space }.
    .unit = Retraiter
ask-retreat = Choisissez où { $unit } retraite : { $left ->
        [1] encore un hex.
       *[other] encore { $left } hex.
    }
    .to = Retraiter vers
ask-retreat-hq = Choisissez les unités que le QG suit dans leur retraite : { $unit }.
    .to = Suivre vers
ask-advance-unit = Choisissez la prochaine unité à avancer après combat vers { $space }.
    .unit = Avancer
    .done = Finir l’avance
ask-advance = Choisissez où { $unit } finit son avance : { $space }, ou un hex au-delà.
    .to = Avancer vers
ask-reposition-hq = Choisissez le prochain QG non ravitaillé à repositionner.
    .hq = Repositionner
ask-reposition = Choisissez où repositionner le QG retiré de { $space } : { $unit }.
    .to = Repositionner sur
ask-place-unit = Choisissez le prochain renfort à placer.
    .unit = Placer
ask-place = Choisissez l’hex de voie ferrée où arrive { $unit }.
    .to = Placer sur

## Où nous en sommes

step-turn = Tour { $turn }, { date }
step-deploy = { $sideId ->
        [axis] Installation de l’Axe
       *[soviet] Installation soviétique
    }
step-pick-chits = Pions soviétiques de la partie
step-select-chits = Sélection des pions
step-special-combat = Combat spécial
step-free-chit = Un pion sans tirage
step-activations = Activation
step-activated = { $unitsCount ->
        [one] { $units }
       *[other] STAVKA
    }
step-manstein = Manstein
step-movement = Mouvement
step-move = { $unit }
step-combats = Combat
step-combat = Attaque sur { $space }
step-losses = { $sideId ->
        [axis] Pertes de l’Axe
       *[soviet] Pertes soviétiques
    }
step-retreat = Retraite depuis { $space }
step-retreat-unit = { $unit }
step-advance = Avance vers { $space }
step-reposition = Repositionnement, { $unit }
step-supply = Ravitaillement
step-reinforcements = { $sideId ->
        [axis] Renforts de l’Axe
       *[soviet] Renforts soviétiques
    }
step-hq-removal = Retrait des QG
step-sudden-death = Mort subite

## Ce qui peut se faire

verb-unit = Choisir
verb-to = Vers
verb-stop = S’arrêter
verb-done = Terminé
verb-chit = Choisir
verb-historical = Prendre le prochain pion historique
verb-hq = Choisir
verb-refuse = Refuser
verb-attack = Attaquer
verb-add = Ajouter
verb-resolve = Lancer le dé
verb-lose = Perdre un pas

## Pourquoi non

why-no-hex = On ne peut pas entrer sur { $space } : de l’eau, le bord de la carte ou un côté d’hex infranchissable.
why-pocket = { $space } est dans la poche de Stalingrad, interdite à tous jusqu’à la fin du tour 4.
why-enemy = L’ennemi tient { $space }.
why-enemy-zone = { $space } est dans une ZDC ennemie.
why-stacking = Il n’y a pas de place sur { $space } : deux unités de combat et un QG par hex, et jamais deux alliés différents de l’Axe ensemble.
why-too-far = { $space } est hors de portée.
why-hq-cannot-overrun = Un QG n’écrase personne : { $unit } ne peut pas entrer sur { $space }.
why-not-an-entry = { $unit } ne peut pas entrer sur la carte par { $space } : cet hex ne touche pas sa zone de renfort, ou coûte trop de PM.
why-river-in-zones = On ne franchit pas un fleuve d’une ZDC ennemie à une autre : { $unit } ne peut pas aller vers { $space }.
why-not-by-the-river = Départ loin de ce fleuve : { $unit } ne peut pas le franchir sans pont vers { $space }.
why-crossing-first = { $unit } ne peut pas aller vers { $space } : selon l’option de cette partie, un fleuve sans pont se franchit dès le premier hex, ou pas du tout.
why-attacked-before = { $space } a déjà subi une attaque dans cette séquence de combat.
why-hq-alone = Un QG est seul sur { $space } : on l’écrase, on ne l’attaque pas.
why-nobody-there = Il n’y a pas d’unité ennemie sur { $space }.
why-no-attacker = Aucune unité activée qui n’ait pas encore combattu n’est adjacente à { $space }.
why-not-across = Un côté d’hex infranchissable sépare { $space } des unités activées voisines : on n’attaque pas au travers.
why-too-weak = Le rapport de force contre { $space } est inférieur à 1-1 : l’attaque est impossible.
why-not-next-to = { $space } n’est pas adjacent : { $unit } retraite hex par hex.
why-been-there = { $unit } a déjà traversé { $space } dans cette retraite.
why-better-retreat = { $unit } ne peut pas retraiter vers { $space } : un autre chemin traverse moins de ZDC ennemies, rapproche du ravitaillement ou respecte l’empilement.
why-hq-follows = Un QG n’avance que là où sont allées des unités de sa pile : { $unit } ne peut pas aller vers { $space }.
why-one-hex-only = { $unit } n’est pas une unité mécanisée : pas d’avance au-delà de l’hex attaqué, vers { $space }.
why-river-ends-advance = { $unit } ne peut pas avancer vers { $space } : un fleuve sans pont arrête l’avance, et ne se franchit pas au second hex.
why-too-near = { $space } est trop près : un QG se repositionne à 4 hex au moins.
why-not-to-the-rear = { $space } n’est pas plus proche d’une source de ravitaillement amie.
why-no-line = Aucune ligne de ravitaillement ne peut être tracée depuis { $space }.
why-too-far-back = Un hex plus proche que { $space } est ouvert : { $unit } doit aller le moins loin possible.
why-no-rail = { $space } n’est pas sur une voie ferrée.
why-rail-cut = Aucune voie ferrée libre d’ennemis et de leurs ZDC ne relie { $space } à une source de ravitaillement amie.

## Comment cela finit

ended-sudden-death = Mort subite : 30 points de victoire d’avance. { $winnersCount ->
        [0] Personne ne gagne.
       *[other] Victoire de { $winners }.
    }
ended-last-turn = Le neuvième tour est terminé. { $winnersCount ->
        [0] Partie nulle.
       *[other] Victoire de { $winners }.
    }
ending-sudden-death = mort subite
ending-last-turn = tour 9

## Ce qui est sur la table

mark-reduced = potentiel réduit
mark-unsupplied = non ravitaillée
mark-isolated = isolée
mark-active = activée
mark-moved = a bougé
mark-fought = a combattu
mark-city = ville à { $count } PV
mark-supply-axis = source de ravitaillement de l’Axe
mark-supply-soviet = source de ravitaillement soviétique
mark-pocket = poche de Stalingrad

track-turn = tour
track-victory = points de victoire
track-axis-com = pions ce tour-ci

piece-chit-4PzA = 4e armée de Panzer
piece-chit-Hollidt = Détachement d’armée Hollidt
piece-chit-R3A = 3e armée roumaine
piece-chit-It8A = 8e armée italienne
piece-chit-H2A = 2e armée hongroise
piece-chit-F-Pico = Détachement Fretter-Pico
piece-chit-1PzA = 1re armée de Panzer
piece-chit-Kempf = Détachement d’armée Kempf
piece-chit-Manstein-1 = Manstein (1)
piece-chit-Manstein-2 = Manstein (2)
piece-chit-STAVKA = STAVKA
piece-chit-40A = 40e armée
piece-chit-6A = 6e armée
piece-chit-1GdA = 1re armée de la Garde
piece-chit-3GdA = 3e armée de la Garde
piece-chit-5TkA = 5e armée blindée
piece-chit-5ShA = 5e armée de choc
piece-chit-2GdA = 2e armée de la Garde
piece-chit-51A = 51e armée
piece-chit-28A = 28e armée
piece-chit-3TkA = 3e armée blindée
piece-chit-Popov = Groupe mobile Popov
piece-chit-69A = 69e armée

choice-4PzA = { piece-chit-4PzA }
choice-Hollidt = { piece-chit-Hollidt }
choice-R3A = { piece-chit-R3A }
choice-It8A = { piece-chit-It8A }
choice-H2A = { piece-chit-H2A }
choice-F-Pico = { piece-chit-F-Pico }
choice-1PzA = { piece-chit-1PzA }
choice-Kempf = { piece-chit-Kempf }
choice-Manstein-1 = { piece-chit-Manstein-1 }
choice-Manstein-2 = { piece-chit-Manstein-2 }
choice-STAVKA = { piece-chit-STAVKA }
choice-40A = { piece-chit-40A }
choice-6A = { piece-chit-6A }
choice-1GdA = { piece-chit-1GdA }
choice-3GdA = { piece-chit-3GdA }
choice-5TkA = { piece-chit-5TkA }
choice-5ShA = { piece-chit-5ShA }
choice-2GdA = { piece-chit-2GdA }
choice-51A = { piece-chit-51A }
choice-28A = { piece-chit-28A }
choice-3TkA = { piece-chit-3TkA }
choice-Popov = { piece-chit-Popov }
choice-69A = { piece-chit-69A }

place-waiting = à venir
place-1PzA = 1re armée de Panzer, à entrer
place-28A = 28e armée, à entrer
place-eliminated = éliminées
place-removed = QG hors jeu
place-bag = dans le sac
place-inactive = pions inactifs
place-played = pions utilisés
place-planned = notés pour le prochain tour
place-chosen = sélectionnés
place-next = sélectionnés pour le prochain tour

kind-german-infantry = infanterie allemande
kind-german-panzer = Panzer
kind-german-panzergrenadier = Panzergrenadier
kind-german-motorised = infanterie motorisée allemande
kind-german-mountain = troupes de montagne allemandes
kind-german-security = troupes de sécurité allemandes
kind-german-luftwaffe-field = troupes de campagne de la Luftwaffe
kind-german-alarm-group = groupe d’alarme allemand
kind-german-hq = QG allemand
kind-italian-infantry = infanterie italienne
kind-italian-alpine = troupes alpines italiennes
kind-italian-fast = troupes rapides italiennes
kind-italian-hq = QG italien
kind-hungarian-infantry = infanterie hongroise
kind-hungarian-armoured = blindés hongrois
kind-hungarian-hq = QG hongrois
kind-romanian-infantry = infanterie roumaine
kind-romanian-motorised = cavalerie motorisée roumaine
kind-romanian-hq = QG roumain
kind-soviet-rifle = fusiliers soviétiques
kind-soviet-guards-rifle = fusiliers soviétiques de la Garde
kind-soviet-tank = blindés soviétiques
kind-soviet-guards-tank = blindés soviétiques de la Garde
kind-soviet-mechanised = mécanisés soviétiques
kind-soviet-guards-mechanised = mécanisés soviétiques de la Garde
kind-soviet-cavalry = cavalerie soviétique
kind-soviet-guards-cavalry = cavalerie soviétique de la Garde
kind-soviet-hq = QG soviétique
kind-clear = terrain clair
kind-rough = terrain accidenté
kind-water = eau

nation-german = All.
nation-italian = It.
nation-hungarian = Hong.
nation-romanian = Roum.
nation-soviet = Sov.

factor-attack = attaque
factor-defence = défense
factor-combat = potentiel de combat
factor-movement = points de mouvement
factor-radius = rayon de commandement

border-minor = rivière
border-major = fleuve
border-major-Don = Don
border-major-Dnieper = Dniepr
border-major-Volga = Volga
border-major-Donets-lower = Donets
border-impassable = infranchissable

sign-clear = ·
sign-rough = ▲
sign-water = ≈
sign-city = ★
sign-supply-axis = ⊕
sign-supply-soviet = ⊛
sign-pocket = ▒
sign-isolated = ⊙
sign-active = •
sign-moved = →
sign-fought = ×

## Dés et tirages

roll-chit = tirage d’un pion
roll-combat = combat

modifier-attack-halved = attaquants divisés par deux : rivière, fleuve ou ravitaillement
modifier-defence-halved = défenseurs isolés, divisés par deux
modifier-rough = terrain accidenté, en colonnes
modifier-victory-city = ville à points de victoire, en colonnes

result-A1 = l’attaquant perd 1 pas
result-none = aucun effet
result-DR = le défenseur retraite de 1 hex
result-DR2 = le défenseur retraite de 2 hex
result-1DR = le défenseur perd 1 pas et retraite de 1 hex
result-1DR2 = le défenseur perd 1 pas et retraite de 2 hex
result-2DR2 = le défenseur perd 2 pas et retraite de 2 hex
result-3DR2 = le défenseur perd 3 pas et retraite de 2 hex
result-4DR2 = le défenseur perd 4 pas et retraite de 2 hex

## Calques

overlay-zones-axis = ZDC : Axe
overlay-zones-soviet = ZDC : URSS
overlay-supply-axis = Ravitaillement : Axe
overlay-supply-soviet = Ravitaillement : URSS
overlay-rail-axis = Voies ferrées ouvertes à l’Axe
overlay-rail-soviet = Voies ferrées ouvertes à l’URSS
overlay-command-of = Rayon de commandement
overlay-reach-of = Coût du mouvement
overlay-retreat-of = Chemins de retraite

## La carte imprimée

map-subtitle = Crise en Ukraine, de décembre 1942 à mars 1943
map-scale = Un hex fait environ 13 km, un tour environ dix jours.
border-bridge = pont sur un fleuve
border-entry = entrée de 1PzA et de 28A
line-sea-of-azov = Mer d’Azov
line-stalingrad-pocket = Poche de Stalingrad
line-dnieper = Dniepr
line-aidar = Aïdar
line-derkul = Derkoul
line-bystraya = Bystraïa
line-krasnaya = Krasnaïa
line-korocha-nezhegol = Korotcha, Nejegol
line-tikhaya-sosna = Tikhaïa Sosna
line-chernaya-kalitva = Tchernaïa Kalitva
line-bogucharka = Bogoutcharka
line-bityug = Bitioug
line-tolucheyevka = Toloutcheïevka
line-buzuluk = Bouzoulouk
line-ilovlya = Ilovlia
line-chir = Tchir
line-myshkova = Mychkova
line-aksai-yesaulovsky = Aksaï Iessaoulovski
line-manych = Manytch
line-tuzlov = Touzlov
line-mius = Mious
line-kalmius = Kalmious
line-yeya = Ieïa
line-molochnaya = Molotchnaïa
line-volchya = Voltchia
cell-turn-1 = 17–26 déc.
cell-turn-2 = 27 déc.–5 jan.
cell-turn-3 = 6–15 jan.
cell-turn-4 = 16–25 jan.
cell-turn-5 = 26 jan.–4 fév.
cell-turn-6 = 5–14 fév.
cell-turn-7 = 15–24 fév.
cell-turn-8 = 25 fév.–6 mars
cell-turn-9 = 7–16 mars

## Ce qui ne va pas dans les données

error-no-hq-of-chit = tables.toml : le pion de commandement « { $name } » n’a pas de QG
error-no-hq-of-box = board.toml : une zone de renfort n’a pas son QG, « { $name } »
error-turn-rows = tables.toml : les tours se numérotent de 1 au dernier
error-in-pieces = board.toml : { $name ->
        [land] la terre n’est pas d’un seul tenant
        [rail] le réseau ferré n’est pas d’un seul tenant
       *[road] le réseau routier n’est pas d’un seul tenant
    }
error-in-water = board.toml : « { $what } » est dans l’eau
error-source-off-rail = la source de ravitaillement { $hex } n’est sur aucune voie ferrée (11.1.1)
error-city-points = l’Axe commence avec les points de toutes les villes à points de victoire (3.0)
error-symbol = installation : pions et symboles ne s’accordent pas en { $hex } ({ $group }, { $kind }) (2.1.1)
error-setup-supply = installation : « { $name } » n’est pas ravitaillé (10.1.5)
error-setup-command = installation : « { $name } » ne commande personne (11.3)
error-setup-closed = installation : des pions sont en { $hex }, où nul ne peut entrer (13.0)

## Ce qui ne va pas dans une position

error-stacking-shared = des pions de l’Axe et de l’URSS sont ensemble en { $hex } (5.0.2)
error-stacking-limit = { $side } a trop d’unités de combat ou de QG en { $hex } (5.0.1)
error-stacking-nations = des alliés de deux nationalités sont ensemble en { $hex } (5.0.3)
error-not-activated = des unités bougent ou combattent sans avoir été activées (7.3)
error-activated-twice = deux activations sont en cours (7.2)
error-activated-others = une activation porte sur des unités de l’autre camp (7.3.1)
error-not-boxed = une pièce qui doit quitter sa case n’y est pas (11.2.2)
error-closed-hex = des pions sont dans l’eau ou dans la poche fermée (8.1.5, 13.0)
error-marked-off-map = une pièce hors de la carte porte un marqueur de ravitaillement (10.1.3)
error-isolated-marks = seules des unités de combat non ravitaillées sont isolées (10.1.3)
error-reduced-marks = un pion qui n’a qu’un pas est réduit (2.2.3)
error-no-such-turn = il n’y a pas de tour { $turn } (4.0)
error-city-owner = chaque ville à points de victoire a un seul maître (14.0.1)
error-points-below-zero = un camp a moins de 0 point de victoire (14.0.1)
error-chit-twice = le pion de commandement « { $name } » est inconnu, ou figure deux fois (7.1)
error-soviet-chits = l’URSS a STAVKA et cinq autres pions de commandement au plus (3.0)
error-pool-owner = des pions de commandement ennemis sont dans une réserve de { $side } (7.1)
