# Czego uczy Polis.

polis-lesson-lay-title = Połóż pierwszy kafel
polis-lesson-lay-task = Na rynku leżą cztery kafle, a pierwszy jest darmowy. Weź go i połóż na ziemi gdziekolwiek obok swojego kafla startowego.
polis-lesson-lay-hint = Weź pierwszy kafel z rynku: nic nie kosztuje.
polis-lesson-lay-done = Twoje miasto urosło. Kafel kładziony na ziemi musi stykać się z miastem co najmniej jedną krawędzią; możesz go dowolnie obrócić, ale nie odwrócić na drugą stronę.
polis-lesson-lay-wrong = Dlaczego nie gdzieś daleko?

polis-lesson-pay-title = Zapłać za lepszy kafel
polis-lesson-pay-task = Masz jeden kamień. Na drugim kaflu jest plac targowisk: kosztuje właśnie tyle, bo leży przed nim jeden kafel. Weź drugi kafel i połóż go.
polis-lesson-pay-hint = Wybierz drugi kafel na rynku; jego cena to jeden kamień.
polis-lesson-pay-done = Za każdy pominięty kafel płacisz kamień. Rząd od razu się zsuwa, więc kafle leżące dalej są teraz o kamień tańsze dla następnego architekta.
polis-lesson-pay-wrong = Dlaczego nie ostatni kafel?

polis-lesson-up-title = Buduj w górę
polis-lesson-up-task = Twój pierwszy kafel leży tak, że dwa jego kamieniołomy stykają się z kamieniołomem kafla startowego. Połóż darmowy kafel na tych trzech kamieniołomach.
polis-lesson-up-hint = Poszukaj podświetlonego miejsca na wierzchu miasta: trzech kamieniołomów obok siebie.
polis-lesson-up-done = Trzy kamieniołomy są zakryte i każdy od razu daje ci kamień. Wszystko na nowym kaflu stoi na poziomie 2 i jest warte dwa razy więcej.
polis-lesson-up-wrong = Dlaczego nie na jednym kaflu?

polis-lesson-plaza-title = Plac mnoży
polis-lesson-plaza-task = Masz dwa targowiska, ale bez placu targowisk nic nie dają. Weź kafel z takim placem i spraw, by się liczyły.
polis-lesson-plaza-hint = Potrzebny jest plac ze znakiem targowiska. Nie zakryj nim żadnego targowiska.
polis-lesson-plaza-done = Wartość twoich targowisk razy gwiazdki na placach targowisk: to ich punkty. Plac może leżeć gdziekolwiek i na dowolnym poziomie, byle nie był zakryty.

polis-lesson-group-title = Domy trzymają się razem
polis-lesson-group-task = Liczy się tylko największa grupa domów. Połóż darmowy kafel tak, by jego domy dołączyły do tego, który już masz.
polis-lesson-group-hint = Nowy dom musi stykać się krawędzią ze starym; poziomy nie mają znaczenia.
polis-lesson-group-done = Twoje domy są teraz jedną grupą, pomnożoną przez gwiazdkę na placu domów kafla startowego.

polis-lesson-apart-title = Targowiska trzymają się osobno
polis-lesson-apart-task = Dwa targowiska obok siebie się nie liczą, żadne z nich. Połóż kafel z drugim targowiskiem tak, by nie dotykało pierwszego.
polis-lesson-apart-hint = Zostaw między targowiskami co najmniej jedno pole.
polis-lesson-apart-done = Oba targowiska się liczą. Każda dzielnica ma swoje życzenie: domy razem, targowiska osobno, koszary na skraju, świątynie w środku, ogrody gdziekolwiek.

polis-lesson-temple-title = Świątynia w środku
polis-lesson-temple-task = Świątynia liczy się tylko wtedy, gdy wszystkie sześć miejsc wokół niej jest zabudowanych. Jedno jest jeszcze puste: zapełnij je.
polis-lesson-temple-hint = Połóż kafel tak, by jedno z jego pól zajęło puste miejsce obok świątyni.
polis-lesson-temple-done = Świątynia jest otoczona i się liczy. Nie ma znaczenia, co stoi wokół: wystarczą kamieniołomy. Gdy skończy się ostatni stos, wygrywa miasto z największą liczbą punktów.

polis-figure-market = Rynek na początku gry dla dwojga: cztery kafle, pierwszy za darmo, każdy następny o kamień droższy.
polis-figure-barracks = Te koszary stoją na skraju, obok terenu na zewnątrz, więc się liczą; mnoży je plac koszar.
