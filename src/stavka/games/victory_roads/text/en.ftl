# The words of Victory Roads; those it shares with its family are in roads/text. How ids and variables are made is told
# in stavka/words.py. Messages without such a prefix are pieces that others use; they share their variables.

game-title = Victory Roads
game-blurb = June 1944. Four Soviet theatres of operations take turns to strike between the Baltic and the Black Sea; the German commander begs leave to withdraw, loses his allies and his Führer’s patience, and defends the roads to Berlin.
scenario-budapest-wien = I. Budapest-Wien: the last roads to Vienna (3 turns, March to April 1945)
    .about = Hungary and Austria by the basic rules, good to learn the game. The last panzers hold what they can, and the Soviets make for Vienna. MAR I to APR I.
scenario-bessarabia = II. Bessarabia: the end of the Romanian front (3 turns, August to September 1944)
    .about = One theatre, that of the South, and a shaky ally. The Soviets encircle the Germans in Moldavia and try to win Romania over. AUG II to SEP I.
scenario-bagration = III. Bagration 1944: the end of Army Group Centre (4 turns, June to July 1944)
    .about = A great offensive breaks the front in Belorussia. Two theatres, Haltebefehle, withdrawals without leave, and as far to the west as the tanks will go. JUN III to JUL III.
scenario-campaign = IV. The campaign: from the Dvina to Berlin (23 turns, June 1944 to April 1945)
    .about = The whole map and every rule: four theatres, the allies’ capitulation, the rising in Warsaw, Hitler’s moods, the end of the Reich. JUN III to APR II.

## Pieces of other messages

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
       *[none] a support
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
        [hungary] Hungary
       *[romania] Romania
    }
phase-name = { $phase ->
        [soviet-supply] Soviet supply phase
        [soviet-support] Soviet support phase
        [stavka] STAVKA phase
        [soviet-movement] Soviet movement phase
        [soviet-combat] Soviet combat phase
        [soviet-exploitation] Soviet exploitation phase
        [soviet-reinforcement] Soviet reinforcements and replacements
        [axis-supply] Axis supply phase
        [axis-support] Axis support phase
        [axis-movement] Axis movement phase
        [axis-combat] Axis combat phase
        [axis-exploitation] Axis exploitation phase
       *[axis-reinforcement] Axis reinforcements and replacements
    }
level-name = { $level ->
        [soviet-decisive] Soviet decisive victory
        [soviet-marginal] Soviet marginal victory
        [axis-marginal] Axis marginal victory
        [axis-decisive] Axis decisive victory
       *[draw] Draw
    }
mood-name = { $mood ->
        [0] 0, dismissal
        [4] 4, a call from Jodl
        [5] 5, intervention
        [6] 6, directives
        [7] 7, advice
        [8] 8, satisfaction
        [9] 9, approval
        [10] 10, sehr gut!
       *[other] { $mood }
    }
date = { $turn ->
        [1] last third of June 1944
        [2] first third of July 1944
        [3] second third of July 1944
        [4] last third of July 1944
        [5] first third of August 1944
        [6] second third of August 1944
        [7] last third of August 1944
        [8] first half of September 1944
        [9] second half of September 1944
        [10] first half of October 1944
        [11] second half of October 1944
        [12] first half of November 1944
        [13] second half of November 1944
        [14] first half of December 1944
        [15] second half of December 1944
        [16] first half of January 1945
        [17] second half of January 1945
        [18] first half of February 1945
        [19] second half of February 1945
        [20] first half of March 1945
        [21] second half of March 1945
        [22] first half of April 1945
       *[23] second half of April 1945
    }

## The log: weather, supply, movement

note-weather = Weather: { weather-name }, { sky-name }{ $diceCount ->
        [0] .
       *[other] { "" } (dice { $dice }).
    }
note-airlift = Ju 52 supply { $space }: { $units }.
note-withdrawal = Withdrawal without leave around { $space }.
note-withdrew = { $unit } withdraws to { $space }.
note-strategic-opened = A support is spent: the Axis may move strategically in this phase.
note-abandonment = The troops of { $unit } abandon their equipment.
note-sailed = { $unit } goes by sea to { $space }; naval points left: { $left }.
note-evacuation = Evacuation of { $unit } under fire, die { $die }: { $die ->
        [1] it does not get away, and loses a step
        [2] it does not get away
        [3] it gets away, but loses a step
       *[other] it gets away
    }.
note-capacity = { support-name }: now { $rail } rail points and { $ships } naval points.
note-halt = Haltebefehl: { $space } is to be held to the last.
note-halt-lifted = { $space } is no longer under a Haltebefehl.

## The log: supports

