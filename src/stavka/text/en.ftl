# The words of the interface: what the command line and the terminal say, whatever the game.
# The words of a game are in its own folder. Ids and variables are the same in every language.

labelled = { $label }: { $text }
percent = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 3) }
list-and = { $first } and { $last }

## Errors: what is wrong with a command. Those of the engine speak English by themselves.

error-hint = { $near ->
        [none] { "" }
       *[other] { " " }Did you mean '{ $near }'?
    }
error = Error: { $message }
aborted = stopped.
error-no-file = there is no file { $file }.
error-is-folder = { $file } is a folder, not a game.
error-not-text = { $file } is not a position: it is not UTF-8 text.
error-cannot-read = cannot read { $file }: { $reason }.
error-cannot-write = cannot write { $file }: { $reason }.
error-file-exists = { $file } exists already; give --force to overwrite it.
error-file-exists-play = { $file } exists already; to go on with that game: stavka play { $file }
error-bad-option = an option is given as name=value, not { $option }.
error-no-side = { $name } is not a side of this game: { $known }.{ error-hint }
error-no-such-action = this game has { $count ->
        [one] one action
       *[other] { $count } actions
    }, not { $given }.
error-no-picture = cannot draw { $file }: the name of a picture ends in .svg or .png.
error-no-such-limit = there is no limit “{ $name }”; there are { $known }.{ error-hint }
error-bad-limit = the limit { $name } is a number above 0, such as { $usual }.
error-no-file-or-game = there is no file and no game { $name }; the games are { $known }.{ error-hint }
error-as-or-hotseat = choose either --as SIDE or --hotseat.

## Headings

head-game = game
head-title = title
head-scenarios = scenarios
head-state = state
head-space = where
head-ground = ground
head-border = border
head-force = who
head-units = units
head-log = What happened last
head-number = no.
head-after = action
head-purpose = for
head-result = result
head-winner = winner
head-games = games
head-share = share
head-interval = 95% interval
head-ended = end
head-track = track at the end
head-mean = mean
head-low = lowest
head-high = highest
head-microseconds = microseconds

stage-planned = planned
stage-alpha = first trial
stage-beta = on trial
stage-playable = playable

## Games as files

begun = { $title }, { $scenario }: the game is in { $file }. To play it: stavka play { $file }
goes-on = { $file } was played under other rules (version { $found }; these are version { $expected }). The game goes on from its last state; what came before cannot be replayed.
drawn = The picture is in { $file }.
actions-made = { $count ->
        [0] No action made yet.
        [one] One action made.
       *[other] { $count } actions made.
    }
action = { $side } – { $done }
waiting = Waiting for { $sides }.
ended = The game is over. { $winnersCount ->
        [0] Nobody wins.
        [one] { $winners } wins.
       *[other] A draw between { $winners }.
    }
piece-hidden = face down

## The map

force = { $nation } ({ $side })
held-by = held by
next-to = next to
nobody-there = nobody there
border-river = river
border-road = road
border-rail = railway

sign-plain = ·
sign-wooded = ♣
sign-difficult = ▲
sign-urban = ▦
sign-value = ★
sign-garrison = ⌂
sign-entrenched = ≡
sign-supply = +
sign-reduced = ▾
sign-used = •
sign-unsupplied = !
sign-moving = →
sign-fighting = ×
sign-reserve = ○

## Fights

strengths = { $attack } against { $defence }, odds { $odds }
to-the-die = in all, to the die
to-the-column = columns in all

## Dice

one-of = { $result } of { $faces }
faces = { $rolls ->
        [one] One number
       *[other] { $rolls } numbers
    } from 1 to { $faces }:
chi-square = { $expected } of each expected; chi-square { $chi }. Fair dice stray at least this far with probability { $p }.
too-few = { $expected } of each expected: too few to judge the dice by.
seed-commitment = Fingerprint of the seed: { $hash }
audit-ok = OK: { $count ->
        [one] one action is
       *[other] { $count } actions are
    } legal, every die follows from the seed, and the final state is { $state }.

## Rules

chapter = { $name } – { $count ->
        [one] one rule
       *[other] { $count } rules
    }
coverage = { $covered } of { $testable } testable rules have a test{ $excused ->
        [0] .
        [one] , or a written reason to have none (one).
       *[other] , or a written reason to have none ({ $excused }).
    }
