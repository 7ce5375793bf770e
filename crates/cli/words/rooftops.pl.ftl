# Plansza Dachów.

rooftops-board-legend = Pod placem stoi wieżowiec: dwie litery koloru (bl czarny, wh biały, gr szary, br brązowy), potem poziomy od najniższego: _ bez dachu, liczba to dach gracza o tym numerze. Znak ~ to jezioro, ^ park, + plac, na którym możesz budować, a kropki to ulice.
rooftops-board-goals = Cele i pozostałe żetony, w milionach:
rooftops-board-market = Rynek:
rooftops-board-starters = Na dalsze początkowe piętra:
rooftops-board-pile = { $pile ->
        [one] W stosie jest jedna karta,
        [few] W stosie są { $pile } karty,
       *[other] W stosie jest { $pile } kart,
    } odrzuconych: { $discards }. W pojemniku:
rooftops-board-joker = dowolne
rooftops-board-missing = { $count ->
        [one] brakuje jednego piętra: możesz wybrać inne
       *[other] brakuje { $count } pięter: możesz wybrać inne
    }
rooftops-board-brings-extra = (dodatkowa tura)
rooftops-board-begins-end = ! Wzięcie tej karty rozpoczyna koniec gry.
rooftops-board-seat = Miejsce { $seat }: dotąd { $points } mln; dachy w ręku { $roofs }, na wierzchu { $visible }; żetony { $tokens }
rooftops-board-seat-to-move = Miejsce { $seat }, na ruchu: dotąd { $points } mln; dachy w ręku { $roofs }, na wierzchu { $visible }; żetony { $tokens }
rooftops-board-end-roof = Gracz { $seat } umieszcza ostatni dach: pozostali mają po jednej ostatniej turze.
rooftops-board-end-shortage = Graczowi { $seat } zabrakło pięter: każdy ma jeszcze jedną turę, gracz { $seat } jako ostatni.
rooftops-board-end-standstill = Przez dziesięć rund nikt nie budował: każdy ma jeszcze jedną turę, gracz { $seat } jako ostatni.
rooftops-board-starting = Następne początkowe piętro ma kolor najniższego piętra karty { $card }.
rooftops-board-put-back = Masz więcej niż dziesięć pięter. Odłóż nadwyżkę: { $floors }.
rooftops-board-extra = To dodatkowa tura: weź kartę, buduj albo napisz: decline
rooftops-board-builds = Możesz budować (plac, kolory i kroki za dach na nim):
rooftops-board-no-builds = Nie możesz teraz budować: weź kartę.
rooftops-board-pays = płacisz { $floors }
rooftops-board-or = albo dach na
rooftops-board-token = {" "}({ $tokens } mln)
rooftops-board-star = {" "}(dodatkowa tura)
rooftops-play-help = take KARTA bierze kartę; dalej stoją kolory za jej jokery. build PLAC KOLOR DACH buduje, a DACH to plac budynku, który dostaje twój dach: nowego albo jednego z sąsiednich. return KOLOR KOLOR odkłada piętra, start PLAC KOLOR kładzie początkowe piętro, decline rezygnuje z dodatkowej tury. Kolory: black (czarny), white (biały), grey (szary), brown (brązowy). Przykłady: take 1 black white; build C4 black C6
