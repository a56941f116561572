# Les mots de Victory Roads ; ceux qu’il partage avec sa famille sont dans roads/text. La formation des identifiants et des
# variables est expliquée dans stavka/words.py. Les messages sans préfixe connu servent de pièces aux autres et en partagent les variables.

game-title = Victory Roads
game-blurb = Juin 1944. Quatre Théâtres opératifs soviétiques frappent tour à tour entre la Baltique et la mer Noire ; le commandant allemand quémande le droit de se replier, perd ses alliés et la patience du Führer, et défend les routes de Berlin.
scenario-budapest-wien = I. Budapest-Wien : les dernières routes de Vienne (3 tours, de mars à avril 1945)
    .about = La Hongrie et l’Autriche avec les règles de base, idéal pour apprendre. Les derniers Panzer tiennent ce qu’ils peuvent, et les Soviétiques foncent vers Vienne. De MAR I à APR I.
scenario-bessarabia = II. Bessarabie : la fin du front roumain (3 tours, d’août à septembre 1944)
    .about = Un seul Théâtre opératif, celui du Sud, et un allié qui vacille. Les Soviétiques encerclent les Allemands en Moldavie et cherchent à retourner la Roumanie. De AUG II à SEP I.
scenario-bagration = III. Bagration 1944 : la fin du groupe d’armées Centre (4 tours, de juin à juillet 1944)
    .about = Une grande offensive brise le front en Biélorussie. Deux Théâtres opératifs, des Haltebefehle, des replis non autorisés, et l’ouest aussi loin que vont les chars. De JUN III à JUL III.
scenario-campaign = IV. La campagne : de la Dvina à Berlin (23 tours, de juin 1944 à avril 1945)
    .about = Toute la carte et toutes les règles : quatre Théâtres opératifs, la capitulation des alliés, l’insurrection de Varsovie, les humeurs de Hitler, la Fin du Reich. De JUN III à APR II.

## Pièces d’autres messages

support-name = { $support ->
        [artillery-2] { piece-support-artillery-2 }
        [artillery-3] { piece-support-artillery-3 }
        [katyusha] { piece-support-katyusha }
        [aviation] { piece-support-aviation }
        [engineers] { piece-support-engineers }
        [surprise] { piece-support-surprise }
        [maskirovka] { piece-support-maskirovka }
        [partisans] { piece-support-partisans }
        [lend-lease] { piece-support-lend-lease }
        [zhukov] { piece-support-zhukov }
        [stalin] { piece-support-stalin }
        [capitulation] { piece-support-capitulation }
        [rybalko] { piece-support-rybalko }
        [katukov] { piece-support-katukov }
        [bogdanov] { piece-support-bogdanov }
        [heavy-tanks] { piece-support-heavy-tanks }
        [sappers] { piece-support-sappers }
        [front-reserves] { piece-support-front-reserves }
        [flotilla] { piece-support-flotilla }
        [seydlitz] { piece-support-seydlitz }
        [long-range] { piece-support-long-range }
        [model] { piece-support-model }
        [schoerner] { piece-support-schoerner }
        [heinrici] { piece-support-heinrici }
        [himmler] { piece-support-himmler }
        [ju52] { piece-support-ju52 }
        [luftwaffe] { piece-support-luftwaffe }
        [rudel] { piece-support-rudel }
        [tigers] { piece-support-tigers }
        [nebelwerfer] { piece-support-nebelwerfer }
        [pak88] { piece-support-pak88 }
        [pioneers] { piece-support-pioneers }
        [panzerfaust] { piece-support-panzerfaust }
        [volkssturm] { piece-support-volkssturm }
        [alarm] { piece-support-alarm }
        [operational-reserve] { piece-support-operational-reserve }
        [counter-stroke] { piece-support-counter-stroke }
        [kriegsmarine] { piece-support-kriegsmarine }
        [gehlen] { piece-support-gehlen }
        [speer] { piece-support-speer }
        [trains] { piece-support-trains }
        [fuel] { piece-support-fuel }
        [desertion] { piece-support-desertion }
        [bombing] { piece-support-bombing }
        [refugees] { piece-support-refugees }
        [nothing-left] { piece-support-nothing-left }
        [fuehrer-order] { piece-support-fuehrer-order }
       *[none] un Support
    }
theatre-name = { $theatre ->
        [north] { choice-north }
        [centre-north] { choice-centre-north }
        [centre-south] { choice-centre-south }
       *[south] { choice-south }
    }
box-name = { $box ->
        [north] { place-north }
        [centre-north] { place-centre-north }
        [centre-south] { place-centre-south }
        [south] { place-south }
        [axis] { place-axis }
       *[soviet] { place-soviet }
    }
mode-name = { $mode ->
        [movement] { mark-movement }
       *[offensive] { mark-offensive }
    }
terrain-name = { $terrain ->
        [forest] { choice-forest }
        [marsh] { choice-marsh }
        [mountain] { choice-mountain }
        [city] { choice-city }
        [major] { choice-major }
        [reich-city] { choice-reich-city }
        [fortification] { choice-fortification }
       *[stronghold] { choice-stronghold }
    }
the-country = { $country ->
        [hungary] Hongrie
       *[romania] Roumanie
    }
phase-name = { $phase ->
        [soviet-supply] Phase de ravitaillement soviétique
        [soviet-support] Phase de Supports soviétique
        [stavka] Phase de la STAVKA
        [soviet-movement] Phase de mouvement soviétique
        [soviet-combat] Phase de combat soviétique
        [soviet-exploitation] Phase d’exploitation soviétique
        [soviet-reinforcement] Renforts et remplacements soviétiques
        [axis-supply] Phase de ravitaillement de l’Axe
        [axis-support] Phase de Supports de l’Axe
        [axis-movement] Phase de mouvement de l’Axe
        [axis-combat] Phase de combat de l’Axe
        [axis-exploitation] Phase d’exploitation de l’Axe
       *[axis-reinforcement] Renforts et remplacements de l’Axe
    }
level-name = { $level ->
        [soviet-decisive] Victoire décisive soviétique
        [soviet-marginal] Victoire marginale soviétique
        [axis-marginal] Victoire marginale de l’Axe
        [axis-decisive] Victoire décisive de l’Axe
       *[draw] Partie nulle
    }
mood-name = { $mood ->
        [0] 0, Limogeage
        [4] 4, Appel Jodl
        [5] 5, Intervention
        [6] 6, Directives
        [7] 7, Conseils
        [8] 8, Satisfaction
        [9] 9, Approbation
        [10] 10, Sehr Gut !
       *[other] { $mood }
    }
