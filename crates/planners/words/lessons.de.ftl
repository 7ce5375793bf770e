# Was Planer beibringt.

planners-lesson-take-title = Wähle eine Farbe
planners-lesson-take-task = Das Startplättchen liegt auf dem Tisch, und alle wählen eine Farbe. Nimm eine, die sofort Platz für ein Objekt hat: Rot (mittlere Reihe) oder Grün (mittlere Spalte).
planners-lesson-take-hint = Rot und Grün haben je zwei Symbole in einer Linie, ohne Loch dazwischen. Blau und Gelb nicht.
planners-lesson-take-done = Zu deiner Farbe gehören sechs Objekte der Längen 2, 3, 4, 5, 6 und 7. Wer zuerst alle sechs platziert, gewinnt.
planners-lesson-take-wrong = Kann ich jetzt die Stadt erweitern?

planners-lesson-lay-title = Platziere ein Objekt
planners-lesson-lay-task = Du hast Rot. Die mittlere Reihe hat an beiden Enden ein rotes Symbol und ist drei Felder lang: Platziere dort dein Objekt der Länge 3, von einem Ende zum anderen.
planners-lesson-lay-hint = Tippe auf das rote Symbol an einem Ende der mittleren Reihe, dann auf das am anderen Ende.
planners-lesson-lay-done = Das ist dein erstes Objekt. Es darf Symbole anderer Farben verdecken; niemand kann sie mehr nutzen, und das ist erlaubt. Inzwischen hat die Gegenseite die Stadt erweitert.
planners-lesson-lay-wrong = Kann ich es in der mittleren Spalte platzieren?

planners-lesson-extend-title = Erweitere die Stadt
planners-lesson-extend-task = Keines deiner Objekte lässt sich platzieren, also musst du die Stadt erweitern. Wähle „Stadt erweitern“; das Plättchen siehst du danach.
planners-lesson-extend-hint = Wähle „Stadt erweitern“.
planners-lesson-extend-done = Ein Plättchen wurde für dich gezogen. In deinem Zug erweiterst du entweder die Stadt oder platzierst ein Objekt, nie beides.

planners-lesson-tile-title = Lege das gezogene Plättchen an
planners-lesson-tile-task = Du hast Rot. Lege das Plättchen so an eine Kante der Stadt, dass eines deiner Objekte über die Grenze passen würde: rote Symbole beider Plättchen in einer Linie, ohne Loch dazwischen. Drehe es, bis es passt.
planners-lesson-tile-hint = Versuche es rechts von der Stadt: Bei einer Drehung des Plättchens kommen rote Symbole in die mittlere Reihe.
planners-lesson-tile-done = Rote Symbole zweier Plättchen liegen jetzt in einer Linie. Symbole benachbarter Plättchen müssen nicht übereinstimmen; es genügt, dass sich Kanten berühren.
planners-lesson-tile-wrong = Kann ich es Ecke an Ecke anlegen?

planners-lesson-across-title = Über die Grenze
planners-lesson-across-task = Jetzt liegen in einer Reihe rote Symbole auf zwei Plättchen. Platziere ein Objekt, das über die Grenze zwischen ihnen führt.
planners-lesson-across-hint = Beginne auf einem roten Symbol des ersten Plättchens und ende auf einem des Plättchens rechts daneben.
planners-lesson-across-done = Objekte dürfen von Plättchen zu Plättchen führen, solange dazwischen kein Loch, keine Lücke und kein anderes Objekt ist.
planners-lesson-across-wrong = Kann ich über das Loch links hinweg?

planners-lesson-pass-title = Wenn die Plättchen ausgehen
planners-lesson-pass-task = Das letzte Plättchen ist angelegt. Alle haben noch eine Aktion, angefangen mit Spieler 1. Dein letztes Objekt lässt sich nirgends platzieren, also passe.
planners-lesson-pass-hint = Du kannst nur noch passen.
planners-lesson-pass-done = Die Gegenseite platziert noch ein Objekt, und die Partie ist zu Ende. Niemand hat alle sechs platziert, also gewinnt, wer die wenigsten Elemente übrig hat: du hast noch 7, die Gegenseite 22.

planners-lesson-six-title = Das sechste Objekt
planners-lesson-six-task = Fünf deiner Objekte sind platziert, und das letzte hat die Länge 2. Finde zwei rote Symbole nebeneinander oder übereinander und platziere es dort.
planners-lesson-six-hint = Nur eine Stelle ist möglich: Sie ist hervorgehoben.
planners-lesson-six-done = Alle sechs sind platziert: Du gewinnst sofort.

planners-figure-opening = Ein Plättchen hat neun Felder: je zwei Symbole der vier Farben und ein Loch.
planners-figure-objects = Zu jeder Farbe gehören sechs Objekte; ein Objekt bedeckt so viele Felder, wie es lang ist.
