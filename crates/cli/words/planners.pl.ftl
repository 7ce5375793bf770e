# Plansza Planistów.

planners-board-legend = Liczby wokół mapy to X i Y pól. [R══R] to obiekt w rzędzie; w kolumnie biegnie w dół od [R] do [R].
planners-board-youngest = Wariant dla najmłodszych: obiekty mogą przechodzić nad dziurami.
planners-board-stack = { $tiles ->
        [0] W stosie nie ma już płytek.
        [one] W stosie została 1 płytka.
        [few] W stosie zostały { $tiles } płytki.
       *[other] W stosie zostało { $tiles } płytek.
    }
planners-board-final = { $rounds_off ->
        [yes] Koniec rundy: kto jeszcze w niej nie grał, może umieścić jeszcze jeden obiekt albo spasować.
       *[no] Ostatnie akcje: każdy może umieścić jeszcze jeden obiekt albo spasować.
    }
planners-board-drawn = Gracz { $seat } ma dobraną płytkę. Wolne miejsca dla niej są na mapie w nawiasach; tak wygląda przy każdym obrocie R:
planners-board-seat = Gracz { $seat }, { NOUN("planners-objects", $objects) }: { $elements ->
        [one] 1 umieszczony element. Zostały:
        [few] { $elements } umieszczone elementy. Zostały:
       *[other] { $elements } umieszczonych elementów. Zostały:
    }
planners-board-seat-to-move = Gracz { $seat }, { NOUN("planners-objects", $objects) }, na ruchu: { $elements ->
        [one] 1 umieszczony element. Zostały:
        [few] { $elements } umieszczone elementy. Zostały:
       *[other] { $elements } umieszczonych elementów. Zostały:
    }
planners-board-seat-without = Gracz { $seat }: jeszcze bez koloru
planners-board-colours = Gracz { $seat } wybiera kolor:
planners-board-colour = { NOUN("planners-colour", $colour) }: { NOUN("planners-objects", $objects) }
planners-board-fits = Miejsca na obiekty, według długości (gracz { $seat }):
planners-board-no-fit = Żaden obiekt nigdzie się teraz nie mieści (gracz { $seat }).
planners-play-help = lay X,Y X,Y umieszcza obiekt od jednego pola do drugiego, oba końce na twoich symbolach. extend dobiera płytkę; potem tile X,Y R dokłada ją w miejscu X,Y, jednym z tych w nawiasach, po R ćwierćobrotach zgodnie z ruchem wskazówek zegara. take KOLOR wybiera na początku red (czerwony), green (zielony), blue (niebieski) albo yellow (żółty); pass służy na końcu, gdy nie ma już płytek. Przykłady: lay 0,0 2,0; tile 1,0 3
