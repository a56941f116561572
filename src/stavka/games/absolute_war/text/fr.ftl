# Les mots d’Absolute War! La formation des identifiants et des variables est expliquée dans stavka/words.py.
# Les messages sans préfixe connu servent de pièces aux autres et en partagent les variables.

game-title = Absolute War!
game-blurb = De juin 1941 à mai 1945, toute la guerre à l’Est. Des armées et des Fronts en piles, des paquets de cartes qui ouvrent les offensives et tranchent les batailles, des tenailles, des poches, le Général Hiver, et une initiative qui change de mains.
scenario-short-campaign = La campagne courte (22 tours, de juin 1941 à décembre 1944)
    .about = De l’attaque surprise au dernier hiver. Le Soviétique gagne s’il a libéré tout son pays, à défaut l’Allemand s’il a encore ses six Cibles de guerre.
scenario-long-campaign = La campagne longue (26 tours, de juin 1941 à mai 1945)
    .about = La guerre entière. Si la campagne courte n’a rien tranché, on continue : le Soviétique doit prendre Berlin, l’Allemand garder ses deux sites de Production de guerre.
scenario-barbarossa = Barbarossa (5 tours, de juin 1941 à février 1942)
    .about = L’invasion et le premier hiver. L’Allemand gagne avec Moscou, ou avec Léningrad, Kiev et Kharkov ; le Soviétique s’il tient Moscou et Léningrad et a perdu moins de deux Cibles de guerre.
scenario-stalingrad = Stalingrad (5 tours, de juillet 1942 à avril 1943)
    .about = Le Plan Bleu et ses suites. L’Allemand gagne avec Stalingrad et Rostov, avec Moscou ou avec Bakou ; le Soviétique avec Stalingrad, Rostov et Kharkov.
scenario-kursk = Koursk (4 tours, de juillet 1943 à février 1944)
    .about = La dernière grande offensive allemande et la réponse soviétique. L’Allemand gagne avec Koursk et Kharkov, ou si ni Kharkov, ni Smolensk, ni Kiev ne sont soviétiques ; le Soviétique avec Kharkov et Smolensk, ou avec Kiev.

option-mode = Quel jeu
option-partisan-war = Guerre des partisans, avec ses marqueurs (23.1)
option-small-stacks = Petites piles et Forts ne prennent ni région ni case (23.2)
option-limited-markers = Marqueurs de combat limités : 16 avec l’Initiative de guerre, 12 sans (23.3)
option-extended-advance = Les piles qui n’ont pas combattu peuvent suivre (23.4)
option-fixed-initiative = L’Initiative de guerre est celle de la piste des tours (23.5)
option-moral-victory = Victoire morale par une carte Offensive (17.1)
option-solitaire = Solitaire : un seul joueur pour les deux camps (24)
choice-regular = jeu normal
choice-base = jeu de base, sans piles, ni événements, ni points de statut
choice-advanced = jeu avancé
choice-mode = selon le jeu choisi
choice-off = non
choice-on = oui

side-german = l’Allemagne
side-soviet = l’URSS

## Pièces d’autres messages

the-side = { $sideId ->
        [german] L’Allemand
       *[soviet] Le Soviétique
    }
of-side = { $sideId ->
        [german] de l’Allemagne
       *[soviet] de l’URSS
    }
of-other = { $sideId ->
        [german] de l’URSS
       *[soviet] de l’Allemagne
    }
date = { $turn ->
        [1] juin 1941
        [2] juillet et août 1941
        [3] septembre et octobre 1941
        [4] novembre et décembre 1941
        [5] janvier et février 1942
        [6] mars et avril 1942
        [7] mai et juin 1942
        [8] juillet et août 1942
        [9] septembre et octobre 1942
        [10] novembre et décembre 1942
        [11] janvier et février 1943
        [12] mars et avril 1943
        [13] mai et juin 1943
        [14] juillet et août 1943
        [15] septembre et octobre 1943
        [16] novembre et décembre 1943
        [17] janvier et février 1944
        [18] mars et avril 1944
        [19] mai et juin 1944
        [20] juillet et août 1944
        [21] septembre et octobre 1944
        [22] novembre et décembre 1944
        [23] janvier et février 1945
        [24] mars 1945
        [25] avril 1945
       *[26] mai 1945
    }
weather-name = { $weather ->
        [clear] temps clair
        [mud] boue
        [snow] neige
       *[general-winter] Général Hiver
    }
phase-name = { $phase ->
        [supply] Phase de Ravitaillement
        [cards] Phase des Cartes
        [movement] Phase de Mouvement
        [combat] Phase de Combat
        [reserve] Phase de Réserve
       *[objectives] Phase d’Objectif
    }
deck-name = { $deck ->
        [event] un Événement
       *[offensive] une Offensive
    }
event-name = { $event ->
        [surprise-attack] Attaque surprise
        [stalin-line] Ligne Staline
        [death-squads] Escadrons de la mort
        [pearl-harbor] Pearl Harbor
        [lend-lease-war-status-check] Prêt-bail et statut de guerre
        [soviet-industry-x2] Industrie soviétique
        [midway] Midway
        [stalins-order-227] Ordre n° 227 de Staline
        [operation-jubilee] Opération Jubilee
        [operation-lightfoot] Opération Lightfoot
        [german-industry] Industrie allemande
        [fall-of-tunisia] Chute de la Tunisie
        [operation-husky] Opération Husky
        [operation-avalanche] Opération Avalanche
        [hitlers-directive-53] Directive n° 53 de Hitler
        [operation-overlord] Opération Overlord
        [operation-cobra] Opération Cobra
        [manpower-crisis] Crise des effectifs
        [battle-of-the-bulge] Bataille des Ardennes
        [yalta-conference] Conférence de Yalta
        [operation-varsity] Opération Varsity
        [operation-grapeshot] Opération Grapeshot
       *[ve-day] Jour de la Victoire
    }
# Ce qu’aucune autre ligne du récit ne dit.
event-effect = { $turn ->
        [1] { " Seules combattent ensemble des unités de même lettre, l’Allemand se déplace d’une zone, le Soviétique n’entre pas en Grande Allemagne ; pas d’amélioration contre des RP." }
        [2] { " Les Forts de la ligne Staline se placent ; pas d’amélioration contre des RP." }
        [3] { " Pas d’amélioration allemande contre des RP." }
        [4] { " Pas d’amélioration allemande contre des RP. Dès maintenant l’objectif Partisans compte." }
        [5] { " Pas d’amélioration allemande contre des RP." }
        [10] { " L’Allemand pioche une carte de moins." }
        [11] { " Pas d’amélioration allemande contre des RP." }
        [14] { " L’Allemand pioche une carte de moins." }
        [15] { " L’Allemand pioche une carte de moins." }
        [19] { " L’Allemand pioche une carte de moins." }
        [20] { " L’Allemand pioche une carte de moins." }
        [21] { " Chaque camp perd un marqueur Industrie." }
        [22] { " L’Allemand pioche une carte de moins." }
        [23] { " Pas d’amélioration allemande contre des RP." }
        [24] { " Pas d’amélioration allemande contre des RP." }
        [25] { " Pas d’amélioration allemande contre des RP." }
        [26] { " Pas d’amélioration allemande contre des RP." }
       *[other] { "" }
    }
signed-points = { $points ->
        [0] ±0
        [1] +1
        [2] +2
        [3] +3
        [4] +4
       *[other] { $points }
    }
objective-name = { $space ->
        [none] { $sideId ->
            [german] une zone d’Union soviétique
           *[soviet] une zone de Grande Allemagne
        }
       *[other] { $space }
    }
reason = { $why ->
        [turn-event] événement du tour
        [order-unused] { $sideId ->
            [german] Directive n° 53 inemployée
           *[soviet] Ordre n° 227 inemployé
        }
        [no-attack] aucune attaque, malgré Staline
        [major-city] cité majeure prise, { $space }
        [war-crime] site de crime de guerre pris, { $space }
        [captured-unit] unité capturée, { $unit }
        [objective] objectif, { objective-name }
        [partisans] Partisans
        [unused-offensive] marqueurs Offensive majeure inemployés
        [failed-offensive] Offensive majeure manquée, { $space }
        [card] « { $card } »
        [bloodbath] bain de sang dans une Offensive majeure, { $space }
        [surplus] l’ennemi dépasse 19 WSP
        [pocket] Poche réduite, { $space }
       *[withdrawal] unité absente au moment de son retrait, { $unit }
    }
marker-name = { $markerId ->
        [order] { $sideId ->
            [german] { piece-order-german }
           *[soviet] { piece-order-soviet }
        }
       *[other] { $marker }
    }
more-to-do = { $due ->
        [0] plus aucun
       *[other] encore { $due }
    }
actions-left = { $due ->
        [1] encore une action
       *[other] encore { $due } actions
    }
points-left = { $left ->
        [0] plus de point de mouvement
        [1] il reste un point de mouvement
       *[other] il reste { $left } points de mouvement
    }
ending-name = { $how ->
        [war-status] { ending-war-status }
        [war-targets] { ending-war-targets }
        [berlin] { ending-berlin }
        [moral-victory] { ending-moral-victory }
        [liberation] { ending-liberation }
        [targets-kept] { ending-targets-kept }
        [production] { ending-production }
        [western-allies] { ending-western-allies }
        [objectives] { ending-objectives }
        [points] { ending-points }
        [war-targets-held] { ending-war-targets-held }
        [solitaire] { ending-solitaire }
       *[draw] { ending-draw }
    }

## Le récit : tours, initiative, points

note-turn = Tour { $turn }, { date } : { weather-name }.
note-turn-event = { event-name }.{ event-effect }
note-player-turn = { $sideId ->
        [german] Tour allemand.
       *[soviet] Tour soviétique.
    }
note-phase = { phase-name }.
note-status-check = Statut de guerre : { $german } WSP allemands, { $soviet } WSP soviétiques.
note-initiative = L’Initiative de guerre passe à { $side }.
note-status = Statut de guerre { of-side } { signed-points }, { $total } en tout : { reason }.
note-resources = Points de ressource { of-side } { signed-points }, { $total } en tout.
note-won = { the-side } gagne : { ending-name }.
note-ended = Personne ne gagne : { ending-name }.
note-gambled = { the-side } pioche « { $card } » pour une victoire morale.

