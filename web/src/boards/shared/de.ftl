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

## Nach der Partie.

result-label = Ergebnis
result-you-won = Du hast gewonnen!
result-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
 }
result-won-alone = Gewonnen!
result-lost-alone = Diesmal verloren
result-given-up = Die Partie wurde nicht beendet.
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-replay = Partie ansehen
review-back = Zurück zur Analyse (Schritt { $step })
result-record = Aufzeichnung
result-fair = War das Mischen fair?
result-fair-text = Der Server hat die erste Zeile vor der Partie veröffentlicht und die zweite danach. „rynek verify“ prüft mit beiden jedes Ziehen in der Aufzeichnung.
result-fair-here = Dieses Gerät hat den Startwert gewählt, für andere ist das also kein Beweis.
result-commitment = Festlegung:
result-seed = Startwert:
result-link = Link zu dieser Partie
breakdown-label = Wertungsblatt
breakdown-source = Punkte für
breakdown-total = Summe
plot-label = Punkte im Verlauf der Partie
plot-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }
