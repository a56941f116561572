# Les mots de Race for Berlin. La formation des identifiants et des variables est expliquée dans stavka/words.py.
# Les messages sans préfixe connu servent de pièces aux autres et en partagent les variables.

game-title = Race for Berlin
game-blurb = Avril 1945. Joukov et Koniev se disputent le Reichstag, et chacun commande les Allemands qui barrent la route de l’autre.
scenario-campaign = L’opération de Berlin, du 16 au 25 avril 1945

side-zhukov = Joukov
side-konev = Koniev

## Pièces d’autres messages

token-name = { $token ->
        [1] « { piece-token-1 } »
        [2] « { piece-token-2 } »
        [3] « { piece-token-3 } »
        [4] « { piece-token-4 } »
        [5] « { piece-token-5 } »
        [6] « { piece-token-6 } »
        [7] « { piece-token-7 } »
        [8] « { piece-token-8 } »
        [9] « { piece-token-9 } »
        [10] « { piece-token-10 } »
        [11] « { piece-token-11 } »
       *[none] un jeton secret
    }
nation = { $nationality ->
        [0] soviétique
       *[1] allemande
    }
date = { $turn ->
        [1] 16 avril 1945
        [2] 17 avril 1945
        [3] 18 avril 1945
        [4] 19 avril 1945
        [5] 20 avril 1945
        [6] 21 avril 1945
        [7] 22 avril 1945
        [8] 23 avril 1945
        [9] 24 avril 1945
       *[10] 25 avril 1945
    }
die-modifier = { $modifier ->
        [0] { "" }
        [1] { " (+1)" }
        [2] { " (+2)" }
        [3] { " (+3)" }
        [4] { " (+4)" }
        [5] { " (+5)" }
        [6] { " (+6)" }
        [7] { " (+7)" }
        [8] { " (+8)" }
        [9] { " (+9)" }
       *[other] { " (" }{ $modifier })
    }
movement-points = { $points ->
        [0] une zone au plus
        [1] il reste ½ PM
        [2] il reste 1 PM
        [3] il reste 1½ PM
        [4] il reste 2 PM
        [5] il reste 2½ PM
        [6] il reste 3 PM
        [7] il reste 3½ PM
        [8] il reste 4 PM
       *[other] il reste { $points } demi-PM
    }

## Le récit : le tour

note-turn = Tour { $turn }, { date }.
note-operation = Phase d’opération { $phase }.
note-impulse = { $side } : impulsion { nation }.
note-passed = { $side } passe.
note-both-passed = Les deux maréchaux ont passé leur impulsion soviétique : fin des opérations.
note-operations-test = Fin des opérations ? Dé { $die }{ die-modifier } contre phase { $phase } : { $ended ->
        [1] c’est fini.
       *[0] une nouvelle phase commence.
    }
note-end-test = Fin de la partie ? Dé { $die }{ die-modifier } : { $ended ->
        [1] c’est fini.
       *[0] on continue.
    }
note-game-over = Points de victoire : Joukov { $zhukov }, Koniev { $konev }. { $sidesCount ->
        [one] Victoire de { $sides }.
       *[other] Partie nulle.
    }

## Le récit : renforts et Américains

note-reinforcement = Renforts, { $units } : dé { $die } + tour { $turn }, { $came ->
        [1] disponible.
       *[0] pas encore.
    }
note-twelfth-army = XIIe armée : dé { $die } + tour { $turn }, { $came ->
        [1] elle entre à partir du prochain tour.
       *[0] pas encore.
    }
note-arrived = { $unitsCount ->
        [one] Renfort en place
       *[other] Renforts en place
    } : { $units }, { $space }.
note-no-way-in = Aucune zone ouverte pour { $units } : { $unitsCount ->
        [one] l’unité attend
       *[other] les unités attendent
    }, sans nouveau jet.
note-american-roll = Américains : dé { $die }, { $track ->
        [0] pas d’avance.
       *[other] avance sur la piste { $track }.
    }