## Le récit : marqueurs, industrie, prêt-bail

note-markers = Marqueurs de combat { of-side } : { $attack } Attaque !, { $mobile } Mobile/Blindé.
note-oil-lost = Le puits de pétrole { of-side } est perdu : un seul marqueur Mobile/Blindé revient.
note-attack-markers = { the-side } { $count ->
        [-1] perd définitivement un marqueur Attaque !
       *[other] reçoit un marqueur Attaque ! de plus.
    }
note-marker-spent = { the-side } dépense un marqueur de combat ({ $marker }).
note-markers-lost = Marqueurs { of-side } perdus pour le tour, { $marker } : { $count }.
note-order = { $count ->
        [-1] { the-side } perd son marqueur spécial : { marker-name }.
       *[other] { the-side } reçoit un marqueur spécial : { marker-name }.
    }
note-plant = Nouveau marqueur, { $space } : { $plant }.
note-plant-used = { the-side } retourne un marqueur : { $plant }.
note-plant-lost = Marqueur perdu avec { $space } : { $plant }.
note-plant-back = Marqueur retrouvé avec { $space } : { $plant }.
note-plant-gone = Marqueur retiré du jeu : { $plant }.

## Le récit : les cartes

note-drew = { the-side } pioche { $card ->
        [none] { deck-name }.
       *[other] { deck-name } : « { $card } ».
    }
note-exchanged = { the-side } échange « { $card } » contre une autre carte.
note-reshuffled = { the-side } remélange sa défausse : { $deck ->
        [event] Événements.
       *[offensive] Offensives.
    }
note-red-card = { the-side } doit jouer aussitôt « { $card } ».
note-red-card-void = { the-side } a pioché « { $card } », dont l’événement est sans effet.
note-enemy-discards = L’Ennemi ({ $side }) défausse au hasard « { $card } » et pioche une autre carte.
note-discarded = { the-side } défausse « { $card } ».
note-discarded-at-random = { the-side } défausse au hasard « { $card } ».
note-laid-aside = { the-side } met « { $card } » de côté pour le prochain tour.
note-looked = { the-side } regarde la main { of-other } et la carte Objectifs de guerre{ $cardsCount ->
        [none] .
        [0] { " : " }la main est vide{ $card ->
                [none] .
               *[other] , Objectifs de guerre « { $card } ».
            }
       *[other] { " : " }{ $cards }{ $card ->
                [none] .
               *[other] { " ; " }Objectifs de guerre « { $card } ».
            }
    }
note-played = { the-side } joue « { $card } ».
note-card-points = { the-side } joue « { $card } » pour ses points de soutien.
note-card-returned = « { $card } » revient dans la main { of-side }.
note-offensive = { the-side } ouvre « { $card } » : { $count ->
        [0] aucun marqueur Offensive majeure.
        [1] un marqueur Offensive majeure.
       *[other] { $count } marqueurs Offensive majeure.
    }
note-goals-drawn = { the-side } pioche une carte Objectifs de guerre{ $card ->
        [none] .
       *[other] { " : " }« { $card } ».
    }
note-goals-shown = L’Ennemi ({ $side }) révèle sa carte Objectifs de guerre : « { $card } ».
note-war-goals = Objectifs de guerre { of-side } : « { $card } ».

## Le récit : ravitaillement et contrôle

note-unsupplied = Non ravitaillé, { $space } : { $units }.
note-relieved = De nouveau ravitaillé mais Désorganisé, { $space } : { $units }.
note-starved = Coupé de tout, { $space } : { $units }.
note-spared = Ravitaillé grâce à la carte : { $units }.
note-rescued = { the-side } sauve des hommes de la Poche : { $space }.
note-captured = { the-side } prend le contrôle : { $space }.
note-fort-overrun = Fort en construction submergé, { $space } : { $unit }.
note-finns-leave = La Finlande quitte la guerre : { $units }.
note-romanians-defect = La Roumanie change de camp : { $units }.
note-grounded = Cloué au sol par la météo : { $unit }.

## Le récit : les unités vont et viennent

note-withdrawn = Unité retirée du front : { $unit }.
note-dismantled = Fort démantelé, { $space } : { $unit }.
note-restored = Retour à plein potentiel : { $unit }.
note-trained = Unité entraînée : { $unit }.
note-untrained = Unité de nouveau non entraînée : { $unit }.
note-front-at-hand = Amélioration de Front disponible : { $unit }.
note-front-upgraded = { $unit } remplace { $victim }.
note-repaired = Avions réparés : { $unit }.
note-planes-repaired = Avions réparés : { $units }.
note-damaged = Avions endommagés : { $unit }.
note-fort-finished = Fort achevé, { $space } : { $unit }.
note-arrived = Renfort : { $unit }.
note-deployed = Déploiement, { $space } : { $unit }.
note-to-reserve = Vers la Réserve stratégique{ $origin ->
        [none] { "" }
       *[other] { "" } depuis { $origin }
    } : { $unit }.
note-rebuilt = Unité reconstituée : { $unit }.
note-rebuilt-later = Réserve pleine, unité reconstituée pour le tour { $turn } : { $unit }.
note-ransomed = De la case Capturées à la case Détruites : { $unit }.
note-returns = Unité retirée, de retour au tour { $turn } : { $unit }.

## Le récit : les mouvements

note-joined = { $units } { $unitsCount ->
        [1] rejoint
       *[other] rejoignent
    } la pile de { $unit }.
note-moved = { $units } { $unitsCount ->
        [1] va
       *[other] vont
    } vers { $space } depuis { $origin }.
note-disengaged = Désorganisé au départ de la zone contestée ({ $space }) : { $units }.
note-disrupted = Désorganisé : { $units }.
note-raised = Au-dessus de sa pile désormais : { $unit }.
note-flew = { $unit } s’envole vers { $space }.
note-recalled = { $unit } rentre à sa base.
note-dispersed = Plus de place, l’unité quitte la carte : { $unit }.

## Le récit : les combats

note-designated = Offensive majeure { of-side } : { $space }.
note-attack = Attaque sur { $space } : { $units } contre { $defenders }.
note-support = Soutien { of-side } : { $units }.
note-committed = { the-side } engage un marqueur spécial : { marker-name }.
note-held-back = Le point de combat de l’Offensive majeure est gardé pour une attaque ultérieure : { $space }.
note-pincers = { the-side } tente des Tenailles : { $space }.
note-turned-up = Carte de Bataille : « { $card } ».
note-redrawn = { the-side } fait remplacer « { $card } » par une autre carte.
note-battle = Bataille, { $space } : { $attack } contre { $defence } ({ $odds }){ $card ->
        [none] , { $result }.
       *[other] , carte « { $card } » : { $result }.
    }
note-assault = Assaut, { $space } : { $attack } contre { $defence } ({ $odds }), cartes « { $card } » et « { $other_card } » : { $result }.
note-repeated = { the-side } relance l’Assaut sur { $space }.
note-encircled = Les Tenailles se referment, { $space } : { $units }.
note-pockets = Marqueurs Poche { of-side }, { $space } : { $count }.
note-loss-ignored = { the-side } ignore sa première perte.
note-reduced = Unité réduite : { $unit }.
note-eliminated = Unité détruite : { $unit }.
note-surrendered = Unité capturée : { $unit }.
note-shattered = Unité dispersée : { $unit }.
note-no-retreat = { $unit } ne peut pas retraiter.
note-retreated = { $units } { $unitsCount ->
        [1] retraite
       *[other] retraitent
    } vers { $space } depuis { $origin }.
note-marines-lost = Perte loin de la mer Noire : { $unit }.
note-out-of-fuel = À bout de ravitaillement après l’attaque : { $units }.
note-shaken = Désorganisé par les combats : { $units }.
note-planes-damaged = Avions endommagés : { $units }.
note-advanced = { $units } { $unitsCount ->
        [1] avance
       *[other] avancent
    } vers { $space } depuis { $origin }.
note-followed = { $units } { $unitsCount ->
        [1] suit
       *[other] suivent
    } vers { $space }.
note-shirked = Sans attaque en zone contestée ({ $space }), Désorganisé et refoulé : { $units }.
note-offensive-succeeds = L’Offensive majeure réussit : { $space }.
note-offensive-fails = « { $card } » n’a rien donné et part à la défausse.
note-rails-cut = Sabotage ferroviaire, { $space } et les zones voisines.
note-scorched = Terre brûlée : { $space } n’est plus une source de ravitaillement soviétique.

## Le récit : les partisans

note-partisans-arrive = Nouveaux marqueurs Partisans : { $count }.
note-partisans-deployed = Des Partisans apparaissent : { $space }.
note-partisans-recycled = Un marqueur quitte { $space } et revient au tour { $turn }.
note-partisans-recruited = Les Partisans rejoignent l’Armée rouge : { $space }.
note-atrocity = Atrocités : { $space }.

## Ce qui est demandé : cartes, marqueurs, stratégie

ask-supply-window = Avant la vérification du ravitaillement, jouer une carte qui maintient une pile ravitaillée ?
    .decline = Vérifier le ravitaillement
ask-markers-window = L’Allemand reprend ses marqueurs de combat : jouer une carte contre lui ?
    .decline = Pas de carte
ask-reserve-window = L’Allemand déploie ses réserves : jouer une carte contre lui ?
    .decline = Pas de carte
ask-grounding = La météo cloue des avions au sol : choisissez lesquels, { more-to-do }.
    .ground = Clouer au sol
ask-scrap = Choisissez le marqueur à retirer du jeu : { more-to-do }.
    .scrap = Retirer
ask-stalin-line = Placez les Forts de la ligne Staline à l’est de l’ancienne frontière.
    .place = Placer
ask-leave-marker = Trop de marqueurs de combat : choisissez ceux que vous laissez ce tour-ci, { more-to-do }.
    .leave = Laisser
ask-lost-draw = Vous piochez moins de cartes : choisissez le paquet, { more-to-do }.
    .forgo = En moins :
ask-exchange = Vous avez l’Initiative de guerre : garder « { $card } » ou l’échanger contre une autre carte ?
    .exchange = L’échanger
    .done = La garder
ask-lend-lease = Retourner le marqueur Prêt-bail pour une carte de plus ?
    .lend = Piocher
    .done = Pas ce tour-ci
