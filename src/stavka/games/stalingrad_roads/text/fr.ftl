# Les mots de Stalingrad Roads ; ceux qu’il partage avec sa famille sont dans roads/text. La formation des identifiants et des
# variables est expliquée dans stavka/words.py. Les messages sans préfixe connu servent de pièces aux autres et en partagent les variables.

game-title = Stalingrad Roads
game-blurb = Novembre 1942. Les Soviétiques referment l’anneau sur la 6e armée et foncent vers Rostov et le Dniepr ; l’Axe envoie par les airs ce qu’il peut, quémande des réserves au Führer et attend la riposte de Manstein.
scenario-wintergewitter = I. Wintergewitter : au secours de Stalingrad (3 tours, décembre 1942)
    .about = Petite carte et peu de règles, idéal pour apprendre. Les Panzer de Hoth partent de Kotelnikovo vers la poche, et les Soviétiques doivent les arrêter avant. De DEC II à DEC IV.
scenario-uranus = II. Uranus : l’encerclement de la 6e armée (3 tours, novembre 1942)
    .about = La moitié est de la carte. Dix Supports choisis ouvrent l’offensive soviétique ; l’Axe déclare la Forteresse Stalingrad et vit du pont aérien. De NOV III à DEC I.
scenario-campaign = III. La campagne : au bord du désastre (17 tours, de novembre 1942 à mars 1943)
    .about = Toute la carte et toutes les règles : Uranus, Mars, le pont aérien, la course vers Rostov et Kharkov, la faveur du Führer, la riposte de Manstein. De NOV III à MAR III.
scenario-backhand = IV. Backhand Blow : Manstein riposte (5 tours, de février à mars 1943)
    .about = La moitié ouest de la carte. L’Axe commence par sa grande contre-offensive et doit reprendre des villes à des armées soviétiques à bout de souffle avant la boue. De FEB III à MAR III.
scenario-gallop = V. Gallop : par-delà le Donets (7 tours, de février à mars 1943)
    .about = Stalingrad est tombée. Des armées soviétiques épuisées visent les villes majeures d’Ukraine pendant que l’Axe racle ses dernières réserves. De FEB I à MAR III.

option-transcaucasus-hq = Front de Transcaucasie : son QG participe (scénario III)
choice-off = non
choice-on = oui

## Pièces d’autres messages

support-name = { $support ->
        [artillery-2] { piece-support-artillery-2 }
        [artillery-3] { piece-support-artillery-3 }
        [katyusha] { piece-support-katyusha }
        [surprise] { piece-support-surprise }
        [tank-brigade] { piece-support-tank-brigade }
        [breakthrough] { piece-support-breakthrough }
        [lelyushenko] { piece-support-lelyushenko }
        [novikov] { piece-support-novikov }
        [vvs] { piece-support-vvs }
        [flak] { piece-support-flak }
        [maskirovka] { piece-support-maskirovka }
        [reserves] { piece-support-reserves }
        [pontoon] { piece-support-pontoon }
        [surrender] { piece-support-surrender }
        [stalin] { piece-support-stalin }
        [raid] { piece-support-raid }
        [partisans] { piece-support-partisans }
        [shortage] { piece-support-shortage }
        [shortage-test] { piece-support-shortage-test }
        [alarm] { piece-support-alarm }
        [alert] { piece-support-alert }
        [pak88] { piece-support-pak88 }
        [luftwaffe] { piece-support-luftwaffe }
        [goering] { piece-support-goering }
        [rudel] { piece-support-rudel }
        [hoth] { piece-support-hoth }
        [hollidt] { piece-support-hollidt }
        [discord] { piece-support-discord }
        [nebelwerfer] { piece-support-nebelwerfer }
        [axis-pontoon] { piece-support-axis-pontoon }
        [tigers] { piece-support-tigers }
        [workshops] { piece-support-workshops }
        [intervention] { piece-support-intervention }
        [trains] { piece-support-trains }
        [elastic] { piece-support-elastic }
       *[none] un Support
    }
event-name = { $event ->
        [unit-resistance] { piece-ju52-unit-resistance }
        [stack-resistance] { piece-ju52-stack-resistance }
        [rattenkrieg] { piece-ju52-rattenkrieg }
        [hube] { piece-ju52-hube }
        [evacuation] { piece-ju52-evacuation }
        [last-reserves] { piece-ju52-last-reserves }
        [support] { piece-ju52-support }
        [mobility] { piece-ju52-mobility }
        [sortie-1] { piece-ju52-sortie-1 }
        [sortie-2] { piece-ju52-sortie-2 }
       *[none] Ju 52
    }
offensive-name = { $offensive ->
        [minor-a] { piece-offensive-minor-a }
        [minor-b] { piece-offensive-minor-b }
       *[major] { piece-offensive-major }
    }
effect-name = { $effect ->
        [rescue] { track-superiority-rescue }
        [waves] { track-superiority-waves }
        [crushing] { track-superiority-crushing }
       *[rout] { track-superiority-rout }
    }
box-name = { $box ->
        [minor-a] { place-minor-a }
        [minor-b] { place-minor-b }
        [major] { place-major }
        [axis] { place-axis }
       *[stavka] { place-stavka }
    }
mars-name = { $box ->
        [collapse] effondrement
        [heavy-failure] lourd échec
        [failure] échec
        [progress] progrès
        [success] succès
        [breakthrough] percée soviétique
       *[status-quo] statu quo
    }
phase-name = { $phase ->
        [soviet-supply] Phase de ravitaillement soviétique
        [soviet-offensive] Phase d’offensive soviétique
        [soviet-support] Phase de Supports soviétique
        [mars] Opération Mars
        [stavka] Phase de la STAVKA
        [soviet-movement] Phase de mouvement soviétique
        [soviet-combat] Phase de combat soviétique
        [soviet-exploitation] Phase d’exploitation soviétique
        [soviet-reinforcement] Renforts et remplacements soviétiques
        [axis-supply] Phase de ravitaillement de l’Axe
        [stalingrad-supply] Ravitaillement de Stalingrad
        [axis-support] Phase de Supports de l’Axe
        [axis-movement] Phase de mouvement de l’Axe
        [axis-combat] Phase de combat de l’Axe
        [axis-exploitation] Phase d’exploitation de l’Axe
       *[axis-reinforcement] Renforts et remplacements de l’Axe
    }
