# Co mówi plansza Dachów.

board-rooftops-map = Plan miasta
board-rooftops-market = Rynek
board-rooftops-goals = Cele
board-rooftops-machines = Maszyny i pachołki
board-rooftops-stock = Piętra w zapasie
board-rooftops-yours = Twój zapas
board-rooftops-colour-black = czarne
board-rooftops-colour-white = białe
board-rooftops-colour-grey = szare
board-rooftops-colour-brown = brązowe
board-rooftops-joker = dowolne
board-rooftops-card = Karta { $card }: { $floors }
board-rooftops-floors-have = Piętra { $colour } w zapasie: { $count }
board-rooftops-extra = dodatkowa tura
board-rooftops-site = Plac { $site }
board-rooftops-empty = pusty
board-rooftops-by-lake = nad jeziorem
board-rooftops-in-park = w parku
board-rooftops-tower = wieżowiec, { $colour } piętra: { $height }
board-rooftops-roof-at = Poziom { $level }: dach gracza { $name }
board-rooftops-nobody = Nikt nie ma tu dachu.
board-rooftops-could = Możesz tu budować; nowy budynek: { $colour }. Zapłata: { $price }.
board-rooftops-price = { $colour } na { $site }
board-rooftops-build-here = Buduj tutaj: { $site }
board-rooftops-roof-here = Połóż dach tutaj: { $site }. { $brings }

## Co jest do wyboru.

board-rooftops-build-on = Budowa na placu { $site }
board-rooftops-in-colour = Nowy budynek: { $colour }
board-rooftops-cost = { $count ->
        [one] Koszt: 1 piętro
        [few] Koszt: { $count } piętra
       *[other] Koszt: { $count } pięter
    }
board-rooftops-cost-floors = Koszt: { $floors }.
board-rooftops-roof-where = Gdzie trafi dach?
board-rooftops-colour = Kolor wieżowca
board-rooftops-roof = Miejsce dachu
board-rooftops-roof-option = Dach na { $site }, poziom { $level }
board-rooftops-level = poziom { $level }
board-rooftops-new = nowy
board-rooftops-lays-new = Piętro nowego budynku: { $colour }.
board-rooftops-lays = Budynek na placu { $site } dostaje jako zapłatę piętro: { $colour }.
board-rooftops-moves = { $steps ->
        [one] Maszyna ({ $colour }) idzie o 1 pole, z { $from } na { $to }.
        [few] Maszyna ({ $colour }) idzie o { $steps } pola, z { $from } na { $to }.
       *[other] Maszyna ({ $colour }) idzie o { $steps } pól, z { $from } na { $to }.
    }
board-rooftops-wins = Cel osiągnięty: { $goal }, żeton wart { $millions } mln.
board-rooftops-change = Punkty: { $change }
board-rooftops-which-floors = Które piętra?
board-rooftops-decline = Zrezygnuj z dodatkowej tury
board-rooftops-do-start = Połóż początkowe piętro w kolorze zaznaczonej karty.
board-rooftops-do-turn = Weź kartę albo buduj na podświetlonym placu.
board-rooftops-do-extra = Dodatkowa tura: weź kartę, buduj albo zrezygnuj.
board-rooftops-do-put_back = { $count ->
        [one] Masz o jedno piętro za dużo. Wybierz, które odkładasz.
        [few] Masz o { $count } piętra za dużo. Wybierz, które odkładasz.
       *[other] Masz o { $count } pięter za dużo. Wybierz, które odkładasz.
    }

## Deweloperzy.

board-rooftops-roofs-left = { $roofs ->
        [one] 1 dach w ręku
        [few] { $roofs } dachy w ręku
       *[other] { $roofs } dachów w ręku
    }
