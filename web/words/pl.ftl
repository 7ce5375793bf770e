# Teksty strony. Teksty gier są w ich pakietach, teksty plansz w src/boards.

brand = Rynek
brand-home = Rynek, strona główna
language = Język
# A language that is translated only in part; the rest is in English.
language-preview = { $language } (wersja próbna)
skip-to-content = Przejdź do treści
loading = Chwileczkę…
close = Zamknij
cancel = Anuluj
skip = Pomiń
confirm = Zatwierdź
save = Zapisz
saved = Zapisano
copy = Kopiuj
copied = Skopiowano
share = Udostępnij
more = Pokaż więcej
try-again = Spróbuj ponownie
try-again-in = Spróbuj ponownie za { $seconds } s
yes = tak
no = nie
chosen = { $count ->
        [0] brak
       *[other] { COMMAS($names) }
    }
you = ty

## Rama strony.

nav-label = Nawigacja
nav-menu = Menu
nav-play = Graj
nav-tables = Stoły
nav-mine = Moje partie
nav-rules = Zasady
nav-editions = Wydania
nav-leaders = Rankingi
nav-guest = Gość
nav-profile = Profil:
nav-awaiting = { $count ->
    [one] jedna partia czeka na ciebie
    [few] { $count } partie czekają na ciebie
   *[other] { $count } partii czeka na ciebie
 }
footer-what = Rynek: planszowe gry o budowaniu miast w przeglądarce.
footer-label = Więcej
footer-api = Dla programistów: API

## Błędy.

fault-offline = Brak połączenia z serwerem. Sprawdź internet; strona połączy się ponownie sama.
fault-server = Serwer odesłał nieoczekiwaną odpowiedź. Spróbuj za chwilę.
fault-moved-on = Sytuacja w grze się zmieniła. Twój wybór nie jest już możliwy.
fault-page = Na tej stronie coś poszło nie tak. Wczytaj ją ponownie.
fault-engine-missing = Nie można wczytać plików do gry na tym urządzeniu. Połącz się raz z internetem i spróbuj ponownie.
fault-engine-crashed = Silnik gry zatrzymał się dwa razy z rzędu. Partia jest zapisana do ostatniej akcji; odśwież stronę, żeby grać dalej.
fault-storage-full = Na tym urządzeniu nie ma miejsca na zapisanie partii. Usuń coś i spróbuj ponownie.
fault-storage-failed = Przeglądarka nie może zapisywać partii na tym urządzeniu. Prywatne okna często na to nie pozwalają.
fault-here-gone = Tej partii nie ma już na tym urządzeniu.
fault-here-no-record = Ten plik nie jest zapisem partii.
fault-here-no-chat = W partii na tym urządzeniu nie ma czatu.

## Bez serwera.

update-ready = Nowa wersja jest gotowa.
update-use = Odśwież
offline-works = Nie można połączyć się z serwerem. Na tym urządzeniu możesz grać, uczyć się i oglądać powtórki; stoły ze znajomymi i rankingi wymagają serwera.
no-server = Ta strona wymaga serwera
no-server-text = Ta witryna nie ma serwera. We wszystkie gry możesz grać na tym urządzeniu: z botami albo na zmianę z innymi.
on-this-device = na tym urządzeniu
go-online = Kontynuuj online
go-online-text = Partia trafi na prywatny stół na serwerze i zagrasz w nią na każdym swoim urządzeniu.
go-online-not = Nie można połączyć się z serwerem, więc partia zostaje na razie na tym urządzeniu.
go-offline = Graj offline
go-offline-text = Partia trafi na to urządzenie i zagrasz w nią bez połączenia. Jej stół na serwerze zostanie zamknięty.
here-save = Zapisz w pliku
here-load = Wczytaj z pliku
here-where = Ta partia jest zapisana tylko w tej przeglądarce.
bot-hurry = Zagraj już
fault-rule = Przeczytaj zasadę

## Strona główna.

