# Was die Seite sagt. Die Texte der Spiele stehen in ihren Paketen, die der Spielfelder in src/boards.

brand = Rynek
brand-home = Rynek, Startseite
language = Sprache
# A language that is translated only in part; the rest is in English.
language-preview = { $language } (Vorschau)
skip-to-content = Zum Inhalt springen
loading = Einen Moment …
close = Schließen
cancel = Abbrechen
skip = Überspringen
confirm = Bestätigen
save = Speichern
saved = Gespeichert
copy = Kopieren
copied = Kopiert
share = Teilen
more = Mehr anzeigen
try-again = Noch einmal versuchen
try-again-in = Noch einmal versuchen in { $seconds } s
yes = ja
no = nein
chosen = { $count ->
        [0] keine
       *[other] { COMMAS($names) }
    }
you = du

## Der Rahmen.

nav-label = Navigation
nav-menu = Menü
nav-play = Spielen
nav-tables = Tische
nav-mine = Meine Partien
nav-rules = Regeln
nav-leaders = Wertungen
nav-guest = Gast
nav-profile = Profil:
nav-awaiting = { $count ->
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
 }
footer-what = Rynek: Brettspiele über den Städtebau, im Browser.
footer-label = Mehr
footer-api = Zum Programmieren: die API

## Fehler.

fault-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung; die Seite verbindet sich von selbst wieder.
fault-server = Der Server hat unerwartet geantwortet. Versuche es gleich noch einmal.
fault-moved-on = Die Partie ist weitergegangen. Deine Auswahl ist nicht mehr möglich.
fault-page = Auf dieser Seite ist etwas schiefgegangen. Bitte lade sie neu.
fault-rule = Regel lesen

## Die Startseite.

front-title = Baue eine Stadt. Dann eine bessere.
front-lead = Fünf Brettspiele über den Städtebau im Browser: sofort gegen Bots oder gemeinsam auf beliebigen Geräten. Das Programm kennt die Regeln.
front-friends = Gemeinsam spielen
front-join = Tisch finden
front-games = Wähle ein Spiel
players-one = 1 Person
players-range = { $min }–{ $max } Personen
level-label = Stufe der Bots in { $game }
level-beginner = Anfänger
level-novice = Einsteiger
level-casual = Amateur
level-skilled = Kenner
level-strong = Profi
level-expert = Könner
level-master = Meister
bots-label = Anzahl der Bots in { $game }
bots-count = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
 }
play-bots = { $bots ->
    [one] Gegen einen Bot spielen
   *[other] Gegen { $bots } Bots spielen
 }
learn-new = Neu hier? In fünf Minuten lernen
play-alone = Spielen
set-up = Tisch einrichten
rules = Regeln
promise-fair = Nachweislich faires Mischen.
promise-fair-text = Jedes Mischen steht vor der Partie fest und wird danach offengelegt, sodass alle es prüfen können.
promise-bots = Bots, die denken.
promise-bots-text = Stufen von sanft bis gnadenlos und ein Tipp auf Knopfdruck: Er zeigt, was ein Bot tun würde und warum.
promise-guest = Sofort loslegen.
promise-guest-text = Kein Konto und keine E-Mail: Wähle einfach einen Namen. Mit einem privaten Link spielst du auf jedem Gerät weiter.
# Namen für Gäste, durch Kommas getrennt.
guest-trades = Maurer, Geometer, Tischler, Lampenwart, Glaser, Steinmetz, Gärtner, Lotse, Uhrmacher, Dachdecker, Kartograf, Ziegler

## Plätze und Personen.

seat-number = Platz { $seat }
seat-free = frei
seat-reserved = reserviert
seat-me = Du
seat-open = Offen für alle
seat-invited = Auf Einladung
seat-bots = Bots
bot-named = { NOUN("level", $level) }-Bot
bot-named-numbered = { NOUN("level", $level) }-Bot { $number }
players-label = Am Tisch
player-bot = Bot
player-away = abwesend; es spielt: { NOUN("level", $level) }-Bot
player-here = da
player-elsewhere = nicht am Tisch
player-forfeited = aufgegeben
player-turn = am Zug
private = privat
seats-free = { $count ->
    [0] voll
    [one] ein freier Platz
   *[other] { $count } freie Plätze
 }

