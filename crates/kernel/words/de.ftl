# Texte zu Aufzeichnungen, Ausgaben, Optionen und Notation.

notation = „{ $text }“ ist nicht lesbar. Erwartet: { FORM($form) }

# Platzhalter in Notationen.
notation-area = GEBIET
notation-attraction = ATTRAKTION
notation-card = KARTE
notation-colour = FARBE
notation-deed = HANDLUNG
notation-die = WÜRFEL
notation-goal = ZIEL
notation-lot = GRUNDSTÜCK
notation-price = PREIS
notation-resource = ROHSTOFF
notation-site = BAUPLATZ
notation-tile = PLÄTTCHEN

setup-not-an-object = Optionen sind ein JSON-Objekt, zum Beispiel { "{" }"players": 2{ "}" }.
setup-unknown = Es gibt keine Option „{ $name }“. Die Optionen sind: { COMMAS($known) }.
setup-count = { $value } ist für die Option „{ $name }“ nicht erlaubt. Erlaubt: { $least } bis { $most }.
setup-choice = { $value } ist für die Option „{ $name }“ nicht erlaubt. Erlaubt: { OR($names) }.
setup-subset = { $value } ist für die Option „{ $name }“ nicht erlaubt. Erlaubt: beliebige aus { COMMAS($names) }.

json-missing = „{ $name }“ fehlt.
json-unknown = „{ $name }“ ist hier nicht bekannt.
json-unknown-of = „{ $name }“ ist hier nicht bekannt. Möglich: { COMMAS($known) }.
json-twice = „{ $name }“ kommt zweimal vor.
json-value = „{ $found }“ ist hier nicht möglich.
json-kind = Hier wird ein Wert anderer Art gebraucht.
json-end = Der Text endet zu früh.
json-trailing = Nach dem Ende des Dokuments folgt weiterer Text.
json-syntax = Das ist kein JSON.

edition-json = Zeile { $line }, Spalte { $column } der Ausgabendatei ist nicht lesbar.
edition-too-long = Die Ausgabendatei ist zu groß: { $bytes } Byte (Grenze: { $most }).
edition-too-many = Zu viele Ausgaben sind in Gebrauch. Die Grenze ist { $most }, bei großen Ausgaben weniger. Versuche es wieder, wenn andere nicht mehr in Gebrauch sind.
edition-missing = In der Ausgabendatei fehlt { $place }.
edition-twice = In der Ausgabendatei wiederholt { $place } den Wert { $found }; jeder Wert darf nur einmal vorkommen.
edition-value = In der Ausgabendatei ist { $place } { $found }, sollte aber { $expected } sein.

edition-about = Über diese Schachtel
edition-about-part = Teil
edition-about-source = Herkunft
edition-about-note = Anmerkung
edition-standard = Standardausgabe
edition-source-known = bekannt
edition-source-rulebook = in der Anleitung angegeben
edition-source-reconstructed = rekonstruiert

record-too-long = Die Aufzeichnung ist zu groß: { $bytes } Byte (Grenze: { $most }).
record-json = Zeile { $line }, Spalte { $column } der Aufzeichnung ist nicht lesbar.
record-too-new = Die Aufzeichnung hat das Format { $found }; dieses Programm liest Formate bis { $known }. Sie stammt von einer neueren Version von Rynek.
record-other-game = Dies ist eine Aufzeichnung von { $found }, nicht von { $expected }.
record-unknown-game = Dies ist eine Aufzeichnung von „{ $found }“, das hier nicht verfügbar ist. Spiele: { COMMAS($known) }.
record-other-rules = Die Aufzeichnung verwendet Version { $found } der Regeln; dieses Programm spielt nur Version { $expected }.
record-no-edition = Die Aufzeichnung nennt die Ausgabe { $hash }, die weder zu Rynek gehört noch in der Aufzeichnung enthalten ist.
record-other-edition = Die Aufzeichnung enthält die Ausgabe { $found }, nennt aber { $named }.
record-seats = { $found ->
        [one] Die Aufzeichnung hat 1 Platz
       *[other] Die Aufzeichnung hat { $found } Plätze
    }. { $expected ->
        [one] Ihre Optionen sind für 1 Person.
       *[other] Ihre Optionen sind für { $expected } Personen.
    }
record-event = Ereignis { $event } der Aufzeichnung ist nicht möglich.
record-result = Das Ergebnis in der Aufzeichnung folgt nicht aus ihren Ereignissen.

event-json = Das ist kein Ereignis.
event-turn = { $player } ist am Zug.
event-turn-chance = Als Nächstes wird zufällig gezogen; niemand ist am Zug.
event-turn-over = Die Partie ist zu Ende.
event-undo = { $actions ->
        [one] Es nimmt 1 Aktion zurück.
       *[other] Es nimmt { $actions } Aktionen zurück.
    } { $played ->
        [0] Gespielt wurde keine.
        [one] Gespielt wurde nur 1.
       *[other] Gespielt wurden nur { $played }.
    }
event-seat = An diesem Tisch gibt es keinen Platz { $seat }.

# Jemand ohne bekannten Namen, als Subjekt eines Satzes.
seat-name = Spieler { $seat }

# Bots als Subjekt eines Satzes: nach Stufe oder nach dem Namen eines fremden Bots. Mehrere derselben Stufe haben Nummern.
bot-level-beginner = Anfänger-Bot
bot-level-novice = Einsteiger-Bot
bot-level-casual = Amateur-Bot
bot-level-skilled = Kenner-Bot
bot-level-strong = Profi-Bot
bot-level-expert = Könner-Bot
bot-level-master = Meister-Bot
bot-named = { NOUN("bot-level", $level) }
bot-named-numbered = { NOUN("bot-level", $level) } { $number }
bot-other = Bot { $name }
bot-other-numbered = Bot { $name } { $number }