date = { $turn ->
        [1] dernière décade de juin 1944
        [2] première décade de juillet 1944
        [3] deuxième décade de juillet 1944
        [4] dernière décade de juillet 1944
        [5] première décade d’août 1944
        [6] deuxième décade d’août 1944
        [7] dernière décade d’août 1944
        [8] première quinzaine de septembre 1944
        [9] seconde quinzaine de septembre 1944
        [10] première quinzaine d’octobre 1944
        [11] seconde quinzaine d’octobre 1944
        [12] première quinzaine de novembre 1944
        [13] seconde quinzaine de novembre 1944
        [14] première quinzaine de décembre 1944
        [15] seconde quinzaine de décembre 1944
        [16] première quinzaine de janvier 1945
        [17] seconde quinzaine de janvier 1945
        [18] première quinzaine de février 1945
        [19] seconde quinzaine de février 1945
        [20] première quinzaine de mars 1945
        [21] seconde quinzaine de mars 1945
        [22] première quinzaine d’avril 1945
       *[23] seconde quinzaine d’avril 1945
    }

## Le récit : météo, ravitaillement, mouvement

note-weather = Météo : { weather-name }, { sky-name }{ $diceCount ->
        [0] .
       *[other] { "" } (dés { $dice }).
    }
note-airlift = Les Ju 52 ravitaillent { $space } : { $units }.
note-withdrawal = Repli non autorisé autour de { $space }.
note-withdrew = { $unit } se replie vers { $space }.
note-strategic-opened = Un Support est dépensé : l’Axe peut faire des mouvements stratégiques dans cette phase.
note-abandonment = Abandon du matériel autour du QG : { $unit }.
note-sailed = Par mer vers { $space } : { $unit }. Points navals restants : { $left }.
note-evacuation = Évacuation sous le feu de { $unit }, dé { $die } : { $die ->
        [1] impossible, et un pas perdu
        [2] impossible
        [3] réussie, mais un pas perdu
       *[other] réussie
    }.
note-capacity = { support-name } : désormais { $rail } points ferroviaires et { $ships } points navals.
note-halt = Haltebefehl : { $space } est à tenir jusqu’au dernier.
note-halt-lifted = Haltebefehl levé : { $space }.

## Le récit : les Supports

note-supports-arrive = Nouveau dans la pioche { the-side } : { support-name }.
note-support-chosen = Choisi dans la pioche { the-side } : { support-name }.
note-must-play = L’Axe a tiré un Support qu’il doit jouer : { support-name }.
note-recalled = De retour dans la pioche { the-side } : { support-name }.
note-on-theatre = { support-name } : sur le { theatre-name }.
note-bridgehead = Tête de pont : { $space }.
note-bridgehead-gone = Tête de pont retirée : { $space }.
note-raided = L’aviation à long rayon d’action bombarde les voies ferrées : { $points } points ferroviaires de moins pour l’Axe.
note-levied = Volkssturm : { $unit }, { $space }.
note-driven-off = Chassés de { $space } : { support-name }.
note-gehlen = Gehlen regarde les Supports du { theatre-name }{ $supports ->
        [none] .
       *[other] { " : " }{ $supports }.
    }
note-gehlen-found = Gehlen renvoie en pioche un Support du { theatre-name } : { support-name }.
note-stalin = Staline appelle le { theatre-name }, dé { $die }{ $change ->
        [-1] , -1 pour un Haltebefehl
       *[other] { "" }
    } : { $change ->
        [-1] { $die ->
            [1] une purge, trois Supports perdus
            [2] une purge, trois Supports perdus
            [3] il veut une attaque
            [4] il veut une attaque
           *[other] il se tait
        }
       *[other] { $die ->
            [1] une purge, trois Supports perdus
            [2] il veut une attaque
            [3] il veut une attaque
            [6] il envoie un Support
           *[other] il se tait
        }
    }.
note-stalin-angry = Aucune attaque n’a contenté Staline : le { theatre-name } sera secondaire au prochain tour.

## Le récit : Théâtres opératifs, corps d’infanterie, STAVKA

note-priority = TO prioritaire : { theatre-name }.
note-secondary = TO secondaire : { theatre-name }.
note-great-offensive = Grande offensive du { theatre-name } !
note-theatre-moved = Le { theatre-name } se déplace vers { $space }.
note-theatre-mode = Le { theatre-name } passe en { mode-name }.
note-driven-back = Le { theatre-name } est refoulé, et ses Supports retournent en pioche.
note-standard-mode = Passage en mode standard : { $units }.
note-reinforced-mode = Passage en mode renforcé : { $units }.
note-stavka = Le { theatre-name } demande à la STAVKA { $wish ->
        [move] d’avancer
       *[reserve] des unités
    } : dé { $die }, modifié { $total } ; { $wish ->
        [move] { $result ->
            [0] il reste sur place
            [1] un hex
           *[other] { $result } hex
        }
       *[reserve] { $result ->
            [0] aucune unité libérée
            [1] une unité libérée
           *[other] { $result } unités libérées
        }
    }.

## Le récit : les combats

note-on-its-own = Attaque autonome des { $nation ->
        [hungarian] Hongrois
       *[romanian] Roumains
    }.
note-terrain = Terrain choisi par le défenseur, { $space } : { terrain-name }.
note-armoured-attack = { $sideId ->
        [axis] L’Axe déclare
       *[soviet] Les Soviétiques déclarent
    } une exploitation blindée.
note-hourra = Hourra ! Les Soviétiques attaquent à tout prix.
note-schoerner = Schörner fait tenir { $space } : le résultat devient { $result }.
note-rising = Varsovie s’insurge contre les Allemands !
note-rising-die = Insurrection de Varsovie : dé { $die }, modifié { $total } ; { $total ->
        [1] elle continue
        [2] elle continue
        [3] elle continue
        [4] elle continue
        [5] elle coûte un pas à la garnison
       *[other] elle est écrasée
    }.
note-rising-over = L’insurrection de Varsovie est finie.
note-stalin-taken = Varsovie est libérée de vive force : le marqueur Staline passe à l’Allemand.

## Le récit : les alliés de l’Axe

note-demanded = Tentative de capitulation, { the-country } : dé { $die }, modifié { $total }.
note-stays-loyal = Pas de capitulation, { the-country } : fidèle à l’Axe.
note-never-surrenders = Plus aucune capitulation, { the-country } : aux côtés de l’Axe jusqu’au bout.
note-armistice = Armistice, { the-country } : son armée dépose les armes au début du tour de l’Axe.
note-out-of-the-war = Hors de la guerre : { the-country }.
note-changes-sides = Changement de camp : { the-country } !
note-dissolved = Unités dissoutes, { the-country } : dés { $dice }.
note-disbanded = Unité dissoute : { $unit }.
note-turncoats = Renforts avec les Soviétiques, { the-country } : dé { $die } ; { $count ->
        [1] une unité
       *[other] { $count } unités
    }.

## Le récit : Hitler et la Fin du Reich

