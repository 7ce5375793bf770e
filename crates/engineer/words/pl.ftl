# Co mówi Inżynier.

engineer-title = Inżynier
engineer-tagline = Prowadź inżyniera przez cztery dzielnice, gospodaruj kośćmi i kartami i wznieś na czas wszystkie budynki.
engineer-length = 15–30 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

engineer-setup-each-once = Dzielnica { $district } leży w układzie dwa razy. Każda z czterech kart ma jedno miejsce.
engineer-setup-start = Inżynier nie może zacząć na { $area }. Wybierz obszar mieszkalny: { $areas }.

engineer-round-order = To należy do innej fazy. Teraz czas na: { $step }.
engineer-end-over = Gra jest skończona.

engineer-roll-three = Rzuca się wszystkimi trzema kośćmi.
engineer-keep-two = Nie można zatrzymać { $dice }. Zatrzymaj dwie z wyrzuconych kości: { $rolled }.
engineer-plan-dice = Ustaw dokładnie dwie kości, każdą od 1 do 6.
engineer-dice-active = { $count ->
        [0] Żadna kość nie jest już aktywna, więc { $die } nie można użyć.
        [one] Żadna aktywna kość nie pokazuje { $die }. Jedyna, która została, pokazuje { $active }.
       *[other] Żadna aktywna kość nie pokazuje { $die }. Aktywne kości pokazują { $active }.
    }

engineer-extra-each = { $tokens ->
        [one] Jednego żetonu
       *[other] Żetonów w liczbie { $tokens }
    } nie można usunąć za { $means ->
        [one] jedną cenę.
        [few] { $means } ceny.
       *[other] { $means } cen.
    } Kość usuwa jeden żeton i pieniądze też jeden.
engineer-extra-money = Usunięcie żetonu kosztuje { $price } $, a ty masz { $money } $.
engineer-token-there = Na { $area } nie ma żetonu.
engineer-token-most = { $most ->
        [one] W ten sposób można usunąć tylko jeden żeton.
        [few] W ten sposób można usunąć najwyżej { $most } żetony.
       *[other] W ten sposób można usunąć najwyżej { $most } żetonów.
    }

engineer-project-must = Tu nie można spasować: zagraj kartę projektu albo odzyskaj karty.
engineer-project-hand = Karty { $project } nie masz na ręce.
engineer-project-ways = Karta { $project } nie pozwala na „{ $deed }”.
engineer-project-die = Akcja zaawansowana karty { $project } wymaga aktywnej kości, która pokazuje { $die }.
engineer-move-exact = { $steps ->
        [one] Jeden krok nie prowadzi
        [few] { $steps } kroki nie prowadzą
       *[other] { $steps } kroków nie prowadzi
    } z { $from } na { $to }.
engineer-move-return = Inżynier już jest na { $area } i nie może tam skończyć ruchu.

engineer-set-die-active = Żadna aktywna kość, którą można ustawić, nie pokazuje { $die }.
engineer-set-die-other = Kość już pokazuje { $die }. Wybierz inną wartość.
engineer-swap-owned = Nie masz czego oddać: { $resource }.
engineer-swap-other = Nie można dostać tego samego, co się oddaje: { $resource }. Wybierz inny surowiec.
engineer-swap-two = „{ $swap }” daje jeden surowiec. Ta wymiana daje dwa.
engineer-develop-side = Ta dzielnica jest już rozwinięta: { $district }.
engineer-develop-engineer = W tej dzielnicy jest inżynier: { $district }. Rozwinąć można tylko dzielnicę bez inżyniera.
engineer-develop-token = W tej dzielnicy nie ma żetonu: { $district }. Rozwinąć można tylko dzielnicę z żetonem.

engineer-area-kinds = Inżynier jest na { $area } (obszar { $kind }), gdzie takiej akcji nie ma.
engineer-area-die = { $area } nie przyjmuje kości, która pokazuje { $die }, tylko { $values }.
engineer-industrial-resource = { $area } nie daje tego surowca: { $resource }.
engineer-trade-die = Kość służy tu tylko do wymiany jednego na dwa, a taka wymiana wymaga kości.
engineer-trade-sale = Nie masz tego surowca na sprzedaż ani przed wymianą, ani po niej: { $resource }.

engineer-build-card = Na karcie nie ma budynku { $building }; numery idą do { $most }.
engineer-build-once = To już jest zbudowane: { $building }.
engineer-build-token = Na to potrzeba żetonu, a pula jest pusta: { $building }.
engineer-build-cost = { $building } kosztuje: drewno { $wood }, węgiel { $coal }, stal { $steel }, { $money } $. Tyle nie masz.
engineer-challenge-order = { $building } musi poczekać. Następna część: { $next }.
engineer-bonus-kinds = Bonus tej części nie pozwala na „{ $deed }”.

## Wpisy dziennika.

engineer-log-layout = Dzielnice od północnego zachodu do południowego wschodu: { $districts }.
engineer-log-start = Inżynier zaczyna na { $area }.
engineer-log-roll = Kości pokazują { $dice }.
engineer-log-keep = Aktywne kości: { $dice }.
engineer-log-set = Kości ustawione według planu: { $dice }.
engineer-log-clear = { $tokens ->
        [one] Usuwa żeton z { $areas }
       *[other] Usuwa żetony z { $areas }
    } { $money ->
        [0] za kość { $die }.
       *[other] { $die ->
            [0] za { $money } $.
           *[other] za kość { $die } i { $money } $.
        }
    }
