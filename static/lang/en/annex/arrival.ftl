# What is asked about a game that came as a link.

link-start-title = A start to play
link-game-title = A game in progress
link-over-title = A finished game
link-over-note = How it ended stays hidden until you ask for it.
link-damaged-title = This link cannot be opened as it is
link-rest = What could be saved: { $n } decisions
link-sound = Replayed from its seed: { $n } decisions, { $blows } blows, and every boulder fell as it must.
link-start = Play this start
link-play = Play on from here
link-watch = Watch it from the start
link-moment = Show moment { $n }
link-result = Show the result
link-same-start = Play the same start
link-who = Who plays on
link-leave = To the start page
link-own-stays = A game of your own stays on this device: the start page leads back to it.
link-why-head = What stands behind the # is no game, or its first 16 characters are damaged: seed and players cannot be read. Ask for the link again.
link-why-long = It has { $n } characters; no game needs more than 4,096. Ask for the link again.
link-why-game = It holds another game than Trollfjord.
link-why-rules = It was made under version { $n } of the rules, which this page does not know. Reload the page to fetch the newest version, or open the link where it was made.
link-why-setup = It asks for a set-up that this version does not know. Reload the page to fetch the newest version.
link-why-character = Character { $n } is neither letter nor digit: something was added to the link, or lost from it.
link-why-damaged = From character { $n } on it is damaged or cut off. Ask for the link again, or open what could be saved.
link-why-moment = The game is whole and has { $n } decisions, but not the moment that the link asks for.