level-name = { $level ->
        [soviet-strategic] Victoire stratégique soviétique
        [soviet-decisive] Victoire décisive soviétique
        [soviet-operational] Victoire opérationnelle soviétique
        [soviet-major] Victoire majeure soviétique
        [soviet-minor] Victoire mineure soviétique
        [soviet-marginal] Victoire marginale soviétique
        [axis-marginal] Victoire marginale de l’Axe
        [axis-minor] Victoire mineure de l’Axe
        [axis-major] Victoire majeure de l’Axe
        [axis-operational] Victoire opérationnelle de l’Axe
        [axis-decisive] Victoire décisive de l’Axe
        [axis-strategic] Victoire stratégique de l’Axe
       *[draw] Partie nulle
    }
date = { $turn ->
        [1] troisième semaine de novembre 1942
        [2] dernière semaine de novembre 1942
        [3] première semaine de décembre 1942
        [4] deuxième semaine de décembre 1942
        [5] troisième semaine de décembre 1942
        [6] dernière semaine de décembre 1942
        [7] première semaine de janvier 1943
        [8] deuxième semaine de janvier 1943
        [9] troisième semaine de janvier 1943
        [10] dernière semaine de janvier 1943
        [11] première semaine de février 1943
        [12] deuxième semaine de février 1943
        [13] troisième semaine de février 1943
        [14] dernière semaine de février 1943
        [15] première semaine de mars 1943
        [16] deuxième semaine de mars 1943
       *[17] troisième semaine de mars 1943
    }

## Le récit : tours et phases

note-vp = Points de victoire : { $change }, { $vp } en tout.

## Le récit : les Supports

note-supports-arrive = Nouveau dans la réserve de Supports { the-side } : { support-name }.
note-support-chosen = L’Axe choisit dans sa réserve : { support-name }.
note-no-supports = Aucun Support pour les Soviétiques ce tour-ci.
note-transfer = Les Soviétiques transfèrent un Support O de la STAVKA : { support-name }.
note-price-due = Pas d’unité blindée, à payer en plus : { $unit }.
note-offensive-spent = Les Soviétiques n’ont plus de Support O à jouer à cette étape.
note-offensive-begins = Les Soviétiques lancent une offensive majeure.
note-alarms-raised = { $count ->
        [0] Aucune unité d’alarme ne restait dans la réserve de l’Axe.
        [1] Une unité d’alarme passe de la réserve à la case de l’Axe.
       *[other] { $count } unités d’alarme passent de la réserve à la case de l’Axe.
    }
note-transferred = Vers { box-name } : { support-name }.
note-marker-left = Dernière position, { $unit } : Support remis dans la réserve, { support-name }.
note-intervened = { $space }, l’Axe joue : { support-name }.
note-off-road = Un Support est dépensé : le mouvement stratégique { the-side } peut quitter les routes.
note-trains = Trains supplémentaires : { $left } points ferroviaires.
note-raid = Raid sur l’aérodrome de { $space }, dé { $die } : { $die ->
        [1] repoussé
        [2] repoussé
        [3] repoussé
       *[other] des avions brûlent, -1 au prochain pont aérien
    }.
note-driven-off = La DCA chasse de { $space } : { support-name }.
note-gives-up = { $space } est sommé de se rendre : dé { $die }, modificateur { $modifier }.
note-bombed = La Luftwaffe bombarde { $space }, dé { $die } : { $die ->
        [5] un pas perdu
        [6] un pas perdu
       *[other] aucun effet
    }.
note-katyusha = Les Katioucha tirent sur { $space }, dé { $die } : { $die ->
        [1] aucun effet
        [2] aucun effet
        [3] aucun effet
       *[other] un pas perdu
    }.
note-rudel = Rudel pique sur { $unit }, facteur divisé par deux ; dé { $die } : { $die ->
        [6] un pas perdu en plus
       *[other] pas de perte
    }.
note-stalin = Staline, dé { $die } : { $die ->
        [1] il prend un marqueur à la STAVKA
        [2] plus un pas en arrière ce tour-ci
        [3] il se tait
        [4] la STAVKA est généreuse, +1 aux libérations
        [5] un marqueur de plus pour la STAVKA
       *[6] un marqueur de plus pour une offensive
    }.
note-stalin-idle = Staline est tiré : sans effet dans ce scénario.
note-discord = Discorde à l’OKH, dé { $die } : { $die ->
        [1] le Führer est mécontent
        [2] un QG ne peut pas bouger
        [3] pas de trains ce tour-ci
        [4] l’orage passe
        [5] Manstein y gagne
       *[6] un marqueur de plus
    }.
note-discord-idle = Discorde à l’OKH est tirée : sans effet dans ce scénario.
note-hq-fixed = QG cloué sur place ce tour-ci : { $unit }.

## Le récit : offensives, pénuries, STAVKA

note-offensive-arrives = Marqueur désormais disponible : { offensive-name }.
note-offensive-placed = { offensive-name } : le marqueur est sur { $space }.
note-offensive-recalled = Marqueur rappelé : { offensive-name }.
note-offensive-launched = Une Offensive Majeure commence. Marqueurs de la case STAVKA : { $supports }.
note-called = De la réserve à l’offensive : { $unit }, { $space }.
note-shortage = Un QG a bougé, la réserve soviétique reçoit : { support-name }.
note-shortage-test = Test de pénurie, { box-name } : { $supports }.
note-chosen-lost = { $count ->
        [one] L’Axe n’a pas utilisé un marqueur qu’il avait choisi : il retourne dans la réserve.
       *[other] L’Axe n’a pas utilisé { $count } marqueurs qu’il avait choisis : ils retournent dans la réserve.
    }
