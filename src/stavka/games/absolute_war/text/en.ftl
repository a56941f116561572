# The words of Absolute War! How ids and variables are made is told in stavka/words.py.
# Messages without such a prefix are pieces that others use; they share their variables.

game-title = Absolute War!
game-blurb = June 1941 to May 1945, the whole war in the East. Armies and Fronts in stacks, decks of cards that open offensives and decide battles, pincers, pockets, General Winter, and an initiative that changes hands.
scenario-short-campaign = The short campaign (22 turns, June 1941 to December 1944)
    .about = From the surprise attack to the last winter. The Soviets win if they have freed all of their country, failing that the Germans if they still have their six War Targets.
scenario-long-campaign = The long campaign (26 turns, June 1941 to May 1945)
    .about = The whole war. Where the short campaign is not decided it goes on: the Soviets must take Berlin, the Germans keep their two War Production sites.
scenario-barbarossa = Barbarossa (5 turns, June 1941 to February 1942)
    .about = The invasion and the first winter. The Germans win with Moscow, or with Leningrad, Kiev and Kharkov; the Soviets with Moscow and Leningrad in hand and fewer than two of their War Targets lost.
scenario-stalingrad = Stalingrad (5 turns, July 1942 to April 1943)
    .about = Case Blue and what came of it. The Germans win with Stalingrad and Rostov, with Moscow, or with Baku; the Soviets with Stalingrad, Rostov and Kharkov.
scenario-kursk = Kursk (4 turns, July 1943 to February 1944)
    .about = The last great German offensive and the Soviet answer. The Germans win with Kursk and Kharkov, or if Kharkov, Smolensk and Kiev are all denied; the Soviets with Kharkov and Smolensk, or with Kiev.

option-mode = Which game
option-partisan-war = Partisan war with markers (23.1)
option-small-stacks = Small stacks and Forts take no regions or boxes (23.2)
option-limited-markers = Limited Combat Markers: 16 with the War Initiative, 12 without (23.3)
option-extended-advance = Stacks that did not fight may follow up (23.4)
option-fixed-initiative = The War Initiative is that of the turn track (23.5)
option-moral-victory = Moral victory by an Offensive card (17.1)
option-solitaire = Solitaire: one player for both sides (24)
choice-regular = regular game
choice-base = base game, without stacks, events and points
choice-advanced = advanced game
choice-mode = as in the game chosen
choice-off = no
choice-on = yes

side-german = Germans
side-soviet = Soviets

## Pieces of other messages

the-side = { $sideId ->
        [german] The German side
       *[soviet] The Soviet side
    }
of-side = { $sideId ->
        [german] German
       *[soviet] Soviet
    }
of-other = { $sideId ->
        [german] Soviet
       *[soviet] German
    }
date = { $turn ->
        [1] June 1941
        [2] July and August 1941
        [3] September and October 1941
        [4] November and December 1941
        [5] January and February 1942
        [6] March and April 1942
        [7] May and June 1942
        [8] July and August 1942
        [9] September and October 1942
        [10] November and December 1942
        [11] January and February 1943
        [12] March and April 1943
        [13] May and June 1943
        [14] July and August 1943
        [15] September and October 1943
        [16] November and December 1943
        [17] January and February 1944
        [18] March and April 1944
        [19] May and June 1944
        [20] July and August 1944
        [21] September and October 1944
        [22] November and December 1944
        [23] January and February 1945
        [24] March 1945
        [25] April 1945
       *[26] May 1945
    }
weather-name = { $weather ->
        [clear] clear weather
        [mud] mud
        [snow] snow
       *[general-winter] General Winter
    }
phase-name = { $phase ->
        [supply] Supply Phase
        [cards] Card Phase
        [movement] Movement Phase
        [combat] Combat Phase
        [reserve] Reserve Phase
       *[objectives] Objective Phase
    }
deck-name = { $deck ->
        [event] an Event card
       *[offensive] an Offensive card
    }
event-name = { $event ->
        [surprise-attack] Surprise attack
        [stalin-line] Stalin Line
        [death-squads] Death squads
        [pearl-harbor] Pearl Harbor
        [lend-lease-war-status-check] Lend-Lease and War Status
        [soviet-industry-x2] Soviet industry
        [midway] Midway
        [stalins-order-227] Stalin’s Order 227
        [operation-jubilee] Operation Jubilee
        [operation-lightfoot] Operation Lightfoot
        [german-industry] German industry
        [fall-of-tunisia] Fall of Tunisia
        [operation-husky] Operation Husky
        [operation-avalanche] Operation Avalanche
        [hitlers-directive-53] Hitler’s Directive 53
        [operation-overlord] Operation Overlord
        [operation-cobra] Operation Cobra
        [manpower-crisis] Manpower crisis
        [battle-of-the-bulge] Battle of the Bulge
        [yalta-conference] Yalta Conference
        [operation-varsity] Operation Varsity
        [operation-grapeshot] Operation Grapeshot
       *[ve-day] VE Day
    }
# What no other entry of the log tells.
event-effect = { $turn ->
        [1] { " Only units with the same letter fight together, Germans move one zone, Soviets do not enter Greater Germany; no upgrades for RP." }
        [2] { " The Forts of the Stalin Line are placed; no upgrades for RP." }
        [3] { " No German upgrades for RP." }
        [4] { " No German upgrades for RP. From now on the objective Partisans counts." }
        [5] { " No German upgrades for RP." }
        [10] { " The Germans draw one card less." }
        [11] { " No German upgrades for RP." }
        [14] { " The Germans draw one card less." }
        [15] { " The Germans draw one card less." }
        [19] { " The Germans draw one card less." }
        [20] { " The Germans draw one card less." }
        [21] { " Each side loses an Industry marker." }
        [22] { " The Germans draw one card less." }
        [23] { " No German upgrades for RP." }
        [24] { " No German upgrades for RP." }
        [25] { " No German upgrades for RP." }
        [26] { " No German upgrades for RP." }
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
            [german] a zone of the Soviet Union
           *[soviet] a zone of Greater Germany
        }
       *[other] { $space }
    }
reason = { $why ->
        [turn-event] event of the turn
        [order-unused] { $sideId ->
            [german] Directive 53 not used
           *[soviet] Order 227 not used
        }
        [no-attack] no attack, as Stalin demanded
        [major-city] major city { $space } captured
        [war-crime] War Crime site { $space } captured
        [captured-unit] captured by the enemy: { $unit }
        [objective] objective, { objective-name }
        [partisans] Partisans
        [unused-offensive] Major Offensive markers not used
        [failed-offensive] Major Offensive failed, { $space }
        [card] “{ $card }”
        [bloodbath] bloodbath in a Major Offensive, { $space }
        [surplus] the enemy has more than 19 WSP
        [pocket] Pocket liquidated, { $space }
       *[withdrawal] no longer there to be withdrawn: { $unit }
    }
