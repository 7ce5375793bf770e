# Was das Spielfeld von Planer sagt.

board-planners-city = Die Stadt
board-planners-colours = Wähle, was du baust
board-planners-drawn = Gezogenes Plättchen
board-planners-stack = { $tiles ->
        [0] Keine Plättchen mehr im Stapel
        [one] Noch 1 Plättchen im Stapel
       *[other] Noch { $tiles } Plättchen im Stapel
    }
board-planners-extend = Stadt erweitern
board-planners-pass = Passen
board-planners-desk = Was jetzt zu tun ist
board-planners-spot = Plättchen an der Stelle { $place } anlegen
board-planners-spot-gain = Plättchen an der Stelle { $place } anlegen: { $gain ->
        [one] 1 weiteres deiner Objekte ließe sich platzieren
       *[other] { $gain } weitere deiner Objekte ließen sich platzieren
    }
board-planners-begin = Ein Objekt auf { $square } beginnen
board-planners-end = Ein Objekt der Länge { $length } von { $from } bis { $to } platzieren
board-planners-left = Sechs Objekte
board-planners-togo = { $left ->
        [0] alle sechs platziert
        [one] noch 1
       *[other] noch { $left }
    }
board-planners-squares = { $squares ->
        [one] 1 Feld
       *[other] { $squares } Felder
    }
board-planners-take-length = Objekt der Länge { $length } wählen
board-planners-slot = Ein Objekt der Länge { $length }, noch nicht platziert
board-planners-slot-laid = Länge { $length }: platziert
board-planners-open = { $count ->
        [one] 1 Stelle zum Bauen
       *[other] { $count } Stellen zum Bauen
    }
board-planners-watch = Zeigen, wo { $name } jetzt ein Objekt platzieren könnte
board-planners-opens = Danach platzierbar ({ $name }): { $lengths }
board-planners-closes = Danach nicht mehr platzierbar ({ $name }): { $lengths }
board-planners-youngest = Kindervariante: Objekte dürfen über Löcher führen (Bretter decken sie ab).
board-planners-order = Reihenfolge der letzten Aktionen
board-planners-do-colours = Wähle eine Farbe: Du platzierst ihre sechs Objekte.
board-planners-do-choice = Ziehe ein Objekt von Symbol zu Symbol oder erweitere die Stadt.
board-planners-do-extend = Keines deiner Objekte lässt sich platzieren. Erweitere die Stadt.
board-planners-do-tile = Lege das Plättchen an eine hervorgehobene Stelle. Drehen: R, Mausrad oder noch einmal antippen.
board-planners-do-tap = Tippe eine hervorgehobene Stelle an. Tippe sie noch einmal an, um das Plättchen zu drehen.
board-planners-do-final = { $tiles ->
        [0] Das letzte Plättchen ist angelegt. Alle haben noch eine Aktion: Platziere ein Objekt oder passe.
       *[other] { $name } hat das letzte Objekt platziert. Du hast gleich viele Züge: Platziere noch ein Objekt oder passe.
    }
board-planners-do-pass = { $tiles ->
        [0] Das letzte Plättchen ist angelegt, und keines deiner Objekte lässt sich platzieren.
       *[other] { $name } hat das letzte Objekt platziert, und keines von deinen lässt sich platzieren.
    }
board-planners-wait-final = { $tiles ->
        [0] Das letzte Plättchen ist angelegt. Alle dürfen noch ein Objekt platzieren, in dieser Reihenfolge:
       *[other] { $name } hat das letzte Objekt platziert. Wer in dieser Runde noch nicht dran war, darf noch eines platzieren:
    }
board-planners-wait-colours = Alle wählen eine Farbe, in der Reihenfolge der Plätze.
board-planners-wait-tile = { $name } hat dieses Plättchen gezogen.
board-planners-wait-turn = { $name } platziert ein Objekt oder erweitert die Stadt. Wer zuerst alle sechs Objekte platziert, gewinnt.
board-planners-won-six = { $name } hat alle sechs Objekte platziert und gewinnt.
board-planners-won-most = Das letzte Plättchen ist angelegt. { $name } hat die wenigsten Elemente übrig und gewinnt.
board-planners-won-tied = Das letzte Plättchen ist angelegt. { $names } haben gleichauf die wenigsten Elemente übrig und teilen sich den Sieg.
board-planners-key-extend = Stadt erweitern
board-planners-key-length = Objekt dieser Länge wählen
board-planners-key-pass = Passen

## Was auf einem Feld ist.

board-planners-about-object = { NOUN("planners-object", $object) }, Länge { $length }
board-planners-about-laid = Platziert von: { $name }. Das Objekt bleibt liegen, und hier lässt sich nichts anderes platzieren.
board-planners-about-symbol = Hier beginnen und enden { NOUN("planners-objects", $objects) } ({ $name }). Andere Objekte dürfen das Symbol verdecken.
board-planners-about-idle = Niemand spielt diese Farbe ({ NOUN("planners-objects", $objects) }). Jedes Objekt darf das Symbol verdecken.
board-planners-about-plain = Objekte dürfen es verdecken, aber hier nicht beginnen oder enden.
board-planners-about-hole = { $youngest ->
        [yes] Objekte dürfen darüber führen, aber hier nicht beginnen oder enden.
       *[other] Kein Objekt darf darüber führen.
    }

## Das Spielfeld in Worten.

board-planners-say-drawn = Das gezogene Plättchen, nicht gedreht. Erste Reihe: { COMMAS($first) }. Zweite Reihe: { COMMAS($second) }. Dritte Reihe: { COMMAS($third) }.
board-planners-say-tile = Plättchen { $at }. Erste Reihe: { COMMAS($first) }. Zweite Reihe: { COMMAS($second) }. Dritte Reihe: { COMMAS($third) }.
board-planners-say-objects = Objekte: { $count ->
        [0] keine
       *[other] { COMMAS($objects) }
    }.
board-planners-say-object = { NOUN("planners-object", $object) } von { $from } bis { $to }
board-planners-say-planner = { $whose ->
        [yours] Du
       *[theirs] { $name }
    }: { NOUN("planners-colour", $colour) }; übrige Längen: { $count ->
        [0] keine
       *[other] { COMMAS($left) }
    }; { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
board-planners-say-new = { $whose ->
        [yours] Du
       *[theirs] { $name }
    }: noch keine Farbe.

## Das Formular für Ausgaben.

board-planners-edition-tile = Gib die neun Felder jedes Plättchens ein, Zeile für Zeile. Danach folgt das nächste Plättchen von selbst. Ein Klick auf ein Feld ändert es.
board-planners-edition-face = { $face ->
    [R] rot
    [G] grün
    [B] blau
    [Y] gelb
    [o] Loch
   *[other] leer
 }
board-planners-edition-picture = Felder des Plättchens
board-planners-edition-square = Zeile { $row }, Spalte { $column }: { $face ->
    [R] rot
    [G] grün
    [B] blau
    [Y] gelb
    [o] Loch
   *[other] leer
 }

## Das Ergebnis.

board-planners-amount = { $points ->
        [one] 1 Element
       *[other] { $points } Elemente
    }
board-planners-tie = Gleichstand bei den Elementen: Wer mehr Objekte platziert hat, liegt vorn.
