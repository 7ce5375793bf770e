# Plansza Planistów.

planners-board-legend = Liczby wokół mapy to X i Y pól. [R══R] to obiekt w rzędzie; w kolumnie biegnie w dół od [R] do [R].
planners-board-youngest = Wariant dla najmłodszych: obiekty mogą leżeć nad dziurami.
planners-board-stack = { $tiles ->
        [0] W stosie nie ma już kafli.
        [one] W stosie został jeden kafel.
        [few] W stosie zostały { $tiles } kafle.
       *[other] W stosie zostało { $tiles } kafli.
    }
planners-board-final = Runda końcowa: każdy może położyć jeszcze jeden obiekt albo spasować.
planners-board-drawn = Gracz { $seat } ma dobrany kafel { $tile }. Wolne miejsca dla niego są na mapie w nawiasach; tak wygląda przy każdym obrocie R:
planners-board-seat = Gracz { $seat }, { $objects }: położone elementy: { $elements }. Zostały:
planners-board-seat-to-move = Gracz { $seat }, { $objects }, na ruchu: położone elementy: { $elements }. Zostały:
planners-board-seat-without = Gracz { $seat }: jeszcze bez koloru
planners-board-colours = Gracz { $seat } wybiera kolor:
planners-board-fits = Miejsca na obiekty gracza { $seat }, według długości:
planners-board-no-fit = Żaden z obiektów gracza { $seat } nigdzie się teraz nie mieści.
planners-play-help = lay X,Y X,Y kładzie obiekt od jednego pola do drugiego, oba końce na twoich symbolach. extend dobiera kafel; potem tile X,Y R kładzie go w miejscu X,Y, jednym z tych w nawiasach, po R ćwierćobrotach zgodnie z zegarem. take KOLOR wybiera na początku red (czerwony), green (zielony), blue (niebieski) albo yellow (żółty); pass służy na końcu, gdy nie ma już kafli. Przykłady: lay 0,0 2,0; tile 1,0 3
