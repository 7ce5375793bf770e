# Co mówi strona. Słowa gier pochodzą z ich skrzynek, słowa plansz z src/boards.

brand = Rynek
brand-home = Rynek, strona główna
language-en = English
language-pl = Polski
# Język, na który można się przełączyć, nazwany w tym języku.
language-other = English
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
none = brak
you = ty

## Rama strony.

nav-label = Główne
nav-menu = Menu
nav-play = Graj
nav-tables = Stoły
nav-mine = Moje gry
nav-rules = Zasady
nav-leaders = Rankingi
nav-guest = Gość
nav-profile = Profil:
nav-awaiting = { $count ->
    [one] jedna gra czeka na ciebie
    [few] { $count } gry czekają na ciebie
   *[other] { $count } gier czeka na ciebie
 }
footer-what = Rynek: gry o budowaniu miast przy stole w przeglądarce.
footer-label = Więcej
footer-api = Dla programistów: API

## Usterki.

fault-offline = Serwer jest nieosiągalny. Sprawdź połączenie; strona sama ruszy dalej, gdy wróci.
fault-server = Serwer nie odpowiedział jak należy. Spróbuj za chwilę.
fault-moved-on = Gra potoczyła się dalej. Twój wybór nie jest już możliwy.
fault-page = Na tej stronie coś poszło nie tak. Wczytaj ją ponownie.
fault-rule = Przeczytaj zasadę

## Strona główna.

front-over = Gry o budowaniu miast · znajomi lub boty · bez konta
front-title = Zbuduj miasto. A potem lepsze.
front-lead = Usiądź do stołu w przeglądarce: wybieraj kafle, wznoś wieże, kryj dachy, planuj i inwestuj ze znajomymi na dowolnym urządzeniu albo przeciw botom, od łagodnych po bezlitosne. Zasad pilnuje stół, więc nie ma o co się spierać.
front-friends = Otwórz stół dla znajomych
front-join = Znajdź stół
front-games = Wybierz grę
players-one = 1 gracz
players-range = { $min }–{ $max } graczy
level-label = Siła botów w grze { $game }
level-novice = Początkujący
level-casual = Niedzielny
level-strong = Mocny
level-master = Mistrz
play-bot = Zagraj z botem
play-alone = Zagraj
set-up = Przygotuj stół
rules = Zasady
promise-fair = Uczciwy los, z dowodem.
promise-fair-text = Każde tasowanie jest przesądzone przed grą i ujawnione po niej; każdy może je sprawdzić.
promise-bots = Boty, które myślą.
promise-bots-text = Cztery poziomy siły i podpowiedź, która mówi, co bot by zrobił i dlaczego.
promise-guest = Wchodzisz od razu.
promise-guest-text = Bez konta i bez adresu e-mail: wystarczy imię gościa, a prywatny odnośnik wprowadzi cię z powrotem na każdym urządzeniu.
# Imiona dla gości, oddzielone przecinkami.
guest-trades = Murarz, Geometra, Cieśla, Latarnik, Szklarz, Kamieniarz, Ogrodnik, Przewoźnik, Zegarmistrz, Dekarz, Kartograf, Zdun

## Miejsca i gracze.

seat-number = Miejsce { $seat }
seat-free = wolne
seat-reserved = zajęte dla gościa
seat-me = Tu siadam ja
seat-open = Dla każdego
seat-invited = Na zaproszenie
seat-bots = Boty
bot-named = { $number ->
        [0] Bot { $level }
       *[other] Bot { $level } { $number }
    }
players-label = Gracze
player-bot = bot
player-away = chwilowo gra { $bot }
player-here = przy stole
player-elsewhere = poza stołem
player-forfeited = poddana gra
player-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
player-turn = teraz gra
private = prywatny
seats-free = { $count ->
    [0] komplet
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
 }

## Czas.

time-days-hours = { $days } d { $hours } godz.
clock-none = bez zegara
clock-game = po { $minutes } min
clock-game-increment = po { $minutes } min + { $increment } s
clock-move = { $days ->
    [one] dzień na ruch
    [few] { $days } dni na ruch
   *[other] { $days } dni na ruch
 }

## Listy stołów.