note-supports-arrive = New in the { the-side } pool: { support-name }.
note-support-chosen = The { the-side } side chooses { support-name } from its pool.
note-must-play = The Axis has drawn { support-name }, and must play it.
note-recalled = { support-name } goes back into the { the-side } pool.
note-on-theatre = { support-name }: on { theatre-name }.
note-bridgehead = Bridgehead in { $space }.
note-bridgehead-gone = The bridgehead in { $space } is gone.
note-raided = Long range aviation bombs the railways: { $points } rail points fewer for the Axis.
note-levied = Volkssturm: { $unit }, { $space }.
note-driven-off = { support-name } in { $space } are driven off.
note-gehlen = Gehlen looks into the supports of { theatre-name }{ $supports ->
        [none] .
       *[other] { ": " }{ $supports }.
    }
note-gehlen-found = Gehlen sends a support of { theatre-name } back into the pool: { support-name }.
note-stalin = Stalin calls { theatre-name }, die { $die }{ $change ->
        [-1] , -1 for a Haltebefehl
       *[other] { "" }
    }: { $change ->
        [-1] { $die ->
            [1] a purge, three supports go
            [2] a purge, three supports go
            [3] he wants an attack
            [4] he wants an attack
           *[other] he is silent
        }
       *[other] { $die ->
            [1] a purge, three supports go
            [2] he wants an attack
            [3] he wants an attack
            [6] he sends a support
           *[other] he is silent
        }
    }.
note-stalin-angry = There was no attack to Stalin’s liking: { theatre-name } has to be secondary next turn.

## The log: theatres, rifle corps, STAVKA

note-priority = { theatre-name } has priority.
note-secondary = { theatre-name } is secondary.
note-great-offensive = { theatre-name } begins a great offensive!
note-theatre-moved = { theatre-name } moves to { $space }.
note-theatre-mode = { theatre-name } is now in { mode-name }.
note-driven-back = { theatre-name } is driven back, and its supports go back into the pool.
note-standard-mode = In standard mode now: { $units }.
note-reinforced-mode = In reinforced mode now: { $units }.
note-stavka = { theatre-name } asks STAVKA { $wish ->
        [move] to move on
       *[reserve] for units
    }: die { $die }, modified { $total }; { $wish ->
        [move] { $result ->
            [0] it stays
            [one] one hex
           *[other] { $result } hexes
        }
       *[reserve] { $result ->
            [0] no unit is released
            [one] one unit is released
           *[other] { $result } units are released
        }
    }.

## The log: combat

note-on-its-own = { $nation ->
        [hungarian] Hungarian
       *[romanian] Romanian
    } units attack on their own.
note-terrain = { $space } is defended as { terrain-name }.
note-armoured-attack = { $sideId ->
        [axis] The Axis declares
       *[soviet] The Soviets declare
    } an armoured exploitation.
note-hourra = Hurrah! The Soviets attack at any price.
note-schoerner = Schörner makes { $space } hold on: the result is { $result }.
note-rising = Warsaw rises against the Germans!
note-rising-die = The rising in Warsaw: die { $die }, modified { $total }; { $total ->
        [1] it goes on
        [2] it goes on
        [3] it goes on
        [4] it goes on
        [5] it costs the garrison a step
       *[other] it is put down
    }.
note-rising-over = The rising in Warsaw is over.
note-stalin-taken = Warsaw was freed by force of arms: the marker Stalin is now in German hands.

## The log: the Axis allies

note-demanded = { the-country } is called on to leave the Axis: die { $die }, modified { $total }.
note-stays-loyal = { the-country } stays with the Axis.
note-never-surrenders = { the-country } will fight on with the Axis to the end.
note-armistice = { the-country } signs an armistice: its army lays down its arms when the Axis turn begins.
note-out-of-the-war = { the-country } is out of the war.
note-changes-sides = { the-country } changes sides!
note-dissolved = Of the army of { the-country } as many units break up as two dice say: { $dice }.
note-disbanded = { $unit } breaks up.
note-turncoats = { the-country } takes up arms for the Soviets: die { $die }; { $count ->
        [one] one unit comes
       *[other] { $count } units come
    }.

## The log: Hitler and the end of the Reich

note-mood = Hitler’s mood { $change ->
        [1] rises
        [2] rises
        [3] rises
        [4] rises
       *[other] falls
    } to box { mood-name }.
note-liberty = Liberty of action goes up to box { $box }.
note-dismissed = The German commander is dismissed: his supports are lost, and the mood begins anew at { $mood }.
note-heartland = A city of Germany is lost: Hitler’s mood no longer falls by itself.
note-objectives = { $lost ->
        [one] One strategic objective is lost.
       *[other] { $lost } strategic objectives are lost.
    }
