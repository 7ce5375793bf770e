# Co mówi plansza Inżyniera.

board-engineer-map = Cztery dzielnice
board-engineer-path = Runda
board-engineer-projects = Karty projektów
board-engineer-phase-preparation = Przygotowanie
board-engineer-phase-project = Projekty
board-engineer-phase-investment = Inwestycje
board-engineer-phase-end = Faza końcowa
board-engineer-stop-dice = kości
board-engineer-stop-clear = usuwanie żetonów
board-engineer-stop-card = karta
board-engineer-stop-bonus = bonus
board-engineer-stop-area = akcja obszaru
board-engineer-stop-end = żeton, kości, czas
board-engineer-halted = czas zatrzymany
board-engineer-has = { NOUN("engineer-resource", $resource) }: { $has }, najwyżej { $most }
board-engineer-has-money = pieniądze: { $has }, najwyżej { $most }
board-engineer-tokens = { $count ->
        [one] 1 żeton w puli
        [few] { $count } żetony w puli
       *[other] { $count } żetonów w puli
    }
board-engineer-active = { $count ->
        [one] 1 aktywna kość
        [few] { $count } aktywne kości
       *[other] { $count } aktywnych kości
    }
board-engineer-active-short = aktywne
board-engineer-rolled = rzut: dotknij kości, którą odkładasz
board-engineer-spent = { $count ->
        [one] 1 aktywowana kość
        [few] { $count } aktywowane kości
       *[other] { $count } aktywowanych kości
    }
board-engineer-spent-short = aktywowane
board-engineer-leave-out = Odłóż { $die }; zostaw { $one } i { $other }
board-engineer-set-which = Kość { $die }
board-engineer-set-to = Ustaw kość { $die } na { $value }
board-engineer-discarded = odrzucona
board-engineer-recover = Odzyskaj karty
board-engineer-recover-label = { $count ->
        [0] Odzyskaj karty: żadna nie jest odrzucona. Jeden krok i jedna runda mniej
        [one] Odzyskaj karty: 1 karta. Jeden krok i jedna runda mniej
        [few] Odzyskaj karty: { $count } karty. Jeden krok i jedna runda mniej
       *[other] Odzyskaj karty: { $count } kart. Jeden krok i jedna runda mniej
    }
board-engineer-project = { $project }: { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }; { NOUN("engineer-effect", $basic) }; z kością { $die }: { NOUN("engineer-effect", $advanced) }.
board-engineer-project-discarded = Ta karta jest odrzucona.
board-engineer-card = Karta budynków, strona { $side }
board-engineer-built = zbudowane
board-engineer-built-before = { $count ->
        [one] 1 zbudowany na stronie A
        [few] { $count } zbudowane na stronie A
       *[other] { $count } zbudowanych na stronie A
    }
board-engineer-challenge = { NOUN("engineer-challenge", $challenge) }
board-engineer-building-name = { NOUN("engineer-building", $building) }
board-engineer-building = { NOUN("engineer-building", $building) }: { $cost }. { $state ->
        [built] Zbudowane.
        [payable] Stać cię na to.
        [dear] Jeszcze cię na to nie stać.
       *[later] Dopiero później.
    }
board-engineer-bonus = Bonus: { NOUN("engineer-bonus", $bonus) }.
board-engineer-district = { NOUN("engineer-district", $district) }, { $side ->
        [B] rozwinięta
       *[A] strona A
    }
board-engineer-developed = rozwinięta
board-engineer-swap = 1 { NOUN("engineer-resource", $give) } na { $get }

## Co teraz zrobić.

board-engineer-do-layout = Ułóż dzielnice: dotknij dwóch, żeby zamienić je miejscami.
board-engineer-do-start = Postaw inżyniera na obszarze mieszkalnym.
board-engineer-do-keep = Zostaw dwie kości: dotknij tej, którą odkładasz.
board-engineer-do-set_dice = Po planowaniu: ustaw dwie kości na dowolne wartości.
board-engineer-do-extra = { $tokens ->
        [one] 1 obszar jest zamknięty żetonem. Możesz go usunąć.
        [few] { $tokens } obszary są zamknięte żetonami. Możesz niektóre usunąć.
       *[other] { $tokens } obszarów jest zamkniętych żetonami. Możesz niektóre usunąć.
    }
