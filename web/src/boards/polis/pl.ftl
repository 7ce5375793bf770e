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
board-polis-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
board-polis-offer = Kafel { $tile }: { $faces }; { $price ->
        [0] za darmo
        [one] kosztuje 1 kamień
        [few] kosztuje { $price } kamienie
       *[other] kosztuje { $price } kamieni
    }
board-polis-dear = { $offer }; za drogi
board-polis-map = Miasto: { $name }
board-polis-city = Miasto: { $name }, { $points ->
        [one] 1 punkt,
        [few] { $points } punkty,
       *[other] { $points } punktów,
    } { $stones ->
        [one] 1 kamień
        [few] { $stones } kamienie
       *[other] { $stones } kamieni
    }
board-polis-cities = Wszystkie miasta
board-polis-site = Połóż na polach { $places }, { $level ->
        [1] na ziemi
       *[other] na poziomie { $level }; przykryjesz: { $covered }
    }
board-polis-column = { $face }, poziom { $level }
board-polis-lay-touch = Stuknij podświetlone miejsce; stuknij kafel ponownie, aby go obrócić.
board-polis-lay = Połóż kafel na podświetlonym miejscu. Obrót: klawisz R, kółko myszy albo ponowne stuknięcie.
board-polis-score-line = { $district }: wartość { $value } × { $stars } { $stars ->
        [one] gwiazdka
        [few] gwiazdki
       *[other] gwiazdek
    } = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
board-polis-score-change = po tym ruchu { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
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
board-polis-about-plaza = Jego gwiazdki mnożą wartość punktujących dzielnic tego rodzaju ({ $district }), gdziekolwiek są.
board-polis-about-value = Dzielnica, która punktuje, jest warta tyle, ile wynosi jej poziom.
board-polis-about-stones = Każdy kamień, który zostanie na końcu, jest wart 1 punkt.
board-polis-variant-h = Wariant: grupa o wartości co najmniej 10 punktuje podwójnie.
board-polis-variant-m = Wariant: obok placu targowego punktuje podwójnie.
board-polis-variant-b = Wariant: obok co najmniej trzech pustych miejsc punktują podwójnie.
board-polis-variant-t = Wariant: na poziomie 2 lub wyższym punktuje podwójnie.
board-polis-variant-g = Wariant: obok jeziora punktuje podwójnie.

## Plansza słowami.

board-polis-say-row = Na rynku: { $offers }.
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
    } { $columns }.
board-polis-say-column = { $at } { $face } { $level }
