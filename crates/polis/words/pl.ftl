# Co mówi Polis.

polis-title = Polis
polis-tagline = Dobieraj trójpolowe kafle, buduj greckie miasto wzwyż i mnóż wartość dzielnic przez gwiazdki placów.
polis-length = 30–45 min

# Jak gra każdy poziom botów.
polis-level-beginner = Nie zauważa większości możliwych miejsc, chętnie bierze punkty od razu i trzyma się jednego pomysłu, na przykład samych domów albo kamieni, których nigdy nie wydaje.
polis-level-novice = Też trzyma się jednego pomysłu, ale zauważa ponad połowę miejsc i myśli trochę dalej niż o najbliższych punktach.
polis-level-casual = Ma ulubiony rodzaj zabudowy, źle ocenia niektóre kafle i miejsca i nie zauważa jednej trzeciej możliwości.
polis-level-skilled = Ocenia całe miasto, ale nie myśli naprzód, trochę się myli co do kafli i miejsc i nie zauważa co dziesiątej możliwości.
polis-level-strong = Krótko sprawdza, do czego prowadzą najlepsze miejsca, ale nie zauważa co piątego z nich.
polis-level-expert = Przewiduje kilka tur naprzód, sprawdzając najlepsze miejsca.
polis-level-master = Przewiduje wiele tur naprzód, także ruchy rywali.

## Odmowy: po jednej dla każdej zasady, którą można złamać.

polis-setup-players = W Polis gra od 2 do 4 osób, a nie { $players }.
polis-setup-long-game = Długa gra jest dla 2 lub 3 graczy: w grze { $players }-osobowej i tak używa się wszystkich kafli. Wybierz 2 lub 3 graczy albo zwykłą grę.

polis-take-one = Kafla { $tile } nie ma na rynku. Weź kafel { OR($row) }.
polis-take-price = { $price ->
        [one] Kafel { $tile } kosztuje 1 kamień,
        [few] Kafel { $tile } kosztuje { $price } kamienie,
       *[other] Kafel { $tile } kosztuje { $price } kamieni,
    } { $stones ->
        [0] a ty nie masz żadnego.
       *[other] a ty masz { $stones }.
    } Weź tańszy kafel, bliżej początku rynku; pierwszy jest za darmo.

polis-place-ground = Kafel nie styka się w tym miejscu z twoim miastem. Na ziemi musi mieć z nim co najmniej jedną wspólną krawędź.
polis-place-gap = { $gaps ->
        [one] Pod 1 polem kafla nic nie ma.
        [few] Pod { $gaps } polami kafla nic nie ma.
       *[other] Pod { $gaps } polami kafla nic nie ma.
    } Połóż go na trzech kolumnach albo w całości na ziemi.
polis-place-level = Kolumny pod kaflem mają wysokości { $heights }. Wszystkie trzy muszą być równe.
polis-place-two-tiles = Kafel opierałby się tylko na jednym kaflu. Musi się opierać na co najmniej dwóch różnych.

polis-refill-draw = { $tiles ->
        [one] Najpierw trzeba odkryć jeszcze 1 kafel.
        [few] Najpierw trzeba odkryć jeszcze { $tiles } kafle.
       *[other] Najpierw trzeba odkryć jeszcze { $tiles } kafli.
    }
polis-refill-when = Na rynku { $left ->
        [one] jest jeszcze 1 kafel.
        [few] są jeszcze { $left } kafle.
       *[other] jest jeszcze { $left } kafli.
    } Rynek jest uzupełniany, gdy zostanie jeden.
polis-refill-pile = Kafla { $tile } nie ma wśród nieodkrytych. Odkryć można tylko jeden z nich.

polis-end-over = Partia jest zakończona: stosów już nie ma, a ostatniego kafla nie dostaje nikt.

polis-box-tile = W pudełku nie ma kafla { $tile }. Podaj numer z listy kafli.
polis-box-once = Kafel { $tile } jest już w tym mieście. Każdy kafel można położyć tylko raz.
polis-box-most = { $most ->
        [one] W mieście może być najwyżej 1 kafel
        [few] W mieście mogą być najwyżej { $most } kafle
       *[other] W mieście może być najwyżej { $most } kafli
    } oprócz startowego, a w tym tyle już jest.

## Miasta w pliku.

polis-placement = Wiersz { $line }:

## Wpisy dziennika.

polis-log-draw = Na rynek trafia kafel z { $faces }.
polis-log-build = { $whose ->
        [yours] Bierzesz
       *[theirs] { $player } bierze
    } kafel z { $faces } { $price ->
        [0] za darmo
        [one] za 1 kamień
        [few] za { $price } kamienie
       *[other] za { $price } kamieni
    } i { $whose ->
        [yours] budujesz
       *[theirs] buduje
    } { $level ->
        [1] na ziemi.
       *[other] na poziomie { $level }.
    }
# Po przyimku „z”: „2 domami”.
polis-hexes = { $count ->
        [one] { NOUN("polis-face", $face, form: "instrumental") }
        [few] { $count } { NOUN("polis-face", $face, form: "instrumental-plural") }
       *[other] { $count } { NOUN("polis-face", $face, form: "instrumental-plural") }
    }

