# The share sheet of the annex.

annex-close = Close

share-title = Share
share-whole = The game
share-moment = This moment
share-start = The same start
share-whole-note = Whoever opens the link can look at the game, or play on from where it stands. Every blow comes out as it did.
share-moment-note = The link opens the game after decision { $n }; the rest of it can be looked at from there.
share-start-note = The link lays out the same table with the same tower: seed { $seed }.
share-link = Link
share-alone = This page lies in a file, so no address leads others to it. What stands here belongs behind the address of their own Trollfjord, in a file or on the net. The game as a file opens there under Saved games.
share-code = The link as a code to scan
share-copy = Copy the link
share-copy-text = Copy the message
share-send = Send…
share-names = Names of the players
share-names-note = They stand readable behind the game.
share-text = Message
share-files = Files
share-story = The story as a text
share-game = The game as a file
share-svg = Picture (SVG)
share-png = Picture (PNG)
share-copied = Copied.
share-sent = Sent.
share-saved = Handed to the browser as a file.
share-by-hand = This browser lets no page copy. The link is marked: copy it by hand.
share-failed = That did not work in this browser. The link above holds everything.
share-challenge = Trollfjord, seed { $seed }: { $scores }. Do better from the same start: { $link }
share-says-start = A game of Trollfjord from the same start, seed { $seed }: { $link }
share-says-over = Our game of Trollfjord: { $scores }. Watch it: { $link }
share-says-game = Our game of Trollfjord. { $where }: { $link }

story-players = Players: { $names }
story-score = { $name } { $total }