note-mood = L’humeur de Hitler { $change ->
        [1] monte
        [2] monte
        [3] monte
        [4] monte
       *[other] tombe
    } à la case { mood-name }.
note-liberty = La Liberté d’action monte à la case { $box }.
note-dismissed = Limogeage : les Supports de l’Axe sont perdus, et l’humeur de Hitler repart de { $mood }.
note-heartland = Une ville d’Allemagne est perdue : l’humeur de Hitler ne baisse plus d’elle-même.
note-objectives = { $lost ->
        [1] Un objectif stratégique perdu.
       *[other] { $lost } objectifs stratégiques perdus.
    }
note-objective = Perdu : { $objective ->
        [reich-cities] une ville d’Allemagne
        [east] toute ville majeure d’Union soviétique et tout port des pays baltes
        [silesia] deux villes sur trois parmi Katowice, Gleiwitz et Oppeln
        [ploesti] le pétrole de Ploesti
        [budapest] Budapest
       *[berlin] Berlin
    }.
note-reich-markers = Fin du Reich : { $count ->
        [1] un marqueur rejoint
       *[other] { $count } marqueurs rejoignent
    } la pioche de l’Axe.

## Le récit : les unités vont et viennent

note-corps-drawn = Tiré de la pioche des corps : { $unit }.
note-rebuilt-later = Reconstruite pour le prochain tour : { $unit }.
note-withdrawn = Unité retirée du front : { $unit }.
note-no-more-replacements = Retrait impossible : plus aucun PR pour { $sideId ->
        [axis] l’Axe.
       *[soviet] les Soviétiques.
    }
note-game-over = { level-name }. Points de victoire : { $points }.

## Ce qui est demandé : les Supports

ask-choose-soviet = Choisissez les Supports avec lesquels commence le { theatre-name } : { supports-left }.
    .take = Prendre
ask-choose-axis = Choisissez un Support dans votre pioche : { supports-left }.
    .take = Prendre
ask-recall = Choisissez les marqueurs à reprendre.
    .recall = Reprendre
    .dismantle = Retirer la Tête de pont de
    .done = Laisser les autres
ask-priority = Choisissez le TO prioritaire : deux Supports de plus, et autant d’utilisations qu’il veut.
    .theatre = Priorité au
ask-secondary = Choisissez le TO secondaire : il ne tire aucun Support.
    .theatre = Secondaire :
ask-great-offensive = Lancer une grande offensive du { theatre-name } ? Il reçoit un Support au choix et deux de plus ; les autres TO n’en tirent pas et ne bougent pas.
    .launch = Grande offensive
    .done = Pas ce tour-ci
ask-free-support = Choisissez le Support que reçoit la grande offensive.
    .take = Prendre
ask-take-one = Choisissez les TO en mode mouvement qui tirent un Support et restent sur place.
    .theatre = Un Support pour le
    .done = C’est tout
ask-force-stalin = Faire jouer Staline aux Soviétiques ? Choisissez le TO.
    .theatre = Staline appelle le
    .decline = Pas ce tour-ci
ask-purge = Purge de Staline : choisissez un Support du { theatre-name } à remettre en pioche, { supports-left }.
    .give = Rendre
ask-deploy-1 = Déployez d’abord Lend-Lease, sur un TO.
    .play = Déployer
    .done = Pas de Lend-Lease
ask-deploy-2 = Déployez les attaques surprises, avant tout autre Support.
    .play = Déployer
    .done = Pas d’attaque surprise
ask-deploy-3 = Choisissez le prochain Support à déployer.
    .play = Déployer
    .done = Plus de Supports
ask-reinforce = Choisissez le TO qui dépense un Support pour renforcer des corps d’infanterie.
    .theatre = Payé par le
    .done = C’est tout
ask-reinforce-with = Choisissez le Support du { theatre-name } qui renforce un ou deux corps d’un hex.
    .spend = Payer avec
ask-reinforce-corps = Choisissez le corps d’infanterie que renforce le { theatre-name }.
    .unit = Renforcer
    .done = Un seul suffit
ask-surplus = { box-name } : six au plus y restent. Choisissez ce qui retourne en pioche, { supports-left }.
    .give = Rendre
ask-gehlen = Choisissez le Support du { theatre-name } qui retourne dans la pioche soviétique.
    .give = Renvoyer
ask-himmler = Choisissez l’unité allemande qui reçoit Himmler.
    .unit = Avec
ask-desertion = Choisissez la division d’infanterie qui perd un pas par désertion.
    .lose = Désertions :
ask-call-up = Choisissez l’unité de Volkssturm qui apparaît sur { $space }.
    .unit = Lever

## Ce qui est demandé : Théâtres opératifs et STAVKA

ask-refuge = Choisissez la ville où est refoulé le { theatre-name }.
    .to = Replacer sur
ask-theatre-remote = Le { theatre-name } est loin du front : le déplacer de cinq hex au plus le long de ses routes et rails ?
    .to = Déplacer vers
    .stay = Rester ici
ask-theatre-moves = Choisissez le prochain TO à déplacer.
    .theatre = Déplacer le
    .done = C’est tout
ask-theatre-to = Choisissez où va le { theatre-name } ; chaque Support ajoute un hex, deux au plus{ $paid ->
        [0] .
        [1] { " : " }un est payé.
       *[other] { " : " }{ $paid } sont payés.
    }
    .to = Déplacer vers
    .spend = Un hex de plus pour
    .stay = Rester ici
ask-theatre-modes = Choisissez les TO en ville qui changent de mode.
    .turn = Retourner le
    .done = Laisser les autres
ask-stavka-theatre = Choisissez le prochain TO qui s’adresse à la STAVKA.
    .theatre = Au tour du
ask-stavka-wish = Que demande le { theatre-name } ?
    .choose = Demander
ask-stavka-roll = Le { theatre-name } demande à la STAVKA { $wish ->
        [move] d’avancer
       *[reserve] des unités
    }, { $paid ->
        [0] sans Support ajouté
        [1] +1 pour un Support
       *[other] +{ $paid } pour des Supports
    } : ajouter des Supports, ou lancer le dé ?
    .spend = Ajouter
    .roll = Lancer le dé
ask-theatre-again = Choisissez où la STAVKA envoie le { theatre-name }.
    .to = Déplacer vers
    .stay = Rester ici
ask-enter-reserve = Choisissez les unités empilées avec un QG qui entrent dans la réserve : { supports-left }.
    .enter = Mettre en réserve
    .done = C’est tout

## Ce qui est demandé : ravitaillement et mouvement

ask-airlift = Choisissez la pile que vos Ju 52 ravitaillent.
    .supply = Ravitailler
    .done = C’est tout
