# Czego uczą Aleje.

boulevards-lesson-build-title = Postaw budynek
boulevards-lesson-build-task = Każdy budynek z ręki ma swoją działkę. Na pierwszej i ostatniej działce ulicy, obok atrakcji, kosztuje tyle, ile na nim podano. Postaw A4 obok pływalni albo E1 obok kawiarni.
boulevards-lesson-build-hint = H3 i A3 są pośrodku pustej ulicy i kosztowałyby teraz podwójnie. Postaw A4 albo E1.
boulevards-lesson-build-done = Budynek jest opłacony i stoi do końca gry. W każdej turze musisz postawić jeden budynek, jeśli stać cię na którykolwiek.
boulevards-lesson-build-wrong = Czy mogę postawić B1?

boulevards-lesson-free-title = Weź darmową kartę udziałów
boulevards-lesson-free-task = Twój nowy budynek stoi obok pływalni, a jej darmowa karta udziałów jest jeszcze na stosie. Weź ją.
boulevards-lesson-free-hint = Darmowa karta nic nie kosztuje: weź kartę udziałów pływalni.
boulevards-lesson-free-done = Masz jeden udział w pływalni, a jej stos jest teraz otwarty: następne karty może kupić każdy. Masz nowy budynek na ręce, a rywal też coś postawił i kupił kartę udziałów.
boulevards-lesson-free-wrong = Czy mogę wziąć darmową kartę stadionu?

boulevards-lesson-beside-title = Buduj obok budynku
boulevards-lesson-beside-task = Działka w środku ulicy kosztuje podwójnie, chyba że obok niej na tej samej ulicy stoi już budynek. A4 już stoi: postaw obok A3 za cenę podaną na budynku.
boulevards-lesson-beside-hint = A3 kosztuje teraz 3; porównaj ceny na działkach pozostałych budynków.
boulevards-lesson-beside-done = Budynek A3 kosztował 3, a nie 6. H3 nadal kosztowałby podwójnie: obok nic nie stoi.

boulevards-lesson-buy-title = Kup kartę udziałów
boulevards-lesson-buy-task = Po budowie możesz wziąć jedną kartę udziałów. Pływalnia wypłaca, gdy zabudowana zostanie ulica A lub B: kup jeszcze jeden jej udział.
boulevards-lesson-buy-hint = Kup kartę udziałów pływalni; ulica A jest w połowie zabudowana.
boulevards-lesson-buy-done = Zawsze dostajesz najtańszą kartę ze stosu. Dwa udziały dają razem ponad dwa razy większą wypłatę niż jeden.
boulevards-lesson-buy-wrong = Czy mogę kupić kartę stadionu?

boulevards-lesson-pass-title = Zachowaj pieniądze
boulevards-lesson-pass-task = A2 już stoi. Następny udział w pływalni kosztuje 9, a gotówka się przyda. Nie musisz kupować karty udziałów: spasuj.
boulevards-lesson-pass-hint = Spasuj: na koniec udziały są nic niewarte, liczy się tylko gotówka.
boulevards-lesson-pass-done = Tura się skończyła i masz nowy budynek na ręce. Rywal już zagrał; na ulicy A brakuje teraz jednego budynku.

boulevards-lesson-finish-title = Zabuduj ulicę
boulevards-lesson-finish-task = A1 to ostatni budynek ulicy A. Postaw go i zobacz, co wypłacą pływalnia i kino.
boulevards-lesson-finish-hint = Postaw A1: to zakończy zabudowę ulicy.
boulevards-lesson-finish-done = Zabudowana ulica wypłaca raz, na obu końcach i każdemu: twoje dwa udziały w pływalni dały 18, jeden udział rywala 7. Karta wzięta teraz nic już z tej ulicy nie zarobi.

boulevards-lesson-sell-title = Gdy brakuje pieniędzy
boulevards-lesson-sell-task = Masz 1, a każdy budynek z ręki kosztuje więcej. Musisz więc sprzedać udziały za połowę ceny, zaokrągloną w górę. Sprzedaj najtańszą kartę: udział w teatrze z ceną 5.
boulevards-lesson-sell-hint = Karta z ceną 5 daje 3: wystarczy, by znów budować, a tracisz najmniej.
boulevards-lesson-sell-done = Mając 4, możesz znów budować. Gdyby nawet po sprzedaży wszystkich udziałów nie było cię stać na żaden budynek, byłoby to bankructwo i koniec gry dla ciebie.
boulevards-lesson-sell-wrong = Czy mogę po prostu postawić B2?

boulevards-lesson-connect-title = Połącz pływalnię ze stadionem
boulevards-lesson-connect-task = Ulice A, E i I są zabudowane, a na K brakuje jednego budynku. Postaw K1, aby połączyć pływalnię ze stadionem i zakończyć grę.
boulevards-lesson-connect-hint = K1 kończy drogę do stadionu.
boulevards-lesson-connect-done = Gra się skończyła. Za połączenie dostajesz 20, potem ulica wypłaca. Wygrywa gracz, który ma najwięcej gotówki; udziały są już nic niewarte.

boulevards-figure-town = Miasto: dziewięć atrakcji, między nimi dwanaście ulic, przy każdej cztery działki.