note-american-capture = Les Américains prennent { $space } (piste { $track }).
note-american-test = { $unit } chez les Américains : dé { $die }, { $passed ->
        [1] elle s’échappe.
       *[0] hors jeu.
    }
note-refuge = { $unit } s’échappe vers { $space }.
note-no-refuge = { $unit } ne trouve pas de refuge : hors jeu.
note-americans-stopped = Jonction entre Soviétiques et Américains ({ $space }) : l’avancée américaine s’arrête pour de bon.
note-americans-in-berlin = Les Américains sont dans Berlin ({ $space }).

## Le récit : ordres et événements

note-hitler = Ordres d’Hitler : dé { $die }, { $sideId ->
        [konev] les Allemands du nord ({ $side }) doivent contre-attaquer.
        [zhukov] les Allemands du sud ({ $side }) doivent contre-attaquer.
       *[none] aucun.
    }
note-order = L’ordre d’Hitler s’impose aux Allemands de { $side } : { $wanted ->
        [0] aucune division n’est en mesure d’obéir.
        [1] { $close ->
                [1] une division doit aller au contact des Soviétiques.
               *[0] une division doit attaquer.
            }
       *[other] { $close ->
                [1] { $wanted } divisions doivent aller au contact des Soviétiques.
               *[0] { $wanted } divisions doivent attaquer.
            }
    }
note-event-drawn = { $side } pioche { token-name }.
note-event-played = { $side } joue { token-name }.
note-event-discarded = { $side } défausse { token-name }.
note-event-army = { token-name } : { $units }.
note-bridges = Ponts coupés vers { $space }. { $unitsCount ->
        [0] Aucune unité soviétique ne s’y trouve.
       *[other] Hors ravitaillement : { $units }.
    }
note-conscripts = Les conscrits s’effondrent : { $unit } est réduite.

## Le récit : logistique

note-unsupplied = Hors ravitaillement : { $units }.
note-restored = { $unit } retrouve sa pleine force.
note-returned = { $unit } revient en jeu, réduite : { $space }.
note-converted = { $side } change son point de remplacement en point de support : { $support } en tout.
note-forgone = { $unit } renonce à son ravitaillement pour un point de support : { $support } en tout.

## Le récit : opérations

note-designated = { $unit } : { $mode ->
        [move] mouvement.
        [fight] combat.
        [reserve] réserve.
        [truck] mouvement, puis combat.
       *[bombard] bombardement.
    }
note-westward = { $unit }, test vers l’ouest : dé { $die }, { $passed ->
        [1] libre d’aller.
       *[0] pas un pas à l’ouest.
    }
note-moved = { $unit } se déplace : { $space }.
note-attack = { $side } attaque { $space } : { $units }.
note-combat = { $space } : { $attack } contre { $defence }, { $odds }, dé { $die }{ die-modifier }, { $result }.
note-storm = { $side } tente une progression urbaine, { $space } : { $units }.
note-urban = { $space } : { $attack } contre { $defence }, { $odds }, dé { $die }{ die-modifier }, { $result }.
note-reduced = { $unit } est réduite.
note-destroyed = { $unit } est détruite.
note-retreated = { $unit } retraite : { $space }.
note-no-retreat = { $unit } ne peut pas retraiter : elle reste sur place et perd un pas de plus.
note-removed = { $unit } se rend aux Américains : hors jeu.
note-guest = { $unit } se réfugie chez l’autre maréchal : { $space }.
note-guest-lost = { $unit } disparaît avec ses hôtes.
note-advanced = { $unit } avance : { $space }.
note-level = { $space } : progression urbaine, de { $before } à { $level }.

## Le récit : points de victoire