ask-withdrawal = Repli non autorisé ? Choisissez l’hex du marqueur Repli, d’un rayon de trois hex ; l’humeur de Hitler perd le numéro de la nouvelle case de Liberté d’action.
    .place = Repli autour de
    .done = Pas de repli
ask-withdraw-unit = Choisissez la prochaine unité à replier près de { $space }.
    .unit = Replier
    .done = C’est tout
ask-withdraw-to = Choisissez où se replie { $unit }.
    .to = Se replier vers
    .stop = Rester ici
ask-haltebefehl = Choisissez les villes majeures et les ports à tenir jusqu’au dernier, et ceux à libérer ; marqueurs restants : { $left }.
    .place = Tenir
    .free = Libérer
    .done = C’est tout
ask-move-unit-axis = Choisissez la prochaine unité à déplacer. Points ferroviaires : { $rail }, points navals : { $ships }.
    .unit = Déplacer
    .train = Par le rail
    .ship = Par mer
    .strategic = Mouvement stratégique contre
    .abandon = Abandon du matériel autour de
    .play = Jouer
    .done = Finir les mouvements
ask-voyage = Choisissez le port où débarque { $unit } ; points navals : { $ships }.
    .to = Par mer vers
ask-pay-abandonment = Choisissez les Supports qui paient l’Abandon du matériel : { supports-left }.
    .give = Payer avec
ask-abandonment = Abandon du matériel autour de { $unit } : choisissez la prochaine unité à déplacer.
    .unit = Déplacer
    .done = C’est tout

## Ce qui est demandé : les combats

ask-choose-terrain = Choisissez le terrain de { $space } qui aide votre défense.
    .choose = Compter
ask-airdrop = { $space } est attaqué sans ravitaillement : l’approvisionner par Ju 52 ?
    .play = Jouer
    .decline = Non
ask-declare = Combat sur { $space } : déclarez un bonus d’élite, l’attaquant aussi une exploitation blindée ou « Hourra ! ». Qui déclare un avantage prend la première perte sur une unité d’élite ou blindée.
    .elite = Bonus d’élite avec
    .armoured = Exploitation blindée
    .hourra = Hourra, un pas contre une exploitation de plus
    .done = Continuer
ask-loss-first = { $due ->
        [1] 1 pas à perdre
       *[other] { $due } pas à perdre
    }. Choisissez l’unité d’élite ou blindée qui prend la première perte.
    .spare = Rendre à la place
ask-front-reserves = Choisissez le corps d’infanterie que les Réserves du Front remettent en mode renforcé, si vous voulez.
    .unit = Renforcer
    .done = Les garder
ask-which-marker = Combat sur { $space } : choisissez lequel de vos marqueurs est utilisé : { support-name }.
    .unit = Celui de
    .to = Celui sur
ask-take-along = Choisissez le corps sur { $space } que le leader emmène à pleine capacité : { supports-left }.
    .unit = Emmener
ask-schoerner = Schörner est sur { $space } : prendre { $result ->
        [DR2] DR2 comme DR ?
       *[DR] DR comme S ?
    }
    .soften = Tenir
    .done = Reculer
ask-rout = Les Roumains sont en déroute : choisissez l’unité qui reste avec les Allemands.
    .rally = Garder
ask-reserve-moves = L’attaque sur { $space } est finie : envoyer une Réserve opérative ?
    .play = Jouer
    .decline = Non

## Ce qui est demandé : les alliés de l’Axe, les renforts

ask-capitulation = Tenter une capitulation, { the-country } ?
    .demand = Tenter
    .done = Pas maintenant
ask-dissolve = Choisissez l’unité à dissoudre, { the-country } : { supports-left }.
    .remove = Dissoudre
ask-turncoats = Choisissez l’unité qui vous rejoint, { the-country } : { supports-left }.
    .unit = Faire entrer
    .done = Au prochain tour
ask-turncoat = Choisissez où { $unit } prend les armes pour vous.
    .to = Placer sur
ask-new-corps = Corps tiré : { $unit }. Choisissez où il va.
    .to = Placer sur
    .reserve = Réserve STAVKA
ask-levy = Dernières mobilisations : choisissez l’unité qui revient, { supports-left }.
    .unit = Faire revenir
ask-rebuild = Choisissez l’unité qui reçoit un pas ; PR restants : { $left }{ $hungarian ->
        [0] { "" }
       *[other] , hongrois { $hungarian }
    }{ $romanian ->
        [0] { "" }
       *[other] , roumains { $romanian }
    }.
    .rebuild = Reconstruire
    .corps = Un corps d’infanterie de la pioche
    .play = Jouer
    .done = C’est tout
ask-armour-price = Un pas blindé pour { $unit } coûte un Support.
    .box = Un Support depuis
ask-withdraw = Choisissez la division à retirer pour un autre front (reste { $left }).

## Où nous en sommes

step-deploy = { $order ->
        [1] Lend-Lease
        [2] Attaques surprises
       *[3] Déploiement
    }
step-priorities = Priorités
step-reinforce = Corps renforcés
step-theatres = Théâtres opératifs
step-stavka = STAVKA
step-withdrawal = Repli
step-withdraw-unit = { $unit }
step-haltebefehl = Haltebefehl
step-voyage = { $unit } par mer
step-abandonment = Abandon du matériel
step-rising = Varsovie
step-objectives = Objectifs stratégiques
step-armistice = Armistice
step-withdraw = Retraits

## Ce qui peut se faire

verb-abandon = Abandon du matériel
verb-corps = Corps d’infanterie
verb-demand = Tenter
verb-dismantle = Retirer
verb-free = Libérer
verb-rally = Garder
verb-remove = Dissoudre
verb-ship = Par mer
verb-soften = Tenir
verb-spend = Payer avec
verb-strategic = Mouvement stratégique
verb-supply = Ravitailler
verb-theatre = TO
verb-turn = Retourner
verb-withdraw = Retirer

choice-standing-deploy-1 = le Prêt-Bail en phase de Supports
choice-standing-deploy-2 = les attaques surprises en phase de Supports
choice-standing-deploy-3 = tous les autres Supports en phase de Supports
choice-standing-combat-supports = des Supports dans vos combats, même ceux de la carte
choice-standing-front-reserves = des réserves du front après des pertes
choice-standing-airlift = des Ju 52 après votre vérification du ravitaillement
choice-standing-capitulation = la capitulation de la Roumanie ou de la Hongrie
choice-standing-airdrop = des Ju 52 quand vous êtes attaqué sans ravitaillement
choice-standing-reserve-moves = une Réserve opérative après une attaque

## Pourquoi non

why-farther-from-hq = Une unité non ravitaillée se rapproche à chaque pas d’une source de ravitaillement ou d’un QG : { $unit } ne peut pas aller vers { $space }.
why-better-retreat = { $unit } ne peut pas retraiter vers { $space } : un autre hex passe avant. L’Axe va vers l’ouest et le sud, les Soviétiques vers le nord et l’est, en s’éloignant de l’ennemi.