front-title = Zbuduj miasto. A potem lepsze.
front-lead = Pięć planszowych gier o budowaniu miast w przeglądarce: zagraj od razu z botami albo ze znajomymi na dowolnym urządzeniu. Zasad pilnuje program.
front-friends = Zagraj ze znajomymi
front-join = Znajdź stół
front-games = Wybierz grę
players-one = 1 gracz
players-range = { $min }–{ $max } graczy
level-label = Poziom botów w grze { $game }
level-beginner = Debiutant
level-novice = Nowicjusz
level-casual = Amator
level-skilled = Bywalec
level-strong = Zaawansowany
level-expert = Ekspert
level-master = Mistrz
level-fitting = { NOUN("level", $level) } (dla ciebie)
bots-label = Liczba botów w grze { $game }
bots-count = { $bots ->
    [one] 1 bot
    [few] { $bots } boty
   *[other] { $bots } botów
 }
play-bots = { $bots ->
    [one] Zagraj z botem
    [few] Zagraj z { $bots } botami
   *[other] Zagraj z { $bots } botami
 }
learn-new = Pierwszy raz? Nauka zajmie pięć minut
play-alone = Zagraj
set-up = Przygotuj stół
rules = Zasady
promise-fair = Uczciwe losowanie, z dowodem.
promise-fair-text = Wynik każdego tasowania jest ustalony przed partią i ujawniany po niej; każdy może go sprawdzić.
promise-bots = Boty, które myślą.
promise-bots-text = Poziomy od łagodnych po bezlitosne i podpowiedź, która pokazuje, co zrobiłby bot i dlaczego.
promise-guest = Grasz od razu.
promise-guest-text = Bez konta i adresu e-mail: wystarczy nick, a prywatny link pozwoli ci wrócić na każdym urządzeniu.
# Nicki dla gości, oddzielone przecinkami.
guest-trades = Murarz, Geometra, Cieśla, Latarnik, Szklarz, Kamieniarz, Ogrodnik, Przewoźnik, Zegarmistrz, Dekarz, Kartograf, Zdun

## Miejsca i gracze.

seat-number = Miejsce { $seat }
seat-free = wolne
seat-reserved = zarezerwowane
seat-me = Ty
seat-open = Dla każdego
seat-invited = Na zaproszenie
seat-bots = Boty
bot-named = Bot { NOUN("level", $level) }
bot-named-numbered = Bot { NOUN("level", $level) } { $number }
players-label = Gracze
player-bot = bot
player-away = przy innym zajęciu; gra bot { NOUN("level", $level) }
player-here = przy stole
player-elsewhere = poza stołem
player-forfeited = rezygnacja
player-turn = teraz gra
private = prywatny
seats-free = { $count ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
 }

## Czas.

# The last seconds of a clock, with tenths.
time-tenths = { $seconds }
time-days-hours = { $days } d { $hours } godz.
clock-none = bez zegara
clock-game = { $minutes } min na gracza
clock-game-increment = { $minutes } min na gracza + { $increment } s
clock-move = { $days ->
    [one] 1 dzień na turę
    [few] { $days } dni na turę
   *[other] { $days } dni na turę
 }

## Listy stołów.

tables-title = Stoły
tables-lists = Lista stołów
tables-to-join = Otwarte
tables-to-watch = W trakcie
tables-finished = Zakończone
tables-game = Gra
tables-all-games = Wszystkie gry
tables-none-to-join = Nie ma teraz otwartych stołów
tables-none-to-watch = Nie toczy się teraz żadna publiczna partia
tables-none-finished = Nie zakończono jeszcze żadnej publicznej partii
tables-none-text = Otwórz stół: inni znajdą go tutaj albo wyślesz im link.
table-play = Graj
table-open = Otwórz
table-join = Dołącz
table-watch = Oglądaj
table-review = Obejrzyj
phase-playing = { $steps ->
    [one] 1 akcja
    [few] { $steps } akcje
   *[other] { $steps } akcji
 }