note-objective = Lost: { $objective ->
        [reich-cities] a city of Germany
        [east] every major city of the Soviet Union and every port of the Baltic countries
        [silesia] two of Katowice, Gleiwitz and Oppeln
        [ploesti] the oil of Ploesti
        [budapest] Budapest
       *[berlin] Berlin
    }.
note-reich-markers = End of the Reich: { $count ->
        [one] one marker joins
       *[other] { $count } markers join
    } the Axis pool.

## The log: units come and go

note-corps-drawn = Drawn from the pile: { $unit }.
note-rebuilt-later = { $unit } is rebuilt, and comes next turn.
note-withdrawn = Withdrawn from this front: { $unit }.
note-no-more-replacements = Too few divisions for other fronts: no more replacements for the { $sideId ->
        [axis] Axis.
       *[soviet] Soviets.
    }
note-game-over = { level-name }; victory points: { $points }.

## What is asked: supports

ask-choose-soviet = Choose the supports with which { theatre-name } begins: { supports-left }.
    .take = Take
ask-choose-axis = Choose a support from your pool: { supports-left }.
    .take = Take
ask-recall = Choose the markers that you take back.
    .recall = Take back
    .dismantle = Give up the bridgehead in
    .done = Leave the others
ask-priority = Choose the priority theatre: it draws two supports more, and uses as many as it likes.
    .theatre = Priority for
ask-secondary = Choose the secondary theatre: it draws no supports.
    .theatre = Secondary is
ask-great-offensive = Begin a great offensive of { theatre-name }? It gets a support of your choice and two more; the other theatres draw none, and do not move.
    .launch = Great offensive
    .done = Not this turn
ask-free-support = Choose the support that the great offensive receives.
    .take = Take
ask-take-one = Choose the theatres in movement mode that draw a support, and stay where they are.
    .theatre = A support for
    .done = No more
ask-force-stalin = Make the Soviets play Stalin? Choose the theatre.
    .theatre = Stalin calls
    .decline = Not this turn
ask-purge = Stalin’s purge: choose a support of { theatre-name } that goes back, { supports-left }.
    .give = Give back
ask-deploy-1 = Deploy Lend-Lease first: it goes on a theatre.
    .play = Deploy
    .done = No Lend-Lease
ask-deploy-2 = Deploy surprise attacks, before all other supports.
    .play = Deploy
    .done = No surprise attack
ask-deploy-3 = Choose the next support to deploy.
    .play = Deploy
    .done = No more supports
ask-reinforce = Choose the theatre that pays a support to reinforce rifle corps.
    .theatre = Paid by
    .done = No more
ask-reinforce-with = Choose the support of { theatre-name } that reinforces one or two corps of a hex.
    .spend = Pay with
ask-reinforce-corps = Choose the rifle corps that { theatre-name } reinforces.
    .unit = Reinforce
    .done = One is enough
ask-surplus = { box-name }: only six may stay. Choose what goes back, { supports-left }.
    .give = Give back
ask-gehlen = Choose the support of { theatre-name } that goes back into the Soviet pool.
    .give = Send back
ask-himmler = Choose the German unit that Himmler joins.
    .unit = With
ask-desertion = Choose the infantry division that loses a step by desertion.
    .lose = Desertions in
ask-call-up = Choose the unit of the Volkssturm that appears in { $space }.
    .unit = Call up

## What is asked: theatres and STAVKA

ask-refuge = Choose the city to which { theatre-name } is driven back.
    .to = Back to
ask-theatre-remote = { theatre-name } is far from the front: move it up to five hexes along its roads and railways?
    .to = Move to
    .stay = Stay here
ask-theatre-moves = Choose the next theatre to move.
    .theatre = Move
    .done = No more
ask-theatre-to = Choose where { theatre-name } goes; each support adds a hex, two at most{ $paid ->
        [0] .
        [one] { ": " }one is paid.
       *[other] { ": " }{ $paid } are paid.
    }
    .to = Move to
    .spend = A hex more for
    .stay = Stay here
ask-theatre-modes = Choose the theatres in cities that change their mode.
    .turn = Turn over
    .done = Leave the others
ask-stavka-theatre = Choose the next theatre that turns to STAVKA.
    .theatre = Next is
ask-stavka-wish = What does { theatre-name } ask for?
    .choose = Ask for
ask-stavka-roll = { theatre-name } asks STAVKA { $wish ->
        [move] to move on
       *[reserve] for units
    }, { $paid ->
        [0] with no support added
        [one] with +1 for a support
       *[other] with +{ $paid } for supports
    }: add supports, or roll?
    .spend = Add
    .roll = Roll the die
ask-theatre-again = Choose where STAVKA sends { theatre-name }.
    .to = Move to
    .stay = Stay here