note-shortage-back = Les Soviétiques remettent une Pénurie dans leur réserve ({ box-name }).
note-shortage-struck = À court de tout, { $space } : { $units }.
note-released = { $unit } sollicite la STAVKA : dé { $die }, modifié { $modified } ; { $count ->
        [0] aucune unité libérée.
        [1] une unité libérée.
       *[other] { $count } unités libérées.
    }
note-mars = Opération Mars : dés { $dice }, modificateur { $modifier } ; { mars-name }.
note-mars-ends = L’opération Mars est finie : { mars-name }.

## Le récit : la Forteresse Stalingrad

note-fortress = La Forteresse Stalingrad est déclarée sur { $space }, niveau de ravitaillement { $level }.
note-fortress-moved = Le marqueur FS passe sur { $space }.
note-fortress-lifted = La Forteresse Stalingrad n’existe plus.
note-fortress-level = Le niveau de ravitaillement de la FS { $change ->
        [-2] tombe à { $level }.
        [-1] tombe à { $level }.
       *[other] monte à { $level }.
    }
note-airlift = Pont aérien : dé { $die }, modificateur { $modifier } ; niveau { $change }, { $planes ->
        [0] aucun Ju 52 ne se pose.
        [1] un Ju 52 se pose.
       *[other] { $planes } Ju 52 se posent.
    }
note-goering = Goering promet tout.
note-landed = Posé sur { $space } : { event-name }.
note-ju52 = Retourné sur { $space } : { event-name }.
note-evacuated = Évacuée par les airs : { $unit }.
note-sally = L’Axe joue : { event-name }.
note-rattenkrieg = Rattenkrieg sur { $space }, dé { $die } : { $die ->
        [6] le combat continue
       *[other] pas de combat, un pas perdu de chaque côté
    }.
note-surrender = Les derniers aérodromes sont perdus : { $count ->
        [0] aucune unité faible ne se rend
        [1] une unité faible se rend
       *[other] { $count } unités faibles se rendent
    }, les autres sont réduites.
note-garrison-failed = L’anneau est trop mince : { $count } unités, il en faut { $due }. Tous les Supports soviétiques sont perdus, et aucun ne viendra au prochain tour.

## Le récit : le Führer et Manstein

note-approval = L’approbation du Führer { $change ->
        [-1] tombe à la case { $box }.
       *[other] monte à la case { $box }.
    }
note-manstein = Manstein { $change ->
        [-2] tombe à la case { $box }.
        [-1] tombe à la case { $box }.
       *[other] monte à la case { $box }.
    }
note-crisis = Crise à l’OKH, dés { $dice } : l’approbation passe à la case { $box }{ $penalties ->
        [none] .
        [no-replacements] { " ; " }pas de PR au prochain tour.
        [support-fewer] { " ; " }un Support de moins au prochain tour.
        [cities-fixed] { " ; " }les unités dans les villes ne bougeront pas au prochain tour.
        [no-strategic] { " ; " }pas de mouvement stratégique au prochain tour.
        [choose-support] { " ; " }l’Axe choisit un Support.
       *[other] { " ; " }tous les Supports de l’Axe sont perdus, et ses QG ne bougeront pas au prochain tour.
    }
note-crisis-again = Nouvelle crise à l’OKH : Manstein en paie le prix.
note-wintergewitter = Manstein lance Wintergewitter.
note-backhand = Manstein déclare Backhand Blow : approbation à la case { $box }.
note-backhand-judged = Backhand Blow est jugé : { $balance } hex de villes majeures gagnés au bilan, approbation à la case { $box }.
note-dismissed = Manstein est limogé. L’approbation reste à la case { $box }.
note-major-success = Réussite majeure soviétique !
note-effect-turned = { effect-name } : { $sideId ->
        [axis] de nouveau actif.
       *[soviet] désormais inactif.
    }

## Le récit : les unités vont et viennent

note-disbanded = Dissous pour les remplacements : { $unit }.
note-game-over = { level-name }, avec { $vp } PV.

## Ce qui est demandé : la mise en place

ask-choose-soviet = Choisissez les Supports qui ouvrent votre offensive : { supports-left }.
    .take = Prendre
ask-choose-axis = Choisissez vos premiers Supports : { supports-left }.
    .take = Prendre
ask-effect-off = Choisissez l’effet de la supériorité allemande qui devient inactif.
    .effect = Retourner
ask-effect-on = Choisissez un effet de la supériorité allemande à réactiver.
    .effect = Retourner
    .done = Aucun

## Ce qui est demandé : les Supports

ask-deploy-first = Déployez ce qui agit tout de suite : attaques surprises, brigades de chars, Luftwaffe.
    .play = Déployer
    .transfer = Transférer à une offensive
    .done = C’est tout
ask-deploy = Choisissez le prochain Support à déployer.
    .play = Déployer
    .transfer = Transférer à une offensive
    .done = Finir la phase de Supports
ask-transfer-to = Choisissez l’offensive qui reçoit le Support : { support-name }.
    .box = Donner à
ask-give-from = Choisissez la case d’où payer un Support : { supports-left }.
    .box = Depuis
ask-off-road = Payer un Support pour le mouvement stratégique hors des routes ?
    .give = Payer avec
    .done = Rester sur les routes
ask-katyusha = Tirer les Katioucha avant le combat sur { $space } ?
    .use = Tirer
    .done = Les garder
ask-bombing = La Luftwaffe au-dessus de { $space } : bombarder la pile, ou appuyer les troupes ?
    .choose = Faire
ask-rudel = Choisissez les blindés soviétiques sur lesquels pique Rudel.
    .unit = Piquer sur
ask-stalin-gift = Choisissez la case qui reçoit le marqueur de Staline.
    .box = Vers
ask-name-hq = Choisissez le QG allemand qui ne bougera pas ce tour-ci.
    .unit = Clouer
ask-shortage-price = Pénurie : choisissez le Support qui repart avec elle, { supports-left }.
    .give = Rendre
ask-shortage-stack = Le ravitaillement soviétique flanche : choisissez la pile non ravitaillée, { supports-left }.
    .stack = Couper
    .done = C’est tout
ask-shortages = Choisissez les cases d’où une pénurie retourne dans la réserve.
    .discard = Remettre depuis
    .done = Garder les autres

