# Hints, odds, luck and turning points.

counsel-failed = What works this out could not be loaded, or cannot read this game.

hint-for = For { $name }, as the strongest player would weigh it
hint-thinks = Imagining how the game may go…
hint-note = Imagined from what everybody sees. Nobody knows what the tower gives next and which treasures come; a hint does not either.
hint-reach = The treasure { $n } is in reach
hint-nothing = No treasure is in reach yet
hint-crown = Takes the crown of { $number }
hint-crown-from = Takes the crown of { $number } from { $name }
hint-calm = Gives nobody tailwind
hint-tailwind = Gives tailwind to { $name }
hint-again = The next turn is yours again
hint-clears = { $n ->
    [one] One troll goes home
   *[other] { $n } trolls go home
}
hint-fewest = No other choice sends fewer home
hint-costs = { $n ->
    [one] At least one troll goes home afterwards
   *[other] At least { $n } trolls go home afterwards
}
hint-stay = { $n ->
    [one] The troll at { $fortress } stays there
   *[other] All { $n } trolls at { $fortress } stay there
}
hint-as-is = The trolls stay as they are
hint-limit = You would hammer with the limit { $n }
hint-opens = Opens { $fortress } for you, with { $n } trolls there
hint-begins = { $n ->
    [one] One troll stands at { $fortress } then; a second region is needed there
   *[other] { $n } trolls stand at { $fortress } then, in one region; a second is needed there
}
hint-home = { $n ->
    [0] No troll is left to place later
    [one] One troll is left to place later
   *[other] { $n } trolls are left to place later
}
hint-crowd = { $n ->
    [one] One troll stands at { $fortress } then
   *[other] { $n } trolls stand at { $fortress } then
}
hint-gifts = Costs gifts worth { $n } points
hint-treasure = You end the hammering with a treasure: { $chance }
hint-empty = Nothing falls: { $chance }
hint-angry = The spirit gets angry: { $chance }
hint-chance = { $chance }, { $n } %
hint-percent = { $n } %
hint-odds = What each blow may bring
hint-col-blow = Blow
hint-col-boulders = Boulders on average
hint-col-empty = Nothing falls
hint-col-angry = Angry spirit
hint-col-goal = { $n } in reach, calm

chance-sure = sure
chance-likely = likely
chance-even = even
chance-dare = a dare
chance-hopeless = hopeless
risk-unlikely = unlikely
risk-hardly = hardly ever

luck-thinks = Imagining the whole game many times over…
luck-chances = Chance to win, turn by turn
luck-at-first = Chance to win at the beginning
luck-turn = Turn { $n }
luck-turnings = Turning points
luck-turning = Turn { $turn }: { $name } from { $from } % to { $to } %
luck-none = No single turn changed much.
luck-hammerings = Hammerings
luck-hammering = { $turn }: { $names } at { $number }, limit { $limit }
luck-col-hammering = Turn
luck-col-expected = Expected
luck-col-fell = Taken
luck-col-luck = Luck
luck-note = Expected is the mean of 10,000 imagined hammerings from the same tower, with a sensible player deciding: luck also holds what somebody decided better or worse. Chances are those of 300 imagined games from each turn, sure to about three in a hundred. Points of treasures alone.
