# Czego uczą Planiści.

planners-lesson-take-title = Wybierz kolor
planners-lesson-take-task = Na stole leży płytka początkowa, a gracze wybierają kolory. Weź kolor, który ma od razu miejsce na obiekt: czerwony (środkowy rząd) albo zielony (środkowa kolumna).
planners-lesson-take-hint = Czerwony i zielony mają po dwa symbole w jednej linii, bez dziury między nimi. Niebieski i żółty nie.
planners-lesson-take-done = Z kolorem dostajesz sześć obiektów o długościach 2, 3, 4, 5, 6 i 7. Wygrywa gracz, który pierwszy umieści wszystkie.
planners-lesson-take-wrong = Czy mogę teraz rozbudować miasto?

planners-lesson-lay-title = Umieść obiekt
planners-lesson-lay-task = Masz kolor czerwony. W środkowym rzędzie na obu końcach jest czerwony symbol, razem trzy pola: umieść tam obiekt o długości 3, od końca do końca.
planners-lesson-lay-hint = Dotknij czerwonego symbolu na jednym końcu środkowego rzędu, a potem na drugim.
planners-lesson-lay-done = To twój pierwszy obiekt. Może przykrywać symbole innych kolorów; nikt już ich nie użyje, i wolno tak grać. Tymczasem rywal rozbudowuje miasto.
planners-lesson-lay-wrong = Czy mogę go umieścić w środkowej kolumnie?

planners-lesson-extend-title = Rozbuduj miasto
planners-lesson-extend-task = Żaden z twoich obiektów nigdzie się nie mieści, więc musisz rozbudować miasto. Wybierz „Rozbuduj miasto”; płytkę zobaczysz potem.
planners-lesson-extend-hint = Wybierz „Rozbuduj miasto”.
planners-lesson-extend-done = Masz dobraną płytkę. W swojej turze albo rozbudowujesz miasto, albo umieszczasz jeden obiekt, nigdy jedno i drugie.

planners-lesson-tile-title = Dołóż dobraną płytkę
planners-lesson-tile-task = Masz kolor czerwony. Dołóż płytkę do krawędzi miasta tak, by jeden z twoich obiektów zmieścił się przez granicę: czerwone symbole obu płytek w jednej linii, bez dziury między nimi. Obracaj ją, aż będzie pasowała.
planners-lesson-tile-hint = Spróbuj z prawej strony miasta: w jednym z położeń płytki czerwone symbole trafiają do środkowego rzędu.
planners-lesson-tile-done = Czerwone symbole dwóch płytek są teraz w jednej linii. Symbole sąsiednich płytek nie muszą do siebie pasować; wystarczy, że stykają się krawędzie.
planners-lesson-tile-wrong = Czy mogę ją dołożyć rogiem do rogu?

planners-lesson-across-title = Przez granicę
planners-lesson-across-task = Czerwone symbole są teraz w jednym rzędzie na dwóch płytkach. Umieść obiekt, który przechodzi przez granicę między nimi.
planners-lesson-across-hint = Zacznij na czerwonym symbolu pierwszej płytki, a skończ na symbolu płytki z prawej.
planners-lesson-across-done = Obiekty mogą przechodzić z płytki na płytkę, byle nie było po drodze dziury, przerwy ani innego obiektu.
planners-lesson-across-wrong = Czy mogę przejść nad dziurą po lewej?

planners-lesson-pass-title = Gdy skończą się płytki
planners-lesson-pass-task = Dołożono ostatnią płytkę. Każdy ma jeszcze jedną akcję, począwszy od gracza 1. Twój ostatni obiekt nigdzie się nie mieści, więc spasuj.
planners-lesson-pass-hint = Możesz już tylko spasować.
planners-lesson-pass-done = Rywal umieszcza jeszcze jeden obiekt i gra się kończy. Nikt nie umieścił wszystkich sześciu, więc wygrywa gracz, któremu zostało najmniej elementów: tobie 7, rywalowi 22.
planners-lesson-six-title = Szósty obiekt
planners-lesson-six-task = W mieście jest już pięć twoich obiektów; ostatni ma długość 2. Znajdź dwa sąsiednie czerwone symbole i umieść go tam.
planners-lesson-six-hint = Pasuje tylko jedno miejsce: jest podświetlone.
planners-lesson-six-done = Wszystkie sześć obiektów jest w mieście: wygrywasz.

planners-figure-opening = Płytka ma dziewięć pól: po dwa symbole w każdym z czterech kolorów i dziurę.
planners-figure-objects = Każdy planista ma sześć obiektów; obiekt zajmuje tyle pól, ile wynosi jego długość.
