# Why a computer player decided as it did.

mind-title = Why?
mind-did = { $name } ({ $kind }) decided: { $deed }
mind-thinks = Thinking it over once more…
mind-nobody = The computer did not make this decision.
mind-at-once = It decided at once and compared nothing. Stone does what looks best; Pebble does so too, but now and then anything at all.
mind-games = It compared these by { $n } imagined games.
mind-only = There was nothing to compare.
mind-deed = Decision
mind-worth = Against the best
mind-imagined = Games
mind-best = Best
mind-points = { $points } points
mind-note = A difference in points, as the player judged the position when an imagined game was far enough. What no player can know was guessed anew for each game.
mind-other = A person made the decision in its place, or another version of the player did.
mind-strike = Strike: { $side }, { $strength }
