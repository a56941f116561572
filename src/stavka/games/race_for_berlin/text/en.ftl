# The words of Race for Berlin. How ids and variables are made is told in stavka/words.py.
# Messages without such a prefix are pieces that others use; they share their variables.

game-title = Race for Berlin
game-blurb = April 1945. Zhukov and Konev race each other to the Reichstag, and each commands the Germans who stand in the other’s way.
scenario-campaign = The Berlin operation, 16 to 25 April 1945

side-zhukov = Zhukov
side-konev = Konev

## Pieces of other messages

token-name = { $token ->
        [1] “{ piece-token-1 }”
        [2] “{ piece-token-2 }”
        [3] “{ piece-token-3 }”
        [4] “{ piece-token-4 }”
        [5] “{ piece-token-5 }”
        [6] “{ piece-token-6 }”
        [7] “{ piece-token-7 }”
        [8] “{ piece-token-8 }”
        [9] “{ piece-token-9 }”
        [10] “{ piece-token-10 }”
        [11] “{ piece-token-11 }”
       *[none] a secret token
    }
nation = { $nationality ->
        [0] Soviet
       *[1] German
    }
date = { $turn ->
        [1] 16 April 1945
        [2] 17 April 1945
        [3] 18 April 1945
        [4] 19 April 1945
        [5] 20 April 1945
        [6] 21 April 1945
        [7] 22 April 1945
        [8] 23 April 1945
        [9] 24 April 1945
       *[10] 25 April 1945
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
        [0] one zone at the most
        [1] ½ movement point left
        [2] 1 movement point left
        [3] 1½ movement points left
        [4] 2 movement points left
        [5] 2½ movement points left
        [6] 3 movement points left
        [7] 3½ movement points left
        [8] 4 movement points left
       *[other] { $points } half movement points left
    }

## The log: the turn

note-turn = Turn { $turn }, { date }.
note-operation = Operation phase { $phase }.
note-impulse = { $side }: { nation } impulse.
note-passed = { $side } passes.
note-both-passed = Both marshals passed their Soviet impulse: operations end.
note-operations-test = End of operations? Die { $die }{ die-modifier } against phase { $phase }: { $ended ->
        [1] they end.
       *[0] another phase follows.
    }
note-end-test = End of the game? Die { $die }{ die-modifier }: { $ended ->
        [1] it ends.
       *[0] it goes on.
    }
note-game-over = Victory points: Zhukov { $zhukov }, Konev { $konev }. { $sidesCount ->
        [one] { $sides } wins.
       *[other] A draw.
    }

## The log: reinforcements and Americans

note-reinforcement = Reinforcements: { $units }, die { $die } + turn { $turn }, { $came ->
        [1] available.
       *[0] not yet.
    }
note-twelfth-army = Twelfth Army: die { $die } + turn { $turn }, { $came ->
        [1] it enters from next turn on.
       *[0] not yet.
    }
note-arrived = { $units } { $unitsCount ->
        [one] arrives
       *[other] arrive
    }: { $space }.
note-no-way-in = No zone is open to { $units }: { $unitsCount ->
        [one] it waits
       *[other] they wait
    }, without a new roll.
note-american-roll = Americans: die { $die }, { $track ->
        [0] no advance.
       *[other] advance on track { $track }.
    }
note-american-capture = The Americans capture { $space } (track { $track }).
note-american-test = { $unit } among the Americans: die { $die }, { $passed ->
        [1] it escapes.
       *[0] out of the game.
    }
note-refuge = { $unit } escapes to { $space }.
note-no-refuge = { $unit } finds no refuge: out of the game.
note-americans-stopped = Soviets and Americans meet at { $space }: the American advance is over for good.
note-americans-in-berlin = The Americans are in Berlin ({ $space }).

## The log: orders and events

note-hitler = Hitler’s orders: die { $die }, { $sideId ->
        [konev] the northern Germans ({ $side }) must counter-attack.
        [zhukov] the southern Germans ({ $side }) must counter-attack.
       *[none] none.
    }
note-order = Hitler’s order binds { $side }’s Germans: { $wanted ->
        [0] no division is able to obey.
        [one] { $close ->
                [1] one division must close with the Soviets.
               *[0] one division must attack.
            }
       *[other] { $close ->
                [1] { $wanted } divisions must close with the Soviets.
               *[0] { $wanted } divisions must attack.
            }
    }