ask-enter-reserve = Choose the units stacked with headquarters that enter the reserve: { supports-left }.
    .enter = Into the reserve
    .done = No more

## What is asked: supply and movement

ask-airlift = Choose the stack that your Ju 52 supply.
    .supply = Supply
    .done = No more
ask-withdrawal = Withdraw without leave? Choose the hex around which units go back, three hexes far; Hitler’s mood falls by the new box of liberty.
    .place = Withdraw around
    .done = Nobody withdraws
ask-withdraw-unit = Choose the next unit near { $space } to withdraw.
    .unit = Withdraw
    .done = No more
ask-withdraw-to = Choose where { $unit } withdraws.
    .to = Withdraw to
    .stop = Stay here
ask-haltebefehl = Choose the major cities and ports to be held to the last, and those to be set free; markers left: { $left }.
    .place = Hold
    .free = Set free
    .done = No more
ask-move-unit-axis = Choose the unit to move next. Rail points: { $rail }, naval points: { $ships }.
    .unit = Move
    .train = By rail
    .ship = By sea
    .strategic = Open strategic movement with
    .abandon = Abandon equipment around
    .play = Play
    .done = End movement
ask-voyage = Choose the port to which { $unit } sails; naval points: { $ships }.
    .to = By sea to
ask-pay-abandonment = Choose the supports that pay for abandoned equipment: { supports-left }.
    .give = Pay with
ask-abandonment = Choose the next unit around { $unit } that leaves its equipment and marches far.
    .unit = March
    .done = No more

## What is asked: combat

ask-choose-terrain = Choose the terrain of { $space } that helps you defend.
    .choose = Defend as
ask-airdrop = { $space } is attacked out of supply: let your Ju 52 supply it?
    .play = Play
    .decline = No
ask-declare = Combat for { $space }: declare an elite bonus, the attacker also an armoured exploitation or Hurrah. For a bonus declared, an elite or armoured unit takes the first loss.
    .elite = Elite bonus with
    .armoured = Armoured exploitation
    .hourra = Hurrah, a step for one more exploitation
    .done = Go on
ask-loss-first = { $due ->
        [one] One step is due
       *[other] { $due } steps are due
    }. Choose the elite or armoured unit that takes the first loss.
    .spare = Give up instead
ask-front-reserves = Choose the rifle corps that the front reserves make good, if any.
    .unit = Reinforce
    .done = Keep them
ask-which-marker = Combat for { $space }: choose which of your markers is used up: { support-name }.
    .unit = That of
    .to = That in
ask-take-along = Choose the corps in { $space } that the leader takes along at full speed: { supports-left }.
    .unit = Take along
ask-schoerner = Schörner is in { $space }: take { $result ->
        [DR2] DR2 as DR?
       *[DR] DR as S?
    }
    .soften = Hold on
    .done = Fall back
ask-rout = The Romanians are routed: choose the unit that stays with the Germans.
    .rally = Keep
ask-reserve-moves = The attack on { $space } is over: send an operational reserve?
    .play = Play
    .decline = No

## What is asked: the Axis allies, reinforcements

ask-capitulation = Call on { the-country } to leave the Axis?
    .demand = Call on it
    .done = Not now
ask-dissolve = Choose the unit of { the-country } that breaks up: { supports-left }.
    .remove = Break up
ask-turncoats = Choose the unit with which { the-country } joins you: { supports-left }.
    .unit = Bring in
    .done = Next turn
ask-turncoat = Choose where { $unit } takes up arms for you.
    .to = Place in
ask-new-corps = { $unit } is drawn: choose where it goes.
    .to = Place in
    .reserve = STAVKA reserve
ask-levy = The last levy: choose the unit that comes back, { supports-left }.
    .unit = Bring back
ask-rebuild = Choose the unit that receives a step; replacement points left: { $left }{ $hungarian ->
        [0] { "" }
       *[other] , Hungarian { $hungarian }
    }{ $romanian ->
        [0] { "" }
       *[other] , Romanian { $romanian }
    }.
    .rebuild = Rebuild
    .corps = A rifle corps from the pile
    .play = Play
    .done = No more
ask-armour-price = A step of armour for { $unit } costs a support.
    .box = A support from
ask-withdraw = Choose the division that leaves for another front ({ $left } left).

## Where we are

step-deploy = { $order ->
        [1] Lend-Lease
        [2] Surprise attacks
       *[3] Deployment
    }
step-priorities = Priorities
step-reinforce = Reinforced corps
step-theatres = Theatres
step-stavka = STAVKA
step-withdrawal = Withdrawal
step-withdraw-unit = { $unit }
step-haltebefehl = Haltebefehl
step-voyage = { $unit } by sea
step-abandonment = Equipment abandoned
step-rising = Warsaw
step-objectives = Strategic objectives
step-armistice = Armistice
step-withdraw = Divisions for other fronts