ask-spend-cards = Jouez des cartes, ou défaussez-les pour un point de ressource chacune ; on en garde six au plus.
    .play = Jouer
    .discard = Défausser pour 1 RP :
    .flip = Retourner pour 1 RP :
    .done = Garder le reste
ask-card-unit = « { $card } » : choisissez une unité.
    .done = Aucune
ask-card-zone = « { $card } » : désignez une zone.
ask-card-answer = « { $card } » : choisissez.
ask-dismantle = Choisissez les Forts à démanteler, s’il y a lieu.
    .dismantle = Démanteler
    .done = Laisser les autres
ask-withdrawal-price = Retrait impossible ({ $unit }) : choisissez ce que vous perdez.
    .pay = Choisir :
ask-upgrades = Rendez des pas contre des points de ressource, améliorez des Fronts par marqueurs Amélioration, remettez avions et Forts en état contre des marqueurs de combat.
    .done = Finir les améliorations
ask-successor = Choisissez le Front qui remplace { $unit }.
    .choose = Prendre
ask-pay-marker = Choisissez le marqueur de combat à dépenser.
    .spend = Dépenser
ask-reinforcements = Faites entrer vos renforts : dans une cité pour rien, ou en Réserve stratégique contre un marqueur de combat.
    .store = En Réserve contre un marqueur de combat :
    .done = Faire attendre les autres
ask-place = Choisissez où placer { $unit }.
    .to = Placer dans
ask-join = { $units }, { $space } : rejoindre une pile de la zone ?
    .join = Rejoindre
    .apart = Rester à part
ask-replace-shattered = Ramenez des unités dispersées, pour rien.
    .done = Plus rien de cette case
ask-replace-destroyed = Reconstituez des unités détruites, pour 1 RP chacune.
    .done = Plus rien de cette case
ask-replace-captured = Ramenez des unités capturées, pour 2 RP chacune.
    .done = Plus rien de cette case
ask-reserves = Envoyez jusqu’à quatre unités en Réserve stratégique, contre un marqueur de combat chacune.
    .done = Plus aucune
ask-offensives = Ouvrez des Offensives majeures : quatre marqueurs en tout.
    .launch = Ouvrir
    .done = Plus aucune

## Ce qui est demandé : mouvements et combats

ask-movement = Choisissez la prochaine pile à déplacer ; envoyez vos avions au front.
    .done = Finir les mouvements
ask-move = Déplacez { $units } : { points-left }.
    .enter = Aller vers
    .join = Rejoindre ici
    .stop = S’arrêter ici
ask-march = { $units } : choisissez la zone où aller.
    .to = Aller vers
ask-full-move = Mouvement complet ({ $units }) : dépenser un marqueur de combat, ou finir Désorganisé ?
    .spend = Dépenser
    .truck = Par camions
    .done = Finir Désorganisé
ask-fly = Choisissez la zone où s’envole { $unit }.
    .to = S’envoler vers
ask-overstacked = Trop de piles dans { $space } : choisissez celle qui part.
    .evict = Faire partir
ask-designate = Placez vos marqueurs Offensive majeure dans les zones à attaquer ({ more-to-do }), et retournez-les pour un point de ressource chacun.
    .mark = Offensive majeure sur
    .turn-up = 1 RP pour un point de combat sur
    .done = Plus aucun
ask-attack = Choisissez la pile qui mène la prochaine attaque.
    .lead = Attaquer avec
    .done = Finir les combats
ask-order = Mettez en ordre les piles qui ont avancé, puis terminez les combats.
    .done = Finir les combats
ask-target = Choisissez la pile qu’attaque { $unit }.
    .target = Attaquer
ask-commit-attack = Votre attaque sur { $space }, { $units } contre { $defenders } : engagez soutiens, carte et marqueur spécial.
    .play = Jouer
    .points = Pour ses points de soutien :
    .hold-back = Garder le +1 pour après
    .done = Combattre
ask-commit-defence = { $space } est attaqué, { $units } contre { $defenders } : engagez soutiens, carte et marqueur spécial.
    .play = Jouer
    .points = Pour ses points de soutien :
    .done = Rien de plus
ask-pincers = Tenter des Tenailles, avec un marqueur Blindé ?
    .pincers = Tenter
    .done = Attaquer sans
ask-redraw = La carte retournée est « { $card } » : { $result }. La faire remplacer par une autre ?
    .redraw = En retourner une autre
    .done = La garder
ask-bloodbath = { $result } : perdre un point de ressource, ou un pas dans chaque camp ?
    .bear = Choisir :
ask-loss = { $space } : choisissez l’unité qui perd un pas.
    .lose = Un pas de moins :
ask-repulsed = L’attaque est repoussée : retraiter d’une zone, ou perdre un pas ?
    .bear = Choisir :
ask-yield = { $space }, { $result } : que fait le défenseur ?
    .bear = Choisir :
ask-stand = Perdre un pas et tenir au lieu de retraiter ?
    .stand = Tenir et perdre un pas
    .done = Retraiter
ask-retreat = Choisissez où retraite la pile : { $units }.
    .retreat = Retraiter vers
ask-repeat = { $space } n’est pas tombé : relancer aussitôt l’Assaut contre un autre marqueur Attaque ! ?
    .again = Nouvel Assaut
    .done = En rester là
ask-advance = Choisissez les piles qui avancent vers { $space }.
    .advance = Avancer
    .detach = Avancer sans sa pile :
    .follow = Suivre avec
    .done = Finir l’avance
ask-exploit = Choisissez les unités qui exploitent après l’avance vers { $space }.
    .exploit = Exploiter avec
    .break-off = Exploiter sans sa pile :
    .done = Finir l’exploitation
ask-break-through = { $units } : choisissez la zone où exploiter.
    .to = Exploiter vers
ask-crown = Choisissez la carte Offensive qui reçoit le marqueur Offensive majeure.
    .crown = Le poser sur
ask-deploy = Déployez des unités de la Réserve stratégique.
    .deploy = Déployer
    .done = Plus aucune
ask-objective-cards = Jouer une carte avant de compter les objectifs ?
    .done = Compter les objectifs
ask-partisans-due = Partisans : payer un point de ressource, ou laisser au Soviétique un point de statut de guerre ?
    .pay-off = Payer 1 RP
    .done = Laisser marquer
ask-moral-victory = Piocher une Offensive pour une victoire morale ? Si l’année est une des siennes, vous gagnez.
    .gamble = Piocher
    .done = Continuer la partie
ask-partisans = Guerre des partisans : { actions-left }.
    .done = Plus rien
ask-reprisals = Représailles allemandes : { actions-left }.
    .done = Plus rien
ask-anti-partisans = Payer un point de ressource pour chasser des Partisans de la carte ?
    .hunt = Chasser
    .done = Les laisser

choice-standing-supply-window = les cartes qui maintiennent une pile ravitaillée, avant la vérification
choice-standing-markers-window = les cartes contre les marqueurs de combat allemands en hiver
choice-standing-reserve-window = les cartes contre les réserves allemandes

## Où nous en sommes

step-turn = Tour { $turn }, { date }
step-draw-goals = Objectifs de guerre
step-event-phase = Phase d’Événement
step-grounding = Avions cloués au sol
step-dismantle = Marqueurs retirés
step-stalin-line = Ligne Staline
step-supply-phase = Phase de Ravitaillement
step-marker-phase = Phase des Marqueurs de combat
step-card-phase = Phase des Cartes
step-draws = Pioche
step-card = { $card }
step-enemy-change = L’Ennemi change une carte
step-lend-lease-draw = Prêt-bail
step-spend-cards = Cartes et points de ressource
step-withdrawals = Retraits
step-price = Prix d’un retrait
step-upgrades = Améliorations
step-successor = Amélioration d’un Front
step-reinforcements = Renforts
step-place = { $unit }
step-replacements = Remplacements
step-reserves = Réserve stratégique
step-declare = Cartes Offensive
step-movement-phase = Phase de Mouvement
step-move = { $units }
step-leg = Mouvement
step-march = Mouvement par carte
step-fly = { $unit }
step-combat-phase = Phase de Combat
step-designate = Offensives majeures
step-target = Cible
step-combat = { $space }
step-attempt = Tenailles
step-redraw = Une autre carte
step-bleed = Bain de sang
step-loss = Perte
step-repulsed = Repoussé
step-yield = Assaut
step-stand = Tenir ou retraiter
step-retreat = Retraite : { $units }
step-repeat = Nouvel Assaut
step-advance = Avance vers { $space }
step-exploitation = Exploitation mobile
step-breakthrough = Percée
step-crown = Succès d’une offensive
step-reserve-phase = Phase de Réserve
step-used-markers = Phase des Marqueurs utilisés
step-anti-partisans = Opération antipartisans
step-objective-phase = Phase d’Objectif
step-tally = { $card }
step-buy-off = Partisans
step-partisans = Guerre des partisans
step-end-of-turn = Fin du tour
step-moral-victory = Victoire morale

## Ce qu’on peut faire

verb-to = Vers
verb-choose = Choisir
verb-name = Désigner
verb-answer = Choisir
verb-play = Jouer
verb-points = Jouer pour ses points de soutien
verb-discard = Défausser
verb-flip = Retourner
verb-exchange = Échanger
verb-forgo = En piocher une de moins
verb-lend = Piocher
verb-launch = Ouvrir
verb-crown = Poser sur
verb-gamble = Piocher
verb-decline = Décliner
verb-done = Terminé
verb-scrap = Retirer
verb-leave = Laisser
verb-spend = Dépenser
verb-pay = Payer
verb-pay-off = Payer
verb-ground = Clouer au sol
verb-place = Placer
verb-store = En Réserve
verb-deploy = Déployer
verb-pull = Envoyer en Réserve
verb-dismantle = Démanteler
verb-restore = Rétablir à plein potentiel
verb-train = Entraîner ou améliorer
verb-repair = Réparer
verb-finish = Achever
verb-rebuild = Ramener
verb-rush = Aussitôt sur la carte, Désorganisé, contre un marqueur de combat :
verb-join = Rejoindre
verb-apart = Rester à part
verb-raise-up = Mettre au-dessus de sa pile
verb-regroup = Mettre dans une autre pile
verb-move = Déplacer la pile :
verb-split = Déplacer sans sa pile :
verb-enter = Aller vers
verb-stop = S’arrêter
verb-truck = Par camions
verb-fly = Envoyer au front
verb-recall = Rappeler
verb-evict = Faire partir
verb-mark = Marquer
verb-turn-up = Retourner
verb-lead = Attaquer avec
verb-target = Attaquer
verb-support = Soutenir avec
verb-commit = Engager
verb-hold-back = Garder le +1 pour après
verb-pincers = Tenter des Tenailles
verb-redraw = En retourner une autre
verb-bear = Choisir
verb-lose = Prendre la perte
verb-stand = Tenir
verb-retreat = Retraiter vers
verb-again = Attaquer encore
verb-advance = Avancer
verb-detach = Avancer sans sa pile :
verb-follow = Suivre
verb-exploit = Exploiter
verb-break-off = Exploiter sans sa pile :
verb-hide = Déployer des Partisans :
verb-recycle = Reprendre le marqueur :
verb-recruit = Enrôler pour 1 RP :
verb-ravage = Retourner côté Atrocités :
verb-hunt = Chasser

