# Co mówi plansza Alei.

board-boulevards-map = Plan miasta
board-boulevards-street = Ulica { $street }
board-boulevards-hand = Twoje budynki
board-boulevards-hand-empty = Nie masz budynków w ręce.
board-boulevards-shares = Udziały
board-boulevards-players = Inwestorzy
board-boulevards-free = gratis
board-boulevards-twice = 2 × { $printed }
board-boulevards-pass = Nie bierz udziału
board-boulevards-bankrupt = Ogłoś bankructwo
board-boulevards-bag = { $count ->
        [0] Woreczek jest pusty.
        [one] W woreczku został jeden budynek.
        [few] W woreczku są { $count } budynki.
       *[other] W woreczku jest { $count } budynków.
    }
board-boulevards-cash = Gotówka: { $cash }
board-boulevards-funds = Razem ze wszystkim, co dałoby się sprzedać: { $funds }
board-boulevards-out = bankrut
board-boulevards-buildings = { $count ->
        [one] 1 zakryty budynek
        [few] { $count } zakryte budynki
       *[other] { $count } zakrytych budynków
    }
board-boulevards-share-of = { $attraction }: { $shares ->
        [one] 1 udział,
        [few] { $shares } udziały,
       *[other] { $shares } udziałów,
    } { $pays ->
        [0] nic już nie wypłaci
       *[other] wypłata za ulicę { $pays }
    }
board-boulevards-take = { $price ->
        [0] Weź gratis
       *[other] Kup za { $price }
    }
board-boulevards-take-label = { $price ->
        [0] Weź darmowy udział: { $attraction }
       *[other] Kup udział za { $price }: { $attraction }
    }
board-boulevards-head-cards = cena lub właściciel
board-boulevards-head-pays = wypłata za ulicę
board-boulevards-card = { $state ->
        [gone] Darmowa karta opuściła grę wraz z bankrutem.
        [held] { $price ->
            [0] Darmową kartę ma { $name }.
           *[other] Kartę za { $price } ma { $name }.
        }
        [next] { $price ->
            [0] Darmowa karta: dla tego, kto zbuduje tuż obok. Zamyka stos.
           *[other] Następna karta do kupienia: { $price }.
        }
       *[later] Karta za { $price }, leży jeszcze pod innymi.
    }
board-boulevards-card-pays = { $shares ->
        [one] 1 udział przynosi { $pays }
        [few] { $shares } udziały przynoszą { $pays }
       *[other] { $shares } udziałów przynosi { $pays }
    } za każdą ukończoną tu ulicę.{ $own ->
        [now] {" "}Tyle masz.
        [later] {" "}Brakuje ci do tego jednego.
       *[no] {""}
    }
board-boulevards-sales = Udziały na sprzedaż
board-boulevards-sales-need = Gotówka { $cash }, najtańszy budynek { $cheapest }{ $missing ->
        [0] .
       *[other] : brakuje { $missing }.
    }
board-boulevards-sell-pays = { $pays } → { $then } za ulicę
board-boulevards-sell-about = { $attraction }: sprzedaj kartę za { $price }, bank daje { $brings }. Ukończona ulica wypłaci ci wtedy { $then } zamiast { $pays }.
board-boulevards-flow = { $when ->
        [then] To przyniesie: { $parts }
       *[now] W minionej kolejce: { $parts }
    }
board-boulevards-part = { $name } { $points }
board-boulevards-part-bonus = premia
board-boulevards-left-short = { $streets ->
        [0] już bez wypłat
        [one] jeszcze 1 wypłata
        [few] jeszcze { $streets } wypłaty
       *[other] jeszcze { $streets } wypłat
    }

## Co teraz zrobić.

board-boulevards-do-build = Postaw jeden ze swoich budynków.
board-boulevards-do-share = Możesz kupić jeden udział.
board-boulevards-do-free = Możesz wziąć darmowy udział albo kupić inny.
board-boulevards-do-sell = Przymusowa sprzedaż: sprzedaj udział.
board-boulevards-do-selling = Buduj albo sprzedawaj dalej.
board-boulevards-do-bankrupt = To bankructwo.
board-boulevards-why-sell = Gotówki nie starcza na żaden z twoich budynków. Bank odkupuje udziały za połowę ceny, zaokrągloną w górę, aż będzie cię stać na budowę.
board-boulevards-why-selling = Gotówki znowu starcza na budynek. Zanim coś postawisz, możesz jeszcze sprzedawać.
board-boulevards-why-bankrupt = Gotówka i wszystko, co dałoby się sprzedać, nie wystarczą na najtańszy z twoich budynków. Budynki wracają do woreczka, gotówka i udziały do banku, a ty odpadasz z gry.
board-boulevards-forced-sell = Udziały sprzedaje się tylko wtedy, gdy gotówki nie starcza na żaden budynek w ręce; bank daje połowę ceny.
board-boulevards-forced-bankrupt = Gotówka i wszystkie możliwe sprzedaże nie wystarczyły na najtańszy budynek. To, co już stoi, zostaje.
board-boulevards-waits = { $step ->
        [build] { $name } wybiera budynek.
        [share] { $name } może wziąć udział.
        [draw] { $name } losuje budynek.
       *[other] Trwa rozdawanie budynków.
    }