## Ce qui est demandé : offensives, Mars, STAVKA

ask-offensives = Rappelez des marqueurs Offensive, ou jouez Maskirovka.
    .play = Jouer
    .recall = Rappeler
    .done = Continuer
ask-offensives-place = Placez des marqueurs Offensive, ou lancez une Offensive Majeure.
    .launch = Lancer une Offensive Majeure
    .place = Placer
    .done = Continuer
ask-offensive-place = Choisissez l’hex du marqueur : { offensive-name }.
    .to = Placer sur
ask-maskirovka-from = Maskirovka : choisissez la case qui donne.
    .box = Depuis
ask-maskirovka-to = Maskirovka : choisissez la case qui reçoit.
    .box = Vers
ask-maskirovka = Choisissez les Supports à déplacer : { supports-left }.
    .take = Déplacer
    .done = Assez
ask-major-sort = Offensive Majeure, { $left } Supports à trier : gardez-les, échangez-en deux contre un au choix, ou payez des réserves.
    .keep = Garder
    .exchange = Échanger
    .call = Appeler
ask-major-exchange = Choisissez le second Support à échanger.
    .exchange = Échanger
ask-major-choose = Choisissez le Support à prendre dans la réserve.
    .choose = Prendre
ask-major-pay = Choisissez le Support qui paie { $unit }.
    .give = Payer avec
ask-major-place = Choisissez où { $unit } rejoint l’offensive.
    .to = Placer sur
ask-mars = Opération Mars : ajouter des Supports au jet, { supports-left } au plus ?
    .give = Ajouter
    .done = Lancer les dés
ask-priority-front = Choisissez le QG prioritaire : la STAVKA lui donne une unité de plus.
    .unit = Demander pour
    .done = Personne
ask-second-front = Choisissez le second QG qui demande des réserves.
    .unit = Demander pour
    .done = C’est tout
ask-front-bonus = { $unit } sollicite la STAVKA, { $bonus } au dé pour l’instant : ajouter des Supports ?
    .give = Ajouter
    .play = Jouer
ask-entry-front = Choisissez un QG près duquel des unités entrent dans la réserve.
    .unit = Près de
    .done = C’est tout
ask-entry = { $unit } : choisissez les unités qui entrent dans la réserve, { supports-left }.
    .enter = Mettre en réserve
    .done = C’est tout ici

## Ce qui est demandé : la Forteresse Stalingrad

ask-fortress = Déclarer la Forteresse Stalingrad ?
    .done = Pas maintenant
ask-fortress-place = Choisissez l’hex du marqueur FS.
    .to = Placer sur
ask-goering = Laisser Goering promettre : +1 au pont aérien ?
    .play = Jouer
    .done = Sans lui
ask-land-event = Choisissez le prochain Ju 52 à placer sur une pile assiégée : { supports-left }.
    .event = Placer
ask-land = Choisissez où se pose, face cachée : { event-name }.
    .to = Placer sur
ask-evacuation = Choisissez une division d’infanterie réduite à évacuer.
    .unit = Évacuer
    .done = Personne
ask-reveal = Les assiégés sont attaqués sur { $space } : retourner un Ju 52 ?
    .decline = C’est tout
ask-resist-unit = Choisissez l’unité sur { $space } dont la défense est doublée.
    .unit = Doubler
ask-sally = Jouer un Ju 52 des assiégés ?
    .event = Jouer
    .done = C’est tout
ask-sally-stack = { event-name } : choisissez la pile, { supports-left }.
    .stack = Avec
    .stop = Une suffit
ask-surrender = Choisissez l’unité faible qui se rend : { supports-left }.
    .lose = Perdre

## Ce qui est demandé : Manstein

ask-wintergewitter = Lancer Wintergewitter ? Deux Supports à rendre, deux autres au choix.
    .launch = Lancer
    .done = Pas maintenant
ask-winter-price = Choisissez le Support à rendre pour Wintergewitter : { supports-left }.
    .give = Rendre
ask-backhand = Déclarer Backhand Blow ?
    .launch = Déclarer
    .done = Pas maintenant
ask-choose-supports = Choisissez des Supports dans votre réserve : { supports-left }.
    .take = Prendre

## Ce qui est demandé : les renforts

ask-rebuild = Choisissez l’unité qui reçoit un pas ; PR restants : { $left }.
    .rebuild = Reconstruire
    .repair = Ateliers pour
    .done = C’est tout
ask-armour-price = Un pas blindé pour { $unit } coûte un Support ou un Kampfgruppe.
    .box = Un Support depuis
    .disband = Dissoudre
ask-free-division = Pour Stalingrad perdue : choisissez la division reconstruite, réduite.
    .unit = Reconstruire
ask-upgrade = Choisissez la division de fusiliers qui devient { $unit }.

choice-standing-goering = Goering avant le pont aérien
choice-standing-sally = des Ju 52 pour un mouvement ou une attaque des assiégés
choice-standing-deploy-first = les Supports à effet immédiat
choice-standing-deploy = les Supports à déployer
choice-standing-off-road = un Support pour le mouvement stratégique hors des routes
choice-standing-offensives = les offensives à rappeler, et la Maskirovka
choice-standing-mars = des Supports pour l’opération Mars
choice-standing-shortages = les Pénuries à remettre dans la réserve
choice-standing-reveal = un Ju 52 à retourner quand les assiégés sont attaqués

## Où nous en sommes

step-deploy = { $order ->
        [2] Ce qui agit tout de suite
       *[3] Déploiement
    }
step-shortage-test = Test de pénurie
step-keep-shortages = Pénuries
step-offensive-phase = Offensives soviétiques
step-major-offensive = Offensive Majeure
step-maskirovka = Maskirovka
step-mars-phase = Opération Mars
step-stavka-phase = STAVKA
step-fronts = QG demandeurs
step-entry = Entrée en réserve
step-stalingrad-supply = Ravitaillement de Stalingrad
step-declaration = Forteresse Stalingrad
step-airlift = Pont aérien
step-land = Ju 52
step-evacuation = Évacuation
step-sally = Les assiégés
step-surrender = Reddition
step-turn-effect = Supériorité allemande
step-wintergewitter = Wintergewitter
step-backhand = Backhand Blow
step-choose-supports = Choix de Supports

