# What every board says.

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show everything
board-turn-left = Rotate left
board-turn-right = Rotate right
board-let-go = Put back
board-key-zoom = Zoom in, zoom out, show everything
board-key-turn = Rotate the chosen piece
board-key-move = Move between the allowed places
board-key-choose = Choose, then confirm
board-key-cancel = Cancel the choice
board-stand = Show buildings standing up
board-key-stand = Switch between the flat view and standing buildings
