# Co mówi serwer.

server-unauthorized = Brak zalogowania: nie ma tokenu albo jest nieznany. Podaj nick, aby zacząć, albo otwórz swój prywatny link.
server-forbidden = Nie masz do tego dostępu.
server-too-many = { $seconds ->
    [one] Za dużo żądań. Spróbuj ponownie za 1 sekundę.
    [few] Za dużo żądań. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Za dużo żądań. Spróbuj ponownie za { $seconds } sekund.
 }
server-too-large = Żądanie jest za duże.
server-too-slow = Żądanie docierało zbyt długo. Wyślij je ponownie przez szybsze połączenie.
server-unavailable = { $seconds ->
    [one] Serwer nie może teraz tego zrobić. Spróbuj ponownie za 1 sekundę.
    [few] Serwer nie może teraz tego zrobić. Spróbuj ponownie za { $seconds } sekundy.
   *[other] Serwer nie może teraz tego zrobić. Spróbuj ponownie za { $seconds } sekund.
 }
server-internal = Błąd wewnętrzny serwera. Szczegóły są w jego dzienniku.
server-method-not-allowed = Ten adres nie przyjmuje takich żądań. Dozwolone żądania wymienia dokumentacja API.
server-config-syntax = Nie można odczytać wiersza { $line }, kolumny { $column } pliku { $path }. Ustawienia zapisuje się w formacie TOML, np.: port = 7878
server-config-unknown = Nie ma ustawienia „{ $name }” ({ $path }).
server-config-number = { $name } przyjmuje liczbę od { $least } do { $most }, a nie „{ $given }”.
server-config-switch = { $name } przyjmuje true albo false, a nie „{ $given }”.
server-config-text = { $name } przyjmuje tekst, a nie „{ $given }”.
server-config-list = { $name } przyjmuje listę tekstów, a nie „{ $given }”.
server-config-host = { $name } przyjmuje adres IP, np. 127.0.0.1 albo 0.0.0.0, a nie „{ $given }”.
server-config-networks = { $name } przyjmuje sieci, np. 10.0.0.0/8, a nie „{ $given }”.
server-config-log = { $name } przyjmuje off, error, warn, info, debug albo trace, a nie „{ $given }”.
server-config-log-format = { $name } przyjmuje text albo json, a nie „{ $given }”.
server-address-taken = Adresu { $address } używa już inny program albo inny serwer. Zatrzymaj go albo wybierz inny port przez --port.
server-cannot-listen = Serwer nie może nasłuchiwać pod adresem { $address }: { $why }
server-no-data = Nie można użyć folderu danych { $path }: { $why }. Wybierz inny przez --data.
server-no-store = Nie można otworzyć magazynu danych.

# Co mówi API.

api-name = Nick ma od 1 do { $most } znaków, wszystkie widoczne.
api-name-reserved = Tak nazywają się boty i miejsca przy stole. Wybierz inny nick.
# Miejsce bez gracza, tak jak na stronie.
api-seat = Miejsce { $seat }
api-language = Dostępne języki: { COMMAS($known) }.
api-webhook = Webhook potrzebuje publicznego adresu, który zaczyna się od https:// albo http:// i nie zawiera nazwy użytkownika ani hasła.
api-wishes = Nieznane powiadomienie. Dostępne: { COMMAS($known) }.
api-shun-oneself = Nie możesz wyciszyć ani zablokować własnego profilu.
api-others-play = Możesz zabrać tylko partię, w której nie gra nikt inny.
api-own-editions = Ten serwer nie pozwala na stoły z własnym wydaniem.
api-own-editions-many = { $most ->
        [one] Masz już nieskończony stół z własnym wydaniem. Najpierw zakończ partię lub zamknij stół.
        [few] Masz już { $most } nieskończone stoły z własnym wydaniem. Najpierw zakończ partię lub zamknij jeden z nich.
       *[other] Masz już { $most } nieskończonych stołów z własnym wydaniem. Najpierw zakończ partię lub zamknij jeden z nich.
    }
api-blocked = Ktoś przy tym stole cię zablokował. Wybierz inny stół.
server-no-system = System operacyjny nie pozwala uruchomić serwera: { $why }
