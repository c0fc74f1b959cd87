# What happened, line by line. Numbers are shown as digits.

list-none = none
list-last = { $before } and { $item }
list-or = { $before } or { $item }
list-more = { $before }, { $item }

fortress-full = fortress { $number } ({ $land })
fortress-land = { $a }, { $b }, { $c }
strength-soft = soft
strength-firm = firm
strength-hard = hard
side-left = left
side-right = right

log-title = Log
log-empty = The story starts with the first step.
log-turn = Turn { $n }: { $name }
log-step-placement = { $name } stepped to placement space { $n }.
log-step-wander = { $name } stepped to wander space { $n }.
log-placed = { $n ->
    [one] { $name } placed 1 troll in { $region }.
   *[other] { $name } placed { $n } trolls in { $region }.
  }
log-placed-tailwind = Tailwind: { $name } placed 1 troll in { $region }.
log-wandered = { $name } wandered from { $from } to { $to }.
log-wandered-tailwind = Tailwind: { $name } wandered from { $from } to { $to }.
log-no-tailwind = { $name } passed up the tailwind.
log-plank-turned = The starting plank was turned over: the blow counter is ready.
log-announced = { $name } announced { $fortress }.
log-ended = { $name } did not hammer.
log-refrained = { $name } refrained from hammering.
log-joined = { $name } joined as comrade.
log-declined = { $name } declined to join.
log-hammer-alone = { $name } hammers alone: up to { $limit } blows, up to { $limit } boulders of a color.
log-hammer-with = { $name } hammers with { $comrade }: up to { $limit } blows, up to { $limit } boulders of a color.
log-struck = Blow { $n }: { $name } struck { $side }, { $strength }.
log-fell = { $n ->
    [0] Empty hit: nothing fell. { $total } out.
    [one] 1 boulder fell. { $total } out.
   *[other] { $n } boulders fell. { $total } out.
  }
log-swapped = Roles swap: { $name } holds the hammer.
log-limit = The hit limit of { $limit } is reached.
log-stopped = { $name } stopped.
log-kept = { $name } keeps hammering alone.
log-angry = { $n ->
    [one] The mountain spirit is angry: 1 boulder over the limit.
   *[other] The mountain spirit is angry: { $n } boulders over the limit.
  }
log-pledged = { $n ->
    [0] { $name } pledged no gift.
    [one] { $name } pledged the gift { $gifts }.
   *[other] { $name } pledged the gifts { $gifts }.
  }
log-gifts-turned = { $name } gave { $gifts } to the spirit.
log-appeased = The spirit is appeased.
log-unappeased = The spirit stays angry.
log-collected-belt = { $name } took treasure { $value } from { $region } for belt space { $space }.
log-collected-patched = { $name } took treasure { $value } from { $region } into the patched sack.
log-empty-handed = { $name } goes empty-handed.
log-crown = { $name } takes the crown of belt { $level }.
log-crown-over = { $name } takes the crown of belt { $level } from { $from }.
log-cleared = { $n ->
    [one] { $name } cleared { $region }: 1 troll went home.
   *[other] { $name } cleared { $region }: { $n } trolls went home.
  }
log-refilled = Treasure { $value } was turned up in { $region }.
log-not-refilled = The supply is empty: { $region } stays without a treasure.
log-poured = All boulders go back into the tower.
log-last-turns = { $name } filled belt space +. Everyone else has one last turn.
log-laid-down = { $name } has finished: trolls off the board, the lord lies down.
log-stalled = House rule H1: 1,500 decisions have been made, the game is scored as it stands.
log-over = The game is over.