phase-over = zakończona
phase-closed = zamknięty
mine-title = Moje partie
mine-none = Nie masz jeszcze żadnych partii
mine-none-text = Tu pojawią się twoje partie; najpierw te, które na ciebie czekają.
mine-choose = Wybierz grę

## Nowy stół.

new-title = Otwórz stół
new-game = Gra
new-seats = Miejsca
new-players = Gracze
new-hot-seat = Kilka osób gra na tym urządzeniu i przekazuje je sobie w każdej turze. Nadaj każdej z nich nick.
new-player-name = Nick gracza na miejscu { $seat }
new-lot = Rozlosuj miejsca
new-lot-help = Na początku partii każdy dostaje losowe miejsce. Jeśli opcja jest wyłączona, każdy zostaje na miejscu, które zajmie.
new-options = Opcje gry
new-edition = Wydanie
new-edition-choose = Zawartość pudełka
new-edition-shipped = Część Rynku
new-edition-installed = Zainstalowane na tym serwerze
new-edition-own = Moje wydania
new-edition-all = Zobacz wydania albo zrób własne
new-public-own = Stół z własnym wydaniem jest prywatny. Inni mogą dołączyć przez link.
new-figures = Wygrane miejsc w partiach równie silnych botów (poziom: { NOUN("level", $level) }, liczba partii: { $games }): { $seats }.
new-figures-seat = miejsce { $seat } – { $wins }% ({ $low }–{ $high }%)
new-table = Stół
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-quick = 10 minut na gracza, +5 sekund za każdą akcję
new-clock-calm = 30 minut na gracza, +15 sekund za każdą akcję
new-clock-long = 1 godzina na gracza, +30 sekund za każdą akcję
new-clock-day = 1 dzień na turę
new-clock-days = 3 dni na turę
new-clock-week = 7 dni na turę
new-forfeit = Przekroczenie czasu oznacza przegraną (w przeciwnym razie dalej gra bot)
new-public = Publiczny
new-public-help = Widoczny na liście i otwarty dla widzów. Stół prywatny znajdą tylko osoby, które mają link.
new-hints = Podpowiedzi
new-hints-help = Gracze mogą poprosić bota o radę. Partia, w której ktoś to zrobi, nie liczy się do rankingu.
new-open = Otwórz stół
new-open-help = Dostaniesz link, który możesz wysłać innym. Gdy wszystkie miejsca są zajęte, jeden z graczy rozpoczyna partię.
new-start = Zacznij grę
new-start-help = Wszystkie miejsca są zajęte, więc partia zacznie się od razu.
new-here = Graj na tym urządzeniu
new-here-help = Nie wymaga połączenia. Partia zapisuje się w tej przeglądarce.
new-here-not = Możliwe, gdy każde miejsce jest twoje albo bota.
new-no-server = Inni mogą dołączyć tylko wtedy, gdy można połączyć się z serwerem.

## Przed grą.

room-host = Gospodarz: { $name }
room-sit = Usiądź tutaj
room-name = Twój nick:
room-invite = Zaproszenie
room-invite-title = Zaproszenie do gry { $game }
room-invite-text = Wyślij ten link jednej osobie: otwiera właśnie to miejsce.
room-bot = Dodaj bota
room-bot-level = Poziom dodawanych botów
room-rise = Zwolnij miejsce
room-send-away = Usuń
room-removed = { $name } nie może znowu zająć miejsca przy tym stole.
room-admit = Wpuść ponownie
room-start = Rozpocznij
room-wait = Partia może się zacząć, gdy wszystkie miejsca będą zajęte.
room-wait-start = Wszystkie miejsca są zajęte. Partię może rozpocząć każdy z graczy.
room-lot = Miejsca zostaną rozlosowane na początku gry.
room-close = Zamknij stół
room-link = Link do stołu
room-link-public = Każdy może dołączyć, zająć wolne miejsce albo oglądać.
room-link-private = Stół znajdą tylko osoby, które mają ten link.
room-options = Opcje

## Przy stole.

