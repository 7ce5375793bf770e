# Co mówi plansza Planistów.

board-planners-city = Miasto
board-planners-colours = Wybierz, co budujesz
board-planners-drawn = Dobrana płytka
board-planners-stack = { $tiles ->
        [0] W stosie nie ma już płytek
        [one] W stosie została 1 płytka
        [few] W stosie zostały { $tiles } płytki
       *[other] W stosie zostało { $tiles } płytek
    }
board-planners-extend = Rozbuduj miasto
board-planners-pass = Spasuj
board-planners-desk = Co teraz
board-planners-spot = Dołóż płytkę w miejscu { $place }
board-planners-spot-gain = Dołóż płytkę w miejscu { $place }: { $gain ->
        [one] zmieści się jeszcze 1 twój obiekt
        [few] zmieszczą się jeszcze { $gain } twoje obiekty
       *[other] zmieści się jeszcze { $gain } twoich obiektów
    }
board-planners-begin = Zacznij obiekt na polu { $square }
board-planners-end = Umieść obiekt o długości { $length } od { $from } do { $to }
board-planners-left = Sześć obiektów
board-planners-togo = { $left ->
        [0] wszystkie w mieście
        [one] został 1
        [few] zostały { $left }
       *[other] zostało { $left }
    }
board-planners-squares = { $squares ->
        [one] 1 pole
        [few] { $squares } pola
       *[other] { $squares } pól
    }
board-planners-take-length = Wybierz obiekt o długości { $length }
board-planners-slot = Obiekt o długości { $length }, do umieszczenia
board-planners-slot-laid = Długość { $length }: w mieście
board-planners-open = { $count ->
        [one] 1 miejsce do budowy
        [few] { $count } miejsca do budowy
       *[other] { $count } miejsc do budowy
    }
board-planners-watch = Pokaż, gdzie { $name } może teraz umieścić obiekt
board-planners-opens = Zmieści się ({ $name }): { $lengths }
board-planners-closes = Już się nie zmieści ({ $name }): { $lengths }
board-planners-youngest = Wariant dla najmłodszych: obiekty mogą przechodzić nad dziurami (przykrywają je deski).
board-planners-order = Kolejność ostatnich akcji
board-planners-do-colours = Wybierz kolor: będziesz umieszczać jego sześć obiektów.
board-planners-do-choice = Poprowadź obiekt od symbolu do symbolu albo rozbuduj miasto.
board-planners-do-extend = Żaden z twoich obiektów się nie mieści. Rozbuduj miasto.
board-planners-do-tile = Dołóż płytkę w podświetlonym miejscu. Obrót: klawisz R, kółko myszy albo ponowne stuknięcie.
board-planners-do-tap = Stuknij podświetlone miejsce. Stuknij ponownie, aby obrócić płytkę.
board-planners-do-final = { $tiles ->
        [0] Dołożono ostatnią płytkę. Każdy ma jeszcze jedną akcję: umieść obiekt albo spasuj.
       *[other] { $name } ma już wszystkie obiekty w mieście. Masz tyle samo tur: umieść jeszcze jeden obiekt albo spasuj.
    }
board-planners-do-pass = { $tiles ->
        [0] Dołożono ostatnią płytkę, a żaden z twoich obiektów się nie mieści.
       *[other] { $name } ma już wszystkie obiekty w mieście, a żaden z twoich się nie mieści.
    }
board-planners-wait-final = { $tiles ->
        [0] Dołożono ostatnią płytkę. Każdy może umieścić jeszcze jeden obiekt, w tej kolejności:
       *[other] { $name } ma już wszystkie obiekty w mieście. Gracze, którzy w tej rundzie jeszcze nie grali, mogą umieścić jeszcze jeden:
    }
board-planners-wait-colours = Wszyscy wybierają kolory, w kolejności miejsc.
board-planners-wait-tile = { $name } dokłada tę płytkę.
board-planners-wait-turn = { $name } umieszcza obiekt albo rozbudowuje miasto. Wygrywa gracz, który pierwszy umieści wszystkie sześć obiektów.
board-planners-won-six = { $name } wygrywa: wszystkie sześć obiektów jest w mieście.
board-planners-won-most = Dołożono ostatnią płytkę. Wygrywa { $name }: najmniej niewykorzystanych elementów.
board-planners-won-tied = Dołożono ostatnią płytkę. Remis, zwycięstwo dzielą: { $names }.
board-planners-key-extend = Rozbuduj miasto
board-planners-key-length = Wybierz obiekt tej długości
board-planners-key-pass = Spasuj

## Co jest na polu.

board-planners-about-object = { NOUN("planners-object", $object) }, długość { $length }
board-planners-about-laid = Gracz: { $name }. Obiekt zostaje na miejscu i nic innego się tu nie zmieści.
board-planners-about-symbol = Tu zaczynają się i kończą { NOUN("planners-objects", $objects) } ({ $name }). Inne obiekty mogą przykryć ten symbol.
board-planners-about-idle = Nikt nie gra tym kolorem ({ NOUN("planners-objects", $objects) }). Ten symbol może przykryć każdy obiekt.
board-planners-about-plain = Obiekty mogą przykryć to pole, ale nie mogą się tu zaczynać ani kończyć.
board-planners-about-hole = { $youngest ->
        [yes] Obiekty mogą nad nią przechodzić, ale nie mogą się tu zaczynać ani kończyć.
       *[other] Żaden obiekt nie może nad nią przechodzić.
    }

## Plansza słowami.

board-planners-say-drawn = Dobrana płytka, bez obrotu. Pierwszy rząd: { COMMAS($first) }. Drugi rząd: { COMMAS($second) }. Trzeci rząd: { COMMAS($third) }.
board-planners-say-tile = Płytka { $at }. Pierwszy rząd: { COMMAS($first) }. Drugi rząd: { COMMAS($second) }. Trzeci rząd: { COMMAS($third) }.
board-planners-say-objects = Obiekty: { $count ->
        [0] brak
       *[other] { COMMAS($objects) }
    }.
board-planners-say-object = { NOUN("planners-object", $object) } od { $from } do { $to }
board-planners-say-planner = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: kolor { NOUN("planners-colour", $colour) }; pozostałe długości: { $count ->
        [0] brak
       *[other] { COMMAS($left) }
    }; { $points ->
        [one] 1 punkt.
        [few] { $points } punkty.
       *[other] { $points } punktów.
    }
board-planners-say-new = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: jeszcze bez koloru.

## Formularz wydań.

board-planners-edition-tile = Wpisz dziewięć pól każdej płytki, wiersz po wierszu. Potem kolej na następną płytkę. Kliknięcie pola zmienia je.
board-planners-edition-face = { $face ->
    [R] czerwone
    [G] zielone
    [B] niebieskie
    [Y] żółte
    [o] dziura
   *[other] puste
 }
board-planners-edition-picture = Pola płytki
board-planners-edition-square = Wiersz { $row }, kolumna { $column }: { $face ->
    [R] czerwone
    [G] zielone
    [B] niebieskie
    [Y] żółte
    [o] dziura
   *[other] puste
 }

## Wynik.

board-planners-amount = { $points ->
        [one] 1 element
        [few] { $points } elementy
       *[other] { $points } elementów
    }
board-planners-tie = Tyle samo elementów: wyżej jest gracz, który umieścił więcej obiektów.
