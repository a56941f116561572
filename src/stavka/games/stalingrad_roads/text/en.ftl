# The words of Stalingrad Roads; those it shares with its family are in roads/text. How ids and variables are made
# is told in stavka/words.py. Messages without such a prefix are pieces that others use; they share their variables.

game-title = Stalingrad Roads
game-blurb = November 1942. The Soviets close the ring around the 6th Army and race for Rostov and the Dnieper; the Axis flies in what it can, begs the Führer for reserves, and waits for Manstein’s counterblow.
scenario-wintergewitter = I. Wintergewitter: the relief of Stalingrad (3 turns, December 1942)
    .about = A small map and few rules, good to learn the game. Hoth’s panzers drive from Kotelnikovo to the pocket, and the Soviets must stop them short of it. DEC II to DEC IV.
scenario-uranus = II. Uranus: the encirclement of the 6th Army (3 turns, November 1942)
    .about = The eastern half of the map. Ten hand-picked supports open the Soviet offensive; the Axis declares Fortress Stalingrad and lives on the airlift. NOV III to DEC I.
scenario-campaign = III. The campaign: on the brink of disaster (17 turns, November 1942 to March 1943)
    .about = The whole map and every rule: Uranus, Mars, the airlift, the race for Rostov and Kharkov, the Führer’s favour, Manstein’s counterblow. NOV III to MAR III.
scenario-backhand = IV. Backhand Blow: Manstein strikes back (5 turns, February to March 1943)
    .about = The western half of the map. The Axis begins with its great counter-offensive and must retake cities from spent Soviet armies before the mud comes. FEB III to MAR III.
scenario-gallop = V. Gallop: over the Donets (7 turns, February to March 1943)
    .about = Stalingrad has fallen. Exhausted Soviet armies reach for the major cities of the Ukraine while the Axis scrapes together what can stop them. FEB I to MAR III.

option-transcaucasus-hq = Transcaucasus Front: its headquarters takes part (scenario III)
choice-off = no
choice-on = yes

## Pieces of other messages

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
       *[none] a support
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
        [collapse] collapse
        [heavy-failure] heavy failure
        [failure] failure
        [progress] progress
        [success] success
        [breakthrough] Soviet breakthrough
       *[status-quo] status quo
    }
phase-name = { $phase ->
        [soviet-supply] Soviet supply phase
        [soviet-offensive] Soviet offensive phase
        [soviet-support] Soviet support phase
        [mars] Operation Mars
        [stavka] STAVKA phase
        [soviet-movement] Soviet movement phase
        [soviet-combat] Soviet combat phase
        [soviet-exploitation] Soviet exploitation phase
        [soviet-reinforcement] Soviet reinforcements and replacements
        [axis-supply] Axis supply phase
        [stalingrad-supply] Supply of Stalingrad
        [axis-support] Axis support phase
        [axis-movement] Axis movement phase
        [axis-combat] Axis combat phase
        [axis-exploitation] Axis exploitation phase
       *[axis-reinforcement] Axis reinforcements and replacements
    }
level-name = { $level ->
        [soviet-strategic] Soviet strategic victory
        [soviet-decisive] Soviet decisive victory
        [soviet-operational] Soviet operational victory
        [soviet-major] Soviet major victory
        [soviet-minor] Soviet minor victory
        [soviet-marginal] Soviet marginal victory
        [axis-marginal] Axis marginal victory
        [axis-minor] Axis minor victory
        [axis-major] Axis major victory
        [axis-operational] Axis operational victory
        [axis-decisive] Axis decisive victory
        [axis-strategic] Axis strategic victory
       *[draw] Draw
    }
date = { $turn ->
        [1] third week of November 1942
        [2] last week of November 1942
        [3] first week of December 1942
        [4] second week of December 1942
        [5] third week of December 1942
        [6] last week of December 1942
        [7] first week of January 1943
        [8] second week of January 1943
        [9] third week of January 1943
        [10] last week of January 1943
        [11] first week of February 1943
        [12] second week of February 1943
        [13] third week of February 1943
        [14] last week of February 1943
        [15] first week of March 1943
        [16] second week of March 1943
       *[17] third week of March 1943
    }