## Ce qui peut se faire

verb-call = Appeler
verb-declare = Déclarer
verb-disband = Dissoudre
verb-discard = Remettre dans la réserve
verb-effect = Choisir
verb-event = Choisir
verb-exchange = Échanger
verb-keep = Garder
verb-repair = Réparer
verb-reveal = Retourner
verb-stack = Choisir
verb-transfer = Transférer
verb-upgrade = Améliorer
verb-wait = Attendre
verb-withdraw = Replier

## Comment cela finit

ended-soviet-strategic = La campagne est terminée : victoire stratégique de { $winners }.
ended-soviet-operational = La campagne est terminée : victoire opérationnelle de { $winners }.
ended-soviet-major = Victoire majeure de { $winners }.
ended-soviet-minor = Victoire mineure de { $winners }.
ended-axis-strategic = La campagne est terminée : victoire stratégique de { $winners }.
ended-axis-operational = La campagne est terminée : victoire opérationnelle de { $winners }.
ended-axis-major = Victoire majeure de { $winners }.
ended-axis-minor = Victoire mineure de { $winners }.
ending-soviet-strategic = victoire stratégique soviétique
ending-soviet-operational = victoire opérationnelle soviétique
ending-soviet-major = victoire majeure soviétique
ending-soviet-minor = victoire mineure soviétique
ending-axis-strategic = victoire stratégique de l’Axe
ending-axis-operational = victoire opérationnelle de l’Axe
ending-axis-major = victoire majeure de l’Axe
ending-axis-minor = victoire mineure de l’Axe

## Ce qui est sur la table

mark-besieged = assiégée dans Stalingrad
mark-fortress = Forteresse Stalingrad, niveau de ravitaillement { $count }
mark-zone = zone de la FS
mark-offensive-major = Offensive Majeure, rayon { $count }
mark-offensive-minor-a = Offensive Mineure A, rayon { $count }
mark-offensive-minor-b = Offensive Mineure B, rayon { $count }
mark-stalingrad-side = face Stalingrad
mark-ju52 = Ju 52

track-vp = points de victoire soviétiques
track-approval = approbation du Führer
    .about = La plus haute de cette case et de celle de Manstein donne à l’Axe ses PR et ses Supports. À la case 0, c’est la crise à l’OKH.
track-manstein = Manstein
    .about = Son crédit protège l’Axe d’une chute de l’approbation. À la case 0 en fin de tour, il est limogé.
track-fortress = ravitaillement de la FS
    .about = De 11 à 1 : plus il baisse, moins les assiégés attaquent, bougent et se défendent. À 1, sans aérodrome, ils se rendent.
track-mars = opération Mars
    .about = De l’effondrement (-3) à la percée soviétique (3) : qui viendra de Rjev, et quand.
track-ice = cours d’eau
track-weather-snow = neige
    .about = Le temps ordinaire de cette guerre : aucun effet propre.
    .switch = oui
track-weather-mud = boue
    .about = Personne ne dépense plus de 2 PM, ni ne fait de mouvement stratégique. Les rivières valent des fleuves, et on n’attaque à travers que par un pont. Au lieu d’exploiter, l’attaquant subit une seconde série de pertes.
    .switch = oui
track-ice-open = eaux libres
    .about = Rivières et fleuves comptent pleinement.
    .switch = oui
track-ice-rivers = rivières gelées
    .about = Les rivières se franchissent sans surcoût ; qui n’est attaqué qu’à travers l’eau a 1 point de défense de plus. Les fleuves comptent pleinement.
    .switch = oui
track-ice-all = tout est gelé
    .about = De même, et les fleuves valent des rivières, les marais des forêts.
    .switch = oui
track-sky-clear = ciel dégagé
    .about = L’aviation agit dans tout le rayon de son marqueur.
    .switch = oui
track-sky-overcast = ciel couvert
    .about = L’aviation n’agit que dans l’hex de son marqueur.
    .switch = oui
track-sky-blizzard = blizzard
    .about = Aucun avion ne vole ; le pont aérien en souffre.
    .switch = oui
track-superiority = supériorité allemande
track-superiority-rescue = Les panzers à la rescousse
    .about = Une pile allemande attaquée a une réaction de plus, par une division blindée, sauf si deux unités ou plus peuvent exploiter contre elle.
    .switch = oui
track-superiority-waves = Vagues humaines
    .about = Les Soviétiques qui perdent un pas contre une pile allemande en perdent un de plus, sauf si deux unités ou plus peuvent exploiter.
    .switch = oui
track-superiority-crushing = Attaque écrasante
    .about = Une attaque allemande avec une Panzer division laisse exploiter une unité de plus, sauf résultat AR.
    .switch = oui
track-superiority-rout = Déroute soviétique
    .about = Une attaque allemande avec une Panzer division, où deux unités ou plus exploitent, coûte un pas de moins.
    .switch = oui

piece-support-artillery-2 = Artillerie +2
    .about = Avec une unité d’infanterie ou de cavalerie : une fois par phase, son attaque est décalée de 2 colonnes.
piece-support-artillery-3 = Artillerie +3
    .about = Avec une unité d’infanterie ou de cavalerie : une fois par phase, son attaque est décalée de 3 colonnes.
piece-support-katyusha = Katioucha
    .about = Avec une unité : une fois par phase, avant son attaque, un dé de 4 ou plus coûte un pas au défenseur.
piece-support-surprise = Attaque surprise
    .about = Une pile peut avancer d’un hex, puis attaque aussitôt, dans la phase de Supports.
piece-support-tank-brigade = Brigade de chars
    .about = Avec une unité non blindée : 3 de plus à son attaque, et elle compte comme noir et blanc. Dans une attaque blindée, elle se rend à la place du premier pas.
piece-support-breakthrough = Percée
    .about = Une fois par tour, une unité de plus exploite après une attaque depuis son hex ; pas dans la boue.