choice-event = carte Événement
choice-offensive = carte Offensive
choice-attack = Attaque !
choice-support = Soutien
choice-mobile = Mobile/Blindé
choice-order = Ordre ou Directive
choice-rp = perdre 1 RP
choice-wsp = perdre 1 WSP
choice-step = perdre un pas
choice-steps = un pas dans chaque camp
choice-retreat = retraiter
choice-repair = réparer tous les avions endommagés
choice-rebuild = ramener des avions détruits

## Comment cela finit

ended-war-status = La guerre est gagnée par le statut de guerre. Victoire pour { $winners }.
ended-war-targets = Quatre Cibles de guerre sont tombées. Victoire pour { $winners }.
ended-berlin = Berlin est tombée. Victoire pour { $winners }.
ended-moral-victory = Victoire morale pour { $winners }.
ended-liberation = L’Union soviétique est libérée. Victoire pour { $winners }.
ended-targets-kept = Les Cibles de guerre allemandes sont encore allemandes. Victoire pour { $winners }.
ended-production = L’industrie allemande tourne encore. Victoire pour { $winners }.
ended-western-allies = Les Alliés de l’Ouest ont gagné la guerre : les deux camps perdent.
ended-objectives = Les objectifs du scénario sont atteints. Victoire pour { $winners }.
ended-points = Le dernier tour est fini. Victoire aux points de statut pour { $winners }.
ended-war-targets-held = Le dernier tour est fini. Victoire aux Cibles de guerre pour { $winners }.
ended-draw = Le dernier tour est fini. { $winnersCount ->
        [0] Personne ne gagne.
       *[other] Partie nulle.
    }
ended-solitaire = Le joueur n’a pas gagné. Victoire de l’Ennemi : { $winners }.
ending-war-status = statut de guerre
ending-war-targets = quatre Cibles de guerre
ending-berlin = Berlin
ending-moral-victory = victoire morale
ending-liberation = l’Union soviétique libérée
ending-targets-kept = les Cibles de guerre allemandes gardées
ending-production = la Production de guerre allemande gardée
ending-western-allies = les Alliés de l’Ouest arrivent les premiers
ending-objectives = objectifs du scénario
ending-points = points de statut de guerre
ending-war-targets-held = Cibles de guerre tenues
ending-draw = partie nulle
ending-solitaire = l’Ennemi du jeu solitaire

## Ce qu’il y a sur la table

mark-disrupted = Désorganisé
mark-unsupplied = Non ravitaillé
mark-done = Terminé
mark-armour = marqueur Blindé
mark-lead = mène l’attaque
mark-attacked = attaquée
mark-support = en soutien
mark-pincers = menacée par des Tenailles
mark-turncoat = a changé de camp
mark-grounded = clouée au sol
mark-reduced = réduite
mark-untrained = non entraînée
mark-damaged = endommagée
mark-construction = en construction
mark-target = Cible de guerre
mark-economy = Économie de guerre
mark-production = Production de guerre { $count }
mark-lend-lease = prêt-bail
mark-crime = site de crime de guerre
mark-oil = puits de pétrole
mark-city = cité mineure
mark-contested = contestée
mark-major-offensive = { $count ->
        [1] Offensive majeure
       *[other] Offensive majeure, retournée
    }
mark-pocket-german = Poche allemande
mark-pocket-soviet = Poche soviétique
mark-partisans = Partisans
mark-atrocity = Atrocités
mark-plants = marqueurs Industrie ou Prêt-bail
mark-breakthrough = atteinte en exploitation
mark-event = carte Événement
mark-offensive = carte Offensive
mark-crowned = réussie
mark-ready = disponible
mark-lost = perdu
mark-used = utilisé

sign-clear = ·
sign-forest = ♣
sign-marsh = ≈
sign-mountain = ▲
sign-major-city = ▦
sign-major-city-target = ▣
sign-target = ★
sign-economy = ¤
sign-production = ⌂
sign-lend-lease = ⚓
sign-crime = †
sign-oil = ●
sign-city = ○
sign-contested = ×
sign-major-offensive = »
sign-pocket-german = ⊙
sign-pocket-soviet = ⊚
sign-partisans = ✶
sign-atrocity = ‡
sign-plants = ⚙
sign-breakthrough = →
sign-disrupted = ~
sign-done = ✓
sign-armour = ◆
sign-lead = ▸
sign-attacked = ◂
sign-support = +
sign-pincers = ⊂
sign-turncoat = ⇄
sign-grounded = _
sign-untrained = ▿
sign-damaged = ✕
sign-construction = ∆

track-turn = tour
track-initiative = Initiative de guerre
track-objectives = cibles de guerre ennemies prises (19.7)
track-wsp = points de statut de guerre
track-rp = points de ressource
track-attack = marqueurs Attaque !
track-support = marqueurs Soutien
track-mobile = marqueurs Mobile/Blindé
track-event-pile = Événements à piocher
track-offensive-pile = Offensives à piocher

place-hand = main
place-goals = Objectifs de guerre
place-played = offensives en cours
place-aside = de côté pour le prochain tour
place-discard = défausse
place-gone = hors jeu
place-fight = cartes du combat
place-plants = Industrie et prêt-bail
place-special = marqueurs spéciaux
place-in-force = en vigueur
place-german-hand = Main allemande
place-german-goals = Objectifs allemands
place-german-played = Offensives allemandes
place-german-plants = Industrie allemande
place-german-special = Marqueurs allemands
place-german-discard = Défausse allemande
place-german-reserve = Réserve allemande
place-german-air = Case Air allemande
place-german-shattered = Dispersées, Allemagne
place-german-destroyed = Détruites, Allemagne
place-german-captured = Capturées, Allemagne
place-soviet-hand = Main soviétique
place-soviet-goals = Objectifs soviétiques
place-soviet-played = Offensives soviétiques
place-soviet-plants = Industrie soviétique
place-soviet-special = Marqueurs soviétiques
place-soviet-discard = Défausse soviétique
place-soviet-reserve = Réserve soviétique
place-soviet-air = Case Air soviétique
place-soviet-shattered = Dispersées, URSS
place-soviet-destroyed = Détruites, URSS
place-soviet-captured = Capturées, URSS
place-upgrades = Améliorations de Front disponibles
place-waiting = à venir
place-removed = hors jeu
place-ussr = URSS
place-germany = Allemagne
place-partisans = Partisans

kind-clear = terrain clair
kind-forest = forêt
kind-marsh = marais
kind-mountain = montagne
kind-city = cité majeure
kind-major-city = cité majeure
kind-major-city-target = cité majeure, Cible de guerre
kind-german-infantry = infanterie allemande
kind-german-mountain = troupes de montagne allemandes
kind-german-panzer = blindés allemands
kind-german-ss-panzer = blindés SS
kind-german-fort = Fort allemand
kind-german-air = Luftwaffe
kind-finnish-infantry = infanterie finlandaise
kind-romanian-infantry = infanterie roumaine
kind-hungarian-infantry = infanterie hongroise
kind-italian-infantry = infanterie italienne
kind-soviet-infantry = infanterie soviétique
kind-soviet-tank = chars soviétiques
kind-soviet-marine = fusiliers marins soviétiques
kind-soviet-fort = Fort soviétique
kind-soviet-fortress = forteresse soviétique
kind-soviet-air = armée aérienne soviétique

nation-german = Allemands
nation-finnish = Finlandais
nation-romanian = Roumains
nation-hungarian = Hongrois
nation-italian = Italiens
nation-soviet = Soviétiques

factor-red = points de combat rouges (attaque)
factor-white = points de combat blancs (défense, attaque en zone contestée)
factor-grey = points de combat gris
factor-yellow = points de combat jaunes (aussi en soutien)
factor-circled = points de combat cerclés (jaunes tant que l’Allemand a l’Initiative de guerre)

legend-untrained = face non entraînée
legend-damaged = face endommagée
legend-building = en construction
legend-point-red = point en attaque
legend-point-white = point en défense, et en attaque en zone contestée
legend-point-grey = point en attaque et en défense
legend-point-yellow = point aussi en soutien
legend-point-circled = jaune tant que l’Allemand a l’Initiative de guerre, puis gris
legend-letter-a = peut avancer après un bain de sang
legend-letter-r = ne retraite pas
legend-letter-m = pas Mobile malgré ses blindés
legend-letter-2 = revient deux tours après sa perte

## Dés et tirages

roll-draw = pioche d’une carte
roll-war-goals = pioche d’Objectifs de guerre
roll-combat-card = carte retournée dans un combat
roll-discard = défausse au hasard
roll-enemy-discard = défausse de l’Ennemi
roll-moral-victory = victoire morale

modifier-unsupplied = Non ravitaillé
modifier-disrupted = Désorganisé
modifier-major-offensive = Offensive majeure
modifier-general-winter = Général Hiver
modifier-terrain = terrain
modifier-river = rivière
modifier-major-river = fleuve
modifier-strait = détroit
modifier-weather = météo
modifier-volkssturm = Volkssturm
modifier-order = Ordre ou Directive

