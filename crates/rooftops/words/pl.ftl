# Co mówią Dachy.

rooftops-title = Dachy
rooftops-tagline = Wznoś wieżowce na planie ulic, wieńcz je swoimi dachami i przesuwaj cztery maszyny.
rooftops-length = 45 min

# Jak gra każdy poziom botów.
rooftops-level-beginner = Nie zauważa około połowy możliwych budów, chętnie bierze punkty od razu i trzyma się jednego pomysłu, na przykład gromadzi piętra albo przesuwa jedną maszynę.
rooftops-level-novice = Też trzyma się jednego pomysłu, ale zauważa dwie trzecie budów i myśli trochę dalej niż o najbliższym milionie.
rooftops-level-casual = Ma ulubiony sposób punktowania, źle ocenia niektóre kolory i place i nie zauważa co piątej budowy.
rooftops-level-skilled = Porównuje cele, maszyny i dachy i wybiera budowę, która wygląda najlepiej, ale nie myśli naprzód.
rooftops-level-strong = Krótko sprawdza, do czego prowadzą najlepsze budowy, ale nie zauważa co dziesiątej z nich.
rooftops-level-expert = Przewiduje kilka tur naprzód: który dach zostanie zakryty, kto pierwszy zrealizuje cel.
rooftops-level-master = Przewiduje wiele tur naprzód, także ruchy rywali.

## Odmowy: po jednej dla każdej zasady, którą można złamać.

rooftops-setup-players = W Dachy gra od 2 do 4 osób, a nie { $players }.
rooftops-setup-goals = Cele tej gry są już ustalone. W trakcie gry się nie zmieniają.
rooftops-setup-random-goals = Najpierw trzeba wylosować dokładnie trzy z dziesięciu celów.
rooftops-setup-market = { $cards ->
        [one] Najpierw trzeba odkryć jeszcze 1 kartę.
        [few] Najpierw trzeba odkryć jeszcze { $cards } karty.
       *[other] Najpierw trzeba odkryć jeszcze { $cards } kart.
    }
rooftops-setup-compensation = Wyrównanie jest tylko dla dwóch graczy (liczba graczy: { $players }). Wybierz „brak”.
rooftops-option-goals = Trzy cele muszą być różne i podane w kolejności kart celów. Zmień ich kolejność albo wybierz inny.
rooftops-option-random-goals = Przy losowych celach nie można wybrać żadnego: zostaw cel 2 i cel 3 bez zmian.

rooftops-start-first = { $floors ->
        [one] Przed pierwszą turą trzeba położyć jeszcze 1 początkowe piętro.
        [few] Przed pierwszą turą trzeba położyć jeszcze { $floors } początkowe piętra.
       *[other] Przed pierwszą turą trzeba położyć jeszcze { $floors } początkowych pięter.
    }
rooftops-start-done = Początkowe piętra kładzie się tylko przed pierwszą turą. Weź kartę albo buduj.
rooftops-start-site = Na tej planszy nie ma placu { $site }.
rooftops-start-empty = Na placu { $site } jest już początkowe piętro. Wybierz pusty plac.
rooftops-start-colour = To początkowe piętro musi być { NOUN("rooftops-colour", $colour, form: "neuter") }, jak najniższe piętro na jego karcie.
rooftops-start-apart = Plac { $site } sąsiaduje z { NOUN("rooftops-colour", $colour, form: "instrumental") } piętrem. Początkowe piętra tego samego koloru nie mogą ze sobą sąsiadować.
rooftops-start-random = Placu { $site } nie można wylosować: początkowe place muszą być oddalone od siebie o co najmniej { $streets ->
        [one] 1 ulicę
        [few] { $streets } ulice
       *[other] { $streets } ulic
    }.
rooftops-start-advanced = Gdy { $players ->
        [one] gra 1 osoba
        [few] grają { $players } osoby
       *[other] gra { $players } osób
    }, początkowych pięter może być od 3 do { $most }, a nie { $floors }.