## Zeit.

# The last seconds of a clock, with tenths.
time-tenths = { $seconds }
time-days-hours = { $days } T. { $hours } Std.
clock-none = ohne Uhr
clock-game = { $minutes } Min. pro Person
clock-game-increment = { $minutes } Min. pro Person + { $increment } s
clock-move = { $days ->
    [one] 1 Tag pro Zug
   *[other] { $days } Tage pro Zug
 }

## Listen von Tischen.

tables-title = Tische
tables-lists = Welche Tische
tables-to-join = Offen
tables-to-watch = Laufend
tables-finished = Beendet
tables-game = Spiel
tables-all-games = Alle Spiele
tables-none-to-join = Zurzeit gibt es keine offenen Tische
tables-none-to-watch = Zurzeit läuft keine öffentliche Partie
tables-none-finished = Noch ist keine öffentliche Partie beendet
tables-none-text = Öffne einen Tisch: Andere finden ihn hier, oder du schickst ihnen den Link.
table-play = Spielen
table-open = Öffnen
table-join = Mitspielen
table-watch = Zuschauen
table-review = Ansehen
phase-playing = { $steps ->
    [one] 1 Aktion gespielt
   *[other] { $steps } Aktionen gespielt
 }
phase-over = beendet
phase-closed = geschlossen
mine-title = Meine Partien
mine-none = Noch keine Partien
mine-none-text = Hier erscheinen deine Partien, zuerst die, die auf dich warten.
mine-choose = Wähle ein Spiel

## Ein neuer Tisch.

new-title = Tisch öffnen
new-game = Spiel
new-seats = Plätze
new-players = Personen
new-hot-seat = Mehrere spielen an diesem Gerät und geben es jede Runde weiter. Gib allen einen Namen.
new-player-name = Name auf Platz { $seat }
new-options = Spieloptionen
new-table = Tisch
new-clock = Uhr
new-clock-none = Ohne Uhr
new-clock-quick = 10 Minuten pro Person, +5 Sekunden pro Aktion
new-clock-calm = 30 Minuten pro Person, +15 Sekunden pro Aktion
new-clock-long = 1 Stunde pro Person, +30 Sekunden pro Aktion
new-clock-day = 1 Tag pro Zug
new-clock-days = 3 Tage pro Zug
new-clock-week = 7 Tage pro Zug
new-forfeit = Wer die Zeit überschreitet, verliert (sonst übernimmt ein Bot)
new-public = Öffentlich
new-public-help = Der Tisch steht in der Liste, und alle können zuschauen. Ein privater Tisch ist nur über seinen Link zu finden.
new-hints = Tipps
new-hints-help = Am Tisch kann man einen Bot um Rat fragen. Eine Partie, in der das geschieht, wird nicht gewertet.
new-open = Tisch öffnen
new-open-help = Du bekommst einen Link zum Weitergeben. Sind alle Plätze besetzt, startet jemand am Tisch die Partie.
new-start = Partie beginnen
new-start-help = Alle Plätze sind besetzt, also beginnt die Partie sofort.

## Vor der Partie.

room-host = Tisch geöffnet von: { $name }
room-sit = Hier sitzen
room-name = Dein Name:
room-invite = Einladung
room-invite-title = Einladung zu einer Partie { $game }
room-invite-text = Schicke diesen Link einer Person: Er öffnet diesen Platz.
room-bot = Bot hinzufügen
room-bot-level = Stufe der Bots, die du hinzufügst
room-rise = Platz verlassen
room-send-away = Entfernen
room-removed = { $name } wurde entfernt und kann keinen Platz mehr einnehmen.
room-admit = Wieder zulassen
room-start = Beginnen
room-wait = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
room-wait-start = Alle Plätze sind besetzt. Jemand am Tisch muss die Partie starten.
room-close = Tisch schließen
room-link = Link zu diesem Tisch
room-link-public = Alle können beitreten, einen freien Platz nehmen oder zuschauen.
room-link-private = Nur wer diesen Link hat, findet den Tisch.
room-options = Optionen

