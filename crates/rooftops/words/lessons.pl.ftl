# Czego uczą Dachy.

rooftops-lesson-start-title = Pierwsze piętra
rooftops-lesson-start-task = Przed pierwszą turą w mieście staje kilka początkowych pięter. Szare stoi na C4; następne też jest szare. Połóż je na dowolnym pustym placu, który nie sąsiaduje z C4.
rooftops-lesson-start-hint = Może być każdy podświetlony plac.
rooftops-lesson-start-done = Piętra tego samego koloru nigdy nie stoją na sąsiednich placach, ani teraz, ani później. Sąsiadują place połączone ulicą.
rooftops-lesson-start-wrong = Dlaczego nie tuż obok, na C3?

rooftops-lesson-take-title = Weź kartę
rooftops-lesson-take-task = W swojej turze bierzesz kartę albo budujesz. Trzecia karta pokazuje białe i szare piętro oraz czarną maszynę. Weź ją.
rooftops-lesson-take-hint = Weź kartę, na której jest maszyna.
rooftops-lesson-take-done = Piętra są w twoich zasobach, a czarna maszyna przesunęła się o jedno pole: to milion na koniec. Na rynek trafiła nowa karta, a rywal też jedną wziął.

rooftops-lesson-build-title = Postaw wieżowiec
rooftops-lesson-build-task = Buduj na pustym placu obok wieżowca. Kładziesz pierwsze piętro nowego wieżowca, a za każdego sąsiada płacisz piętrem w jego kolorze. Spróbuj na C3: jego sąsiad C4 jest szary.
rooftops-lesson-build-hint = Wybierz podświetlony plac zamiast karty.
rooftops-lesson-build-done = Nowy wieżowiec stoi, a zapłacone piętro podwyższyło sąsiada. Na jednym z właśnie położonych pięter leży twój dach i przesunęła się maszyna w kolorze tego wieżowca.
rooftops-lesson-build-wrong = Dlaczego nie szary na C3?

rooftops-lesson-roof-title = Dach na najwyższym
rooftops-lesson-roof-task = Dach kładziesz na dowolnym właśnie położonym piętrze, także u sąsiada. Maszyna przesuwa się o tyle pól, ile pięter ma wieżowiec z dachem. Zbuduj na C6 i połóż dach na C4, który będzie miał trzy piętra.
rooftops-lesson-roof-hint = Zbuduj na C6 czarny albo biały wieżowiec, a na dach wybierz C4.
rooftops-lesson-roof-done = Trzy piętra, więc szara maszyna idzie trzy pola. Twoja obecność na C4 jest już trwała, nawet gdy dach zostanie zakryty.
rooftops-lesson-roof-wrong = Dlaczego nie położyć dachu na C3?

rooftops-lesson-return-title = Najwyżej dziesięć pięter
rooftops-lesson-return-task = W zasobach masz dwanaście pięter, o dwa za dużo. Wybierz dwa, które odkładasz.
rooftops-lesson-return-hint = Wybierz dowolne dwa swoje piętra.
rooftops-lesson-return-done = To ty wybierasz, które piętra odkładasz. Lepiej budować, zanim zasoby się zapełnią.
rooftops-lesson-return-wrong = Dlaczego nie odłożyć tylko jednego?

rooftops-lesson-stars-title = Sięgnij gwiazd
rooftops-lesson-stars-task = Trzy twoje maszyny stoją w pierwszej kolumnie z gwiazdkami. Weź kartę z brązową maszyną i piętro dowolnego koloru za jej jokera.
rooftops-lesson-stars-hint = Ta karta pokazuje jokera i brązową maszynę z dwoma krokami.
rooftops-lesson-stars-done = Wszystkie cztery maszyny dotarły do pierwszej kolumny z gwiazdkami, masz więc dodatkową turę. Takich kolumn jest cztery.

rooftops-lesson-extra-title = Dodatkowa tura
rooftops-lesson-extra-task = To twoja dodatkowa tura. Weź kartę, buduj albo z niej zrezygnuj, jak chcesz.
rooftops-lesson-extra-hint = Tutaj wszystko jest dobre.
rooftops-lesson-extra-done = Dodatkowa tura jest taka jak każda inna i tylko z niej można zrezygnować.

rooftops-lesson-token-title = Osiągnij cel
rooftops-lesson-token-task = Masz dachy na czarnym, szarym i brązowym wieżowcu. Jeden z celów wymaga wszystkich czterech kolorów: połóż dach na białym wieżowcu.
rooftops-lesson-token-hint = Zbuduj tak, by dach leżał na białym: na nowym białym wieżowcu albo u białego sąsiada.
rooftops-lesson-token-done = Nikt przed tobą nie osiągnął tego celu, więc dostajesz najlepszy żeton, 7 milionów. Gdy ktoś położy wszystkie dziesięć dachów, zaczyna się koniec gry, a wygrywa najbogatszy.

rooftops-figure-map = Sąsiadują place połączone ulicą; nieważne, jak blisko wyglądają.