rooftops-turn-no-pass = Nie możesz spasować. Weź kartę albo buduj; zrezygnować można tylko z dodatkowej tury.

rooftops-card-market = Karty { $card } nie ma na rynku. Weź kartę { OR($market) }.
rooftops-card-joker = { $most ->
        [0] Na karcie { $card } nie ma jokera, więc nie ma czego wybierać. Nie podawaj kolorów.
        [one] Na karcie { $card } jest joker: wybierz 1 kolor (podano: { $chosen }).
        [few] Na karcie { $card } są jokery: wybierz { $most } kolory (podano: { $chosen }).
       *[other] Na karcie { $card } są jokery: wybierz { $most } kolorów (podano: { $chosen }).
    }
rooftops-card-there = Części tych pięter już nie ma. Są jeszcze: { $rest }.
rooftops-card-refill = Najpierw trzeba odkryć kartę, która uzupełni rynek.
rooftops-card-pile = Karty { $card } nie ma w stosie. Odkryć można tylko kartę ze stosu.
rooftops-card-due = Rynek jest pełny; teraz nie odkrywa się kart.

rooftops-limit-first = Masz o { $floors ->
        [one] 1 piętro
        [few] { $floors } piętra
       *[other] { $floors } pięter
    } za dużo. Najpierw odłóż nadwyżkę.
rooftops-limit-ten = Odłóż dokładnie { $floors ->
        [one] 1 piętro
        [few] { $floors } piętra
       *[other] { $floors } pięter
    } (podano: { $chosen }).
rooftops-limit-own = Nie masz wszystkich tych pięter.
rooftops-limit-only = Masz { $stock ->
        [one] jedno piętro
        [few] { $stock } piętra
       *[other] { $stock } pięter
    }, a wolno mieć { $limit }. Nie ma czego odkładać.

rooftops-shortage-other = Brakuje pięter przedstawionych na karcie { $card }. Wybierz piętra za nie i za jokery: co najmniej { $least }, najwyżej { $most } (podano: { $chosen }).

rooftops-build-site = Na tej planszy nie ma placu { $site }.
rooftops-build-empty = Na placu { $site } stoi już budynek. Wybierz pusty plac.
rooftops-build-neighbour = Plac { $site } nie sąsiaduje z żadnym budynkiem. Buduj tam, gdzie ulica prowadzi do budynku.
rooftops-build-colour = Na placu { $site } nie może stanąć { NOUN("rooftops-colour", $colour) } wieżowiec. Sąsiednie budynki tego samego koloru: { $neighbours }.
rooftops-build-floor = Nie masz { NOUN("rooftops-colour", $colour, form: "genitive") } piętra, by budować na placu { $site }.
rooftops-build-pay = Budowa na placu { $site } kosztuje { $price } dla sąsiednich budynków.
rooftops-build-roof-left = Nie masz już dachów, możesz więc tylko brać karty.
rooftops-roof-place = Dachu nie można położyć na { $roof }. Połóż go na jednym z pięter kładzionych w tej turze: { OR($places) }.

rooftops-end-over = Partia jest zakończona.

## Wpisy dziennika.

rooftops-log-goals = Cele tej partii: { $goals }.
rooftops-log-card = Na rynek trafia karta { $card }: { $shows }.
rooftops-log-starter = Karta { $card } wyznacza kolejne początkowe piętro: { $shows }.
rooftops-log-start-drawn = Na placu { $site } pojawia się { NOUN("rooftops-colour", $colour, form: "neuter") } piętro początkowe.
rooftops-log-start = { $whose ->
        [yours] Kładziesz
       *[theirs] { $player } kładzie
    } { NOUN("rooftops-colour", $colour, form: "neuter") } piętro początkowe na placu { $site }.