result-AE = l’attaquant principal est éliminé
result-A1 = l’attaquant principal retraite et perd un pas
result-AS = l’attaquant principal est dispersé
result-AB = l’attaquant principal retraite, ou perd un pas s’il ne le peut
result-AR = en zone contestée, l’attaquant principal retraite ou perd un pas
result-AA = l’attaquant principal avance, le défenseur reste
result-BB = bain de sang : 1 RP de l’attaquant, ou un pas dans chaque camp
result-DR = la cible retraite d’une zone
result-DB = tous les défenseurs de la région retraitent de deux zones
result-DS = comme DB, et la cible est dispersée
result-D1 = comme DB, et la cible perd un pas
result-DE = comme DB, et la cible est éliminée
result-DC = comme DB, et la cible est capturée
result-D-3 = l’attaquant principal perd un pas, et retraite d’une zone contestée
result-D-2 = en zone contestée, l’attaquant principal retraite ou perd un pas
result-EQ = 1 RP de l’attaquant, ou un pas dans chaque camp
result-A-2 = la cible retraite d’une zone, ou un pas dans chaque camp
result-A-3 = la cible retraite de deux zones, ou perd un pas

## Marqueurs

piece-soviet-upgrade-1 = Industrie soviétique (Amélioration)
    .about = Retourné une fois par tour : un Front soviétique monte d’un niveau.
piece-soviet-upgrade-2 = Industrie soviétique (Amélioration)
    .about = { piece-soviet-upgrade-1.about }
piece-german-resource-1 = Industrie allemande (Ressource)
    .about = Retourné une fois par tour : 1 point de ressource.
piece-german-resource-2 = Industrie allemande (Ressource)
    .about = { piece-german-resource-1.about }
piece-lend-lease-resource-1 = Prêt-bail (Ressource)
    .about = { piece-german-resource-1.about }
piece-lend-lease-resource-2 = Prêt-bail (Ressource)
    .about = { piece-german-resource-1.about }
piece-lend-lease-card = Prêt-bail (Carte)
    .about = Retourné une fois par tour : on pioche une carte de plus.
piece-general-winter = Général Hiver
    .about = Une fois : 1 CP pour une attaque soviétique à l’est de la ligne Partisans/Hiver, ce tour-ci seulement.
piece-volkssturm = Volkssturm
    .about = Une fois par tour : 1 CP pour une défense allemande hors d’Union soviétique.
piece-partisans = Partisans
    .about = Prêts à apparaître quand une carte le permet.
piece-order-german = Directive n° 53
    .about = Une fois par tour en défense : 1 CP dans un Assaut, ou AA devient BB dans une Bataille. Inemployé alors qu’il pouvait l’être, il coûte 1 WSP.
piece-order-soviet = Ordre n° 227
    .about = { piece-order-german.about }
piece-major-offensive = Offensive majeure
    .about = À placer dans une zone à attaquer ; inemployé ou sans succès, il coûte 1 WSP.

## Cartes

piece-card-g1 = Blitzkrieg
    .about = Attaquant dans une Bataille, avec une pile blindée comme attaquant principal sous un marqueur Blindé : 1 CP de plus, et on peut tenter des Tenailles quelles que soient les conditions.
piece-card-g2 = Soutien de Stukas
    .about = Attaquant, en Bataille ou en Assaut : 1 CP de plus par avion allemand intact dans l’attaquant principal ou une pile de soutien, 2 au plus.
piece-card-g3 = Auftragstaktik
    .about = Après une avance : une pile mobile allemande qui a avancé peut exploiter sans marqueur Mobile. Les autres conditions valent.
piece-card-g4 = Bataillons de Tigre
    .about = En Bataille ou en Assaut, attaque ou défense : 2 CP de plus si l’unité terrestre du dessus de l’attaquant principal ou de la cible allemande est un blindé.
piece-card-g5 = Les pompiers du front
    .about = Défenseur dans une Bataille : un marqueur Soutien disponible se pose sur une pile allemande coiffée d’un blindé dans une zone voisine de la cible ; elle soutient même de région à région.
piece-card-g6 = Pont aérien
    .about = Au début de toute phase de Ravitaillement, avec un avion allemand intact en case Air ou sur la carte : une pile allemande ou de l’Axe passe pour ravitaillée dans cette phase. Elle ne devient pas Non ravitaillée et n’est pas capturée ; le marqueur qu’elle porte reste. Un avion allemand intact est ensuite endommagé.
piece-card-g7 = Erich von Manstein
    .about = Dans une Bataille, attaque ou défense : une fois la carte retournée, l’Allemand peut la faire défausser pour une autre, qui vaut.
piece-card-g8 = Walter Model
    .about = Défenseur dans une Bataille : sur DR ou DB, la cible peut perdre un pas au lieu de retraiter. Alors aucune autre pile allemande ne retraite et l’attaquant n’avance pas.
piece-card-g9 = Heinz Guderian
    .about = Attaquant dans une Bataille, avec une pile blindée comme attaquant principal sous un marqueur Blindé : 1 CP de plus, et on peut tenter des Tenailles quelles que soient les conditions.
piece-card-g10 = Troupes ferroviaires
    .about = À l’étape des Réserves : jusqu’à deux unités allemandes vont de la carte en Réserve stratégique sans marqueur de combat. Les limites habituelles valent.
piece-card-g11 = Campagne de pacification
    .about = Jeu avancé, en phase des Cartes allemande : jusqu’à deux marqueurs Partisans en zones allemandes passent face Atrocités. Dans les autres jeux, rien.
piece-card-g12 = Ordre des commissaires
    .about = Aussitôt : le Soviétique gagne 1 WSP.
piece-card-g13 = Crise du carburant
    .about = Aussitôt : un marqueur Mobile/Blindé allemand disponible est perdu pour le tour. S’il n’y en a pas, l’Allemand perd 1 RP, s’il en a.
piece-card-g14 = Voies ferrées coupées
    .about = Aussitôt : deux marqueurs Soutien allemands disponibles sont perdus pour le tour, ou ce qu’il y en a.
piece-card-g15 = Équipement d’hiver
    .about = Attaquant, en Bataille ou en Assaut, si la zone cible est sous la Neige ou le Général Hiver : ses CP de météo ne comptent pas, et 1 CP de plus.
piece-card-g16 = Barrage de Nebelwerfer
    .about = Attaquant, en Bataille ou en Assaut : 1 CP de plus.
piece-card-g17 = Artillerie de siège
    .about = Attaquant dans un Assaut contre une cité majeure ou une pile avec un Fort achevé ou la forteresse de Sébastopol : 2 CP de plus.
piece-card-g18 = Les Brandebourgeois
    .about = Attaquant, en Bataille ou en Assaut : rivière, fleuve ou détroit ne donne rien au défenseur.
piece-card-g19 = Kampfgruppe
    .about = Défenseur, en Bataille ou en Assaut : 1 CP de plus, et l’attaquant n’exploite pas après ce combat.
piece-card-g20 = Coup de revers
    .about = Attaquant dans une Bataille, avec une pile blindée comme attaquant principal sous un marqueur Blindé, contre une zone contestée ou une pile Désorganisée ou Non ravitaillée : 2 CP de plus, et on peut tenter des Tenailles.
piece-card-g21 = Divisions de Panzer SS
    .about = En Bataille ou en Assaut, attaque ou défense : 2 CP de plus si une unité SS est dans l’attaquant principal ou la cible allemande.
piece-card-g22 = Places fortes
    .about = À l’étape des Remplacements : un Fort allemand de la case Détruites, ou encore à venir, se pose achevé dans une zone allemande ravitaillée avec une cité.
piece-card-g23 = Miracle de l’armement
    .about = En phase des Cartes allemande : 2 RP, dans la limite de 4.
piece-card-g24 = Guerre totale
    .about = En phase des Cartes allemande : 1 RP, et on pioche un Événement.
piece-card-g25 = Bataillons de marche
    .about = À l’étape des Améliorations : une unité d’infanterie allemande réduite, ravitaillée sur la carte ou en Réserve, est rétablie pour 1 RP au lieu de 2. Pas lors d’un tour sans amélioration allemande.
piece-card-g26 = Osttruppen
    .about = À l’étape des Remplacements : une unité allemande va de la case Détruites en Réserve stratégique pour rien. Il faut de la place.
piece-card-g27 = Sommet de l’Axe
    .about = À l’étape des Améliorations : un allié de l’Axe réduit et ravitaillé est rétabli pour rien, même si le Soviétique a l’initiative.
piece-card-g28 = Convois de la Baltique
    .about = En phase de Réserve allemande : une grande unité allemande peut se déployer bien que sa ligne traverse la Baltique.
piece-card-g29 = Évacuation par la mer Noire
    .about = À l’étape des Réserves : une pile allemande ou de l’Axe au bord de la mer Noire, même Non ravitaillée, va en Réserve stratégique sans marqueur de combat et perd ses marqueurs. Il faut de la place.
piece-card-g30 = Armées étrangères de l’Est
    .about = En phase des Cartes allemande : l’Allemand regarde la main soviétique et la carte Objectifs de guerre soviétique.
piece-card-g31 = Paralysie du commandement soviétique
    .about = Attaquant dans une Bataille : le Soviétique ne pose aucun marqueur Soutien et ne joue aucune carte dans ce combat. Ce qu’il a engagé lui revient.
piece-card-g32 = Armée de libération russe
    .about = En phase des Cartes allemande : si l’Allemand a l’initiative, le Soviétique perd 1 WSP ; sinon, l’Allemand gagne 1 RP.
piece-card-g33 = Canons de 88
    .about = Défenseur, en Bataille ou en Assaut : 2 CP de plus si l’attaquant principal est coiffé d’un blindé, et des Tenailles tentées dans ce combat n’ont aucun effet.
piece-card-g34 = As de la Luftwaffe
    .about = En Bataille ou en Assaut, attaque ou défense : un avion soviétique intact de ce combat est endommagé avant le compte des CP.
piece-card-g35 = Poche mouvante
    .about = Défenseur dans une Bataille : des Tenailles tentées dans ce combat n’ont aucun effet, et la cible peut retraiter. Elle n’en est pas Désorganisée.
piece-card-g36 = Défense en hérisson
    .about = Défenseur, en Bataille ou en Assaut, si la zone cible est sous la Neige ou le Général Hiver : 2 CP de plus.
piece-card-g37 = Échec du renseignement
    .about = Aussitôt : le Soviétique pioche un Événement. S’il est rouge, il se joue aussitôt lui aussi.
