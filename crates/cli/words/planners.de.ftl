# Das Spielfeld von Planer.

planners-board-legend = Die Zahlen um die Karte sind X und Y der Felder. [R══R] ist ein Objekt in einer Reihe; in einer Spalte führt es von [R] nach unten bis [R].
planners-board-youngest = Kindervariante: Objekte dürfen über Löcher führen.
planners-board-stack = { $tiles ->
        [0] Im Stapel ist kein Plättchen mehr.
        [one] Im Stapel ist noch 1 Plättchen.
       *[other] Im Stapel sind noch { $tiles } Plättchen.
    }
planners-board-final = { $rounds_off ->
        [yes] Ende der Runde: Wer in ihr noch nicht dran war, darf noch ein Objekt platzieren oder passen.
       *[no] Letzte Aktionen: Alle dürfen noch ein Objekt platzieren oder passen.
    }
planners-board-drawn = Spieler { $seat } hat ein Plättchen gezogen. Die freien Stellen dafür stehen auf der Karte in Klammern; so sieht es bei jeder Drehung R aus:
planners-board-seat = Spieler { $seat }, { NOUN("planners-objects", $objects) }: { $elements ->
        [one] 1 Element platziert. Übrig:
       *[other] { $elements } Elemente platziert. Übrig:
    }
planners-board-seat-to-move = Spieler { $seat }, { NOUN("planners-objects", $objects) }, am Zug: { $elements ->
        [one] 1 Element platziert. Übrig:
       *[other] { $elements } Elemente platziert. Übrig:
    }
planners-board-seat-without = Spieler { $seat }: noch keine Farbe
planners-board-colours = Spieler { $seat } wählt eine Farbe:
planners-board-colour = { NOUN("planners-colour", $colour) }: { NOUN("planners-objects", $objects) }
planners-board-fits = Stellen für Objekte, nach Länge (Spieler { $seat }):
planners-board-no-fit = Zurzeit lässt sich kein Objekt platzieren (Spieler { $seat }).
planners-play-help = lay X,Y X,Y platziert ein Objekt von einem Feld bis zu einem anderen, beide Enden auf deinen Symbolen. extend zieht ein Plättchen; danach legt tile X,Y R es an der Stelle X,Y an, einer der Stellen in Klammern, um R Vierteldrehungen im Uhrzeigersinn gedreht. take FARBE wählt zu Beginn red (Rot), green (Grün), blue (Blau) oder yellow (Gelb); pass ist für das Ende, wenn kein Plättchen mehr da ist. Beispiele: lay 0,0 2,0; tile 1,0 3