rooftops-log-take = { $whose ->
        [yours] Bierzesz
       *[theirs] { $player } bierze
    } kartę { $card } i { $whose ->
        [yours] dostajesz
       *[theirs] dostaje
    } { $floors }.
rooftops-log-take-none = { $whose ->
        [yours] Bierzesz
       *[theirs] { $player } bierze
    } kartę { $card } i nie { $whose ->
        [yours] dostajesz
       *[theirs] dostaje
    } pięter.
rooftops-log-card-moves = { $steps ->
        [one] Karta przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o 1 pole.
        [few] Karta przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pola.
       *[other] Karta przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pól.
    }
rooftops-log-short = Brakuje piętra: zaczynają się ostatnie tury.
rooftops-log-extra = Wszystkie maszyny są już w kolumnie z gwiazdkami: dodatkowa tura.
rooftops-log-build = { $whose ->
        [yours] Stawiasz
       *[theirs] { $player } stawia
    } { NOUN("rooftops-colour", $colour) } wieżowiec na placu { $site } i { $whose ->
        [yours] kładziesz
       *[theirs] kładzie
    } dach na { $roof }, na poziomie { $level }.
rooftops-log-roof-moves = { $steps ->
        [one] Dach przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o 1 pole.
        [few] Dach przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pola.
       *[other] Dach przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pól.
    }
rooftops-log-goal = Zrealizowany cel: „{ NOUN("rooftops-goal", $goal) }”, żeton za { $millions } mln.
rooftops-log-last-roof = { $whose ->
        [yours] To twój ostatni dach.
       *[theirs] To ostatni dach tego gracza.
    }
rooftops-log-return = { $whose ->
        [yours] Odkładasz
       *[theirs] { $player } odkłada
    } { $floors }.
rooftops-log-decline = { $whose ->
        [yours] Rezygnujesz
       *[theirs] { $player } rezygnuje
    } z dodatkowej tury.

## Zdania po odmowie.

rooftops-have = Masz { $floors }.
rooftops-have-none = Nie masz żadnych pięter.

## Części wyliczeń.

rooftops-floors = { $count ->
        [one] 1 { NOUN("rooftops-colour", $colour, form: "neuter") } piętro
        [few] { $count } { NOUN("rooftops-colour", $colour, form: "neuter") } piętra
       *[other] { $count } { NOUN("rooftops-colour", $colour, form: "many") } pięter
    }
rooftops-floors-none = nic
rooftops-jokers = { $count ->
        [one] 1 joker
        [few] { $count } jokery
       *[other] { $count } jokerów
    }
rooftops-machine = { $steps ->
        [one] 1 pole dla { NOUN("rooftops-colour", $colour, form: "feminine-genitive") } maszyny
        [few] { $steps } pola dla { NOUN("rooftops-colour", $colour, form: "feminine-genitive") } maszyny
       *[other] { $steps } pól dla { NOUN("rooftops-colour", $colour, form: "feminine-genitive") } maszyny
    }
rooftops-quoted-goal = „{ NOUN("rooftops-goal", $goal) }”

## Kolory. Sama nazwa: czarny (wieżowiec); „any” to joker.
## neuter: czarne piętro, piętra; many: czarnych pięter; genitive: czarnego piętra; instrumental: z czarnym piętrem;
## feminine: czarna maszyna; feminine-accusative: czarną maszynę; feminine-genitive: czarnej maszyny.

rooftops-colour-black = czarny
    .neuter = czarne
    .many = czarnych
    .genitive = czarnego
    .instrumental = czarnym
    .feminine = czarna
    .feminine-accusative = czarną
    .feminine-genitive = czarnej
rooftops-colour-white = biały
    .neuter = białe
    .many = białych
    .genitive = białego
    .instrumental = białym
    .feminine = biała
    .feminine-accusative = białą
    .feminine-genitive = białej
