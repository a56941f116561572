# What the page itself says, whatever the game. Every id begins with `page-`, so that it is no game’s own.

page-tagline = Eastern Front wargames
page-about = Stavka plays board wargames of the Eastern Front by their rules: against the computer, with a friend at this screen, or each at your own. Every rule is kept for you, every question says what is asked and why, and nothing needs to be installed or signed up for.
page-lobby-foot = Your games are kept on this server; the keys to your seats are kept in this browser, and in your links.
page-loading = Setting up the table…

## The first page

page-games = Games
page-play = Play
page-play-game = Play { $title }
page-who-plays = Who plays?
page-mode-computer = Against the computer
page-mode-computer-text = You play one side, it plays the other.
page-mode-alone = Alone
page-mode-alone-text = You play all sides, by the game’s own rules for one.
page-mode-screen = Two at this screen
page-mode-screen-text = You take turns at it.
page-mode-browsers = Two browsers
page-mode-browsers-text = You get a link for the other player.
page-your-side = Your side
page-scenario = Scenario
page-options = Options
page-options-chosen = { $count ->
        [one] · one chosen
       *[other] · { $count } chosen
    }
page-more-choices = More choices
page-computer-player = The computer’s player
page-player-random = Chance: any legal move
page-name-of = Name of the player of { $side }
page-open-hands = We hide nothing from each other: no hand-over screen
page-begin = Begin
page-from-file = From the file { $name }
page-your-tables = Your tables
page-no-tables = You have no games under way. The first one is two clicks away.
page-your-turn = Your turn
page-to-act = To act: { $names }
page-table-over = The game is over
page-table-lost = This server does not know that table any more
page-table-detail = { $count ->
        [0] not begun
        [one] one action
       *[other] { $count } actions
    } · { $when }
page-open-table = Open
page-forget = Forget
page-forget-title = Forget this table?
page-forget-text = Its keys are removed from this browser. The game goes on for whoever has a link to it; without one, you cannot come back to your seat.
page-go-on-title = Go on with a file
page-go-on-text = Drop a save or a position file anywhere on this page.
page-choose-file = Choose a file…

## Around the table

page-to-lobby = To the first page
page-map = Map
page-panel = The game
page-help = Help
page-close = Close
page-cancel = Cancel
page-try-again = Try again
page-theme-light = Light theme
page-theme-dark = Dark theme
page-pull-panel = Pull the panel up or down
page-where-we-are = Where we are
page-question = What is asked
page-what-to-do = What can be done
page-waiting-for = Waiting for { $names }…
page-onlooker = You are looking on.
page-reconnecting = The line to the server is down: reconnecting…
page-game-over = The game is over.
page-open-dice = open dice
page-open-dice-text = Whoever made this table chose the seed of its dice, and could foresee them.
page-dont-ask = Decline, and don’t ask me this again
page-orders = What you are asked
page-orders-text = You can be asked again at any time. The other side sees what you have chosen here.
page-orders-held = { $count ->
        [one] You are not asked about one thing
       *[other] You are not asked about { $count } things
    }
page-fight = The fight
page-what-can-happen = What can happen
page-every-result = Every result of the table
page-to-attack = Attack
page-to-defence = Defence
page-to-strength = Strength
page-to-column = Column
page-to-die = Die
page-not-now = not now
page-what-they-do = What they do
page-choose-from-list = { $count ->
        [one] One on the map
       *[other] { $count } on the map
    }
page-undo = Undo
page-undo-text = Take back your last action
page-pieces = Hands, cups and boxes
page-cards = Cards
page-piles = Decks and open cards
page-draw-piles = Draw piles
page-card-choice = Choose a card
page-turned = Turned up
page-card-goals = Objectives
page-card-row = Results of a fight by the difference of strengths
page-log = Log
page-nothing-happened = Nothing has happened yet.
page-options-in-play = { $count ->
        [one] One option in play
       *[other] { $count } options in play
    }
page-calendar = What the turns bring
page-people = Players
page-standing = How the game stands
page-acts = to act
page-computer = computer
page-you = you
page-present = here
page-absent = not here
page-invite = Send this link to the player of { $side }. Whoever has it plays that side.
page-invite-link = Link for the other player
page-copy-link = Copy
page-copy-again = copy link
page-copied = Copied
page-overlays = Laid over the map

page-timeline = Timeline
page-now = Now
page-back-to-now = Back to now
page-looking-back = You are looking back: action { $moment } of { $actions }.
page-step-back = One action back
page-step-forward = One action on
page-play-back = Play it back
page-pause = Pause
page-replay = Replay
page-fork = Fork
page-fork-text = A game of your own from the moment that is shown, with new dice. This one goes on untouched.
page-fork-yes = Fork from here
page-save = Download the save file
page-another-game = Another game
page-search = Find a unit or a place
page-search-hint = Type a part of its name
page-type-to-filter = Type to make the list shorter
page-nothing-found = Nothing by that name.

page-hand-over-title = { $name }, take the screen
page-hand-over-text = What comes next is for your eyes alone.
page-hand-over-take = I am { $name }

## Rules

page-rule-name = Paragraph { $ref }
page-rule-all-of = All of { $ref }
page-rule-around = Paragraphs around it
page-rule-both = Both languages
page-rule-summary = A summary in our own words; the rulebook remains the law.

## Help

page-help-how = The panel says what is asked. What you can choose is ringed in amber on the map: click it, or drag a counter to where it shall go. Click anything else and you are told why not.
page-help-map = Turn the wheel or pinch to zoom, drag to move the map; rest on a stack to open it. Every paragraph number can be clicked.
page-help-keys = Keys
page-key-tab = the next thing that can be chosen
page-key-enter = choose it
page-key-digits = the button of that number
page-key-end = end: the main button
page-key-open = open the stack that has the focus
page-key-undo = undo
page-key-list = list of all that can be done
page-key-search = find a unit or a place
page-key-step = one action back, one on
page-key-play = play back, pause
page-key-now = back to now
page-key-zoom = zoom
page-key-arrows = move the map, or from place to place
page-key-whole = the whole map
page-key-escape = close, let go
page-key-overlay = lay over the map: { $name }
page-less-motion = Less motion

## What goes wrong

page-problem-offline = The server cannot be reached just now: nothing was done. Please try again in a moment.
page-problem-not-offered = That is not among what can be chosen now.
page-problem-stale = The table has moved on meanwhile: look again.
page-problem-no-table = There is no such table on this server. The link may have lost a letter, or belong to another server.
page-problem-not-found = There is no such thing here.
page-problem-past = You are looking at the past. Come back to now to play.
page-problem-over = The game is over.
page-problem-waiting = It is not for you to decide now.
page-problem-looking-on = You are looking on: you have no seat at this table.
page-problem-elsewhere = The choice is not there: see the buttons.

page-notice-no-page = There is nothing here
page-notice-no-page-text = The address leads nowhere. The games are on the first page.
page-notice-no-table = This table is not to be found
page-notice-table-broken = This table cannot be opened
page-notice-forged = This link does not open a seat
page-notice-forged-text = The key in it is not one of this table’s. Perhaps a part of the link was lost on the way: ask for it again. You may look on without a seat.
page-notice-server-gone = The server does not answer
page-notice-server-gone-text = It may be starting, or have been stopped. Your games are kept: as soon as it is back, everything goes on.
page-look-on = Look on
