# The action card: what is asked, what can be chosen, what it will cost.

card-decides = { $name } decides
card-more = One troll more
card-fewer = One troll fewer
card-count = { $n ->
    [one] 1 troll
   *[other] { $n } trolls
  }

card-region-detail = { $value ->
    [0] No treasure, own trolls { $n }
   *[other] Treasure { $value }, own trolls { $n }
  }
card-region-ask = Choose a region
card-let-go = Clear the choice

card-lord-title = Step along the walkway
card-lord-ask = Choose a space
card-placement-spaces = Placement spaces
card-wander-spaces = Wander spaces
card-wander = Wander
card-wanders = { $n ->
    [one] once
   *[other] up to { $n }
  }
card-up-to = { $n ->
    [one] 1 troll
   *[other] up to { $n }
  }
card-up-to-all = { $n ->
    [0] no troll left
    [one] 1 troll, the last
   *[other] up to { $n }, all that are left
  }
card-lord-main-placement = { $most ->
    [0] Step { $n }: { $landscape }, no troll left to place
   *[other] Step { $n }: { $landscape }, place { $upto }
  }
card-lord-main-wander = { $n ->
    [one] Step 1: wander once
   *[other] Step { $n }: wander up to { $n } times
  }
card-tailwind-nobody = Nobody gets tailwind.
card-tailwind-for = Tailwind for { $names }.
card-next = { $name } moves next.
card-next-again = { $name } moves again: still farthest back.
card-next-nobody = After this turn the game is over.

card-place-title = { $n ->
    [one] Place 1 troll in one { $landscape } region
   *[other] Place up to { $n } trolls in one { $landscape } region
  }
card-place-all = These are all that are left in the supply.
card-place-main = { $n ->
    [one] Place 1 troll in { $region }
   *[other] Place { $n } trolls in { $region }
  }
card-place-none = Place none
card-fewest = 1 troll is the fewest. To place none, press “{ $none }”.
card-trolls-at = { $n ->
    [one] 1 own troll at { $fortress }.
   *[other] { $n } own trolls at { $fortress }.
  }

card-wander-title = { $n ->
    [one] Wander once more
   *[other] Wander up to { $n } times
  }
card-wander-ask = Choose where to wander from
card-wander-to-ask = Choose where to wander to
card-wander-from = From
card-wander-to = From { $from } to
card-wander-main = Wander from { $from } to { $to }
card-wander-done = Wander no more

card-tailwind-place = Tailwind: place 1 troll in a { $landscape } region
card-tailwind-wander = Tailwind: one wander
card-tailwind-note = { $name } has moved and is still behind.
card-tailwind-decline = Pass up the tailwind

card-announce-title = Choose a fortress { $level }, or end the turn
card-announce-any = Choose any fortress, or end the turn
card-announce-ask = Choose a fortress
card-fortress-open = { $n ->
    [one] 1 own troll
   *[other] { $n } own trolls in { $regions } regions
  }
card-announce-main = Announce { $fortress }
card-hammer-at = Hammer at { $fortress }
card-nobody-asked = Nobody else qualifies: announcing is deciding to hammer.
card-asked = Asked to join, in this order: { $names }.
card-limit-alone = Alone: up to { $n } blows, up to { $n } boulders of a color.
card-limit-with = Together: up to { $n } blows, up to { $n } boulders of a color.
card-end-turn = End the turn

card-join-title = { $name }, will you join { $mover }?
card-join = Join
card-decline = Decline
card-join-note = At { $fortress }: { $n } own, { $m } of { $mover }.
card-join-gain = A treasure goes into the patched sack; one region is cleared.
card-commit-with = Hammer with { $name } at { $fortress }?
card-commit-alone = Hammer alone at { $fortress }?
card-hammer-together = Hammer together
card-hammer-alone = Hammer alone
card-refrain = Do not hammer
card-refrain-note = Refraining ends the turn; nothing is cleared.

card-swing-title = Blow { $n } of { $limit }
card-swing-ask = Strike the tower
card-stop-take = Stop: take { $values }
card-stop-take-partner = Stop: take { $values }, { $name } may go on
card-stop-empty = Stop: empty-handed
card-stop-empty-partner = Stop: empty-handed, { $name } may go on

card-pledge-title = { $n ->
    [one] The spirit wants 1 gift
   *[other] The spirit wants { $n } gifts
  }
card-pledge-ask = Choose gifts
card-pledge-own = Gifts at hand
card-gift = Worth { $worth }
card-pledge-main = { $n ->
    [one] Pledge the gift { $gifts }
   *[other] Pledge the gifts { $gifts }
  }
card-pledge-none = Pledge nothing
card-give-up = Give up: no gift, no treasure
card-pledged-so-far = { $n ->
    [one] 1 gift is pledged so far.
   *[other] { $n } gifts are pledged so far.
  }
card-pledge-note = Without all of them no gift is turned and no treasure is taken.
card-pledge-pair = Together with { $name }: without all of them no gift is turned and nobody takes a treasure.
card-pledge-no-treasure = No treasure is within reach anyway.

card-collect-title = { $out ->
    [one] Choose a treasure worth 1 or less
   *[other] Choose a treasure worth { $out } or less
  }
card-collect-or-keep = Take a treasure worth { $out } or less, or keep hammering
card-keep-or-nothing = No treasure for { $out } boulders: keep hammering?
card-collect-ask = Choose a treasure
card-collect-main = Take { $value } from { $region }
card-nothing = Go empty-handed
card-keep = { $n ->
    [one] Keep hammering alone: 1 blow left
   *[other] Keep hammering alone: { $n } blows left
  }
card-keep-note = Whoever keeps hammering strikes at least once; too many of a color anger the spirit.
card-to-belt = It goes on belt space { $space }.
card-to-plus = It goes on belt space +. That ends the game: everyone else has one more turn.
card-takes-crown = It takes the crown of belt { $level }.
card-takes-crown-from = It takes the crown of belt { $level } from { $name }.
card-no-crown = { $name } keeps the crown of belt { $level }.
card-to-patched = It goes into the patched sack.
card-clears = { $n ->
    [one] Clears 1 own troll
   *[other] Clears { $n } own trolls
  }

card-clear-title = Clear a region of { $fortress }
card-clear-main = { $n ->
    [one] Clear { $region }: 1 troll goes home
   *[other] Clear { $region }: { $n } trolls go home
  }
card-clear-note = All own trolls there go back to the supply.