rooftops-colour-grey = szary
    .neuter = szare
    .many = szarych
    .genitive = szarego
    .instrumental = szarym
    .feminine = szara
    .feminine-accusative = szarą
    .feminine-genitive = szarej
rooftops-colour-brown = brązowy
    .neuter = brązowe
    .many = brązowych
    .genitive = brązowego
    .instrumental = brązowym
    .feminine = brązowa
    .feminine-accusative = brązową
    .feminine-genitive = brązowej
rooftops-colour-any = dowolny
    .neuter = dowolne
    .many = dowolnych
    .genitive = dowolnego
    .instrumental = dowolnym
    .feminine = dowolna
    .feminine-accusative = dowolną
    .feminine-genitive = dowolnej

## Cele.

rooftops-goal-each_color = Budynek każdego koloru
rooftops-goal-five_districts = Wszystkie pięć dzielnic
rooftops-goal-five_connected = Pięć połączonych budynków
rooftops-goal-grey_3_2 = Trzy w jednej szarej dzielnicy, dwa w innej
rooftops-goal-four_brown = Cztery brązowe budynki
rooftops-goal-four_lake = Cztery budynki nad jeziorem
rooftops-goal-double_roofs = Po dwa dachy w dwóch budynkach
rooftops-goal-levels_1_4 = Dachy na poziomach 1, 2, 3 i 4
rooftops-goal-two_borders = Obie strony dwóch granic
rooftops-goal-four_park = Cztery budynki w parkach

## Opcje stołu.

rooftops-option-players = Gracze
rooftops-option-players-help = Liczba deweloperów.
rooftops-option-start_floors = Początkowe piętra
rooftops-option-start_floors-help = Ile pięter stoi w mieście na początku: 3, a w wariancie zaawansowanym do 7 (w grze 4-osobowej do 5).
rooftops-option-start_sites = Początkowe place
rooftops-option-start_sites-help = Jak wybierane są place początkowych pięter.
rooftops-option-start_sites-chosen = Wybiera pierwszy gracz
rooftops-option-start_sites-random = Losowo
rooftops-option-goal_1 = Pierwszy cel
rooftops-option-goal_1-help = Wybierz trzy różne cele w kolejności kart albo wylosuj wszystkie trzy.
rooftops-option-goal_1-each_color = Budynek każdego koloru
rooftops-option-goal_1-five_districts = Wszystkie pięć dzielnic
rooftops-option-goal_1-five_connected = Pięć połączonych budynków
rooftops-option-goal_1-grey_3_2 = Trzy w jednej szarej dzielnicy, dwa w innej
rooftops-option-goal_1-four_brown = Cztery brązowe budynki
rooftops-option-goal_1-four_lake = Cztery budynki nad jeziorem
rooftops-option-goal_1-double_roofs = Po dwa dachy w dwóch budynkach
rooftops-option-goal_1-levels_1_4 = Dachy na poziomach 1, 2, 3 i 4
rooftops-option-goal_1-random = Trzy losowe
rooftops-option-goal_2 = Drugi cel
rooftops-option-goal_2-help = Cel, który w kolejności kart jest po pierwszym.
rooftops-option-goal_2-five_districts = Wszystkie pięć dzielnic
rooftops-option-goal_2-five_connected = Pięć połączonych budynków
rooftops-option-goal_2-grey_3_2 = Trzy w jednej szarej dzielnicy, dwa w innej
rooftops-option-goal_2-four_brown = Cztery brązowe budynki
rooftops-option-goal_2-four_lake = Cztery budynki nad jeziorem
rooftops-option-goal_2-double_roofs = Po dwa dachy w dwóch budynkach
rooftops-option-goal_2-levels_1_4 = Dachy na poziomach 1, 2, 3 i 4
rooftops-option-goal_2-two_borders = Obie strony dwóch granic
rooftops-option-goal_3 = Trzeci cel
rooftops-option-goal_3-help = Cel, który w kolejności kart jest po drugim.
rooftops-option-goal_3-five_connected = Pięć połączonych budynków
rooftops-option-goal_3-grey_3_2 = Trzy w jednej szarej dzielnicy, dwa w innej
rooftops-option-goal_3-four_brown = Cztery brązowe budynki
rooftops-option-goal_3-four_lake = Cztery budynki nad jeziorem
rooftops-option-goal_3-double_roofs = Po dwa dachy w dwóch budynkach
rooftops-option-goal_3-levels_1_4 = Dachy na poziomach 1, 2, 3 i 4
rooftops-option-goal_3-two_borders = Obie strony dwóch granic
rooftops-option-goal_3-four_park = Cztery budynki w parkach
rooftops-option-border_sides = Strony granicy
rooftops-option-border_sides-help = Co w celu o granicach znaczy „po obu stronach granicy”. Instrukcja nie jest tu jednoznaczna.
rooftops-option-border_sides-street = Oba końce ulicy
rooftops-option-border_sides-district = Dowolne miejsca w obu dzielnicach
rooftops-option-limit_after_extra = Dziesięć pięter po dodatkowej turze
rooftops-option-limit_after_extra-help = Limit dziesięciu pięter obowiązuje dopiero po dodatkowej turze, a nie przed nią. Instrukcja nie jest tu jednoznaczna.
rooftops-option-equal_turns = Równa liczba tur
rooftops-option-equal_turns-help = Gra kończy się tak, że wszyscy mają tyle samo tur. Tego nie ma w instrukcji.
rooftops-option-compensation = Wyrównanie
rooftops-option-compensation-help = Dla dwóch graczy: drugi dostaje kilka milionów, bo pierwsze miejsce ma przewagę. Przy 3 silne boty wygrywają mniej więcej równie często. Tego nie ma w instrukcji.
rooftops-option-compensation-none = Brak
rooftops-option-compensation-2 = 2 mln
rooftops-option-compensation-3 = 3 mln
rooftops-option-compensation-4 = 4 mln