your-turn = Twoja kolej
your-turn-help = Wybierz na planszy; nic nie jest ostateczne, dopóki nie zatwierdzisz.
turn-of = Teraz gra { $name }
table-board = Plansza
table-side = Dziennik i czat
table-others = Inne stoły
# Before the name of an edition.
table-edition = Wydanie:
# The components are not those of an edition that is known here.
edition-unknown = nieznane tutaj ({ $hash })
table-gone = Tego stołu już nie ma
table-gone-text = Zamknięto go lub usunięto albo adres jest błędny.
table-unreachable = Brak połączenia ze stołem
table-unreachable-text = Serwer nie odpowiada. Strona próbuje dalej sama.
confirm-choice = Twój wybór
confirm-looking = Obliczam…
confirm-change = { $change } → { $amount }
amount = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
take-back = Cofnij
ask-back = Poproś o cofnięcie
question = { $actions ->
    [one] { $name } prosi o cofnięcie jednej akcji.
    [few] { $name } prosi o cofnięcie { $actions } akcji.
   *[other] { $name } prosi o cofnięcie { $actions } akcji.
 }
question-agree = Zgoda
question-decline = Nie zgadzam się
question-waiting = Czekamy, aż pozostali zgodzą się na cofnięcie.
why-not = Dlaczego nie?

recap = Od twojej ostatniej tury
recap-since = { $count ->
        [one] 1 ruch od twojej ostatniej tury
        [few] { $count } ruchy od twojej ostatniej tury
       *[other] { $count } ruchów od twojej ostatniej tury
    }
recap-show = Pokaż
recap-back = Poprzedni ruch
recap-forward = Następny ruch
recap-now = Wróć do gry

hint = Podpowiedź
hint-thinking = Myślę…
hint-title = Co zrobiłby najlepszy bot
hint-win = wygrywa { $share }% partii
hint-points = na koniec około: { $amount }
hint-best = Najczęściej wygrywa w symulacjach bota.
hint-even = Wygrywa równie często jak pierwsza.
hint-behind = Wygrywa o { $less ->
        [one] 1 punkt procentowy
        [few] { $less } punkty procentowe
       *[other] { $less } punktów procentowych
    } rzadziej niż pierwsza.
hint-scores = Teraz daje: { $parts }.
hint-costs = Teraz kosztuje: { $parts }.
hint-none = Bot nie ma tu rady.
hint-unrated = Partia z podpowiedziami nie liczy się do rankingu.
log = Dziennik
log-label = Co się wydarzyło
log-replay = Obejrzyj partię od początku
chat = Czat
chat-label = Czat
chat-none = Nie ma jeszcze wiadomości.
chat-say = Napisz coś
chat-send = Wyślij
chat-about = Profil: { $name }
watching = { $count ->
    [0] brak widzów
    [one] 1 widz
    [few] { $count } widzów
   *[other] { $count } widzów
 }
menu = Menu
menu-title = { $game }: stół
menu-leave = Odejdź na chwilę
menu-leave-text = Do twojego powrotu gra za ciebie bot.
menu-return = Wróć
menu-resign = Zrezygnuj
menu-resign-sure = Tak, rezygnuję
menu-resign-text = Przegrasz tę partię. Tego nie da się cofnąć.
describe = Opis planszy
hand-over = Przekazanie urządzenia
hand-over-to = Przekaż urządzenie: { $name } (miejsce { $seat })
hand-over-text = Plansza będzie zakryta, dopóki nie potwierdzisz gotowości.
hand-over-log = Dziennik jest zakryty, dopóki następna osoba nie będzie gotowa.
hand-over-ready = Gotowe
connection-lost = Połączenie przerwane. Łączę ponownie…
connection-back = Połączenie wróciło. Nic nie przepadło.
keys-title = Klawiatura
keys-confirm = zatwierdź wybór
keys-cancel = anuluj wybór; pomiń ruchy innych graczy
keys-undo = cofnij
keys-undo-alone = cofnij
keys-hint = poproś o podpowiedź
keys-recap = pokaż ruchy od twojej ostatniej tury
keys-chat = napisz na czacie
keys-board = przejdź do planszy
keys-help = ta lista