## The log: turns and phases

note-vp = Victory points: { $change }, { $vp } in all.

## The log: supports

note-supports-arrive = New in the { the-side } pool: { support-name }.
note-support-chosen = The Axis chooses { support-name } from its pool.
note-no-supports = No supports for the Soviets this turn.
note-transfer = The Soviets transfer an O support from STAVKA: { support-name }.
note-price-due = The step for { $unit } is armour and has to be paid for.
note-offensive-spent = The Soviets have no O support left to play in this step.
note-offensive-begins = The Soviets launch a major offensive.
note-alarms-raised = { $count ->
        [0] No alarm unit was left in the Axis pool.
        [one] One alarm unit goes from the pool to the Axis box.
       *[other] { $count } alarm units go from the pool to the Axis box.
    }
note-transferred = To { box-name }: { support-name }.
note-marker-left = { $unit } is in the last position: { support-name } goes back into the pool.
note-intervened = { $space }: the Axis plays { support-name }.
note-off-road = A support is spent: { the-side } strategic movement may leave the roads.
note-trains = More trains: { $left } rail points.
note-raid = Raid on the airfield of { $space }, die { $die }: { $die ->
        [1] driven off
        [2] driven off
        [3] driven off
       *[other] burning aircraft, -1 to the next airlift
    }.
note-driven-off = Flak drives { support-name } off { $space }.
note-gives-up = { $space } is called on to give up: die { $die }, modifier { $modifier }.
note-bombed = The Luftwaffe bombs { $space }, die { $die }: { $die ->
        [5] a step lost
        [6] a step lost
       *[other] no effect
    }.
note-katyusha = Katyushas fire on { $space }, die { $die }: { $die ->
        [1] no effect
        [2] no effect
        [3] no effect
       *[other] a step lost
    }.
note-rudel = Rudel dives on { $unit }, which fights at half strength; die { $die }: { $die ->
        [6] it also loses a step
       *[other] no loss
    }.
note-stalin = Stalin, die { $die }: { $die ->
        [1] he takes a marker from STAVKA
        [2] not a step back this turn
        [3] he is silent
        [4] STAVKA is generous, +1 to releases
        [5] one marker more for STAVKA
       *[6] one marker more for an offensive
    }.
note-stalin-idle = Stalin is drawn: no effect in this scenario.
note-discord = Discord at OKH, die { $die }: { $die ->
        [1] the Führer is displeased
        [2] a headquarters may not move
        [3] no trains this turn
        [4] it blows over
        [5] Manstein gains
       *[6] one marker more
    }.
note-discord-idle = Discord at OKH is drawn: no effect in this scenario.
note-hq-fixed = { $unit } may not move this turn.

## The log: offensives, shortages, STAVKA

note-offensive-arrives = The marker { offensive-name } is now at hand.
note-offensive-placed = { offensive-name }: the marker stands in { $space }.
note-offensive-recalled = { offensive-name } is recalled.
note-offensive-launched = A major offensive begins. Markers in the STAVKA box: { $supports }.
note-called = From the reserve into the offensive: { $unit }, { $space }.
note-shortage = A headquarters has moved: { support-name } goes into the Soviet pool.
note-shortage-test = Supply shortage test, { box-name }: { $supports }.
note-chosen-lost = { $count ->
        [one] The Axis has not used a marker that it chose: it goes back into the pool.
       *[other] The Axis has not used { $count } markers that it chose: they go back into the pool.
    }
note-shortage-back = The Soviets return a shortage marker to their pool ({ box-name }).
note-shortage-struck = Out of fuel and shells, { $space }: { $units }.
note-released = { $unit } asks STAVKA: die { $die }, modified { $modified }; { $count ->
        [0] no unit is
        [one] one unit is
       *[other] { $count } units are
    } released.
note-mars = Operation Mars: dice { $dice }, modifier { $modifier }; { mars-name }.
note-mars-ends = Operation Mars is over: { mars-name }.

## The log: Fortress Stalingrad

note-fortress = Fortress Stalingrad is declared in { $space }, at supply level { $level }.
note-fortress-moved = The fortress marker moves to { $space }.
note-fortress-lifted = Fortress Stalingrad is no more.
note-fortress-level = The supply level of the fortress { $change ->
        [-2] falls to { $level }.
        [-1] falls to { $level }.
       *[other] rises to { $level }.
    }
