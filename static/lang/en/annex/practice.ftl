# Practice on the tower alone.

practice-title = Practice tower
practice-leave = Leave practice
practice-setup = Limit { $limit }, { $comrade ->
    [yes] with a comrade
   *[no] alone
  }
# The same on a narrow screen.
practice-setup-short = Limit { $limit }
practice-setup-title = Set-up and totals
practice-reach = Treasures of the game

## What stopping brings, and what the end of a hammering would mean in a game.

practice-stop = Stop: enough for { $value }
practice-stop-empty = Stop: empty-handed
practice-stopped = { $out ->
    [one] Stopped with 1 boulder
   *[other] Stopped with { $out } boulders
  }
practice-spent = { $out ->
    [one] That was the last blow: 1 boulder
   *[other] That was the last blow: { $out } boulders
  }
practice-angry = { $n ->
    [one] Angry: 1 boulder over the limit
   *[other] Angry: { $n } boulders over the limit
  }
practice-would-take = In a game { $name } would now take a treasure worth up to { $value }.
practice-would-take-both = In a game { $name } and then { $other } would now each take a treasure worth up to { $value }.
practice-would-take-none = In a game that would be too few for any treasure: { $name } would go empty-handed.
practice-may-keep = { $name } may also keep hammering alone.
practice-would-lose = In a game a treasure worth up to { $value } would be lost, unless { $n ->
    [one] 1 gift is given.
   *[other] { $n } gifts are given.
  }
practice-would-lose-none = In a game nothing would be lost: that was too few boulders for any treasure.
practice-again = Pour them back and hammer again
practice-poured = The boulders are back in the tower. Limit { $limit }.
practice-laid = Another tower stands there. Limit { $limit }.
practice-alarm = The spirit is angry.{ $over }

## Set-up.

practice-limit = Limit
practice-limit-note = So many blows, and so many boulders of each color but white. In a game it is the number of trolls.
practice-next = This counts from the next hammering on: a limit stays as it is until the hammering is over.
practice-comrade = A comrade
practice-comrade-note = An empty blow hands the hammer over.
practice-seed = Seed of this tower
practice-seed-note = Any text is a seed. The same seed gives the same tower and the same falls in practice; it tells nothing of a game with that seed.
practice-seed-use = Use this seed
practice-seed-new = Another tower
practice-seed-copy = Copy the seed
practice-copied = Copied.
practice-by-hand = This browser lets no page copy. The seed is marked: copy it by hand.

## Totals.

practice-totals = Totals on this device
practice-none = Nothing has been struck yet.
practice-sum = { $n ->
    [one] 1 hammering
   *[other] { $n } hammerings
  } so far, with { $whole }.{ $tenth } blows and { $fell }.{ $part } boulders on average. { $angers ->
    [0] The spirit was never angry.
    [one] The spirit was angry once.
   *[other] The spirit was angry { $angers } times.
  }
practice-hammerings = Hammerings
practice-blows = Blows
practice-boulders = Boulders that came out
practice-stops = Stopped in time
practice-spent-all = To the last blow in peace
practice-best = Most boulders in peace
practice-angers = Angry spirits
practice-reset = Start the totals anew
practice-was-reset = The totals begin anew.
practice-put-back = Put the old ones back
practice-not-kept = The totals are not kept: this browser stores nothing for this page, or is full. They last until the page is closed.
practice-unreadable = The totals that were kept cannot be read by this version. They are laid aside, and new ones begin.