note-event-drawn = { $side } draws { token-name }.
note-event-played = { $side } plays { token-name }.
note-event-discarded = { $side } discards { token-name }.
note-event-army = { token-name }: { $units }.
note-bridges = The bridges to { $space } are down. { $unitsCount ->
        [0] No Soviet unit is there.
       *[other] Out of supply: { $units }.
    }
note-conscripts = The conscripts collapse: { $unit } is reduced.

## The log: logistics

note-unsupplied = Out of supply: { $units }.
note-restored = { $unit } is back at full strength.
note-returned = { $unit } returns, reduced: { $space }.
note-converted = { $side } makes the replacement point a support point: { $support } in all.
note-forgone = { $unit } gives up its supply for a support point: { $support } in all.

## The log: operations

note-designated = { $unit }: { $mode ->
        [move] movement.
        [fight] combat.
        [reserve] reserve.
        [truck] movement, then combat.
       *[bombard] bombardment.
    }
note-westward = { $unit }, westward test: die { $die }, { $passed ->
        [1] free to go.
       *[0] no step west.
    }
note-moved = { $unit } moves: { $space }.
note-attack = { $side } attacks { $space }: { $units }.
note-combat = { $space }: { $attack } against { $defence }, { $odds }, die { $die }{ die-modifier }, { $result }.
note-storm = { $side } fights for { $space }: { $units }.
note-urban = { $space }: { $attack } against { $defence }, { $odds }, die { $die }{ die-modifier }, { $result }.
note-reduced = { $unit } is reduced.
note-destroyed = { $unit } is destroyed.
note-retreated = { $unit } retreats: { $space }.
note-no-retreat = { $unit } cannot retreat: it stays and loses another step.
note-removed = { $unit } surrenders to the Americans: out of the game.
note-guest = { $unit } takes shelter among the other marshal’s troops: { $space }.
note-guest-lost = { $unit } is lost with its hosts.
note-advanced = { $unit } advances: { $space }.
note-level = { $space }: urban progress from { $before } to { $level }.

## The log: victory points

note-zone-taken = { $side } takes { $space }: +{ $points } VP, { $total } in all.
note-zone-retaken = The Germans retake { $space }: { $side } { $points } VP, { $total } in all.
note-zone-american = { $space } is lost to the Americans: { $side } { $points } VP, { $total } in all.
note-berlin-taken = { $side } controls { $space }: +{ $points } VP, { $total } in all.
note-berlin-lost = { $side } loses control of { $space }: { $points } VP, { $total } in all.
note-berlin-abandoned = { $side } leaves { $space } empty: { $points } VP, { $total } in all.
note-bombardment = { $side } is the first to shell Berlin ({ $space }): +{ $points } VP, { $total } in all.
note-penetration = { $side } is the first to break into Berlin ({ $space }): +{ $points } VP, { $total } in all.
note-deepest = { $side } is deepest in Berlin: +{ $points } VP, { $total } in all.

## What is asked

ask-arrival = Choose the zone where { $units } { $unitsCount ->
        [one] arrives
       *[other] arrive
    }.
    .to = Arrive at
ask-refuge = Choose the zone where { $unit } escapes from the Americans in { $space }.
    .to = Escape to
ask-refuge-unit = Choose the unit that escapes next from the Americans in { $space }.
    .unit = Escape
ask-replacements = Use your replacement point and raise support ({ $support } now){ $point ->
        [1] .
       *[0] { ": the point is spent." }
    }
    .done = End replacements
ask-return = Choose the supply zone where { $unit } returns.
    .to = Return at
ask-designate = Designate your units, each with its mode: { $left ->
        [0] none left.
        [one] one left.
       *[other] { $left } left.
    }{ $token ->
        [0] { "" }
       *[other] { " " }In hand: { token-name }.
    }
    .move = Activate to move
    .fight = Activate to fight
    .reserve = Put in reserve
    .done = End designation, or pass
ask-move-unit = Choose the unit to move next.
    .unit = Move
    .done = Leave the others where they are
