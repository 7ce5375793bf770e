# Co mówią Aleje.

boulevards-title = Aleje
boulevards-tagline = Zabudowuj ulice między atrakcjami i miej właściwe udziały, gdy ulica zostanie ukończona.
boulevards-length = 45–60 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

boulevards-setup-players = { $players ->
        [one] W Aleje nie gra się w pojedynkę.
       *[other] Liczba graczy w Alejach nie może wynosić { $players }.
    } Wybierz od 2 do 6 graczy.

boulevards-build-must = Nie możesz spasować zamiast budować. Postaw jeden ze swoich budynków; jeśli na żaden cię nie stać, sprzedaj najpierw udziały.
boulevards-build-one = W tej turze budynek już stanął, a stawia się tylko jeden. Weź udział albo spasuj.
boulevards-build-hand = Budynku { $lot } nie masz w ręce. Postaw jeden ze swoich.
boulevards-build-pay = { $lot } kosztuje teraz { $cost }, a ty masz { $cash }. Wybierz budynek, na który cię stać; jeśli takiego nie ma, sprzedaj najpierw udziały.

boulevards-share-when = W tej turze jeszcze nic nie postawiono. Najpierw postaw budynek, potem możesz wziąć udział.
boulevards-free-site = Darmowy udział ({ $attraction }) jest dla tego, kto właśnie zabudował jedną z działek: { $lots }.
boulevards-free-once = Darmowy udział ({ $attraction }) już ktoś wziął.
boulevards-buy-closed = Na tym stosie ({ $attraction }) leży darmowy udział. Dopóki ktoś go nie weźmie, nic spod niego nie można kupić.
boulevards-buy-empty = W tym stosie ({ $attraction }) nie ma już udziałów.
boulevards-buy-price = Kolejny udział ({ $attraction }) kosztuje { $price }, a ty masz { $cash }.

boulevards-sell-when = Udziały wolno sprzedawać tylko wtedy, gdy nie stać cię na żaden budynek. Stać cię na: { $lots }.
boulevards-sell-start = Udziały sprzedaje się na początku tury, przed budową.
boulevards-sell-own = Nie masz takiego udziału ({ $attraction }) z ceną { $price }.
boulevards-sell-free = Darmowego udziału ({ $attraction }, { $price }) nie można sprzedać.
boulevards-sell-dead = Tego udziału ({ $attraction }, { $price }) nie można sprzedać: wszystkie ulice są tam ukończone, więc już nic nie wypłaci.

boulevards-bankrupt-when = To nie bankructwo: po sprzedaży wszystkiego, co wolno, masz { $funds }, a to wystarczy. Graj dalej.
boulevards-bankrupt-no-sale = Żadna sprzedaż nie da pieniędzy na którykolwiek z twoich budynków. To bankructwo; jedyną akcją jest „bankrupt”.

boulevards-draw-bag = Budynku { $lot } nie ma w woreczku, więc nie można go wylosować.
boulevards-draw-first = { $player } musi wylosować budynek, zanim ktokolwiek zagra dalej.
boulevards-draw-when = To nie pora na losowanie. Budynek losuje się na koniec tury.

boulevards-end-over = Gra jest skończona.

## Wpisy dziennika.

boulevards-log-draw = { $player } losuje { $lot } ({ $kind }).
boulevards-log-draw-hidden = { $player } losuje budynek.
boulevards-log-build = { $player } stawia { $lot } ({ $kind }) za { $cost }{ $double ->
        [yes] , po podwójnej cenie.
       *[no] .
    }
boulevards-log-finish = { $player } stawia { $lot } ({ $kind }) za { $cost }{ $double ->
        [yes] , po podwójnej cenie,
       *[no] {""}
    } i kończy ulicę { $street }. Wypłata za udziały ({ $one }, { $other }): { $paid }.
boulevards-log-connect = { $player } stawia { $lot } ({ $kind }) za { $cost }{ $double ->
        [yes] , po podwójnej cenie
       *[no] {""}
    }, domyka połączenie ulicą { $street } i dostaje premię { $bonus }. Wypłata za udziały ({ $one }, { $other }): { $paid }.
boulevards-log-paid = { $player }: +{ $sum }
boulevards-log-paid-more = { $first }, { $rest }
boulevards-log-paid-none = –
boulevards-log-sell = { $player } sprzedaje z braku pieniędzy udział ({ $attraction }) z ceną { $price } za { $value }.
boulevards-log-free = { $player } bierze darmowy udział ({ $attraction }).
boulevards-log-buy = { $player } kupuje udział ({ $attraction }) za { $price }.
boulevards-log-pass = { $player } nie bierze udziału.
boulevards-log-bankrupt = { $player } bankrutuje i odpada z gry. Do woreczka { $buildings ->
        [one] wraca jeden budynek.
        [few] wracają { $buildings } budynki.
       *[other] wraca { $buildings } budynków.
    }

## Opcje stołu.

boulevards-option-players = Gracze
boulevards-option-players-help = Ilu inwestorów gra.

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
boulevards-score-bankruptcy = Stracone w bankructwie
boulevards-fact-shares = udziały
boulevards-fact-printed = nadrukowane ceny

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

edition-street-apart = W wydaniu { $place } biegnie między { $one } a { $other }, które nie sąsiadują na planie.
edition-no-connection = W wydaniu { $place } wskazuje atrakcje, których nie łączą żadne ulice, więc gra nie mogłaby się skończyć.
