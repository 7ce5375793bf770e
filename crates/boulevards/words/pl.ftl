# Co mówią Aleje.

boulevards-title = Aleje
boulevards-tagline = Zabudowuj ulice między atrakcjami i zarabiaj na udziałach, gdy ulica zostanie zabudowana.
boulevards-length = 45–60 min

# Jak gra każdy poziom botów.
boulevards-level-beginner = Nie zauważa większości możliwych budynków, woli pieniądze od razu i trzyma się jednego pomysłu, na przykład oszczędza wszystko albo kupuje każdą kartę udziałów.
boulevards-level-novice = Też trzyma się jednego pomysłu, ale zauważa ponad połowę możliwości i myśli trochę dalej niż o najbliższej wypłacie.
boulevards-level-casual = Oszczędza za dużo albo za mało, źle ocenia niektóre atrakcje i działki i nie zauważa jednej trzeciej możliwości.
boulevards-level-skilled = Ocenia, które ulice zostaną zabudowane, ma lekką słabość do jednego planu i nie zauważa co piątej możliwości.
boulevards-level-strong = Zauważa każdą możliwość i wybiera najlepszą pozycję po niej, ale nie myśli naprzód.
boulevards-level-expert = Wyobraża sobie zakryte karty i przewiduje kilka tur naprzód.
boulevards-level-master = Wyobraża sobie tysiące układów zakrytych kart i każdy z nich rozgrywa dalej.

## Odmowy: po jednej dla każdej zasady, którą można złamać.

boulevards-setup-players = W Aleje gra od 2 do 6 osób, a nie { $players }.

boulevards-build-must = Nie możesz spasować zamiast budować. Postaw jeden ze swoich budynków; jeśli na żaden cię nie stać, sprzedaj najpierw udziały.
boulevards-build-one = W tej turze masz już postawiony budynek. Weź kartę udziałów albo spasuj.
boulevards-build-hand = Budynku { $lot } nie masz w ręce. Postaw jeden ze swoich.
boulevards-build-pay = { $lot } kosztuje teraz { $cost } mln, a ty masz { $cash } mln. Wybierz budynek, na który cię stać; jeśli takiego nie ma, sprzedaj najpierw udziały.

boulevards-share-when = Najpierw postaw budynek; dopiero potem możesz wziąć kartę udziałów.
boulevards-free-site = Darmową kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } możesz wziąć tylko zaraz po budowie na działce { OR($lots) }.
boulevards-free-once = Darmowa karta udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } jest już wzięta. Możesz kupić kartę udziałów albo spasować.
boulevards-buy-closed = Na wierzchu stosu jest darmowa karta udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") }. Dopóki ktoś jej nie weźmie, kart spod niej nie można kupić.
boulevards-buy-empty = Nie ma już kart udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") }. Wybierz inną atrakcję albo spasuj.
boulevards-buy-price = Następna karta udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } kosztuje { $price } mln, a ty masz { $cash } mln. Wybierz tańszą albo spasuj.

boulevards-sell-when = Udziały możesz sprzedawać tylko wtedy, gdy nie stać cię na żaden budynek. Stać cię na { OR($lots) }.
boulevards-sell-start = Udziały sprzedajesz na początku tury, przed budową.
boulevards-sell-own = Nie masz karty udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } z ceną { $price }. Sprzedaj jedną ze swoich.
boulevards-sell-free = Darmowej karty udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } nie można sprzedać. Sprzedaj kartę z ceną wyższą niż { $price }.
boulevards-sell-dead = Karty udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } z ceną { $price } nie można sprzedać: wszystkie ulice są tam zabudowane, więc nie będzie już wypłat.

boulevards-bankrupt-when = To jeszcze nie bankructwo: po sprzedaży udziałów możesz mieć { $funds } mln, a to wystarczy na budowę. Graj dalej.
boulevards-bankrupt-no-sale = Nawet po sprzedaży udziałów nie stać cię na żaden z twoich budynków. Bankrutujesz; jedyną akcją jest „bankrupt”.

