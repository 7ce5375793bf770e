# Czego uczą Dachy.

rooftops-lesson-start-title = Pierwsze piętra
rooftops-lesson-start-task = Przed pierwszą turą kładzie się w mieście kilka początkowych pięter. Szare jest na C4; następne też jest szare. Połóż je na dowolnym pustym placu, który nie sąsiaduje z C4.
rooftops-lesson-start-hint = Może być każdy podświetlony plac.
rooftops-lesson-start-done = Piętra tego samego koloru nigdy nie są na sąsiednich placach, ani teraz, ani później. Sąsiadują place połączone ulicą.
rooftops-lesson-start-wrong = Czy mogę je położyć tuż obok, na C3?

rooftops-lesson-take-title = Weź kartę
rooftops-lesson-take-task = W swojej turze bierzesz kartę albo budujesz. Trzecia karta pokazuje białe i szare piętro oraz czarną maszynę. Weź ją.
rooftops-lesson-take-hint = Weź kartę, na której jest maszyna.
rooftops-lesson-take-done = Piętra są w twoich zasobach, a czarna maszyna przesunęła się o jedno pole: to 1 mln na koniec. Na rynek trafiła nowa karta, a rywal też jedną wziął.

rooftops-lesson-build-title = Postaw wieżowiec
rooftops-lesson-build-task = Buduj na pustym placu obok wieżowca. Kładziesz pierwsze piętro nowego wieżowca, a za każdego sąsiada płacisz piętrem w jego kolorze. Spróbuj na C3: jego sąsiad C4 jest szary.
rooftops-lesson-build-hint = Wybierz podświetlony plac zamiast karty.
rooftops-lesson-build-done = Nowy wieżowiec stoi, a zapłacone piętro podwyższyło sąsiada. Na jednym z właśnie położonych pięter jest twój dach i przesunęła się maszyna w kolorze tego wieżowca.
rooftops-lesson-build-wrong = Czy mogę postawić szary na C3?

rooftops-lesson-roof-title = Dach na najwyższym wieżowcu
rooftops-lesson-roof-task = Dach kładziesz na dowolnym właśnie położonym piętrze, także u sąsiada. Maszyna przesuwa się o tyle pól, ile pięter ma wieżowiec z dachem. Zbuduj na C6 i połóż dach na C4, który będzie miał trzy piętra.
rooftops-lesson-roof-hint = Zbuduj na C6 czarny albo biały wieżowiec, a na dach wybierz C4.
rooftops-lesson-roof-done = Trzy piętra, więc szara maszyna przesuwa się o trzy pola. Udział w budynku C4 masz już na stałe, nawet gdy dach zostanie zakryty.
rooftops-lesson-roof-wrong = Czy mogę położyć dach na C3?

rooftops-lesson-return-title = Najwyżej dziesięć pięter
rooftops-lesson-return-task = W zasobach masz dwanaście pięter, o dwa za dużo. Wybierz dwa, które odłożysz.
rooftops-lesson-return-hint = Wybierz dowolne dwa swoje piętra.
rooftops-lesson-return-done = Wybierasz, które piętra odkładasz. Lepiej budować, zanim zasoby się zapełnią.
rooftops-lesson-return-wrong = Czy mogę odłożyć tylko jedno?

rooftops-lesson-stars-title = Dotrzyj do kolumny z gwiazdkami
rooftops-lesson-stars-task = Trzy twoje maszyny stoją w pierwszej kolumnie z gwiazdkami. Weź kartę z brązową maszyną i piętro dowolnego koloru za jej jokera.
rooftops-lesson-stars-hint = Ta karta pokazuje jokera i brązową maszynę z dwoma krokami.
rooftops-lesson-stars-done = Wszystkie cztery maszyny dotarły do pierwszej kolumny z gwiazdkami, masz więc dodatkową turę. Takich kolumn jest cztery.

rooftops-lesson-extra-title = Dodatkowa tura
rooftops-lesson-extra-task = To twoja dodatkowa tura. Weź kartę, buduj albo z niej zrezygnuj, jak chcesz.
rooftops-lesson-extra-hint = Każdy wybór jest tu dobry.
rooftops-lesson-extra-done = Dodatkowa tura jest taka jak każda inna i tylko z niej można zrezygnować.

rooftops-lesson-token-title = Zrealizuj cel
rooftops-lesson-token-task = Masz dachy na czarnym, szarym i brązowym wieżowcu. Jeden z celów wymaga wszystkich czterech kolorów: połóż dach na białym wieżowcu.
rooftops-lesson-token-hint = Zbuduj tak, by dach był na białym wieżowcu: na nowym albo u białego sąsiada.
rooftops-lesson-token-done = Nikt przed tobą nie zrealizował tego celu, więc dostajesz najlepszy żeton, za 7 mln. Gdy ktoś położy swój dziesiąty dach, zaczynają się ostatnie tury. Wygrywa najbogatszy gracz.

rooftops-figure-map = Sąsiadują place połączone ulicą; nieważne, jak blisko wyglądają.