tables-title = Stoły
tables-lists = Które stoły
tables-to-join = Do wejścia
tables-to-watch = Do oglądania
tables-finished = Zakończone
tables-game = Gra
tables-all-games = Wszystkie gry
tables-none-to-join = Żaden stół nie czeka na graczy
tables-none-to-watch = Nikt teraz nie gra publicznie
tables-none-finished = Żadnej publicznej gry jeszcze nie ukończono
tables-none-text = Otwórz stół: inni znajdą go tutaj albo wyślesz im odnośnik.
table-play = Graj
table-open = Przejdź
table-join = Dołącz
table-watch = Oglądaj
table-review = Obejrzyj
phase-playing = { $steps ->
    [one] po jednym kroku
   *[other] po { $steps } krokach
 }
phase-over = zakończona
phase-closed = zamknięty
mine-title = Moje gry
mine-none = Jeszcze żadnych gier
mine-none-text = Tu pojawią się gry, do których zasiadasz; najpierw te, które na ciebie czekają.
mine-choose = Wybierz grę

## Nowy stół.

new-title = Otwórz stół
new-game = Gra
new-seats = Miejsca
new-players = Gracze
new-hot-seat = Kilkoro was przy jednym urządzeniu: przekazujecie je sobie co turę.
new-options = Opcje gry
new-table = Stół
new-clock = Zegar
new-clock-none = Bez zegara
new-clock-quick = Po 10 minut, 5 sekund więcej za każdą akcję
new-clock-calm = Po 30 minut, 15 sekund więcej za każdą akcję
new-clock-long = Po godzinie, 30 sekund więcej za każdą akcję
new-clock-day = 1 dzień na turę
new-clock-days = 3 dni na turę
new-clock-week = 7 dni na turę
new-forfeit = Kto przekroczy czas, przegrywa (w przeciwnym razie gra za niego bot)
new-public = Publiczny
new-public-help = Widoczny na liście i otwarty dla widzów. Prywatny znajdą tylko ci, którzy mają odnośnik.
new-hints = Podpowiedzi
new-hints-help = Gracze mogą zapytać bota, co by zrobił. Gra, w której ktoś pyta, nie liczy się do rankingu.
new-open = Otwórz stół
new-open-help = Dostaniesz odnośnik do rozesłania; gra ruszy, gdy wszystkie miejsca będą zajęte.
new-start = Zacznij grę
new-start-help = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.

## Przed grą.

room-host = Zaprasza { $name }
room-sit = Usiądź tutaj
room-invite = Zaproszenie
room-invite-title = Zaproszenie do gry { $game }
room-invite-text = Wyślij ten odnośnik jednej osobie: otwiera właśnie to miejsce.
room-bot = Posadź bota
room-bot-level = Siła sadzanych botów
room-rise = Wstań
room-send-away = Odpraw
room-removed = { $name } nie może znowu zająć miejsca przy tym stole.
room-admit = Wpuść ponownie
room-start = Zaczynamy
room-wait = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
room-wait-start = Wszyscy są. Grę rozpocznie gospodarz.
room-close = Zamknij stół
room-link = Odnośnik do stołu
room-link-public = Każdy może przyjść, zająć wolne miejsce albo oglądać.
room-link-private = Stół znajdą tylko osoby z tym odnośnikiem.
room-options = Opcje

## Przy stole.

