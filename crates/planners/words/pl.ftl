# Co mówią Planiści.

planners-title = Planiści
planners-tagline = Kto pierwszy umieści w rosnącym mieście sześć obiektów w swoim kolorze?
planners-length = 15–30 min

# Jak gra każdy poziom botów.
planners-level-beginner = Nie zauważa większości miejsc i trzyma się jednego pomysłu, na przykład umieszcza każdy obiekt, gdy tylko się zmieści.
planners-level-novice = Też trzyma się jednego pomysłu, ale zauważa ponad połowę miejsc i planuje trochę dalej.
planners-level-casual = Źle ocenia niektóre płytki i miejsca i nie zauważa jednej czwartej z nich.
planners-level-skilled = Zauważa każde miejsce i wybiera to, które wygląda najlepiej, ale nie myśli naprzód.
planners-level-strong = Przewiduje niewiele, ale zostawia miejsca dla siebie i przeszkadza innym.
planners-level-expert = Przewiduje kilka tur naprzód: która płytka jest potrzebna, kto pierwszy umieści obiekt.
planners-level-master = Przewiduje wiele tur naprzód, także ruchy rywali.

## Odmowy: po jednej dla każdej zasady, którą można złamać.

planners-setup-players = W tym wydaniu Planistów gra od { $least } do { $most } osób, a nie { $players }.
planners-setup-opening = Najpierw trzeba odkryć płytkę początkową.
planners-setup-colour = { $player } ma już kolor { NOUN("planners-colour", $colour) }. Wybierz inny kolor.
planners-setup-keep = { $player } ma już kolor { NOUN("planners-colour", $colour) } i zachowuje go do końca gry.
planners-setup-before = { $player } musi najpierw wybrać kolor. Nikt nie gra, dopóki wszyscy nie mają kolorów.

planners-turn-no-pass = { $tiles ->
        [one] W stosie jest jeszcze 1 płytka,
        [few] W stosie są jeszcze { $tiles } płytki,
       *[other] W stosie jest jeszcze { $tiles } płytek,
    } więc nie możesz spasować. Umieść obiekt albo rozbuduj miasto.

planners-extend-choose = Płytkę dobiera się i dokłada dopiero wtedy, gdy ktoś postanowi rozbudować miasto.
planners-extend-draw = { $player } musi najpierw dobrać płytkę.
planners-extend-stack = Płytki { $tile } nie ma w stosie. Dobrać można tylko jedną z tych, które tam są.
planners-extend-must = { $player } musi najpierw dołożyć dobraną płytkę.
planners-extend-edge = To miejsce nie styka się z miastem krawędzią. Zetknięcie rogami nie wystarcza.
planners-extend-free = W tym miejscu jest już płytka. Wybierz wolne miejsce.

planners-place-line = Oba końce nie są w jednym rzędzie ani w jednej kolumnie. Obiekt musi leżeć w linii prostej.
planners-place-length = Nie masz już obiektu o długości { $length }. Twoje długości: { $left }.
planners-place-city = Część obiektu znalazłaby się poza miastem. Każde pole pod obiektem musi należeć do miasta.
planners-place-ends = Na jednym z końców obiektu nie ma { NOUN("planners-colour", $colour, form: "genitive") } symbolu. Oba końce muszą leżeć na symbolach w twoim kolorze.
planners-place-hole = Pod obiektem jest dziura. Obiekty nie mogą przechodzić nad dziurami.
planners-place-taken = W tym miejscu jest już obiekt. Na jednym polu może być tylko jeden.
planners-place-cross = Obiekt skrzyżowałby się z innym. Wybierz linię wolną od końca do końca.

planners-end-no-tiles = Płytek już nie ma, więc nie można rozbudować miasta. Umieść ostatni obiekt albo spasuj.
planners-end-over = Partia jest zakończona: niczego więcej nie można dobrać ani umieścić.

## Wpisy dziennika.

planners-log-opening = Odkryto płytkę początkową.
planners-log-opening-squares = Miasto zaczyna się od płytki z { $squares }.
planners-log-take = { $whose ->
        [yours] Wybierasz kolor { NOUN("planners-colour", $colour) } i bierzesz
       *[theirs] { $player } wybiera kolor { NOUN("planners-colour", $colour) } i bierze
    } { NOUN("planners-objects", $objects) }.
planners-log-extend = { $whose ->
        [yours] Rozbudowujesz
       *[theirs] { $player } rozbudowuje
    } miasto.
planners-log-draw = { $whose ->
        [yours] Dobierasz
       *[theirs] { $player } dobiera
    } płytkę.
planners-log-draw-squares = { $whose ->
        [yours] Dobierasz
       *[theirs] { $player } dobiera
    } płytkę z { $squares }.
planners-log-tile = { $whose ->
        [yours] Dokładasz
       *[theirs] { $player } dokłada
    } płytkę do miasta, { $quarters ->
        [0] bez obrotu.
        [1] obróconą o 90° w prawo.
        [2] obróconą o 180°.
       *[3] obróconą o 270° w prawo.
    }