piece-support-lelyushenko = Leliouchenko
    .about = Leader avec une unité : ses attaques sont décalées d’une colonne, et elle compte comme élite.
piece-support-novikov = Novikov
    .about = Leader avec une unité : ses attaques sont décalées d’une colonne, de 2 si la VVS aide aussi.
piece-support-vvs = VVS
    .about = Aviation, rayon 2 : une fois par phase, une attaque est décalée d’une colonne, ou une défense a 2 de plus. Aucun train de l’Axe ne passe dessous.
piece-support-flak = Batterie antiaérienne
    .about = À 3 hex de la FS au plus : -1 au pont aérien, et un avion de l’Axe au-dessus de son hex est chassé.
piece-support-maskirovka = Maskirovka
    .about = Jusqu’à trois Supports passent d’une case à une autre.
piece-support-reserves = Réserves
    .about = Dans la phase de la STAVKA, un QG reçoit deux unités de plus.
piece-support-pontoon = Unité de pontonniers
    .about = Tous les cours d’eau autour d’une pile ravitaillée ont un pont.
piece-support-surrender = Reddition de l’Axe
    .about = Une pile non ravitaillée, hors de la FS, à côté de deux unités soviétiques : un dé de 5 ou plus et elle se rend, 3 ou 4 coûte un pas ; +1 sans Allemands, +1 si tout est réduit.
piece-support-stalin = Staline
    .about = Joué dès qu’il est tiré : un dé dit sa faveur ou sa colère.
piece-support-raid = Raid sur aérodrome
    .about = Sur un aérodrome à 4 hex au plus d’un corps blindé ou de cavalerie soviétique : un dé de 4 ou plus donne -1 au prochain pont aérien.
piece-support-partisans = Partisans
    .about = Sur une voie ferrée de l’Axe, à cinq hex ou plus du front : aucun train ne passe.
piece-support-shortage = Pénurie de ravitaillement
    .about = Bonne à rien : elle prend la place d’un vrai Support et compte dans le test.
piece-support-shortage-test = Test de pénurie
    .about = Joué dès qu’il est tiré : chaque pénurie de la case emporte un vrai Support, et chacune en trop coupe une pile soviétique au contact.
piece-support-alarm = Unité d’alarme
    .about = Une unité 0-1-1 avec des unités de l’Axe ou dans une ville peu menacée ; elle ne prend pas de place.
piece-support-alert = Bataillon d’alerte
    .about = Une unité 0-2-1 avec des unités de l’Axe ou dans une ville peu menacée ; elle ne prend pas de place. Dans la FS, seulement avec le Ju 52 Support.
piece-support-pak88 = PaK 88
    .about = Avec une unité allemande : 2 de plus à sa défense ; une attaque blindée y coûte un pas à une unité sur fond noir.
piece-support-luftwaffe = Luftwaffe
    .about = Bombarde une pile aussitôt (un dé de 5 ou plus, un pas), ou reste avec un rayon de 2 : une fois par phase, une attaque est décalée d’une colonne, ou une défense a 2 de plus.
piece-support-goering = Goering
    .about = Joué de la case : +1 à un pont aérien.
piece-support-rudel = Rudel
    .about = Rayon 3, une fois par tour : un corps blindé soviétique se bat à demi-facteur ; sur 6, il perd aussi un pas.
piece-support-hoth = Hoth
    .about = Leader avec une unité blindée allemande : ses attaques sont décalées d’une colonne, et une unité de plus exploite après une attaque blindée.
piece-support-hollidt = Hollidt
    .about = Leader avec une unité allemande : 2 de plus à sa défense ; DR devient S, DR2 devient DR.
piece-support-discord = Discorde à l’OKH
    .about = Joué dès qu’il est tiré : un dé dit qui se querelle avec qui.
piece-support-nebelwerfer = Nebelwerfer
    .about = Avec une unité allemande : une fois par phase, son attaque est décalée de 2 colonnes, ou sa défense a 2 de plus.
piece-support-axis-pontoon = Unité de pontonniers (Axe)
    .about = Tous les cours d’eau autour d’une pile ravitaillée ont un pont.
piece-support-tigers = Tigres
    .about = Avec une unité blindée allemande : 3 de plus à son attaque, 2 à sa défense. Se rend à la place du premier pas.
piece-support-workshops = Ateliers de réparation
    .about = Joué de la case : une unité blindée allemande réduite retrouve son pas sans rien payer.
piece-support-intervention = Réserve d’intervention
    .about = Joué de la case contre une attaque : une unité allemande proche bouge, même vers l’hex attaqué.
piece-support-trains = Trains supplémentaires
    .about = 2 points ferroviaires de plus ce tour-ci.
piece-support-elastic = Défense élastique
    .about = Joué de la case : une pile ravitaillée avec des Allemands retraite d’un hex, et l’attaque tombe dans le vide.

piece-ju52-unit-resistance = Ju 52 (résistance d’une unité)
    .about = Une unité attaquée sous le marqueur se défend au double.
piece-ju52-stack-resistance = Ju 52 (résistance d’une pile)
    .about = La pile attaquée sous le marqueur se défend au double.
piece-ju52-rattenkrieg = Ju 52 (Rattenkrieg)
    .about = La pile sous le marqueur est attaquée : de 1 à 5 il n’y a pas de combat, chaque camp perd un pas.
piece-ju52-hube = Ju 52 (général Hube)
    .about = Toutes les piles assiégées se défendent au double ce tour-ci. Le marqueur quitte le jeu.
piece-ju52-evacuation = Ju 52 (évacuation)
    .about = Une division d’infanterie réduite s’envole et revient deux tours plus tard. Le marqueur quitte le jeu.
piece-ju52-last-reserves = Ju 52 (dernières réserves)
    .about = La pile sous le marqueur attaque à pleine puissance ; le niveau de ravitaillement baisse de 1.
piece-ju52-support = Ju 52 (Support)
    .about = Fait entrer dans la FS un bataillon d’alerte ou un PaK 88.
piece-ju52-mobility = Ju 52 (mobilité)
    .about = Les unités sous le marqueur bougent avec tous leurs PM.