note-airlift = Airlift: die { $die }, modifier { $modifier }; level { $change }, { $planes ->
        [0] no Ju 52 lands.
        [one] one Ju 52 lands.
       *[other] { $planes } Ju 52 land.
    }
note-goering = Goering promises everything.
note-landed = { event-name } lands in { $space }.
note-ju52 = Turned over in { $space }: { event-name }.
note-evacuated = Flown out of the pocket: { $unit }.
note-sally = The Axis plays { event-name }.
note-rattenkrieg = Rattenkrieg in { $space }, die { $die }: { $die ->
        [6] the combat goes on
       *[other] no combat, a step lost on each side
    }.
note-surrender = The last airfields are gone: { $count ->
        [0] no weak unit surrenders
        [one] one weak unit surrenders
       *[other] { $count } weak units surrender
    }, the others are reduced.
note-garrison-failed = The ring is too thin: { $count } units where { $due } are needed. All Soviet supports are lost, and none come next turn.

## The log: the Führer and Manstein

note-approval = The Führer’s approval { $change ->
        [-1] falls to box { $box }.
       *[other] rises to box { $box }.
    }
note-manstein = Manstein { $change ->
        [-2] falls to box { $box }.
        [-1] falls to box { $box }.
       *[other] rises to box { $box }.
    }
note-crisis = Crisis at OKH, dice { $dice }: approval is set to box { $box }{ $penalties ->
        [none] .
        [no-replacements] ; no replacements next turn.
        [support-fewer] ; one support fewer next turn.
        [cities-fixed] ; units in cities may not move next turn.
        [no-strategic] ; no strategic movement next turn.
        [choose-support] ; the Axis chooses a support.
       *[other] ; all Axis supports are lost, and headquarters may not move next turn.
    }
note-crisis-again = Another crisis at OKH: Manstein pays for it.
note-wintergewitter = Manstein launches Wintergewitter.
note-backhand = Manstein declares the Backhand Blow: approval in box { $box }.
note-backhand-judged = The Backhand Blow is judged: { $balance } major city hexes gained on balance, approval in box { $box }.
note-dismissed = Manstein is dismissed. Approval stays in box { $box }.
note-major-success = A Soviet major success!
note-effect-turned = { effect-name }: { $sideId ->
        [axis] active again.
       *[soviet] inactive from now on.
    }

## The log: units come and go

note-disbanded = { $unit } is broken up for replacements.
note-game-over = { level-name }, with { $vp } VP.

## What is asked: set-up

ask-choose-soviet = Choose the markers that open your offensive: { supports-left }.
    .take = Take
ask-choose-axis = Choose your first markers: { supports-left }.
    .take = Take
ask-effect-off = Choose the effect of German superiority that becomes inactive.
    .effect = Turn over
ask-effect-on = Choose an effect of German superiority to make active again.
    .effect = Turn over
    .done = None

## What is asked: supports

ask-deploy-first = Deploy what acts at once: surprise attacks, tank brigades, the Luftwaffe.
    .play = Deploy
    .transfer = Transfer to an offensive
    .done = No more of these
ask-deploy = Choose the next support to deploy.
    .play = Deploy
    .transfer = Transfer to an offensive
    .done = End the support phase
ask-transfer-to = Choose the offensive that receives { support-name }.
    .box = Give to
ask-give-from = Choose the box from which you pay a marker: { supports-left }.
    .box = From
ask-off-road = Pay a support to let units move far off the roads?
    .give = Pay with
    .done = Keep to the roads
ask-katyusha = Fire the Katyushas before the combat for { $space }?
    .use = Fire
    .done = Keep them
ask-bombing = The Luftwaffe over { $space }: bomb the stack, or support the troops?
    .choose = Fly
ask-rudel = Choose the Soviet armour on which Rudel dives.
    .unit = Dive on
ask-stalin-gift = Choose the box that receives Stalin’s marker.
    .box = Into
ask-name-hq = Choose the German headquarters that may not move this turn.
    .unit = Fix
