# Was Planer sagt.

planners-title = Planer
planners-tagline = Platziere als Erstes deine sechs Objekte zwischen Symbolen deiner Farbe in einer wachsenden Stadt aus Plättchen.
planners-length = 15–30 Min.

# Wie jede Stufe der Bots spielt.
planners-level-beginner = Übersieht die meisten Stellen und folgt einer einzigen Idee, etwa jedes Objekt zu platzieren, sobald es passt.
planners-level-novice = Folgt auch nur einer Idee, sieht aber mehr als die Hälfte der Stellen und plant etwas weiter.
planners-level-casual = Schätzt manche Plättchen und Stellen falsch ein und übersieht ein Viertel davon.
planners-level-skilled = Sieht jede Stelle und nimmt die, die am besten aussieht, ohne vorauszuschauen.
planners-level-strong = Schaut kurz voraus: hält Plätze frei und stört die anderen.
planners-level-expert = Schaut einige Züge voraus: welches Plättchen nötig ist, wer zuerst platzieren kann.
planners-level-master = Schaut viele Züge voraus, auch für die Gegner.

## Ablehnungen: eine für jede Regel, gegen die man verstoßen kann.

planners-setup-players = Diese Ausgabe von Planer ist für { $least } bis { $most } Personen, nicht für { $players }.
planners-setup-opening = Zuerst muss das Startplättchen aufgedeckt werden.
planners-setup-colour = { $player } hat bereits { NOUN("planners-colour", $colour) } gewählt. Wähle eine andere Farbe.
planners-setup-keep = { $player } spielt { NOUN("planners-colour", $colour) } und behält diese Farbe die ganze Partie über.
planners-setup-before = { $player } muss zuerst eine Farbe wählen. Niemand ist am Zug, bevor alle eine Farbe haben.

planners-turn-no-pass = { $tiles ->
        [one] Im Stapel ist noch 1 Plättchen,
       *[other] Im Stapel sind noch { $tiles } Plättchen,
    } daher kannst du nicht passen. Platziere ein Objekt oder erweitere die Stadt.

planners-extend-choose = Ein Plättchen wird erst gezogen und angelegt, wenn sich jemand entschieden hat, die Stadt zu erweitern.
planners-extend-draw = { $player } muss zuerst ein Plättchen ziehen.
planners-extend-stack = Plättchen { $tile } ist nicht im Stapel. Nur eines der Plättchen im Stapel kann gezogen werden.
planners-extend-must = { $player } muss zuerst das gezogene Plättchen anlegen.
planners-extend-edge = Diese Stelle berührt die Stadt nicht an einer Kante. Eine Berührung an einer Ecke genügt nicht.
planners-extend-free = Hier liegt schon ein Plättchen. Wähle eine freie Stelle.

planners-place-line = Die beiden Enden liegen weder in derselben Reihe noch in derselben Spalte. Objekte müssen gerade sein.
planners-place-length = Du hast kein Objekt der Länge { $length } mehr. Deine Längen: { $left }.
planners-place-city = Ein Teil des Objekts läge außerhalb der Stadt. Jedes Feld unter einem Objekt muss zur Stadt gehören.
planners-place-ends = Ein Ende des Objekts liegt nicht auf einem { NOUN("planners-colour", $colour, form: "dative") } Symbol. Beide Enden müssen auf Symbolen deiner Farbe liegen.
planners-place-hole = Unter dem Objekt ist ein Loch. Objekte dürfen nicht über Löcher führen.
planners-place-taken = Hier liegt schon ein Objekt. Auf jedem Feld kann nur eines liegen.
planners-place-cross = Das Objekt würde ein anderes kreuzen. Wähle eine Linie, die von einem Ende bis zum anderen frei ist.

planners-end-no-tiles = Es sind keine Plättchen mehr da, daher kann die Stadt nicht erweitert werden. Platziere ein letztes Objekt oder passe.
planners-end-over = Die Partie ist zu Ende: Es wird nichts mehr gezogen oder platziert.

## Einträge im Protokoll.

planners-log-opening = Das Startplättchen wird aufgedeckt.
planners-log-opening-squares = Die Stadt beginnt mit einem Plättchen mit { $squares }.
planners-log-take = { $whose ->
        [yours] Du wählst { NOUN("planners-colour", $colour) } und nimmst
       *[theirs] { $player } wählt { NOUN("planners-colour", $colour) } und nimmt
    } die { NOUN("planners-objects", $objects) }.
planners-log-extend = { $whose ->
        [yours] Du erweiterst
       *[theirs] { $player } erweitert
    } die Stadt.
planners-log-draw = { $whose ->
        [yours] Du ziehst
       *[theirs] { $player } zieht
    } ein Plättchen.
planners-log-draw-squares = { $whose ->
        [yours] Du ziehst
       *[theirs] { $player } zieht
    } ein Plättchen mit { $squares }.