## Opcje stołu.

polis-option-players = Gracze
polis-option-players-help = Liczba architektów.
polis-option-long_game = Długa gra
polis-option-long_game-help = Gra wszystkimi 61 kaflami; dla 2 lub 3 graczy.
polis-option-variants = Warianty
polis-option-variants-help = W każdym wariancie dzielnice jednego rodzaju, które spełniają drugi warunek, punktują podwójnie.
polis-option-variants-houses = Domy: grupa o wartości co najmniej 10
polis-option-variants-markets = Targowiska: obok placu targowego
polis-option-variants-barracks = Koszary: obok co najmniej trzech pustych miejsc
polis-option-variants-temples = Świątynie: na poziomie 2 lub wyższym
polis-option-variants-gardens = Ogrody: obok jeziora
polis-option-house_group = Największa grupa domów
polis-option-house_group-help = Która grupa domów jest największa (tylko ona punktuje).
polis-option-house_group-hexes = Najwięcej pól
polis-option-house_group-value = Najwyższa wartość
polis-option-lakes_are_edge = Jeziora są krawędzią
polis-option-lakes_are_edge-help = Koszary punktują także obok jeziora zamkniętego w mieście, nie tylko na zewnętrznej krawędzi.
polis-option-lake_size = Jeziora dla ogrodów
polis-option-lake_size-help = Które jeziora zamknięte w mieście podwajają sąsiednie ogrody w wariancie ogrodów.
polis-option-lake_size-any = Dowolna wielkość
polis-option-lake_size-single = Jedno pole

## Arkusz punktacji.

polis-score-house = Domy
polis-score-market = Targowiska
polis-score-barracks = Koszary
polis-score-temple = Świątynie
polis-score-garden = Ogrody
polis-score-stones = Kamienie
polis-fact-value = wartość
polis-fact-stars = gwiazdki

## Co przedstawia pole.

polis-face-q = kamieniołom
    .instrumental = kamieniołomem
    .instrumental-plural = kamieniołomami
polis-face-h = dom
    .instrumental = domem
    .instrumental-plural = domami
polis-face-m = targowisko
    .instrumental = targowiskiem
    .instrumental-plural = targowiskami
polis-face-b = koszary
    .instrumental = koszarami
    .instrumental-plural = koszarami
polis-face-t = świątynia
    .instrumental = świątynią
    .instrumental-plural = świątyniami
polis-face-g = ogród
    .instrumental = ogrodem
    .instrumental-plural = ogrodami
polis-face-plaza-h = plac przydomowy
    .instrumental = placem przydomowym
    .instrumental-plural = placami przydomowymi
polis-face-plaza-m = plac targowy
    .instrumental = placem targowym
    .instrumental-plural = placami targowymi
polis-face-plaza-b = plac koszarowy
    .instrumental = placem koszarowym
    .instrumental-plural = placami koszarowymi
polis-face-plaza-t = plac świątynny
    .instrumental = placem świątynnym
    .instrumental-plural = placami świątynnymi
polis-face-plaza-g = plac ogrodowy
    .instrumental = placem ogrodowym
    .instrumental-plural = placami ogrodowymi

## Wydania.

edition-start-triangle = W pliku wydania { $place } ma zewnętrzne pola, które się ze sobą stykają. Na kaflu startowym tylko pole środkowe może stykać się z pozostałymi.
edition-deal = W pliku wydania { $place } ma tyle kafli dla { $players } graczy: { $found }. Potrzeba { $market } i wielokrotności { $stack }, razem najwyżej { $most }.

# Pola pliku wydania.

polis-field-game = Gra
polis-field-plaza-stars = Gwiazdki na placach
polis-field-plaza-stars-house = Plac przydomowy
polis-field-plaza-stars-market = Plac targowy
polis-field-plaza-stars-barracks = Plac koszarowy
polis-field-plaza-stars-temple = Plac świątynny
polis-field-plaza-stars-garden = Plac ogrodowy
polis-field-start-tile = Kafel startowy
polis-field-start-tile-hexes = Pola kafla startowego
polis-field-start-hex-at = Położenie
polis-field-start-hex-hex = Co przedstawia pole
polis-field-stones = Kamienie
polis-field-stones-start-by-turn-order = Kamienie na początku, według kolejności graczy
polis-field-tiles = Kafle
polis-field-tile-id = Numer kafla
polis-field-tile-players = Od ilu graczy jest w grze
polis-field-tile-hexes = Trzy pola, zgodnie z ruchem wskazówek zegara
polis-field-tile-hexes-help = q to kamieniołom; h, m, b, t i g to dom, targ, koszary, świątynia i ogród; wielka litera oznacza plac tej dzielnicy.
polis-field-start-hex-at-help = Kolumna i rząd względem pola środkowego, czyli 0, 0. Rzędy rosną w dół.

# Skąd pochodzą części wydania.
polis-provenance-tiles = Kilka opublikowanych list zgadza się co do pól kafli i ich oznaczeń.