planners-log-lay = { $whose ->
        [yours] Umieszczasz
       *[theirs] { $player } umieszcza
    } { NOUN("planners-object", $object, form: "accusative") } o długości { $length }.
# Po przyimku „z”: „2 czerwonymi symbolami”.
planners-squares = { $count ->
        [one] { NOUN("planners-face", $face, form: "instrumental") }
        [few] { $count } { NOUN("planners-face", $face, form: "instrumental-plural") }
       *[other] { $count } { NOUN("planners-face", $face, form: "instrumental-plural") }
    }
planners-log-pass = { $whose ->
        [yours] Pasujesz
       *[theirs] { $player } pasuje
    }.

## Opcje stołu.

planners-option-players = Gracze
planners-option-players-help = Liczba planistów.
planners-option-youngest = Wariant dla najmłodszych
planners-option-youngest-help = Obiekty mogą przechodzić nad dziurami.
planners-option-equal_turns = Równa liczba tur
planners-option-equal_turns-help = Gdy ktoś umieści ostatni obiekt, gracze, którzy w tej rundzie jeszcze nie grali, mogą umieścić jeszcze jeden. Tego nie ma w instrukcji.

## Wydania.

planners-edition-standard = 32 płytki
planners-edition-standard-help = Obiekty o długościach od 2 do 7; kolor żółty to tramwaje.
planners-edition-24 = 24 płytki
planners-edition-24-help = Pierwsze wydanie: obiekty o długościach 2, 3, 4, 4, 5 i 6; kolor żółty to latarnie.

## Arkusz punktacji.

planners-score-elements = Umieszczone elementy
planners-fact-objects = umieszczone obiekty
planners-fact-left = pozostałe elementy

## Kolory, obiekty i pola.

planners-colour-red = czerwony
    .genitive = czerwonego
planners-colour-green = zielony
    .genitive = zielonego
planners-colour-blue = niebieski
    .genitive = niebieskiego
planners-colour-yellow = żółty
    .genitive = żółtego
planners-objects-buildings = budynki
planners-objects-tree_rows = szpalery drzew
planners-objects-fountains = fontanny
planners-objects-trams = tramwaje
planners-objects-street_lamps = latarnie
planners-object-buildings = budynek
    .accusative = budynek
planners-object-tree_rows = szpaler drzew
    .accusative = szpaler drzew
planners-object-fountains = fontanna
    .accusative = fontannę
planners-object-trams = tramwaj
    .accusative = tramwaj
planners-object-street_lamps = latarnia
    .accusative = latarnię
planners-face-red = czerwony symbol
    .instrumental = czerwonym symbolem
    .instrumental-plural = czerwonymi symbolami
planners-face-green = zielony symbol
    .instrumental = zielonym symbolem
    .instrumental-plural = zielonymi symbolami
planners-face-blue = niebieski symbol
    .instrumental = niebieskim symbolem
    .instrumental-plural = niebieskimi symbolami
planners-face-yellow = żółty symbol
    .instrumental = żółtym symbolem
    .instrumental-plural = żółtymi symbolami
planners-face-hole = dziura
    .instrumental = dziurą
    .instrumental-plural = dziurami
planners-face-plain = zwykłe pole
    .instrumental = zwykłym polem
    .instrumental-plural = zwykłymi polami

# Pola pliku wydania.

planners-field-game = Gra
planners-field-players = Gracze
planners-field-players-min = Najmniej graczy
planners-field-players-max = Najwięcej graczy
planners-field-colours = Kolory
planners-field-colour-id = Litera koloru
planners-field-colour-object = Obiekty w tym kolorze
planners-field-objects-per-player = Obiekty każdego gracza
planners-field-objects-lengths = Długości obiektów
planners-field-tiles = Płytki
planners-field-tiles-list = Wszystkie płytki
planners-field-tile-id = Numer płytki
planners-field-tile-rows = Pola, rząd po rzędzie
planners-field-tile-rows-help = R, G, B i Y to symbole czterech kolorów, o to dziura, a kropka to puste pole.
planners-field-tile-id-help = Od T01 do T32, każdy numer raz.
planners-field-objects-lengths-help = Gracz ma jeden obiekt każdej długości z tej listy.

# Skąd pochodzą części wydania.
planners-provenance-colours = Jeden z tych kolorów ma fontanny, a drugi tramwaje; nie wiadomo, który.
planners-provenance-tiles = Wielkość płytek i to, co pokazują ich pola.
planners-provenance-others = To, czego nie wymienia inny wiersz.
planners-part-tile-count = Liczba płytek
planners-part-symbols = Wszystkie cztery kolory na każdej płytce
planners-part-holes = Jedna dziura na każdej płytce
planners-provenance-lengths = Instrukcja pokazuje długości 3 i 4. Pozostałe są odtworzone.
