# Co mówi plansza Planistów.

board-planners-city = Miasto
board-planners-colours = Wybierz, co budujesz
board-planners-drawn = Dobrany kafel
board-planners-stack = { $tiles ->
        [0] W stosie nie ma już kafli
        [one] W stosie został jeden kafel
        [few] W stosie zostały { $tiles } kafle
       *[other] W stosie zostało { $tiles } kafli
    }
board-planners-extend = Rozbuduj miasto
board-planners-pass = Nie kładź już niczego
board-planners-spot = Połóż kafel na { $place }
board-planners-begin = Zacznij obiekt na polu { $square }
board-planners-end = Połóż obiekt od { $from } do { $to }
board-planners-left = Obiekty do położenia
board-planners-laid = położone: { $laid } z 6
board-planners-take-length = Weź obiekt o długości { $length }
board-planners-hopes = Przerywany obrys: obiekty, które wtedy się zmieszczą.
board-planners-do-colours = Wybierz kolor: będziesz kłaść jego sześć obiektów.
board-planners-do-choice = Połóż obiekt od symbolu do symbolu albo rozbuduj miasto.
board-planners-do-tile = Połóż kafel na podświetlonym miejscu. Obrót: klawisz R, kółko albo ponowne stuknięcie.
board-planners-do-final = Ostatni kafel leży: połóż jeszcze jeden obiekt albo spasuj.
board-planners-key-extend = Rozbuduj miasto

## Plansza słowami.

board-planners-say-tiles = Kafle, rząd po rzędzie: { $tiles }.
board-planners-say-objects = Obiekty: { $objects }.
board-planners-say-object = { $object } { $span }
board-planners-say-planner = { $name ->
        [yours] Ty
       *[other] Miejsce { $name }
    }: { $colour }; pozostałe długości { $left }; { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
