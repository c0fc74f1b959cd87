# The shelf of the annex: games kept under a name.

shelf-title = Saved games
shelf-name = Keep the game on the table as
shelf-keep = Keep it
shelf-usual = { $names }: { $where }
shelf-kept = Kept on this device.
shelf-not-kept = Not kept: this browser stores nothing for this page, or is full. Share the game as a file or a link instead.
shelf-fetch = Open a game from a file
shelf-no-game = In that file is no game of Trollfjord that this version can read.
shelf-cut = It can be read only up to decision { $n }.
shelf-aside = What you open comes on the table. A game in progress there is laid aside; the start page leads back to it.
shelf-empty = Nothing here yet. The game on the table is kept by itself after every decision; here you can keep others beside it.
shelf-unreadable = A saved game that this version cannot read. It stays as it is.
shelf-open = Open
shelf-off = Delete
shelf-is-off = Deleted.
shelf-put-back = Put it back
shelf-back = It is back.