## Am Tisch.

your-turn = Du bist am Zug
your-turn-help = Wähle auf dem Spielfeld; nichts ist endgültig, bevor du bestätigst.
turn-of = { $name } denkt nach
table-board = Spielfeld
table-side = Protokoll und Chat
table-others = Andere Tische
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-text = Er wurde geschlossen oder entfernt, oder die Adresse ist falsch.
table-unreachable = Der Tisch ist nicht erreichbar
table-unreachable-text = Der Server antwortet nicht. Die Seite versucht es von selbst weiter.
confirm-choice = Deine Auswahl
confirm-looking = Wird berechnet …
confirm-change = { $change } → { $amount }
amount = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
take-back = Zurücknehmen
ask-back = Um Rücknahme bitten
question = { $actions ->
    [one] { $name } möchte eine Aktion zurücknehmen.
   *[other] { $name } möchte { $actions } Aktionen zurücknehmen.
 }
question-agree = Zustimmen
question-decline = Ablehnen
question-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen müssen noch antworten.
why-not = Warum nicht?
hint = Tipp
hint-thinking = Wird überlegt …
hint-title = Was der beste Bot tun würde
hint-win = gewinnt { $share } % der Partien
hint-points = etwa { $amount } am Ende
hint-none = Der Bot hat hier keinen Rat.
hint-unrated = Eine Partie mit Tipps wird nicht gewertet.
log = Protokoll
log-label = Was geschehen ist
log-replay = Partie von Anfang an ansehen
chat = Chat
chat-label = Chat
chat-none = Noch keine Nachrichten.
chat-say = Schreibe etwas
chat-send = Senden
chat-about = Profil: { $name }
watching = { $count ->
    [0] niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
 }
menu = Menü
menu-title = { $game }: der Tisch
menu-leave = Kurz weggehen
menu-leave-text = Ein Bot spielt für dich, bis du zurückkommst.
menu-return = Ich bin wieder da
menu-resign = Aufgeben
menu-resign-sure = Ja, aufgeben
menu-resign-text = Du verlierst diese Partie. Das lässt sich nicht rückgängig machen.
describe = Das Spielfeld in Worten
hand-over = Gerät weitergeben
hand-over-to = Gib das Gerät weiter: { $name } (Platz { $seat })
hand-over-text = Das Spielfeld bleibt verborgen, bis du bestätigst, dass du bereit bist.
hand-over-log = Das Protokoll bleibt verborgen, bis es weitergeht.
hand-over-ready = Ich bin bereit
connection-lost = Verbindung verloren. Sie wird wiederhergestellt …
connection-back = Wieder verbunden. Nichts ist verloren gegangen.
keys-title = Tastatur
keys-confirm = Auswahl bestätigen
keys-cancel = Auswahl aufheben; Züge der anderen überspringen
keys-undo = zurücknehmen
keys-undo-alone = rückgängig machen
keys-hint = um einen Tipp bitten
keys-chat = in den Chat schreiben
keys-board = zum Spielfeld gehen
keys-help = diese Liste

generic-actions = { $count ->
    [one] Eine mögliche Aktion
   *[other] { $count } mögliche Aktionen
 }
generic-search = Aktionen durchsuchen
generic-more = { $count ->
    [one] und eine weitere: Suche, um sie zu finden
   *[other] und { $count } weitere: Suche, um sie zu finden
 }
generic-line = { $label }: { $text }.

## Nach der Partie.

result = Ergebnis
result-review = Analyse

## Regeln.

rules-of = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-chapters = Kapitel
rules-table = Tabelle
rules-none = In diesen Regeln steht nichts über „{ $search }“.

## Links und fehlende Seiten.

qr-show = QR-Code
qr-label = QR-Code: { $title }
lost-title = Seite nicht gefunden
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
lost-home = Zur Startseite

## Lernen.

nav-learn = Lernen
learn = Lernen
learn-game = { $game } lernen
learn-try = Ausprobieren
learn-first = Neu hier? Lerne das Spiel in fünf Minuten