board-engineer-do-project = Zagraj kartę projektu albo odzyskaj karty.
board-engineer-do-move = { $steps ->
        [one] Przesuń inżyniera dokładnie o 1 krok.
        [few] Przesuń inżyniera dokładnie o { $steps } kroki.
       *[other] Przesuń inżyniera dokładnie o { $steps } kroków.
    }
board-engineer-do-deed = Jaką akcję wykonuje karta?
board-engineer-do-tokens = Dotknij na mapie żetonów, które chcesz usunąć.
board-engineer-do-invest = Użyj obszaru, na którym stoi inżynier, albo spasuj.
board-engineer-do-card_bonus = Zbudowana część daje bonus.
board-engineer-do-area_bonus = Zbudowana część daje bonus.
board-engineer-watch = Firma pracuje.
board-engineer-won = Wszystko zbudowane. Wygrywasz!
board-engineer-out_of_time = Czas minął. Przegrywasz.
board-engineer-out_of_tokens = Zabrakło żetonu na obszar inżyniera. Przegrywasz.
board-engineer-back = Cofnij krok
board-engineer-layout-card = { $card }, { $place ->
        [nw] północny zachód
        [ne] północny wschód
        [sw] południowy zachód
       *[se] południowy wschód
    }: zamień
board-engineer-layout-keep = Zostaw ten układ
board-engineer-place-nw = północny zachód
board-engineer-place-ne = północny wschód
board-engineer-place-sw = południowy zachód
board-engineer-place-se = południowy wschód

board-engineer-row-deed = Co zrobić
board-engineer-row-token = Żeton
board-engineer-row-more = Jeszcze jeden żeton
board-engineer-no-more = tylko ten
board-engineer-row-what = Które
board-engineer-row-swap = Wymiana
board-engineer-row-die = Kość
board-engineer-row-sell = Sprzedaż za 2 $
board-engineer-row-price = Cena
board-engineer-no-swap = bez wymiany
board-engineer-no-die = bez kości
board-engineer-no-sell = bez sprzedaży
board-engineer-with-die = z kością { $die }
board-engineer-price-money = za 2 $
board-engineer-price-die = za kość { $die }
board-engineer-price-both = za kość { $die } i 2 $
board-engineer-set-die = { $from } → { $to }

board-engineer-deed-nothing = Tylko ruch
board-engineer-deed-remove = Usuń żetony
board-engineer-deed-clear = Usuń żetony
board-engineer-deed-take = Weź surowiec
board-engineer-deed-set = Ustaw kość
board-engineer-deed-build = Zbuduj
board-engineer-deed-halt = Zatrzymaj czas
board-engineer-deed-swap = Wymień jeden na dwa
board-engineer-deed-develop = Rozwiń dzielnicę
board-engineer-deed-plan = Planuj: ustawisz następne kości, bez inwestycji teraz
board-engineer-deed-tax = Zbierz podatki: 2 $
board-engineer-deed-trade = Handluj: 1 $, wymiana, sprzedaż
board-engineer-deed-pass = Spasuj

board-engineer-pass-extra = { $tokens ->
        [one] Nic nie usuwaj: żeton zostaje
        [few] Nic nie usuwaj: { $tokens } żetony zostają
       *[other] Nic nie usuwaj: { $tokens } żetonów zostaje
    }
board-engineer-pass-left = Pomiń: { $left }
board-engineer-nothing-left = Tylko ruch; pomiń: { $left }
board-engineer-left-remove = usunięcie żetonów
board-engineer-left-clear = usunięcie żetonów
board-engineer-left-take = surowiec
board-engineer-left-set = ustawienie kości
board-engineer-left-build = budowa
board-engineer-left-halt = zatrzymanie czasu
board-engineer-left-swap = wymiana
board-engineer-left-develop = rozwinięcie dzielnicy
board-engineer-left-tax = podatki
board-engineer-left-trade = handel

## Co się stało.

