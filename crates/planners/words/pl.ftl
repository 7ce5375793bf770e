# Co mówią Planiści.

planners-title = Planiści
planners-tagline = Kto pierwszy położy sześć obiektów swojego koloru między pasującymi symbolami w rosnącym mieście z kafli?
planners-length = 15–30 min

## Odmowy: po jednej dla każdej zasady, którą można złamać.

planners-setup-players = { $players ->
        [one] W Planistów nie gra się w pojedynkę.
       *[other] Liczba graczy w Planistach nie może wynosić { $players }.
    } W tym wydaniu gra od { $least } do { $most } graczy.
planners-setup-opening = Najpierw trzeba odkryć kafel początkowy.
planners-setup-colour = { $player } ma już kolor { $colour }. Wybierz inny kolor.
planners-setup-keep = { $player } ma już kolor { $colour } i zachowuje go do końca gry.
planners-setup-before = { $player } musi najpierw wybrać kolor. Nikt nie gra, dopóki wszyscy nie mają kolorów.

planners-turn-no-pass = { $tiles ->
        [one] W stosie jest jeszcze jeden kafel,
        [few] W stosie są jeszcze { $tiles } kafle,
       *[other] W stosie jest jeszcze { $tiles } kafli,
    } więc nie wolno pasować. Połóż obiekt albo rozbuduj miasto.

planners-extend-choose = Kafel dobiera się i dokłada dopiero wtedy, gdy ktoś postanowi rozbudować miasto.
planners-extend-draw = { $player } musi najpierw dobrać kafel.
planners-extend-stack = Kafla { $tile } nie ma w stosie. Dobrać można tylko jeden z tych, które tam są.
planners-extend-must = { $player } ma dobrany kafel { $tile } i musi go najpierw dołożyć.
planners-extend-edge = Miejsce { $place } nie styka się z miastem krawędzią. Zetknięcie rogami nie wystarcza.
planners-extend-free = Na miejscu { $place } leży już kafel { $tile }. Wybierz wolne miejsce.

planners-place-line = { $span } to ani jeden rząd, ani jedna kolumna. Obiekty leżą prosto, od jednego pola do drugiego.
planners-place-length = Nie masz już obiektu o długości { $length }. Twoje długości: { $left }.
planners-place-city = Na polu { $square } nie ma kafla. Każde pole pod obiektem musi należeć do miasta.
planners-place-ends = Na polu { $square } nie ma symbolu twojego koloru ({ $colour }). Na takim symbolu obiekt się zaczyna i kończy.
planners-place-hole = Na polu { $square } jest dziura. Obiekty nie mogą leżeć nad dziurami.
planners-place-taken = Na polu { $square } leży już obiekt. Na jednym polu może leżeć tylko jeden.
planners-place-cross = Obiekt skrzyżowałby się z innym na polu { $square }.

planners-end-no-tiles = Kafli już nie ma, więc nie można rozbudować miasta. Połóż ostatni obiekt albo spasuj.
planners-end-over = Gra jest skończona: niczego więcej się nie dobiera ani nie kładzie.

## Wpisy dziennika.

planners-log-opening = Kafel { $tile } rozpoczyna miasto.
planners-log-take = { $player } wybiera kolor { $colour } i bierze { $objects }.
planners-log-extend = { $player } rozbudowuje miasto.
planners-log-draw = { $player } dobiera kafel { $tile }.
planners-log-tile = { $player } dokłada kafel { $tile } w miejscu { $place }, { $quarters ->
        [0] tak jak jest nadrukowany.
        [one] obrócony o jeden ćwierćobrót.
       *[other] obrócony o { $quarters } ćwierćobroty.
    }
planners-log-lay = { $player } kładzie { $object } o długości { $length } od { $from } do { $to }.
planners-log-pass = { $player } niczego więcej nie kładzie.

## Opcje stołu.

planners-option-players = Gracze
planners-option-players-help = Ilu planistów gra.
planners-option-youngest = Dla najmłodszych
planners-option-youngest-help = Obiekty mogą leżeć nad dziurami.

## Arkusz punktacji.

planners-score-elements = Położone elementy
planners-fact-objects = położone obiekty
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
planners-object-blue = fontannę
planners-object-yellow = latarnię
planners-face-red = czerwony symbol
planners-face-green = zielony symbol
planners-face-blue = niebieski symbol
planners-face-yellow = żółty symbol
planners-face-hole = dziura
planners-face-plain = zwykłe pole
