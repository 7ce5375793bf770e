# Co mówi plansza Polis.

board-polis-market = Rynek
board-polis-round = Runda { $round } z { $rounds }
board-polis-stacks = { $stacks ->
        [0] nie ma już stosów
        [one] został jeden stos
        [few] zostały { $stacks } stosy
       *[other] zostało { $stacks } stosów
    }
board-polis-chief = Główny architekt: { $name }
board-polis-price = { $price ->
        [0] za darmo
        [one] 1 kamień
        [few] { $price } kamienie
       *[other] { $price } kamieni
    }
board-polis-offer = Kafel z { $faces }: { $price ->
        [0] za darmo
        [one] 1 kamień
        [few] { $price } kamienie
       *[other] { $price } kamieni
    }
board-polis-short = nie stać cię
board-polis-offer-dear = Kafel z { $faces }: { $price ->
        [one] 1 kamień
        [few] { $price } kamienie
       *[other] { $price } kamieni
    }, za drogi
board-polis-map = Miasto: { $name }
board-polis-stones = { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }
board-polis-city = Miasto: { $name }, { $points ->
        [one] 1 punkt,
        [few] { $points } punkty,
       *[other] { $points } punktów,
    } { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }
board-polis-site = Połóż na ziemi, na polach { COMMAS($places) }
board-polis-site-high = Połóż na poziomie { $level }, na polach { COMMAS($places) }, nad { $covered }
board-polis-column = { NOUN("polis-face", $face) }, poziom { $level }
board-polis-lay-touch = Stuknij podświetlone miejsce; stuknij kafel ponownie, aby go obrócić.
board-polis-lay = Połóż kafel na podświetlonym miejscu. Obrót: klawisz R, kółko myszy albo ponowne stuknięcie.
board-polis-score-line = { NOUN("polis-score", $district) }: wartość { $value } × { $stars ->
        [one] 1 gwiazdka
        [few] { $stars } gwiazdki
       *[other] { $stars } gwiazdek
    } = { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
board-polis-score-stones = { $points ->
        [one] Kamienie: 1 punkt.
        [few] Kamienie: { $points } punkty.
       *[other] Kamienie: { $points } punktów.
    }
board-polis-score-change = { $points ->
        [one] Po tym ruchu: 1 punkt.
        [few] Po tym ruchu: { $points } punkty.
       *[other] Po tym ruchu: { $points } punktów.
    }
board-polis-scores = Punkty: { $name }
board-polis-total = Razem
board-polis-key-tile = Weź kafel z rynku
board-polis-key-city = Pokaż następne miasto

## Czego potrzeba każdemu rodzajowi, żeby się liczył.

board-polis-about-h = { $group ->
        [value] Sąsiednie domy tworzą grupę. Punktuje tylko grupa o najwyższej wartości.
       *[hexes] Sąsiednie domy tworzą grupę. Punktuje tylko grupa, w której jest najwięcej domów.
    }
board-polis-about-m = Targowisko punktuje tylko wtedy, gdy nie sąsiaduje z innym targowiskiem.
board-polis-about-b = { $lakes ->
        [yes] Koszary punktują tylko obok pustego miejsca; wystarczy jezioro.
       *[no] Koszary punktują tylko na zewnętrznej krawędzi miasta; jezioro nie jest krawędzią.
    }
board-polis-about-t = Świątynia punktuje tylko wtedy, gdy wszystkie sześć miejsc wokół niej jest zabudowanych.
board-polis-about-g = Ogród punktuje wszędzie.
board-polis-about-q = Kamieniołom nie daje punktów. Zabuduj go i weź kamień.
board-polis-about-plaza = Jego gwiazdki mnożą wartość punktujących { $district ->
        [house] domów,
        [market] targowisk,
        [barracks] koszar,
        [temple] świątyń,
       *[garden] ogrodów,
    } gdziekolwiek są.
board-polis-about-value = Dzielnica, która punktuje, jest warta tyle, ile wynosi jej poziom.
board-polis-about-stones = Każdy kamień, który zostanie na końcu, jest wart 1 punkt.
board-polis-variant-h = Wariant: grupa o wartości co najmniej 10 punktuje podwójnie.
board-polis-variant-m = Wariant: obok placu targowego punktuje podwójnie.
board-polis-variant-b = Wariant: obok co najmniej trzech pustych miejsc punktują podwójnie.
board-polis-variant-t = Wariant: na poziomie 2 lub wyższym punktuje podwójnie.
board-polis-variant-g = Wariant: obok jeziora punktuje podwójnie.

## Plansza słowami.

board-polis-say-row = Na rynku: { $offers }.
board-polis-say-round = Runda { $round } z { $rounds }.
board-polis-say-offer = { $price ->
        [0] kafel z { $faces } (za darmo)
        [one] kafel z { $faces } (1 kamień)
        [few] kafel z { $faces } ({ $price } kamienie)
       *[other] kafel z { $faces } ({ $price } kamieni)
    }
board-polis-say-city = { $whose ->
        [yours] Twoje miasto
       *[theirs] Miasto ({ $name })
    }: { $points ->
        [one] 1 punkt,
        [few] { $points } punkty,
       *[other] { $points } punktów,
    } { $stones ->
        [one] 1 kamień.
        [few] { $stones } kamienie.
       *[other] { $stones } kamieni.
    } Pola widziane z góry: { COMMAS($columns) }.
board-polis-say-column = { $at } { NOUN("polis-face", $face) } (poziom { $level })

## Formularz wydań.

board-polis-edition-tile = Wpisz trzy pola każdego kafla zgodnie z ruchem wskazówek zegara, a potem, od ilu graczy jest używany: Hqq2. Wielkie litery to place. Potem kolej na następny kafel.

## Wynik.

board-polis-tie = Tyle samo punktów: wyżej jest gracz, który ma więcej kamieni.