board-boulevards-over = Gra jest skończona.
board-boulevards-paid = { $when ->
        [then] To ukończy ulicę { $street }. Wypłacą: { $one }, { $other }.
       *[now] Ulica { $street } jest ukończona. Wypłacają: { $one }, { $other }.
    }{ $count ->
        [0] {" "}Nikt nie ma tam udziałów.
       *[other] {""}
    }
board-boulevards-paid-before = Wcześniej wypłaciła ulica { $street }:
board-boulevards-paid-to = { $name } +{ $amount }
board-boulevards-way = { $missing ->
        [0] Połączenie gotowe: { $one } – { $other }.
        [one] Na najkrótszej drodze ({ $one } – { $other }) brakuje jednego budynku. Daje premię { $bonus } i kończy grę.
       *[other] Na najkrótszej drodze ({ $one } – { $other }) brakuje { $missing } budynków.
    }

## Miejsca z objaśnieniami.

board-boulevards-lot = { $lot }, { $kind }, kosztuje { $cost }{ $double ->
        [yes] , podwójna cena
       *[no] {""}
    }{ $own ->
        [yes] , w twojej ręce
       *[no] {""}
    }
board-boulevards-lot-built = { $lot }, { $kind }, stoi
board-boulevards-lot-title = { $lot }, { $kind }
board-boulevards-lot-stands = Budynek już stoi.
board-boulevards-lot-once = Kosztuje { $cost }, tyle co nadruk: styka się z atrakcją albo z budynkiem.
board-boulevards-lot-double = Kosztuje { $cost }, dwa razy więcej niż nadruk ({ $printed }): obok nic jeszcze nie stoi.
board-boulevards-lot-own = Masz ten budynek w ręce.
board-boulevards-stack-empty = Nie ma już udziałów.
board-boulevards-stack-free = Na wierzchu leży darmowy udział dla tego, kto zbuduje obok. Pod nim: { $later }.
board-boulevards-stack-price = Następny udział kosztuje { $price }{ $more ->
        [0] .
       *[other] , potem { $later }.
    }
board-boulevards-pays = Ukończona ulica wypłaca: { $list }.
board-boulevards-ladder = { $shares } → { $pays }
board-boulevards-held = Masz { $shares ->
        [one] 1 udział: { $pays }.
        [few] { $shares } udziały: { $pays }.
       *[other] { $shares } udziałów: { $pays }.
    }
board-boulevards-left = { $streets ->
        [0] Wszystkie ulice są tu ukończone: nic już nie wypłaci.
        [one] Jedna ulica może tu jeszcze wypłacić.
        [few] { $streets } ulice mogą tu jeszcze wypłacić.
       *[other] { $streets } ulic może tu jeszcze wypłacić.
    }

## Plansza słowami.

board-boulevards-say-street = Ulica { $street } ({ $one } – { $other }): { $lots }.
board-boulevards-say-lot = { $lot } { $built ->
        [yes] stoi
       *[no] kosztuje { $cost }
    }
board-boulevards-say-hand = Twoje budynki: { $count ->
        [0] brak
       *[other] { $buildings }
    }.
board-boulevards-say-building = { $lot } ({ $kind }), { $cost }
board-boulevards-say-player = { $whose ->
        [yours] Ty
       *[theirs] { $name }
    }: gotówka { $cash }, budynki w ręce: { $buildings }, { $count ->
        [0] bez udziałów
       *[other] udziały: { $shares }
    }.
board-boulevards-say-share = { $attraction } { $shares }
board-boulevards-say-out = { $whose ->
        [yours] To twoje bankructwo, odpadasz z gry.
       *[theirs] { $name }: bankructwo, odpada z gry.
    }

board-boulevards-key-number = Wybierz budynek albo udział atrakcji
board-boulevards-key-pass = Nie bierz udziału