ask-shortage-price = Supply shortage: choose the marker that goes back with a shortage, { supports-left }.
    .give = Give back
ask-shortage-stack = Soviet supply fails: choose the stack that is out of supply, { supports-left }.
    .stack = Cut off
    .done = No more
ask-shortages = Choose the boxes from which a shortage marker goes back into the pool.
    .discard = Back from
    .done = Keep the others

## What is asked: offensives, Mars, STAVKA

ask-offensives = Recall offensive markers, or play Maskirovka.
    .play = Play
    .recall = Recall
    .done = Go on
ask-offensives-place = Place offensive markers, or launch a major offensive.
    .launch = Launch a major offensive
    .place = Place
    .done = Go on
ask-offensive-place = Choose the hex for { offensive-name }.
    .to = Place in
ask-maskirovka-from = Maskirovka: choose the box that gives.
    .box = From
ask-maskirovka-to = Maskirovka: choose the box that receives.
    .box = To
ask-maskirovka = Choose the markers to move: { supports-left }.
    .take = Move
    .done = Enough
ask-major-sort = Major offensive, { $left } markers to sort: keep them, exchange two for one of your choice, or pay for reserves.
    .keep = Keep
    .exchange = Exchange
    .call = Call
ask-major-exchange = Choose the second marker to exchange.
    .exchange = Exchange
ask-major-choose = Choose the marker that you take from the pool.
    .choose = Take
ask-major-pay = Choose the marker that pays for { $unit }.
    .give = Pay with
ask-major-place = Choose where { $unit } joins the offensive.
    .to = Place in
ask-mars = Operation Mars: add markers to the roll, { supports-left } at most?
    .give = Add
    .done = Roll
ask-priority-front = Choose the priority front: it gets one unit more from STAVKA.
    .unit = Ask for
    .done = Nobody asks
ask-second-front = Choose the second front that asks for reserves.
    .unit = Ask for
    .done = No more
ask-front-bonus = { $unit } asks STAVKA, { $bonus } on the die so far: add supports?
    .give = Add
    .play = Play
ask-entry-front = Choose a headquarters beside which units enter the reserve.
    .unit = Beside
    .done = No more
ask-entry = { $unit }: choose the units that enter the reserve, { supports-left }.
    .enter = Into the reserve
    .done = No more here

## What is asked: Fortress Stalingrad

ask-fortress = Declare Fortress Stalingrad?
    .done = Not now
ask-fortress-place = Choose the hex of the fortress marker.
    .to = Place in
ask-goering = Let Goering promise supplies: +1 to the airlift?
    .play = Play
    .done = Without him
ask-land-event = Choose the next Ju 52 to place on a besieged stack: { supports-left }.
    .event = Place
ask-land = Choose where { event-name } lies, face down.
    .to = Place in
ask-evacuation = Choose a reduced infantry division to fly out.
    .unit = Fly out
    .done = Nobody
ask-reveal = The besieged in { $space } are attacked: turn over a Ju 52?
    .decline = No more
ask-resist-unit = Choose the unit in { $space } whose defence is doubled.
    .unit = Double
ask-sally = Play a Ju 52 of the besieged?
    .event = Play
    .done = No more
ask-sally-stack = { event-name }: choose the stack, { supports-left }.
    .stack = With
    .stop = One is enough
ask-surrender = Choose the weak unit that is lost: { supports-left }.
    .lose = Lose

## What is asked: Manstein

ask-wintergewitter = Launch Wintergewitter? It costs two supports, and you choose two others.
    .launch = Launch
    .done = Not now
ask-winter-price = Choose the support to give back for Wintergewitter: { supports-left }.
    .give = Give back
ask-backhand = Declare the Backhand Blow?
    .launch = Declare
    .done = Not now
ask-choose-supports = Choose supports from your pool: { supports-left }.
    .take = Take

## What is asked: reinforcements

ask-rebuild = Choose the unit that receives a step; replacement points left: { $left }.
    .rebuild = Rebuild
    .repair = Workshops for
    .done = No more
ask-armour-price = A step of armour for { $unit } costs a support or a Kampfgruppe.
    .box = A support from
    .disband = Break up
