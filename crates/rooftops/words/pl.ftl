# Co mówią Dachy.

rooftops-title = Dachy
rooftops-tagline = Wznoś wieżowce na planie ulic, wieńcz je swoimi dachami i przesuwaj cztery maszyny.
rooftops-length = 45 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

rooftops-setup-players = W Dachy gra od 2 do 4 osób, a nie { $players }.
rooftops-setup-goals = Cele tej gry są już ustalone. W trakcie gry się nie zmieniają.
rooftops-setup-random-goals = Najpierw trzeba wylosować dokładnie trzy z dziesięciu celów.
rooftops-setup-market = { $cards ->
        [one] Najpierw trzeba odkryć jeszcze 1 kartę.
        [few] Najpierw trzeba odkryć jeszcze { $cards } karty.
       *[other] Najpierw trzeba odkryć jeszcze { $cards } kart.
    }
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
rooftops-start-colour = To początkowe piętro musi być w kolorze { $colour }, jak najniższe piętro jego karty.
rooftops-start-apart = Plac { $site } sąsiaduje z piętrem w kolorze { $colour }. Początkowe piętra tego samego koloru nie mogą ze sobą sąsiadować.
rooftops-start-random = Placu { $site } nie można wylosować: początkowe place muszą być oddalone od siebie o co najmniej { $streets } ulice.
rooftops-start-advanced = Przy tej liczbie graczy ({ $players }) wybierz od 3 do { $most } początkowych pięter, a nie { $floors }.

rooftops-turn-no-pass = Nie możesz spasować. Weź kartę albo buduj; zrezygnować można tylko z dodatkowej tury.

rooftops-card-market = Karty { $card } nie ma na rynku. Weź jedną z tych: { $market }.
rooftops-card-joker = { $most ->
        [0] Na karcie { $card } nie ma jokera, więc nie ma czego wybierać. Nie podawaj kolorów.
        [one] Na karcie { $card } jest joker: wybierz 1 kolor (podano: { $chosen }).
        [few] Na karcie { $card } są jokery: wybierz { $most } kolory (podano: { $chosen }).
       *[other] Na karcie { $card } są jokery: wybierz { $most } kolorów (podano: { $chosen }).
    }
rooftops-card-there = Części tych pięter już nie ma. Zostało: { $rest }.
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
rooftops-limit-own = Nie masz wszystkich tych pięter. W twoich zasobach: { $stock }.
rooftops-limit-only = Masz { $stock ->
        [one] jedno piętro
        [few] { $stock } piętra
       *[other] { $stock } pięter
    }, a wolno mieć { $limit }. Nie ma czego odkładać.

rooftops-shortage-other = Brakuje pięter przedstawionych na karcie { $card }. Za nie i za jokery wybierz od { $least } do { $most } pięter (podano: { $chosen }).

rooftops-build-site = Na tej planszy nie ma placu { $site }.
rooftops-build-empty = Na placu { $site } stoi już budynek. Wybierz pusty plac.
rooftops-build-neighbour = Plac { $site } nie sąsiaduje z żadnym budynkiem. Buduj tam, gdzie ulica prowadzi do budynku.
rooftops-build-colour = Na placu { $site } nie może stanąć budynek w kolorze { $colour }: sąsiadowałby z budynkiem tego samego koloru ({ $neighbours }).
rooftops-build-floor = Nie masz piętra w kolorze { $colour }, by budować na placu { $site }.
rooftops-build-pay = Budowa na placu { $site } wymaga dołożenia sąsiadom: { $price }. Masz: { $stock }.
rooftops-build-roof-left = Nie masz już dachów, możesz więc tylko brać karty.
rooftops-roof-place = Dachu nie można położyć na { $roof }. Połóż go na jednym z właśnie położonych pięter: { $places }.

rooftops-end-over = Partia jest zakończona.

## Wpisy dziennika.

rooftops-log-goals = Cele tej gry: { $goals }.
rooftops-log-card = Na rynek trafia karta { $card }: { $shows }.
rooftops-log-starter = Karta { $card } wyznacza kolejne początkowe piętro: { $shows }.
rooftops-log-start = Na placu { $site } kładzione jest początkowe piętro w kolorze { $colour }.
rooftops-log-take = { $player } bierze kartę { $card } i dostaje: { $floors }.{ $short ->
        [0] {""}
       *[other] {" "}Zabrakło piętra: zaczyna się końcowa faza gry.
    }{ $extra ->
        [0] {""}
       *[other] {" "}Wszystkie maszyny dotarły do kolumny z gwiazdkami: dodatkowa tura.
    }
rooftops-log-build = { $player } stawia wieżowiec w kolorze { $colour } na placu { $site } i kładzie dach na { $roof }, na poziomie { $level }: { $steps ->
        [one] maszyna w kolorze { $machine } przesuwa się o 1 pole.
        [few] maszyna w kolorze { $machine } przesuwa się o { $steps } pola.
       *[other] maszyna w kolorze { $machine } przesuwa się o { $steps } pól.
    }{ $tokens ->
        [0] {""}
       *[other] {" "}Cele dają { $tokens } mln.
    }{ $last ->
        [0] {""}
       *[other] {" "}To był ostatni dach.
    }{ $extra ->
        [0] {""}
       *[other] {" "}Wszystkie maszyny dotarły do kolumny z gwiazdkami: dodatkowa tura.
    }
rooftops-log-return = { $player } odkłada: { $floors }.
rooftops-log-decline = { $player } rezygnuje z dodatkowej tury.

## Części zdań; kolor stoi zawsze po słowach „w kolorze”.

rooftops-list = { $first }, { $rest }
rooftops-colour-black = czarnym
rooftops-colour-white = białym
rooftops-colour-grey = szarym
rooftops-colour-brown = brązowym
rooftops-floors-black = { $count ->
        [one] 1 czarne
        [few] { $count } czarne
       *[other] { $count } czarnych
    }
rooftops-floors-white = { $count ->
        [one] 1 białe
        [few] { $count } białe
       *[other] { $count } białych
    }
rooftops-floors-grey = { $count ->
        [one] 1 szare
        [few] { $count } szare
       *[other] { $count } szarych
    }
rooftops-floors-brown = { $count ->
        [one] 1 brązowe
        [few] { $count } brązowe
       *[other] { $count } brązowych
    }
rooftops-floors-none = nic
rooftops-jokers = { $count ->
        [one] 1 joker
        [few] { $count } jokery
       *[other] { $count } jokerów
    }
rooftops-machine = { $steps ->
        [one] maszyna w kolorze { $colour } o 1 pole
        [few] maszyna w kolorze { $colour } o { $steps } pola
       *[other] maszyna w kolorze { $colour } o { $steps } pól
    }

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

## Arkusz punktacji.

rooftops-score-black = Czarna maszyna
rooftops-score-white = Biała maszyna
rooftops-score-grey = Szara maszyna
rooftops-score-brown = Brązowa maszyna
rooftops-score-cone = Pachołek
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

edition-blocked = W pliku wydania { $place } są tak rozmieszczone, że dla początkowych pięter ({ $floors }) może nie starczyć miejsc. Dodaj place albo usuń ulice.
edition-no-start = W pliku wydania { $place } nie mają tylu placów ({ $floors }) oddalonych o { $distance } ulice, jak tego wymaga losowanie początkowych placów.