board-engineer-outcome-won = { $time ->
        [0] Ostatni budynek stanął w samą porę.
        [one] Znacznik czasu jest na 1: +1 punkt.
        [few] Znacznik czasu jest na { $time }: +{ $time } punkty.
       *[other] Znacznik czasu jest na { $time }: +{ $time } punktów.
    }
board-engineer-outcome-out_of_time = Koniec rundy przesunął znacznik czasu na 0. Zbudowano na tej karcie: { $built } z { $of }.
board-engineer-outcome-out_of_tokens = Koniec rundy zamyka obszar inżyniera żetonem, a pula jest pusta: wszystkie żetony są na obszarach i budynkach. Zbudowano na tej karcie: { $built } z { $of }.
board-engineer-active-tip = Kości aktywne: każdej można użyć raz, do karty, obszaru albo usunięcia żetonu.
board-engineer-spent-tip = Kości aktywowane: zużyte do następnej rundy.
board-engineer-time-tip = Na końcu każdej rundy znacznik czasu przesuwa się o jedno pole. Przy 0 gra jest przegrana.
board-engineer-phase-preparation-tip = Faza przygotowania: zatrzymaj dwie z trzech kości; potem możesz usunąć żetony, za kość albo 2 $.
board-engineer-phase-project-tip = Faza projektów: zagraj kartę, idź dokładnie tyle kroków, ile wskazuje, i użyj jej; albo odzyskaj karty.
board-engineer-phase-investment-tip = Faza inwestycji: użyj obszaru, na którym stoi inżynier, jeśli nie zamyka go żeton.
board-engineer-phase-end-tip = Faza końcowa (automatyczna): żeton na obszarze inżyniera, 1 $ za dwie nieużyte kości, znacznik czasu o jedno pole.
board-engineer-district-tip = { NOUN("engineer-district", $district) }: { $side ->
        [B] dzielnica rozwinięta. Jej obszary przyjmują po dwie wartości kości.
       *[A] jeszcze nierozwinięta. Po rozwinięciu jej obszary przyjmują po dwie wartości kości.
    }

## Obszary z objaśnieniami.

board-engineer-area-industrial = { $area }: { OR($resources) }
board-engineer-area-trade = { $area }: obszar handlowy
board-engineer-area-residential = { $area }: obszar mieszkalny
board-engineer-about-industrial = Daje 1 { NOUN("engineer-resource", $resource) }, a z kością { OR($dice) } daje 2.
board-engineer-about-any = Daje 1 dowolny surowiec, a z kością { OR($dice) } daje 2.
board-engineer-about-trade = Daje 1 $; wymień surowiec na inny, a z kością { OR($dice) } na dwa; sprzedaj jeden za 2 $.
board-engineer-about-residential = Daje 2 $ albo, z kością { OR($dice) }, pozwala budować.
board-engineer-about-token = Zamyka go żeton.
board-engineer-about-here = Stoi tu inżynier.

## Plansza słowami.

board-engineer-say-time = Czas: { $time }.
board-engineer-say-halted = W tej rundzie znacznik czasu się nie przesuwa.
board-engineer-say-phase = { NOUN("board-engineer-phase", $phase) }: { NOUN("engineer-step", $step) }.
board-engineer-say-step = { NOUN("engineer-step", $step) }
board-engineer-say-company = Firma ma { $stock }.
board-engineer-say-pool = { $tokens ->
        [one] W puli jest 1 żeton.
        [few] W puli są { $tokens } żetony.
       *[other] W puli jest { $tokens } żetonów.
    }
board-engineer-say-dice = Aktywne kości: { $dice }.
board-engineer-say-no-dice = Nie ma aktywnych kości.
board-engineer-say-spent = Liczba aktywowanych kości: { $dice }.

board-engineer-key-card = Wybierz kartę projektu
board-engineer-key-recover = Odzyskaj karty
board-engineer-key-pass = Pomiń akcję nieobowiązkową

## Formularz wydań.

board-engineer-edition-side = Cztery obszary, oddzielone spacjami: północny zachód, północny wschód, południowy zachód, południowy wschód. W drewno, C węgiel, S stal, A dowolny surowiec, T handel, R mieszkania, a po literze kości: W1 R16.