## Ce qui est sur la table

mark-halt = Haltebefehl
mark-bridgehead = Tête de pont
mark-stronghold = fortification avancée
mark-razed = fortification perdue
mark-blockaded = port bloqué
mark-rising = insurgée
mark-port = port de la Baltique
mark-oil = champ pétrolier
mark-objective = objectif, { $count } PV
mark-theatre-north = TO Nord, rayon { $count }
mark-theatre-centre-north = TO Centre-Nord, rayon { $count }
mark-theatre-centre-south = TO Centre-Sud, rayon { $count }
mark-theatre-south = TO Sud, rayon { $count }
mark-offensive = mode offensif
mark-movement = mode mouvement
mark-priority = TO prioritaire
mark-secondary = TO secondaire
mark-pulled-back = repliée sans autorisation
mark-stuck = ne bouge plus ce tour-ci
mark-reich = Fin de Reich
mark-standard = mode standard

track-weather-fair = beau temps
    .about = Aucun effet.
    .switch = oui
track-weather-snow = neige
    .about = Les marais valent des forêts. Deux unités au plus exploitent, une de plus avec Hourra. Les TO tirent et bougent moins.
    .switch = oui
track-weather-mud = boue
    .about = Personne ne dépense plus de 2 PM, ni ne fait de mouvement stratégique. Les rivières valent des fleuves, et on n’attaque à travers que par un pont, au tiers. Au lieu d’exploiter, l’attaquant subit une seconde série de pertes. Ni Hourra ni grande offensive ; moins de Supports pour les deux camps.
    .switch = oui
track-sky-clear = ciel dégagé
    .about = L’aviation peut être déployée.
    .switch = oui
track-sky-overcast = ciel couvert
    .about = Aucune aviation n’est déployée, et aucun Ju 52 ne vole.
    .switch = oui
track-mood = humeur de Hitler
    .about = La piste de Satisfaction du Führer : chaque case donne à l’Axe ses PR et ses Supports. Elle baisse d’elle-même, avec les villes perdues et les replis. À 0, le commandant est limogé.
track-maximum = humeur maximale
    .about = L’humeur de Hitler ne monte pas plus haut.
track-liberty = Liberté d’action
    .about = Chaque Repli non autorisé et chaque Abandon du matériel la font monter d’une case, et l’humeur de Hitler perd le numéro de cette case.
track-reich = objectifs stratégiques perdus
    .about = Six en tout : les villes d’Allemagne ; une ville majeure d’URSS ou un port balte ; deux villes parmi Katowice, Gleiwitz et Oppeln ; le pétrole de Ploesti ; Budapest ; Berlin. Chaque case dit combien de marqueurs Fin de Reich rejoignent la pioche, combien de Supports suivent un limogeage, et combien d’entre eux sont choisis.
track-ships = points navals
track-halts = Haltebefehle en vigueur
track-rising = Varsovie insurgée depuis le tour

piece-support-artillery-2 = Artillerie +2
    .about = Avec une unité : une de ses attaques est décalée de 2 colonnes. Jamais avec une autre artillerie. Son TO reste en mode offensif ce tour-ci.
piece-support-artillery-3 = Artillerie +3
    .about = Avec une unité : une de ses attaques est décalée de 3 colonnes. Jamais avec une autre artillerie. Son TO reste en mode offensif ce tour-ci.
piece-support-katyusha = Katioucha
    .about = Avec une unité : une de ses attaques est décalée d’une colonne, et le défenseur n’a pas de bonus d’élite.
piece-support-aviation = Aviation
    .about = Aviation, rayon 2 : une attaque est décalée d’une colonne, et le défenseur ne réagit pas (R).
piece-support-engineers = Génie pontonnier
    .about = Avec une unité : tant qu’elle ne bouge pas, tous les cours d’eau autour de son hex ont un pont, et on attaque de là sans diviser par deux.
piece-support-surprise = Attaque surprise
    .about = Une pile peut avancer d’un hex, puis attaque aussitôt, dans la phase de Supports. Elle n’exploite pas.
piece-support-maskirovka = Maskirovka
    .about = Une Tête de pont au bord de l’eau ou au contact : six corps y tiennent, et elle vaut un pont.
piece-support-partisans = Partisans
    .about = Sur un hex vide de l’Axe en pays occupé, loin de ses troupes : ni ravitaillement, ni commandement, ni train de l’Axe n’y passe, et qui y entre s’arrête.
piece-support-lend-lease = Lend-Lease
    .about = Sur un TO : son rayon a 3 hex de plus ce tour-ci.
piece-support-zhukov = Joukov
    .about = Sur un TO en mode offensif, qui le reste : un Support de plus à l’obtention, et une fois par phase une attaque dans son rayon est décalée d’une colonne. Il reste en place.
piece-support-stalin = Staline
    .about = Joué dès son tirage, pour le TO qui l’a tiré : un dé dit purge (1), impatience (2, 3) ou faveur (6) ; -1 si un Haltebefehl est dans son rayon.
piece-support-capitulation = Capitulation d’un allié de l’Axe
    .about = Joué de la case du TO Sud : la Roumanie après les combats, la Hongrie après l’exploitation si un hex de Budapest est pris. Un dé dit si elle quitte l’Axe.
piece-support-rybalko = Rybalko
    .about = Leader avec un corps blindé ou mécanisé : ses attaques sont décalées d’une colonne ; il exploite avec tous ses PM, et deux corps blindés de sa pile aussi.
piece-support-katukov = Katoukov
    .about = Leader avec un corps blindé ou mécanisé : ses attaques sont décalées d’une colonne ; il exploite avec tous ses PM, et deux corps blindés de sa pile aussi.
piece-support-bogdanov = Bogdanov
    .about = Leader avec un corps blindé ou mécanisé : ses attaques sont décalées d’une colonne ; il exploite avec tous ses PM, et deux corps blindés de sa pile aussi.
piece-support-heavy-tanks = Brigade de chars lourds
    .about = Avec un corps d’infanterie : une de ses attaques est décalée d’une colonne, et il compte comme unité blindée pour une exploitation blindée.
piece-support-sappers = Groupes d’assaut
    .about = Avec un corps : dans une attaque contre une ville ou une fortification, le terrain adoucit d’un cran de moins le résultat du défenseur.
piece-support-front-reserves = Réserves du Front
    .about = Joué de la case après les pertes d’une attaque : un corps d’infanterie passé en mode standard redevient renforcé.
piece-support-flotilla = Flottille
    .about = Joué de la case : une attaque entièrement à travers un même grand fleuve n’est pas divisée par deux.
piece-support-seydlitz = Comité Allemagne libre
    .about = Joué de la case contre une pile non ravitaillée sans Haltebefehl : elle perd un pas de plus.
