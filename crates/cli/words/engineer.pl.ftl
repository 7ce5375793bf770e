# Plansza Inżyniera.

engineer-board-heading = { NOUN("engineer-option-mode", $mode) }. { $built ->
        [0] Nic jeszcze nie jest zbudowane.
        [one] Zbudowany jest 1 budynek.
        [few] Zbudowane są { $built } budynki.
       *[other] Zbudowanych jest { $built } budynków.
    }
engineer-board-time = Czas:
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

engineer-board-do-layout = Rozłóż dzielnice, zaczynając od północnego zachodu.
engineer-board-do-start = Wybierz dla inżyniera obszar mieszkalny.
engineer-board-do-set = Ustaw dwie kości zgodnie z planem.
engineer-board-do-keep = Zatrzymaj dwie kości.
engineer-board-do-clear = Możesz usunąć żetony.
engineer-board-do-project = Zagraj kartę: podaj jej numer, obszar, na który idzie inżynier, i co karta tam robi. Możesz też odzyskać karty.
engineer-board-do-bonus = Wykorzystaj bonus albo spasuj (pass).
engineer-board-do-invest-resource = Obszar daje surowiec, a z kością jest go więcej.
engineer-board-do-invest-residential = Obszar daje podatek albo, z kością, budynek.
engineer-board-do-invest-trade = Obszar pozwala handlować.

engineer-play-help = Obszary to a1 do d4. Runda: keep 13 zatrzymuje dwie kości; clear a1 3 usuwa żeton za kość, clear a1 $ za pieniądze; P3 c2 build 2 zagrywa kartę P3, idzie na c2 i robi to, co dalej; recover b2 idzie o krok i odzyskuje wszystkie karty; potem obszar: take wood 1, tax, build 2 6, trade wood>coal sell coal; pass rezygnuje z tego, co nieobowiązkowe. Przykład: P4 d3 swap wood>steel+steel