check-clean = { $game }: clean.
check-problems = { $count ->
        [one] One problem.
       *[other] { $count } problems.
    }

## Many games

playing = Playing
simulated = { $games ->
        [one] One game
       *[other] { $games } games
    } by random play (seed { $seed }): { $actions } decisions, { $rate } a second on one core.
game-length = Length in actions: { $mean } on average, from { $low } to { $high }.
nobody = nobody
ended-drawn = draw: { $winners }

bench-play = random play
bench-moments = sampling moments
bench-decision = decisions
bench-copy = copies
bench-view = views
bench-replay = replay
bench-rate = { $rate } decisions a second in random play on one core ({ $games ->
        [one] one game
       *[other] { $games } games
    }, { $actions } actions).
time-decision = a decision is worked out
time-action = from an action to the next decision
time-copy = a copy for search
time-full-copy = a copy with its log
time-digest = a fingerprint of the state
time-view = what a side may know
time-replayed = an action is replayed

## Play

which-game = What would you like to play?
new-game = a new game of { $title }
go-on = go on with { $file }
which-mode = Who plays?
against = I play { $side }, the computer the other side
hotseat = two players at this screen
type-a-number = Type a number from 1 to { $count }.
saved-in = Every action is saved in { $file }
keys-hint = Type the number or the name of a choice; m for the map, ? for help, q to leave.
keys =
    a number      take that choice; it is always the menu’s number, even where a unit is called so
    a name        the same by name, or by the beginning of it: a unit, a place, an action
    action name   both, where two actions are offered for the same thing
    ?             this help
    u             undo your last action, as long as nothing was rolled or drawn since
    l             the log
    m             the map: tracks, where everybody stands, what is in hand
    m name        one place, with what is in it and beside it; or one unit
    b             where we are in the sequence of play
    r             the rule behind the question; r 8.3 for any other
    d             don’t ask me this again; elsewhere, what I am not asked (d 1 to be asked again)
    s             save now (every action is saved anyway)
    q             leave; the game is kept
which = Which of these?
not-offered = { $name } is not among the choices ({ $rule }).
not-understood = I know nothing called “{ $typed }” here. Type ? for help.
nothing-yet = Nothing has happened yet.
hand-over = { $last ->
        [none] The next choice is for { $side } alone to see.
       *[other] { $last }, look away: the next choice is for { $side }.
    }
press-enter = { $side }, press Enter when you are alone with the screen…
undo-nothing = There is nothing to undo.
undo-other = The last choice was not yours.
undo-chance = Dice were rolled or something was drawn since: this cannot be undone.
undo-seen = You have seen something of the other side’s since: this cannot be undone.
undo-rules = The rules of the game have changed since: this cannot be undone.
undone = Undone: { $done }
standing-order = does not want to be asked any more, or again: { $prompt }
standing-held = You are not asked about:
standing-none = You are asked about everything. At a question that can be declined, d says: don’t ask me again.
standing-set = You will not be asked this again: { $prompt }. Type d to see what you are not asked.
standing-lifted = You will be asked this again: { $prompt }.
left = The game is kept. To go on: stavka play { $file }
kept-in = The game is kept in { $file }

## The server

serving = Stavka is at { $address }; tables are kept in { $file }
serving-stop = Press Ctrl-C to stop.
served = Stopped. Every table is kept.
table-kept = { $title }, { $scenario }: { $count ->
        [0] no action yet
        [one] one action
       *[other] { $count } actions
    }, last changed { $changed }{ $ended ->
        [none] { "" }
       *[other] , over
    }
table-broken = { $table }: unreadable, { $reason }
no-tables = There is no table yet.

## Help

help-commands = Commands
help-stavka = Eastern Front board wargames, played by their rules.
help-any-lang = the language: en or fr
help-any-json = print for a program, as JSON
help-any-data = a folder with your own figures, laid over those of the game
help-any-help = show this and exit
help-any-game = the game: `stavka games` lists them
help-any-file = a save, or a position (.toml)
help-any-side = only what this side may know
help-any-scenario = the scenario; without it, the first
help-any-option = an option of the game
help-any-seed = the seed of the dice; without it, one that nobody knows
help-any-show-version = show the version and exit
help-any-install-completion = install completion for this shell
help-any-show-completion = show completion for this shell

