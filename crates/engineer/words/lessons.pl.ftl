# Czego uczy Inżynier.

engineer-lesson-start-title = Gdzie zaczyna inżynier
engineer-lesson-start-task = Miasto ma cztery dzielnice, a każda cztery obszary. Inżynier zaczyna na obszarze mieszkalnym. Postaw go na a3, na Starym Mieście.
engineer-lesson-start-hint = Wybierz obszar mieszkalny a3: pierwsza kolumna, trzeci rząd.
engineer-lesson-start-done = Zaczyna się runda: rzuca się trzema kośćmi. Pokazują 1, 2 i 6.
engineer-lesson-start-wrong = Dlaczego nie na obszarze drewna a1?

engineer-lesson-keep-title = Zatrzymaj dwie kości
engineer-lesson-keep-task = Zatrzymujesz dwie z trzech kości; trzecia w tej rundzie przepada. Chcesz zdobyć drewno na a1, a ten obszar pokazuje 1: zatrzymaj jedynkę.
engineer-lesson-keep-hint = Zatrzymaj parę, w której jest jedynka.
engineer-lesson-keep-done = Zatrzymane kości są aktywne. Każdej można użyć raz w rundzie tam, gdzie obszar lub karta pokazuje jej wartość.

engineer-lesson-project-title = Zagraj kartę projektu
engineer-lesson-project-task = Karta przesuwa inżyniera dokładnie tak daleko, jak podaje, a potem coś robi. Zagraj P3: dwa kroki na a1 i przy okazji weź jeden węgiel.
engineer-lesson-project-hint = Wybierz kartę P3, obszar a1 i węgiel.
engineer-lesson-project-done = Inżynier stoi na obszarze drewna, masz węgiel, a karta P3 leży odrzucona, dopóki nie odzyskasz kart.
engineer-lesson-project-wrong = Dlaczego nie na b3 tą kartą?

engineer-lesson-take-title = Inwestuj: weź surowce
engineer-lesson-take-task = Teraz sam obszar. Bez kości daje jedno drewno, z kością, która pokazuje 1, daje dwa. Użyj jedynki.
engineer-lesson-take-hint = Weź drewno z kością 1, nie bez niej.
engineer-lesson-take-done = Dwa drewna. Potem runda się kończy: żeton zamyka obszar, na którym stoi inżynier, czas spada o jeden i rzuca się nowymi kośćmi.
engineer-lesson-take-wrong = Dlaczego nie węgiel?

engineer-lesson-pass-title = Zrezygnuj z tego, czego nie potrzebujesz
engineer-lesson-pass-task = Przed projektem możesz otwierać obszary: za kość albo za 2 $ usuwasz żeton. Szóstka przyda się do budowy, a żeton może potem usunąć karta. Spasuj.
engineer-lesson-pass-hint = Lepiej zachować obie kości i pieniądze: spasuj.
engineer-lesson-pass-done = O wszystko, co nieobowiązkowe, gra pyta, a rezygnujesz, pasując. Nic nie przepada po cichu.

engineer-lesson-remove-title = Rusz się i usuń żeton
engineer-lesson-remove-task = Karta P1 to jeden krok i usunięcie żetonu. Idź na obszar mieszkalny b1 i usuń żeton z a1.
engineer-lesson-remove-hint = Wybierz kartę P1, obszar b1 i żeton na a1.
engineer-lesson-remove-done = Obszar a1 jest znów otwarty, a żeton wrócił do puli. Przegrywasz, jeśli żeton jest potrzebny, a pula pusta.

engineer-lesson-build-title = Buduj
engineer-lesson-build-task = Na obszarze mieszkalnym kość o jego wartości pozwala budować. Kamienica kosztuje jedno drewno, jeden węgiel i 1 $: zbuduj ją szóstką.
engineer-lesson-build-hint = Wybierz kamienicę, numer 1, i kość 6.
engineer-lesson-build-done = Stoi jeden z czterech budynków. Żeton z puli zostaje na nim na stałe. Zbuduj wszystkie cztery, zanim znacznik czasu dojdzie do 0, a wygrasz.
engineer-lesson-build-wrong = Dlaczego nie warsztat?