note-zone-taken = { $side } prend { $space } : +{ $points } PV, { $total } en tout.
note-zone-retaken = Les Allemands reprennent { $space } : { $side } { $points } PV, { $total } en tout.
note-zone-american = { $space } passe aux Américains : { $side } { $points } PV, { $total } en tout.
note-berlin-taken = { $side } contrôle { $space } : +{ $points } PV, { $total } en tout.
note-berlin-lost = { $side } perd le contrôle, { $space } : { $points } PV, { $total } en tout.
note-berlin-abandoned = { $side } laisse une zone vide, { $space } : { $points } PV, { $total } en tout.
note-bombardment = { $side } est le premier à bombarder Berlin ({ $space }) : +{ $points } PV, { $total } en tout.
note-penetration = { $side } est le premier à pénétrer dans Berlin ({ $space }) : +{ $points } PV, { $total } en tout.
note-deepest = { $side } est allé le plus loin dans Berlin : +{ $points } PV, { $total } en tout.

## Ce qui est demandé

ask-arrival = Choisissez la zone d’arrivée{ $unitsCount ->
        [one] { " du renfort : " }{ $units }.
       *[other] { " des renforts : " }{ $units }.
    }
    .to = Arriver à
ask-refuge = Choisissez la zone où { $unit } échappe aux Américains (elle quitte { $space }).
    .to = S’échapper vers
ask-refuge-unit = Choisissez la prochaine unité qui échappe aux Américains (elle quitte { $space }).
    .unit = S’échapper
ask-replacements = Employez votre point de remplacement et constituez votre support ({ $support } pour l’instant){ $point ->
        [1] .
       *[0] { " : le point est dépensé." }
    }
    .done = Finir les remplacements
ask-return = Choisissez la zone de ravitaillement où { $unit } revient en jeu.
    .to = Revenir à
ask-designate = Désignez vos unités, chacune avec son mode : { $left ->
        [0] il n’en reste plus.
        [1] il en reste une.
       *[other] il en reste { $left }.
    }{ $token ->
        [0] { "" }
       *[other] { " " }En main : { token-name }.
    }
    .move = Activer en mouvement
    .fight = Activer en combat
    .reserve = Mettre en réserve
    .done = Finir de désigner, ou passer
ask-move-unit = Choisissez l’unité à déplacer ensuite.
    .unit = Déplacer
    .done = Laisser les autres sur place
ask-reserve-unit = Choisissez la réserve à déplacer ensuite, avec la moitié de ses PM.
    .unit = Déplacer
    .done = Laisser les autres sur place
ask-move = Déplacez { $unit } depuis { $space } : { movement-points }.
    .to = Aller à
    .stop = S’arrêter ici
ask-move-free = Déplacez { $unit } d’une zone depuis { $space }, sans entrer dans Berlin.
    .to = Aller à
    .stop = Rester ici
ask-free-move = Déplacez d’une zone vos unités non activées (impulsion { nation }).
    .unit = Déplacer
    .done = Finir ces mouvements
ask-make-room = { $space } est surempilée : choisissez l’unité qui en sort.
    .unit = Déplacer
ask-fight = Choisissez la prochaine zone à attaquer, ou la zone de Berlin où progresser.
    .done = Finir les combats
ask-attackers = Choisissez les unités qui attaquent { $space }{ $unitsCount ->
        [0] .
       *[other] { " ; déjà engagé : " }{ $units }.
    }
    .resolve = Attaquer
ask-urban = Choisissez les unités qui progressent dans la ville, { $space }{ $unitsCount ->
        [0] .
       *[other] { " ; déjà engagé : " }{ $units }{ $extra ->
                [1] , avec un second point de support.
               *[0] .
            }
    }
    .resolve = Lancer le dé de progression urbaine
ask-loss = Choisissez l’unité qui subit le prochain pas de perte : { $due ->
        [1] un seul à répartir.
       *[other] { $due } à répartir.
    }
ask-retreat-unit = Choisissez la prochaine unité à retraiter depuis { $space }.
    .unit = Retraiter
