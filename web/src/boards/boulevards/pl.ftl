# Co mówi plansza Alei.

board-boulevards-map = Plan miasta
board-boulevards-street = Ulica { $street }
board-boulevards-hand = Twoje budynki
board-boulevards-hand-empty = Nie masz budynków w ręce.
board-boulevards-shares = Udziały
board-boulevards-free = darmowa
board-boulevards-twice = 2 × { $printed }
board-boulevards-pass = Nie bierz karty udziałów
board-boulevards-bankrupt = Ogłoś bankructwo
board-boulevards-bag = { $count ->
        [0] Woreczek jest pusty.
        [one] W woreczku jest 1 budynek.
        [few] W woreczku są { $count } budynki.
       *[other] W woreczku jest { $count } budynków.
    }
board-boulevards-cash = Gotówka: { $cash }
board-boulevards-funds = Po sprzedaży wszystkich udziałów, które wolno sprzedać: { $funds }
board-boulevards-out = bankructwo
board-boulevards-buildings = { $count ->
        [one] 1 zakryty budynek
        [few] { $count } zakryte budynki
       *[other] { $count } zakrytych budynków
    }
board-boulevards-share-of = { NOUN("boulevards-score", $attraction) }: { $shares ->
        [one] 1 udział,
        [few] { $shares } udziały,
       *[other] { $shares } udziałów,
    } { $pays ->
        [0] nie będzie już wypłat
       *[other] wypłata za ulicę: { $pays }
    }
board-boulevards-take = { $price ->
        [0] Weź za darmo
       *[other] Kup za { $price }
    }
board-boulevards-take-label = { $price ->
        [0] Weź darmową kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") }
       *[other] Kup kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } za { $price }
    }
board-boulevards-head-cards = cena / właściciel
board-boulevards-head-pays = wypłata za ulicę
board-boulevards-card = { $state ->
        [gone] Darmowa karta opuściła grę wraz z bankrutem.
        [held] { $price ->
            [0] Darmową kartę ma { $name }.
           *[other] Kartę za { $price } ma { $name }.
        }
        [next] { $price ->
            [0] Darmowa karta: dla następnego gracza, który zbuduje przy tej atrakcji. Do tego czasu stos jest zamknięty.
           *[other] Następna karta do kupienia: { $price }.
        }
       *[later] Karta za { $price }, jeszcze pod innymi.
    }
board-boulevards-card-pays = { $shares ->
        [one] 1 udział daje { $pays }
        [few] { $shares } udziały dają { $pays }
       *[other] { $shares } udziałów daje { $pays }
    } za każdą zabudowaną tu ulicę.
board-boulevards-card-own = Tyle masz.
board-boulevards-card-next = Brakuje ci do tego jednego.
board-boulevards-sales = Udziały na sprzedaż
board-boulevards-sales-need = Gotówka { $cash }, najtańszy budynek { $cheapest }.
board-boulevards-sales-short = Gotówka { $cash }, najtańszy budynek { $cheapest }: brakuje { $missing }.
board-boulevards-sell-pays = { $pays } → { $then } za ulicę
board-boulevards-sell-about = Sprzedaj kartę udziałów w { NOUN("boulevards-attraction", $attraction, form: "locative") } z ceną { $price }: bank płaci { $brings }. Zabudowana ulica wypłaci ci wtedy { $then } zamiast { $pays }.
board-boulevards-flow = { $when ->
        [then] To da: { COMMAS($parts) }
       *[now] W ostatniej rundzie: { COMMAS($parts) }
    }
board-boulevards-part = { NOUN("boulevards-score", $part) } +{ $points }
board-boulevards-part-loss = { NOUN("boulevards-score", $part) } −{ $points }
board-boulevards-parts = { COMMAS($parts) }
board-boulevards-left-short = { $streets ->
        [0] bez dalszych wypłat
        [one] jeszcze 1 wypłata
        [few] jeszcze { $streets } wypłaty
       *[other] jeszcze { $streets } wypłat
    }

## Co teraz zrobić.

board-boulevards-do-build = Postaw jeden ze swoich budynków.
board-boulevards-do-share = Możesz kupić jedną kartę udziałów.
board-boulevards-do-free = Możesz wziąć darmową kartę udziałów albo kupić inną.
board-boulevards-do-sell = Przymusowa sprzedaż: sprzedaj kartę udziałów.
board-boulevards-do-selling = Buduj albo sprzedaj więcej udziałów.
board-boulevards-do-bankrupt = Bankrutujesz.
board-boulevards-why-sell = Nie stać cię na żaden z twoich budynków. Bank odkupuje udziały za połowę ceny, zaokrągloną w górę, aż będzie cię stać na budowę.
board-boulevards-why-selling = Znowu stać cię na budynek. Zanim coś postawisz, możesz jeszcze sprzedawać udziały.
board-boulevards-why-bankrupt = Nawet po sprzedaży wszystkich udziałów, które wolno sprzedać, nie stać cię na najtańszy z twoich budynków. Budynki wracają do woreczka, gotówka i udziały do banku, a ty odpadasz z gry.
board-boulevards-forced-sell = Udziały możesz sprzedawać tylko wtedy, gdy nie stać cię na żaden budynek w ręce; bank płaci połowę ceny.
board-boulevards-forced-bankrupt = Gotówka i sprzedaż wszystkich możliwych udziałów nie wystarczyły na najtańszy budynek. Postawione budynki zostają.
board-boulevards-waits = { $step ->
        [build] { $name } wybiera budynek.
        [share] { $name } może wziąć kartę udziałów.
        [draw] { $name } losuje budynek.
       *[other] Trwa rozdawanie budynków.
    }