piece-card-g38 = Le Führer s’en mêle
    .about = Aussitôt : l’Allemand défausse une carte de sa main, à son choix, ou perd 1 WSP.
piece-card-g39 = Bataille d’encerclement
    .about = Attaquant dans une Bataille, avec une pile blindée comme attaquant principal sous un marqueur Blindé : on peut tenter des Tenailles quelles que soient les conditions. Si elles prennent une grande unité, on pose une Poche de plus, quatre au plus.
piece-card-g40 = Complot du 20 juillet
    .about = Aussitôt : l’Allemand perd 1 WSP et défausse une carte au hasard.
piece-card-g41 = Fonds de tiroir
    .about = En phase stratégique allemande : l’Allemand prend les deux marqueurs Volkssturm jusqu’à la fin. Cette carte quitte le jeu.
piece-card-g42 = Panzerfaust
    .about = Défenseur, en Bataille ou en Assaut : 1 CP de plus, ou 2 si la cible est dans une cité majeure et l’attaquant principal coiffé d’un blindé.
piece-card-g43 = Conférence du Führer
    .about = En phase d’Objectif allemande : on vérifie aussitôt le statut de guerre.
piece-card-g44 = Opération Typhon
    .about = Offensive majeure : trois marqueurs Offensive majeure.
piece-card-g45 = Plan Bleu
    .about = Offensive majeure : quatre marqueurs Offensive majeure.
piece-card-g46 = Opération Edelweiss
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-g47 = Opération Citadelle
    .about = Offensive majeure : trois marqueurs Offensive majeure.
piece-card-g48 = Opération Nordlicht
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-g49 = Opération Réveil du printemps
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-g50 = Contre-offensive du Donets
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-g51 = Hitler ordonne l’attaque !
    .about = Aussitôt : cette carte, d’un marqueur Offensive majeure, et toutes les Offensives majeures de la main allemande sont mises de côté face visible et prennent effet au tour suivant. Les cartes hors de leurs années, les « Pas d’offensive » et celles au-delà de quatre marqueurs se défaussent.
piece-card-g52 = Terre brûlée
    .about = Pas d’offensive : on choisit une zone allemande avec une cité en Union soviétique. Jusqu’à la fin du prochain tour soviétique, cette cité n’est pas une source soviétique.
piece-card-g53 = Défense élastique
    .about = Pas d’offensive : jusqu’au début du prochain tour allemand, les piles allemandes qui retraitent sur DR ou DB ne sont pas Désorganisées.
piece-card-g54 = Campagne de Crimée
    .about = Offensive majeure : deux marqueurs Offensive majeure. Ce tour-ci, les attaques contre Sébastopol ont 1 CP de plus.
piece-card-g55 = Opération Barbarossa
    .about = Offensive majeure : quatre marqueurs Offensive majeure.
piece-card-s1 = Katioucha !
    .about = Attaquant, en Bataille ou en Assaut : 1 CP de plus.
piece-card-s2 = T-34
    .about = En Bataille ou en Assaut, attaque ou défense : 2 CP de plus si l’unité terrestre du dessus de l’attaquant principal ou de la cible soviétique est un blindé, mobile ou non. En défense, des Tenailles tentées dans ce combat n’ont aucun effet.
piece-card-s3 = Gueorgui Joukov
    .about = En Bataille ou en Assaut, attaque ou défense : 2 CP de plus.
piece-card-s4 = Bataille en profondeur
    .about = Attaquant dans une Bataille, avec une pile blindée comme attaquant principal sous un marqueur Blindé : on peut tenter des Tenailles quelles que soient les conditions, et une pile mobile qui avance peut exploiter sans marqueur Mobile.
piece-card-s5 = Maskirovka
    .about = Attaquant dans une Bataille : l’Allemand ne joue pas de carte dans ce combat, et aucune pile allemande hors de la zone cible ne soutient. Ce qu’il en a engagé lui revient.
piece-card-s6 = Détachements de barrage
    .about = Défenseur dans une Bataille : sur DR ou DB, la cible peut perdre un pas au lieu de retraiter. Alors aucune autre pile soviétique ne retraite et l’attaquant n’avance pas.
piece-card-s7 = Divisions sibériennes
    .about = À l’étape des Remplacements : une unité soviétique va de la case Détruites ou Capturées en Réserve stratégique pour rien. Il faut de la place.
piece-card-s8 = Usines évacuées
    .about = En phase des Cartes soviétique : 2 RP, dans la limite de 6.
piece-card-s9 = Raspoutitsa
    .about = Défenseur dans une Bataille : 1 CP de plus, et des Tenailles tentées dans ce combat n’ont aucun effet.
piece-card-s10 = Moteurs gelés
    .about = À la phase des marqueurs de combat allemande d’un tour de Neige ou de Général Hiver : deux marqueurs Mobile/Blindé allemands disponibles sont perdus pour le tour.
piece-card-s11 = Sabotage ferroviaire
    .about = Au début de la phase de Réserve allemande : on choisit une zone ; aucune unité allemande ne s’y déploie, ni dans une zone voisine, durant cette phase.
piece-card-s12 = Mobilisation populaire
    .about = À l’étape des Améliorations : une grande unité soviétique non entraînée, ravitaillée ou en Réserve, est entraînée sans marqueur Amélioration. Pas lors d’un tour sans amélioration soviétique.
piece-card-s13 = La Garde !
    .about = À l’étape des Améliorations : une grande unité soviétique monte d’un niveau sans marqueur Amélioration, si elle le peut.
piece-card-s14 = Chtourmovik
    .about = En Bataille ou en Assaut, attaque ou défense : 1 CP de plus par avion soviétique intact dans l’attaquant principal, la cible ou une pile de soutien, 2 au plus.
piece-card-s15 = Attaque frontale
    .about = Attaquant dans une Bataille : 1 CP de plus. Sur BB, le Soviétique doit choisir les pertes et non le RP.
piece-card-s16 = Ivan Koniev
    .about = Attaquant dans une Bataille : une fois la carte retournée, le Soviétique peut la défausser pour une autre, qui vaut.
piece-card-s17 = Konstantin Rokossovski
    .about = Attaquant dans une Bataille : deux piles d’une même zone peuvent soutenir cette attaque, chacune avec un marqueur Soutien.
piece-card-s18 = Vassili Tchouïkov
    .about = Dans un Assaut, attaque ou défense, la cible étant dans une cité majeure : 2 CP de plus.
piece-card-s19 = Maison par maison
    .about = Défenseur dans un Assaut contre une cité majeure : sur D+2 ou EQ, l’attaquant principal perd en outre un pas.
piece-card-s20 = Offensive d’artillerie
    .about = Attaquant, en Bataille ou en Assaut : 1 CP de plus, ou 2 contre une cité majeure ou une pile avec un Fort achevé.
piece-card-s21 = Franchissement
    .about = Attaquant, en Bataille ou en Assaut : rivière, fleuve ou détroit ne donne rien au défenseur.
piece-card-s22 = Vieux maréchaux
    .about = Aussitôt : le Soviétique défausse une carte au hasard.
piece-card-s23 = Officiers purgés
    .about = Aussitôt : le Soviétique met un Front entraîné de la carte sur sa face non entraînée. S’il n’en a pas, il perd 1 RP.
piece-card-s24 = Staline exige des attaques
    .about = Aussitôt : si le Soviétique ne mène aucune attaque à sa prochaine phase de Combat, il perd 1 WSP.
piece-card-s25 = Usines de chars
    .about = À l’étape des Remplacements : une unité de chars soviétique va de la case Détruites ou Capturées en Réserve stratégique pour rien. Il faut de la place.
piece-card-s26 = Camions Studebaker
    .about = En phase de mouvement soviétique : jusqu’à deux piles soviétiques peuvent user de tous leurs points de mouvement sans marqueur de combat et sans être Désorganisées.
piece-card-s27 = Avions du prêt-bail
    .about = En phase stratégique soviétique : tous les avions soviétiques endommagés de la case Air sont réparés sans marqueur de combat, ou un avion soviétique détruit regagne intact la case Air.
piece-card-s28 = Réseau Lucy
    .about = En phase des Cartes soviétique : le Soviétique regarde la main allemande et la carte Objectifs de guerre allemande, puis pioche un Événement.
piece-card-s29 = Grande Guerre patriotique
    .about = En phase d’Objectif soviétique : 1 WSP si le Soviétique tient Moscou et Léningrad.
piece-card-s30 = Faucons rouges
    .about = En Bataille ou en Assaut, attaque ou défense : un avion allemand intact de ce combat est endommagé avant le compte des CP.
piece-card-s31 = Offensive des partisans
    .about = Jeu avancé, en phase des Cartes soviétique : jusqu’à deux marqueurs Partisans se déploient de la case Partisans. Dans les autres jeux, rien.
piece-card-s32 = Guerre du rail
    .about = Aussitôt : un marqueur Soutien allemand disponible est perdu pour le tour.
piece-card-s33 = Républiques forestières
    .about = Aussitôt, hors partisans du jeu avancé : l’Allemand perd 1 RP, s’il en a. Avec cette règle, seules comptent les icônes.
piece-card-s34 = Raid de Kovpak
    .about = Aussitôt : une pile allemande ou de l’Axe en région de marais ou de forêt à l’est de la ligne Partisans/Hiver est Désorganisée.
piece-card-s35 = Partisans yougoslaves
    .about = Aussitôt, si la case Yougoslavie est allemande : un marqueur Soutien allemand disponible est perdu pour le tour. S’il n’y en a pas, l’Allemand perd 1 RP, s’il en a.
piece-card-s36 = Flotte de la mer Noire
    .about = En Bataille ou en Assaut, attaque ou défense, la zone cible bordant la mer Noire : 1 CP de plus. Ou bien, en phase de Réserve soviétique : une grande unité soviétique peut se déployer à travers la mer Noire.
piece-card-s37 = Route de la vie
    .about = En Bataille ou en Assaut, attaque ou défense, Léningrad ou Volkhov étant la zone cible : 1 CP de plus. Ou bien, en phase de Ravitaillement : une pile soviétique à Léningrad passe pour ravitaillée.
piece-card-s38 = Groupe de cavalerie mécanisée
    .about = Après une avance : une pile soviétique sans grande unité qui a avancé peut exploiter sans marqueur Mobile, même si elle n’est pas mobile.
