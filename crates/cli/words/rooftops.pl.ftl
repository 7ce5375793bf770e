# Plansza Dachów.

rooftops-board-legend = Pod placem jest wieżowiec: dwie litery koloru (cz czarny, bi biały, sz szary, br brązowy), potem poziomy od najniższego: _ bez dachu, liczba to dach gracza o tym numerze. Znak ~ to jezioro, ^ park, + plac, na którym możesz budować, a kropki to ulice. Kolory wpisujesz tak: black (czarny), white (biały), grey (szary), brown (brązowy).
rooftops-board-short-black = cz
rooftops-board-short-white = bi
rooftops-board-short-grey = sz
rooftops-board-short-brown = br
rooftops-board-goals = Cele i pozostałe żetony, w milionach:
rooftops-board-market = Rynek:
rooftops-board-starters = Na dalsze początkowe piętra:
rooftops-board-pile = { $pile ->
        [one] W stosie jest 1 karta
        [few] W stosie są { $pile } karty
       *[other] W stosie jest { $pile } kart
    }, odrzuconych: { $discards }. W pojemniku:
rooftops-board-floor = { NOUN("rooftops-colour", $colour, form: "neuter") }
rooftops-board-tower = { NOUN("rooftops-colour", $colour) }
rooftops-board-machine = { NOUN("rooftops-colour", $colour, form: "feminine") }
rooftops-board-machine-steps = { NOUN("rooftops-colour", $colour, form: "feminine") } +{ $steps }
rooftops-board-count = { $count ->
        [one] 1 { NOUN("rooftops-colour", $colour, form: "neuter") }
        [few] { $count } { NOUN("rooftops-colour", $colour, form: "neuter") }
       *[other] { $count } { NOUN("rooftops-colour", $colour, form: "many") }
    }
rooftops-board-joker = dowolne
rooftops-board-missing = { $count ->
        [one] brakuje 1 piętra: możesz wybrać inne
        [few] brakuje { $count } pięter: możesz wybrać inne
       *[other] brakuje { $count } pięter: możesz wybrać inne
    }
rooftops-board-brings-extra = (dodatkowa tura)
rooftops-board-begins-end = ! Wzięcie tej karty rozpoczyna ostatnie tury.
rooftops-board-seat = Gracz { $seat }: na razie { $points } mln; dachy: pozostałe { $roofs }, widoczne { $visible }; żetony: { $tokens }
rooftops-board-seat-to-move = Gracz { $seat }, na ruchu: na razie { $points } mln; dachy: pozostałe { $roofs }, widoczne { $visible }; żetony: { $tokens }
rooftops-board-end-roof = Gracz { $seat } ma już wszystkie dachy na planszy: { $equal ->
        [yes] gra kończy się z tą rundą.
       *[no] wszyscy pozostali mają jeszcze jedną turę.
    }
rooftops-board-end-shortage = Gracz { $seat } nie może wziąć piętra z karty, bo go brakuje: { $equal ->
        [yes] po tej rundzie będzie jeszcze jedna.
       *[no] każdy ma jeszcze jedną turę, gracz { $seat } na końcu.
    }
rooftops-board-end-standstill = Przez dziesięć rund nikt nie budował: { $equal ->
        [yes] po tej rundzie będzie jeszcze jedna.
       *[no] każdy ma jeszcze jedną turę, gracz { $seat } na końcu.
    }
rooftops-board-starting = Następne początkowe piętro ma kolor najniższego piętra na karcie { $card }.
rooftops-board-put-back = { $floors ->
        [one] Masz więcej niż dziesięć pięter. Odłóż 1 piętro.
        [few] Masz więcej niż dziesięć pięter. Odłóż { $floors } piętra.
       *[other] Masz więcej niż dziesięć pięter. Odłóż { $floors } pięter.
    }
rooftops-board-extra = To dodatkowa tura: weź kartę, buduj albo wpisz: decline
rooftops-board-builds = Możesz budować (plac, kolory wieżowca i liczba pól, o które dach na nim przesuwa maszynę):
rooftops-board-no-builds = Nie możesz teraz budować: weź kartę.
rooftops-board-pays = płacisz:
rooftops-board-or = albo dach na:
rooftops-board-token = (+{ $tokens } mln)
rooftops-play-help = take KARTA bierze kartę; dalej podaj kolory za jej jokery. build PLAC KOLOR DACH buduje, a DACH to plac budynku, który dostaje twój dach: nowego albo jednego z sąsiednich. return KOLOR KOLOR odkłada piętra, start PLAC KOLOR kładzie początkowe piętro, decline rezygnuje z dodatkowej tury. Kolory: black (czarny), white (biały), grey (szary), brown (brązowy). Przykłady: take 1 black white; build C4 black C6