your-turn = Twoja kolej
your-turn-help = Wybierz na planszy; nic nie jest ostateczne, póki nie zatwierdzisz.
turn-of = Myśli { $name }
table-board = Plansza
table-side = Dziennik i rozmowa
table-others = Inne stoły
table-gone = Tego stołu już nie ma
table-gone-text = Zamknięto go lub usunięto albo adres jest błędny.
table-unreachable = Stół jest nieosiągalny
table-unreachable-text = Serwer nie odpowiada. Strona sama próbuje dalej.
confirm-choice = Twój wybór
confirm-looking = Sprawdzam skutki…
confirm-points = { $change } → { $points ->
    [one] jeden punkt
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
question-decline = Raczej nie
question-waiting = Twoja prośba o cofnięcie czeka na zgodę pozostałych.
hint = Podpowiedź
hint-thinking = Myślę…
hint-title = Co zrobiłby najlepszy bot
hint-win = wygrywa { $share }%
hint-points = kończy z około { $points }
hint-none = Bot nie ma tu rady.
hint-unrated = Gra z podpowiedziami nie liczy się do rankingu.
log = Dziennik
log-label = Co się wydarzyło
log-replay = Obejrzyj grę od początku
chat = Rozmowa
chat-label = Rozmowa
chat-none = Nikt się jeszcze nie odezwał.
chat-say = Powiedz coś
chat-send = Wyślij
chat-about = O osobie: { $name }
watching = { $count ->
    [0] nikt nie ogląda
    [one] ogląda jedna osoba
    [few] oglądają { $count } osoby
   *[other] ogląda { $count } osób
 }
menu = Menu
menu-title = { $game }: stół
menu-leave = Odejdź na chwilę
menu-leave-text = Do twojego powrotu gra za ciebie bot.
menu-return = Wróć
menu-resign = Poddaj grę
menu-resign-sure = Tak, poddaję
menu-resign-text = Przegrasz tę grę. Tego nie da się cofnąć.
describe = Plansza słowami
hand-over = Przekazanie urządzenia
hand-over-to = Przekaż urządzenie: { $name } (miejsce { $seat })
hand-over-text = Nic nie będzie widać, póki nie potwierdzisz gotowości.
hand-over-log = Dziennik jest zakryty, dopóki następna osoba nie będzie gotowa.
hand-over-ready = Można zaczynać
connection-lost = Połączenie przerwane. Łączę ponownie…
connection-back = Jesteśmy z powrotem. Nic nie przepadło.
keys-title = Klawiatura
keys-confirm = zatwierdź wybór
keys-cancel = porzuć wybór; pomiń ruchy innych
keys-undo = cofnij
keys-hint = poproś o podpowiedź
keys-chat = napisz w rozmowie
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
result-label = Wynik
result-you-won = Wygrana jest twoja!
result-won = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygraną dzielą { $names }
 }
result-won-alone = Wygrana!
result-lost-alone = Tym razem przegrana
result-given-up = Gry nie rozegrano do końca.
result-rematch = Rewanż
result-to-rematch = Do rewanżu
result-replay = Powtórka
result-record = Zapis
result-fair = Czy los był uczciwy?
result-fair-text = Przed grą serwer ogłosił pierwszą linię, po grze drugą. Z zapisem „rynek verify” sprawdza każde losowanie.
result-commitment = Zobowiązanie:
result-seed = Ziarno:
result-link = Odnośnik do tej gry
breakdown-label = Arkusz punktów
breakdown-source = Punkty za
breakdown-total = Razem
plot-label = Punkty w czasie gry
plot-steps = { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
 }

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
replay-link = Odnośnik do tej chwili
replay-to-table = Do stołu
study-title = Otwórz zapis
study-text = Zapis to cała gra w jednym pliku: z tej strony, z terminala albo od znajomych. Zostanie sprawdzony ruch po ruchu i stanie się prywatnym stołem do obejrzenia.
study-choose = Wybierz plik z zapisem
study-drop = albo upuść go tutaj
study-not-json = Ten plik nie jest zapisem: zapis to dokument JSON, jaki ta strona zachowuje po grze.

## Ludzie.

profile-title = Profil i ustawienia
profile-you = Ty
profile-name = Imię
profile-name-help = Tak widzą cię inni; najwyżej 40 znaków.
profile-public = Jak widzą cię inni
profile-page = Ta strona
profile-language = Język
profile-theme = Kolory
theme-system = jak w systemie
theme-light = jasne
theme-dark = ciemne
theme-now = Kolory: { $theme ->
    [light] jasne
    [dark] ciemne
   *[system] jak w systemie
 }
