# Czego uczy Inżynier.

engineer-lesson-start-title = Gdzie zaczyna inżynier
engineer-lesson-start-task = Miasto ma cztery dzielnice, a każda cztery obszary. Inżynier zaczyna na obszarze mieszkalnym: postaw pionek na a3, na Starym Mieście.
engineer-lesson-start-hint = Wybierz obszar mieszkalny a3: pierwsza kolumna, trzeci rząd.
engineer-lesson-start-done = Zaczyna się runda: rzucasz trzema kośćmi. Pokazują 1, 2 i 6.
engineer-lesson-start-wrong = Czy mogę zacząć na obszarze drewna a1?

engineer-lesson-keep-title = Zatrzymaj dwie kości
engineer-lesson-keep-task = Zatrzymujesz dwie z trzech kości; trzecia w tej rundzie przepada. Chcesz zdobyć drewno na a1, a ten obszar pokazuje 1: zatrzymaj jedynkę.
engineer-lesson-keep-hint = Zatrzymaj parę, w której jest jedynka.
engineer-lesson-keep-done = Zatrzymane kości są aktywne. Każdej można użyć raz w rundzie tam, gdzie obszar lub karta pokazuje jej wartość.

engineer-lesson-project-title = Zagraj kartę projektu
engineer-lesson-project-task = Karta przesuwa inżyniera dokładnie o tyle kroków, ile podaje, a potem daje akcję. Zagraj P3: dwa kroki na a1 i weź 1 węgiel.
engineer-lesson-project-hint = Wybierz kartę P3, obszar a1 i węgiel.
engineer-lesson-project-done = Inżynier stoi na obszarze drewna, masz 1 węgiel, a karta P3 jest odrzucona, dopóki nie odzyskasz kart.
engineer-lesson-project-wrong = Czy mogę tą kartą przejść na b3?

engineer-lesson-take-title = Inwestuj: weź surowce
engineer-lesson-take-task = Teraz użyj samego obszaru. Bez kości daje 1 sztukę drewna, a z kością, która pokazuje 1, daje 2. Użyj jedynki.
engineer-lesson-take-hint = Weź drewno z kością 1, nie bez niej.
engineer-lesson-take-done = Masz 2 sztuki drewna. Runda się kończy: żeton zamyka obszar, na którym stoi inżynier, licznik rund spada o jeden i rzucasz kośćmi od nowa.
engineer-lesson-take-wrong = Czy mogę wziąć węgiel?

engineer-lesson-pass-title = Pomiń akcje nieobowiązkowe
engineer-lesson-pass-task = Przed projektem możesz otwierać obszary: usuwasz żeton za kość albo za 2 $. Szóstka przyda się do budowy, a żeton może potem usunąć karta. Spasuj.
engineer-lesson-pass-hint = Lepiej zachować obie kości i pieniądze: spasuj.
engineer-lesson-pass-done = Gra pyta o każdą akcję dodatkową; jeśli jej nie chcesz, spasuj.

engineer-lesson-remove-title = Przejdź i usuń żeton
engineer-lesson-remove-task = Karta P1 to jeden krok i usunięcie żetonu. Idź na obszar mieszkalny b1 i usuń żeton z a1.
engineer-lesson-remove-hint = Wybierz kartę P1, obszar b1 i żeton na a1.
engineer-lesson-remove-done = Obszar a1 jest znów otwarty, a żeton wrócił do puli. Przegrywasz, jeśli żeton jest potrzebny, a pula pusta.

engineer-lesson-build-title = Buduj
engineer-lesson-build-task = Na obszarze mieszkalnym kość o jego wartości pozwala budować. Kamienica kosztuje 1 sztukę drewna, 1 węgla i 1 $: zbuduj ją szóstką.
engineer-lesson-build-hint = Wybierz kamienicę, numer 1, i kość 6.
engineer-lesson-build-done = Jeden z czterech budynków jest gotowy. Żeton z puli zostaje na nim na stałe. Zbuduj wszystkie cztery, zanim znacznik czasu dojdzie do 0, a wygrasz.
engineer-lesson-build-wrong = Czy mogę zbudować warsztat?

