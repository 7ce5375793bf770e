# Czego uczą Planiści.

planners-lesson-take-title = Wybierz kolor
planners-lesson-take-task = Leży kafel początkowy i wszyscy wybierają kolory. Weź taki, którego symbol jest na obu końcach rzędu: czerwony w pierwszym rzędzie albo zielony w ostatnim.
planners-lesson-take-hint = Czerwony i zielony mają od razu miejsce na obiekt. Niebieski i żółty nie.
planners-lesson-take-done = Z kolorem dostajesz sześć obiektów o długościach 2, 3, 4, 4, 5 i 6. Kto pierwszy położy wszystkie, wygrywa.
planners-lesson-take-wrong = Dlaczego nie rozbudować od razu miasta?

planners-lesson-lay-title = Połóż obiekt
planners-lesson-lay-task = Masz kolor czerwony. W pierwszym rzędzie na obu końcach jest czerwony symbol, razem trzy pola: połóż tam obiekt o długości 3, od końca do końca.
planners-lesson-lay-hint = Dotknij czerwonego symbolu na jednym końcu pierwszego rzędu, a potem na drugim.
planners-lesson-lay-done = To twój pierwszy obiekt. Może leżeć na symbolach innych kolorów; tego, co zakrywa, nikt już nie użyje, i to jest uczciwa gra. Tymczasem rywal rozbudował miasto.
planners-lesson-lay-wrong = Dlaczego nie w dół pierwszej kolumny?

planners-lesson-extend-title = Rozbuduj miasto
planners-lesson-extend-task = Żaden twój obiekt teraz nigdzie nie pasuje, musisz więc rozbudować miasto. Decydujesz, zanim zobaczysz kafel: powiedz, że rozbudowujesz.
planners-lesson-extend-hint = Wybierz rozbudowę miasta.
planners-lesson-extend-done = Dobrano dla ciebie kafel. W swojej turze albo rozbudowujesz miasto, albo kładziesz jeden obiekt, nigdy jedno i drugie.

planners-lesson-tile-title = Dołóż dobrany kafel
planners-lesson-tile-task = Masz kolor czerwony. Dołóż kafel do krawędzi miasta tak, by jeden z jego czerwonych symboli znalazł się w linii z czerwonym symbolem pierwszego rzędu. Obracaj go, aż będzie pasował.
planners-lesson-tile-hint = Spróbuj z prawej strony miasta: w jednym z położeń kafla czerwone symbole trafiają do pierwszego rzędu.
planners-lesson-tile-done = Czerwone symbole dwóch kafli stoją w jednej linii. Wszystko może leżeć obok wszystkiego; muszą się tylko stykać krawędzie.
planners-lesson-tile-wrong = Dlaczego nie rogiem do rogu?

planners-lesson-across-title = Przez granicę
planners-lesson-across-task = Czerwone symbole stoją teraz w jednym rzędzie na dwóch kaflach. Połóż obiekt, który przechodzi przez granicę między nimi.
planners-lesson-across-hint = Zacznij na czerwonym symbolu pierwszego kafla, a skończ na symbolu kafla z prawej.
planners-lesson-across-done = Obiekty mogą przechodzić z kafla na kafel, byle nie było po drodze dziury, przerwy ani innego obiektu.
planners-lesson-across-wrong = Dlaczego nie nad dziurą po lewej?

planners-lesson-pass-title = Gdy skończą się kafle
planners-lesson-pass-task = Ostatni kafel leży: każdy ma jeszcze jedną szansę, od pierwszego miejsca. Jedyny obiekt, który ci został, nigdzie nie pasuje. Spasuj.
planners-lesson-pass-hint = Można już tylko spasować.
planners-lesson-pass-done = Rywal kładzie jeszcze jeden obiekt i gra się kończy. Nikt nie położył wszystkich sześciu, więc wygrywa ten, komu zostało najmniej elementów: tobie 2, rywalowi 19.
planners-lesson-six-title = Szósty obiekt
planners-lesson-six-task = Pięć twoich obiektów leży, a ostatni ma długość 2. Znajdź dwa czerwone symbole obok siebie i połóż go.
planners-lesson-six-hint = Pasuje tylko jedno miejsce: jest podświetlone.
planners-lesson-six-done = Wszystkie sześć leży: wygrywasz od razu.

planners-figure-opening = Kafel ma dziewięć pól: symbole w czterech kolorach, pola puste i dziury.
planners-figure-objects = Każdy planista ma sześć obiektów, tak długich jak pola, które zakrywają.