generic-actions = { $count ->
    [one] Jedna możliwa akcja
    [few] { $count } możliwe akcje
   *[other] { $count } możliwych akcji
 }
generic-search = Szukaj wśród akcji
generic-more = { $count ->
    [one] i jeszcze jedna: znajdź ją wyszukiwaniem
    [few] i jeszcze { $count }: znajdź je wyszukiwaniem
   *[other] i jeszcze { $count }: znajdź je wyszukiwaniem
 }
generic-line = { $label }: { $text }.

## Po grze.

result = Wynik
result-review = Analiza

## Powtórki i zapisy.

replay-title = Powtórka: { $game }
replay-start = Przed pierwszym krokiem.
replay-controls = Kroki
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-scrubber = Krok
replay-at = { $at } / { $of }
replay-speed = Tempo
replay-times = { $times }×
replay-skip-draws = Pomijaj losowania
replay-moves = Ruchy
replay-link = Link do tego momentu
replay-to-table = Do stołu
study-title = Otwórz zapis
study-text = Zapis to cała partia w jednym pliku: z tej strony, z terminala albo od znajomych. Zostanie sprawdzony ruch po ruchu i stanie się prywatnym stołem do obejrzenia.
study-choose = Wybierz plik z zapisem
study-drop = albo upuść go tutaj
study-not-json = Ten plik nie jest zapisem. Zapis to dokument JSON, taki jak ten, który ta strona zapisuje po partii.

## Ludzie.

theme-system = jak w systemie
theme-light = jasne
theme-dark = ciemne
theme-now = Kolory: { $theme ->
    [light] jasne
    [dark] ciemne
   *[system] jak w systemie
 }
profile-sound = Odtwórz dźwięk, gdy ktoś położy element i gdy przyjdzie moja kolej
profile-confirm = Pytaj mnie o potwierdzenie każdej akcji
arrive-title = Witamy z powrotem
arrive-wrong = Utwórz nowy link na urządzeniu, na którym masz swój profil.
arrive-other = Na tym urządzeniu grasz jako { $name }, a link należy do innego profilu. Jeśli się przełączysz, stracisz dostęp do profilu { $name }, chyba że masz zapisany jego prywatny link.
arrive-switch = Przełącz
arrive-stay = Zostań jako { $name }
person-since = Z nami od: { $day }
person-ratings = Rankingi
person-no-ratings = Nie ma jeszcze partii rankingowych.
person-rated = { $games ->
    [one] 1 partia, ± { $uncertainty }
    [few] { $games } partie, ± { $uncertainty }
   *[other] { $games } partii, ± { $uncertainty }
 }
person-history = Partie
person-see = Zobacz profil
history-none = Nie ma jeszcze zakończonych partii.
history-game = Gra
history-place = Miejsce
history-rating = Ranking
history-day = Dzień
shun-label = { $name }: wyciszenie lub blokada
shun-text = Nie widzisz wiadomości wyciszonych osób; zablokowane nie mogą też dołączać do twoich stołów.
shun-mute = Wycisz
shun-block = Zablokuj
shun-muted = wyciszenie
shun-blocked = blokada
shun-undo = Cofnij
daily-title = Miasto dnia
leaders-title = Rankingi

## Zasady.

rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-table = Tabela
rules-none = W tych zasadach nie ma nic o „{ $search }”.

## Linki i brakujące strony.

qr-show = Kod QR
qr-label = Kod QR: { $title }
lost-title = Nie ma takiej strony
lost-text = Pod tym adresem nie ma strony. Link może być niepełny.
lost-home = Na stronę główną

## Nauka.

nav-learn = Nauka
learn = Nauka
learn-game = Nauka gry { $game }
learn-try = Wypróbuj
learn-first = Pierwszy raz? Poznaj grę w pięć minut
undo = Cofnij
hint-later = Teraz bez punktów: opłaci się później.