engineer-lesson-clear-title = Otwórz obszar
engineer-lesson-clear-task = Żeton na b1 zamyka jedyny obszar mieszkalny w pobliżu. Usuń go za kość, która pokazuje 5: trójka ci się przyda.
engineer-lesson-clear-hint = Usuń żeton z b1 i zapłać piątką.
engineer-lesson-clear-done = Dowolna kość usuwa żeton z dowolnego obszaru, raz w rundzie; 2 $ robi to samo, też raz w rundzie.
engineer-lesson-clear-wrong = Czy mogę zapłacić 2 $?

engineer-lesson-trade-title = Handluj
engineer-lesson-trade-task = Inżynier stoi na obszarze handlowym o wartości 3. Z trójką jeden surowiec zamieniasz w dwa: wymień drewno na dwa inne.
engineer-lesson-trade-hint = Wymień drewno z kością 3, na przykład na węgiel i stal.
engineer-lesson-trade-done = Za jedną sztukę drewna masz dwa surowce, a handel zawsze daje 1 $. Możesz też sprzedać surowiec za 2 $.

engineer-lesson-plan-title = Zaplanuj
engineer-lesson-plan-task = Dwie jedynki niewiele dają. Każdą kartą możesz zamiast tego planować: inżynier idzie, pomijasz inwestycję, a następne kości ustawiasz bez rzutu. Zaplanuj kartą P4 i idź na d2.
engineer-lesson-plan-hint = Wybierz kartę P4, obszar d2 i planowanie. Inna karta też może być.
engineer-lesson-plan-done = Runda skończyła się bez inwestycji, a następna zaczyna się bez rzutu.

engineer-lesson-set-title = Ustaw kości
engineer-lesson-set-task = Teraz ustaw dwie kości, jak chcesz. Obszar stali c2 pokazuje 4: ustaw jedną z nich na 4.
engineer-lesson-set-hint = Jedna z dwóch kości musi pokazywać 4.
engineer-lesson-set-done = Zaplanowane kości są aktywne tak samo jak zatrzymane po rzucie. Z czwórką weźmiesz na c2 dwie sztuki stali.

engineer-lesson-recover-title = Odzyskaj karty
engineer-lesson-recover-task = Na ręce została ci jedna karta. Odzyskaj wszystkie: inżynier robi jeden krok, na d2, a licznik rund spada o jeden.
engineer-lesson-recover-hint = Odzyskaj karty i idź na d2.
engineer-lesson-recover-done = Wszystkie sześć kart masz znów na ręce. Z pustą ręką trzeba to zrobić.

engineer-lesson-tax-title = Zbierz podatki
engineer-lesson-tax-task = Inżynier stoi na otwartym obszarze mieszkalnym. Bez kości daje on 2 $: zbierz je.
engineer-lesson-tax-hint = Zbierz podatki, zamiast pasować.
engineer-lesson-tax-done = Pieniądze są potrzebne do większości budynków. Znasz już całą rundę: kości, projekt, inwestycja, faza końcowa.

engineer-lesson-win-title = Ostatni budynek
engineer-lesson-win-task = Trzy budynki stoją, jednego brakuje. Masz wszystko, czego potrzeba do budowy, i właściwą kość: zbuduj go i wygraj.
engineer-lesson-win-hint = Poszukaj budynku, którego jeszcze nie ma.
engineer-lesson-win-done = Wszystko zbudowane: wygrywasz od razu. Za każdą rundę, która została na liczniku, dostajesz 1 punkt.
engineer-lesson-win-wrong = Czy mogę zbudować jeszcze jedną kamienicę?

engineer-figure-tokens = Na obszarach, na których był inżynier, jest żeton: nie mają akcji, dopóki go nie usuniesz.