boulevards-draw-bag = Budynku { $lot } nie ma w woreczku, więc nie można go wylosować.
boulevards-draw-first = { $player } musi najpierw wylosować budynek.
boulevards-draw-when = Teraz nie losuje się budynku. Budynek losuje się na koniec tury.

boulevards-end-over = Partia jest zakończona.

## Wpisy dziennika.

boulevards-log-draw = { $whose ->
        [yours] Losujesz
       *[theirs] { $player } losuje
    } { NOUN("boulevards-kind", $kind, form: "accusative") } na działkę { $lot }.
boulevards-log-draw-hidden = { $whose ->
        [yours] Losujesz
       *[theirs] { $player } losuje
    } budynek.
boulevards-log-build = { $whose ->
        [yours] Stawiasz
       *[theirs] { $player } stawia
    } { NOUN("boulevards-kind", $kind, form: "accusative") } na działce { $lot } za { $cost } mln.
boulevards-log-finish = { $whose ->
        [yours] Stawiasz
       *[theirs] { $player } stawia
    } { NOUN("boulevards-kind", $kind, form: "accusative") } na działce { $lot } za { $cost } mln i { $whose ->
        [yours] kończysz
       *[theirs] kończy
    } zabudowę ulicy { $street } między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") }.
boulevards-log-connect = { $whose ->
        [yours] Stawiasz
       *[theirs] { $player } stawia
    } { NOUN("boulevards-kind", $kind, form: "accusative") } na działce { $lot } za { $cost } mln i { $whose ->
        [yours] kończysz
       *[theirs] kończy
    } połączenie ulicą { $street } między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") }.
boulevards-log-double = To podwójna cena.
boulevards-log-bonus = { $whose ->
        [yours] Dostajesz
       *[theirs] { $player } dostaje
    } premię { $bonus } mln.
boulevards-log-paid = { $whose ->
        [yours] Dostajesz
       *[theirs] { $player } dostaje
    } { $sum } mln za udziały.
boulevards-log-paid-none = Nikt nie ma tam udziałów.
boulevards-log-sell = { $whose ->
        [yours] Nie masz na budowę i sprzedajesz
       *[theirs] { $player } nie ma na budowę i sprzedaje
    } kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } z ceną { $price } za { $value } mln.
boulevards-log-free = { $whose ->
        [yours] Bierzesz
       *[theirs] { $player } bierze
    } darmową kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") }.
boulevards-log-buy = { $whose ->
        [yours] Kupujesz
       *[theirs] { $player } kupuje
    } kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } za { $price } mln.
boulevards-log-pass = { $whose ->
        [yours] Nie bierzesz
       *[theirs] { $player } nie bierze
    } karty udziałów.
boulevards-log-bankrupt = { $whose ->
        [yours] Bankrutujesz i odpadasz z gry.
       *[theirs] { $player } bankrutuje i odpada z gry.
    } Do woreczka { $buildings ->
        [one] wraca 1 budynek.
        [few] wracają { $buildings } budynki.
       *[other] wraca { $buildings } budynków.
    }

## Opcje stołu.

boulevards-option-players = Gracze
boulevards-option-players-help = Liczba inwestorów.
boulevards-option-sold_cards = Sprzedane udziały
boulevards-option-sold_cards-help = Na które miejsce stosu wraca sprzedana karta. Instrukcja nie jest tu jednoznaczna.
boulevards-option-sold_cards-by_price = Według ceny
boulevards-option-sold_cards-on_top = Na wierzch

## Arkusz punktacji.

boulevards-score-start = Pieniądze na początku
boulevards-score-pool = Pływalnia
boulevards-score-cinema = Kino
boulevards-score-mall = Centrum handlowe
boulevards-score-theatre = Teatr
boulevards-score-cafe = Kawiarnia
boulevards-score-amusement_park = Park rozrywki
boulevards-score-restaurant = Restauracja
boulevards-score-sports_hall = Hala sportowa
boulevards-score-stadium = Stadion
boulevards-score-bonus = Premia za połączenie
boulevards-score-sales = Sprzedane udziały
boulevards-score-buildings = Budynki
boulevards-score-shares = Kupione udziały
boulevards-score-bankruptcy = Strata przy bankructwie
boulevards-fact-shares = udziały
boulevards-fact-printed = ceny z kart

