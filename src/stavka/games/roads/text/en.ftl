# The words that the games of the Roads family share. How ids and variables are made is told in stavka/words.py.
# A game's own message wins over one of these. Each game adds what names its markers (`support-name`), their boxes
# (`box-name`), its phases (`phase-name`) and turns (`date`).

side-axis = Axis
side-soviet = Soviets

## Pieces of other messages

weather-name = { $weather ->
        [fair] fair
        [mud] mud
       *[snow] snow
    }
ice-name = { $ice ->
        [rivers] rivers frozen
        [all] rivers and major rivers frozen
       *[open] no ice
    }
sky-name = { $sky ->
        [overcast] overcast
        [blizzard] blizzard
       *[clear] clear sky
    }
# Movement is counted in halves of a point.
points-left = { $points ->
        [0] no movement points left
        [1] ½ movement point left
        [2] 1 movement point left
        [3] 1½ movement points left
        [4] 2 movement points left
        [5] 2½ movement points left
        [6] 3 movement points left
        [7] 3½ movement points left
        [8] 4 movement points left
        [9] 4½ movement points left
        [10] 5 movement points left
        [11] 5½ movement points left
        [12] 6 movement points left
        [13] 6½ movement points left
        [14] 7 movement points left
        [15] 7½ movement points left
        [16] 8 movement points left
       *[other] movement points left
    }
# So is exploitation, in halves of a unit.
exploit-left = { $left ->
        [1] half a unit more
        [2] 1 unit more
        [3] 1½ units more
        [4] 2 units more
        [5] 2½ units more
        [6] 3 units more
        [7] 3½ units more
        [8] 4 units more
        [9] 4½ units more
       *[other] 5 units more
    }
losses-told = { $attacker ->
        [0] no loss for the attacker
        [one] the attacker loses 1 step
       *[other] the attacker loses { $attacker } steps
    }, { $defender ->
        [0] none for the defender
        [one] the defender 1
       *[other] the defender { $defender }
    }
supports-left = { $left ->
        [one] one more
       *[other] { $left } more
    }
the-side = { $sideId ->
        [axis] Axis
       *[soviet] Soviet
    }

## The log: turns, supports, units

note-turn = Turn { $turn }, { $name }: { date }.
note-player-turn = { the-side } player turn.
note-phase = { phase-name }.
note-supports = { box-name }: { $count ->
        [0] no marker
        [one] one marker
       *[other] { $count } markers
    } drawn{ $diceCount ->
        [0] { "" }
       *[other] { "" } (dice { $dice })
    }{ $supports ->
        [none] .
       *[other] { ": " }{ $supports }.
    }
note-counts-on-hand = { $space }: the { the-side } side counts on a support that it holds.
note-taken-up = The { the-side } side takes up a support.
note-taken-from = It comes from { box-name }.
note-support-spent = The { the-side } side spends { support-name } ({ box-name }).
note-support-paid = The { the-side } side returns { support-name } to its pool ({ box-name }).
note-support-used = { $space ->
        [none] The { the-side } side uses { support-name }.
       *[other] { $space }: the { the-side } side uses { support-name }.
    }
note-surprise = Surprise attack from { $space }!
note-alarm = { $unit } is raised in { $space }.
note-to-reserve = Into the STAVKA reserve: { $unit }.
note-eliminated = { $unit } is eliminated{ $space ->
        [none] .
       *[other] { "" } in { $space }.
    }
note-arrived = Reinforcement: { $unit }, { $space }.
note-replacement-points = { the-side } replacement points: { $count }.
note-rebuilt = Replacements for { $unit }, { $space }.

## The log: weather and supply

note-weather = Weather: { weather-name }, { ice-name }, { sky-name }{ $diceCount ->
        [0] .
       *[other] { "" } (dice { $dice }).
    }
note-hq-cut-off = The headquarters { $unit } has no supply line: it leaves { $space } until the reinforcement phase.
note-out-of-supply = { $sideId ->
        [axis] Axis units out of supply
       *[soviet] Soviet units out of supply
    }: { $units }.
note-pontoon-laid = { $unit } lays a pontoon towards { $space }.
note-pontoon-lifted = { $unit } takes up its pontoon.

## The log: movement

note-moved = { $units } { $unitsCount ->
        [one] moves
       *[other] move
    } to { $space }.
note-railed = { $unit } goes by rail to { $space }; rail points left: { $left }.

