# Co mówią Aleje.

boulevards-title = Aleje
boulevards-tagline = Zabudowuj ulice między atrakcjami i zarabiaj na udziałach, gdy ulica zostanie zabudowana.
boulevards-length = 45–60 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

boulevards-setup-players = W Aleje gra od 2 do 6 osób, a nie { $players }.

boulevards-build-must = Nie możesz spasować zamiast budować. Postaw jeden ze swoich budynków; jeśli na żaden cię nie stać, sprzedaj najpierw udziały.
boulevards-build-one = W tej turze masz już postawiony budynek. Weź kartę udziałów albo spasuj.
boulevards-build-hand = Budynku { $lot } nie masz w ręce. Postaw jeden ze swoich.
boulevards-build-pay = { $lot } kosztuje teraz { $cost } mln, a ty masz { $cash } mln. Wybierz budynek, na który cię stać; jeśli takiego nie ma, sprzedaj najpierw udziały.

boulevards-share-when = Najpierw postaw budynek; dopiero potem możesz wziąć kartę udziałów.
boulevards-free-site = Tę darmową kartę udziałów ({ $attraction }) możesz wziąć tylko zaraz po budowie na jednej z działek: { $lots }.
boulevards-free-once = Darmowa karta udziałów ({ $attraction }) została już wzięta.
boulevards-buy-closed = Na wierzchu tego stosu ({ $attraction }) jest darmowa karta udziałów. Dopóki ktoś jej nie weźmie, kart spod niej nie można kupić.
boulevards-buy-empty = W tym stosie ({ $attraction }) nie ma już kart udziałów.
boulevards-buy-price = Następna karta udziałów ({ $attraction }) kosztuje { $price } mln, a ty masz { $cash } mln.

boulevards-sell-when = Udziały możesz sprzedawać tylko wtedy, gdy nie stać cię na żaden budynek. Stać cię na: { $lots }.
boulevards-sell-start = Udziały sprzedajesz na początku tury, przed budową.
boulevards-sell-own = Nie masz takiej karty udziałów ({ $attraction }, cena { $price }).
boulevards-sell-free = Darmowej karty udziałów ({ $attraction }, { $price }) nie można sprzedać.
boulevards-sell-dead = Tej karty udziałów ({ $attraction }, { $price }) nie można sprzedać: wszystkie ulice są tam zabudowane, więc nie będzie już wypłat.

boulevards-bankrupt-when = To jeszcze nie bankructwo: po sprzedaży udziałów możesz mieć { $funds } mln, a to wystarczy na budowę. Graj dalej.
boulevards-bankrupt-no-sale = Nawet po sprzedaży udziałów nie stać cię na żaden z twoich budynków. Bankrutujesz; jedyną akcją jest „bankrupt”.

boulevards-draw-bag = Budynku { $lot } nie ma w woreczku, więc nie można go wylosować.
boulevards-draw-first = { $player } musi najpierw wylosować budynek.
boulevards-draw-when = Teraz nie losuje się budynku. Budynek losuje się na koniec tury.

boulevards-end-over = Partia jest zakończona.

## Wpisy dziennika.

boulevards-log-draw = { $player } losuje { $lot } ({ $kind }).
boulevards-log-draw-hidden = { $player } losuje budynek.
boulevards-log-build = { $player } stawia { $lot } ({ $kind }) za { $cost } mln{ $double ->
        [yes] , po podwójnej cenie.
       *[no] .
    }
boulevards-log-finish = { $player } stawia { $lot } ({ $kind }) za { $cost } mln{ $double ->
        [yes] , po podwójnej cenie,
       *[no] {""}
    } i kończy zabudowę ulicy { $street }. Wypłata za udziały ({ $one }, { $other }): { $paid }.
boulevards-log-connect = { $player } stawia { $lot } ({ $kind }) za { $cost } mln{ $double ->
        [yes] , po podwójnej cenie
       *[no] {""}
    }, kończy połączenie ulicą { $street } i dostaje premię { $bonus } mln. Wypłata za udziały ({ $one }, { $other }): { $paid }.
boulevards-log-paid = { $player }: +{ $sum }
boulevards-log-paid-more = { $first }, { $rest }
boulevards-log-paid-none = –
boulevards-log-sell = { $player } nie ma na budowę i sprzedaje kartę udziałów ({ $attraction }, cena { $price }) za { $value } mln.
boulevards-log-free = { $player } bierze darmową kartę udziałów ({ $attraction }).
boulevards-log-buy = { $player } kupuje kartę udziałów ({ $attraction }) za { $price } mln.
boulevards-log-pass = { $player } nie bierze karty udziałów.
boulevards-log-bankrupt = { $player } bankrutuje i odpada z gry. Do woreczka { $buildings ->
        [one] wraca 1 budynek.
        [few] wracają { $buildings } budynki.
       *[other] wraca { $buildings } budynków.
    }

## Opcje stołu.

boulevards-option-players = Gracze
boulevards-option-players-help = Liczba inwestorów.

## Arkusz punktacji.

boulevards-score-start = Pieniądze na początku
boulevards-score-pool = Pływalnia
boulevards-score-cinema = Kino
boulevards-score-mall = Centrum handlowe
boulevards-score-theatre = Teatr
boulevards-score-cafe = Kawiarnia
boulevards-score-amusement_park = Park rozrywki
boulevards-score-restaurant = Restauracja
boulevards-score-sports_hall = Hala sportowa
boulevards-score-stadium = Stadion
boulevards-score-bonus = Premia za połączenie
boulevards-score-sales = Sprzedane udziały
boulevards-score-buildings = Budynki
boulevards-score-shares = Kupione udziały
boulevards-score-bankruptcy = Strata przy bankructwie
boulevards-fact-shares = udziały
boulevards-fact-printed = ceny z kart

## Miasto.

boulevards-attraction-pool = pływalnia
boulevards-attraction-cinema = kino
boulevards-attraction-mall = centrum handlowe
boulevards-attraction-theatre = teatr
boulevards-attraction-cafe = kawiarnia
boulevards-attraction-amusement-park = park rozrywki
boulevards-attraction-restaurant = restauracja
boulevards-attraction-sports-hall = hala sportowa
boulevards-attraction-stadium = stadion
boulevards-kind-villa = willa
boulevards-kind-block = blok mieszkalny
boulevards-kind-office = biurowiec
boulevards-kind-factory = fabryka

## Wydania.

edition-street-apart = W pliku wydania { $place } biegnie między { $one } a { $other }, które nie sąsiadują na planie.
edition-no-connection = W pliku wydania { $place } wskazuje atrakcje, których nie łączą żadne ulice, więc gra nie mogłaby się skończyć.
