# The profile of a person.

profile-title = Profil i ustawienia
profile-you = Ty
profile-name = Nick
profile-name-help = Tak widzą cię inni; najwyżej 40 znaków.
profile-public = Jak widzą cię inni
profile-page = Ta strona
profile-theme = Kolory
profile-notify = Powiadom mnie, gdy przyjdzie moja kolej, a strona jest w tle
profile-motion = Animacje
profile-vibration = Wibruj, gdy ktoś położy element
profile-here = Rozgrywaj szybkie partie na tym urządzeniu, także bez połączenia
profile-devices = Inne urządzenia
profile-devices-text = Prywatny link otwiera twój profil, z miejscami i partiami, na innym urządzeniu.
profile-link = Prywatny link na inne urządzenie
profile-link-warning = Każdy, kto ma ten link, może grać jako ty. Nie udostępniaj go.
profile-forget = Wyloguj wszystkie inne urządzenia
profile-webhook = Webhook
profile-webhook-url = Adres
profile-webhook-help = Serwer wywoła ten adres https, gdy przyjdzie twoja kolej. Zostaw puste, jeśli nie używasz.
profile-webhook-secret = Wywołania są podpisane kluczem:
profile-data = Twoje dane
profile-data-text = Wszystkie dane, które o tobie przechowujemy: nick, ustawienia, miejsca, rankingi, wiadomości z czatu.
profile-export = Pobierz wszystko
profile-delete = Usuń mój profil
profile-delete-text = Twoje miejsca przejmą boty, a twój nick zniknie z zakończonych partii. Tego nie da się cofnąć.
profile-delete-yes = Tak, usuń mój profil