## The log: combat

note-attack = { $sideId ->
        [axis] The Axis attacks
       *[soviet] The Soviets attack
    } { $space } ({ $defenders }) with { $units }.
note-defenders-cut-off = Out of supply as the attack begins, { $space }: { $units }.
note-deployed = { $sideId ->
        [axis] Axis support
       *[soviet] Soviet support
    }: { support-name }{ $unit ->
        [none] { $space ->
            [none] .
           *[other] , { $space }.
        }
       *[other] { "" } with { $unit }.
    }
note-marker-given-up = { support-name } is given up in place of a step.
note-odds = { $space }: { $attack } against { $defence }, resolved at { $odds }.
note-attack-cancelled = { $space }: { $attack } against { $defence } is below 1/2. The attack is called off.
note-elite = { $unit } leads as an elite unit.
note-armoured-attack = { $sideId ->
        [axis] The Axis declares
       *[soviet] The Soviets declare
    } an armoured attack.
note-combat = { $space }: dice { $dice }, result { $result }.
note-result-chosen = Tactical result chosen by the { $sideId ->
        [axis] Axis
       *[soviet] Soviet
    } elite unit: { $result }.
note-result = { $space }: { losses-told }. Tactical results: attacker { $attacking }, defender { $defending }.
note-engagement = The fight for { $space } goes on: dice { $dice }, losses { $result }.
note-held = { $sideId ->
        [axis] The Axis holds
       *[soviet] The Soviets hold
    } { $steps ->
        [0] at no cost.
        [one] at the cost of a step.
       *[other] at the cost of { $steps } steps.
    }
note-reduced = { $unit } loses a step: reduced.
note-kampfgruppe = { $unit } is formed from what is left of { $victim } in { $space }.
note-hiwis = Hiwis are drawn: nothing is left of { $victim }.
note-retreated = { $unit } retreats to { $space }.
note-reacted = { $unit } reacts and goes to { $space }.
note-advanced = { $unit } advances to { $space }.
note-exploits = { $unit } may exploit.

## What is asked

ask-pontoons-lift = Choose the pontoons to take up before supply is checked.
    .lift = Take up the pontoon of
    .done = Leave the others
ask-pontoons = Choose the headquarters in supply that lay a pontoon; they cannot move then.
    .pontoon = Pontoon of
    .done = No more pontoons
ask-pontoon-side = Choose the hex to which the pontoon of { $unit } leads.
    .to = Over to
ask-guests = An allied headquarters can feed three units of other nations: choose one of them.
    .unit = Feed
ask-deploy-from = Choose the box that gives { support-name }.
    .box = From
ask-deploy-where = Choose where to put { support-name }.
    .unit = With
    .to = In
    .play = Play
ask-give = Choose the marker to pay with: { supports-left }.
    .give = Pay with
ask-surprise-move = { $units } may move a hex before the surprise attack.
    .to = First to
    .stay = Attack from here
ask-surprise-attack = Choose the hex that { $units } { $unitsCount ->
        [one] surprises.
       *[other] surprise.
    }
    .done = No attack
ask-move-unit = Choose the unit to move next.
    .unit = Move
    .train = By rail
    .done = End movement
ask-exploit-unit = Choose the exploiting unit to move next.
    .unit = Move
    .done = End exploitation movement
ask-move = Move { $units }: { points-left }.
    .to = Go to
    .join = Take along
    .stop = Stop here
ask-rail = Choose where { $unit } leaves its train.
    .to = By rail to
    .stop = Stay
ask-combat = Choose the next hex to attack.
    .done = End combat
ask-attackers = Choose the units that attack { $space }{ $unitsCount ->
        [0] .
       *[other] { ": " }{ $units } so far.
    }
    .all = Everybody who can
    .resolve = Attack
ask-intervene = { $space } is attacked: play a marker from your hand?
    .play = Play
    .decline = Nothing
ask-combat-supports = Choose the support markers to use in the combat for { $space }, one of each class.
    .done = No more supports
ask-declare = Combat for { $space }: declare an elite bonus, the attacker also an armoured attack. Who helps so takes the first loss.
    .elite = Elite bonus with
    .armoured = Armoured attack
    .hourra = Hurrah, a step for one more exploitation
    .done = Go on
ask-choose-result = Your elite unit at { $space } lets you keep { $rolled } or take another tactical result.
    .result = Take