## What can be done

verb-abandon = Abandon equipment
verb-corps = Rifle corps
verb-demand = Call on it
verb-dismantle = Give up
verb-free = Set free
verb-rally = Keep
verb-remove = Break up
verb-ship = By sea
verb-soften = Hold on
verb-spend = Pay with
verb-strategic = Strategic movement
verb-supply = Supply
verb-theatre = Theatre
verb-turn = Turn over
verb-withdraw = Withdraw

choice-standing-deploy-1 = Lend-Lease in the support phase
choice-standing-deploy-2 = surprise attacks in the support phase
choice-standing-deploy-3 = all other supports in the support phase
choice-standing-combat-supports = supports in your combats, those on the map too
choice-standing-front-reserves = front reserves after losses
choice-standing-airlift = Ju 52 after your check of supply
choice-standing-capitulation = the capitulation of Romania or Hungary
choice-standing-airdrop = Ju 52 when you are attacked out of supply
choice-standing-reserve-moves = an operational reserve after an attack

## Why not

why-farther-from-hq = { $unit } is out of supply: each step has to bring it nearer to a source of supply or a headquarters, so not to { $space }.
why-better-retreat = { $unit } cannot retreat to { $space }: another hex comes first. The Axis goes west and south, the Soviets north and east, and away from the enemy.

## What is on the table

mark-halt = Haltebefehl
mark-bridgehead = bridgehead
mark-stronghold = advanced fortification
mark-razed = fortification lost
mark-blockaded = blockaded port
mark-rising = in revolt
mark-port = Baltic port
mark-oil = oil field
mark-objective = objective, { $count } VP
mark-theatre-north = Theatre North, radius { $count }
mark-theatre-centre-north = Theatre Centre North, radius { $count }
mark-theatre-centre-south = Theatre Centre South, radius { $count }
mark-theatre-south = Theatre South, radius { $count }
mark-offensive = offensive mode
mark-movement = movement mode
mark-priority = priority theatre
mark-secondary = secondary theatre
mark-pulled-back = withdrew without leave
mark-stuck = may not move any more
mark-reich = End of the Reich
mark-standard = standard mode

track-weather-fair = fair weather
    .about = No effect.
    .switch = yes
track-weather-snow = snow
    .about = Marshes count as forests. At most two units exploit, one more with Hurrah. Theatres draw and move less.
    .switch = yes
track-weather-mud = mud
    .about = Nobody spends more than 2 movement points or moves strategically. Rivers count as major rivers, and are attacked over only by bridge, at a third. Instead of exploiting the attacker suffers a second round of losses. No Hurrah, no great offensive; fewer supports for both sides.
    .switch = yes
track-sky-clear = clear sky
    .about = Aircraft may be deployed.
    .switch = yes
track-sky-overcast = overcast
    .about = No aircraft are deployed, and no Ju 52 fly.
    .switch = yes
track-mood = Hitler’s mood
    .about = The track of the Führer’s satisfaction: each box gives the Axis its replacement points and supports. It falls by itself, with cities lost and withdrawals made. At 0 the commander is dismissed.
track-maximum = highest mood
    .about = Hitler’s mood rises no higher than this.
track-liberty = liberty of action
    .about = Each withdrawal without leave and each abandonment of equipment moves it up a box, and Hitler’s mood down by as much as that box.
track-reich = strategic objectives lost
    .about = Of six: the cities of Germany; a major city in Russia or a Baltic port; two of Katowice, Gleiwitz and Oppeln; the oil of Ploesti; Budapest; Berlin. Each box tells how many markers of the end of the Reich join the pool, how many supports come after a dismissal, and how many of those are chosen.
track-ships = naval points
track-halts = Haltebefehle in force
track-rising = Warsaw in revolt since turn

piece-support-artillery-2 = Artillery +2
    .about = With a unit: one attack by it is shifted 2 columns. Never with other artillery. Its theatre stays in offensive mode this turn.
piece-support-artillery-3 = Artillery +3
    .about = With a unit: one attack by it is shifted 3 columns. Never with other artillery. Its theatre stays in offensive mode this turn.
piece-support-katyusha = Katyushas
    .about = With a unit: one attack by it is shifted 1 column, and the defender has no elite bonus.
piece-support-aviation = Air support
    .about = Aircraft, radius 2: one attack is shifted 1 column, and the defender does not react (R).
piece-support-engineers = Bridging engineers
    .about = With a unit: while it stands, all watercourses around its hex count as bridged, and attacks from there are not halved.
