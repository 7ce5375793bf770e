# Die Lektionen.

learn-title = Spielend lernen
learn-lead = Jedes Spiel in etwa fünf Minuten, auf einem echten Spielfeld: eine kleine Aufgabe nach der anderen, mit sofortiger Rückmeldung.
learn-begin = Beginnen
learn-go-on = Fortsetzen
learn-again = Wiederholen
learn-progress = { $done } von { $count } erledigt
learn-known = (erledigt)
learn-goal = Ziel des Spiels:
learn-lesson = { $game }, Lektion { $number } von { $count }
learn-lessons = Lektionen
learn-others = Andere Spiele zum Lernen
learn-well = Gut gemacht!
learn-watch = Sieh zu, was geschieht …
learn-strayed = Das ist erlaubt, aber diese Aufgabe verlangt etwas anderes.
learn-show = Zeig es mir
learn-next = Weiter
learn-finish = Beenden
learn-finished = Du kennst jetzt { $game }
learn-finished-text = Du hast jede Art von Aktion ausprobiert. Spiele jetzt eine ganze Partie: Die Bots sind sanft, und die Regeln sind nur einen Klick entfernt.
learn-none = Für { $game } gibt es noch keine Lektionen
learn-none-text = Lies die Regeln oder spiele einfach: Das Programm lehnt ab, was nicht erlaubt ist, und sagt dir, warum.
learn-play = Spiele deine erste Partie