ask-retreat = Choisissez où { $unit } retraite depuis { $space }.
    .to = Retraiter vers
ask-advance = Choisissez les unités qui avancent vers { $space }, un attaquant d’abord.
    .done = Finir l’avance
ask-event-army = Nommez l’armée que concerne { token-name }, par l’un de ses pions.
ask-event-track = Choisissez la zone que prennent les Américains.
ask-bridges-window = Avant l’impulsion soviétique adverse, coupez les ponts si vous avez ce jeton ; sinon, laissez-la commencer.
    .decline = Laisser l’impulsion commencer
ask-conscripts-window = Avant le combat ({ $units }), faites s’effondrer des conscrits allemands si vous avez ce jeton ; sinon, laissez-le commencer.
    .decline = Laisser le combat commencer
ask-heinrici-window = Jouez Heinrici, et les défenseurs s’esquivent sans perte ({ $space }) ; ou laissez parler le dé.
    .decline = Tenir et combattre
ask-keep-token = Gardez ou défaussez { token-name }.

choice-standing-bridges-window = les ponts sur l’Oder, avant l’impulsion soviétique adverse
choice-standing-conscripts-window = l’effondrement des conscrits, quand des Allemands vous attaquent
choice-standing-heinrici-window = Heinrici, quand vos Allemands sont attaqués

## Où nous en sommes

step-turn = Tour { $turn }, { date }
step-reinforcements = Renforts
step-arrival = Arrivée : { $units }
step-american-advance = Avancée américaine
step-refuge = Fuite devant les Américains, { $space }
step-hitlers-orders = Ordres d’Hitler
step-draw-events = Événements
step-supply = Ravitaillement
step-replacements = Remplacements, { $side }
step-return = Retour en jeu
step-operations = Phase d’opération { $phase }
step-impulse = Impulsion { nation }, { $side }
step-designate = Désignation
step-movement = Mouvement
step-reserve = Réserve
step-move = { $unit }
step-fights = Combat
step-combat = Attaque sur { $space }
step-urban = Progression urbaine, { $space }
step-losses = Pertes
step-retreat = Retraite depuis { $space }
step-advance = Avance vers { $space }
step-choose-army = Choix d’une armée
step-choose-track = Choix d’une piste
step-bridges-window = Les ponts sur l’Oder
step-conscripts-window = Effondrement des conscrits
step-heinrici-window = Heinrici
step-free-moves = Mouvements libres
step-end-test = Fin de la partie ?
step-clean-up = Fin de tour

## Ce qui peut se faire

verb-to = Vers
verb-stop = S’arrêter
verb-done = Terminé
verb-unit = Choisir
verb-restore = Remettre à pleine force
verb-bring-back = Faire revenir, réduite
verb-convert = Changer le point en point de support
verb-forgo = Mettre hors ravitaillement pour un point de support
verb-move = Activer en mouvement
verb-fight = Activer en combat
verb-reserve = Mettre en réserve
verb-truck = Activer en mouvement, puis combat
verb-bombard = Bombarder Berlin
verb-token = Jouer le jeton en main
verb-attack = Attaquer
verb-storm = Progresser à
verb-add = Ajouter
verb-resolve = Lancer le dé
verb-spend = Dépenser un second point de support
verb-reduce = Faire s’effondrer les conscrits
verb-lose = Subir la perte
verb-advance = Avancer
verb-army = Nommer
verb-track = Laisser les Américains prendre
verb-bridges = Couper les ponts vers
verb-heinrici = Jouer Heinrici
verb-decline = Décliner
verb-keep = Garder
verb-discard = Défausser

## Pourquoi non

why-other-group = { $unit } n’est ni de la nationalité ni du camp dont c’est l’impulsion.
why-off-map = { $unit } n’est pas sur la carte.
why-used = { $unit } a déjà été activée ce tour-ci.
why-limit = On ne peut plus activer d’unité dans cette impulsion.
why-obliged = Les unités qui doivent revenir, ou rejoindre leur armée, se désignent avant { $unit }.
why-apart = Les pions de cette armée sont trop éloignés : { $unit } ne peut que se déplacer, pour rejoindre l’autre.
why-guest = { $unit } est réfugiée chez l’autre maréchal : elle ne peut que se déplacer, pour quitter la zone.
why-reserve-unsupplied = { $unit } est hors ravitaillement : elle ne peut pas être mise en réserve.
why-bombardment = { $unit } ne peut pas bombarder Berlin : la ville n’est pas à côté, ou elle a déjà été bombardée.
why-american-fight = { $unit } est dans une zone américaine : elle ne peut pas attaquer de là.
why-hitler = L’ordre d’Hitler passe d’abord : { $unit } ainsi employée, trop peu de divisions resteraient pour obéir.
why-no-zone = { $unit } ne peut aller que dans une zone de la carte : « { $space } » n’en est pas une.
why-american = { $space } est aux Américains : { $unit } ne peut pas y entrer.
why-berlin-free = { $space } est dans Berlin : { $unit } ne peut pas y entrer par un mouvement libre.
why-enemy = L’ennemi tient { $space } : { $unit } ne peut pas y entrer.
why-other-camp = Les troupes de l’autre maréchal sont sur place, { $space } : { $unit } ne peut pas y entrer.
why-boundary = { $space } est au-delà de la ligne de séparation des fronts.
why-oder-neisse = { $space } est de l’autre côté de l’Oder-Neisse : { $unit } ne peut pas la franchir.
why-westward = { $space } est à l’ouest : { $unit } a raté son test.
why-berlin-contested = Des Soviétiques sont sur place, { $space } : { $unit } ne peut pas y entrer de l’extérieur de Berlin.
why-berlin-held = Des Soviétiques sont dans la même zone de Berlin : { $unit } ne peut pas quitter la ville vers { $space }.
why-stacking = { $space } est pleine : il n’y a pas de place pour { $unit }.
why-too-far = { $space } est hors de portée : { $unit } ne peut pas l’atteindre.
why-duty = { $unit } ne peut pas finir son mouvement là, { $space } : elle est tenue d’aller ailleurs.
why-berlin-attack = { $space } est dans Berlin : on n’y attaque pas, on y progresse par un jet de progression urbaine.
why-not-berlin = { $space } n’est pas à Berlin : on l’attaque, on n’y fait pas de progression urbaine.
why-nobody-to-roll = Aucune unité en mode combat encore disponible ne se trouve à { $space }.
why-no-support = Une progression urbaine à { $space } coûte un point de support, et il n’en reste aucun.
why-roll-unsupplied = Les troupes à { $space } sont hors ravitaillement : pas de progression urbaine pour elles.
why-attacked = { $space } a déjà été attaquée dans cette impulsion.
why-nobody = Il n’y a pas d’ennemi dans la zone, { $space }.
why-not-adjacent = Aucune unité qui puisse encore combattre n’est en mesure d’attaquer { $space } et d’y avancer.
why-berlin-retreat = { $unit } ne peut pas retraiter vers { $space }, dans Berlin : elle n’en a pas le contrôle.
why-retreat-class = { $unit } ne peut pas retraiter vers { $space } : une zone prioritaire lui est ouverte.

## Comment cela finit

ended-americans = Les Américains sont dans Berlin : les deux maréchaux ont perdu.
ended-turn-10 = Le dixième tour est terminé. { $winnersCount ->
        [one] { $winners } conduit le défilé de la victoire.
       *[other] Partie nulle entre { $winners }.
    }
ended-end-roll = Berlin est encerclée, la course est finie. { $winnersCount ->
        [one] { $winners } conduit le défilé de la victoire.
       *[other] Partie nulle entre { $winners }.
    }
ending-americans = Américains à Berlin
ending-turn-10 = tour 10
ending-end-roll = jet de fin de partie

## Ce qui est sur la table

