# Plansza Alei.

boulevards-board-step-deal = Gracz { $seat } losuje rękę początkową.
boulevards-board-step-build = Gracz { $seat } ma budować.
boulevards-board-step-sell = Graczowi { $seat } brakuje pieniędzy: może sprzedawać dalej albo budować.
boulevards-board-step-share = Budynek gracza { $seat } już stoi; pora na udział.
boulevards-board-step-draw = Gracz { $seat } losuje budynek.
boulevards-board-step-over = Gra jest skończona.
boulevards-board-bag = { $count ->
        [0] Woreczek jest pusty.
        [one] W woreczku jest jeden budynek.
        [few] W woreczku są { $count } budynki.
       *[other] W woreczku jest { $count } budynków.
    }
boulevards-board-legend = ## zabudowane; w innym razie obecny koszt budynku (! = podwójny); * w twojej ręce; [n] kolejny udział atrakcji, [0] darmowy.
boulevards-board-shares = Udziały (x = już nic nie wypłaci)
boulevards-board-stack = na stosie
boulevards-board-pays = wypłata za 1 do 5
boulevards-board-seat = gracz { $seat }
boulevards-board-seat-short = g{ $seat }
boulevards-board-player = Gracz { $seat }: gotówka { $cash }, ze wszystkimi możliwymi sprzedażami { $funds }, { $buildings ->
        [one] 1 budynek
        [few] { $buildings } budynki
       *[other] { $buildings } budynków
    }
boulevards-board-player-to-move = Gracz { $seat }, na ruchu: gotówka { $cash }, ze wszystkimi możliwymi sprzedażami { $funds }, { $buildings ->
        [one] 1 budynek
        [few] { $buildings } budynki
       *[other] { $buildings } budynków
    }
boulevards-board-player-out = Gracz { $seat } zbankrutował i odpadł z gry.
boulevards-board-holdings = Udziały gracza { $seat } według cen (0 = darmowy): { $cards }
boulevards-board-hand = Twoje budynki z obecnym kosztem: { $buildings }
boulevards-play-help = Buduj przez build DZIAŁKA, na przykład: build D4. Potem weź udział przez free ATRAKCJA (obok miejsca budowy) albo buy ATRAKCJA, na przykład: buy sports_hall; albo spasuj: pass. Jeśli nie stać cię na żaden budynek, sprzedaj udział, podając cenę nadrukowaną na karcie: sell ATRAKCJA CENA, na przykład: sell pool 7. Jeśli i to nie wystarczy, jedyną akcją jest: bankrupt
