# The board in words: what a screen reader hears, and the names of places that other sentences use.

## Places

region-r01 = Whitebrow
region-r02 = Greyback
region-r03 = Narrow Sound
region-r04 = Antler Flats
region-r05 = Tanglewood
region-r06 = Coldshoulder
region-r07 = Long Sound
region-r08 = Gurglemire
region-r09 = Old Knuckle
region-r10 = Sinkfoot
region-r11 = Southpine
region-r12 = Windward

landscape-mountain = mountain
landscape-fjord = fjord
landscape-glacier = glacier
landscape-swamp = swamp
landscape-tundra = tundra
landscape-forest = forest

# Trolls of several players, listed.
board-somebody = { $list }.

## Controls

board-zoom = The land larger, without the walkway
sheet-close = Close

## Headings

board-heading-regions = Regions
board-heading-fortresses = Fortresses
board-heading-walkway = Walkway

## Regions

# $name is a region, $landscape one of the landscapes above.
board-region = { $name }, { $landscape }.
board-region-open = { $name }, { $landscape }, can be chosen.
board-region-picked = { $name }, { $landscape }, chosen.
board-region-closed = { $name }, { $landscape }, not available.
board-region-treasure = Treasure { $value }.
board-region-no-treasure = No treasure.
board-region-trolls = { $name }: { $count ->
    [one] 1 troll
   *[other] { $count } trolls
}
board-region-nobody = No trolls.
board-region-next = Next to { $list }.
# $where is north, east, south or west; $number is I, II or III.
board-region-fortress = Fortress { $number } to the { $where ->
    [north] north
    [east] east
    [south] south
   *[west] west
}.

## Fortresses

board-fortress = Fortress { $number } between { $list }.
board-fortress-open = Fortress { $number } between { $list }, can be chosen.
board-fortress-picked = Fortress { $number } between { $list }, chosen.
board-fortress-closed = Fortress { $number } between { $list }, not available.
# The trolls of one player in its three regions together.
board-fortress-trolls = { $name }: { $count ->
    [one] 1 troll
   *[other] { $count } trolls
} in { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}
board-fortress-nobody = Nobody has trolls there.

## Walkway

# $space counts from 1 to 60, $plank from 1 to 10.
board-lord-placement = { $name } is on space { $space } of the walkway, plank { $plank }, { $landscape }.
board-lord-wander = { $name } is on space { $space } of the walkway, plank { $plank }, wander.
board-lord-start = { $name } is on starting space { $space }.
board-lord-lying = { $name } has finished and lies on space { $space } of the walkway, plank { $plank }.
board-ahead = Ahead of { $name }
board-ahead-placement = { $space }, { $landscape }, free.
board-ahead-wander = { $space }, wander, free.
board-ahead-placement-taken = { $space }, { $landscape }, { $who } stands there.
board-ahead-wander-taken = { $space }, wander, { $who } stands there.
board-step-placement = { $space }, { $landscape }, free. Placement, step { $step } of 3, can be chosen.
board-step-wander = { $space }, wander, free. Wander, step { $step } of 3, can be chosen.
board-step-placement-picked = { $space }, { $landscape }, free. Placement, step { $step } of 3, chosen.
board-step-wander-picked = { $space }, wander, free. Wander, step { $step } of 3, chosen.
