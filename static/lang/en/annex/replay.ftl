# The replay of the annex.

replay-title = Replay
replay-leave = Leave the replay
replay-scores = Points so far
replay-scrub = Moment
replay-winding = Winding
replay-play = Let it run
replay-pause = Stop here
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-speed = Speed
replay-slow = Slow
replay-usual = Usual
replay-quick = Quick
replay-rush = Rush
replay-jump = Look for
replay-jump-to = a turn, a treasure, a blow…
replay-turns = Turns
replay-treasures = Treasures and crowns
replay-blows = Blows
replay-hammering = Hammering
replay-in-turn = { $turn }: { $text }
replay-from-here = Play on from here
replay-what-if = What if? Play on from here with other luck