planners-log-tile = { $whose ->
        [yours] Du legst
       *[theirs] { $player } legt
    } das Plättchen an die Stadt an, { $quarters ->
        [0] nicht gedreht.
        [1] um 90° im Uhrzeigersinn gedreht.
        [2] um 180° gedreht.
       *[3] um 270° im Uhrzeigersinn gedreht.
    }
planners-log-lay = { $whose ->
        [yours] Du platzierst
       *[theirs] { $player } platziert
    } { NOUN("planners-object", $object, form: "accusative") } der Länge { $length }.
# Nach „mit“: „2 roten Symbolen“.
planners-squares = { $count ->
        [one] { NOUN("planners-face", $face, form: "dative") }
       *[other] { $count } { NOUN("planners-face", $face, form: "dative-plural") }
    }
planners-log-pass = { $whose ->
        [yours] Du passt
       *[theirs] { $player } passt
    }.

## Optionen eines Tisches.

planners-option-players = Personen
planners-option-players-help = Wie viele mitspielen.
planners-option-youngest = Kindervariante
planners-option-youngest-help = Objekte dürfen über Löcher führen.
planners-option-equal_turns = Gleich viele Züge
planners-option-equal_turns-help = Hat jemand das letzte Objekt platziert, dürfen alle, die in dieser Runde noch nicht dran waren, noch eines platzieren. Das steht nicht in der Spielregel.

## Ausgaben.

planners-edition-standard = 32 Plättchen
planners-edition-standard-help = Objekte der Längen 2 bis 7; Gelb sind Straßenbahnen.
planners-edition-24 = 24 Plättchen
planners-edition-24-help = Die erste Ausgabe: Objekte der Längen 2, 3, 4, 4, 5 und 6; Gelb sind Laternen.

## Die Wertung.

planners-score-elements = Platzierte Elemente
planners-fact-objects = platzierte Objekte
planners-fact-left = übrige Elemente

## Farben, Objekte und Felder.

planners-colour-red = Rot
    .dative = roten
planners-colour-green = Grün
    .dative = grünen
planners-colour-blue = Blau
    .dative = blauen
planners-colour-yellow = Gelb
    .dative = gelben
planners-objects-buildings = Gebäude
planners-objects-tree_rows = Baumreihen
planners-objects-fountains = Brunnen
planners-objects-trams = Straßenbahnen
planners-objects-street_lamps = Laternen
planners-object-buildings = Gebäude
    .accusative = ein Gebäude
planners-object-tree_rows = Baumreihe
    .accusative = eine Baumreihe
planners-object-fountains = Brunnen
    .accusative = einen Brunnen
planners-object-trams = Straßenbahn
    .accusative = eine Straßenbahn
planners-object-street_lamps = Laterne
    .accusative = eine Laterne
planners-face-red = rotes Symbol
    .dative = einem roten Symbol
    .dative-plural = roten Symbolen
planners-face-green = grünes Symbol
    .dative = einem grünen Symbol
    .dative-plural = grünen Symbolen
planners-face-blue = blaues Symbol
    .dative = einem blauen Symbol
    .dative-plural = blauen Symbolen
planners-face-yellow = gelbes Symbol
    .dative = einem gelben Symbol
    .dative-plural = gelben Symbolen
planners-face-hole = Loch
    .dative = einem Loch
    .dative-plural = Löchern
planners-face-plain = leeres Feld
    .dative = einem leeren Feld
    .dative-plural = leeren Feldern

# Felder einer Ausgabendatei.

planners-field-game = Spiel
planners-field-players = Spieler
planners-field-players-min = Wenigste Spieler
planners-field-players-max = Meiste Spieler
planners-field-colours = Farben
planners-field-colour-id = Buchstabe der Farbe
planners-field-colour-object = Objekte der Farbe
planners-field-objects-per-player = Objekte jedes Spielers
planners-field-objects-lengths = Längen der Objekte
planners-field-tiles = Plättchen
planners-field-tiles-list = Alle Plättchen
planners-field-tile-id = Nummer des Plättchens
planners-field-tile-rows = Felder, Reihe für Reihe
planners-field-tile-rows-help = R, G, B und Y sind Symbole der vier Farben, o ist ein Loch, ein Punkt ist ein leeres Feld.
planners-field-tile-id-help = T01 bis T32, jede Nummer einmal.
planners-field-objects-lengths-help = Ein Spieler hat ein Objekt jeder Länge in dieser Liste.

# Woher Teile einer Ausgabe stammen.
planners-provenance-colours = Eine dieser Farben hat die Brunnen, die andere die Straßenbahnen; welche, ist nicht bekannt.
planners-provenance-tiles = Die Größe der Plättchen und was ihre Felder zeigen.
planners-provenance-others = Was keine andere Zeile nennt.
planners-part-tile-count = Anzahl der Plättchen
planners-part-symbols = Alle vier Farben auf jedem Plättchen
planners-part-holes = Ein Loch auf jedem Plättchen
planners-provenance-lengths = Die Anleitung zeigt die Längen 3 und 4. Die anderen sind rekonstruiert.
