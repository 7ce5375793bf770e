# Co mówi plansza Dachów.

board-rooftops-map = Plan miasta
board-rooftops-market = Rynek
board-rooftops-goals = Cele
board-rooftops-stock = Piętra w zapasie
board-rooftops-colour-black = czarne
board-rooftops-colour-white = białe
board-rooftops-colour-grey = szare
board-rooftops-colour-brown = brązowe
board-rooftops-joker = dowolne
board-rooftops-card = Karta { $card }: { $floors }
board-rooftops-machine = maszyna ({ $colour }) o { $steps ->
        [one] 1 pole
        [few] { $steps } pola
       *[other] { $steps } pól
    }
board-rooftops-extra = dodatkowa tura
board-rooftops-site = Plac { $site }
board-rooftops-empty = pusty
board-rooftops-by-lake = nad jeziorem
board-rooftops-in-park = w parku
board-rooftops-tower = wieżowiec, { $colour } piętra: { $height }
board-rooftops-roof-at = Poziom { $level }: dach gracza { $name }
board-rooftops-build-here = Buduj tutaj: { $site }
board-rooftops-roof-here = Połóż dach tutaj: { $site }
board-rooftops-build-on = Budowa na placu { $site }
board-rooftops-cost = Koszt: { $floors }
board-rooftops-colour = Kolor wieżowca
board-rooftops-roof = Miejsce dachu
board-rooftops-roof-option = Dach na { $site }, poziom { $level }
board-rooftops-level = poziom { $level }
board-rooftops-token = żeton wart { $millions } mln
board-rooftops-which-floors = Które piętra?
board-rooftops-roofs-left = { $roofs ->
        [one] 1 dach w ręku
        [few] { $roofs } dachy w ręku
       *[other] { $roofs } dachów w ręku
    }
board-rooftops-millions = { $millions } mln
board-rooftops-tracks = Maszyny: { $tracks }. Dachy na wierzchu: { $cone }.
board-rooftops-cone = { $roofs ->
        [one] 1 dach na wierzchu: { $millions } mln
        [few] { $roofs } dachy na wierzchu: { $millions } mln
       *[other] { $roofs } dachów na wierzchu: { $millions } mln
    }
board-rooftops-tokens-left = Pozostałe żetony: { $tokens }
board-rooftops-progress = { $name }: { $have } z { $need }
board-rooftops-pile = { $pile ->
        [one] W stosie jest jedna karta
        [few] W stosie są { $pile } karty
       *[other] W stosie jest { $pile } kart
    }
board-rooftops-decline = Zrezygnuj z dodatkowej tury
board-rooftops-do-start = Połóż początkowe piętro w kolorze zaznaczonej karty.
board-rooftops-do-turn = Weź kartę albo buduj na podświetlonym placu.
board-rooftops-do-extra = Dodatkowa tura: weź kartę, buduj albo zrezygnuj.
board-rooftops-do-put_back = { $count ->
        [one] Masz o jedno piętro za dużo. Wybierz, które odkładasz.
        [few] Masz o { $count } piętra za dużo. Wybierz, które odkładasz.
       *[other] Masz o { $count } pięter za dużo. Wybierz, które odkładasz.
    }
board-rooftops-end-last_roof = { $name } kładzie ostatni dach: wszyscy pozostali mają po jednej ostatniej turze.
board-rooftops-end-shortage = Zabrakło pięter ({ $name }): każdy ma jedną ostatnią turę, { $name } na końcu.
board-rooftops-end-standstill = Przez dziesięć rund nikt nie budował: każdy ma jedną ostatnią turę, { $name } na końcu.
board-rooftops-key-card = Weź kartę z rynku
board-rooftops-key-option = Następny sposób wykonania tego, co wybrane

## Plansza słowami.

board-rooftops-say-towers = Wieżowce: { $towers }.
board-rooftops-say-market = Na rynku: { $cards }.
board-rooftops-say-goals = Cele: { $goals }.
board-rooftops-say-developer = { $name ->
        [yours] Ty
       *[other] Miejsce { $name }
    }: { $millions } mln; dachy w ręku: { $roofs }; w zapasie { $stock }.