piece-support-surprise = Surprise attack
    .about = A stack may move a hex, then attacks at once, in the support phase. It does not exploit.
piece-support-maskirovka = Maskirovka
    .about = A bridgehead beside water or the enemy: six corps find room there, and it counts as a bridge.
piece-support-partisans = Partisans
    .about = In an empty Axis hex of an occupied country, away from Axis troops: no Axis supply, command or train passes, and who comes there stops.
piece-support-lend-lease = Lend-Lease
    .about = On a theatre: its radius is 3 hexes larger this turn.
piece-support-zhukov = Zhukov
    .about = On a theatre in offensive mode, which keeps that mode: it draws one support more, and once a phase an attack in its radius is shifted 1 column. He stays.
piece-support-stalin = Stalin
    .about = Played when drawn, for the theatre that drew it: a die brings a purge (1), impatience (2, 3) or favour (6); -1 with a Haltebefehl in its radius.
piece-support-capitulation = Capitulation of an Axis ally
    .about = Played from the box of Theatre South: Romania after the combats, Hungary after exploitation with a hex of Budapest taken. A die says whether it leaves the Axis.
piece-support-rybalko = Rybalko
    .about = Leader with a tank or mechanised corps: its attacks are shifted 1 column; it exploits at full speed, with two armoured corps of its stack.
piece-support-katukov = Katukov
    .about = Leader with a tank or mechanised corps: its attacks are shifted 1 column; it exploits at full speed, with two armoured corps of its stack.
piece-support-bogdanov = Bogdanov
    .about = Leader with a tank or mechanised corps: its attacks are shifted 1 column; it exploits at full speed, with two armoured corps of its stack.
piece-support-heavy-tanks = Heavy tank brigade
    .about = With a rifle corps: one attack by it is shifted 1 column, and it counts as an armoured unit for an armoured exploitation.
piece-support-sappers = Assault sappers
    .about = With a corps: in one attack on a city or fortification, terrain softens the defender’s result one level less.
piece-support-front-reserves = Front reserves
    .about = Played from the box after the losses of an attack: a rifle corps that became standard is reinforced again.
piece-support-flotilla = River flotilla
    .about = Played from the box: an attack wholly over one great river is not halved.
piece-support-seydlitz = Free Germany committee
    .about = Played from the box against a stack out of supply without a Haltebefehl: it loses a step more.
piece-support-long-range = Long range aviation
    .about = The Axis has 3 rail points fewer this turn.
piece-support-model = Model
    .about = Leader with a German unit: attacks on its stack or one beside it are shifted 1 column to the left. He may stay.
piece-support-schoerner = Schörner
    .about = Leader with a German unit: his stack may take DR as S, and DR2 as DR.
piece-support-heinrici = Heinrici
    .about = Leader with a German unit: once, his stack or one beside it retreats a hex before the attack, which hits nothing.
piece-support-himmler = Himmler
    .about = Must be played, with a German unit: its stack has no elite bonus. A lost Volkssturm or fortress unit comes back in the next reinforcement phase.
piece-support-ju52 = Ju 52
    .about = Played from the box under a clear sky: a German stack within 10 hexes of a headquarters in supply is supplied until the next supply phase.
piece-support-luftwaffe = Luftwaffe
    .about = Aircraft within 6 hexes of a headquarters, radius 2: one combat is shifted 1 column, to the right in attack, to the left in defence.
piece-support-rudel = Rudel
    .about = Aircraft within 6 hexes of a headquarters, radius 2: one Soviet attack with armour costs an armoured corps a step more.
piece-support-tigers = Tiger battalion
    .about = With a German unit: one attack by it is shifted 1 column; or, in one defence, Soviet armour does not count half in exploitation.
piece-support-nebelwerfer = Nebelwerfers +2
    .about = With a German unit: one attack by it is shifted 2 columns, or one attack on it 1 column to the left.
piece-support-pak88 = 88 mm guns
    .about = With a German unit: in one Soviet attack with armour on it, armour takes the first loss and does not exploit.
piece-support-pioneers = Pioneers
    .about = With a German unit: it bridges the water around it like engineers, or defends once as in a basic fortification.
piece-support-panzerfaust = Panzerfaust
    .about = Played from the box: an attack on Germans in a city, forest or fortification is shifted 1 column to the left, and armour takes the first loss.
piece-support-volkssturm = Volkssturm levy
    .about = A Volkssturm unit appears in a German city with no enemy beside it.
piece-support-alarm = Alarm units
    .about = An infantry Kampfgruppe appears with a German headquarters in supply.
piece-support-operational-reserve = Operational reserve
    .about = Played from the box after a Soviet attack: an armoured division within 4 hexes, with no enemy beside it, moves with half its points.
