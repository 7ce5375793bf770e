# Co mówi Polis.

polis-title = Polis
polis-tagline = Dobieraj kafle z trzech pól, buduj greckie miasto wzwyż i mnóż dzielnice przez place.
polis-length = 30–45 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

polis-setup-players = { $players ->
        [one] W Polis nie gra się w pojedynkę.
       *[other] Liczba graczy w Polis nie może wynosić { $players }.
    } Wybierz 2, 3 albo 4 graczy.
polis-setup-long-game = Przy liczbie graczy { $players } nie ma długiej gry: w użyciu są już wszystkie kafle. Wybierz 2 lub 3 graczy albo zwykłą grę.

polis-take-one = Kafla { $tile } nie ma na rynku. Weź jeden z tych: { $row }.
polis-take-price = { $price ->
        [one] Kafel { $tile } kosztuje jeden kamień,
        [few] Kafel { $tile } kosztuje { $price } kamienie,
       *[other] Kafel { $tile } kosztuje { $price } kamieni,
    } { $stones ->
        [0] a ty nie masz żadnego.
        [one] a ty masz jeden.
       *[other] a ty masz { $stones }.
    } Weź kafel bliżej początku rynku; pierwszy jest za darmo.

polis-place-ground = Kafel na { $spot } nie styka się z twoim miastem. Na ziemi musi mieć z nim co najmniej jeden wspólny bok.
polis-place-gap = Pod kaflem nic nie ma na { $gaps }. Połóż go na trzech kolumnach albo w całości na ziemi.
polis-place-level = Kolumny pod kaflem mają wysokości { $heights }. Wszystkie trzy muszą być równe.
polis-place-two-tiles = Kafel leżałby tylko na kaflu { $tile }. Musi się opierać na co najmniej dwóch różnych kaflach.

polis-refill-draw = { $tiles ->
        [one] Trzeba odkryć jeszcze jeden kafel,
        [few] Trzeba odkryć jeszcze { $tiles } kafle,
       *[other] Trzeba odkryć jeszcze { $tiles } kafli,
    } zanim ktokolwiek zacznie budować.
polis-refill-when = Na rynku { $left ->
        [one] jest jeszcze jeden kafel.
        [few] są jeszcze { $left } kafle.
       *[other] jest jeszcze { $left } kafli.
    } Rynek uzupełnia się, gdy zostanie jeden.
polis-refill-pile = Kafla { $tile } nie ma wśród jeszcze nieodkrytych. Odkryć można tylko jeden z nich.

polis-end-over = Gra jest skończona: stosów już nie ma, a ostatniego kafla nie dostaje nikt.

polis-box-tile = W pudełku nie ma kafla { $tile }. Podaj numer z listy kafli.
polis-box-once = Kafel { $tile } jest już w tym mieście. Każdy kafel można położyć tylko raz.
polis-box-most = { $most ->
        [one] W mieście może być najwyżej jeden kafel
        [few] W mieście mogą być najwyżej { $most } kafle
       *[other] W mieście może być najwyżej { $most } kafli
    } oprócz startowego, a w tym tyle już jest.

## Miasta w pliku.

polis-placement = Wiersz { $line }: { $fault }

## Wpisy dziennika.

polis-log-draw = Na rynek trafia kafel { $tile } ({ $faces }).
polis-log-build = { $player } bierze kafel { $tile } ({ $faces }) { $price ->
        [0] za darmo
        [one] za jeden kamień
        [few] za { $price } kamienie
       *[other] za { $price } kamieni
    } i kładzie go na { $spot }, { $level ->
        [1] na ziemi.
       *[other] na poziomie { $level }.
    }

## Opcje stołu.

polis-option-players = Gracze
polis-option-players-help = Ilu architektów gra.
polis-option-long_game = Długa gra
polis-option-long_game-help = Gra wszystkimi 61 kaflami; dla 2 lub 3 graczy.
polis-option-variants = Warianty
polis-option-variants-help = Każdy wariant podwaja wartość dzielnic jednego rodzaju, które spełniają jeszcze drugi warunek.
polis-option-variants-houses = Domy: grupa o wartości co najmniej 10
polis-option-variants-markets = Targowiska: obok placu targowisk
polis-option-variants-barracks = Koszary: z co najmniej trzema pustymi miejscami wokół
polis-option-variants-temples = Świątynie: na poziomie 2 lub wyższym
polis-option-variants-gardens = Ogrody: nad jeziorem
polis-option-house_group = Największa grupa domów
polis-option-house_group-help = Co sprawia, że grupa domów jest największa, a tylko taka się liczy.
polis-option-house_group-hexes = Najwięcej pól
polis-option-house_group-value = Najwyższa wartość
polis-option-lakes_are_edge = Jezioro to krawędź
polis-option-lakes_are_edge-help = Koszary liczą się także nad jeziorem zamkniętym w mieście, nie tylko na jego zewnętrznej krawędzi.
polis-option-lake_size = Jeziora dla ogrodów
polis-option-lake_size-help = Które jeziora zamknięte w mieście podwajają ogrody nad nimi w wariancie ogrodów.
polis-option-lake_size-any = Każdej wielkości
polis-option-lake_size-single = Z jednego pola

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
polis-face-h = dom
polis-face-m = targowisko
polis-face-b = koszary
polis-face-t = świątynia
polis-face-g = ogród
polis-face-plaza-h = plac domów
polis-face-plaza-m = plac targowisk
polis-face-plaza-b = plac koszar
polis-face-plaza-t = plac świątyń
polis-face-plaza-g = plac ogrodów

## Wydania.

edition-start-triangle = W wydaniu { $place } ma zewnętrzne pola, które się ze sobą stykają. Na kaflu startowym tylko pole środkowe może stykać się z pozostałymi.
