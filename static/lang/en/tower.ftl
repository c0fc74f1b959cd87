### The rock tower and the strike panel.

tower-title = Rock Tower

## The tower in words, for screen readers.

tower-list = Boulders in the Rock Tower
# $ledge: lowest, second, third or top. $wall: left or right. $colors: a list such as "3 red, 1 blue".
# $lip: the colors of the boulders next to fall. $wedged: yes or no.
tower-ledge =
    { $ledge ->
        [lowest] Lowest ledge
        [second] Second ledge
        [third] Third ledge
       *[top] Top ledge
    }, hangs from the { $wall ->
        [left] left
       *[right] right
    } wall: { $count ->
        [0] no boulders.
        [one] 1 boulder ({ $colors }).
       *[other] { $count } boulders ({ $colors }). At the lip: { $lip }.
    }{ $wedged ->
        [yes] {" "}Wedged.
       *[no] {""}
    }
tower-tray =
    { $count ->
        [0] Tray: no boulders out.
        [one] Tray: 1 boulder ({ $colors }).
       *[other] Tray: { $count } boulders ({ $colors }).
    }
# One color with its count inside a list.
tower-colored =
    { $count } { $color ->
        [white] white
        [red] red
        [yellow] yellow
       *[blue] blue
    }
tower-color =
    { $color ->
        [white] white
        [red] red
        [yellow] yellow
       *[blue] blue
    }
tower-spirit-is-calm = The mountain spirit is calm.
tower-spirit-is-wary = The mountain spirit is wary.
tower-spirit-is-angry = The mountain spirit is angry.

# On a sign over the tower after a blow.
tower-fell =
    { $count ->
        [0] Nothing fell
       *[other] { $count } fell
    }

## Blow counter and tallies.

tower-blows = Hammer blows: { $blows } of { $limit }
tower-tallies = Boulders out by color, color limit { $limit }
tower-no-limit = No limit
tower-left = { $count } left
tower-at-limit = At limit
tower-over = { $count } over

## Stakes.

tower-out = Boulders out
# Short forms, where the screen is small.
tower-out-short = Out
tower-reach = Treasures at the fortress
tower-in-reach = In reach
tower-more = { $count } more
tower-more-short = +{ $count }
# A treasure that only the other one can take.
tower-only = { $name } only
tower-no-troll = No troll there
tower-no-troll-short = No troll
tower-missed = Out of reach
tower-spirit-angry = Spirit angry
tower-treasure-for = Trolls there: { $names }

## Striking.

tower-sides = Which wall to strike
tower-side-left = Left wall
tower-side-right = Right wall
# Short forms, where the screen is small.
tower-left-short = Left
tower-right-short = Right
tower-strike-left = Strike the left wall
tower-strike-right = Strike the right wall
tower-strike = Strike
tower-soft = Soft
tower-firm = Firm
tower-hard = Hard
# The bar: it fills while it is held, and falls again. The names of its parts follow.
tower-hold = Hold to swing, let go to strike:
# On the sign of a wall, small.
tower-hold-here = hold to swing
tower-must-strike = At least one blow must be struck.

## What is said of a blow when its boulders lie still.

blow-says = Blow { $n } of { $limit }. { $fell ->
    [0] Nothing fell.
   *[other] { $fell } fell: { $colors }.
  } Total { $total }.
blow-color = { $color ->
    [red] Red
    [yellow] Yellow
   *[blue] Blue
  }
blow-tight = { $color } { $out } of { $limit }, { $left ->
    [0] at the limit.
   *[other] one left.
  }
blow-over = { $color } { $over } over the limit.
blow-angry = The spirit is angry.{ $over } Give { $n ->
    [one] 1 gift
   *[other] { $n } gifts
  } or take no treasure.
