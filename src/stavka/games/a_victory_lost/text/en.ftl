# The words of A Victory Lost. How ids and variables are made is told in stavka/words.py.
# Messages without such a prefix are pieces that others use; they share their variables.

game-title = A Victory Lost
game-blurb = Winter 1942. The Soviets drive west from the Don to cut off all who flee the Caucasus; Manstein saves what he can, then strikes back.
scenario-campaign = Crisis in Ukraine, 17 December 1942 to 16 March 1943

option-soviet-mech-vp = For the Soviets: a German mechanised unit lost is worth 5 VP, not 3 (15.0.1)
option-soviet-administrative-movement = For the Soviets: one movement point more for a move clear of enemy zones of control (15.0.1)
option-late-1pza = For the Soviets: 1st Panzer Army arrives on turn 5 (15.0.1)
option-early-manstein = For the Axis: Manstein’s chits may go into the bag on the turn they arrive (15.0.2)
option-soviet-precommit = For the Axis: the Soviets select their chits a turn ahead (15.0.2)
option-free-axis-chit = For the Axis: one chit is played on turn 1 without a draw (15.0.2)
option-free-setup = Set-up: each unit on any symbol of its colour and kind (3.0)
option-hexside-crossing = Major rivers: crossed only at the hexside where the move begins (8.1.3)
choice-off = no
choice-on = yes

side-axis = Axis
side-soviet = Soviets

## Pieces of other messages

chit-name = { $chit ->
        [Manstein-1] Manstein
        [Manstein-2] Manstein
       *[other] { $chit }
    }
combat-result = { $attacker ->
        [0] { $defender ->
            [0] { $retreat ->
                [0] no effect
               *[other] { retreat-of }
            }
           *[other] the defender loses { $defender } { $defender ->
                [1] step
               *[other] steps
            }{ $retreat ->
                [0] { "" }
               *[other] , then { retreat-of }
            }
        }
       *[other] the attacker loses { $attacker } { $attacker ->
            [1] step
           *[other] steps
        }
    }
retreat-of = { $retreat ->
        [1] the defenders retreat 1 hex
       *[other] the defenders retreat { $retreat } hexes
    }
date = { $turn ->
        [1] 17 to 26 December 1942
        [2] 27 December 1942 to 5 January 1943
        [3] 6 to 15 January 1943
        [4] 16 to 25 January 1943
        [5] 26 January to 4 February 1943
        [6] 5 to 14 February 1943
        [7] 15 to 24 February 1943
        [8] 25 February to 6 March 1943
       *[9] 7 to 16 March 1943
    }
movement-points = { $points ->
        [one] 1 movement point left
       *[other] { $points } movement points left
    }
chits-left = { $left ->
        [one] one more
       *[other] { $left } more
    }

## The log: the turn and its chits

note-turn = Turn { $turn }, { date }.
note-chits-picked = { $chits ->
        [none] The Soviets pick their chits for the whole game, in secret.
       *[other] The Soviets pick, beside STAVKA, their chits for the whole game: { $chits }.
    }
note-plan-lost = { $count ->
        [one] A chit that the Soviets had planned is gone with its HQ.
       *[other] { $count } chits that the Soviets had planned are gone with their HQs.
    }
note-chits-selected = { $sideId ->
        [axis] The Axis puts
       *[soviet] The Soviets put
    } { $count ->
        [one] one chit
       *[other] { $count } chits
    } into the bag{ $chits ->
        [none] .
       *[other] { ": " }{ $chits }.
    }
note-chits-received = { $chitsCount ->
        [one] New Axis chit
       *[other] New Axis chits
    }: { $chits ->
        [Manstein-1] Manstein
        [Manstein-2] Manstein
       *[other] { $chits }
    }.
note-drawn = { $sideId ->
        [axis] Axis
       *[soviet] Soviet
    } chit drawn: { chit-name }.