ask-free-division = For Stalingrad lost: choose the division that is rebuilt, reduced.
    .unit = Rebuild
ask-upgrade = Choose the rifle division that becomes { $unit }.

choice-standing-goering = Goering before the airlift
choice-standing-sally = Ju 52 for a move or an attack of the besieged
choice-standing-deploy-first = supports that act at once
choice-standing-deploy = supports to deploy
choice-standing-off-road = a support for strategic movement off the roads
choice-standing-offensives = offensives to recall, and Maskirovka
choice-standing-mars = supports for Operation Mars
choice-standing-shortages = shortages to return to the pool
choice-standing-reveal = a Ju 52 turned over when the besieged are attacked

## Where we are

step-deploy = { $order ->
        [2] What acts at once
       *[3] Deployment
    }
step-shortage-test = Supply shortage test
step-keep-shortages = Shortage markers
step-offensive-phase = Soviet offensives
step-major-offensive = Major offensive
step-maskirovka = Maskirovka
step-mars-phase = Operation Mars
step-stavka-phase = STAVKA
step-fronts = Fronts
step-entry = Entry into the reserve
step-stalingrad-supply = Supply of Stalingrad
step-declaration = Fortress Stalingrad
step-airlift = Airlift
step-land = Ju 52
step-evacuation = Evacuation
step-sally = The besieged
step-surrender = Surrender
step-turn-effect = German superiority
step-wintergewitter = Wintergewitter
step-backhand = Backhand Blow
step-choose-supports = Choice of supports

## What can be done

verb-call = Call
verb-declare = Declare
verb-disband = Break up
verb-discard = Back into the pool
verb-effect = Choose
verb-event = Choose
verb-exchange = Exchange
verb-keep = Keep
verb-repair = Repair
verb-reveal = Turn over
verb-stack = Choose
verb-transfer = Transfer
verb-upgrade = Upgrade
verb-wait = Wait
verb-withdraw = Withdraw

## How it ends

ended-soviet-strategic = The campaign is over: a strategic victory for the { $winners }.
ended-soviet-operational = The campaign is over: an operational victory for the { $winners }.
ended-soviet-major = A major victory for the { $winners }.
ended-soviet-minor = A minor victory for the { $winners }.
ended-axis-strategic = The campaign is over: a strategic victory for the { $winners }.
ended-axis-operational = The campaign is over: an operational victory for the { $winners }.
ended-axis-major = A major victory for the { $winners }.
ended-axis-minor = A minor victory for the { $winners }.
ending-soviet-strategic = Soviet strategic victory
ending-soviet-operational = Soviet operational victory
ending-soviet-major = Soviet major victory
ending-soviet-minor = Soviet minor victory
ending-axis-strategic = Axis strategic victory
ending-axis-operational = Axis operational victory
ending-axis-major = Axis major victory
ending-axis-minor = Axis minor victory

## What is on the table

mark-besieged = besieged in Stalingrad
mark-fortress = Fortress Stalingrad, supply level { $count }
mark-zone = zone of the fortress
mark-offensive-major = Major Offensive, radius { $count }
mark-offensive-minor-a = Minor Offensive A, radius { $count }
mark-offensive-minor-b = Minor Offensive B, radius { $count }
mark-stalingrad-side = Stalingrad side
mark-ju52 = Ju 52

track-vp = Soviet victory points
track-approval = Führer’s approval
    .about = The higher of this and Manstein’s box gives the Axis its replacement points and supports. In box 0 there is a crisis at OKH.
track-manstein = Manstein
    .about = His credit shields the Axis from a fall of approval. In box 0 at the end of a turn he is dismissed.
track-fortress = supply of the fortress
    .about = From 11 down to 1: the lower it is, the less the besieged can attack, move and defend. At 1 without airfields they surrender.
track-mars = Operation Mars
    .about = From collapse (-3) to Soviet breakthrough (3): it decides who comes from Rzhev, and when.
track-ice = water
track-weather-snow = snow
    .about = The plain weather of this war: no effect of its own.
    .switch = yes
track-weather-mud = mud
    .about = Nobody spends more than 2 movement points or moves far. Rivers count as major rivers, and are attacked over only by bridge. Instead of exploiting the attacker suffers a second round of losses.
    .switch = yes
