# Plansza Inżyniera.

engineer-board-heading = { NOUN("engineer-option-mode", $mode) }. { $built ->
        [0] Nic jeszcze nie jest zbudowane.
        [one] Zbudowany jest 1 budynek.
        [few] Zbudowane są { $built } budynki.
       *[other] Zbudowanych jest { $built } budynków.
    }
engineer-board-time = Czas:
engineer-board-round-ends = Koniec rundy: znacznik czasu jest na polu { $time }.
engineer-board-halted = W tej rundzie czas jest zatrzymany.
engineer-board-phase-preparation = Przygotowanie
engineer-board-phase-project = Projekty
engineer-board-phase-investment = Inwestycje
engineer-board-phase-end = Faza końcowa
engineer-board-step = ({ NOUN("engineer-step", $step) })
engineer-board-no-map = Dzielnice nie są jeszcze ułożone.
engineer-board-district = { $card } { NOUN("engineer-district", $district) }, strona { $side }
engineer-board-any = dowolny
engineer-board-legend = <E> to inżynier, ● to żeton, który zamyka obszar; w nawiasach są kości, które obszar przyjmuje.
engineer-board-dice = Aktywne kości: { $dice }   Aktywowane: { $activated }
engineer-board-rolled = Rzut: { $dice }   Aktywowane: { $activated }
engineer-board-pool = { $tokens ->
        [0] Pula żetonów jest pusta
        [one] 1 żeton w puli
        [few] { $tokens } żetony w puli
       *[other] { $tokens } żetonów w puli
    }
engineer-board-projects = Projekty na ręce (ruch, akcja podstawowa, [kość] akcja zaawansowana; każdym można też planować):
engineer-board-steps = { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[other] { $steps } kroków
    }
engineer-board-discarded = Odrzucone: { $cards }
engineer-board-buildings = Budynki, strona { $side } karty:
engineer-board-challenge = { NOUN("engineer-challenge", $challenge) }, część po części:
engineer-board-building = { NOUN("engineer-building", $building) }
engineer-board-built = zbudowane
engineer-board-later = później
engineer-board-payable = stać cię na to
engineer-board-bonus = (bonus: { NOUN("engineer-bonus", $bonus) })

engineer-board-do-layout = Ułóż dzielnice, zaczynając od północnego zachodu. Przykład: layout D1 D2 D3 D4
engineer-board-do-start = Wybierz dla inżyniera obszar mieszkalny. Przykład: start b1
engineer-board-do-set = Po planowaniu: ustaw dwie kości. Przykład: set 25
engineer-board-do-keep = Zatrzymaj dwie kości. Przykład: keep 13
engineer-board-do-clear = Możesz usunąć żetony: clear a1 3 (za kość), clear a1 $ (za pieniądze), clear a1 b3 3$ (za oba); albo pass.
engineer-board-do-project =
    Zagraj kartę: P1 OBSZAR i co robi, albo odzyskaj karty: recover OBSZAR.
    Co robi: nothing, remove a1, take wood, set 3 5, build 2, halt, swap wood>coal+steel, develop D2, plan.
engineer-board-do-bonus = Twój bonus: bonus take wood, bonus remove a1 b3, bonus halt; albo pass.
engineer-board-do-invest-resource = Obszar daje surowiec: take wood, take wood 1 (z kością); albo pass.
engineer-board-do-invest-residential = Obszar daje podatek albo budynek: tax, build 2 6 (budynek 2 z kością 6); albo pass.
engineer-board-do-invest-trade = Obszar pozwala handlować: trade, trade wood>coal, trade wood>coal+steel 3 (z kością), za każdym razem z dopiskiem sell coal lub bez; albo pass.

engineer-play-help = Obszary to a1 do d4. Runda: keep 13 zatrzymuje dwie kości; clear a1 3 usuwa żeton za kość, clear a1 $ za pieniądze; P3 c2 build 2 zagrywa kartę P3, idzie na c2 i robi to, co dalej; recover b2 idzie o krok i odzyskuje wszystkie karty; potem obszar: take wood 1, tax, build 2 6, trade wood>coal sell coal; pass rezygnuje z tego, co nieobowiązkowe. Przykład: P4 d3 swap wood>steel+steel