note-activated = Headquarters activated: { $units }.
note-no-hq = { chit-name } has no headquarters in play: nobody is activated.
note-manstein-refused = The Axis puts { chit-name } back into the bag.

## The log: movement and combat

note-moved = { $unit } moves to { $space }.
note-overrun = { $unit } overruns the headquarters of { $victim } in { $space }.
note-attack = { $sideId ->
        [axis] The Axis attacks
       *[soviet] The Soviets attack
    } { $space } ({ $defenders }) with { $units }.
note-combat = { $space }: { $attack } against { $defence }, { $odds } after terrain, die { $die }, result { $result }: { combat-result }.
note-reduced = { $unit } loses a step: reduced.
note-eliminated = { $unit } is eliminated{ $points ->
        [0] .
       *[other] { "" }: { $points } VP. Axis { $axis }, Soviets { $soviet }.
    }
note-retreated = { $unit } retreats to { $space }.
note-advanced = { $unit } advances to { $space }.
note-captured = { $sideId ->
        [axis] The Axis retakes
       *[soviet] The Soviets take
    } { $space }. Victory points: Axis { $axis }, Soviets { $soviet }.

## The log: headquarters, supply, reinforcements

note-hq-alone = The headquarters of { $unit } has lost all who stood with it.
note-repositioned = The headquarters of { $unit } is repositioned in { $space }.
note-returns = The headquarters of { $unit } finds no place: it comes back by rail on turn { $turn }.
note-hq-removed = The headquarters of { $unit } leaves the game, and its chit with it{ $pile ->
        [bag] { "" } (it was in the bag).
        [pool] { "" } (it was not in the bag).
       *[none] .
    }
note-unsupplied = Out of supply: { $units }.
note-isolated = Isolated: { $units }.
note-resupplied = Back in supply: { $units }.
note-boxed = { $unit } waits in the reinforcement box { $box }.
note-placed = Reinforcement by rail: { $unit }, { $space }.

## The log: the end

note-cut-off-at-end = Out of supply at the end, counted as eliminated: { $units }.
note-game-over = Victory points: Axis { $axis }, Soviets { $soviet }. { $sidesCount ->
        [0] A draw.
       *[other] Victory for the { $sides }.
    }

## What is asked

ask-deploy-unit = Choose the next unit to set up, on a symbol of its colour.
    .unit = Set up
    .done = Set up the rest as listed
ask-deploy = Choose the hex where { $unit } begins.
    .to = Set up in
ask-pick-chits = Pick the chits that you will have beside STAVKA for the whole game: { chits-left }.
    .chit = Pick
ask-select-chits = Select the chits that go into the bag this turn: { chits-left }.
    .chit = Put into the bag
ask-plan-chits = Select the chits that go into the bag next turn: { chits-left }.
    .chit = Note for next turn
ask-special-combat = Choose the headquarters whose units fight before the first draw, without moving.
    .hq = Fight with the units of
    .done = No special combat
ask-free-chit = Choose the chit to play at once, without a draw.
    .chit = Play
ask-manstein = Choose the headquarters that Manstein activates.
    .hq = Activate
    .refuse = Put Manstein back into the bag
ask-move-unit = Choose the unit to move next.
    .unit = Move
    .done = End movement
ask-move = Move { $unit }: { movement-points }.
    .to = Go to
    .stop = Stop here
ask-enter = Choose the hex by which { $unit } enters the map: { movement-points }.
    .to = Enter by
ask-combat = Choose the next hex to attack.
    .done = End combat
ask-attackers = Choose the units that attack { $space }{ $unitsCount ->
        [0] .
       *[other] { ": " }{ $units } so far.
    }
    .resolve = Attack: roll the die
ask-loss = Choose the unit that loses the next step: { $due ->
        [one] one is due.
       *[other] { $due } are due.
    }
ask-retreat-unit = Choose the unit to retreat next from { $space }.
    .unit = Retreat
ask-retreat = Choose where { $unit } retreats: { $left ->
        [one] one hex to go.
       *[other] { $left } hexes to go.
    }
    .to = Retreat to
