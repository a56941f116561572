game-title = The Toy
game-blurb = Three squares and a river.
scenario-short = two turns
scenario-long = four turns
side-red = Red
side-blue = Blue
step-turn = Turn { $turn }
step-hide = Hiding
step-answer = Answer
step-march = March{ $unit ->
        [none] { "" }
       *[other] { " of " }{ $unit }
    }
ask-hide = Which token do you hide?
ask-answer = Do you answer?
    .decline = Let it pass
ask-march-who = Who marches?
ask-march-where = Where does { $unit } march?
verb-hide = Hide
verb-accept = Answer
verb-decline = Decline
verb-pick = Pick
verb-to = March to
verb-stop = Stop
note-turn = Turn { $turn } begins.
note-hidden = { $side } hides { $token ->
        [none] a token
       *[other] the { $token }
    }.
note-rolled = { $side } answers and rolls { $dice }.
note-declined = { $side } lets it pass.
note-marched = { $unit } marches from { $origin } to { $space }.
why-too-far = { $unit } cannot reach { $space }.
ended-time = Time is up. { $winnersCount ->
        [one] { $winners } wins.
       *[other] { $winners } share the day.
    }
track-turn = turn
track-points = points
mark-elite = elite
mark-fort = fort
piece-crown = the crown
piece-sword = the sword
place-hand = in hand
roll-answer = blue’s answer
ending-time = time was up
mark-used = used up
kind-green-foot = green foot
kind-grey-foot = grey foot
kind-grey-armour = grey armour
kind-plain = open ground
kind-wooded = forest
nation-green = Greens
nation-grey = Greys
factor-strength = strength
factor-pace = pace
modifier-bravery = bravery
modifier-rain = rain
result-red = the day is red’s