piece-support-long-range = Aviation à long rayon d’action
    .about = L’Axe a 3 points ferroviaires de moins ce tour-ci.
piece-support-model = Model
    .about = Leader avec une unité allemande : les attaques contre sa pile ou une pile adjacente sont décalées d’une colonne à gauche. Il peut rester en place.
piece-support-schoerner = Schörner
    .about = Leader avec une unité allemande : sa pile peut prendre DR comme S, et DR2 comme DR.
piece-support-heinrici = Heinrici
    .about = Leader avec une unité allemande : une fois, sa pile ou une pile adjacente retraite d’un hex avant l’attaque, qui tombe dans le vide.
piece-support-himmler = Himmler
    .about = Joué obligatoirement, avec une unité allemande : sa pile n’a pas de bonus d’élite. Une unité de Volkssturm ou de forteresse éliminée revient aux prochains renforts.
piece-support-ju52 = Ju 52
    .about = Joué de la case par ciel dégagé : une pile allemande à 10 hex au plus d’un QG ravitaillé est ravitaillée jusqu’à la prochaine phase de ravitaillement.
piece-support-luftwaffe = Luftwaffe
    .about = Aviation à 6 hex au plus d’un QG, rayon 2 : un combat est décalé d’une colonne, à droite en attaque, à gauche en défense.
piece-support-rudel = Rudel
    .about = Aviation à 6 hex au plus d’un QG, rayon 2 : une attaque soviétique avec des blindés coûte un pas de plus à un corps blindé.
piece-support-tigers = Bataillon de Tigres
    .about = Avec une unité allemande : une de ses attaques est décalée d’une colonne ; ou, dans une défense, les blindés soviétiques ne comptent pas pour moitié dans l’exploitation.
piece-support-nebelwerfer = Nebelwerfer +2
    .about = Avec une unité allemande : une de ses attaques est décalée de 2 colonnes, ou une attaque contre elle d’une colonne à gauche.
piece-support-pak88 = PaK / Flak 88
    .about = Avec une unité allemande : dans une attaque soviétique avec des blindés contre elle, un blindé prend la première perte et aucun n’exploite.
piece-support-pioneers = Pionniers
    .about = Avec une unité allemande : elle a des ponts autour d’elle comme avec le génie, ou se défend une fois comme dans une fortification basique.
piece-support-panzerfaust = Panzerfaust
    .about = Joué de la case : une attaque contre des Allemands en ville, en forêt ou fortifiés est décalée d’une colonne à gauche, et un blindé prend la première perte.
piece-support-volkssturm = Levée du Volkssturm
    .about = Une unité de Volkssturm apparaît dans une ville d’Allemagne sans ennemi adjacent.
piece-support-alarm = Bataillons d’alerte
    .about = Un Kampfgruppe d’infanterie apparaît avec un QG allemand ravitaillé.
piece-support-operational-reserve = Réserve opérative
    .about = Joué de la case après une attaque soviétique : une division blindée à 4 hex au plus, sans ennemi adjacent, bouge de la moitié de ses PM.
piece-support-counter-stroke = Contre-attaque
    .about = Joué de la case : une attaque avec deux divisions blindées est décalée d’une colonne, et son unité d’élite ne prend pas forcément la première perte.
piece-support-kriegsmarine = Kriegsmarine
    .about = Joué de la case : une attaque contre un hex côtier de la Baltique est décalée de 2 colonnes à gauche, ou 3 points navals de plus ce tour-ci.
piece-support-gehlen = Gehlen
    .about = Montre les Supports d’un TO, et en renvoie un en pioche.
piece-support-speer = Speer
    .about = Joué de la case : deux pas blindés se reconstruisent sans dépenser de Support.
piece-support-trains = Trains blindés
    .about = Joué de la case : 4 points ferroviaires de plus ce tour-ci.
piece-support-fuel = Pénurie de carburant
    .about = Fin de Reich, obligatoire : les blindés allemands n’ont que la moitié de leurs PM ce tour-ci, et pas de mouvement stratégique.
piece-support-desertion = Désertions
    .about = Fin de Reich, obligatoire : une division d’infanterie qui n’est pas d’élite perd un pas.
piece-support-bombing = Bombardement allié
    .about = Fin de Reich, obligatoire : aucun train ce tour-ci.
piece-support-refugees = Réfugiés
    .about = Fin de Reich, obligatoire : les routes d’Allemagne n’aident pas l’Axe ce tour-ci.
piece-support-nothing-left = Plus de réserves
    .about = Fin de Reich : bon à rien, il prend la place d’un vrai Support.
piece-support-fuehrer-order = Ordre du Führer
    .about = Fin de Reich, obligatoire : un Haltebefehl est à poser dans la prochaine phase de mouvement, si c’est possible.

piece-theatre-north = TO Nord
    .about = Théâtre opératif : Supports TO, corps renforcés et Hourra demandent son rayon, 9 hex en mode offensif, 5 en mode mouvement.
piece-theatre-centre-north = TO Centre-Nord
    .about = { piece-theatre-north.about }
piece-theatre-centre-south = TO Centre-Sud
    .about = { piece-theatre-north.about }
piece-theatre-south = TO Sud
    .about = { piece-theatre-north.about }
piece-halt = Haltebefehl
    .about = La dernière division allemande ne part pas tant qu’une soviétique est adjacente. Entourés sur trois côtés et non ravitaillés, les défenseurs ne retraitent pas : le combat continue.
piece-bridgehead = Tête de pont
    .about = Six corps soviétiques y tiennent ; l’hex a des ponts de tous les côtés.
piece-rising = Insurrection de Varsovie
    .about = Les attaques soviétiques sur la ville sont décalées de 2 colonnes. Après chaque exploitation de l’Axe, un dé dit où elle en est.
piece-reich = Fin du Reich

choice-soviet = la case soviétique
choice-north = { piece-theatre-north }
choice-centre-north = { piece-theatre-centre-north }
choice-centre-south = { piece-theatre-centre-south }
choice-south = { piece-theatre-south }
choice-reserve = des unités de la réserve
choice-move = un nouveau déplacement
choice-nothing = rien
choice-forest = forêt
choice-marsh = marais
choice-mountain = montagne
choice-city = ville mineure
choice-major = ville majeure
choice-reich-city = ville majeure d’Allemagne
choice-fortification = fortification basique
choice-stronghold = fortification avancée
choice-artillery-2 = { piece-support-artillery-2 }
    .about = { piece-support-artillery-2.about }
choice-artillery-3 = { piece-support-artillery-3 }
    .about = { piece-support-artillery-3.about }
choice-katyusha = { piece-support-katyusha }
    .about = { piece-support-katyusha.about }