ask-retreat-hq = Choose the units that the headquarters of { $unit } follows in their retreat.
    .to = Follow to
ask-advance-unit = Choose the next unit to advance after combat into { $space }.
    .unit = Advance
    .done = End the advance
ask-advance = Choose where { $unit } ends its advance: in { $space }, or one hex beyond.
    .to = Advance to
ask-reposition-hq = Choose the headquarters out of supply to reposition next.
    .hq = Reposition
ask-reposition = Choose where the headquarters of { $unit }, lifted from { $space }, is repositioned.
    .to = Put down in
ask-place-unit = Choose the reinforcement to place next.
    .unit = Place
ask-place = Choose the railway hex where { $unit } arrives.
    .to = Place in

## Where we are

step-turn = Turn { $turn }, { date }
step-deploy = { $sideId ->
        [axis] Axis set-up
       *[soviet] Soviet set-up
    }
step-pick-chits = Soviet chits for the game
step-select-chits = Selection of chits
step-special-combat = Special combat
step-free-chit = A chit without a draw
step-activations = Activation
step-activated = { $unitsCount ->
        [one] { $units }
       *[other] STAVKA
    }
step-manstein = Manstein
step-movement = Movement
step-move = { $unit }
step-combats = Combat
step-combat = Attack on { $space }
step-losses = { $sideId ->
        [axis] Axis losses
       *[soviet] Soviet losses
    }
step-retreat = Retreat from { $space }
step-retreat-unit = { $unit }
step-advance = Advance into { $space }
step-reposition = Repositioning of { $unit }
step-supply = Supply
step-reinforcements = { $sideId ->
        [axis] Axis reinforcements
       *[soviet] Soviet reinforcements
    }
step-hq-removal = Removal of headquarters
step-sudden-death = Sudden death

## What can be done

verb-unit = Choose
verb-to = To
verb-stop = Stop
verb-done = Done
verb-chit = Choose
verb-historical = Take the next that history took
verb-hq = Choose
verb-refuse = Refuse
verb-attack = Attack
verb-add = Add
verb-resolve = Roll the die
verb-lose = Lose a step

## Why not

why-no-hex = { $space } cannot be entered: water, off the map, or across an impassable hexside.
why-pocket = { $space } is in the Stalingrad pocket, which nobody may use until the end of turn 4.
why-enemy = The enemy holds { $space }.
why-enemy-zone = { $space } is in an enemy zone of control.
why-stacking = { $space } has no room: two combat units and one headquarters in a hex, and no two of the Axis allies together.
why-too-far = { $space } is out of reach.
why-hq-cannot-overrun = A headquarters overruns nobody: { $unit } cannot enter { $space }.
why-not-an-entry = { $unit } cannot enter the map by { $space }: it is not beside its box, or too costly.
why-river-in-zones = No major river is crossed between two hexes in enemy zones of control: { $unit } cannot go to { $space }.
why-not-by-the-river = { $unit } did not begin beside this major river: it cannot cross to { $space } without a bridge.
why-crossing-first = { $unit } cannot cross to { $space }: by the option of this game, a major river without a bridge is crossed with the first hex or not at all.
why-attacked-before = { $space } has been attacked already in this combat sequence.
why-hq-alone = A headquarters stands alone in { $space }: it is overrun, not attacked.
why-nobody-there = There is no enemy unit in { $space }.
why-no-attacker = No activated unit that has not fought yet is next to { $space }.
why-not-across = An impassable hexside lies between { $space } and the activated units next to it: nobody attacks across it.
why-too-weak = The odds against { $space } are below 1-1: there is no such attack.
why-not-next-to = { $space } is not next to { $unit }: a retreat goes hex by hex.
why-been-there = { $unit } has already been in { $space } during this retreat.
why-better-retreat = { $unit } cannot retreat to { $space }: another way meets fewer enemy zones of control, leads nearer to supply, or has room.
why-hq-follows = The headquarters of { $unit } advances only to where units of its stack have gone: { $space } is not such a hex.
why-one-hex-only = { $unit } is not mechanised: it advances no further than the attacked hex, not to { $space }.
why-river-ends-advance = { $unit } cannot advance to { $space }: a major river without a bridge ends an advance, and is not crossed in its second hex.
why-too-near = { $space } is too near: a headquarters is repositioned at least 4 hexes away.
why-not-to-the-rear = { $space } is no nearer to a friendly source of supply.
why-no-line = No supply line can be traced from { $space }.
why-too-far-back = A hex nearer than { $space } is open to { $unit }: the distance is as short as possible.
why-no-rail = { $space } is on no railway.
why-rail-cut = No railway free of enemies and their zones of control joins { $space } to a friendly source of supply.

