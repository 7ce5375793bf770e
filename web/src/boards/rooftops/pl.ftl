# Co mówi plansza Dachów.

board-rooftops-map = Plan miasta
board-rooftops-market = Rynek
board-rooftops-goals = Cele
board-rooftops-machines = Maszyny i pachołki
board-rooftops-stock = Piętra w zasobach
board-rooftops-yours = Twoje zasoby
board-rooftops-card = Karta { $card }: { $floors }
board-rooftops-floors = { $floors }
board-rooftops-floors-have = { $count ->
        [one] W zasobach: 1 { NOUN("rooftops-colour", $colour, form: "neuter") } piętro
        [few] W zasobach: { $count } { NOUN("rooftops-colour", $colour, form: "neuter") } piętra
       *[other] W zasobach: { $count } { NOUN("rooftops-colour", $colour, form: "many") } pięter
    }
board-rooftops-extra = dodatkowa tura
board-rooftops-site = Plac { $site }: { COMMAS($traits) }
board-rooftops-empty = pusty
board-rooftops-by-lake = nad jeziorem
board-rooftops-in-park = w parku
board-rooftops-tower = { $height ->
        [one] { NOUN("rooftops-colour", $colour) } wieżowiec, 1 piętro
        [few] { NOUN("rooftops-colour", $colour) } wieżowiec, { $height } piętra
       *[other] { NOUN("rooftops-colour", $colour) } wieżowiec, { $height } pięter
    }
board-rooftops-roof-at = Poziom { $level }, dach: { $name }
board-rooftops-nobody = Nikt nie ma tu dachu.
board-rooftops-could = Możesz tu postawić { NOUN("rooftops-colour", $colour) } wieżowiec. Płacisz: { $price }.
board-rooftops-price = { NOUN("rooftops-colour", $colour, form: "neuter") } piętro na placu { $site }
board-rooftops-build-here = Buduj tutaj: plac { $site }, { COMMAS($traits) }.
board-rooftops-roof-here = Połóż dach tutaj: plac { $site }, { COMMAS($traits) }.

## Co jest do wyboru.

board-rooftops-build-on = Budowa na placu { $site }
board-rooftops-in-colour = Postaw { NOUN("rooftops-colour", $colour) } wieżowiec
board-rooftops-cost = { $count ->
        [one] Koszt: 1 piętro
        [few] Koszt: { $count } piętra
       *[other] Koszt: { $count } pięter
    }
board-rooftops-cost-floors = Koszt: { $floors }.
board-rooftops-roof-where = Gdzie kładziesz dach?
board-rooftops-colour = Kolor wieżowca
board-rooftops-roof = Miejsce dachu
board-rooftops-roof-option = Dach na { $site }, poziom { $level }
board-rooftops-level = poziom { $level }
board-rooftops-new = nowy
board-rooftops-lays-new = Nowy budynek dostaje { NOUN("rooftops-colour", $colour, form: "neuter") } piętro.
board-rooftops-lays = Budynek na placu { $site } dostaje { NOUN("rooftops-colour", $colour, form: "neuter") } piętro (twoja zapłata).
board-rooftops-moves = { $steps ->
        [one] Dach przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o 1 pole, z { $from } na { $to }.
        [few] Dach przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pola, z { $from } na { $to }.
       *[other] Dach przesuwa { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pól, z { $from } na { $to }.
    }
board-rooftops-wins = Zrealizowany cel: „{ NOUN("rooftops-goal", $goal) }”, żeton za { $millions } mln.
board-rooftops-gain = Wynik: +{ $points } mln.
board-rooftops-loss = Wynik: −{ $points } mln.
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
        [one] został 1 dach
        [few] zostały { $roofs } dachy
       *[other] zostało { $roofs } dachów
    }
board-rooftops-stands = { $name }: pole { $space }, { $millions } mln
board-rooftops-star = Kolumna z gwiazdkami, pole { $space }
board-rooftops-star-had = Są już tutaj: { $names }
board-rooftops-star-nobody = Nikogo tu jeszcze nie ma.
board-rooftops-cone-track = Tor pachołków
board-rooftops-cone-short = widoczne dachy
board-rooftops-cone = { $roofs ->
        [one] { $name }: 1 widoczny dach, { $millions } mln
        [few] { $name }: { $roofs } widoczne dachy, { $millions } mln
       *[other] { $name }: { $roofs } widocznych dachów, { $millions } mln
    }
board-rooftops-tokens-left = Pozostałe żetony: { COMMAS($tokens) }
board-rooftops-no-tokens = Nie ma już żetonów
board-rooftops-progress = { $name }: { $have } z { $need }
board-rooftops-took = { $name }: cel zrealizowany, żeton za { $millions } mln
board-rooftops-pile = { $pile ->
        [one] W stosie jest 1 karta
        [few] W stosie są { $pile } karty
       *[other] W stosie jest { $pile } kart
    }
board-rooftops-bank = { $floors ->
        [one] W pojemniku jest 1 piętro
        [few] W pojemniku są { $floors } piętra
       *[other] W pojemniku jest { $floors } pięter
    }

## Objaśnienia: co do czego służy.