ask-river-or-ground = What blunts the attacker’s result at { $space }: the river, or the ground?
    .choose = Count
ask-hold-or-retreat = { $space }: { $result ->
        [AR] retreat a hex, or stay and lose 2 steps?
        [S] retreat a hex, or stay and lose a step?
       *[F] stay, or lose a step and retreat a hex?
    }
ask-loss = Choose the unit that loses the next step: { $due ->
        [one] one is due.
       *[other] { $due } are due.
    }
    .spare = Give up instead
ask-loss-first = Whoever gave the edge pays first. Choose the unit that loses the first step: { $due ->
        [one] one is due.
       *[other] { $due } are due.
    }
    .spare = Give up instead
ask-kampfgruppe = { $unit } is lost at { $space }. Form a Kampfgruppe from its remains?
    .done = No Kampfgruppe
ask-retreat-unit = Choose the unit to retreat next: { $hexes ->
        [one] 1 hex.
       *[other] { $hexes } hexes.
    }
    .unit = Retreat
ask-retreat = Choose where { $unit } retreats: { $left ->
        [0] there is no room here, it may go on.
        [one] one hex to go.
       *[other] { $left } hexes to go.
    }
    .to = Retreat to
    .stop = Stay, crowded
ask-react-unit = { $space } is attacked: choose a unit near by that reacts with half its movement.
    .unit = React with
    .done = No reaction
ask-react = Choose where { $unit } goes to help { $space }.
    .to = Go to
ask-advance = Choose the next unit to advance into { $space }.
    .advance = Advance
    .done = End the advance
ask-defenders-advance = The attackers are gone: choose a defender to advance into their hex.
    .advance = Advance
    .done = Stay
ask-advance-to = Choose the hex into which { $unit } advances.
    .to = Advance to
ask-exploit = Choose the units that may exploit: { exploit-left }.
    .mark = Exploit with
    .done = No more
ask-overstacked = Too many units in { $space }: choose one to eliminate.
    .lose = Eliminate
ask-arrivals = Choose the next reinforcement.
    .unit = Bring in
ask-arrival = Choose where { $unit } arrives.
    .to = Place in
    .reserve = STAVKA reserve
    .wait = Next turn
ask-rebuilt-where = Choose where { $unit } is rebuilt.
    .to = Place in

## Where we are

step-supply-phase = { $sideId ->
        [axis] Axis supply
       *[soviet] Soviet supply
    }
step-set-up = Set-up
step-turn = Turn { $turn }, { $name }
step-supports = { the-side } supports
step-place = Placing a marker
step-surprise-attack = Surprise attack
step-movement = { $sideId ->
        [axis] Axis movement
       *[soviet] Soviet movement
    }
step-exploitation-movement = Exploitation: movement
step-move = { $units }
step-rail-move = { $unit } by rail
step-combats = { $sideId ->
        [axis] Axis combat
       *[soviet] Soviet combat
    }
step-exploitation-combats = Exploitation: combat
step-gather = Against { $space }
step-combat = Combat for { $space }
step-losses = { $sideId ->
        [axis] Axis losses
       *[soviet] Soviet losses
    }
step-retreat = { $sideId ->
        [axis] Axis retreat
       *[soviet] Soviet retreat
    }
step-retreat-unit = { $unit }
step-react = { $sideId ->
        [axis] Axis reaction
       *[soviet] Soviet reaction
    }
step-advance = Advance into { $space }
step-defenders-advance = Defenders’ advance
step-exploit = Exploitation markers
step-reinforcement-phase = { the-side } reinforcements
step-arrivals = Arrivals
step-rebuild = Replacements

## What can be done

verb-unit = Choose
verb-to = To
verb-stop = Stop
verb-done = Done
verb-join = Take along
verb-train = By rail
verb-lift = Take up
verb-pontoon = Lay a pontoon
verb-attack = Attack
verb-add = Add
verb-all = All
verb-resolve = Attack
verb-use = Use
verb-elite = Elite bonus
verb-armoured = Armoured attack
verb-hourra = Hurrah!
verb-result = Take
verb-choose = Choose
verb-hold = Stay
verb-retreat = Retreat
verb-lose = Lose a step
verb-spare = Give up
verb-make = Kampfgruppe
verb-advance = Advance
verb-mark = Exploit
verb-box = Box
verb-decline = Nothing
verb-enter = Into the reserve
verb-give = Give
verb-go = Go on
verb-launch = Launch
verb-place = Place
verb-play = Play
verb-rebuild = Rebuild
verb-recall = Recall
verb-reserve = Into the reserve
verb-roll = Roll the die
verb-stay = Stay
verb-take = Take