## How it ends

ended-sudden-death = Sudden death: a lead of 30 victory points. { $winnersCount ->
        [0] Nobody wins.
       *[other] Victory for the { $winners }.
    }
ended-last-turn = The ninth turn is over. { $winnersCount ->
        [0] A draw.
       *[other] Victory for the { $winners }.
    }
ending-sudden-death = sudden death
ending-last-turn = turn 9

## What is on the table

mark-reduced = reduced
mark-unsupplied = out of supply
mark-isolated = isolated
mark-active = activated
mark-moved = has moved
mark-fought = has fought
mark-city = victory city, { $count } VP
mark-supply-axis = Axis source of supply
mark-supply-soviet = Soviet source of supply
mark-pocket = Stalingrad pocket

track-turn = turn
track-victory = victory points
track-axis-com = chits this turn

piece-chit-4PzA = 4th Panzer Army
piece-chit-Hollidt = Army Detachment Hollidt
piece-chit-R3A = Romanian 3rd Army
piece-chit-It8A = Italian 8th Army
piece-chit-H2A = Hungarian 2nd Army
piece-chit-F-Pico = Detachment Fretter-Pico
piece-chit-1PzA = 1st Panzer Army
piece-chit-Kempf = Army Detachment Kempf
piece-chit-Manstein-1 = Manstein (1)
piece-chit-Manstein-2 = Manstein (2)
piece-chit-STAVKA = STAVKA
piece-chit-40A = 40th Army
piece-chit-6A = 6th Army
piece-chit-1GdA = 1st Guards Army
piece-chit-3GdA = 3rd Guards Army
piece-chit-5TkA = 5th Tank Army
piece-chit-5ShA = 5th Shock Army
piece-chit-2GdA = 2nd Guards Army
piece-chit-51A = 51st Army
piece-chit-28A = 28th Army
piece-chit-3TkA = 3rd Tank Army
piece-chit-Popov = Mobile Group Popov
piece-chit-69A = 69th Army

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

place-waiting = yet to come
place-1PzA = 1st Panzer Army, to enter
place-28A = 28th Army, to enter
place-eliminated = eliminated
place-removed = headquarters out of the game
place-bag = in the bag
place-inactive = inactive chits
place-played = played chits
place-planned = noted for next turn
place-chosen = selected
place-next = selected for next turn

kind-german-infantry = German infantry
kind-german-panzer = German panzers
kind-german-panzergrenadier = German panzergrenadiers
kind-german-motorised = German motorised infantry
kind-german-mountain = German mountain troops
kind-german-security = German security troops
kind-german-luftwaffe-field = Luftwaffe field troops
kind-german-alarm-group = German alarm group
kind-german-hq = German headquarters
kind-italian-infantry = Italian infantry
kind-italian-alpine = Italian alpine troops
kind-italian-fast = Italian fast troops
kind-italian-hq = Italian headquarters
kind-hungarian-infantry = Hungarian infantry
kind-hungarian-armoured = Hungarian armour
kind-hungarian-hq = Hungarian headquarters
kind-romanian-infantry = Romanian infantry
kind-romanian-motorised = Romanian motorised cavalry
kind-romanian-hq = Romanian headquarters
kind-soviet-rifle = Soviet rifles
kind-soviet-guards-rifle = Soviet Guards rifles
kind-soviet-tank = Soviet tanks
kind-soviet-guards-tank = Soviet Guards tanks
kind-soviet-mechanised = Soviet mechanised
kind-soviet-guards-mechanised = Soviet Guards mechanised
kind-soviet-cavalry = Soviet cavalry
kind-soviet-guards-cavalry = Soviet Guards cavalry
kind-soviet-hq = Soviet headquarters
kind-clear = clear
kind-rough = rough
kind-water = water