ask-reserve-unit = Choose the reserve to move next, with half its movement points.
    .unit = Move
    .done = Leave the others where they are
ask-move = Move { $unit } from { $space }: { movement-points }.
    .to = Go to
    .stop = Stop here
ask-move-free = Move { $unit } from { $space } by one zone, not into Berlin.
    .to = Go to
    .stop = Stay here
ask-free-move = Move the { nation } units that were not activated, one zone each.
    .unit = Move
    .done = End these moves
ask-make-room = { $space } holds too many: choose the unit that leaves it.
    .unit = Move
ask-fight = Choose the next zone to attack, or the Berlin zone to fight for.
    .done = End combat
ask-attackers = Choose the units that attack { $space }{ $unitsCount ->
        [0] .
       *[other] { ": " }{ $units } so far.
    }
    .resolve = Attack
ask-urban = Choose the units that fight for { $space }{ $unitsCount ->
        [0] .
       *[other] { ": " }{ $units } so far{ $extra ->
                [1] , with extra support.
               *[0] .
            }
    }
    .resolve = Roll for urban progress
ask-loss = Choose the unit that takes the next step: { $due ->
        [one] one is due.
       *[other] { $due } are due.
    }
ask-retreat-unit = Choose the unit to retreat next from { $space }.
    .unit = Retreat
ask-retreat = Choose where { $unit } retreats from { $space }.
    .to = Retreat to
ask-advance = Choose the units that advance into { $space }, an attacker first.
    .done = End the advance
ask-event-army = Name the army for { token-name }, by one of its counters.
ask-event-track = Choose the zone that the Americans take.
ask-bridges-window = Before the opponent’s Soviet impulse, bomb the bridges if you hold that token; or let it begin.
    .decline = Let the impulse begin
ask-conscripts-window = Before the fight ({ $units }), let German conscripts collapse if you hold that token; or let it begin.
    .decline = Let the fight begin
ask-heinrici-window = Play Heinrici, and the defenders of { $space } slip away unhurt; or let the die decide.
    .decline = Stand and fight
ask-keep-token = Keep or discard { token-name }.

choice-standing-bridges-window = the bridges over the Oder, before the opponent’s Soviet impulse
choice-standing-conscripts-window = the collapse of conscripts, when Germans attack you
choice-standing-heinrici-window = Heinrici, when your Germans are attacked

## Where we are

step-turn = Turn { $turn }, { date }
step-reinforcements = Reinforcements
step-arrival = Arrival of { $units }
step-american-advance = American advance
step-refuge = Escape from { $space }
step-hitlers-orders = Hitler’s orders
step-draw-events = Events
step-supply = Supply
step-replacements = Replacements, { $side }
step-return = Return
step-operations = Operation phase { $phase }
step-impulse = { nation } impulse, { $side }
step-designate = Designation
step-movement = Movement
step-reserve = Reserve
step-move = { $unit }
step-fights = Combat
step-combat = Attack on { $space }
step-urban = Fight for { $space }
step-losses = Losses
step-retreat = Retreat from { $space }
step-advance = Advance into { $space }
step-choose-army = Choice of an army
step-choose-track = Choice of a track
step-bridges-window = The Oder bridges
step-conscripts-window = Collapse of conscripts
step-heinrici-window = Heinrici
step-free-moves = Free moves
step-end-test = End of the game?
step-clean-up = End of turn

## What can be done

verb-to = To
verb-stop = Stop
verb-done = Done
verb-unit = Choose
verb-restore = Restore to full strength
verb-bring-back = Bring back, reduced
verb-convert = Make the point a support point
verb-forgo = Put out of supply for a support point
verb-move = Activate to move
verb-fight = Activate to fight
verb-reserve = Put in reserve
verb-truck = Activate to move, then fight
verb-bombard = Shell Berlin
verb-token = Play the token in hand
verb-attack = Attack
verb-storm = Fight for
verb-add = Add
verb-resolve = Roll the die
verb-spend = Spend a second support point
verb-reduce = Let the conscripts collapse
verb-lose = Take the loss
verb-advance = Advance
verb-army = Name
verb-track = Let the Americans take
verb-bridges = Bomb the bridges to
verb-heinrici = Play Heinrici
verb-decline = Decline
verb-keep = Keep
verb-discard = Discard

