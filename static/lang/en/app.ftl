# The room around the table: start page, menu, notices.

app-title = Trollfjord
app-lead = Gather trolls at the fortresses, hammer out boulders, take treasure home. Mind the mountain spirit.
app-unofficial = An unofficial edition with its own art and words.

start-continue = Continue the game
start-continue-note = Turn { $turn }, { $name } decides
start-continue-over = The finished game
start-title = New game
start-players = Players
start-players-n = { $n } players
start-name = Name of player { $n }
start-numbers = Fortress numbers
start-numbers-first = First game
start-numbers-first-note = The fixed layout of the first game
start-numbers-random = Random
start-numbers-random-note = Drawn by the seed
start-numbers-custom = Custom
start-numbers-custom-note = Press two fortresses to swap their numbers
start-seed = Seed
start-seed-note = Any text is a seed. The same seed gives the same start and the same tower.
start-seed-shown = Plays as { $seed }
start-seed-new = New random seed
start-even = House rule: even start
start-even-note = Starting spaces 1 to 4 bring +10, +6, +4 and +0 points; with three players +6, +3 and +0.
start-go = Start the game
start-unreadable = The game kept on this device cannot be read by this version. It was laid aside, not deleted.

app-undo = Take back
app-redo = Play again what was taken back
app-undo-start = Nothing to take back yet
app-undo-other = Only decisions of one player in a row can be taken back; before them { $name } decided
app-undo-revealed = The last decision brought something to light: it stands
app-theme-dark = Dark theme
app-theme-light = Light theme
app-menu = Start page
app-skip = To the action
app-not-kept = Not kept on this device: storage is blocked or full. The game goes on in this page.
app-play-again = Play again
app-new-game = New game
app-review-board = Look at the board
app-cut = The game kept on this device fits these rules only up to decision { $n }. What came after was laid aside, not deleted.
app-back-to-scores = Back to the scores
start-before = Back to the game before
start-before-note = The game that the last new one took the place of