piece-ju52-sortie-1 = Ju 52 (sortie d’une pile)
    .about = Une pile assiégée bouge et attaque à pleine puissance, aucune autre ; le niveau de ravitaillement baisse de 1.
piece-ju52-sortie-2 = Ju 52 (sortie de deux piles)
    .about = Deux piles assiégées bougent et attaquent à pleine puissance, aucune autre ; le niveau de ravitaillement baisse de 1.

piece-offensive-major = Offensive Majeure
    .about = Les Supports O de sa case servent à 3 hex au plus. Elle se lance avec dix Supports ou plus dans la case STAVKA.
piece-offensive-minor-a = Offensive Mineure A
    .about = Les Supports O de sa case servent à 2 hex au plus, un de plus face Stalingrad.
piece-offensive-minor-b = Offensive Mineure B
    .about = Les Supports O de sa case servent à 2 hex au plus, un de plus face Stalingrad.
piece-fortress = Forteresse Stalingrad
    .about = Les unités de l’Axe non ravitaillées à 2 hex au plus, 3 depuis un aérodrome, sont assiégées : elles vivent du pont aérien.

choice-stavka = STAVKA
choice-major = { piece-offensive-major }
    .about = { piece-offensive-major.about }
choice-minor-a = { piece-offensive-minor-a }
    .about = { piece-offensive-minor-a.about }
choice-minor-b = { piece-offensive-minor-b }
    .about = { piece-offensive-minor-b.about }
choice-bombing = un bombardement
choice-ground-support = un appui au sol
choice-artillery-2 = { piece-support-artillery-2 }
    .about = { piece-support-artillery-2.about }
choice-artillery-3 = { piece-support-artillery-3 }
    .about = { piece-support-artillery-3.about }
choice-katyusha = { piece-support-katyusha }
    .about = { piece-support-katyusha.about }
choice-surprise = { piece-support-surprise }
    .about = { piece-support-surprise.about }
choice-tank-brigade = { piece-support-tank-brigade }
    .about = { piece-support-tank-brigade.about }
choice-breakthrough = { piece-support-breakthrough }
    .about = { piece-support-breakthrough.about }
choice-lelyushenko = { piece-support-lelyushenko }
    .about = { piece-support-lelyushenko.about }
choice-novikov = { piece-support-novikov }
    .about = { piece-support-novikov.about }
choice-vvs = { piece-support-vvs }
    .about = { piece-support-vvs.about }
choice-flak = { piece-support-flak }
    .about = { piece-support-flak.about }
choice-maskirovka = { piece-support-maskirovka }
    .about = { piece-support-maskirovka.about }
choice-reserves = { piece-support-reserves }
    .about = { piece-support-reserves.about }
choice-pontoon = { piece-support-pontoon }
    .about = { piece-support-pontoon.about }
choice-surrender = { piece-support-surrender }
    .about = { piece-support-surrender.about }
choice-stalin = { piece-support-stalin }
    .about = { piece-support-stalin.about }
choice-raid = { piece-support-raid }
    .about = { piece-support-raid.about }
choice-partisans = { piece-support-partisans }
    .about = { piece-support-partisans.about }
choice-shortage = { piece-support-shortage }
    .about = { piece-support-shortage.about }
choice-shortage-test = { piece-support-shortage-test }
    .about = { piece-support-shortage-test.about }
choice-alarm = { piece-support-alarm }
    .about = { piece-support-alarm.about }
choice-alert = { piece-support-alert }
    .about = { piece-support-alert.about }
choice-pak88 = { piece-support-pak88 }
    .about = { piece-support-pak88.about }
choice-luftwaffe = { piece-support-luftwaffe }
    .about = { piece-support-luftwaffe.about }
choice-goering = { piece-support-goering }
    .about = { piece-support-goering.about }
choice-rudel = { piece-support-rudel }
    .about = { piece-support-rudel.about }
choice-hoth = { piece-support-hoth }
    .about = { piece-support-hoth.about }
choice-hollidt = { piece-support-hollidt }
    .about = { piece-support-hollidt.about }
choice-discord = { piece-support-discord }
    .about = { piece-support-discord.about }
choice-nebelwerfer = { piece-support-nebelwerfer }
    .about = { piece-support-nebelwerfer.about }
choice-axis-pontoon = { piece-support-axis-pontoon }
    .about = { piece-support-axis-pontoon.about }
choice-tigers = { piece-support-tigers }
    .about = { piece-support-tigers.about }
choice-workshops = { piece-support-workshops }
    .about = { piece-support-workshops.about }
choice-intervention = { piece-support-intervention }
    .about = { piece-support-intervention.about }
choice-trains = { piece-support-trains }
    .about = { piece-support-trains.about }
choice-elastic = { piece-support-elastic }
    .about = { piece-support-elastic.about }
choice-unit-resistance = { piece-ju52-unit-resistance }
    .about = { piece-ju52-unit-resistance.about }
choice-stack-resistance = { piece-ju52-stack-resistance }
    .about = { piece-ju52-stack-resistance.about }
choice-rattenkrieg = { piece-ju52-rattenkrieg }
    .about = { piece-ju52-rattenkrieg.about }
choice-hube = { piece-ju52-hube }
    .about = { piece-ju52-hube.about }
choice-evacuation = { piece-ju52-evacuation }
    .about = { piece-ju52-evacuation.about }
choice-last-reserves = { piece-ju52-last-reserves }
    .about = { piece-ju52-last-reserves.about }
choice-support = { piece-ju52-support }
    .about = { piece-ju52-support.about }
choice-mobility = { piece-ju52-mobility }
    .about = { piece-ju52-mobility.about }
choice-sortie-1 = { piece-ju52-sortie-1 }
    .about = { piece-ju52-sortie-1.about }
choice-sortie-2 = { piece-ju52-sortie-2 }
    .about = { piece-ju52-sortie-2.about }
choice-rescue = { track-superiority-rescue }
    .about = { track-superiority-rescue.about }
choice-waves = { track-superiority-waves }
    .about = { track-superiority-waves.about }
