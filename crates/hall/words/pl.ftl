hall-damaged = Stół { $table } jest uszkodzony na serwerze i nie można go otworzyć. Inne stoły działają normalnie. Powiadom osobę, która prowadzi ten serwer: „rynek check” pokazuje, co jest uszkodzone, a stół można odzyskać z kopii zapasowej.
hall-other-rules = Ta gra zaczęła się według wersji { $found } zasad, a ten serwer gra według wersji { $expected }. Żadna gra nie toczy się według innych zasad niż te, z którymi się zaczęła, więc ta poczeka tu na serwer w swojej wersji.
hall-other-edition = Ta gra zaczęła się z innymi elementami, niż ma ten serwer, więc nie może się tu toczyć dalej.
hall-no-such-bot = Nie ma tu bota o nazwie „{ $given }”. Wybierz: { $known }.
hall-no-hints = Ten stół otwarto bez podpowiedzi.
hall-not-a-player = O następną grę może poprosić tylko ktoś, kto grał.
hall-words = Wiadomość może mieć od 1 do { $most } znaków.
hall-no-room = W użyciu jest teraz zbyt wiele stołów z własnymi elementami. Spróbuj za kilka minut albo zagraj zwykłymi elementami gry.
hall-closing = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
hall-busy = { $seconds ->
    [one] Za dużo dzieje się naraz. Spróbuj za sekundę.
    [few] Za dużo dzieje się naraz. Spróbuj za { $seconds } sekundy.
   *[other] Za dużo dzieje się naraz. Spróbuj za { $seconds } sekund.
 }
record-fault-too-long = Zapis ma zdarzenia w liczbie { $events }; przyjmowanych jest najwyżej { $most }.