track-ice-open = open water
    .about = Rivers and major rivers count in full.
    .switch = yes
track-ice-rivers = rivers frozen
    .about = Rivers cost nothing to cross; who is attacked only over water has 1 point more for defence. Major rivers count in full.
    .switch = yes
track-ice-all = all frozen
    .about = As before, and major rivers count as rivers, marshes as forests.
    .switch = yes
track-sky-clear = clear sky
    .about = Aircraft reach as far as their markers say.
    .switch = yes
track-sky-overcast = overcast
    .about = Aircraft help only in the hex of their marker.
    .switch = yes
track-sky-blizzard = blizzard
    .about = No aircraft fly; the airlift suffers.
    .switch = yes
track-superiority = German superiority
track-superiority-rescue = Panzers to the rescue
    .about = Attacked German stacks get a further reaction, by a panzer division, unless two units or more may exploit against them.
    .switch = yes
track-superiority-waves = Human waves
    .about = Soviets who lose a step attacking German stacks lose one more, unless two units or more may exploit.
    .switch = yes
track-superiority-crushing = Crushing attack
    .about = German attacks with a panzer division let one unit more exploit, unless the result is AR.
    .switch = yes
track-superiority-rout = Soviet rout
    .about = German attacks with a panzer division that let two units or more exploit cost a step less.
    .switch = yes

piece-support-artillery-2 = Artillery +2
    .about = With an infantry or cavalry unit: once a phase, its attack is shifted 2 columns.
piece-support-artillery-3 = Artillery +3
    .about = With an infantry or cavalry unit: once a phase, its attack is shifted 3 columns.
piece-support-katyusha = Katyushas
    .about = With a unit: once a phase, before its attack, a die of 4 or more costs the defender a step.
piece-support-surprise = Surprise attack
    .about = A stack may move a hex, then attacks at once, in the support phase.
piece-support-tank-brigade = Tank brigade
    .about = With a unit without armour: 3 more for its attack, and it counts as black and white. In an armoured attack it may be given up in place of the first step.
piece-support-breakthrough = Breakthrough
    .about = Once a turn, one unit more exploits after an attack from its hex; not in mud.
piece-support-lelyushenko = Lelyushenko
    .about = Leader with a unit: its attacks are shifted 1 column, and it counts as elite.
piece-support-novikov = Novikov
    .about = Leader with a unit: its attacks are shifted 1 column, 2 if the VVS help too.
piece-support-vvs = VVS
    .about = Aircraft, radius 2: once a phase, an attack is shifted 1 column, or a defence has 2 more. No Axis trains pass below.
piece-support-flak = Flak
    .about = Within 3 hexes of the fortress: -1 to the airlift, and one Axis aircraft over its hex is driven off.
piece-support-maskirovka = Maskirovka
    .about = Up to three markers go from one box to another.
piece-support-reserves = Reserves
    .about = In the STAVKA phase a front receives two units more.
piece-support-pontoon = Pontoon unit
    .about = All watercourses around a supplied stack count as bridged.
piece-support-surrender = Axis surrender
    .about = A stack out of supply, not a besieged one, beside two Soviet units: a die of 5 or more and it gives up, 3 or 4 costs a step; +1 without Germans, +1 if all are reduced.
piece-support-stalin = Stalin
    .about = Played when drawn: a die brings his favour or his displeasure.
piece-support-raid = Airfield raid
    .about = On an airfield within 4 hexes of a Soviet armoured or cavalry corps: a die of 4 or more gives -1 to the next airlift.
piece-support-partisans = Partisans
    .about = On an Axis railway, five hexes or more behind the front: no train passes.
piece-support-shortage = Supply shortage
    .about = Good for nothing: it takes the place of a real marker, and counts in the test.
piece-support-shortage-test = Supply shortage test
    .about = Played when drawn: each shortage in the box takes a real marker with it, and each one left over cuts off a Soviet stack beside the enemy.
piece-support-alarm = Alarm unit
    .about = A unit 0-1-1 with Axis units or in a town that is not hard pressed; it takes no room.
piece-support-alert = Alert battalion
    .about = A unit 0-2-1 with Axis units or in a town that is not hard pressed; it takes no room. In the fortress only with the Ju 52 Support.