mark-reduced = réduite
mark-used = activée
mark-unsupplied = hors ravitaillement
mark-guest = réfugiée
mark-moving = en mouvement
mark-fighting = en combat
mark-reserve = en réserve
mark-rybalko = franchit les rivières
mark-everyone = tout le monde sur le front
mark-trucks = camions
mark-value = { $count } PV
mark-garrison = garnison { $count }
mark-entrenched = retranchée
mark-supply = zone de ravitaillement
mark-american = américaine
mark-level = progression { $count }
mark-ready = utilisable

track-turn = tour
track-operation = phase d’opération
track-victory = points de victoire
track-support = points de support
track-american-1 = piste américaine 1
track-american-2 = piste américaine 2
track-american-3 = piste américaine 3

piece-token-1 = Heinrici
piece-token-2 = Rybalko traverse la Spree
piece-token-3 = Les Alliés se pressent vers Berlin
piece-token-4 = Retraite planifiée
piece-token-5 = Speer et Heinrici essaient de sauver Berlin
piece-token-6 = Tout le monde sur le front
piece-token-7 = Camions
piece-token-8 = Effondrement des conscrits allemands
piece-token-9 = Destruction des ponts sur l’Oder par la Luftwaffe
piece-token-10 = Coordination
piece-token-11 = Contre-attaque surprise
piece-order = ordre de contre-attaque d’Hitler
piece-americans-stopped = avancée américaine arrêtée
piece-speer = garnisons de 10 au plus ce tour-ci
piece-planned-retreat = pas de test vers l’ouest ce tour-ci
piece-surprise = attaquants allemands doublés dans cette impulsion
piece-twelfth-army = la XIIe armée arrive
piece-bombardment = au premier qui bombarde Berlin
piece-penetration = au premier qui pénètre dans Berlin

place-waiting = en attente
place-destroyed = détruites
place-removed = hors jeu
place-hand = en main
place-cup = dans la pioche
place-out = hors jeu
place-order = ordres
place-americans = Américains
place-in-force = en vigueur
place-awards = points encore à gagner

kind-soviet-infantry = infanterie soviétique
kind-soviet-mechanised = mécanisés soviétiques
kind-soviet-armoured = blindés soviétiques
kind-german-infantry = infanterie allemande
kind-german-mechanised = mécanisés allemands
kind-german-armoured = blindés allemands
kind-plain = plaine
kind-difficult = terrain difficile
kind-wooded = bois
kind-urban = Berlin

factor-strength = force
factor-movement = points de mouvement

## Dés et tirages

roll-reinforcement = renforts
roll-twelfth-army = XIIe armée
roll-american = avancée américaine
roll-american-test = fuite devant les Américains
roll-hitler = ordres d’Hitler
roll-event = jeton événement
roll-operations = fin des opérations
roll-westward = test vers l’ouest
roll-combat = combat
roll-urban = progression urbaine
roll-end = fin de la partie

modifier-odds = ratio
modifier-whole-army = armée soviétique complète
modifier-several-zones = attaque à partir de plusieurs zones
modifier-armour-difficult = blindés en terrain difficile
modifier-armour-plain = blindés en plaine, sans blindés adverses
modifier-wooded = zone boisée
modifier-entrenched = à travers les retranchements
modifier-everyone = Tout le monde sur le front
modifier-adjacent-control = zones de Berlin adjacentes contrôlées
modifier-extra-support = second point de support

nation-soviet = Sov.
nation-german = All.

border-oder-neisse = Oder-Neisse
border-trench = ligne de retranchements

sign-level = ▮
sign-american = ☆
sign-guest = ◇
sign-rybalko = ≈
sign-everyone = »
sign-trucks = ◦

