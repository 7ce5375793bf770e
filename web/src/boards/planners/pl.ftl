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
board-planners-desk = Co teraz
board-planners-spot = Połóż kafel na { $place }{ $gain ->
        [0] {""}
        [one] {": zmieści się jeszcze 1 twój obiekt"}
        [few] {": zmieszczą się jeszcze "}{ $gain } twoje obiekty
       *[other] {": zmieści się jeszcze "}{ $gain } twoich obiektów
    }
board-planners-begin = Zacznij obiekt na polu { $square }
board-planners-end = Połóż obiekt o długości { $length } od { $from } do { $to }
board-planners-left = Sześć obiektów
board-planners-togo = { $left ->
        [0] wszystkie leżą
       *[other] zostało: { $left }
    }
board-planners-squares = pola: { $squares }
board-planners-take-length = Weź obiekt o długości { $length }
board-planners-slot = Obiekt o długości { $length }, do położenia
board-planners-slot-laid = Długość { $length }: leży
board-planners-open = Wolne miejsca: { $count }
board-planners-watch = Pokaż, gdzie { $name } może teraz położyć obiekt
board-planners-opens = Wtedy pasuje ({ $name }): { $lengths }
board-planners-closes = Wtedy już nie pasuje ({ $name }): { $lengths }
board-planners-youngest = Dla najmłodszych: na wykopach leżą deski, więc obiekty mogą przez nie przechodzić.
board-planners-order = Kolejność ostatnich ruchów
board-planners-do-colours = Wybierz kolor: będziesz kłaść jego sześć obiektów.
board-planners-do-choice = Poprowadź obiekt od symbolu do symbolu albo rozbuduj miasto.
board-planners-do-extend = Żaden twój obiekt się nie mieści. Rozbuduj miasto.
board-planners-do-tile = Połóż kafel na podświetlonym miejscu. Obrót: klawisz R, kółko albo ponowne stuknięcie.
board-planners-do-tap = Stuknij podświetlone miejsce. Stuknij ponownie, aby obrócić kafel.
board-planners-do-final = Ostatni kafel leży. Każdy ma jeden ruch: połóż jeszcze jeden obiekt albo nic.
board-planners-do-pass = Ostatni kafel leży, a żaden twój obiekt się nie mieści.
board-planners-wait-final = Ostatni kafel leży. Każdy może położyć jeszcze jeden obiekt, w tej kolejności:
board-planners-wait-colours = Wszyscy wybierają kolory, w kolejności miejsc.
board-planners-wait-tile = { $name } ma ten dobrany kafel.
board-planners-wait-turn = { $name } kładzie obiekt albo rozbudowuje miasto. Wygrywa, kto pierwszy położy wszystkie sześć.
board-planners-won-six = { $name }: wszystkie sześć obiektów leży. To zwycięstwo.
board-planners-won-most = { $count ->
        [one] Ostatni kafel leży. Najmniej pól do położenia zostało i wygrywa: { $name }.
       *[other] Ostatni kafel leży. Równie mało pól do położenia zostało i dzielą zwycięstwo: { $name }.
    }
board-planners-key-extend = Rozbuduj miasto
board-planners-key-length = Weź obiekt tej długości
board-planners-key-pass = Nie kładź już niczego

## Co jest na polu.

board-planners-about-object = { $objects }, długość { $length }
board-planners-about-laid = Położone przez gracza { $name }. Zostaje na miejscu i nic innego tu nie legnie.
board-planners-about-symbol = Tu zaczynają się i kończą { $objects } gracza { $name }. Inne obiekty mogą na nim leżeć.
board-planners-about-idle = { $objects }: nikt nimi nie gra. Może tu leżeć każdy obiekt.
board-planners-about-plain = Obiekty mogą tu leżeć, ale nie zaczynać się ani kończyć.
board-planners-about-hole = { $youngest ->
        [yes] Obiekty mogą nad nią leżeć, ale nie zaczynać się ani kończyć.
       *[other] Żaden obiekt nie może nad nią leżeć.
    }

## Plansza słowami.

board-planners-say-tiles = Kafle, rząd po rzędzie: { $tiles }.
board-planners-say-drawn = Dobrany kafel, tak jak jest nadrukowany: { $rows }.
board-planners-say-objects = Obiekty: { $objects }.
board-planners-say-object = { $object } { $span }
board-planners-say-planner = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: { $colour }; pozostałe długości { $left }; { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