board-rooftops-about-joker = Za każdego jokera wybierasz kolor.
board-rooftops-about-machine = { $steps ->
        [one] Przesuwa twoją { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o 1 pole.
        [few] Przesuwa twoją { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pola.
       *[other] Przesuwa twoją { NOUN("rooftops-colour", $colour, form: "feminine-accusative") } maszynę o { $steps } pól.
    }
board-rooftops-about-extra = Wszystkie twoje maszyny docierają do kolumny z gwiazdkami: dodatkowa tura.
board-rooftops-about-missing = { $count ->
        [one] Brakuje 1 piętra z karty: wzięcie jej rozpoczyna końcową fazę gry.
        [few] Brakuje { $count } pięter z karty: wzięcie jej rozpoczyna końcową fazę gry.
       *[other] Brakuje { $count } pięter z karty: wzięcie jej rozpoczyna końcową fazę gry.
    }
board-rooftops-about-track = Dach przesuwa maszynę w kolorze budynku o tyle pól, ile budynek ma pięter.
board-rooftops-about-star = Gdy wszystkie cztery twoje maszyny dotrą do tej kolumny, masz dodatkową turę.
board-rooftops-about-cone = Pokazuje, ile masz widocznych dachów; pachołek stawiasz na końcu swojej ostatniej tury.
board-rooftops-about-goal = Każdy, kto go zrealizuje, bierze najcenniejszy z pozostałych żetonów.
board-rooftops-about-pile = Gdy stos się skończy, tasowane są odrzucone karty. Teraz odrzuconych: { $discards }.
board-rooftops-about-bank = W pojemniku: { $floors }
board-rooftops-the-lake = Jezioro
board-rooftops-about-lake = Nad jeziorem: { $sites }
board-rooftops-the-park = Park
board-rooftops-about-park = W parkach: { $sites }
board-rooftops-district = Dzielnica { $id }
board-rooftops-about-grey = Jedna z szarych dzielnic.
board-rooftops-about-district = To nie jest szara dzielnica.

board-rooftops-end-last_roof = { $name } kładzie swój ostatni dach: { $equal ->
        [yes] gra kończy się z tą rundą.
       *[no] wszyscy pozostali mają jeszcze jedną turę.
    }
board-rooftops-end-shortage = { $name } nie może wziąć piętra z karty, bo go zabrakło: { $equal ->
        [yes] po tej rundzie będzie jeszcze jedna.
       *[no] każdy ma jeszcze jedną turę, { $name } na końcu.
    }
board-rooftops-end-standstill = Przez dziesięć rund nikt nie budował: { $equal ->
        [yes] po tej rundzie będzie jeszcze jedna.
       *[no] każdy ma jeszcze jedną turę, { $name } na końcu.
    }
board-rooftops-key-card = Weź kartę z rynku
board-rooftops-key-option = Następny wariant wybranej akcji

## Plansza słowami.

board-rooftops-say-towers = Wieżowce: { $towers }.
board-rooftops-say-no-towers = Nie ma jeszcze wieżowców.
board-rooftops-say-tower = { $count ->
        [one] { $site } (1 { NOUN("rooftops-colour", $colour, form: "neuter") } piętro)
        [few] { $site } ({ $count } { NOUN("rooftops-colour", $colour, form: "neuter") } piętra)
       *[other] { $site } ({ $count } { NOUN("rooftops-colour", $colour, form: "many") } pięter)
    }
board-rooftops-say-card = karta { $card } ({ $floors })
board-rooftops-say-machine = { NOUN("rooftops-colour", $colour, form: "feminine") } na polu { $space }
board-rooftops-say-market = Na rynku: { $cards }.
board-rooftops-say-goals = Cele: { $goals }.
board-rooftops-say-developer = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: { $millions } mln; pozostałe dachy: { $roofs }; w zasobach: { $stock }; maszyny: { $machines }.

## Formularz wydań.

board-rooftops-edition-card = Wpisz piętra każdej karty, zaczynając od dolnego, a potem liczbę kroków i kolor maszyny: WG1B. Po pełnej karcie kolej na następną; Enter przechodzi do niej wcześniej.
board-rooftops-edition-floor = { $colour ->
    [black] czarne
    [white] białe
    [grey] szare
    [brown] brązowe
   *[any] dowolny kolor
 }
board-rooftops-edition-streets = Place budowy na obu końcach każdej ulicy, z łącznikiem: A1-A2 A1-A5.
board-rooftops-edition-map = Mapa tej planszy
board-rooftops-edition-tools = Co robi kliknięcie na mapie
board-rooftops-edition-tool = { $tool ->
    [street] Ulice
    [move] Przesuwanie
    [lake] Nad jeziorem
    [park] W parku
    [add] Dodawanie
   *[remove] Usuwanie
}
board-rooftops-edition-tool-help = { $tool ->
    [street] Kliknij dwa miejsca budowy, żeby połączyć je ulicą albo ją usunąć.
    [move] Przeciągnij miejsce budowy.
    [lake] Kliknij miejsce budowy, żeby zaznaczyć, czy leży nad jeziorem.
    [park] Kliknij miejsce budowy, żeby zaznaczyć, czy leży w parku.
    [add] Kliknij w dzielnicy, żeby dodać w niej miejsce budowy.
   *[remove] Kliknij miejsce budowy, żeby usunąć je razem z jego ulicami.
}

## Wynik.

board-rooftops-amount = { $points } mln
board-rooftops-plot-label = Pieniądze w trakcie partii
board-rooftops-breakdown-source = Pieniądze za
board-rooftops-tie = Taki sam majątek: wyżej jest gracz, który ma więcej pięter w zasobach.