## Miasto.

boulevards-attraction-pool = pływalnia
    .locative = pływalni
    .instrumental = pływalnią
boulevards-attraction-cinema = kino
    .locative = kinie
    .instrumental = kinem
boulevards-attraction-mall = centrum handlowe
    .locative = centrum handlowym
    .instrumental = centrum handlowym
boulevards-attraction-theatre = teatr
    .locative = teatrze
    .instrumental = teatrem
boulevards-attraction-cafe = kawiarnia
    .locative = kawiarni
    .instrumental = kawiarnią
boulevards-attraction-amusement_park = park rozrywki
    .locative = parku rozrywki
    .instrumental = parkiem rozrywki
boulevards-attraction-restaurant = restauracja
    .locative = restauracji
    .instrumental = restauracją
boulevards-attraction-sports_hall = hala sportowa
    .locative = hali sportowej
    .instrumental = halą sportową
boulevards-attraction-stadium = stadion
    .locative = stadionie
    .instrumental = stadionem
boulevards-kind-villa = willa
    .accusative = willę
boulevards-kind-block = blok mieszkalny
    .accusative = blok mieszkalny
boulevards-kind-office = biurowiec
    .accusative = biurowiec
boulevards-kind-factory = fabryka
    .accusative = fabrykę

## Wydania.

edition-street-apart = W pliku wydania { $place } biegnie między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") }, które nie sąsiadują na planie.
edition-no-connection = W pliku wydania { $place } wskazuje atrakcje, których nie łączą żadne ulice, więc gra nie mogłaby się skończyć.

# Pola pliku wydania.

boulevards-field-game = Gra
boulevards-field-players = Gracze
boulevards-field-players-starting-cash = Pieniądze na początku, w milionach
boulevards-field-hand-size = Karty budynków na ręce
boulevards-field-end = Koniec gry
boulevards-field-end-from = Łączona atrakcja
boulevards-field-end-to = Druga łączona atrakcja
boulevards-field-end-bonus = Premia dla gracza, który kończy grę, w milionach
boulevards-field-attractions = Atrakcje
boulevards-field-attraction-id = Atrakcja
boulevards-field-attraction-x = Kolumna na mapie, od 0
boulevards-field-attraction-y = Rząd na mapie, od 0
boulevards-field-attraction-card-prices-top-to-bottom = Ceny kart udziałów, od góry
boulevards-field-attraction-dividend-by-share-count = Wypłata za 0–5 udziałów
boulevards-field-streets = Ulice
boulevards-field-street-letter = Litera ulicy
boulevards-field-street-kind = Rodzaj budynków
boulevards-field-street-lot1-end = Atrakcja przy działce 1
boulevards-field-street-lot4-end = Atrakcja przy działce 4
boulevards-field-street-costs = Ceny budynków na działkach 1–4
boulevards-field-attraction-card-prices-top-to-bottom-help = Pierwsza karta jest darmowa, a każda następna kosztuje więcej.
boulevards-field-attraction-dividend-by-share-count-help = Zaczyna się od 0 i nigdy nie maleje.
boulevards-field-streets-help = Ulica biegnie między dwiema atrakcjami, które sąsiadują na mapie.

# Skąd pochodzą części wydania.
boulevards-provenance-others = To, czego nie wymienia inny wiersz.
boulevards-provenance-lots = Instrukcja mówi, które działki się z nim stykają.
boulevards-provenance-earlier = Z wcześniejszego wydania tej samej gry.
boulevards-part-building-count = Liczba budynków
boulevards-part-card-count = Liczba kart udziałów
boulevards-provenance-prices = Przykłady sprzedaży w instrukcji pasują do tych cen.
boulevards-provenance-payouts = Mnożniki pochodzą z wcześniejszego wydania tej samej gry, a przykłady z instrukcji do nich pasują.
