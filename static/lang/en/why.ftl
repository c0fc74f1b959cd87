# Why something is closed, with the numbers.

why-over = The game is over.
why-not-yours = { $name } decides now.
why-step = Not now. The step is: { $step }.
why-landscape = { $region } does not match. The space shows { $shown }.
why-too-many-trolls = At most { $n } here, not { $asked }.
why-supply = { $n ->
    [0] No troll is left in the supply.
    [one] Only 1 troll is left in the supply, not { $asked }.
   *[other] Only { $n } trolls are left in the supply, not { $asked }.
  }
why-wanders-only = This is a wander space: trolls wander, none are placed.
why-places-only = This is a placement space: trolls are placed, none wander.
why-not-adjoining = { $from } and { $to } share no border.
why-number = This is a fortress { $number }. The next empty belt space is { $needed }.
why-too-few-regions = { $n ->
    [0] No own trolls here. Two of the three regions need one.
   *[other] Own trolls in only { $n } region. Two of the three need one.
  }
why-must-strike = Strike at least once before stopping.
why-not-in-tower = A boulder that is not in the tower cannot fall.
why-hit-limit = { $n } of { $limit } blows are struck: none is left.
why-angry = { $n ->
    [one] The spirit is angry and wants 1 gift first.
   *[other] The spirit is angry and wants { $n } gifts first.
  }
why-gift-gone = { $n ->
    [one] The gift { $gifts } is not at hand.
   *[other] The gifts { $gifts } are not at hand.
  }
why-too-many-gifts = Only { $missing } are missing, not { $n }.
why-not-exactly = { $missing ->
    [one] Give exactly 1 gift, or none.
   *[other] Give exactly { $missing } gifts, or none.
  }
why-not-at-fortress = { $region } is not part of { $fortress }.
why-no-troll = No own troll in { $region }.
why-no-treasure = No treasure lies in { $region }.
why-too-few-boulders = { $n ->
    [one] 1 more boulder needed: treasure { $value }, { $out } out.
   *[other] { $n } more boulders needed: treasure { $value }, { $out } out.
  }
why-must-take = A treasure is within reach, so one must be taken.

step-lord = Move your lord
step-place = Place trolls
step-wander = Wander
step-tailwind = Tailwind
step-announce = Choose a fortress
step-join = Join or decline
step-commit = Hammer or refrain
step-swing = Hammer
step-pledge = Gifts for the spirit
step-collect = Take treasure
step-keep = Take or keep on
step-clear = Clear a region
step-over = The game is over
