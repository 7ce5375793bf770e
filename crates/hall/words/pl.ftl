hall-damaged = Stół { $table } jest uszkodzony na serwerze i nie można go otworzyć. Inne stoły działają normalnie. Skontaktuj się z administratorem serwera: „rynek check” pokazuje, co jest uszkodzone, a stół można odzyskać z kopii zapasowej.
hall-other-rules = Ta partia zaczęła się według wersji { $found } zasad, a ten serwer obsługuje wersję { $expected }. Można ją kontynuować tylko na serwerze z tamtą wersją.
hall-other-edition = Ta partia zaczęła się z innymi elementami, niż ma ten serwer, więc nie można jej tu kontynuować.
hall-no-such-bot = Nie ma bota „{ $given }”. Do wyboru: { COMMAS($known) }.
hall-no-hints = Ten stół otwarto bez podpowiedzi.
hall-not-a-player = O następną partię mogą poprosić tylko gracze tej partii.
hall-words = Wiadomość może mieć od 1 do { $most } znaków.
hall-no-room = W użyciu jest teraz zbyt wiele stołów z własnymi elementami. Spróbuj za kilka minut albo zagraj zwykłymi elementami gry.
hall-closing = Serwer zaraz uruchomi się ponownie. Spróbuj za chwilę.
hall-busy = { $seconds ->
    [one] Serwer jest przeciążony. Spróbuj za 1 sekundę.
    [few] Serwer jest przeciążony. Spróbuj za { $seconds } sekundy.
   *[other] Serwer jest przeciążony. Spróbuj za { $seconds } sekund.
 }