engineer-log-project = { $project } na { $area }; { $deed }.
engineer-log-recover = Na { $area }, a wszystkie karty projektów wracają na rękę.
engineer-log-take = Bierze { $many } × { $resource }{ $die ->
        [0] .
       *[other] {" "}za kość { $die }.
    }
engineer-log-tax = Zbiera { $money } $ podatków.
engineer-log-build = Buduje za kość { $die }: { $building }.
engineer-log-trade = Handluje: { $trade }.
engineer-log-bonus = Bonus: { $deed }.
engineer-log-pass = Pasuje: { $step }.
engineer-log-end = { $told } { $end }
engineer-log-won = Wszystko zbudowane: gra wygrana, a na liczniku czasu zostało { $time }.
engineer-log-out-of-time = Czas się skończył: gra przegrana.
engineer-log-out-of-tokens = Nie ma już żetonu na ten obszar: gra przegrana.
engineer-log-card-turned = Strona A jest gotowa: wszystkie żetony wracają do puli i przychodzi kolej na stronę B.

engineer-deed-nothing = bez skutku
engineer-deed-remove = { $tokens ->
        [one] usuwa żeton z { $areas }
       *[other] usuwa żetony z { $areas }
    }
engineer-deed-take = bierze 1 × { $resource }
engineer-deed-set-die = ustawia kość z { $from } na { $to }
engineer-deed-build = buduje: { $building }
engineer-deed-halt = zatrzymuje czas w tej rundzie
engineer-deed-swap = wymienia { $swap }
engineer-deed-develop = rozwija dzielnicę: { $district }
engineer-deed-plan = planuje następne kości

engineer-traded-money = { $money } $
engineer-traded-swap = { $die ->
        [0] { $swap }
       *[other] { $swap } za kość { $die }
    }
engineer-traded-sale = sprzedaje { $resource } za { $money } $
engineer-swap = { $give } na { $get }
engineer-list = { $first }, { $rest }
engineer-plus = { $first } + { $rest }
engineer-none = –
engineer-name = { $own ->
        [0] { $en }
       *[other] { $pl }
    }

## Opcje stołu.

engineer-option-mode = Tryb
engineer-option-mode-help = Co trzeba zbudować i ile jest na to czasu.
engineer-option-mode-a_easy = Strona A, poziom łatwy
engineer-option-mode-a_medium = Strona A, poziom średni
engineer-option-mode-b_medium = Strona B, poziom średni
engineer-option-mode-b_hard = Strona B, poziom trudny
engineer-option-mode-ab_easy = Strona A, potem strona B, poziom łatwy
engineer-option-mode-ab_medium = Strona A, potem strona B, poziom średni
engineer-option-mode-ab_hard = Strona A, potem strona B, poziom trudny
engineer-option-mode-eiffel_easy = Wieża Eiffla, poziom łatwy
engineer-option-mode-eiffel_medium = Wieża Eiffla, poziom średni
engineer-option-mode-eiffel_hard = Wieża Eiffla, poziom trudny
engineer-option-mode-empire_state_easy = Empire State Building, poziom łatwy
engineer-option-mode-empire_state_medium = Empire State Building, poziom średni
engineer-option-mode-empire_state_hard = Empire State Building, poziom trudny
engineer-option-layout = Dzielnice
engineer-option-layout-help = Jak leżą cztery karty dzielnic.
engineer-option-layout-random = Losowo
engineer-option-layout-chosen = Według wyboru
engineer-option-layout-first_game = Jak na pierwszą grę

## Arkusz punktacji.

engineer-score-buildings = Budynki
engineer-score-time = Pozostały czas, jeśli wygrana
engineer-fact-to-build = do zbudowania
engineer-fact-time-left = na liczniku czasu

## Nazwy.

engineer-resource-wood = drewno
engineer-resource-coal = węgiel
engineer-resource-steel = stal
engineer-kind-industrial = przemysłowy
engineer-kind-trade = handlowy
engineer-kind-residential = mieszkalny
engineer-step-layout = układanie dzielnic
engineer-step-start = pierwszy obszar inżyniera
engineer-step-roll = rzut kośćmi
engineer-step-set_dice = ustawienie dwóch kości
engineer-step-keep = wybór dwóch kości
engineer-step-extra = usuwanie żetonów
engineer-step-project = projekt
engineer-step-card_bonus = bonus
engineer-step-invest = inwestycja
engineer-step-area_bonus = bonus
engineer-step-won = gra wygrana
engineer-step-out_of_time = koniec czasu
engineer-step-out_of_tokens = brak żetonów

engineer-effect-remove1 = usuń żeton
engineer-effect-remove2 = usuń najwyżej 2 żetony
engineer-effect-set_die = ustaw kość
engineer-effect-remove1_or_take1 = usuń żeton albo weź surowiec
engineer-effect-build_anywhere = buduj gdziekolwiek
engineer-effect-no_time_or_swap = zatrzymaj czas albo wymień 1 na 2
engineer-effect-develop = rozwiń dzielnicę
engineer-bonus-take1 = weź surowiec
engineer-bonus-remove2 = usuń najwyżej 2 żetony
engineer-bonus-no_time = zatrzymaj czas
