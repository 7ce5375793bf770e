# Analiza zakończonej partii.

review-title = Analiza: { $game }
fault-review-no-engine = Tę stronę zbudowano bez gier dla przeglądarki albo ta przeglądarka ich nie uruchomi, więc nie da się tu analizować partii. W terminalu robi to „rynek review”.
fault-review-not-over = Ta partia jeszcze trwa. Analiza będzie możliwa po jej zakończeniu.
review-to-table = Do stołu
review-to-replay = Do powtórki

## Postęp.

review-progress = Postęp analizy
review-rough = Przybliżona analiza: { $share }%
review-finer = Wynik przybliżony, coraz dokładniejszy: { $share }%
review-stopped = Zatrzymano na { $share }%. Dotychczasowe wyniki są zapisane.
review-done = Gotowe. Każda wartość to średnia z { $samples ->
        [one] 1 symulowanej partii
        [few] { $samples } symulowanych partii
       *[other] { $samples } symulowanych partii
    }.
review-saved-here = Zapisano w tej przeglądarce.
review-stop = Zatrzymaj
review-continue = Kontynuuj
review-waiting = Pierwszy przybliżony wynik pojawi się za kilka sekund. Partię można oglądać już teraz.

## Bieżący krok.

review-step = Bieżący krok
review-before = Przed pierwszą akcją
review-place = Krok { $at } z { $of }
review-class-best = Najlepsza
review-class-good = Dobra
review-class-inaccuracy = Niedokładność
review-class-mistake = Błąd
review-class-blunder = Poważny błąd
review-only = Jedyna możliwa akcja
review-drawn = Losowanie
review-lost = Strata szansy na wygraną w punktach procentowych: { $lost } (± { $error }).
review-lost-nothing = Bez straty szansy na wygraną.
review-better = Lepiej ({ $win }%): { $text }
review-as-good = Równie dobrze ({ $win }%): { $text }
review-line-show = Pokaż lepszy wariant
review-line-show-equal = Pokaż inny wariant
review-line = Lepszy wariant
review-line-at = Akcja { $at } z { $of } w wariancie
review-line-start = Pozycja przed decyzją
review-line-back = Wróć do partii
review-values = Wartości po tym kroku
review-player = Gracz
review-chance = Szansa na wygraną
review-points = Oczekiwane punkty
review-spoken-chance = Szansa na wygraną: { COMMAS($chances) }.
review-spoken-one = { $name } { $win }%

## Wykres.

review-plot = Przebieg partii
review-plot-which = Co pokazuje wykres
review-plot-win = Szansa na wygraną w trakcie partii, w procentach
review-plot-points = Oczekiwane punkty w trakcie partii
review-plot-help = Zacieniony pas zawiera prawdziwą wartość w 19 przypadkach na 20.
review-legend = Oznaczenia
review-legend-turn = Punkt zwrotny
review-legend-moment = Decydująca chwila
review-table = Wartości w tabeli
review-table-step = Krok

## Chwile i ruchy.

review-moments = Co zdecydowało o wyniku
review-moments-none = Żaden pojedynczy krok nie zmienił mocno szans.
review-moment-go = Chwila { $number }: krok { $step }
review-moves = Ruchy
review-moves-lapses = Tylko błędy
review-moves-none = Nikt nie popełnił błędu.
review-next-lapse = Następny błąd
review-previous-lapse = Poprzedni błąd
review-turn = punkt zwrotny

## Gracze.

review-accuracy = Dokładność
review-accuracy-of = { $accuracy }%
review-decisions = { $decisions ->
    [one] 1 decyzja
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
 }
review-class-count = { $class ->
    [best] Najlepsze
    [good] Dobre
    [inaccuracy] Niedokładności
    [mistake] Błędy
   *[blunder] Poważne błędy
 }: { $count }
review-sums = Losowania i decyzje
review-sums-help = Początek, losowania, własne decyzje i decyzje innych graczy dają w sumie wynik.
review-sums-win = W punktach procentowych szansy na wygraną
review-sums-points = W punktach
review-sum-start = Początek
review-sum-luck = Losowania
review-sum-own = Własne decyzje
review-sum-others = Decyzje innych
review-sum-result = Wynik
review-sum-adjusted = Wynik bez losowań
review-lost-sum = Strata przez decyzje w porównaniu z najlepszymi znalezionymi
review-give = ± { $error }

## Co by było.

review-what-if = A gdyby?
review-what-if-text = Graj dalej od tej pozycji przeciw botom. Powstanie nowa partia na tym urządzeniu; analiza się nie zmieni.
review-what-if-seat = Grasz jako
review-what-if-go = Graj dalej od tego miejsca
review-what-if-over = W tej pozycji partia jest skończona. Najpierw cofnij się o kilka kroków.
review-branches = Partie rozegrane od jednej z pozycji
review-branch = Od kroku { $step }
review-branch-line = Od kroku { $step }, lepszym wariantem

## Klawisze.

review-keys = Klawiatura
review-keys-step = krok wstecz lub dalej; w lepszym wariancie: wzdłuż wariantu
review-keys-far = dziesięć kroków wstecz lub dalej
review-keys-ends = na początek, na koniec
review-keys-lapse = następny lub poprzedni błąd
review-keys-moment = decydująca chwila
review-keys-line = pokaż lepszy wariant
review-keys-leave = wyjdź z wariantu
review-keys-switch = szansa na wygraną albo oczekiwane punkty
review-keys-help = ta lista
