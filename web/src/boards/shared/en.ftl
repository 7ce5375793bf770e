# What every board says.

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show everything
board-turn-left = Turn left
board-turn-right = Turn right
board-let-go = Put back
board-key-zoom = Zoom in, zoom out, show everything
board-key-turn = Turn what is in hand
board-key-move = Move over the places that are allowed
board-key-choose = Choose, then confirm
board-key-cancel = Let go of the choice