marker-name = { $markerId ->
        [order] { $sideId ->
            [german] { piece-order-german }
           *[soviet] { piece-order-soviet }
        }
       *[other] { $marker }
    }
more-to-do = { $due ->
        [0] none to go
        [one] one to go
       *[other] { $due } to go
    }
actions-left = { $due ->
        [one] one action left
       *[other] { $due } actions left
    }
points-left = { $left ->
        [0] no movement point left
        [one] one movement point left
       *[other] { $left } movement points left
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

## The log: turns, initiative, points

note-turn = Turn { $turn }, { date }: { weather-name }.
note-turn-event = { event-name }.{ event-effect }
note-player-turn = { of-side } player turn.
note-phase = { phase-name }.
note-status-check = War Status: German { $german } WSP, Soviet { $soviet } WSP.
note-initiative = The War Initiative goes to the { $side }.
note-status = { of-side } War Status { signed-points }, { $total } in all: { reason }.
note-resources = { of-side } Resource Points { signed-points }, { $total } in all.
note-won = { the-side } wins: { ending-name }.
note-ended = Nobody wins: { ending-name }.
note-gambled = { the-side } draws “{ $card }” for a moral victory.

## The log: markers, industry, Lend-Lease

note-markers = { of-side } Combat Markers: { $attack } Attack!, { $mobile } Mobile/Armor.
note-oil-lost = The { of-side } oil well is lost: only one Mobile/Armor marker comes back.
note-attack-markers = { the-side } { $count ->
        [-1] loses an Attack! marker for good.
       *[other] gets an Attack! marker more.
    }
note-marker-spent = { the-side } spends a Combat Marker ({ $marker }).
note-markers-lost = { of-side } markers used up, { $marker }: { $count }.
note-order = { $count ->
        [-1] { the-side } loses its special marker: { marker-name }.
       *[other] { the-side } receives a special marker: { marker-name }.
    }
note-plant = { $plant } comes into play: { $space }.
note-plant-used = { the-side } turns { $plant }.
note-plant-lost = { $plant } is lost with { $space }.
note-plant-back = { $plant } works again: { $space }.
note-plant-gone = { $plant } leaves the game.

## The log: cards

note-drew = { the-side } draws { $card ->
        [none] { deck-name }.
       *[other] { deck-name }: “{ $card }”.
    }
note-exchanged = { the-side } exchanges “{ $card }” for another card.
note-reshuffled = { the-side } shuffles its discards: { $deck ->
        [event] Event cards.
       *[offensive] Offensive cards.
    }
note-red-card = { the-side } must play “{ $card }” at once.
note-red-card-void = { the-side } has drawn “{ $card }”, whose event has no effect.
note-enemy-discards = The Enemy ({ $side }) discards “{ $card }” at random and draws another card.
note-discarded = { the-side } discards “{ $card }”.
note-discarded-at-random = { the-side } discards at random “{ $card }”.
note-laid-aside = { the-side } lays “{ $card }” aside for next turn.
note-looked = { the-side } looks at the { of-other } hand and War Goals card{ $cardsCount ->
        [none] .
        [0] { ": " }the hand is empty{ $card ->
                [none] .
               *[other] , War Goals “{ $card }”.
            }
       *[other] { ": " }{ $cards }{ $card ->
                [none] .
               *[other] ; War Goals “{ $card }”.
            }
    }
note-played = { the-side } plays “{ $card }”.
note-card-points = { the-side } plays “{ $card }” for its support points.
note-card-returned = “{ $card }” returns to the { of-side } hand.
note-offensive = { the-side } opens “{ $card }”: { $count ->
        [0] no Major Offensive marker.
        [one] one Major Offensive marker.
       *[other] { $count } Major Offensive markers.
    }
note-goals-drawn = { the-side } draws a War Goals card{ $card ->
        [none] .
       *[other] { ": " }“{ $card }”.
    }
note-goals-shown = The War Goals card of the Enemy ({ $side }) is turned up: “{ $card }”.
note-war-goals = { of-side } War Goals: “{ $card }”.

## The log: supply and control

note-unsupplied = Unsupplied in { $space }: { $units }.
note-relieved = Supplied again but Disrupted, { $space }: { $units }.
note-starved = Cut off for good in { $space }: { $units }.
note-spared = Supplied by card: { $units }.
note-rescued = { the-side } saves men from the Pocket: { $space }.
note-captured = { the-side } takes control: { $space }.
note-fort-overrun = { $unit }, still under construction, is overrun: { $space }.
note-finns-leave = Finland leaves the war: { $units }.
note-romanians-defect = Romania changes sides: { $units }.
note-grounded = Grounded by the weather: { $unit }.

## The log: units come and go

note-withdrawn = { $unit } leaves the front for good.
note-dismantled = { $unit } is dismantled: { $space }.
note-restored = { $unit } is back at full strength.
note-trained = { $unit } is trained.
note-untrained = { $unit } is untrained again.
note-front-at-hand = Front Upgrade at hand: { $unit }.
note-front-upgraded = { $unit } takes the place of { $victim }.
note-repaired = { $unit } is repaired.
note-planes-repaired = Repaired: { $units }.
note-damaged = { $unit } is damaged.
note-fort-finished = { $unit } is finished: { $space }.
note-arrived = { $unit } arrives.
note-deployed = { $unit } is deployed: { $space }.
note-to-reserve = { $unit } goes to the Strategic Reserve{ $origin ->
        [none] .
       *[other] { "" } from { $origin }.
    }
note-rebuilt = { $unit } is rebuilt.
note-rebuilt-later = { $unit } is rebuilt; the Reserve is full, and it comes on turn { $turn }.
note-ransomed = { $unit } goes from the Captured to the Destroyed box.
note-returns = { $unit } is withdrawn to be rebuilt and comes back on turn { $turn }.

## The log: movement

note-joined = { $units } { $unitsCount ->
        [one] joins
       *[other] join
    } the stack of { $unit }.
note-moved = { $units } { $unitsCount ->
        [one] moves
       *[other] move
    } from { $origin } to { $space }.
note-disengaged = Disrupted on leaving contested { $space }: { $units }.
note-disrupted = Disrupted: { $units }.
note-raised = { $unit } is on top of its stack now.
note-flew = { $unit } flies to { $space }.
note-recalled = { $unit } flies home.
note-dispersed = No room for { $unit }: it leaves the map.

## The log: combat

note-designated = { of-side } Major Offensive: { $space }.
note-attack = Attack on { $space }: { $units } against { $defenders }.
note-support = { of-side } support: { $units }.
note-committed = { the-side } commits a special marker: { marker-name }.
note-held-back = The combat point of the Major Offensive is kept for a later attack: { $space }.
note-pincers = { the-side } attempts a Pincers Maneuver: { $space }.
note-turned-up = Battle card: “{ $card }”.
note-redrawn = { the-side } has “{ $card }” replaced by another card.
note-battle = Battle of { $space }: { $attack } against { $defence } ({ $odds }){ $card ->
        [none] , { $result }.
       *[other] , card “{ $card }”: { $result }.
    }
note-assault = Assault on { $space }: { $attack } against { $defence } ({ $odds }), cards “{ $card }” and “{ $other_card }”: { $result }.
note-repeated = { the-side } repeats the Assault on { $space }.
note-encircled = The Pincers close at { $space }: { $units }.
note-pockets = { of-side } Pocket markers in { $space }: { $count }.
note-loss-ignored = { the-side } ignores its first loss.
note-reduced = { $unit } is reduced.
note-eliminated = { $unit } is destroyed.
note-surrendered = { $unit } is captured.
note-shattered = { $unit } is shattered.
note-no-retreat = { $unit } cannot retreat.
note-retreated = { $units } { $unitsCount ->
        [one] retreats
       *[other] retreat
    } from { $origin } to { $space }.
note-marines-lost = { $unit } cannot live away from the Black Sea.
note-out-of-fuel = Out of supplies after the attack: { $units }.
note-shaken = Disrupted by the fighting: { $units }.
note-planes-damaged = Air units damaged: { $units }.
note-advanced = { $units } { $unitsCount ->
        [one] advances
       *[other] advance
    } from { $origin } to { $space }.
note-followed = { $units } { $unitsCount ->
        [one] follows
       *[other] follow
    } up to { $space }.
note-shirked = No attack in contested { $space }, Disrupted and thrown back: { $units }.
note-offensive-succeeds = The Major Offensive succeeds: { $space }.
note-offensive-fails = “{ $card }” has brought no success and is discarded.
note-rails-cut = Railway sabotage, { $space } and the zones next to it.
note-scorched = Scorched earth: { $space } is no Soviet source of supply.

## The log: partisans

note-partisans-arrive = New Partisan markers: { $count }.
note-partisans-deployed = Partisans appear: { $space }.
note-partisans-recycled = A marker leaves { $space } and comes back on turn { $turn }.
note-partisans-recruited = The Partisans of { $space } join the Red Army.
note-atrocity = Atrocities: { $space }.

## What is asked: cards, markers, strategy

ask-supply-window = Before supply is checked, play a card that keeps a stack supplied if you hold one.
    .decline = Let supply be checked
ask-markers-window = The Germans take their Combat Markers: play a card against them if you hold one.
    .decline = Play no card
ask-reserve-window = The Germans deploy their reserves: play a card against them if you hold one.
    .decline = Play no card
ask-grounding = The weather grounds air units: choose which stay on the ground, { more-to-do }.
    .ground = Ground
ask-scrap = Choose the marker that leaves the game: { more-to-do }.
    .scrap = Give up
ask-stalin-line = Place the Forts of the Stalin Line east of the old border.
    .place = Place
ask-leave-marker = You have too many Combat Markers: choose those that you do without this turn, { more-to-do }.
    .leave = Do without
ask-lost-draw = You draw fewer cards: choose the deck, { more-to-do }.
    .forgo = One less:
ask-exchange = You have the War Initiative: keep “{ $card }” or exchange it for another card.
    .exchange = Exchange it
    .done = Keep it
ask-lend-lease = Turn the Lend-Lease marker for one more card?
    .lend = Draw
    .done = Not this turn
ask-spend-cards = Play cards, or discard them for a Resource Point each; you may keep six.
    .play = Play
    .discard = Discard for 1 RP:
    .flip = Turn for 1 RP:
    .done = Keep the rest
ask-card-unit = “{ $card }”: choose a unit.
    .done = None of them
ask-card-zone = “{ $card }”: name a zone.
ask-card-answer = “{ $card }”: choose.
ask-dismantle = Dismantle Forts if you like.
    .dismantle = Dismantle
    .done = Leave the others
ask-withdrawal-price = { $unit } is not there to be withdrawn: choose what you lose instead.
    .pay = Choose:
ask-upgrades = Upgrade units: steps for Resource Points, Fronts with Upgrade markers, air units and Forts for Combat Markers.
    .done = End upgrades
ask-successor = Choose the Front that takes the place of { $unit }.
    .choose = Take
ask-pay-marker = Choose the Combat Marker that you spend.
    .spend = Spend
ask-reinforcements = Bring in your reinforcements: to a city for nothing, or to the Strategic Reserve for a Combat Marker.
    .store = To the Reserve for a Combat Marker:
    .done = Let the others wait
ask-place = Choose where { $unit } is put.
    .to = Put in
ask-join = { $units } in { $space }: join a stack there?
    .join = Join
    .apart = Stay apart
ask-replace-shattered = Bring back shattered units, for nothing.
    .done = No more from this box
ask-replace-destroyed = Rebuild destroyed units, for 1 RP each.
    .done = No more from this box
ask-replace-captured = Bring back captured units, for 2 RP each.
    .done = No more from this box
ask-reserves = Send up to four units to the Strategic Reserve, for a Combat Marker each.
    .done = Send no more
ask-offensives = Open Major Offensives: four markers in all.
    .launch = Open
    .done = Open no more

## What is asked: movement and combat

ask-movement = Choose the next stack to move; send air units to the front.
    .done = End movement
ask-move = Move { $units }: { points-left }.
    .enter = Go to
    .join = Join here
    .stop = Stop here
ask-march = { $units }: choose the zone to move to.
    .to = Go to
ask-full-move = { $units } used the full movement: spend a Combat Marker, or be Disrupted?
    .spend = Spend
    .truck = Use the trucks
    .done = Be Disrupted
ask-fly = Choose the zone that { $unit } flies to.
    .to = Fly to
ask-overstacked = Too many stacks in { $space }: choose one that leaves.
    .evict = Send away
ask-designate = Place your Major Offensive markers in zones to attack ({ more-to-do }), and turn them for a Resource Point each.
    .mark = Major Offensive in
    .turn-up = 1 RP for a combat point in
    .done = Place no more
ask-attack = Choose the stack that leads the next attack.
    .lead = Attack with
    .done = End combat
ask-order = Put the stacks that have advanced in order, then end combat.
    .done = End combat
ask-target = Choose the stack that { $unit } attacks.
    .target = Attack
ask-commit-attack = Your attack on { $space }, { $units } against { $defenders }: commit supports, a card, a special marker.
    .play = Play
    .points = For its support points:
    .hold-back = Keep the +1 for later
    .done = Fight
ask-commit-defence = { $space } is attacked, { $units } against { $defenders }: commit supports, a card, a special marker.
    .play = Play
    .points = For its support points:
    .done = Stand as we are
ask-pincers = Attempt a Pincers Maneuver, with an Armor marker?
    .pincers = Attempt it
    .done = Attack without
ask-redraw = “{ $card }” is turned up: { $result }. Have it replaced by another card?
    .redraw = Turn another
    .done = Let it stand
ask-bloodbath = { $result }: lose a Resource Point, or a step on each side?
    .bear = Choose:
ask-loss = { $space }: choose the unit that loses a step.
    .lose = Take it from
ask-repulsed = The attack is repulsed: retreat a zone, or lose a step?
    .bear = Choose:
ask-yield = { $space }, { $result }: how does the defender bear it?
    .bear = Choose:
ask-stand = Lose a step and stand instead of retreating?
    .stand = Stand and lose a step
    .done = Retreat
ask-retreat = Choose where to retreat: { $units }.
    .retreat = Retreat to
ask-repeat = { $space } has not fallen: repeat the Assault at once for another Attack! marker?
    .again = Assault again
    .done = Let it be
ask-advance = Choose the stacks that advance into { $space }.
    .advance = Advance
    .detach = Advance without its stack:
    .follow = Follow up with
    .done = End the advance
ask-exploit = Choose the units that exploit beyond { $space }.
    .exploit = Exploit with
    .break-off = Exploit without its stack:
    .done = End exploitation
ask-break-through = { $units }: choose the zone to exploit to.
    .to = Exploit to
ask-crown = Choose the Offensive card that the Major Offensive marker goes on.
    .crown = Put it on
ask-deploy = Deploy units from the Strategic Reserve.
    .deploy = Deploy
    .done = Deploy no more
ask-objective-cards = Play a card before the objectives are counted?
    .done = Count the objectives
ask-partisans-due = Partisans: pay a Resource Point, or the Soviets gain a War Status Point.
    .pay-off = Pay 1 RP
    .done = Let them score
ask-moral-victory = Draw an Offensive card for a moral victory? If its years include this one, you win.
    .gamble = Draw
    .done = Play on
ask-partisans = Partisan war: { actions-left }.
    .done = Do no more
ask-reprisals = German reprisals: { actions-left }.
    .done = Do no more
ask-anti-partisans = Pay a Resource Point to drive Partisans off the map?
    .hunt = Drive off
    .done = Leave them

choice-standing-supply-window = cards that keep a stack supplied, before supply is checked
choice-standing-markers-window = cards against the German Combat Markers in winter
choice-standing-reserve-window = cards against German reserves

## Where we are

step-turn = Turn { $turn }, { date }
step-draw-goals = War Goals
step-event-phase = Event Phase
step-grounding = Grounded air units
step-dismantle = Markers that leave
step-stalin-line = Stalin Line
step-supply-phase = Supply Phase
step-marker-phase = Combat Marker Phase
step-card-phase = Card Phase
step-draws = Draws
step-card = { $card }
step-enemy-change = The Enemy changes a card
step-lend-lease-draw = Lend-Lease
step-spend-cards = Cards and Resource Points
step-withdrawals = Withdrawals
step-price = Price of a withdrawal
step-upgrades = Upgrades
step-successor = Front Upgrade
step-reinforcements = Reinforcements
step-place = { $unit }
step-replacements = Replacements
step-reserves = Strategic Reserve
step-declare = Offensive cards
step-movement-phase = Movement Phase
step-move = { $units }
step-leg = Movement
step-march = Movement by card
step-fly = { $unit }
step-combat-phase = Combat Phase
step-designate = Major Offensives
step-target = Target
step-combat = { $space }
step-attempt = Pincers
step-redraw = Another card
step-bleed = Bloodbath
step-loss = Loss
step-repulsed = Repulse
step-yield = Assault
step-stand = Stand or retreat
step-retreat = Retreat of { $units }
step-repeat = Another Assault
step-advance = Advance into { $space }
step-exploitation = Mobile Exploitation
step-breakthrough = Breakthrough
step-crown = Success of an offensive
step-reserve-phase = Reserve Phase
step-used-markers = Used Markers Phase
step-anti-partisans = Anti-partisan operation
step-objective-phase = Objective Phase
step-tally = { $card }
step-buy-off = Partisans
step-partisans = Partisan war
step-end-of-turn = End of turn
step-moral-victory = Moral victory

## What can be done

verb-to = To
verb-choose = Choose
verb-name = Name
verb-answer = Choose
verb-play = Play
verb-points = Play for its support points
verb-discard = Discard
verb-flip = Turn
verb-exchange = Exchange
verb-forgo = Draw one less
verb-lend = Draw
verb-launch = Open
verb-crown = Put on
verb-gamble = Draw
verb-decline = Decline
verb-done = Done
verb-scrap = Give up
verb-leave = Do without
verb-spend = Spend
verb-pay = Pay
verb-pay-off = Pay
verb-ground = Ground
verb-place = Place
verb-store = To the Reserve
verb-deploy = Deploy
verb-pull = Send to the Reserve
verb-dismantle = Dismantle
verb-restore = Restore to full strength
verb-train = Train or upgrade
verb-repair = Repair
verb-finish = Finish
verb-rebuild = Bring back
verb-rush = At once to the map, Disrupted, for a Combat Marker:
verb-join = Join
verb-apart = Stay apart
verb-raise-up = Put on top of its stack
verb-regroup = Put in another stack
verb-move = Move the stack of
verb-split = Move without its stack:
verb-enter = Go to
verb-stop = Stop
verb-truck = Use the trucks
verb-fly = Send to the front
verb-recall = Call home
verb-evict = Send away
verb-mark = Mark
verb-turn-up = Turn
verb-lead = Attack with
verb-target = Attack
verb-support = Support with
verb-commit = Commit
verb-hold-back = Keep the +1 for later
verb-pincers = Attempt Pincers
verb-redraw = Turn another
verb-bear = Choose
verb-lose = Take the loss
verb-stand = Stand
verb-retreat = Retreat to
verb-again = Attack again
verb-advance = Advance
verb-detach = Advance without its stack:
verb-follow = Follow up
verb-exploit = Exploit
verb-break-off = Exploit without its stack:
verb-hide = Deploy Partisans in
verb-recycle = Take back from
verb-recruit = Recruit for 1 RP in
verb-ravage = Turn to Atrocities in
verb-hunt = Drive off

choice-event = Event card
choice-offensive = Offensive card
choice-attack = Attack!
choice-support = Support
choice-mobile = Mobile/Armor
choice-order = Order or Directive
choice-rp = lose 1 RP
choice-wsp = lose 1 WSP
choice-step = lose a step
choice-steps = each side loses a step
choice-retreat = retreat
choice-repair = repair all damaged air units
choice-rebuild = bring back a destroyed air unit

## How it ends

ended-war-status = The war is won by War Status. The { $winners } win.
ended-war-targets = Four War Targets have fallen. The { $winners } win.
ended-berlin = Berlin has fallen. The { $winners } win.
ended-moral-victory = A moral victory for the { $winners }.
ended-liberation = The Soviet Union is free. The { $winners } win.
ended-targets-kept = The German War Targets are still German. The { $winners } win.
ended-production = German industry still works. The { $winners } win.
ended-western-allies = The Western Allies have won the war: both sides lose.
ended-objectives = The objectives of the scenario are reached. The { $winners } win.
ended-points = The last turn is over. The { $winners } have more War Status Points.
ended-war-targets-held = The last turn is over. The { $winners } hold more enemy War Targets.
ended-draw = The last turn is over. { $winnersCount ->
        [0] Nobody wins.
       *[other] A draw.
    }
ended-solitaire = The player has not won. The Enemy does: { $winners }.
ending-war-status = War Status
ending-war-targets = four War Targets
ending-berlin = Berlin
ending-moral-victory = moral victory
ending-liberation = the Soviet Union freed
ending-targets-kept = the German War Targets kept
ending-production = German War Production kept
ending-western-allies = the Western Allies are first
ending-objectives = objectives of the scenario
ending-points = War Status Points
ending-war-targets-held = War Targets held
ending-draw = a draw
ending-solitaire = the Enemy of the solitaire game

## What is on the table

mark-disrupted = Disrupted
mark-unsupplied = Unsupplied
mark-done = Done
mark-armour = Armor marker
mark-lead = leads the attack
mark-attacked = under attack
mark-support = supports
mark-pincers = threatened by Pincers
mark-turncoat = changed sides
mark-grounded = grounded
mark-reduced = reduced
mark-untrained = untrained
mark-damaged = damaged
mark-construction = under construction
mark-target = War Target
mark-economy = War Economy
mark-production = War Production { $count }
mark-lend-lease = Lend-Lease
mark-crime = War Crime site
mark-oil = oil well
mark-city = minor city
mark-contested = contested
mark-major-offensive = { $count ->
        [1] Major Offensive
       *[other] Major Offensive, turned
    }
mark-pocket-german = German Pocket
mark-pocket-soviet = Soviet Pocket
mark-partisans = Partisans
mark-atrocity = Atrocities
mark-plants = Industry or Lend-Lease markers
mark-breakthrough = entered by exploitation
mark-event = Event card
mark-offensive = Offensive card
mark-crowned = successful
mark-ready = ready
mark-lost = lost
mark-used = used

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

track-turn = turn
track-initiative = War Initiative
track-objectives = enemy War Targets taken (19.7)
track-wsp = War Status Points
track-rp = Resource Points
track-attack = Attack! markers
track-support = Support markers
track-mobile = Mobile/Armor markers
track-event-pile = Event cards to draw
track-offensive-pile = Offensive cards to draw

place-hand = hand
place-goals = War Goals
place-played = offensives under way
place-aside = laid aside for next turn
place-discard = discards
place-gone = out of the game
place-fight = cards of the combat
place-plants = Industry and Lend-Lease
place-special = special markers
place-in-force = in force
place-german-hand = German hand
place-german-goals = German War Goals
place-german-played = German offensives
place-german-plants = German Industry
place-german-special = German specials
place-german-discard = German discards
place-german-reserve = German Reserve
place-german-air = German Air box
place-german-shattered = Shattered, German
place-german-destroyed = Destroyed, German
place-german-captured = Captured, German
place-soviet-hand = Soviet hand
place-soviet-goals = Soviet War Goals
place-soviet-played = Soviet offensives
place-soviet-plants = Soviet Industry
place-soviet-special = Soviet specials
place-soviet-discard = Soviet discards
place-soviet-reserve = Soviet Reserve
place-soviet-air = Soviet Air box
place-soviet-shattered = Shattered, Soviet
place-soviet-destroyed = Destroyed, Soviet
place-soviet-captured = Captured, Soviet
place-upgrades = Front Upgrades at hand
place-waiting = yet to come
place-removed = out of the game
place-ussr = USSR
place-germany = Germany
place-partisans = Partisans

kind-clear = clear
kind-forest = forest
kind-marsh = marsh
kind-mountain = mountain
kind-city = major city
kind-major-city = major city
kind-major-city-target = major city, War Target
kind-german-infantry = German infantry
kind-german-mountain = German mountain troops
kind-german-panzer = German armour
kind-german-ss-panzer = SS armour
kind-german-fort = German Fort
kind-german-air = Luftwaffe
kind-finnish-infantry = Finnish infantry
kind-romanian-infantry = Romanian infantry
kind-hungarian-infantry = Hungarian infantry
kind-italian-infantry = Italian infantry
kind-soviet-infantry = Soviet infantry
kind-soviet-tank = Soviet tanks
kind-soviet-marine = Soviet marines
kind-soviet-fort = Soviet Fort
kind-soviet-fortress = Soviet fortress
kind-soviet-air = Soviet air army

nation-german = German
nation-finnish = Finnish
nation-romanian = Romanian
nation-hungarian = Hungarian
nation-italian = Italian
nation-soviet = Soviet

factor-red = red combat points (attack)
factor-white = white combat points (defence, attack in a contested zone)
factor-grey = grey combat points
factor-yellow = yellow combat points (also as support)
factor-circled = circled combat points (yellow while the Germans have the War Initiative)

legend-untrained = untrained side
legend-damaged = damaged side
legend-building = under construction
legend-point-red = point in attack
legend-point-white = point in defence, and in attack in a contested zone
legend-point-grey = point in attack and defence
legend-point-yellow = point also as support
legend-point-circled = yellow while the Germans have the War Initiative, then grey
legend-letter-a = may advance after a bloodbath
legend-letter-r = does not retreat
legend-letter-m = not Mobile in spite of its armour
legend-letter-2 = comes back two turns after its loss

## Dice and draws

roll-draw = draw of a card
roll-war-goals = draw of War Goals
roll-combat-card = card turned up in a combat
roll-discard = discard at random
roll-enemy-discard = discard of the Enemy
roll-moral-victory = moral victory

modifier-unsupplied = Unsupplied
modifier-disrupted = Disrupted
modifier-major-offensive = Major Offensive
modifier-general-winter = General Winter
modifier-terrain = terrain
modifier-river = river
modifier-major-river = major river
modifier-strait = strait
modifier-weather = weather
modifier-volkssturm = Volkssturm
modifier-order = Order or Directive

result-AE = the lead attacker is eliminated
result-A1 = the lead attacker retreats and loses a step
result-AS = the lead attacker is shattered
result-AB = the lead attacker retreats, or loses a step if it cannot
result-AR = in a contested zone the lead attacker retreats or loses a step
result-AA = the lead attacker advances, the defender stays
result-BB = bloodbath: 1 RP of the attacker’s, or a step on each side
result-DR = the target retreats one zone
result-DB = all defenders of the region retreat two zones
result-DS = as DB, and the target is shattered
result-D1 = as DB, and the target loses a step
result-DE = as DB, and the target is eliminated
result-DC = as DB, and the target is captured
result-D-3 = the lead attacker loses a step, and retreats from a contested zone
result-D-2 = in a contested zone the lead attacker retreats or loses a step
result-EQ = 1 RP of the attacker’s, or a step on each side
result-A-2 = the target retreats one zone, or a step on each side
result-A-3 = the target retreats two zones, or loses a step

## Markers

piece-soviet-upgrade-1 = Soviet Industry (Upgrade)
    .about = Turned once a turn: a Soviet Front goes up one level.
piece-soviet-upgrade-2 = Soviet Industry (Upgrade)
    .about = { piece-soviet-upgrade-1.about }
piece-german-resource-1 = German Industry (Resource)
    .about = Turned once a turn: 1 Resource Point.
piece-german-resource-2 = German Industry (Resource)
    .about = { piece-german-resource-1.about }
piece-lend-lease-resource-1 = Lend-Lease (Resource)
    .about = { piece-german-resource-1.about }
piece-lend-lease-resource-2 = Lend-Lease (Resource)
    .about = { piece-german-resource-1.about }
piece-lend-lease-card = Lend-Lease (Card)
    .about = Turned once a turn: one more card is drawn.
piece-general-winter = General Winter
    .about = Once: 1 CP for a Soviet attack east of the Partisan/Winter Line, this turn only.
piece-volkssturm = Volkssturm
    .about = Once a turn: 1 CP for a German defence outside the Soviet Union.
piece-partisans = Partisans
    .about = Ready to appear when a card lets them.
piece-order-german = Directive 53
    .about = Once a turn in defence: 1 CP in an Assault, or AA becomes BB in a Battle. Not used where it could have been, it costs 1 WSP.
piece-order-soviet = Order 227
    .about = { piece-order-german.about }
piece-major-offensive = Major Offensive
    .about = To be placed in a zone to attack; not placed or without success it costs 1 WSP.

## Cards

piece-card-g1 = Blitzkrieg
    .about = As attacker in a Battle, with an Armor stack as lead attacker under an Armor marker: 1 CP more, and Pincers may be attempted whatever the conditions.
piece-card-g2 = Stuka Support
    .about = As attacker, in a Battle or an Assault: 1 CP more for each undamaged German air unit in the lead attacker or a supporting stack, 2 at most.
piece-card-g3 = Mission-Type Orders
    .about = After an advance: one German Mobile stack that advanced may exploit without a Mobile marker. The other conditions hold.
piece-card-g4 = Tiger Battalions
    .about = In a Battle or an Assault, attacking or defending: 2 CP more if the top ground unit of the German lead attacker or target is armour.
piece-card-g5 = Panzer Fire Brigade
    .about = As defender in a Battle: an available Support marker is put on one German stack with armour on top in a zone next to the target, which supports even from region to region.
piece-card-g6 = Airlift
    .about = At the start of any Supply Phase, with an undamaged German air unit in the Air box or on the map: one German or Axis stack counts as supplied in that phase. It neither becomes Unsupplied nor is captured; a marker that it has stays. One undamaged German air unit is then damaged.
piece-card-g7 = Erich von Manstein
    .about = In a Battle, attacking or defending: once the card is turned up, the German player may have it discarded and another turned up, which stands.
piece-card-g8 = Walter Model
    .about = As defender in a Battle: on DR or DB the target may lose one step instead of retreating. Then no other German stack retreats and the attacker does not advance.
piece-card-g9 = Heinz Guderian
    .about = As attacker in a Battle, with an Armor stack as lead attacker under an Armor marker: 1 CP more, and Pincers may be attempted whatever the conditions.
piece-card-g10 = Railroad Troops
    .about = In the Reserves step: up to two German units go from the map to the Strategic Reserve without Combat Markers. The usual limits hold.
piece-card-g11 = Pacification Campaign
    .about = Advanced game, in the German Card Phase: up to two Partisan markers in German-controlled zones are turned to their Atrocity side. In other games nothing happens.
piece-card-g12 = Commissar Order
    .about = At once: the Soviet player gains 1 WSP.
piece-card-g13 = Fuel Crisis
    .about = At once: one available German Mobile/Armor marker is used up. If there is none the German player loses 1 RP, if he has any.
piece-card-g14 = Rail Lines Cut
    .about = At once: two available German Support markers are used up, or as many as there are.
piece-card-g15 = Winter Equipment
    .about = As attacker, in a Battle or an Assault, if the weather of the target zone is Snow or General Winter: its weather CP do not count, and 1 CP more.
piece-card-g16 = Nebelwerfer Barrage
    .about = As attacker, in a Battle or an Assault: 1 CP more.
piece-card-g17 = Siege Artillery
    .about = As attacker in an Assault on a major city or on a stack with a finished Fort or the Sevastopol fortress: 2 CP more.
piece-card-g18 = Brandenburgers
    .about = As attacker, in a Battle or an Assault: the river, major river or strait gives the defender nothing.
piece-card-g19 = Kampfgruppe
    .about = As defender, in a Battle or an Assault: 1 CP more, and the attacker does not exploit after this combat.
piece-card-g20 = Backhand Blow
    .about = As attacker in a Battle, with an Armor stack as lead attacker under an Armor marker, against a contested zone or a Disrupted or Unsupplied stack: 2 CP more, and Pincers may be attempted.
piece-card-g21 = SS Panzer Divisions
    .about = In a Battle or an Assault, attacking or defending: 2 CP more if an SS unit is in the German lead attacker or target.
piece-card-g22 = Fortified Places
    .about = In the Replacements step: one German Fort from the Destroyed box, or one yet to arrive, is placed finished in a German-controlled, supplied zone with a city.
piece-card-g23 = Armaments Miracle
    .about = In the German Card Phase: 2 RP, within the limit of 4.
piece-card-g24 = Total War
    .about = In the German Card Phase: 1 RP, and one Event card is drawn.
piece-card-g25 = March Battalions
    .about = In the Upgrades step: one reduced German infantry unit, supplied on the map or in Reserve, is brought to full strength for 1 RP instead of 2. Not on a turn without German upgrades.
piece-card-g26 = Osttruppen
    .about = In the Replacements step: one German unit goes from the Destroyed box to the Strategic Reserve for nothing. There must be room.
piece-card-g27 = Axis Summit
    .about = In the Upgrades step: one reduced Axis ally in supply is brought to full strength for nothing, even while the Soviet player has the initiative.
piece-card-g28 = Baltic Convoys
    .about = In the German Reserve Phase: one large German unit may be deployed although its supply line crosses the Baltic.
piece-card-g29 = Black Sea Evacuation
    .about = In the Reserves step: one German or Axis stack on the Black Sea, even Unsupplied, goes to the Strategic Reserve without Combat Markers and loses its markers. There must be room.
piece-card-g30 = Foreign Armies East
    .about = In the German Card Phase: the German player looks at the Soviet hand and at the Soviet War Goals card.
piece-card-g31 = Soviet Command Paralysis
    .about = As attacker in a Battle: the Soviet player places no Support markers and plays no card in this combat. What he has committed goes back to him.
piece-card-g32 = Russian Liberation Army
    .about = In the German Card Phase: if the German player has the initiative the Soviet player loses 1 WSP; if not, the German player gains 1 RP.
piece-card-g33 = Eighty-Eights
    .about = As defender, in a Battle or an Assault: 2 CP more if the lead attacker has armour on top, and Pincers attempted in this combat come to nothing.
piece-card-g34 = Luftwaffe Aces
    .about = In a Battle or an Assault, attacking or defending: one undamaged Soviet air unit in this combat is damaged before the CP are counted.
piece-card-g35 = Moving Pocket
    .about = As defender in a Battle: Pincers attempted in this combat come to nothing, so that the target may retreat. It is not Disrupted by it.
piece-card-g36 = Hedgehog Defence
    .about = As defender, in a Battle or an Assault, if the weather of the target zone is Snow or General Winter: 2 CP more.
piece-card-g37 = Intelligence Failure
    .about = At once: the Soviet player draws one Event card. If it is red it is played at once too.
piece-card-g38 = The Führer Interferes
    .about = At once: the German player discards a card that he chooses from his hand, or loses 1 WSP.
piece-card-g39 = Cauldron Battle
    .about = As attacker in a Battle, with an Armor stack as lead attacker under an Armor marker: Pincers may be attempted whatever the conditions. If they take a large unit one Pocket more is placed, four at most.
piece-card-g40 = July Plot
    .about = At once: the German player loses 1 WSP and discards a random card.
piece-card-g41 = Bottom of the Barrel
    .about = In the German Strategic Phase: the German player takes both Volkssturm markers for the rest of the game. This card leaves the game.
piece-card-g42 = Panzerfaust
    .about = As defender, in a Battle or an Assault: 1 CP more, or 2 if the target is in a major city and the lead attacker has armour on top.
piece-card-g43 = Führer Conference
    .about = In the German Objective Phase: the War Status is checked at once.
piece-card-g44 = Operation Typhoon
    .about = Major Offensive: three Major Offensive markers.
piece-card-g45 = Case Blue
    .about = Major Offensive: four Major Offensive markers.
piece-card-g46 = Operation Edelweiss
    .about = Major Offensive: two Major Offensive markers.
piece-card-g47 = Operation Citadel
    .about = Major Offensive: three Major Offensive markers.
piece-card-g48 = Operation Northern Light
    .about = Major Offensive: two Major Offensive markers.
piece-card-g49 = Operation Spring Awakening
    .about = Major Offensive: two Major Offensive markers.
piece-card-g50 = Donets Counteroffensive
    .about = Major Offensive: two Major Offensive markers.
piece-card-g51 = Hitler Orders Attack!
    .about = At once: this card, of one Major Offensive marker, and all Major Offensive cards in the German hand are set aside face up and take effect on the next game turn. Cards out of their years, No Offensive cards and cards beyond four markers are discarded.
piece-card-g52 = Scorched Earth
    .about = No Offensive: one German-controlled zone with a city in the Soviet Union is chosen. Until the end of the next Soviet player turn that city is no Soviet supply source.
piece-card-g53 = Elastic Defence
    .about = No Offensive: until the next German player turn begins, German stacks that retreat by DR or DB are not Disrupted.
piece-card-g54 = Crimean Campaign
    .about = Major Offensive: two Major Offensive markers. On this turn attacks on Sevastopol have 1 CP more.
piece-card-g55 = Operation Barbarossa
    .about = Major Offensive: four Major Offensive markers.
piece-card-s1 = Katyusha!
    .about = As attacker, in a Battle or an Assault: 1 CP more.
piece-card-s2 = T-34
    .about = In a Battle or an Assault, attacking or defending: 2 CP more if the top ground unit of the Soviet lead attacker or target is armour, mobile or not. In defence, Pincers attempted in this combat come to nothing.
piece-card-s3 = Georgy Zhukov
    .about = In a Battle or an Assault, attacking or defending: 2 CP more.
piece-card-s4 = Deep Battle
    .about = As attacker in a Battle, with an Armor stack as lead attacker under an Armor marker: Pincers may be attempted whatever the conditions, and one Mobile stack that advances may exploit without a Mobile marker.
piece-card-s5 = Maskirovka
    .about = As attacker in a Battle: the German player plays no card in this combat, and no German stack outside the target zone supports. What he has committed of these goes back to him.
piece-card-s6 = Blocking Detachments
    .about = As defender in a Battle: on DR or DB the target may lose one step instead of retreating. Then no other Soviet stack retreats and the attacker does not advance.
piece-card-s7 = Siberian Divisions
    .about = In the Replacements step: one Soviet unit goes from the Destroyed or Captured box to the Strategic Reserve for nothing. There must be room.
piece-card-s8 = Evacuated Factories
    .about = In the Soviet Card Phase: 2 RP, within the limit of 6.
piece-card-s9 = Rasputitsa
    .about = As defender in a Battle: 1 CP more, and Pincers attempted in this combat come to nothing.
piece-card-s10 = Frozen Engines
    .about = In the German Combat Marker Phase of a Snow or General Winter turn: two available German Mobile/Armor markers are used up.
piece-card-s11 = Railway Sabotage
    .about = At the start of the German Reserve Phase: a zone is chosen; no German unit is deployed there or in a zone next to it in this phase.
piece-card-s12 = People’s Mobilization
    .about = In the Upgrades step: one untrained large Soviet unit, supplied or in Reserve, is trained without an Upgrade marker. Not on a turn without Soviet upgrades.
piece-card-s13 = Guards!
    .about = In the Upgrades step: one large Soviet unit is upgraded by one level without an Upgrade marker, if it can be.
piece-card-s14 = Sturmovik
    .about = In a Battle or an Assault, attacking or defending: 1 CP more for each undamaged Soviet air unit in the lead attacker, the target or a supporting stack, 2 at most.
piece-card-s15 = Frontal Attack
    .about = As attacker in a Battle: 1 CP more. On BB the Soviet player has to choose the losses, not the RP.
piece-card-s16 = Ivan Konev
    .about = As attacker in a Battle: once the card is turned up, the Soviet player may discard it and turn up another, which stands.
piece-card-s17 = Konstantin Rokossovsky
    .about = As attacker in a Battle: two stacks of one and the same zone may support this attack, each for a Support marker.
piece-card-s18 = Vasily Chuikov
    .about = In an Assault, attacking or defending, with the target in a major city: 2 CP more.
piece-card-s19 = House to House
    .about = As defender in an Assault on a major city: on D+2 or EQ the lead attacker loses one step as well.
piece-card-s20 = Artillery Offensive
    .about = As attacker, in a Battle or an Assault: 1 CP more, or 2 against a major city or a stack with a finished Fort.
piece-card-s21 = River Crossing
    .about = As attacker, in a Battle or an Assault: the river, major river or strait gives the defender nothing.
piece-card-s22 = Old Marshals
    .about = At once: the Soviet player discards a random card.
piece-card-s23 = Officers Purged
    .about = At once: the Soviet player turns one trained Front on the map to its untrained side. If he has none he loses 1 RP.
piece-card-s24 = Stalin Demands Attacks
    .about = At once: if the Soviet player makes no attack in his next Combat Phase he loses 1 WSP.
piece-card-s25 = Tank Factories
    .about = In the Replacements step: one Soviet tank unit goes from the Destroyed or Captured box to the Strategic Reserve for nothing. There must be room.
piece-card-s26 = Studebaker Trucks
    .about = In the Soviet Movement Phase: up to two Soviet stacks may use all their movement points without a Combat Marker and without being Disrupted.
piece-card-s27 = Lend-Lease Aircraft
    .about = In the Soviet Strategic Phase: all damaged Soviet air units in the Air box are repaired without Combat Markers, or one destroyed Soviet air unit goes to the Air box undamaged.
piece-card-s28 = Lucy Ring
    .about = In the Soviet Card Phase: the Soviet player looks at the German hand and at the German War Goals card, then draws one Event card.
piece-card-s29 = Great Patriotic War
    .about = In the Soviet Objective Phase: 1 WSP if the Soviet player controls Moscow and Leningrad.
piece-card-s30 = Red Falcons
    .about = In a Battle or an Assault, attacking or defending: one undamaged German air unit in this combat is damaged before the CP are counted.
piece-card-s31 = Partisan Offensive
    .about = Advanced game, in the Soviet Card Phase: up to two Partisan markers are deployed from the Partisan box. In other games nothing happens.
piece-card-s32 = Rail War
    .about = At once: one available German Support marker is used up.
piece-card-s33 = Forest Republics
    .about = At once, not with the partisan rules of the advanced game: the German player loses 1 RP, if he has any. With these rules only the icons count.
piece-card-s34 = Kovpak’s Raid
    .about = At once: one German or Axis stack in a marsh or forest region east of the Partisan/Winter Line becomes Disrupted.
piece-card-s35 = Yugoslav Partisans
    .about = At once, if the Yugoslavia box is German-controlled: one available German Support marker is used up. If there is none the German player loses 1 RP, if he has any.
piece-card-s36 = Black Sea Fleet
    .about = In a Battle or an Assault, attacking or defending, with the target zone on the Black Sea: 1 CP more. Or, in the Soviet Reserve Phase: one large Soviet unit may be deployed across the Black Sea.
piece-card-s37 = Road of Life
    .about = In a Battle or an Assault, attacking or defending, with Leningrad or Volkhov as the target zone: 1 CP more. Or, in a Supply Phase: one Soviet stack in Leningrad counts as supplied.
piece-card-s38 = Cavalry-Mechanized Group
    .about = After an advance: one Soviet stack without large units that advanced may exploit without a Mobile marker, even if it is not Mobile.
piece-card-s39 = Operational Pause
    .about = At once: one available Soviet Attack! marker is used up.
piece-card-s40 = Penal Battalions
    .about = As attacker, in a Battle or an Assault: the first step that the Soviet side loses in this combat is not lost.
piece-card-s41 = Tehran Conference
    .about = In the Soviet Objective Phase: 1 WSP, then the War Status is checked.
piece-card-s42 = Wavering Allies
    .about = In the Soviet Strategic Phase, if the Soviet player has the initiative: one Axis stack without Finns on the map becomes Disrupted, and an Axis ally in it, chosen by the German player, loses one step.
piece-card-s43 = Stavka Reserve
    .about = In the Soviet Reserve Phase, after the deployments: one Soviet stack that was in no combat in this player turn may move one zone.
piece-card-s44 = Moscow Counteroffensive
    .about = Major Offensive: three Major Offensive markers.
piece-card-s45 = Operation Uranus
    .about = Major Offensive: three Major Offensive markers. Pincers against a stack with an Axis ally on top need no mobile armour: any armour will do.
piece-card-s46 = Operation Mars
    .about = Major Offensive: two Major Offensive markers.
piece-card-s47 = Operation Little Saturn
    .about = Major Offensive: two Major Offensive markers.
piece-card-s48 = Operation Rumyantsev
    .about = Major Offensive: three Major Offensive markers.
piece-card-s49 = Battle of the Dnieper
    .about = Major Offensive: three Major Offensive markers.
piece-card-s50 = Baltic Offensive
    .about = Major Offensive: two Major Offensive markers.
piece-card-s51 = Operation Bagration
    .about = Major Offensive: four Major Offensive markers.
piece-card-s52 = Jassy-Kishinev Offensive
    .about = Major Offensive: three Major Offensive markers.
piece-card-s53 = Vistula-Oder Offensive
    .about = Major Offensive: four Major Offensive markers.
piece-card-s54 = Active Defence
    .about = No Offensive: 1 RP, and one Soviet Fort on the map that is not Unsupplied is finished without a Combat Marker.
piece-card-s55 = Battle for Berlin
    .about = Major Offensive: four Major Offensive markers.

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

## What is printed on the cards

card-deck-event = Event
card-deck-offensive = Offensive
card-when-immediate = At once
card-when-supply = Supply
card-when-card = Card Phase
card-when-strategic = Strategic Phase
card-when-movement = Movement
card-when-attack = Attack
card-when-defence = Defence
card-when-combat = Attack or defence
card-when-after-result = After the advance
card-when-reserve = Reserve Phase
card-when-objective = Objectives
card-when-enemy-markers = Enemy markers
card-when-enemy-reserve = Enemy reserves
card-when-offensive = Offensive step
card-figure-support = Support
card-figure-value = Markers
card-figure-icons = Partisans
card-mark-armour = Armor
card-mark-in-assault = also in Assaults
card-mark-advanced = advanced game

## Overlays

overlay-supply-german = Supply: Germans
overlay-supply-soviet = Supply: Soviets
overlay-control = Control
overlay-weather = Movement points by weather
overlay-reach-of = Reach

## The printed map

map-subtitle = The war in the East, June 1941 to May 1945
map-scale = A region is about 200 km wide; where many zones meet the land is drawn larger.
border-strait = strait
border-ice-road = Ice Road
border-ridge = impassable
border-hungary = border of Hungary
border-winter = Partisan/Winter Line
line-adriatic = Adriatic Sea
line-azov = Sea of Azov
line-baltic = Baltic Sea
line-black = Black Sea
line-caspian = Caspian Sea
line-ladoga = Lake Ladoga
line-peipus = Lake Peipus
line-alps = Alps
line-bulgaria = Bulgaria
line-finland = Finland
line-kazakhstan = Kazakhstan
line-sweden = Sweden
line-turkey = Turkey
line-berezina = Berezina
line-bug = Bug
line-danube = Danube
line-desna = Desna
line-dnieper = Dnieper
line-dniester = Dniester
line-don = Don
line-donets = Donets
line-drava = Drava
line-dvina = Dvina
line-kuban = Kuban
line-manych = Manych
line-mius = Mius
line-narew = Narew
line-narva = Narva
line-neisse = Neisse
line-niemen = Niemen
line-oder = Oder
line-oka = Oka
line-oskol = Oskol
line-perekop = Perekop
line-pripet = Pripet
line-prut = Prut
line-san = San
line-siret = Siret
line-svir = Svir
line-terek = Terek
line-velikaya = Velikaya
line-vistula = Vistula
line-volga = Volga
line-volkhov = Volkhov