result-A3 = l’attaquant perd 3 pas
result-A2 = l’attaquant perd 2 pas
result-A1 = l’attaquant perd 1 pas
result-A2D1 = l’attaquant perd 2 pas, le défenseur 1
result-A1D1 = chaque camp perd 1 pas
result-A1D1R = chaque camp perd 1 pas, le défenseur retraite
result-D1 = le défenseur perd 1 pas
result-R = le défenseur retraite
result-D1R = le défenseur perd 1 pas et retraite
result-D2R = le défenseur perd 2 pas et retraite
result-D3R = le défenseur perd 3 pas et retraite
result-none = sans effet
result-1A1 = progression de 1, l’attaquant perd 1 pas
result-1A1D1 = progression de 1, chaque camp perd 1 pas
result-1D1 = progression de 1, le défenseur perd 1 pas
result-2A1D1 = progression de 2, chaque camp perd 1 pas
result-2D1 = progression de 2, le défenseur perd 1 pas
result-3D1 = progression de 3, le défenseur perd 1 pas

## Calques

overlay-supply-zhukov = Ravitaillement : Joukov
overlay-supply-konev = Ravitaillement : Koniev
overlay-supply-german = Ravitaillement : Allemands
overlay-control = Contrôle
overlay-activation = Activation
overlay-reach-of = Coût du mouvement

## La carte imprimée

place-berlin = Berlin
map-subtitle = du 16 au 25 avril 1945
map-scale = Autour de Berlin, de l’Oder et de la Neisse, l’échelle est agrandie.
border-boundary = entre Joukov et Koniev
border-advance = piste américaine
line-2nd-belorussian-front = 2e front biélorusse
line-finow-canal = canal de Finow
line-schwarze-elster = Elster noire
cell-turn-1 = 16 avril
cell-turn-2 = 17 avril
cell-turn-3 = 18 avril
cell-turn-4 = 19 avril
cell-turn-5 = 20 avril
cell-turn-6 = 21 avril
cell-turn-7 = 22 avril
cell-turn-8 = 23 avril
cell-turn-9 = 24 avril
cell-turn-10 = 25 avril

## Ce qui ne va pas dans les données

error-zone-twice = board.toml : la zone « { $name } » figure deux fois
error-unit-twice = units.toml : l’unité « { $name } » figure deux fois
error-border-twice = board.toml : la limite { $name } figure deux fois
error-army-twice = units.toml : l’armée « { $name } » figure deux fois
error-unknown-zone = board.toml : { $where } nomme la zone inconnue « { $zone } »
error-setup-unknown-zone = units.toml : [[unit]] « { $name } » se place dans la zone inconnue « { $zone } »
error-no-joachimsthal = board.toml : la zone « joachimsthal » manque, alors que des renforts y arrivent (11.6.2)
error-army-unknown-unit = units.toml : [[army]] « { $army } » nomme l’unité inconnue « { $name } »
error-army-counters = units.toml : [[army]] « { $army } » { $counters ->
        [none] n’a pas de pion
       *[other] a pour pions { $counters }
    } ; une armée se compose d’un pion, ou de deux pions différents
error-army-other = units.toml : [[army]] « { $army } » nomme « { $name } », qui est d’une autre armée ou d’un autre camp
error-army-not-listed = units.toml : [[unit]] « { $name } » { $army ->
        [none] n’a pas d’armée
       *[other] a pour armée « { $army } », qui ne compte pas ce pion
    }
error-map-counts = board.toml : les nombres de zones et de limites de [map] ne sont pas ceux de la carte
error-berlin-six = Berlin compte six zones (glossaire)
error-not-connected = { $piece ->
        [west] la carte à l’ouest de l’Oder-Neisse
        [zhukov] le secteur de Joukov
        [konev] le secteur de Koniev
        [berlin] Berlin
       *[map] la carte
    } n’est pas d’un seul tenant