choice-crushing = { track-superiority-crushing }
    .about = { track-superiority-crushing.about }
choice-rout = { track-superiority-rout }
    .about = { track-superiority-rout.about }

place-stavka = Supports de la STAVKA
place-minor-a = Supports de l’Offensive Mineure A
place-minor-b = Supports de l’Offensive Mineure B
place-major = Supports de l’Offensive Majeure
place-pool-axis = réserve de l’Axe
place-pool-soviet = réserve soviétique
place-airlift = Ju 52 à tirer
place-offensive-box = offensives disponibles
place-offensive-recalled = rappelées jusqu’à la fin du tour
place-returning = QG à replacer
place-withdrawn = unités repliées

kind-german-jaeger-or-mountain-division = division de Jäger ou de montagne allemande
kind-german-motorised-division = division motorisée allemande
kind-german-panzer-division-element = élément de Panzer division
kind-german-alarm-unit = unité d’alarme allemande
kind-italian-infantry-division = division d’infanterie italienne
kind-italian-alpine-division = division alpine italienne
kind-italian-mobile-division = division rapide italienne
kind-italian-security-division = division de sécurité italienne
kind-italian-hq = QG italien
kind-hungarian-light-division = division légère hongroise
kind-soviet-rifle-division = division de fusiliers soviétique
kind-soviet-guards-rifle-division = division de fusiliers de la Garde
kind-soviet-cavalry-corps = corps de cavalerie soviétique

nation-italian = It.

sign-besieged = ⊙
sign-fortress = ♜
sign-zone = ▒
sign-offensive-major = ➤
sign-offensive-minor-a = ▸
sign-offensive-minor-b = ▹

## Dés et tirages

roll-discord = Discorde à l’OKH
roll-surrender = reddition de l’Axe
roll-raid = raid sur aérodrome
roll-bombing = bombardement
roll-katyusha = Katioucha
roll-rudel = Rudel
roll-crisis = crise à l’OKH
roll-mars = opération Mars
roll-stavka = Réserve STAVKA
roll-airlift = pont aérien
roll-ju52 = tirage d’un Ju 52
roll-rattenkrieg = Rattenkrieg

modifier-attack-besieged = attaquants assiégés
modifier-defence-besieged = défenseurs assiégés
modifier-weakened = sous le piqué de Rudel
modifier-support-artillery-2 = { piece-support-artillery-2 }
modifier-support-artillery-3 = { piece-support-artillery-3 }
modifier-support-tank-brigade = { piece-support-tank-brigade }
modifier-support-lelyushenko = { piece-support-lelyushenko }
modifier-support-novikov = { piece-support-novikov }
modifier-support-vvs = { piece-support-vvs }
modifier-support-pak88 = { piece-support-pak88 }
modifier-support-luftwaffe = { piece-support-luftwaffe }
modifier-support-hoth = { piece-support-hoth }
modifier-support-hollidt = { piece-support-hollidt }
modifier-support-nebelwerfer = { piece-support-nebelwerfer }
modifier-support-tigers = { piece-support-tigers }
modifier-airlift-vvs = VVS sur la carte
modifier-airlift-open = poche ouverte
modifier-airlift-goering = Goering
modifier-airlift-armoured-attack = attaque blindée près de la poche
modifier-airlift-clear-sky = ciel dégagé
modifier-airlift-flak = batterie antiaérienne
modifier-airlift-luftwaffe = Luftwaffe sur la carte
modifier-airlift-blizzard = blizzard
modifier-airlift-pitomnik = Pitomnik perdu
modifier-airlift-airfield = aérodromes perdus
modifier-airlift-raid = raid sur aérodrome

## Calques

overlay-offensives = Rayon des offensives
overlay-fortress = Zone de la FS

## La carte imprimée

map-subtitle = De novembre 1942 à mars 1943
map-scale = Un hex fait environ 22 km, un tour environ une semaine.
line-28th-army = 28e armée
line-closed = Interdit
line-sea-of-azov = Mer d’Azov
line-don = Don
line-donets = Donets
line-dnieper = Dniepr
line-volga = Volga
line-chir = Tchir
line-khoper = Khoper
line-medveditsa = Medveditsa
line-ilovlya = Ilovlia
line-aksai-yesaulovsky = Aksaï Iessaoulovski
line-myshkova = Mychkova
line-sal = Sal
line-manych = Manytch
line-kalitva = Kalitva
line-kalitva-bolshaya-bystraya = Bolchaïa Kalitva, Bystraïa
line-derkul = Derkoul
line-aidar = Aïdar
line-oskol = Oskol
line-tikhaya-sosna = Tikhaïa Sosna
line-chernaya-kalitva = Tchernaïa Kalitva
line-bogucharka = Bogoutcharka
line-bityug = Bitioug
line-vorskla = Vorskla
line-psel = Psel
line-orel = Orel
line-samara = Samara
line-volchya = Voltchia
line-mius = Mious
line-kalmius = Kalmious
line-kundryuchya = Koundrioutchia
line-tsimla = Tsimla
cell-mars-collapse = effondrement
cell-mars-heavy-failure = lourd échec
cell-mars-failure = échec
cell-mars-status-quo = statu quo
cell-mars-progress = progrès
cell-mars-success = succès
cell-mars-breakthrough = percée

## Ce qui ne va pas dans les données

error-no-box = units.toml : une unité commence dans « { $name } », qui n’existe pas

## Ce qui ne va pas dans une position

error-besieged-marks = les assiégés sont des unités de l’Axe non ravitaillées (10.2.3)
error-offensive-place = un marqueur d’offensive en jeu se tient dans un hex (11.1)
error-marked-off-map = une unité hors de la carte porte un marqueur (4.4.1)
error-marked-hq = un QG porte un marqueur d’unité (4.1.2, 8.3.3)
error-fortress-level = la FS a un niveau de 1 à 11 (10.3)
error-approval-track = l’approbation est hors de sa piste (15)
error-planes = il y a plus de 15 Ju 52 (10.4)
error-marker-alone = un Support accompagne une unité hors de la carte (5.5.3)