piece-card-s39 = Pause opérationnelle
    .about = Aussitôt : un marqueur Attaque ! soviétique disponible est perdu pour le tour.
piece-card-s40 = Bataillons disciplinaires
    .about = Attaquant, en Bataille ou en Assaut : le premier pas perdu par les Soviétiques dans ce combat est épargné.
piece-card-s41 = Conférence de Téhéran
    .about = En phase d’Objectif soviétique : 1 WSP, puis on vérifie le statut de guerre.
piece-card-s42 = Alliés chancelants
    .about = En phase stratégique soviétique, si le Soviétique a l’initiative : une pile de l’Axe sans Finlandais sur la carte est Désorganisée, et un allié de l’Axe, au choix de l’Allemand, y perd un pas.
piece-card-s43 = Réserve de la Stavka
    .about = En phase de Réserve soviétique, après les déploiements : une pile soviétique qui n’a pas combattu de ce tour de joueur peut bouger d’une zone.
piece-card-s44 = Contre-offensive de Moscou
    .about = Offensive majeure : trois marqueurs Offensive majeure.
piece-card-s45 = Opération Uranus
    .about = Offensive majeure : trois marqueurs Offensive majeure. Des Tenailles contre une pile coiffée d’un allié de l’Axe n’exigent pas de blindés mobiles : tout blindé convient.
piece-card-s46 = Opération Mars
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-s47 = Opération Petite Saturne
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-s48 = Opération Roumiantsev
    .about = Offensive majeure : trois marqueurs Offensive majeure.
piece-card-s49 = Bataille du Dniepr
    .about = Offensive majeure : trois marqueurs Offensive majeure.
piece-card-s50 = Offensive de la Baltique
    .about = Offensive majeure : deux marqueurs Offensive majeure.
piece-card-s51 = Opération Bagration
    .about = Offensive majeure : quatre marqueurs Offensive majeure.
piece-card-s52 = Offensive de Jassy-Kichinev
    .about = Offensive majeure : trois marqueurs Offensive majeure.
piece-card-s53 = Offensive Vistule-Oder
    .about = Offensive majeure : quatre marqueurs Offensive majeure.
piece-card-s54 = Défense active
    .about = Pas d’offensive : 1 RP, et un Fort soviétique de la carte, qui n’est pas Non ravitaillé, est achevé sans marqueur de combat.
piece-card-s55 = Bataille de Berlin
    .about = Offensive majeure : quatre marqueurs Offensive majeure.

choice-g1 = { piece-card-g1 }
    .about = { piece-card-g1.about }
choice-g2 = { piece-card-g2 }
    .about = { piece-card-g2.about }
choice-g3 = { piece-card-g3 }
    .about = { piece-card-g3.about }
choice-g4 = { piece-card-g4 }
    .about = { piece-card-g4.about }
choice-g5 = { piece-card-g5 }
    .about = { piece-card-g5.about }
choice-g6 = { piece-card-g6 }
    .about = { piece-card-g6.about }
choice-g7 = { piece-card-g7 }
    .about = { piece-card-g7.about }
choice-g8 = { piece-card-g8 }
    .about = { piece-card-g8.about }
choice-g9 = { piece-card-g9 }
    .about = { piece-card-g9.about }
choice-g10 = { piece-card-g10 }
    .about = { piece-card-g10.about }
choice-g11 = { piece-card-g11 }
    .about = { piece-card-g11.about }
choice-g12 = { piece-card-g12 }
    .about = { piece-card-g12.about }
choice-g13 = { piece-card-g13 }
    .about = { piece-card-g13.about }
choice-g14 = { piece-card-g14 }
    .about = { piece-card-g14.about }
choice-g15 = { piece-card-g15 }
    .about = { piece-card-g15.about }
choice-g16 = { piece-card-g16 }
    .about = { piece-card-g16.about }
choice-g17 = { piece-card-g17 }
    .about = { piece-card-g17.about }
choice-g18 = { piece-card-g18 }
    .about = { piece-card-g18.about }
choice-g19 = { piece-card-g19 }
    .about = { piece-card-g19.about }
choice-g20 = { piece-card-g20 }
    .about = { piece-card-g20.about }
choice-g21 = { piece-card-g21 }
    .about = { piece-card-g21.about }
choice-g22 = { piece-card-g22 }
    .about = { piece-card-g22.about }
choice-g23 = { piece-card-g23 }
    .about = { piece-card-g23.about }
choice-g24 = { piece-card-g24 }
    .about = { piece-card-g24.about }
choice-g25 = { piece-card-g25 }
    .about = { piece-card-g25.about }
choice-g26 = { piece-card-g26 }
    .about = { piece-card-g26.about }
choice-g27 = { piece-card-g27 }
    .about = { piece-card-g27.about }
choice-g28 = { piece-card-g28 }
    .about = { piece-card-g28.about }
choice-g29 = { piece-card-g29 }
    .about = { piece-card-g29.about }
choice-g30 = { piece-card-g30 }
    .about = { piece-card-g30.about }
choice-g31 = { piece-card-g31 }
    .about = { piece-card-g31.about }
choice-g32 = { piece-card-g32 }
    .about = { piece-card-g32.about }
choice-g33 = { piece-card-g33 }
    .about = { piece-card-g33.about }
choice-g34 = { piece-card-g34 }
    .about = { piece-card-g34.about }
choice-g35 = { piece-card-g35 }
    .about = { piece-card-g35.about }
choice-g36 = { piece-card-g36 }
    .about = { piece-card-g36.about }
choice-g37 = { piece-card-g37 }
    .about = { piece-card-g37.about }
choice-g38 = { piece-card-g38 }
    .about = { piece-card-g38.about }
choice-g39 = { piece-card-g39 }
    .about = { piece-card-g39.about }
choice-g40 = { piece-card-g40 }
    .about = { piece-card-g40.about }
choice-g41 = { piece-card-g41 }
    .about = { piece-card-g41.about }
choice-g42 = { piece-card-g42 }
    .about = { piece-card-g42.about }
choice-g43 = { piece-card-g43 }
    .about = { piece-card-g43.about }
choice-g44 = { piece-card-g44 }
    .about = { piece-card-g44.about }
choice-g45 = { piece-card-g45 }
    .about = { piece-card-g45.about }
choice-g46 = { piece-card-g46 }
    .about = { piece-card-g46.about }
choice-g47 = { piece-card-g47 }
    .about = { piece-card-g47.about }
choice-g48 = { piece-card-g48 }
    .about = { piece-card-g48.about }
choice-g49 = { piece-card-g49 }
    .about = { piece-card-g49.about }
choice-g50 = { piece-card-g50 }
    .about = { piece-card-g50.about }
choice-g51 = { piece-card-g51 }
    .about = { piece-card-g51.about }
choice-g52 = { piece-card-g52 }
    .about = { piece-card-g52.about }
choice-g53 = { piece-card-g53 }
    .about = { piece-card-g53.about }
choice-g54 = { piece-card-g54 }
    .about = { piece-card-g54.about }
choice-g55 = { piece-card-g55 }
    .about = { piece-card-g55.about }
choice-s1 = { piece-card-s1 }
    .about = { piece-card-s1.about }
choice-s2 = { piece-card-s2 }
    .about = { piece-card-s2.about }
choice-s3 = { piece-card-s3 }
    .about = { piece-card-s3.about }
choice-s4 = { piece-card-s4 }
    .about = { piece-card-s4.about }
choice-s5 = { piece-card-s5 }
    .about = { piece-card-s5.about }
choice-s6 = { piece-card-s6 }
    .about = { piece-card-s6.about }
choice-s7 = { piece-card-s7 }
    .about = { piece-card-s7.about }
choice-s8 = { piece-card-s8 }
    .about = { piece-card-s8.about }
choice-s9 = { piece-card-s9 }
    .about = { piece-card-s9.about }
choice-s10 = { piece-card-s10 }
    .about = { piece-card-s10.about }
choice-s11 = { piece-card-s11 }
    .about = { piece-card-s11.about }
choice-s12 = { piece-card-s12 }
    .about = { piece-card-s12.about }
choice-s13 = { piece-card-s13 }
    .about = { piece-card-s13.about }
choice-s14 = { piece-card-s14 }
    .about = { piece-card-s14.about }
choice-s15 = { piece-card-s15 }
    .about = { piece-card-s15.about }
choice-s16 = { piece-card-s16 }
    .about = { piece-card-s16.about }
choice-s17 = { piece-card-s17 }
    .about = { piece-card-s17.about }
choice-s18 = { piece-card-s18 }
    .about = { piece-card-s18.about }
choice-s19 = { piece-card-s19 }
    .about = { piece-card-s19.about }
choice-s20 = { piece-card-s20 }
    .about = { piece-card-s20.about }
choice-s21 = { piece-card-s21 }
    .about = { piece-card-s21.about }
choice-s22 = { piece-card-s22 }
    .about = { piece-card-s22.about }
choice-s23 = { piece-card-s23 }
    .about = { piece-card-s23.about }
choice-s24 = { piece-card-s24 }
    .about = { piece-card-s24.about }
choice-s25 = { piece-card-s25 }
    .about = { piece-card-s25.about }
choice-s26 = { piece-card-s26 }
    .about = { piece-card-s26.about }
choice-s27 = { piece-card-s27 }
    .about = { piece-card-s27.about }
choice-s28 = { piece-card-s28 }
    .about = { piece-card-s28.about }
choice-s29 = { piece-card-s29 }
    .about = { piece-card-s29.about }
choice-s30 = { piece-card-s30 }
    .about = { piece-card-s30.about }
choice-s31 = { piece-card-s31 }
    .about = { piece-card-s31.about }
choice-s32 = { piece-card-s32 }
    .about = { piece-card-s32.about }
choice-s33 = { piece-card-s33 }
    .about = { piece-card-s33.about }
choice-s34 = { piece-card-s34 }
    .about = { piece-card-s34.about }
choice-s35 = { piece-card-s35 }
    .about = { piece-card-s35.about }
choice-s36 = { piece-card-s36 }
    .about = { piece-card-s36.about }
choice-s37 = { piece-card-s37 }
    .about = { piece-card-s37.about }