error-entrenches = { $name } : une limite ne retranche que les zones qu’elle sépare (annexe 2)
error-american-numbers = les pistes américaines sont 1, 2 et 3, et non { $found } (2.2)
error-track-gap = piste { $track } : « { $first } » et « { $last } » ne sont pas adjacentes (2.2.2)
error-track-end = la piste { $track } ne s’achève pas à la première zone de Berlin qu’elle rencontre (glossaire)
error-track-step = « { $zone } » : la case { $step } de la piste { $track } doit figurer à la fois dans la zone et dans la piste
error-american-turns = [[american]] n’a pas une ligne pour chacun des tours 1 à { $turns } (2.2.1)
error-american-track = [[american]] nomme une piste qui n’existe pas (2.2.1)
error-token-numbers = les jetons événement vont de { $first } à { $last }, un de chaque (2.4.5)
error-zone-east = « { $zone } » : les zones à l’est de l’Oder-Neisse sont les zones de ravitaillement soviétiques (glossaire)
error-zone-oder-neisse = « { $zone } » : une limite qui franchit l’Oder-Neisse n’est pas marquée comme telle
error-zone-berlin = « { $zone } » : une zone de Berlin est ouverte aux deux camps, avec une garnison et une valeur
error-zone-garrison = « { $zone } » : seules les zones de Berlin ont une garnison
error-zone-limit = « { $zone } » : à l’est de l’Oder-Neisse, l’empilement soviétique est sans limite (6.1.2)
error-zone-german-supply = « { $zone } » : le ravitaillement allemand vient de ce bord de la carte, à l’ouest du fleuve (11)
error-zone-camp-supply = « { $zone } » : les zones de ravitaillement d’un camp sont dans son propre secteur (3.1.1, 7.3.2)
error-zone-itself = « { $zone } » est sa propre voisine
error-setup-boundary = « { $name } » se place au-delà de la ligne de séparation des fronts, dans « { $zone } »
error-setup-twelfth-army = « { $name } » entre avec la XIIe armée mais n’arrive pas par son jet de dé, ou l’inverse (2.1.2)
error-setup-supply = « { $name } » est hors ravitaillement dès la mise en place

## Ce qui ne va pas dans une position

error-stacking-shared = des unités soviétiques et allemandes sont ensemble dans « { $zone } » (6.1.2)
error-stacking-limit = il y a { $count } unités dans « { $zone } », où l’empilement est limité à { $most } (6.1.2)
error-token-count = { $held ->
        [none] il n’y a pas de jetons événement
       *[other] les jetons événement sont { $held }
    } au lieu de { $expected } (2.4.5)
error-token-nobody = personne ne détient le jeton 1 (2.4.1)
error-level-alone = « { $zone } » : progression { $level } sans unité soviétique dans Berlin (9.1.5)
error-control-both = une zone est contrôlée par les deux camps (7.3.4)
error-control-nowhere = un marqueur de contrôle se trouve là où il ne peut y en avoir (7.3.4)
error-german-beyond = une unité allemande est à l’est de l’Oder-Neisse ou dans une zone américaine (7.2.1, 2.2.3)
error-off-tracks = tour { $turn }, phase d’opération { $phase } : c’est hors des pistes
error-support-below = un camp a moins de 0 point de support
error-berlin-unsupplied = une unité allemande est hors ravitaillement dans Berlin (9.2.2)
error-american-off = les Américains en sont à { $reached } : c’est hors de leurs pistes (2.2.2)
error-unit-misplaced = « { $name } » n’est pas là où elle se tient
error-unit-in-two = une unité est à deux endroits
error-group-elsewhere = un groupe d’unités tient d’autres zones que celles où il se trouve
error-unit-off-map = « { $name } » porte un marqueur sans être sur la carte
error-both-in-berlin = « { $zone } » : des unités soviétiques des deux camps (7.4.5)
error-both-no-guests = « { $zone } » : des unités soviétiques des deux camps, et aucune n’est réfugiée (7.3.3)
error-guest-alone = « { $name } » est réfugiée là où l’autre camp n’est pas (7.3.3)
error-too-many-points = { $side } a { $points } points de victoire