choice-river = the river
choice-ground = the ground
choice-axis = the Axis box
choice- = no result
choice-AR = AR: retreat or lose 2 steps
choice-D1 = D1: one more enemy step
choice-Eng = Eng: a second round of losses
choice-E = E: one unit exploits
choice-E2 = E2: two units exploit
choice-E3 = E3: three units exploit
choice-R = R: reaction
choice-F = F: stay, or fall back at a price
choice-S = S: stand at a price, or retreat
choice-DR = DR: retreat 1 hex
choice-DR2 = DR2: retreat 2 hexes
choice-DR3 = DR3: retreat 3 hexes

choice-standing-rebuild = replacement points, and what supports do for rebuilding
choice-standing-intervene = a marker from your hand when you are attacked

## Why not

why-lake = { $space } is under water: { $unit } cannot go there.
why-out-of-play = { $space } is out of play: { $unit } cannot go there.
why-enemy = The enemy holds { $space }: { $unit } cannot go there.
why-may-not-end = { $unit } may pass { $space }, but not end its move there.
why-farther-from-hq = { $unit } is out of supply: it moves no farther from its nearest headquarters, so not to { $space }.
why-too-far = { $space } is out of reach of { $unit }.
why-not-here = { $unit } is not one of yours on the map.
why-moved-before = { $unit } has already moved.
why-fixed = { $unit } may not move in this phase.
why-no-train = No open railway leads { $unit } to a source of supply and on.
why-no-step = { $unit } has no hex to go to.
why-attacked-before = { $space } has already been attacked in this phase.
why-nobody-there = There is no enemy in { $space }.
why-no-attacker = No unit that may still attack is next to { $space }.
why-too-weak = The odds against { $space } are below 1/2, whatever markers help.
why-hq-never-attacks = A headquarters never attacks: { $unit } stays out of the fight for { $space }.
why-fought-before = { $unit } has already attacked in this phase: it cannot join against { $space }.
why-not-next-to = { $space } is not next to { $unit }.
why-nations-apart = Two of the Axis allies never attack together: { $unit } cannot join against { $space }.
why-not-alone = An ally that outnumbers the others attacks on its own, and has already done so this turn: it cannot attack { $space } like this.
why-not-exploiting = { $unit } has no exploitation marker: it cannot join against { $space }.
why-river-in-mud = In mud { $unit } cannot attack { $space } over the river.
why-not-away = { $space } leads { $unit } no farther from where its retreat began.
why-better-retreat = { $unit } cannot retreat to { $space }: another hex is freer of enemies, nearer to help, or has room.

## How it ends

ended-soviet-decisive = A decisive victory for the { $winners }.
ended-soviet-marginal = A marginal victory for the { $winners }.
ended-axis-decisive = A decisive victory for the { $winners }.
ended-axis-marginal = A marginal victory for the { $winners }.
ended-draw = A draw between { $winners }.
ending-soviet-decisive = Soviet decisive victory
ending-soviet-marginal = Soviet marginal victory
ending-axis-decisive = Axis decisive victory
ending-axis-marginal = Axis marginal victory
ending-draw = draw

## What is on the table

mark-reduced = reduced
mark-out-of-supply = out of supply
mark-exploiting = exploiting
mark-pontoon = with its pontoon
mark-moved = has moved
mark-fought = has fought
mark-elite = elite
mark-black = attack factor on black
mark-black-white = attack factor on black and white
mark-used = used
mark-supply-axis = Axis source of supply
mark-supply-soviet = Soviet source of supply
mark-supply-soviet-later = Soviet source of supply from turn { $count } on
mark-red-star = red star
mark-airfield = airfield

track-weather = weather
track-sky = sky
track-turn = turn
track-rail = rail points
track-replacements = replacement points

place-waiting = yet to come
place-reserve = STAVKA reserve
place-kampfgruppen = Kampfgruppen
place-eliminated = eliminated
place-axis = Axis supports
place-played-axis = played by the Axis
place-played-soviet = played by the Soviets

kind-clear = clear
kind-village = village
kind-city = city
kind-major = major city
kind-forest = forest
kind-marsh = marsh
kind-lake = lake
kind-sea = sea