piece-support-pak88 = PaK 88
    .about = With a German unit: 2 more for its defence; an armoured attack on it costs a unit on black ground a step.
piece-support-luftwaffe = Luftwaffe
    .about = Bombs a stack at once (a die of 5 or more, a step), or stays with radius 2: once a phase, an attack is shifted 1 column, or a defence has 2 more.
piece-support-goering = Goering
    .about = Played from the box: +1 to an airlift.
piece-support-rudel = Rudel
    .about = Radius 3, once a turn: a Soviet armoured corps fights at half strength; on a 6 it also loses a step.
piece-support-hoth = Hoth
    .about = Leader with a German armoured unit: its attacks are shifted 1 column, and one unit more exploits after an armoured attack.
piece-support-hollidt = Hollidt
    .about = Leader with a German unit: 2 more for its defence; DR becomes S, DR2 becomes DR.
piece-support-discord = Discord at OKH
    .about = Played when drawn: a die says who quarrels with whom.
piece-support-nebelwerfer = Nebelwerfers
    .about = With a German unit: once a phase, its attack is shifted 2 columns, or its defence has 2 more.
piece-support-axis-pontoon = Pontoon unit (Axis)
    .about = All watercourses around a supplied stack count as bridged.
piece-support-tigers = Tigers
    .about = With a German armoured unit: 3 more for its attack, 2 for its defence. May be given up in place of the first step.
piece-support-workshops = Panzer workshops
    .about = Played from the box: a reduced German armoured unit gets its step back for nothing.
piece-support-intervention = Intervention reserve
    .about = Played from the box against an attack: a German unit near by moves, even into the attacked hex.
piece-support-trains = Extra trains
    .about = 2 rail points more this turn.
piece-support-elastic = Elastic defence
    .about = Played from the box: a supplied stack with Germans retreats a hex, and the attack hits nothing.

piece-ju52-unit-resistance = Ju 52 (unit resists)
    .about = One attacked unit under the marker defends at double strength.
piece-ju52-stack-resistance = Ju 52 (stack resists)
    .about = The attacked stack under the marker defends at double strength.
piece-ju52-rattenkrieg = Ju 52 (Rattenkrieg)
    .about = The stack under the marker is attacked: on 1 to 5 there is no combat, each side loses a step.
piece-ju52-hube = Ju 52 (General Hube)
    .about = All besieged stacks defend at double strength this turn. The marker leaves the game.
piece-ju52-evacuation = Ju 52 (evacuation)
    .about = A reduced infantry division flies out, to come back two turns later. The marker leaves the game.
piece-ju52-last-reserves = Ju 52 (last reserves)
    .about = The stack under the marker attacks at full strength; the supply level falls by 1.
piece-ju52-support = Ju 52 (support)
    .about = Lets an alert battalion or a PaK 88 into the fortress.
piece-ju52-mobility = Ju 52 (mobility)
    .about = The units under the marker move with all their points.
piece-ju52-sortie-1 = Ju 52 (sortie of one stack)
    .about = One besieged stack moves and attacks at full strength, no other does either; the supply level falls by 1.
piece-ju52-sortie-2 = Ju 52 (sortie of two stacks)
    .about = Two besieged stacks move and attack at full strength, no others do either; the supply level falls by 1.

piece-offensive-major = Major Offensive
    .about = O markers of its box are used within 3 hexes. Launched with ten markers or more in the STAVKA box.
piece-offensive-minor-a = Minor Offensive A
    .about = O markers of its box are used within 2 hexes, one more on its Stalingrad side.
piece-offensive-minor-b = Minor Offensive B
    .about = O markers of its box are used within 2 hexes, one more on its Stalingrad side.
piece-fortress = Fortress Stalingrad
    .about = Axis units out of supply within 2 hexes, 3 from an airfield, are besieged: they live on the airlift.

choice-stavka = STAVKA
choice-major = { piece-offensive-major }
    .about = { piece-offensive-major.about }
choice-minor-a = { piece-offensive-minor-a }
    .about = { piece-offensive-minor-a.about }
choice-minor-b = { piece-offensive-minor-b }
    .about = { piece-offensive-minor-b.about }