## Arkusz punktacji.

rooftops-score-black = Czarna maszyna
rooftops-score-white = Biała maszyna
rooftops-score-grey = Szara maszyna
rooftops-score-brown = Brązowa maszyna
rooftops-score-cone = Pachołek
rooftops-score-compensation = Wyrównanie za miejsce
rooftops-score-each_color = Budynek każdego koloru
rooftops-score-five_districts = Wszystkie pięć dzielnic
rooftops-score-five_connected = Pięć połączonych budynków
rooftops-score-grey_3_2 = Trzy w jednej szarej dzielnicy, dwa w innej
rooftops-score-four_brown = Cztery brązowe budynki
rooftops-score-four_lake = Cztery budynki nad jeziorem
rooftops-score-double_roofs = Po dwa dachy w dwóch budynkach
rooftops-score-levels_1_4 = Dachy na poziomach 1, 2, 3 i 4
rooftops-score-two_borders = Obie strony dwóch granic
rooftops-score-four_park = Cztery budynki w parkach
rooftops-fact-space = pole
rooftops-fact-visible = widoczne dachy

## Wydania.

edition-no-board = W pliku wydania { $place } nie mają planszy dla { $players } graczy.
edition-blocked = Place z pliku wydania ({ $place }) są tak rozmieszczone, że może nie być miejsca na { $floors ->
        [one] 1 początkowe piętro
        [few] { $floors } początkowe piętra
       *[other] { $floors } początkowych pięter
    }. Dodaj place albo usuń ulice.
edition-no-start = Place z pliku wydania ({ $place }) nie pozwalają losować początkowych placów: { $floors ->
        [one] potrzebny jest 1 plac
        [few] potrzebne są { $floors } place
       *[other] potrzeba { $floors } placów
    }, w odległości co najmniej { $distance ->
        [one] 1 ulicy
        [few] { $distance } ulic
       *[other] { $distance } ulic
    }.

# Pola pliku wydania.