kind-german-infantry-division = German infantry division
kind-german-panzer-division = German panzer division
kind-german-security-division = German security division
kind-german-luftwaffe-field-division = Luftwaffe field division
kind-german-infantry-kg = German infantry Kampfgruppe
kind-german-armoured-kg = German armoured Kampfgruppe
kind-german-hq = German headquarters
kind-romanian-infantry-division = Romanian infantry division
kind-romanian-cavalry-division = Romanian cavalry division
kind-romanian-armoured-division = Romanian armoured division
kind-romanian-hq = Romanian headquarters
kind-hungarian-armoured-division = Hungarian armoured division
kind-hungarian-hq = Hungarian headquarters
kind-soviet-guards-cavalry-corps = Soviet Guards cavalry corps
kind-soviet-tank-corps = Soviet tank corps
kind-soviet-guards-tank-corps = Soviet Guards tank corps
kind-soviet-mechanised-corps = Soviet mechanised corps
kind-soviet-guards-mechanised-corps = Soviet Guards mechanised corps
kind-soviet-hq = Soviet headquarters

nation-german = German
nation-romanian = Romanian
nation-hungarian = Hungarian
nation-soviet = Soviet

factor-attack = attack
factor-defence = defence
factor-movement = movement points
factor-radius = command radius

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

## Dice and draws

roll-weather = weather
roll-support = support marker drawn
roll-supports = supports received
roll-stalin = Stalin
roll-combat = combat
roll-engagement = engagement
roll-kampfgruppe = Kampfgruppe drawn

modifier-attack-river = over a river
modifier-attack-major-river = over a major river
modifier-attack-bridge = over a bridge on a major river
modifier-defence-village = village
modifier-defence-city = city
modifier-defence-major = major city
modifier-defence-forest = forest
modifier-defence-marsh = marsh
modifier-defence-frozen-river = behind a frozen river
modifier-attack-unsupplied = attackers out of supply
modifier-defence-unsupplied = defenders out of supply

chances-losses = steps lost
chances-attacker = for the attacker
chances-defender = for the defender
chances-attacker-elite = for the attacker, with an elite unit

result-none = nothing more
result-AR = the attacker retreats 1 hex or loses 2 steps
result-D1 = the defender loses one step more
result-Eng = the dice roll again, for losses only
result-E = one unit may exploit
result-E2 = two units may exploit
result-E3 = three units may exploit
result-E4 = four units may exploit
result-E5 = five units may exploit
result-R = a defender near by may move
result-F = the defender stays, or loses a step and retreats 1 hex
result-S = the defender loses a step, or retreats 1 hex
result-DR = the defender retreats 1 hex
result-DR2 = the defender retreats 2 hexes
result-DR3 = the defender retreats 3 hexes

## Overlays

overlay-supply-axis = Supply: Axis
overlay-supply-soviet = Supply: Soviets
overlay-control-axis = Control: Axis
overlay-control-soviet = Control: Soviets
overlay-rail-axis = Railways open to the Axis
overlay-command-of = Command radius
overlay-reach-of = Movement cost
overlay-retreat-of = Ways of retreat

## The printed map

border-bridge = bridge
border-ferry = ferry
legend-factor-black = counts for an armoured attack
legend-factor-black-white = helps in an armoured attack
legend-factor-ring = command radius
legend-elite = elite

## The reserve

ask-release = Choose the unit that leaves the reserve ({ $left } left).
    .unit = Release
    .done = No more
ask-release-place = Choose where { $unit } appears.
    .to = Place in
note-from-reserve = From the reserve: { $unit }, { $space }.
step-release = Release of reserves

## Reinforcements and withdrawals

note-hq-returned = The headquarters { $unit } is back, { $space }.
note-upgraded = { $victim } becomes { $unit }.
note-withdrawn = Withdrawn: { $unit }.
note-no-more-replacements = Withdrawals cannot be met: no more replacements for the { $sideId ->
        [axis] Axis.
       *[soviet] Soviets.
    }
ask-hq-back = Choose the headquarters that comes back next.
    .unit = Bring back
ask-hq-returns = Choose the town where { $unit } comes back.
    .to = Place in
ask-send-on = { $unit } has arrived: send it on by rail?
    .go = By rail
    .done = It stays
ask-withdraw = Choose the unit to withdraw for good ({ $left } left).
step-withdraw = Withdrawals