choice-s38 = { piece-card-s38 }
    .about = { piece-card-s38.about }
choice-s39 = { piece-card-s39 }
    .about = { piece-card-s39.about }
choice-s40 = { piece-card-s40 }
    .about = { piece-card-s40.about }
choice-s41 = { piece-card-s41 }
    .about = { piece-card-s41.about }
choice-s42 = { piece-card-s42 }
    .about = { piece-card-s42.about }
choice-s43 = { piece-card-s43 }
    .about = { piece-card-s43.about }
choice-s44 = { piece-card-s44 }
    .about = { piece-card-s44.about }
choice-s45 = { piece-card-s45 }
    .about = { piece-card-s45.about }
choice-s46 = { piece-card-s46 }
    .about = { piece-card-s46.about }
choice-s47 = { piece-card-s47 }
    .about = { piece-card-s47.about }
choice-s48 = { piece-card-s48 }
    .about = { piece-card-s48.about }
choice-s49 = { piece-card-s49 }
    .about = { piece-card-s49.about }
choice-s50 = { piece-card-s50 }
    .about = { piece-card-s50.about }
choice-s51 = { piece-card-s51 }
    .about = { piece-card-s51.about }
choice-s52 = { piece-card-s52 }
    .about = { piece-card-s52.about }
choice-s53 = { piece-card-s53 }
    .about = { piece-card-s53.about }
choice-s54 = { piece-card-s54 }
    .about = { piece-card-s54.about }
choice-s55 = { piece-card-s55 }
    .about = { piece-card-s55.about }

modifier-card-g1 = { piece-card-g1 }
modifier-card-g2 = { piece-card-g2 }
modifier-card-g3 = { piece-card-g3 }
modifier-card-g4 = { piece-card-g4 }
modifier-card-g5 = { piece-card-g5 }
modifier-card-g7 = { piece-card-g7 }
modifier-card-g8 = { piece-card-g8 }
modifier-card-g9 = { piece-card-g9 }
modifier-card-g12 = { piece-card-g12 }
modifier-card-g13 = { piece-card-g13 }
modifier-card-g14 = { piece-card-g14 }
modifier-card-g15 = { piece-card-g15 }
modifier-card-g16 = { piece-card-g16 }
modifier-card-g17 = { piece-card-g17 }
modifier-card-g18 = { piece-card-g18 }
modifier-card-g19 = { piece-card-g19 }
modifier-card-g20 = { piece-card-g20 }
modifier-card-g21 = { piece-card-g21 }
modifier-card-g22 = { piece-card-g22 }
modifier-card-g27 = { piece-card-g27 }
modifier-card-g28 = { piece-card-g28 }
modifier-card-g31 = { piece-card-g31 }
modifier-card-g33 = { piece-card-g33 }
modifier-card-g34 = { piece-card-g34 }
modifier-card-g35 = { piece-card-g35 }
modifier-card-g36 = { piece-card-g36 }
modifier-card-g37 = { piece-card-g37 }
modifier-card-g38 = { piece-card-g38 }
modifier-card-g39 = { piece-card-g39 }
modifier-card-g40 = { piece-card-g40 }
modifier-card-g41 = { piece-card-g41 }
modifier-card-g42 = { piece-card-g42 }
modifier-card-g54 = { piece-card-g54 }
modifier-card-s1 = { piece-card-s1 }
modifier-card-s2 = { piece-card-s2 }
modifier-card-s3 = { piece-card-s3 }
modifier-card-s4 = { piece-card-s4 }
modifier-card-s5 = { piece-card-s5 }
modifier-card-s6 = { piece-card-s6 }
modifier-card-s7 = { piece-card-s7 }
modifier-card-s9 = { piece-card-s9 }
modifier-card-s14 = { piece-card-s14 }
modifier-card-s15 = { piece-card-s15 }
modifier-card-s16 = { piece-card-s16 }
modifier-card-s17 = { piece-card-s17 }
modifier-card-s18 = { piece-card-s18 }
modifier-card-s19 = { piece-card-s19 }
modifier-card-s20 = { piece-card-s20 }
modifier-card-s21 = { piece-card-s21 }
modifier-card-s22 = { piece-card-s22 }
modifier-card-s23 = { piece-card-s23 }
modifier-card-s24 = { piece-card-s24 }
modifier-card-s27 = { piece-card-s27 }
modifier-card-s30 = { piece-card-s30 }
modifier-card-s32 = { piece-card-s32 }
modifier-card-s36 = { piece-card-s36 }
modifier-card-s37 = { piece-card-s37 }
modifier-card-s38 = { piece-card-s38 }
modifier-card-s39 = { piece-card-s39 }
modifier-card-s40 = { piece-card-s40 }
modifier-card-s43 = { piece-card-s43 }

## Ce qui est imprimé sur les cartes

card-deck-event = Événement
card-deck-offensive = Offensive
card-when-immediate = Aussitôt
card-when-supply = Ravitaillement
card-when-card = Phase des Cartes
card-when-strategic = Phase stratégique
card-when-movement = Mouvement
card-when-attack = Attaque
card-when-defence = Défense
card-when-combat = Attaque ou défense
card-when-after-result = Après l’avance
card-when-reserve = Phase de Réserve
card-when-objective = Objectifs
card-when-enemy-markers = Marqueurs ennemis
card-when-enemy-reserve = Réserves ennemies
card-when-offensive = Étape des offensives
card-figure-support = Soutien
card-figure-value = Marqueurs
card-figure-icons = Partisans
card-mark-armour = Blindés
card-mark-in-assault = aussi en Assaut
card-mark-advanced = jeu avancé

## Calques

overlay-supply-german = Ravitaillement : Allemagne
overlay-supply-soviet = Ravitaillement : URSS
overlay-control = Contrôle
overlay-weather = Points de mouvement selon la météo
overlay-reach-of = Portée

## La carte imprimée

map-subtitle = La guerre à l’Est, de juin 1941 à mai 1945
map-scale = Une région fait quelque 200 km de large ; là où beaucoup de zones se touchent, le pays est dessiné plus grand.
border-strait = détroit
border-ice-road = Route de glace
border-ridge = infranchissable
border-hungary = frontière de la Hongrie
border-winter = ligne Partisans/Hiver
line-adriatic = Mer Adriatique
line-azov = Mer d’Azov
line-baltic = Mer Baltique
line-black = Mer Noire
line-caspian = Mer Caspienne
line-ladoga = Lac Ladoga
line-peipus = Lac Peïpous
line-alps = Alpes
line-bulgaria = Bulgarie
line-finland = Finlande
line-kazakhstan = Kazakhstan
line-sweden = Suède
line-turkey = Turquie
line-berezina = Bérézina
line-bug = Boug
line-danube = Danube
line-desna = Desna
line-dnieper = Dniepr
line-dniester = Dniestr
line-don = Don
line-donets = Donets
line-drava = Drave
line-dvina = Dvina
line-kuban = Kouban
line-manych = Manytch
line-mius = Mious
line-narew = Narew
line-narva = Narva
line-neisse = Neisse
line-niemen = Niémen
line-oder = Oder
line-oka = Oka
line-oskol = Oskol
line-perekop = Perekop
line-pripet = Pripiat
line-prut = Prout
line-san = San
line-siret = Siret
line-svir = Svir
line-terek = Terek
line-velikaya = Velikaïa
line-vistula = Vistule
line-volga = Volga
line-volkhov = Volkhov

## Ce qui ne va pas dans les données

error-there-twice = { $file } : « { $name } » y est deux fois
error-unknown-zone = { $where } nomme une zone inconnue, « { $zone } »
error-scenario-card = scenarios.toml : [[scenario]] { $scenario } nomme une carte inconnue, « { $name } »
error-scenario-unit = scenarios.toml : [[scenario]] { $scenario } nomme une unité inconnue, « { $name } »
error-scenario-twice = scenarios.toml : [[scenario]] { $scenario } a « { $name } » à deux endroits
error-map-counts = board.toml : [map] compte d’autres zones ou d’autres frontières qu’il n’y en a
error-not-connected = la carte n’est pas d’un seul tenant
error-zone-within = { $zone } : une cité dans une case ne touche que cette case (20.3)
error-zone-hex = { $zone } : un hex a une cité majeure, et rien d’autre n’en a (2.1)
error-zone-outline = { $zone } n’a pas de contour
error-side-counts = { $side }, { $what } : { $has } au lieu de { $due } (2.1.1, 2.4)
error-card-event = cards.toml : il manque l’événement de « { $name } »
error-card-result = cards.toml : « { $name } » a un résultat inconnu
error-turn-track = scenarios.toml : les tours vont de 1 à 26 (21)
error-setup-supply = { $scenario } : mise en place sans ravitaillement : { $units }
error-setup-zone = { $scenario } : des unités sont placées dans { $zone }, qui n’est pas à leur camp

## Ce qui ne va pas dans une position

error-card-count = il manque des cartes de { $side }, ou il y en a deux fois : { $cards } (2.4)
error-stack-broken = « { $other } » est sur « { $name } », mais pas dans la même zone ou du même camp (3.3)
error-stack-forked = « { $name } » est sur deux unités (3.3)
error-stack-size = c’est trop pour une pile : { $units } (3.3)
error-stack-marker = un marqueur { $marker } n’est que sur une partie de la pile : { $units } (19.1)
error-overstacked = { $zone } contient trop de piles (11.5.1)
error-out-of-track = { $side }, { $track } : { $value } est hors de la piste
error-control-both = une zone est contrôlée par les deux camps (3.7)
error-control-none = une zone n’est contrôlée par personne (3.7)
error-pocket-count = il y a trop de marqueurs Poche (3.5)
error-plant-early = le marqueur { $plant } n’arrive qu’à un tour ultérieur (21.1)
error-plant-count = les marqueurs Industrie et Prêt-bail sont faux : { $plants } (19.5)
error-partisan-count = les marqueurs Partisans sont faux (23.1)
error-wrong-box = « { $name } » est dans une case de l’autre camp
error-reserve-full = { $side } a plus de quatre unités en Réserve (10.5.1)
error-fortress = la forteresse de Sébastopol est ailleurs (18.4)
error-marines = les fusiliers marins sont loin de la mer Noire (18.8)
error-two-markers = « { $name } » est à la fois Désorganisé et Non ravitaillé (7.0B)