## Why not

why-other-group = { $unit } is not of the nationality and camp whose impulse this is.
why-off-map = { $unit } is not on the map.
why-used = { $unit } has been activated already this turn.
why-limit = No more units can be activated in this impulse.
why-obliged = Units that must come back, or close up with their army, are designated before { $unit }.
why-apart = The counters of this army are too far apart: { $unit } may only move, to close up with the other.
why-guest = { $unit } shelters among the other marshal’s troops: it may only move, to leave the zone.
why-reserve-unsupplied = { $unit } is out of supply: it cannot be put in reserve.
why-bombardment = { $unit } cannot shell Berlin: it is not next to a Berlin zone, or Berlin has been shelled before.
why-american-fight = { $unit } is in an American zone: it cannot attack from there.
why-hitler = Hitler’s order comes first: with { $unit } so employed, too few divisions would be left to obey it.
why-no-zone = { $unit } can only go to a zone of the map: { $space } is none.
why-american = { $space } is American: { $unit } may not enter.
why-berlin-free = { $space } is in Berlin: { $unit } may not enter by a free move.
why-enemy = The enemy holds { $space }: { $unit } may not enter.
why-other-camp = The other marshal’s troops are in { $space }: { $unit } may not enter.
why-boundary = { $space } lies beyond the boundary between the fronts.
why-oder-neisse = { $space } lies across the Oder-Neisse: { $unit } may not cross it.
why-westward = { $space } lies to the west: { $unit } has failed its test.
why-berlin-contested = Soviet troops are in { $space }: { $unit } may not enter from outside Berlin.
why-berlin-held = Soviet troops are in the same Berlin zone: { $unit } may not leave the city for { $space }.
why-stacking = { $space } is full: there is no room for { $unit }.
why-too-far = { $space } is out of reach of { $unit }.
why-duty = { $unit } may not end its move in { $space }: it has a duty to go elsewhere.
why-berlin-attack = { $space } is in Berlin: it is fought for by urban progress, not attacked.
why-not-berlin = { $space } is not in Berlin: it is attacked, not rolled for.
why-nobody-to-roll = No unit in combat mode that can still fight stands in { $space }.
why-no-support = An urban progress roll in { $space } costs a support point, and there is none left.
why-roll-unsupplied = The troops in { $space } are out of supply: they cannot make an urban progress roll.
why-attacked = { $space } has been attacked already in this impulse.
why-nobody = There is no enemy in { $space }.
why-not-adjacent = No unit that can still fight is able to attack { $space } and advance into it.
why-berlin-retreat = { $unit } may not retreat to { $space }, in Berlin: the zone is not under its control.
why-retreat-class = { $unit } may not retreat to { $space }: a zone that has priority is open to it.

## How it ends

ended-americans = The Americans are in Berlin: both marshals lose.
ended-turn-10 = The tenth turn is over. { $winnersCount ->
        [one] { $winners } leads the victory parade.
       *[other] A draw between { $winners }.
    }
ended-end-roll = Berlin is ringed and the race is over. { $winnersCount ->
        [one] { $winners } leads the victory parade.
       *[other] A draw between { $winners }.
    }
ending-americans = the Americans reached Berlin
ending-turn-10 = turn 10
ending-end-roll = end roll

## What is on the table

mark-reduced = reduced
mark-used = activated
mark-unsupplied = out of supply
mark-guest = guest
mark-moving = to move
mark-fighting = to fight
mark-reserve = in reserve
mark-rybalko = crosses rivers
mark-everyone = everyone to the front
mark-trucks = trucks
mark-value = { $count } VP
mark-garrison = garrison { $count }
mark-entrenched = entrenched
mark-supply = supply zone
mark-american = American
mark-level = progress { $count }
mark-ready = may be used

track-turn = turn
track-operation = operation phase
track-victory = victory points
track-support = support points
track-american-1 = American track 1
track-american-2 = American track 2
track-american-3 = American track 3