piece-support-counter-stroke = Counter-stroke
    .about = Played from the box: an attack with two armoured divisions is shifted 1 column, and its elite unit need not take the first loss.
piece-support-kriegsmarine = Kriegsmarine
    .about = Played from the box: an attack on a Baltic coast hex is shifted 2 columns to the left, or 3 naval points more this turn.
piece-support-gehlen = Gehlen
    .about = Shows the supports of a theatre, and sends one of them back into the pool.
piece-support-speer = Speer
    .about = Played from the box: two armoured steps are rebuilt without a support.
piece-support-trains = Armoured trains
    .about = Played from the box: 4 rail points more this turn.
piece-support-fuel = Fuel shortage
    .about = End of the Reich, must be played: German armour has half its movement this turn, and there is no strategic movement.
piece-support-desertion = Desertions
    .about = End of the Reich, must be played: an infantry division that is not elite loses a step.
piece-support-bombing = Allied bombing
    .about = End of the Reich, must be played: no trains this turn.
piece-support-refugees = Refugees
    .about = End of the Reich, must be played: roads in Germany do not help the Axis this turn.
piece-support-nothing-left = Nothing left
    .about = End of the Reich: good for nothing, it takes the place of a real marker.
piece-support-fuehrer-order = Order of the Führer
    .about = End of the Reich, must be played: a Haltebefehl has to be placed in the coming movement phase, if it can be.

piece-theatre-north = Theatre North
    .about = Supports marked TO, reinforced corps and Hurrah need its radius: 9 hexes in offensive mode, 5 in movement mode.
piece-theatre-centre-north = Theatre Centre North
    .about = { piece-theatre-north.about }
piece-theatre-centre-south = Theatre Centre South
    .about = { piece-theatre-north.about }
piece-theatre-south = Theatre South
    .about = { piece-theatre-north.about }
piece-halt = Haltebefehl
    .about = The last German division may not leave while a Soviet one is beside it. Surrounded on three sides and out of supply, the defenders do not retreat: the fight goes on instead.
piece-bridgehead = Bridgehead
    .about = Six Soviet corps find room here; the hex is bridged on all sides.
piece-rising = Rising in Warsaw
    .about = Soviet attacks on the city are shifted 2 columns. After each Axis exploitation a die tells how the rising fares.
piece-reich = End of the Reich

choice-soviet = the Soviet box
choice-north = { piece-theatre-north }
choice-centre-north = { piece-theatre-centre-north }
choice-centre-south = { piece-theatre-centre-south }
choice-south = { piece-theatre-south }
choice-reserve = units of the reserve
choice-move = a further move
choice-nothing = nothing
choice-forest = forest
choice-marsh = marsh
choice-mountain = mountain
choice-city = a minor city
choice-major = a major city
choice-reich-city = a major city of Germany
choice-fortification = a basic fortification
choice-stronghold = an advanced fortification
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

place-north = Supports of Theatre North
place-centre-north = Supports of Theatre Centre North
place-centre-south = Supports of Theatre Centre South
place-south = Supports of Theatre South
place-soviet = Soviet supports
place-pool-axis = Axis pool
place-pool-soviet = Soviet pool
place-reich = End of the Reich
place-pile = rifle corps to draw
place-returning = to come back: headquarters, former allies
place-withdrawn = out of the game

kind-mountain = mountain
kind-reich-city = major city of Germany
kind-fortification = basic fortification
kind-stronghold = advanced fortification

kind-german-jaeger-division = German Jäger division
kind-german-ski-jaeger-division = German ski Jäger division
kind-german-mountain-division = German mountain division
kind-german-volksgrenadier-division = Volksgrenadier division
kind-german-panzergrenadier-division = German panzergrenadier division
kind-german-parachute-division = German parachute division
kind-german-naval-infantry-division = German naval infantry division
kind-german-field-training-division = German field training division
kind-german-youth-division = German youth division
kind-german-corps-detachment = German corps detachment
kind-german-cavalry-brigade = German cavalry brigade
kind-german-flak-division = German Flak division
kind-german-fortress-garrison = German fortress garrison
kind-german-garrison = garrison under a Haltebefehl
kind-german-volkssturm = Volkssturm
kind-german-hiwis = Hiwis
kind-german-ss-infantry-division = SS infantry division
kind-german-ss-infantry-brigade = SS infantry brigade
kind-german-ss-cavalry-division = SS cavalry division
kind-german-ss-panzergrenadier-division = SS panzergrenadier division
kind-hungarian-infantry-division = Hungarian infantry division
kind-hungarian-light-or-reserve-division = Hungarian light or reserve division
kind-hungarian-cavalry-division = Hungarian cavalry division
kind-hungarian-mountain-brigade = Hungarian mountain brigade
kind-hungarian-parachute-division = Hungarian parachute division
kind-romanian-infantry-brigade = Romanian infantry brigade
kind-romanian-mountain-division = Romanian mountain division
kind-soviet-rifle-corps = Soviet rifle corps
kind-soviet-guards-rifle-corps = Soviet Guards rifle corps
kind-soviet-polish-corps = Polish corps of the Soviets
kind-soviet-polish-tank-corps = Polish tank corps of the Soviets
kind-soviet-czech-corps = Czechoslovak corps of the Soviets
kind-soviet-bulgarian-corps = Bulgarian corps of the Soviets

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

