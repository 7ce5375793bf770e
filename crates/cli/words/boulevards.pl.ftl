# Plansza Alei.

boulevards-board-step-deal = Gracz { $seat } losuje rękę początkową.
boulevards-board-step-build = Gracz { $seat } buduje.
boulevards-board-step-sell = Gracz { $seat } ma za mało pieniędzy: może sprzedawać dalej albo budować.
boulevards-board-step-share = Gracz { $seat } może wziąć kartę udziałów.
boulevards-board-step-draw = Gracz { $seat } losuje budynek.
boulevards-board-step-over = Partia jest zakończona.
boulevards-board-bag = { $count ->
        [0] Woreczek jest pusty.
        [one] W woreczku jest 1 budynek.
        [few] W woreczku są { $count } budynki.
       *[other] W woreczku jest { $count } budynków.
    }
boulevards-board-legend = ## to budynek; przy innych działkach jest obecny koszt budynku (! = podwójna cena). * jest w twojej ręce. [n] to cena następnej karty udziałów atrakcji, [0] to karta darmowa.
boulevards-board-shares = Udziały, z nazwami do wpisania (x = już nic nie wypłaci)
boulevards-board-stack = na stosie
boulevards-board-pays = wypłata za 1 do 5
boulevards-board-seat = gracz { $seat }
boulevards-board-seat-short = g{ $seat }
boulevards-board-player = Gracz { $seat }: { $cash } mln gotówki, { $funds } mln ze wszystkimi możliwymi sprzedażami, { $buildings ->
        [one] 1 budynek
        [few] { $buildings } budynki
       *[other] { $buildings } budynków
    }
boulevards-board-player-to-move = Gracz { $seat }, na ruchu: { $cash } mln gotówki, { $funds } mln ze wszystkimi możliwymi sprzedażami, { $buildings ->
        [one] 1 budynek
        [few] { $buildings } budynki
       *[other] { $buildings } budynków
    }
boulevards-board-player-out = Gracz { $seat } bankrutuje i odpada z gry.
boulevards-board-holdings = Udziały według cen, 0 = darmowy (gracz { $seat }): { $count ->
        [0] brak
       *[other] { COMMAS($cards) }
    }
boulevards-board-cards = { NOUN("boulevards-attraction", $attraction) } ({ COMMAS($prices) })
boulevards-board-hand = Twoje budynki z obecnym kosztem: { $count ->
        [0] brak
       *[other] { COMMAS($buildings) }
    }
boulevards-board-building = { $lot } ({ NOUN("boulevards-kind", $kind) }, { $cost })
boulevards-play-help = Buduj przez build DZIAŁKA, na przykład: build D4. Potem weź kartę udziałów przez free ATRAKCJA (obok miejsca budowy) albo buy ATRAKCJA, na przykład: buy sports_hall; albo spasuj: pass. Jeśli nie stać cię na żaden budynek, sprzedaj kartę udziałów, podając jej cenę: sell ATRAKCJA CENA, na przykład: sell pool 7. Jeśli i to nie wystarczy, jedyną akcją jest: bankrupt
