# Czego uczy Polis.

polis-lesson-lay-title = Połóż pierwszy kafel
polis-lesson-lay-task = Na rynku są cztery kafle, a pierwszy jest darmowy. Weź go i połóż na ziemi gdziekolwiek obok swojego kafla startowego.
polis-lesson-lay-hint = Weź pierwszy kafel z rynku: nic nie kosztuje.
polis-lesson-lay-done = Twoje miasto urosło. Kafel kładziony na ziemi musi stykać się z miastem co najmniej jedną krawędzią; możesz go dowolnie obrócić, ale nie odwrócić na drugą stronę.
polis-lesson-lay-wrong = Czy mogę go położyć z dala od miasta?

polis-lesson-pay-title = Zapłać za lepszy kafel
polis-lesson-pay-task = Masz jeden kamień. Na drugim kaflu jest plac targowy: kosztuje właśnie tyle, bo poprzedza go jeden kafel. Weź drugi kafel i połóż go.
polis-lesson-pay-hint = Wybierz drugi kafel na rynku; jego cena to jeden kamień.
polis-lesson-pay-done = Za każdy pominięty kafel płacisz kamień. Rynek od razu się zsuwa, więc dalsze kafle są teraz o kamień tańsze dla następnego architekta.
polis-lesson-pay-wrong = Czy mogę wziąć ostatni kafel?

polis-lesson-up-title = Buduj w górę
polis-lesson-up-task = Dwa kamieniołomy twojego pierwszego kafla stykają się z kamieniołomem kafla startowego. Połóż darmowy kafel na tych trzech kamieniołomach.
polis-lesson-up-hint = Poszukaj podświetlonego miejsca na wierzchu miasta: trzech kamieniołomów obok siebie.
polis-lesson-up-done = Trzy kamieniołomy są przykryte i każdy od razu daje ci kamień. Wszystko na nowym kaflu jest na poziomie 2 i jest warte dwa razy więcej.
polis-lesson-up-wrong = Czy mogę go położyć na jednym kaflu?

polis-lesson-plaza-title = Plac to mnożnik
polis-lesson-plaza-task = Masz dwa targowiska, ale bez placu targowego nie dają punktów. Weź kafel z takim placem i połóż go.
polis-lesson-plaza-hint = Potrzebny jest plac ze znakiem targowiska. Nie przykryj nim żadnego targowiska.
polis-lesson-plaza-done = Targowiska punktują tyle, ile wynosi ich wartość razy gwiazdki na placach targowych. Plac może być gdziekolwiek i na dowolnym poziomie, byle nie był przykryty.

polis-lesson-group-title = Domy razem
polis-lesson-group-task = Punktuje tylko największa grupa domów. Połóż darmowy kafel tak, by jego domy dołączyły do tego, który już masz.
polis-lesson-group-hint = Nowy dom musi stykać się krawędzią ze starym; poziomy nie mają znaczenia.
polis-lesson-group-done = Twoje domy są teraz jedną grupą, pomnożoną przez gwiazdkę na placu przydomowym kafla startowego.

polis-lesson-apart-title = Targowiska z dala od siebie
polis-lesson-apart-task = Z dwóch sąsiadujących targowisk nie punktuje żadne. Połóż kafel tak, by jego targowisko nie stykało się z pierwszym.
polis-lesson-apart-hint = Zostaw między targowiskami co najmniej jedno pole.
polis-lesson-apart-done = Oba targowiska punktują. Każdy rodzaj dzielnic ma swój warunek: domy razem, targowiska osobno, koszary na krawędzi, świątynie otoczone, ogrody gdziekolwiek.

polis-lesson-temple-title = Otocz świątynię
polis-lesson-temple-task = Świątynia punktuje tylko wtedy, gdy wszystkie sześć miejsc wokół niej jest zabudowanych. Jedno jest jeszcze puste: zapełnij je.
polis-lesson-temple-hint = Połóż kafel tak, by jedno z jego pól zajęło puste miejsce obok świątyni.
polis-lesson-temple-done = Świątynia jest otoczona i punktuje. Nie ma znaczenia, co jest wokół: wystarczą kamieniołomy. Gdy skończy się ostatni stos, wygrywa miasto z największą liczbą punktów.

polis-figure-market = Rynek na początku gry 2-osobowej: cztery kafle, pierwszy darmowy, każdy następny o kamień droższy.
polis-figure-barracks = Te koszary stoją na krawędzi miasta, więc punktują; mnoży je plac koszarowy.