rooftops-field-game = Gra
rooftops-field-components = Elementy
rooftops-field-counts-floors-per-color = Piętra każdego koloru
rooftops-field-counts-roofs-per-player = Dachy każdego gracza
rooftops-field-setup = Przygotowanie
rooftops-field-setup-start-stock-per-color = Piętra każdego koloru na początku
rooftops-field-setup-bonus-tokens-per-goal = Żetony bonusu celu, od najlepszego
rooftops-field-setup-stock-limit-end-of-turn = Najwięcej pięter w zasobach na koniec tury
rooftops-field-player-board = Plansza gracza
rooftops-field-player-board-machine-tracks = Tory maszyn
rooftops-field-player-board-cone-track = Tor pachołka
rooftops-field-tracks-star-positions = Pola kolumn z gwiazdkami
rooftops-field-tracks-value-by-position = Miliony według pól, od pola 0
rooftops-field-cone-track-value-by-visible-roofs = Miliony według widocznych dachów, od 0
rooftops-field-supply-cards = Karty zaopatrzenia
rooftops-field-card-id = Numer karty
rooftops-field-card-floors-bottom-to-top = Piętra, od dolnego
rooftops-field-card-machine = Maszyna
rooftops-field-card-machine-color = Kolor maszyny
rooftops-field-card-machine-steps = Kroki
rooftops-field-boards = Mapy
rooftops-field-board-players = Liczby graczy
rooftops-field-board-canvas = Szerokość i wysokość rysunku
rooftops-field-board-site-square-px = Bok placu budowy na rysunku
rooftops-field-board-districts = Dzielnice
rooftops-field-board-sites = Place budowy
rooftops-field-board-streets = Ulice między placami budowy
rooftops-field-board-lake = Jezioro
rooftops-field-board-parks = Parki
rooftops-field-district-id = Litera dzielnicy
rooftops-field-district-tone = Nazwa odcienia
rooftops-field-district-fill = Kolor na rysunku
rooftops-field-district-grey = Szara dzielnica
rooftops-field-district-polygon = Wierzchołki na rysunku
rooftops-field-site-label = Nazwa placu budowy
rooftops-field-site-x = W poziomie, na rysunku
rooftops-field-site-y = W pionie, na rysunku
rooftops-field-site-lake = Nad jeziorem
rooftops-field-site-park = Przy parku
rooftops-field-lake-rect = Lewa, górna, prawa i dolna krawędź
rooftops-field-parks-polygons = Wierzchołki każdego parku
rooftops-field-card-floors-bottom-to-top-help = Od jednego do czterech pięter; „any” to piętro dowolnego koloru.
rooftops-field-board-streets-help = Każda ulica ma numery dwóch placów budowy, liczone od 0 w kolejności listy, mniejszy jako pierwszy.
rooftops-field-site-label-help = Litera dzielnicy i numer, na przykład C4.
rooftops-field-district-fill-help = Numer koloru, na przykład #d9dade, albo jego nazwa.
rooftops-field-boards-help = Każda liczba graczy, od 2 do 4, jest na jednej mapie.

# Skąd pochodzą części wydania.
rooftops-provenance-tracks = Długość toru i jego wartości.
rooftops-provenance-values = Wartości jego pól.
rooftops-provenance-cards = Ile jest kart każdego rodzaju, wynika z liczby kart i pięter na nich.
rooftops-provenance-maps = Place nad jeziorem i przy parkach, ulice oraz to, które dzielnice są szare.
rooftops-part-colors = Kolory
rooftops-part-goals = Cele
rooftops-part-cone-spaces = Liczba pól toru pachołka
rooftops-part-card-count = Liczba kart zaopatrzenia
rooftops-part-card-kinds = Rodzaje kart zaopatrzenia
rooftops-part-district-count = Liczba dzielnic
rooftops-part-site-count = Liczba placów budowy w każdej dzielnicy
