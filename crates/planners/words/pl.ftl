# Co mówią Planiści.

planners-title = Planiści
planners-tagline = Kto pierwszy umieści w rosnącym mieście sześć obiektów w swoim kolorze?
planners-length = 15–30 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

planners-setup-players = W tym wydaniu Planistów gra od { $least } do { $most } osób, a nie { $players }.
planners-setup-opening = Najpierw trzeba odkryć płytkę początkową.
planners-setup-colour = { $player } ma już kolor { $colour }. Wybierz inny kolor.
planners-setup-keep = { $player } ma już kolor { $colour } i zachowuje go do końca gry.
planners-setup-before = { $player } musi najpierw wybrać kolor. Nikt nie gra, dopóki wszyscy nie mają kolorów.

planners-turn-no-pass = { $tiles ->
        [one] W stosie jest jeszcze 1 płytka,
        [few] W stosie są jeszcze { $tiles } płytki,
       *[other] W stosie jest jeszcze { $tiles } płytek,
    } więc nie możesz spasować. Umieść obiekt albo rozbuduj miasto.

planners-extend-choose = Płytkę dobiera się i dokłada dopiero wtedy, gdy ktoś postanowi rozbudować miasto.
planners-extend-draw = { $player } musi najpierw dobrać płytkę.
planners-extend-stack = Płytki { $tile } nie ma w stosie. Dobrać można tylko jedną z tych, które tam są.
planners-extend-must = { $player } musi najpierw dołożyć dobraną płytkę ({ $tile }).
planners-extend-edge = Miejsce { $place } nie styka się z miastem krawędzią. Zetknięcie rogami nie wystarcza.
planners-extend-free = W miejscu { $place } jest już płytka ({ $tile }). Wybierz wolne miejsce.

planners-place-line = Pola { $span } nie leżą w jednym rzędzie ani w jednej kolumnie. Obiekt musi leżeć w linii prostej.
planners-place-length = Nie masz już obiektu o długości { $length }. Twoje długości: { $left }.
planners-place-city = Na polu { $square } nie ma płytki. Każde pole pod obiektem musi należeć do miasta.
planners-place-ends = Na polu { $square } nie ma symbolu w twoim kolorze ({ $colour }). Oba końce obiektu muszą leżeć na takich symbolach.
planners-place-hole = Na polu { $square } jest dziura. Obiekty nie mogą przechodzić nad dziurami.
planners-place-taken = Na polu { $square } jest już obiekt. Na jednym polu może być tylko jeden.
planners-place-cross = Obiekt skrzyżowałby się z innym na polu { $square }.

planners-end-no-tiles = Płytek już nie ma, więc nie można rozbudować miasta. Umieść ostatni obiekt albo spasuj.
planners-end-over = Partia jest zakończona: niczego więcej nie można dobrać ani umieścić.

## Wpisy dziennika.

planners-log-opening = Płytka { $tile } rozpoczyna miasto.
planners-log-take = { $player } wybiera kolor { $colour } i bierze { $objects }.
planners-log-extend = { $player } rozbudowuje miasto.
planners-log-draw = { $player } dobiera płytkę { $tile }.
planners-log-tile = { $player } dokłada płytkę { $tile } w miejscu { $place }, { $quarters ->
        [0] bez obrotu.
        [1] obróconą o 90°.
        [2] obróconą o 180°.
       *[3] obróconą o 270°.
    }
planners-log-lay = { $player } umieszcza obiekt ({ $object }, długość { $length }) od { $from } do { $to }.
planners-log-pass = { $player } pasuje.

## Opcje stołu.

planners-option-players = Gracze
planners-option-players-help = Liczba planistów.
planners-option-youngest = Wariant dla najmłodszych
planners-option-youngest-help = Obiekty mogą przechodzić nad dziurami.

## Arkusz punktacji.

planners-score-elements = Umieszczone elementy
planners-fact-objects = umieszczone obiekty
planners-fact-left = pozostałe elementy

## Kolory, obiekty i pola.

planners-colour-red = czerwony
planners-colour-green = zielony
planners-colour-blue = niebieski
planners-colour-yellow = żółty
planners-objects-red = budynki
planners-objects-green = szpalery drzew
planners-objects-blue = fontanny
planners-objects-yellow = latarnie
planners-object-red = budynek
planners-object-green = szpaler drzew
planners-object-blue = fontanna
planners-object-yellow = latarnia
planners-face-red = czerwony symbol
planners-face-green = zielony symbol
planners-face-blue = niebieski symbol
planners-face-yellow = żółty symbol
planners-face-hole = dziura
planners-face-plain = zwykłe pole