choice-aviation = { piece-support-aviation }
    .about = { piece-support-aviation.about }
choice-engineers = { piece-support-engineers }
    .about = { piece-support-engineers.about }
choice-surprise = { piece-support-surprise }
    .about = { piece-support-surprise.about }
choice-maskirovka = { piece-support-maskirovka }
    .about = { piece-support-maskirovka.about }
choice-partisans = { piece-support-partisans }
    .about = { piece-support-partisans.about }
choice-lend-lease = { piece-support-lend-lease }
    .about = { piece-support-lend-lease.about }
choice-zhukov = { piece-support-zhukov }
    .about = { piece-support-zhukov.about }
choice-stalin = { piece-support-stalin }
    .about = { piece-support-stalin.about }
choice-capitulation = { piece-support-capitulation }
    .about = { piece-support-capitulation.about }
choice-rybalko = { piece-support-rybalko }
    .about = { piece-support-rybalko.about }
choice-katukov = { piece-support-katukov }
    .about = { piece-support-katukov.about }
choice-bogdanov = { piece-support-bogdanov }
    .about = { piece-support-bogdanov.about }
choice-heavy-tanks = { piece-support-heavy-tanks }
    .about = { piece-support-heavy-tanks.about }
choice-sappers = { piece-support-sappers }
    .about = { piece-support-sappers.about }
choice-front-reserves = { piece-support-front-reserves }
    .about = { piece-support-front-reserves.about }
choice-flotilla = { piece-support-flotilla }
    .about = { piece-support-flotilla.about }
choice-seydlitz = { piece-support-seydlitz }
    .about = { piece-support-seydlitz.about }
choice-long-range = { piece-support-long-range }
    .about = { piece-support-long-range.about }
choice-model = { piece-support-model }
    .about = { piece-support-model.about }
choice-schoerner = { piece-support-schoerner }
    .about = { piece-support-schoerner.about }
choice-heinrici = { piece-support-heinrici }
    .about = { piece-support-heinrici.about }
choice-himmler = { piece-support-himmler }
    .about = { piece-support-himmler.about }
choice-ju52 = { piece-support-ju52 }
    .about = { piece-support-ju52.about }
choice-luftwaffe = { piece-support-luftwaffe }
    .about = { piece-support-luftwaffe.about }
choice-rudel = { piece-support-rudel }
    .about = { piece-support-rudel.about }
choice-tigers = { piece-support-tigers }
    .about = { piece-support-tigers.about }
choice-nebelwerfer = { piece-support-nebelwerfer }
    .about = { piece-support-nebelwerfer.about }
choice-pak88 = { piece-support-pak88 }
    .about = { piece-support-pak88.about }
choice-pioneers = { piece-support-pioneers }
    .about = { piece-support-pioneers.about }
choice-panzerfaust = { piece-support-panzerfaust }
    .about = { piece-support-panzerfaust.about }
choice-volkssturm = { piece-support-volkssturm }
    .about = { piece-support-volkssturm.about }
choice-alarm = { piece-support-alarm }
    .about = { piece-support-alarm.about }
choice-operational-reserve = { piece-support-operational-reserve }
    .about = { piece-support-operational-reserve.about }
choice-counter-stroke = { piece-support-counter-stroke }
    .about = { piece-support-counter-stroke.about }
choice-kriegsmarine = { piece-support-kriegsmarine }
    .about = { piece-support-kriegsmarine.about }
choice-gehlen = { piece-support-gehlen }
    .about = { piece-support-gehlen.about }
choice-speer = { piece-support-speer }
    .about = { piece-support-speer.about }
choice-trains = { piece-support-trains }
    .about = { piece-support-trains.about }
choice-fuel = { piece-support-fuel }
    .about = { piece-support-fuel.about }
choice-desertion = { piece-support-desertion }
    .about = { piece-support-desertion.about }
choice-bombing = { piece-support-bombing }
    .about = { piece-support-bombing.about }
choice-refugees = { piece-support-refugees }
    .about = { piece-support-refugees.about }
choice-nothing-left = { piece-support-nothing-left }
    .about = { piece-support-nothing-left.about }
choice-fuehrer-order = { piece-support-fuehrer-order }
    .about = { piece-support-fuehrer-order.about }

place-north = Supports du TO Nord
place-centre-north = Supports du TO Centre-Nord
place-centre-south = Supports du TO Centre-Sud
place-south = Supports du TO Sud
place-soviet = Supports soviétiques
place-pool-axis = pioche de l’Axe
place-pool-soviet = pioche soviétique
place-reich = Fin de Reich
place-pile = pioche des corps d’infanterie
place-returning = à replacer : QG, anciens alliés
place-withdrawn = unités retirées

kind-mountain = montagne
kind-reich-city = ville majeure d’Allemagne
kind-fortification = fortification basique
kind-stronghold = fortification avancée

kind-german-jaeger-division = division de Jäger allemande
kind-german-ski-jaeger-division = division de Jäger à skis allemande
kind-german-mountain-division = division de montagne allemande
kind-german-volksgrenadier-division = division de Volksgrenadiers
kind-german-panzergrenadier-division = division de Panzergrenadiers
kind-german-parachute-division = division de parachutistes allemande
kind-german-naval-infantry-division = division d’infanterie de marine allemande
kind-german-field-training-division = division d’instruction de campagne allemande
kind-german-youth-division = division de jeunesse allemande
kind-german-corps-detachment = détachement de corps d’armée allemand
kind-german-cavalry-brigade = brigade de cavalerie allemande
kind-german-flak-division = division de Flak
kind-german-fortress-garrison = garnison de forteresse allemande
kind-german-garrison = garnison sous Haltebefehl
kind-german-volkssturm = Volkssturm
kind-german-hiwis = Hiwis
kind-german-ss-infantry-division = division d’infanterie SS
kind-german-ss-infantry-brigade = brigade d’infanterie SS
kind-german-ss-cavalry-division = division de cavalerie SS
kind-german-ss-panzergrenadier-division = division de Panzergrenadiers SS
kind-hungarian-infantry-division = division d’infanterie hongroise
kind-hungarian-light-or-reserve-division = division légère ou de réserve hongroise
kind-hungarian-cavalry-division = division de cavalerie hongroise
kind-hungarian-mountain-brigade = brigade de montagne hongroise
kind-hungarian-parachute-division = division de parachutistes hongroise
kind-romanian-infantry-brigade = brigade d’infanterie roumaine
kind-romanian-mountain-division = division de montagne roumaine
kind-soviet-rifle-corps = corps d’infanterie soviétique
kind-soviet-guards-rifle-corps = corps d’infanterie de la Garde
kind-soviet-polish-corps = corps polonais avec les Soviétiques
kind-soviet-polish-tank-corps = corps blindé polonais avec les Soviétiques
kind-soviet-czech-corps = corps tchécoslovaque avec les Soviétiques
kind-soviet-bulgarian-corps = corps bulgare avec les Soviétiques