help-games = The games, their scenarios and how far each has come.
help-play = Play in the terminal, against the computer or side by side.
help-play-what = a game to begin, or a save to go on with; without it you are asked
help-play-side = play this side against the computer
help-play-hotseat = two players at one screen
help-play-opponent = who plays the other side
help-play-save = where to keep the game; without it, in your own data folder
help-play-open-hands = no hand-over screen: both players may see everything
help-serve = Play in the browser: start the server on this machine.
help-serve-host = the address to serve at; 0.0.0.0 lets other machines in
help-serve-port = the port
help-serve-db = the file that tables are kept in; without it, one in your own data folder
help-serve-browse = open the browser, or don’t; without it, where there is a screen
help-serve-pace = seconds between two actions of the computer
help-serve-allow-host = another name that the server may be called by, such as stavka.example.org
help-serve-proxy = the address or network of a proxy, which is believed when it says for whom it asks
help-serve-limit = how much each client may ask, such as tables_a_minute=5
help-tables = The tables that the server keeps, with the link to each seat.
help-tables-db = the file that they are kept in; without it, the one in your own data folder
help-tables-address = what links begin with
help-new = Begin a game and save it.
help-new-out = the file to make
help-new-force = overwrite the file if it exists
help-show = Show a saved game: tracks, where everybody stands, what is asked of whom.
help-show-side = as this side sees it; without it, only what everybody may see
help-show-everything = each place of the map in its own line, empty ones too
help-show-moment = at the moment after so many actions
help-show-position = print the situation as a position file, nothing hidden
help-replay = Tell a saved game again, action by action.
help-replay-since = from this action on
help-replay-until = up to this action
help-render = Draw a saved game, a position or a game's start as SVG or PNG.
help-render-what = a save, a position file, or the name of a game
help-render-out = the picture, .svg or .png; without it, the SVG is printed
help-render-side = as this side sees it; without it, only what everybody may see
help-render-dark = by lamplight
help-render-width = the width of a PNG in pixels
help-render-moment = at the moment after so many actions
help-audit = Check a saved game and its dice from the seed.
help-rules = The rules by number, in our words.
help-rules-paragraph = a paragraph, section or chapter; without it, all of them
help-rules-coverage = count the rules that a test shows; fails if one is missing
help-rules-tests = where the tests are
help-check = Check the data, words and references of a game.
help-simulate = Play many games by the computer and report what happened.
help-simulate-games = how many
help-simulate-seed = the seed from which each game's own follows
help-simulate-jobs = how many processes; without it, one for each core
help-simulate-check = look for broken invariants after every action
help-simulate-player = who plays
help-simulate-keep = where the journal of a game that breaks is left
help-bench = Measure the engine.
help-bench-game = the game; without it, all

## The printed map: lines, counters, symbols of the branches

mark-control = under control
control-of = controlled by { $side }
command-of = commanded by { $side }
legend-reduced = reduced strength
border-major-river = major river
border-stream = stream

coat-soviet = Soviets
coat-soviet-guards = Soviet Guards
coat-soviet-shock = Soviet shock army
coat-soviet-polish = Poles with the Soviets
coat-soviet-czech = Czechoslovaks with the Soviets
coat-soviet-bulgarian = Bulgarians with the Soviets
coat-polish = Poles
coat-german = Germans
coat-german-ss = SS
coat-german-luftwaffe = Luftwaffe
coat-german-kriegsmarine = Kriegsmarine
coat-romanian = Romanians
coat-romanian-anew = Romanians with the Soviets
coat-hungarian = Hungarians
coat-hungarian-anew = Hungarians with the Soviets
coat-italian = Italians
coat-finnish = Finns
coat-slovak = Slovaks
coat-american = Americans
coat-partisan = Partisans

symbol-infantry = infantry
symbol-mechanised = mechanised
symbol-motorised = motorised infantry
symbol-armoured = armour
symbol-cavalry = cavalry
symbol-reconnaissance = reconnaissance
symbol-mountain = mountain troops
symbol-airborne = parachutists
symbol-marines = marines
symbol-artillery = artillery
symbol-rockets = rocket artillery
symbol-anti-tank = anti-tank
symbol-anti-aircraft = anti-aircraft
symbol-engineer = engineers
symbol-air = aircraft
symbol-supply = supply
symbol-headquarters = headquarters
symbol-security = security troops
symbol-fortress = fortress troops
symbol-partisan = partisans
symbol-naval = ships