## Dice and draws

roll-stavka = STAVKA
roll-capitulation = capitulation
roll-turncoats = units that change sides
roll-corps = rifle corps drawn
roll-evacuation = evacuation
roll-reich = End of the Reich marker drawn
roll-rising = rising in Warsaw

modifier-attack-bridge-in-mud = over a bridge in mud
modifier-defence-mountain = mountain
modifier-defence-reich-city = major city of Germany
modifier-defence-fortification = basic fortification
modifier-defence-stronghold = advanced fortification
modifier-warsaw-rising = rising in Warsaw
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

## Overlays

overlay-theatres = Reach of the theatres
overlay-fortified = Fortifications that stand

## The printed map

map-subtitle = June 1944 to April 1945
map-scale = A hex is 25 km across, a turn ten days in summer, later half a month.
map-mood-note = replacement points · supports
map-reich-note = markers added · supports after a dismissal · chosen of them
border-frontier = border
border-fort = basic fortifications
border-stronghold = advanced fortification
legend-factor-reinforced = reinforced mode
line-baltic-sea = Baltic Sea
line-black-sea = Black Sea
line-adriatic-sea = Adriatic Sea
line-lake-peipus = Lake Peipus
line-germany = Germany
line-baltic = Baltic States
line-soviet-union = Soviet Union
line-poland = Poland
line-hungary = Hungary
line-romania = Romania
line-slovakia = Slovakia
line-bohemia = Bohemia
line-yugoslavia = Yugoslavia
line-bulgaria = Bulgaria
line-aiviekste = Aiviekste
line-alle = Alle
line-arges = Argeș
line-berezina = Berezina
line-biebrza = Biebrza
line-bistrita = Bistrița
line-bober = Bober
line-bug = Bug
line-bzura = Bzura
line-danube = Danube
line-disna = Disna
line-dnieper = Dnieper
line-dniester = Dniester
line-drava = Drava
line-drewenz = Drewenz
line-drissa = Drissa
line-drut = Drut
line-dunajec = Dunajec
line-dvina = Dvina
line-elbe = Elbe
line-emajogi = Emajõgi
line-enns = Enns
line-gauja = Gauja
line-glatz-neisse = Glatz Neisse
line-goryn = Goryn
line-havel = Havel
line-hornad-sajo = Hornád, Sajó
line-hron = Hron
line-ialomita = Ialomița
line-ipel = Ipeľ
line-jiu = Jiu
line-koros = Körös
line-lielupe = Lielupe
line-lovat = Lovat
line-luchosa = Luchosa
line-luga = Luga
line-lusatian-neisse = Lusatian Neisse
line-march = March
line-moldau = Moldau
line-mulde = Mulde
line-mur = Mur
line-mures = Mureș
line-narew = Narew
line-narva = Narva
line-netze = Netze
line-nevezis = Nevėžis
line-nida = Nida
line-niemen = Niemen
line-oder = Oder
line-olt = Olt
line-parnu = Pärnu
line-pilica = Pilica
line-pregel = Pregel
line-pripet = Pripet
line-pronya = Pronya
line-prosna = Prosna
line-prut = Prut
line-ptich = Ptich
line-raab = Raab
line-reut = Reut
line-san = San
line-sava = Sava
line-seret = Seret
line-sesupe = Šešupė
line-shchara = Shchara
line-shelon = Shelon
line-sio = Sió
line-siret = Siret
line-sluch = Sluch
line-south-bug = South Bug
line-sozh = Sozh
line-spree = Spree
line-stokhod = Stokhod
line-strypa = Strypa
line-styr = Styr
line-szamos = Szamos
line-teterev = Teterev
line-thaya = Thaya
line-tisza = Tisza
line-turiya = Turiya
line-upper-niemen = Niemen
line-vah = Váh
line-velikaya = Velikaya
line-venta = Venta
line-vilia = Vilia
line-vistula = Vistula
line-warta = Warta
line-western-berezina = Western Berezina
line-wieprz = Wieprz
line-wisloka = Wisłoka
line-yaselda = Yaselda
line-gulf-of-riga = Gulf of Riga