choice-bombing = a bombing raid
choice-ground-support = ground support
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

place-stavka = STAVKA supports
place-minor-a = Minor Offensive A supports
place-minor-b = Minor Offensive B supports
place-major = Major Offensive supports
place-pool-axis = Axis pool
place-pool-soviet = Soviet pool
place-airlift = Ju 52 to draw
place-offensive-box = offensives at hand
place-offensive-recalled = recalled until the end of the turn
place-returning = headquarters to return
place-withdrawn = withdrawn for good

kind-german-jaeger-or-mountain-division = German Jäger or mountain division
kind-german-motorised-division = German motorised division
kind-german-panzer-division-element = German panzer division, a part of it
kind-german-alarm-unit = German alarm unit
kind-italian-infantry-division = Italian infantry division
kind-italian-alpine-division = Italian alpine division
kind-italian-mobile-division = Italian mobile division
kind-italian-security-division = Italian security division
kind-italian-hq = Italian headquarters
kind-hungarian-light-division = Hungarian light division
kind-soviet-rifle-division = Soviet rifle division
kind-soviet-guards-rifle-division = Soviet Guards rifle division
kind-soviet-cavalry-corps = Soviet cavalry corps

nation-italian = Italian

sign-besieged = ⊙
sign-fortress = ♜
sign-zone = ▒
sign-offensive-major = ➤
sign-offensive-minor-a = ▸
sign-offensive-minor-b = ▹

## Dice and draws

roll-discord = Discord at OKH
roll-surrender = Axis surrender
roll-raid = airfield raid
roll-bombing = bombing
roll-katyusha = Katyushas
roll-rudel = Rudel
roll-crisis = crisis at OKH
roll-mars = Operation Mars
roll-stavka = STAVKA reserve
roll-airlift = airlift
roll-ju52 = Ju 52 drawn
roll-rattenkrieg = Rattenkrieg

modifier-attack-besieged = besieged attackers
modifier-defence-besieged = besieged defenders
modifier-weakened = under Rudel’s dive
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
modifier-airlift-vvs = VVS on the map
modifier-airlift-open = the pocket is open
modifier-airlift-goering = Goering
modifier-airlift-armoured-attack = armoured attack near the pocket
modifier-airlift-clear-sky = clear sky
modifier-airlift-flak = Flak
modifier-airlift-luftwaffe = Luftwaffe on the map
modifier-airlift-blizzard = blizzard
modifier-airlift-pitomnik = Pitomnik lost
modifier-airlift-airfield = airfields lost
modifier-airlift-raid = airfield raid

## Overlays

overlay-offensives = Reach of the offensives
overlay-fortress = Zone of the fortress

## The printed map

map-subtitle = November 1942 to March 1943
map-scale = A hex is about 22 km across, a turn about a week.
line-28th-army = 28th Army
line-closed = Closed
line-sea-of-azov = Sea of Azov
line-don = Don
line-donets = Donets
line-dnieper = Dnieper
line-volga = Volga
line-chir = Chir
line-khoper = Khoper
line-medveditsa = Medveditsa
line-ilovlya = Ilovlya
line-aksai-yesaulovsky = Aksai Yesaulovsky
line-myshkova = Myshkova
line-sal = Sal
line-manych = Manych
line-kalitva = Kalitva
line-kalitva-bolshaya-bystraya = Bolshaya Kalitva, Bystraya
line-derkul = Derkul
line-aidar = Aidar
line-oskol = Oskol
line-tikhaya-sosna = Tikhaya Sosna
line-chernaya-kalitva = Chernaya Kalitva
line-bogucharka = Bogucharka
line-bityug = Bityug
line-vorskla = Vorskla
line-psel = Psel
line-orel = Orel
line-samara = Samara
line-volchya = Volchya
line-mius = Mius
line-kalmius = Kalmius
line-kundryuchya = Kundryuchya
line-tsimla = Tsimla
cell-mars-collapse = collapse
cell-mars-heavy-failure = heavy failure
cell-mars-failure = failure
cell-mars-status-quo = status quo
cell-mars-progress = progress
cell-mars-success = success
cell-mars-breakthrough = breakthrough
