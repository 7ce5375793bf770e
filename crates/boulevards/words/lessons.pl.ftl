# Czego uczą Aleje.

boulevards-lesson-build-title = Postaw budynek
boulevards-lesson-build-task = Każdy budynek z ręki ma swoją działkę. Na pierwszej i ostatniej działce ulicy, obok atrakcji, kosztuje tyle, ile na nim nadrukowano. Postaw A4 obok pływalni albo E1 obok kawiarni.
boulevards-lesson-build-hint = H3 i A3 leżą pośrodku pustej ulicy i kosztowałyby teraz podwójnie. Postaw A4 albo E1.
boulevards-lesson-build-done = Budynek jest opłacony i stoi do końca gry. W każdej turze stawiasz jeden budynek, i musisz, jeśli tylko na któryś cię stać.
boulevards-lesson-build-wrong = Dlaczego nie B1?

boulevards-lesson-free-title = Weź darmowy udział
boulevards-lesson-free-task = Twój nowy budynek stoi obok pływalni, a jej darmowy udział jeszcze tam leży. Weź go.
boulevards-lesson-free-hint = Darmowy udział nic nie kosztuje: weź udział w pływalni.
boulevards-lesson-free-done = Jeden udział w pływalni jest twój, a jej stos jest teraz otwarty: następne karty może kupić każdy. Masz nowy budynek na ręce, a rywal też coś postawił i kupił udział.
boulevards-lesson-free-wrong = Dlaczego nie udział w stadionie?

boulevards-lesson-beside-title = Buduj obok budynku
boulevards-lesson-beside-task = Działka w środku ulicy kosztuje podwójnie, chyba że obok niej na tej samej ulicy stoi już budynek. A4 stoi: postaw obok A3 za nadrukowaną cenę.
boulevards-lesson-beside-hint = A3 kosztuje teraz 3; porównaj ceny na działkach pozostałych budynków.
boulevards-lesson-beside-done = A3 kosztowało 3, a nie 6. H3 nadal kosztowałoby podwójnie: nic obok niego nie stoi.

boulevards-lesson-buy-title = Kup udział
boulevards-lesson-buy-task = Po budowie możesz wziąć jeden udział. Pływalnia wypłaca, gdy zostanie ukończona ulica A lub B: kup jeszcze jeden jej udział.
boulevards-lesson-buy-hint = Kup udział w pływalni; ulica A jest w połowie gotowa.
boulevards-lesson-buy-done = Zawsze dostajesz najtańszą kartę ze stosu. Dwa udziały razem wypłacają więcej niż dwa razy tyle co jeden.
boulevards-lesson-buy-wrong = Dlaczego nie udział w stadionie?

boulevards-lesson-pass-title = Zachowaj pieniądze
boulevards-lesson-pass-task = A2 już stoi. Następny udział w pływalni kosztuje 9, a gotówka się przyda. Udziału brać nie trzeba: spasuj.
boulevards-lesson-pass-hint = Spasuj: na koniec udziały są nic niewarte, liczy się tylko gotówka.
boulevards-lesson-pass-done = Tura się skończyła i masz nowy budynek na ręce. Rywal już zagrał; ulicy A brakuje teraz jednego budynku.

boulevards-lesson-finish-title = Ukończ ulicę
boulevards-lesson-finish-task = A1 to ostatni budynek ulicy A. Postaw go i zobacz, co wypłacą pływalnia i kino.
boulevards-lesson-finish-hint = Postaw A1: to kończy ulicę.
boulevards-lesson-finish-done = Ukończona ulica wypłaca raz, na obu końcach i każdemu: twoje dwa udziały w pływalni przyniosły 18, jeden udział rywala 7. Udział wzięty teraz nic już z tej ulicy nie zarobi.

boulevards-lesson-sell-title = Gdy brakuje pieniędzy
boulevards-lesson-sell-task = Masz 1, a każdy budynek z ręki kosztuje więcej. Musisz więc sprzedać udziały za połowę ceny, zaokrągloną w górę. Sprzedaj najtańszy: udział w teatrze za 5.
boulevards-lesson-sell-hint = Karta z ceną 5 daje 3: wystarczy, by znów budować, a tracisz najmniej.
boulevards-lesson-sell-done = Mając 4, możesz znów budować. Gdyby nawet po sprzedaży wszystkiego nie było cię stać na żaden budynek, byłoby to bankructwo i koniec gry dla ciebie.
boulevards-lesson-sell-wrong = Dlaczego po prostu nie postawić B2?

boulevards-lesson-connect-title = Połącz pływalnię ze stadionem
boulevards-lesson-connect-task = Ulice A, E i I są ukończone, a K brakuje jednego budynku. Z nim ukończone ulice poprowadzą od pływalni do stadionu. Postaw K1 i zakończ grę.
boulevards-lesson-connect-hint = K1 domyka drogę do stadionu.
boulevards-lesson-connect-done = Gra się skończyła. Za połączenie dostajesz 20, potem ulica wypłaca. Wygrywa ten, kto ma najwięcej gotówki; udziały są już nic niewarte.

boulevards-figure-town = Miasto: dziewięć atrakcji, między nimi dwanaście ulic, przy każdej cztery działki.
