game-title = Le Jouet
game-blurb = Trois cases et une rivière.
scenario-short = deux tours
scenario-long = quatre tours
side-red = Rouge
side-blue = Bleu
step-turn = Tour { $turn }
step-hide = On cache
step-answer = Réponse
step-march = Marche
ask-hide = Quel pion cachez-vous ?
ask-answer = Répondez-vous ?
ask-march-who = Qui marche ?
ask-march-where = Où va { $unit } ?
verb-hide = Cacher
verb-accept = Répondre
verb-decline = Décliner
verb-pick = Choisir
verb-to = Aller à
verb-stop = Arrêter
note-turn = Le tour { $turn } commence.
note-hidden = { $side } cache { $token ->
        [crown] la couronne
        [sword] l’épée
       *[none] un pion
    }.
note-rolled = { $side } répond et obtient { $dice }.
note-declined = { $side } laisse passer.
note-marched = { $unit } va de { $origin } à { $space }.
why-too-far = { $unit } ne peut pas atteindre { $space }.
ended-time = C’est l’heure. Vainqueurs : { $winners }.
track-turn = tour
track-points = points
mark-elite = élite
mark-fort = { $count ->
        [one] petit fort
       *[other] grand fort
    }
piece-crown = la couronne
piece-sword = l’épée
place-hand = en main
roll-answer = réponse de Bleu
ending-time = temps écoulé
mark-used = épuisée
kind-green-foot = infanterie verte
kind-grey-foot = infanterie grise
kind-grey-armour = blindés gris
kind-plain = terrain découvert
kind-wooded = forêt
nation-green = Verts
nation-grey = Gris
factor-strength = force
factor-pace = allure
modifier-bravery = bravoure
modifier-rain = pluie
result-red = la journée est à Rouge
error-point-too-many = Rouge a un point de trop