engineer-lesson-clear-title = Otwórz obszar
engineer-lesson-clear-task = Żeton na b1 zamyka jedyny obszar mieszkalny w pobliżu. Usuń go za kość, która pokazuje 5: trójka ci się przyda.
engineer-lesson-clear-hint = Usuń żeton z b1 i zapłać piątką.
engineer-lesson-clear-done = Kość o dowolnej wartości usuwa żeton z dowolnego obszaru, raz w rundzie; 2 $ robią to samo, też raz w rundzie.
engineer-lesson-clear-wrong = Dlaczego nie zapłacić 2 $?

engineer-lesson-trade-title = Handluj
engineer-lesson-trade-task = Stoisz na obszarze handlowym o wartości 3. Z trójką jeden surowiec zamienia się w dwa: wymień drewno na dwa inne.
engineer-lesson-trade-hint = Wymień drewno z kością 3, na przykład na węgiel i stal.
engineer-lesson-trade-done = Z jednego drewna zrobiły się dwa surowce, a handel zawsze przynosi 1 $. Możesz też sprzedać surowiec za 2 $.

engineer-lesson-plan-title = Zaplanuj
engineer-lesson-plan-task = Dwie jedynki niewiele dają. Każdą kartą możesz zamiast tego planować: inżynier idzie, inwestycja przepada, a następne kości ustawiasz bez rzutu. Zaplanuj kartą P4 i idź na d2.
engineer-lesson-plan-hint = Wybierz kartę P4, obszar d2 i planowanie. Inna karta też może być.
engineer-lesson-plan-done = Runda skończyła się bez inwestycji, a następna zaczyna się bez rzutu.

engineer-lesson-set-title = Ustaw kości
engineer-lesson-set-task = Teraz ustaw dwie kości, jak chcesz. Obszar stali c2 pokazuje 4: ustaw jedną z nich na 4.
engineer-lesson-set-hint = Jedna z dwóch kości musi pokazywać 4.
engineer-lesson-set-done = Zaplanowane kości są aktywne tak samo jak te zatrzymane po rzucie. Z czwórką weźmiesz na c2 dwie stale.

engineer-lesson-recover-title = Odzyskaj karty
engineer-lesson-recover-task = Na ręce została ci jedna karta. Odzyskaj wszystkie: inżynier robi jeden krok, na d2, i kosztuje to jeden krok czasu.
engineer-lesson-recover-hint = Odzyskaj karty i idź na d2.
engineer-lesson-recover-done = Wszystkie sześć kart masz znów na ręce. Z pustą ręką nie byłoby wyboru.

engineer-lesson-tax-title = Zbierz podatki
engineer-lesson-tax-task = Inżynier stoi na otwartym obszarze mieszkalnym. Bez kości daje on 2 $: zbierz je.
engineer-lesson-tax-hint = Zbierz podatki, zamiast pasować.
engineer-lesson-tax-done = Pieniądze są potrzebne do większości budynków. Znasz już całą rundę: kości, projekt, inwestycja, koniec.

engineer-lesson-win-title = Ostatni budynek
engineer-lesson-win-task = Trzy budynki stoją, jednego brakuje. Masz wszystko, co kosztuje, i właściwą kość: zbuduj go i wygraj.
engineer-lesson-win-hint = Poszukaj budynku, którego jeszcze nie ma.
engineer-lesson-win-done = Wszystko zbudowane: wygrywasz od razu. Każda liczba, która została na liczniku czasu, to punkt więcej.
engineer-lesson-win-wrong = Dlaczego nie jeszcze jedna kamienica?

engineer-figure-tokens = Na obszarach, na których był inżynier, leży żeton: nie mają akcji, dopóki się go nie usunie.
