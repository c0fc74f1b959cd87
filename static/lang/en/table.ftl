# The table around the board: sacks, guide, score sheet, seats.

seat-0 = Runa
seat-1 = Birk
seat-2 = Yrsa
seat-3 = Odd

sacks-title = Players
sack-label = Treasure sack of { $name }
sack-position = Space on the walkway
sack-start = Starting space
sack-gifts = Gifts
sack-gift-used = given away
sack-gift-pledged = pledged
sack-patched = Treasures in the patched sack
sack-supply = Trolls in the supply
sack-look = Look into the patched sack
sack-contents = Patched sack: { $values }
sack-space = Belt { $space }
sack-crown = Crown

status-turn = On turn
status-last-turn = Last turn
status-hammering = Hammering
status-comrade = Comrade
status-finished = Finished
status-ahead = { $n ->
    [one] 1 space ahead
   *[other] { $n } spaces ahead
  }
status-behind = { $n ->
    [one] 1 space behind
   *[other] { $n } spaces behind
  }

guide-label = Steps of the turn
guide-a = Move
guide-b = Hammer
guide-c = Collect

score-title = { $name } wins with { $total }
score-margin = { $n ->
    [one] 1 point more than { $name }.
   *[other] { $n } points more than { $name }.
  }
score-tie = A tie: the lord of { $name } stands farther back.
score-caption = Scores in parts
score-belt = Belt treasures
score-patched = Patched sack
score-gifts = Unused gifts
score-crowns = Crowns
score-even = Even start
score-total = Total

last-turns = Last turns
turn-says = { $name } decides: { $step }.
tab-board = Board
tab-tower = Tower
tab-sacks = Sacks
tab-log = Log
tab-outlook = Outlook
tabs-label = Views
outlook-title = Hammer outlook
outlook-next = { $name }: { $space } is next
table-seed = Seed { $seed }
table-fork = , from decision { $n } on { $seed }
table-what-if = What if
outlook-regions = { $n ->
    [0] no own trolls there
   *[other] trolls in { $n } region, two are needed
  }
outlook-open = { $n } own trolls, limit { $limit }. In reach: { $treasures }
outlook-bare = { $n } own trolls, limit { $limit }. No treasure in reach
outlook-later = Back with the next turn.
outlook-far = The others: no own trolls there.
outlook-others = Fortresses { $numbers } have other numbers.
look-tower = Look at the tower
look-board = Back to the board
news-label = What just happened
stage-past = This blow has been struck already.
stage-lingers = That was the last blow.
stage-away = The hammering waits
stage-back = Back to the tower
status-decides = Decides now