board-boulevards-over = Partia jest zakończona.
board-boulevards-paid-before = Poprzednia wypłata, ulica { $street }:
board-boulevards-paid-then = To zakończy zabudowę ulicy { $street }. Wypłacą { NOUN("boulevards-attraction", $one) } i { NOUN("boulevards-attraction", $other) }.
board-boulevards-paid-now = Ulica { $street } jest zabudowana. Wypłacają { NOUN("boulevards-attraction", $one) } i { NOUN("boulevards-attraction", $other) }.
board-boulevards-paid-nobody = Nikt nie ma tam udziałów.
board-boulevards-paid-parts = { $name }: { COMMAS($parts) }
board-boulevards-paid-to = { $name } +{ $amount }
board-boulevards-way = { $missing ->
        [0] Między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") } jest połączenie.
        [one] Na najkrótszej drodze między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") } brakuje 1 budynku. Da on premię { $bonus } i zakończy grę.
        [few] Na najkrótszej drodze między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") } brakuje { $missing } budynków.
       *[other] Na najkrótszej drodze między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") } brakuje { $missing } budynków.
    }

## Miejsca z objaśnieniami.

board-boulevards-lot = { $lot }, { NOUN("boulevards-kind", $kind) }: koszt { $cost }.
board-boulevards-lot-dear = { $lot }, { NOUN("boulevards-kind", $kind) }: koszt { $cost }, podwójna cena.
board-boulevards-lot-built = { $lot }, { NOUN("boulevards-kind", $kind) }: działka zabudowana.
board-boulevards-lot-title = { $lot }, { NOUN("boulevards-kind", $kind) }
board-boulevards-lot-stands = Już zbudowany.
board-boulevards-lot-once = Kosztuje { $cost }, czyli tyle, ile podano na budynku: przylega do atrakcji albo do budynku.
board-boulevards-lot-double = Kosztuje { $cost }, dwa razy więcej, niż podano na budynku ({ $printed }): obok nic jeszcze nie ma.
board-boulevards-lot-own = Masz ten budynek w ręce.
board-boulevards-stack-empty = Nie ma już kart udziałów.
board-boulevards-stack-free = Na wierzchu jest darmowa karta udziałów dla następnego gracza, który zbuduje obok. Pod nią: { $later }.
board-boulevards-stack-price = Następna karta udziałów kosztuje { $price }; dalsze kosztują { $later }.
board-boulevards-stack-last = Ostatnia karta udziałów kosztuje { $price }.
board-boulevards-pays = Wypłata za zabudowaną ulicę: { COMMAS($list) }.
board-boulevards-ladder = { $shares } → { $pays }
board-boulevards-held = Masz { $shares ->
        [one] 1 udział: { $pays }.
        [few] { $shares } udziały: { $pays }.
       *[other] { $shares } udziałów: { $pays }.
    }
board-boulevards-left = { $streets ->
        [0] Wszystkie ulice są tu zabudowane: nie będzie już wypłat.
        [one] 1 ulica może tu jeszcze dać wypłatę.
        [few] { $streets } ulice mogą tu jeszcze dać wypłatę.
       *[other] { $streets } ulic może tu jeszcze dać wypłatę.
    }

## Plansza słowami.

board-boulevards-say-street = Ulica { $street } między { NOUN("boulevards-attraction", $one, form: "instrumental") } a { NOUN("boulevards-attraction", $other, form: "instrumental") }: { COMMAS($lots) }.
board-boulevards-say-place = { NOUN("boulevards-score", $attraction) }.
board-boulevards-say-lot = { $lot } kosztuje { $cost }
board-boulevards-say-lot-built = { $lot } zabudowana
board-boulevards-say-hand = Twoje budynki: { $count ->
        [0] brak
       *[other] { COMMAS($buildings) }
    }.
board-boulevards-say-building = { $lot } ({ NOUN("boulevards-kind", $kind) }, koszt { $cost })
board-boulevards-say-player = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: gotówka { $cash }, { $buildings ->
        [one] 1 budynek w ręce,
        [few] { $buildings } budynki w ręce,
       *[other] { $buildings } budynków w ręce,
    } { $count ->
        [0] bez udziałów
       *[other] udziały: { COMMAS($shares) }
    }.
board-boulevards-say-share = { NOUN("boulevards-attraction", $attraction) } ({ $shares })
board-boulevards-say-out = { $whose ->
        [yours] Bankrutujesz i odpadasz z gry.
       *[theirs] { $name } bankrutuje i odpada z gry.
    }

board-boulevards-key-number = Wybierz budynek albo kartę udziałów
board-boulevards-key-pass = Nie bierz karty udziałów

## Wynik.

board-boulevards-amount = { $points } mln
board-boulevards-plot-label = Pieniądze w trakcie partii
board-boulevards-breakdown-source = Pieniądze za
board-boulevards-tie = Tyle samo gotówki: wyżej jest gracz z wyższą łączną ceną kart udziałów.