board-rooftops-millions = { $millions } mln
board-rooftops-track = Maszyna ({ $colour })
board-rooftops-stands = { $name }: pole { $space }, { $millions } mln
board-rooftops-star = Kolumna z gwiazdą, pole { $space }
board-rooftops-star-had = Dotarli tu: { $names }
board-rooftops-cone-track = Tor pachołków
board-rooftops-cone-short = dachy na wierzchu
board-rooftops-cone = { $roofs ->
        [one] { $name }: 1 dach na wierzchu, { $millions } mln
        [few] { $name }: { $roofs } dachy na wierzchu, { $millions } mln
       *[other] { $name }: { $roofs } dachów na wierzchu, { $millions } mln
    }
board-rooftops-tokens-left = Pozostałe żetony: { $tokens }
board-rooftops-progress = { $name }: { $have } z { $need }
board-rooftops-took = { $name }: osiągnięty, żeton za { $millions }
board-rooftops-pile = { $pile ->
        [one] W stosie jest jedna karta
        [few] W stosie są { $pile } karty
       *[other] W stosie jest { $pile } kart
    }
board-rooftops-bank = { $floors ->
        [one] W pojemniku jest jedno piętro
        [few] W pojemniku są { $floors } piętra
       *[other] W pojemniku jest { $floors } pięter
    }

## Objaśnienia: co do czego służy.

board-rooftops-about-joker = Za każdy joker wybierasz kolor.
board-rooftops-about-machine = { $steps ->
        [one] Przesuwa twoją maszynę ({ $colour }) o 1 pole.
        [few] Przesuwa twoją maszynę ({ $colour }) o { $steps } pola.
       *[other] Przesuwa twoją maszynę ({ $colour }) o { $steps } pól.
    }
board-rooftops-about-extra = Wszystkie twoje maszyny docierają do kolumny z gwiazdą: dodatkowa tura.
board-rooftops-about-missing = { $count ->
        [one] Brakuje jednego z jej pięter: wzięcie karty rozpoczyna koniec gry.
       *[other] Brakuje { $count } z jej pięter: wzięcie karty rozpoczyna koniec gry.
    }
board-rooftops-about-track = Dach przesuwa maszynę w kolorze budynku o tyle pól, ile budynek ma pięter.
board-rooftops-about-star = Gdy wszystkie cztery twoje maszyny dotrą tak daleko, masz dodatkową turę.
board-rooftops-about-cone = Liczy budynki z twoim dachem na wierzchu; pachołek stawia się na koniec twojej ostatniej tury.
board-rooftops-about-goal = Kto go osiągnie, bierze najcenniejszy z pozostałych żetonów.
board-rooftops-about-pile = Gdy stos się skończy, tasuje się wzięte karty; teraz jest ich { $discards }.
board-rooftops-about-bank = W pojemniku: { $floors }
board-rooftops-the-lake = Jezioro
board-rooftops-about-lake = Nad jeziorem: { $sites }
board-rooftops-the-park = Park
board-rooftops-about-park = W parkach: { $sites }
board-rooftops-district = Dzielnica { $id }
board-rooftops-about-grey = Jedna z szarych dzielnic.
board-rooftops-about-district = To nie jest szara dzielnica.

board-rooftops-end-last_roof = { $name } kładzie ostatni dach: wszyscy pozostali mają po jednej ostatniej turze.
board-rooftops-end-shortage = Zabrakło pięter ({ $name }): każdy ma jedną ostatnią turę, { $name } na końcu.
board-rooftops-end-standstill = Przez dziesięć rund nikt nie budował: każdy ma jedną ostatnią turę, { $name } na końcu.
board-rooftops-key-card = Weź kartę z rynku
board-rooftops-key-option = Następny sposób wykonania tego, co wybrane

## Plansza słowami.

board-rooftops-say-towers = Wieżowce: { $towers }.
board-rooftops-say-market = Na rynku: { $cards }.
board-rooftops-say-goals = Cele: { $goals }.
board-rooftops-say-developer = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: { $millions } mln; dachy w ręku: { $roofs }; w zapasie { $stock }; maszyny { $machines }.