nation-german = German
nation-italian = Italian
nation-hungarian = Hungarian
nation-romanian = Romanian
nation-soviet = Soviet

factor-attack = attack
factor-defence = defence
factor-combat = combat strength
factor-movement = movement points
factor-radius = command radius

border-minor = minor river
border-major = major river
border-major-Don = Don
border-major-Dnieper = Dnieper
border-major-Volga = Volga
border-major-Donets-lower = Donets
border-impassable = impassable

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

## Dice and draws

roll-chit = chit drawn
roll-combat = combat

modifier-attack-halved = attackers halved: across a river, out of supply
modifier-defence-halved = isolated defenders halved
modifier-rough = rough terrain, in columns
modifier-victory-city = victory city, in columns

result-A1 = the attacker loses 1 step
result-none = no effect
result-DR = the defender retreats 1 hex
result-DR2 = the defender retreats 2 hexes
result-1DR = the defender loses 1 step and retreats 1 hex
result-1DR2 = the defender loses 1 step and retreats 2 hexes
result-2DR2 = the defender loses 2 steps and retreats 2 hexes
result-3DR2 = the defender loses 3 steps and retreats 2 hexes
result-4DR2 = the defender loses 4 steps and retreats 2 hexes

## Overlays

overlay-zones-axis = Zones of control: Axis
overlay-zones-soviet = Zones of control: Soviets
overlay-supply-axis = Supply: Axis
overlay-supply-soviet = Supply: Soviets
overlay-rail-axis = Railways open to the Axis
overlay-rail-soviet = Railways open to the Soviets
overlay-command-of = Command radius
overlay-reach-of = Movement cost
overlay-retreat-of = Ways of retreat

## The printed map

map-subtitle = Crisis in Ukraine, December 1942 to March 1943
map-scale = A hex is about 13 km across, a turn about ten days.
border-bridge = bridge over a major river
border-entry = way in for 1PzA and 28A
line-sea-of-azov = Sea of Azov
line-stalingrad-pocket = Stalingrad pocket
line-dnieper = Dnieper
line-aidar = Aidar
line-derkul = Derkul
line-bystraya = Bystraya
line-krasnaya = Krasnaya
line-korocha-nezhegol = Korocha, Nezhegol
line-tikhaya-sosna = Tikhaya Sosna
line-chernaya-kalitva = Chernaya Kalitva
line-bogucharka = Bogucharka
line-bityug = Bityug
line-tolucheyevka = Tolucheyevka
line-buzuluk = Buzuluk
line-ilovlya = Ilovlya
line-chir = Chir
line-myshkova = Myshkova
line-aksai-yesaulovsky = Aksai Yesaulovsky
line-manych = Manych
line-tuzlov = Tuzlov
line-mius = Mius
line-kalmius = Kalmius
line-yeya = Yeya
line-molochnaya = Molochnaya
line-volchya = Volchya
cell-turn-1 = 17–26 Dec
cell-turn-2 = 27 Dec–5 Jan
cell-turn-3 = 6–15 Jan
cell-turn-4 = 16–25 Jan
cell-turn-5 = 26 Jan–4 Feb
cell-turn-6 = 5–14 Feb
cell-turn-7 = 15–24 Feb
cell-turn-8 = 25 Feb–6 Mar
cell-turn-9 = 7–16 Mar