piece-token-1 = Heinrici
piece-token-2 = Rybalko crosses the Spree
piece-token-3 = The Allies press on to Berlin
piece-token-4 = Planned retreat
piece-token-5 = Speer and Heinrici try to save Berlin
piece-token-6 = Everyone to the front
piece-token-7 = Trucks
piece-token-8 = Collapse of German conscripts
piece-token-9 = The Luftwaffe destroys the Oder bridges
piece-token-10 = Coordination
piece-token-11 = Surprise counter-attack
piece-order = Hitler’s order to counter-attack
piece-americans-stopped = the American advance is over
piece-speer = garrisons of 10 at the most this turn
piece-planned-retreat = no westward tests this turn
piece-surprise = attacking Germans count double in this impulse
piece-twelfth-army = the Twelfth Army is coming
piece-bombardment = for the first to shell Berlin
piece-penetration = for the first to break into Berlin

place-waiting = yet to come
place-destroyed = destroyed
place-removed = out of the game
place-hand = in hand
place-cup = in the cup
place-out = out of the game
place-order = orders
place-americans = Americans
place-in-force = in force
place-awards = points still to be won

kind-soviet-infantry = Soviet infantry
kind-soviet-mechanised = Soviet mechanised
kind-soviet-armoured = Soviet armoured
kind-german-infantry = German infantry
kind-german-mechanised = German mechanised
kind-german-armoured = German armoured
kind-plain = plain
kind-difficult = difficult terrain
kind-wooded = woods
kind-urban = Berlin

factor-strength = strength
factor-movement = movement points

## Dice and draws

roll-reinforcement = reinforcements
roll-twelfth-army = Twelfth Army
roll-american = American advance
roll-american-test = escape from the Americans
roll-hitler = Hitler’s orders
roll-event = event token
roll-operations = end of operations
roll-westward = westward test
roll-combat = combat
roll-urban = urban progress
roll-end = end of the game

modifier-odds = odds
modifier-whole-army = a complete Soviet army
modifier-several-zones = attack from several zones
modifier-armour-difficult = armour into difficult terrain
modifier-armour-plain = armour in the open, none against it
modifier-wooded = wooded zone
modifier-entrenched = across entrenchments
modifier-everyone = Everyone to the front
modifier-adjacent-control = adjacent Berlin zones controlled
modifier-extra-support = second support point

nation-soviet = Soviet
nation-german = German

border-oder-neisse = Oder-Neisse
border-trench = entrenchment line

sign-level = ▮
sign-american = ☆
sign-guest = ◇
sign-rybalko = ≈
sign-everyone = »
sign-trucks = ◦

result-A3 = the attacker loses 3 steps
result-A2 = the attacker loses 2 steps
result-A1 = the attacker loses 1 step
result-A2D1 = the attacker loses 2 steps, the defender 1
result-A1D1 = both lose 1 step
result-A1D1R = both lose 1 step, the defender retreats
result-D1 = the defender loses 1 step
result-R = the defender retreats
result-D1R = the defender loses 1 step and retreats
result-D2R = the defender loses 2 steps and retreats
result-D3R = the defender loses 3 steps and retreats
result-none = no effect
result-1A1 = progress 1, the attacker loses 1 step
result-1A1D1 = progress 1, both lose 1 step
result-1D1 = progress 1, the defender loses 1 step
result-2A1D1 = progress 2, both lose 1 step
result-2D1 = progress 2, the defender loses 1 step
result-3D1 = progress 3, the defender loses 1 step

## Overlays

overlay-supply-zhukov = Supply: Zhukov
overlay-supply-konev = Supply: Konev
overlay-supply-german = Supply: Germans
overlay-control = Control
overlay-activation = Activation
overlay-reach-of = Movement cost

## The printed map

place-berlin = Berlin
map-subtitle = 16 to 25 April 1945
map-scale = Round Berlin, the Oder and the Neisse the land is drawn larger.
border-boundary = between Zhukov and Konev
border-advance = American track
line-2nd-belorussian-front = 2nd Belorussian Front
line-finow-canal = Finow Canal
line-schwarze-elster = Schwarze Elster
cell-turn-1 = 16 April
cell-turn-2 = 17 April
cell-turn-3 = 18 April
cell-turn-4 = 19 April
cell-turn-5 = 20 April
cell-turn-6 = 21 April
cell-turn-7 = 22 April
cell-turn-8 = 23 April
cell-turn-9 = 24 April
cell-turn-10 = 25 April