profile-sound = Dźwięk, gdy przychodzi twoja kolej
profile-notify = Powiadomienie, gdy przychodzi twoja kolej, a patrzysz gdzie indziej
profile-confirm = Pytaj, zanim akcja zostanie wykonana
profile-motion = Pokazuj ruch
profile-devices = Inne urządzenia
profile-devices-text = Prywatny odnośnik przenosi cię, z miejscami i grami, na inne urządzenie.
profile-link = Prywatny odnośnik na inne urządzenie
profile-link-warning = Kto ma ten odnośnik, jest tobą. Nie dawaj go innym.
profile-forget = Wyloguj wszystkie inne urządzenia
profile-webhook = Webhook
profile-webhook-url = Adres
profile-webhook-help = Serwer wywoła ten adres https, gdy przyjdzie twoja kolej. Puste pole: żaden.
profile-webhook-secret = Wywołania są podpisane kluczem:
profile-data = Twoje dane
profile-data-text = Wszystko, co o tobie przechowujemy: imię, ustawienia, miejsca, rankingi, wypowiedzi.
profile-export = Pobierz wszystko
profile-delete = Usuń mnie
profile-delete-text = Na twoich miejscach zagrają boty, twoje imię zniknie z ukończonych gier i nie będzie powrotu.
profile-delete-yes = Tak, usuń mnie
arrive-title = Witamy z powrotem
arrive-wrong = Poproś o nowy odnośnik na urządzeniu, na którym jesteś u siebie.
arrive-other = Na tym urządzeniu masz imię { $name }. Odnośnik należy do kogoś innego, może do ciebie z innego urządzenia. Bez własnego odnośnika obecne imię przepadnie.
arrive-switch = Przełącz
arrive-stay = Zostań: { $name }
person-since = Tutaj od { $day }
person-ratings = Rankingi
person-no-ratings = Jeszcze bez gier rankingowych.
person-rated = { $games ->
    [one] jedna gra, ± { $uncertainty }
    [few] { $games } gry, ± { $uncertainty }
   *[other] { $games } gier, ± { $uncertainty }
 }
person-history = Gry
person-see = Zobacz profil
history-none = Jeszcze żadnych ukończonych gier.
history-game = Gra
history-place = Miejsce
history-rating = Ranking
history-day = Dzień
shun-label = { $name }: wyciszenie lub blokada
shun-text = Wyciszonych nie słyszysz; zablokowani nie mogą też siadać do twoich stołów.
shun-mute = Wycisz
shun-block = Zablokuj
shun-muted = wyciszenie
shun-blocked = blokada
shun-undo = Pogódź się
leaders-title = Rankingi
leaders-text = Wszyscy zaczynają od 1500 punktów, boty też. Kto ma o 400 punktów więcej, wygrywa mniej więcej dziesięć gier na jedenaście. Liczba po znaku ± mówi, o ile ranking może się jeszcze mylić: przy ustalaniu kolejności jest odejmowana, a z każdą grą maleje.
leaders-none = Nikt nie ma jeszcze rankingu
leaders-none-text = Ukończ grę z człowiekiem albo botem, a pierwsze miejsce będzie twoje.
leaders-place = Miejsce
leaders-name = Imię
leaders-rating = Ranking
leaders-games = Gry

## Zasady.

rules-of = Zasady gry { $game }
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-table = Tabela
rules-none = W tych zasadach nie ma nic o „{ $search }”.

## Odnośniki i zagubione strony.

qr-show = Kod QR
qr-label = Kod QR: { $title }
lost-title = Nic tu nie ma
lost-text = Ten adres prowadzi donikąd: może jakiś jego kawałek zaginął po drodze.
lost-home = Na stronę główną

## Nauka.

nav-learn = Nauka
learn = Nauka
learn-game = Nauka gry { $game }
learn-title = Ucz się, grając
learn-lead = Każda gra w około pięć minut: prawdziwa plansza i jedno małe zadanie po drugim. Ty próbujesz, zasady odpowiadają.
learn-begin = Zacznij
learn-go-on = Dalej
learn-again = Jeszcze raz
learn-progress = zrobione: { $done } z { $count }
learn-known = (zrobione)
learn-lesson = { $game }, lekcja { $number } z { $count }
learn-lessons = Lekcje
learn-others = Inne gry do nauki
learn-well = Świetnie!
learn-watch = Zobacz, co z tego wyniknie…
learn-strayed = To jest dozwolone, ale tym razem spróbuj czegoś innego.
learn-show = Pokaż mi
learn-next = Dalej
learn-finish = Zakończ
learn-finished = Umiesz już grać: { $game }
learn-finished-text = Znasz każdy rodzaj akcji. Zagraj całą partię: bot też dopiero zaczyna, a zasady masz pod ręką.
learn-none = Gry { $game } nikt tu jeszcze nie uczy
learn-none-text = Przeczytaj zasady albo po prostu zagraj: to, czego nie wolno, zostanie odrzucone z podaniem powodu.
learn-play = Zagraj z początkującym botem
learn-try = Wypróbuj
learn-first = Pierwszy raz? Poznaj grę w pięć minut
