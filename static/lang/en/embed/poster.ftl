# The poster of an embedded game, shown before the program is loaded.

poster-title = Trollfjord
poster-lead = Trolls, treasures and a tower of loose rocks
poster-board = The board of Trollfjord: twelve regions with a boardwalk round them
poster-play = Play
poster-open = Open the game
poster-go-on = Go on with your game
poster-anew = Begin as it was given here
poster-loading = Setting the table…
poster-page = On a page of its own