sign-mountain = ▲
sign-reich-city = ▣
sign-halt = ⊠
sign-bridgehead = ∩
sign-stronghold = ♜
sign-razed = ♖
sign-blockaded = ∅
sign-rising = ⚑
sign-theatre-north = ▴
sign-theatre-centre-north = ▸
sign-theatre-centre-south = ▹
sign-theatre-south = ▾
sign-priority = ↑
sign-secondary = ↓
sign-pulled-back = ←
sign-stuck = ‖

## Dés et tirages

roll-stavka = STAVKA
roll-capitulation = capitulation
roll-turncoats = unités qui changent de camp
roll-corps = tirage d’un corps d’infanterie
roll-evacuation = évacuation
roll-reich = tirage d’un marqueur Fin de Reich
roll-rising = insurrection de Varsovie

modifier-attack-bridge-in-mud = par un pont dans la boue
modifier-defence-mountain = montagne
modifier-defence-reich-city = ville majeure d’Allemagne
modifier-defence-fortification = fortification basique
modifier-defence-stronghold = fortification avancée
modifier-warsaw-rising = insurrection de Varsovie
modifier-support-artillery-2 = { piece-support-artillery-2 }
modifier-support-artillery-3 = { piece-support-artillery-3 }
modifier-support-katyusha = { piece-support-katyusha }
modifier-support-aviation = { piece-support-aviation }
modifier-support-zhukov = { piece-support-zhukov }
modifier-support-rybalko = { piece-support-rybalko }
modifier-support-katukov = { piece-support-katukov }
modifier-support-bogdanov = { piece-support-bogdanov }
modifier-support-heavy-tanks = { piece-support-heavy-tanks }
modifier-support-model = { piece-support-model }
modifier-support-luftwaffe = { piece-support-luftwaffe }
modifier-support-tigers = { piece-support-tigers }
modifier-support-nebelwerfer = { piece-support-nebelwerfer }
modifier-support-panzerfaust = { piece-support-panzerfaust }
modifier-support-counter-stroke = { piece-support-counter-stroke }
modifier-support-kriegsmarine = { piece-support-kriegsmarine }

## Calques

overlay-theatres = Rayon des TO
overlay-fortified = Fortifications encore debout

## La carte imprimée

map-subtitle = De juin 1944 à avril 1945
map-scale = Un hex fait 25 km, un tour dix jours en été, puis un demi-mois.
map-mood-note = points de remplacement · supports
map-reich-note = marqueurs ajoutés · supports après un limogeage · dont choisis
border-frontier = frontière
border-fort = fortifications basiques
border-stronghold = fortification avancée
legend-factor-reinforced = mode renforcé
line-baltic-sea = Mer Baltique
line-black-sea = Mer Noire
line-adriatic-sea = Mer Adriatique
line-lake-peipus = Lac Peïpous
line-germany = Allemagne
line-baltic = Pays baltes
line-soviet-union = Union soviétique
line-poland = Pologne
line-hungary = Hongrie
line-romania = Roumanie
line-slovakia = Slovaquie
line-bohemia = Bohême
line-yugoslavia = Yougoslavie
line-bulgaria = Bulgarie
line-aiviekste = Aiviekste
line-alle = Alle
line-arges = Argeș
line-berezina = Bérézina
line-biebrza = Biebrza
line-bistrita = Bistrița
line-bober = Bober
line-bug = Boug
line-bzura = Bzura
line-danube = Danube
line-disna = Disna
line-dnieper = Dniepr
line-dniester = Dniestr
line-drava = Drave
line-drewenz = Drewenz
line-drissa = Drissa
line-drut = Drout
line-dunajec = Dunajec
line-dvina = Dvina
line-elbe = Elbe
line-emajogi = Emajõgi
line-enns = Enns
line-gauja = Gauja
line-glatz-neisse = Neisse de Glatz
line-goryn = Horyn
line-havel = Havel
line-hornad-sajo = Hornád, Sajó
line-hron = Hron
line-ialomita = Ialomița
line-ipel = Ipeľ
line-jiu = Jiu
line-koros = Körös
line-lielupe = Lielupe
line-lovat = Lovat
line-luchosa = Loutchossa
line-luga = Louga
line-lusatian-neisse = Neisse de Lusace
line-march = Morava
line-moldau = Vltava
line-mulde = Mulde
line-mur = Mur
line-mures = Mureș
line-narew = Narew
line-narva = Narva
line-netze = Netze
line-nevezis = Nevėžis
line-nida = Nida
line-niemen = Niémen
line-oder = Oder
line-olt = Olt
line-parnu = Pärnu
line-pilica = Pilica
line-pregel = Pregel
line-pripet = Pripiat
line-pronya = Pronia
line-prosna = Prosna
line-prut = Prout
line-ptich = Ptitch
line-raab = Raab
line-reut = Reout
line-san = San
line-sava = Save
line-seret = Seret
line-sesupe = Šešupė
line-shchara = Chtchara
line-shelon = Chelon
line-sio = Sió
line-siret = Siret
line-sluch = Sloutch
line-south-bug = Boug méridional
line-sozh = Soj
line-spree = Spree
line-stokhod = Stokhod
line-strypa = Strypa
line-styr = Styr
line-szamos = Szamos
line-teterev = Teterev
line-thaya = Thaya
line-tisza = Tisza
line-turiya = Touria
line-upper-niemen = Niémen
line-vah = Váh
line-velikaya = Velikaïa
line-venta = Venta
line-vilia = Vilia
line-vistula = Vistule
line-warta = Warta
line-western-berezina = Bérézina occidentale
line-wieprz = Wieprz
line-wisloka = Wisłoka
line-yaselda = Iaselda
line-gulf-of-riga = Golfe de Riga

## Ce qui ne va pas dans les données

error-no-box = un fichier nomme « { $name } », qui n’existe pas
error-setup-theatre = mise en place : un TO en { $hex } est coupé de tout (9.1.4)

## Ce qui ne va pas dans une position

error-theatre-place = un théâtre se tient à terre, dans l’un des deux modes (9.1)
error-theatre-named = un théâtre désigné n’est pas en jeu (11.3.1)
error-marked-off-map = une unité hors de la carte porte un marqueur (4.6.1)
error-marked-hq = un QG porte un marqueur d’unité (4.1.2, 7.3.3)
error-mood-track = l’humeur de Hitler est hors de sa piste (15)
error-halt-markers = un Haltebefehl est sur un hex de l’Axe, et il y en a dix au plus (6.7)
error-garrison-alone = une garnison est là où est un Haltebefehl (6.7.8)
error-marker-alone = un Support accompagne une unité hors de la carte (5.4.4)
