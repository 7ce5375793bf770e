# Co mówi serwer.

server-malformed = Nie można tego zrozumieć: { $why }
server-unauthorized = Powiedz, kim jesteś: brakuje żetonu albo do nikogo nie należy. Wybierz imię, aby dostać nowy, albo otwórz swój prywatny odnośnik.
server-forbidden = Nie możesz tego zobaczyć ani zrobić.
server-too-many = { $seconds ->
    [one] Za dużo naraz. Spróbuj ponownie za sekundę.
    [few] Za dużo naraz. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Za dużo naraz. Spróbuj ponownie za { $seconds } sekund.
 }
server-too-large = To jest zbyt duże, żeby je przyjąć.
server-too-slow = Zapytanie docierało zbyt długo. Wyślij je ponownie przez szybsze połączenie.
server-unavailable = { $seconds ->
    [one] Serwer nie może teraz tego zrobić. Spróbuj ponownie za sekundę.
    [few] Serwer nie może teraz tego zrobić. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Serwer nie może teraz tego zrobić. Spróbuj ponownie za { $seconds } sekund.
 }
server-internal = Coś jest nie tak z serwerem. Osoba, która go prowadzi, znajdzie powód w jego dzienniku.
server-method-not-allowed = Ten adres nie przyjmuje takich zapytań. Dokumentacja API wymienia te, które przyjmuje.
server-config-syntax = Nie można odczytać wiersza { $line }, kolumny { $column } pliku { $path }. Ustawienia zapisuje się w formacie TOML, np.: port = 7878
server-config-unknown = Nie ma ustawienia „{ $name }” ({ $path }).{ $mean }
server-config-number = { $name } przyjmuje liczbę od 0 do { $most }, a nie „{ $given }”.
server-config-switch = { $name } przyjmuje true albo false, a nie „{ $given }”.
server-config-text = { $name } przyjmuje tekst, a nie „{ $given }”.
server-config-list = { $name } przyjmuje listę tekstów, a nie „{ $given }”.
server-config-host = { $name } przyjmuje adres IP, np. 127.0.0.1 albo 0.0.0.0, a nie „{ $given }”.
server-config-networks = { $name } przyjmuje sieci, np. 10.0.0.0/8, a nie „{ $given }”.
server-config-log = { $name } przyjmuje off, error, warn, info, debug albo trace, a nie „{ $given }”.
server-config-log-format = { $name } przyjmuje text albo json, a nie „{ $given }”.
server-config-nothing = { $name } musi wynosić co najmniej 1.
server-address-taken = Pod adresem { $address } nasłuchuje już inny program albo ten sam serwer. Zatrzymaj go albo wybierz inny port przez --port.
server-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $why }
server-no-data = Nie można użyć folderu na dane { $path }: { $why }. Wybierz inny przez --data.
server-no-store = Nie można otworzyć magazynu danych. { $why }

# Co mówi API.

api-name = Imię ma od 1 do { $most } znaków i żadnego niewidocznego.
api-language = Mówimy tu po angielsku (en) i po polsku (pl).
api-webhook = Webhook potrzebuje publicznego adresu, który zaczyna się od https:// albo http:// i nie zawiera nazwy użytkownika ani hasła.
api-wishes = Można sobie życzyć: { $known }.
api-shun-oneself = Nie można unikać samego siebie.
api-no-edition = Nie ma tu wydania „{ $given }”. { $known ->
    [none] Żadne nie jest zainstalowane.
   *[other] Zainstalowane: { $known }.
 }
api-blocked = Ktoś przy tym stole nie chce się z Tobą spotkać. Wybierz inny stół.
api-not-over = Tego można się dowiedzieć dopiero po grze: wcześniej zdradziłoby to, co ukryte.
api-trial-long = Żadna partia tej gry nie ma więcej niż { $most } akcji. Przyślij mniej.
server-no-system = System nie pozwala uruchomić serwera: { $why }
