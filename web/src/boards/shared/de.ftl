# Was jedes Spielfeld sagt.

board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Alles zeigen
board-turn-left = Nach links drehen
board-turn-right = Nach rechts drehen
board-let-go = Zurücklegen
board-key-zoom = Vergrößern, verkleinern, alles zeigen
board-key-turn = Das gewählte Teil drehen
board-key-move = Zwischen den erlaubten Stellen wechseln
board-key-choose = Wählen, dann bestätigen
board-key-cancel = Auswahl aufheben
board-stand = Stehende Gebäude zeigen
board-key-stand = Zwischen flacher Ansicht und stehenden Gebäuden wechseln
