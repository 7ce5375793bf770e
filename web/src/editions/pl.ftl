# Formularz wydań i ich lista.

edition-list-title = Wydania: { $game }
edition-list-text = Wydanie to zawartość pudełka: płytki, karty, plansze i ceny. Jeśli masz drukowaną grę, skopiuj wydanie i wpisz własne elementy. Twoje wydania są zapisane tylko w tej przeglądarce.
edition-own = Moje wydania
edition-own-none = Nie masz jeszcze żadnego. Skopiuj jedno z poniższych wydań albo wczytaj plik.
edition-origin-shipped = Część Rynku
edition-origin-installed = Zainstalowane na tym serwerze
edition-copy = Kopiuj i edytuj
edition-copy-of = { $name } (kopia)
edition-duplicate = Powiel
edition-download = Pobierz
edition-upload = Wczytaj plik
edition-replace = Zastąp z pliku
edition-delete = Usuń
edition-deleted = Usunięto: { $name }.
edition-undo = Cofnij
edition-redo = Ponów
edition-full = Twoja przeglądarka nie ma miejsca na to wydanie, więc ostatnie zmiany nie są zapisane. Pobierz plik, aby ich nie stracić.
edition-file-long = Ten plik jest za duży. Wydanie ma najwyżej 256 KB.
edition-file-wrong = Ten plik nie jest wydaniem. Wydanie to dokument JSON, taki jak te, które możesz stąd pobrać.
edition-not-here = Tego wydania nie ma w tej przeglądarce. Zostało usunięte albo powstało w innej przeglądarce.
edition-locked = Tego wydania nie można zmienić. Skopiuj je, aby zrobić własne.
edition-name = Nazwa wydania
edition-tools = Narzędzia
edition-good = Wszystko się zgadza
edition-checking = Sprawdzanie…
edition-summary = Co trzeba poprawić
edition-faults = { $count ->
    [one] 1 błąd
    [few] { $count } błędy
   *[other] { $count } błędów
 }
edition-more-faults = i jeszcze { $count }

## Pola i wiersze.

edition-row = { $label }, wiersz { $number }
edition-add-row = Dodaj wiersz
edition-clear = Usuń wszystkie wiersze
edition-duplicate-row = Powiel ten wiersz (Ctrl+Enter)
edition-duplicate-row-number = Powiel wiersz { $number }
edition-remove-row = Usuń ten wiersz
edition-remove-row-number = Usuń wiersz { $number }
edition-letters = Litery do wpisania
edition-no-picture = Rysunek pojawi się, gdy ta część będzie pełna.

## Błędy.

edition-fault-missing = Wypełnij to pole.
edition-fault-number = Wpisz liczbę całkowitą od { $min } do { $max }.
edition-fault-numbers = Wpisz liczby całkowite od { $min } do { $max }, oddzielone spacjami.
edition-fault-choice = Wybierz jedną z wartości.
edition-fault-text = Ta wartość ma niewłaściwą postać.
edition-fault-letters = Ten tekst ma { $found ->
    [one] 1 znak
    [few] { $found } znaki
   *[other] { $found } znaków
 }; dozwolone jest od { $least } do { $most }.
edition-fault-exactly = { $found ->
    [one] Jest 1 pozycja
    [few] Są { $found } pozycje
   *[other] Jest { $found } pozycji
 }, a powinno być dokładnie { $count }.
edition-fault-fewer = { $found ->
    [one] Jest 1 pozycja
    [few] Są { $found } pozycje
   *[other] Jest { $found } pozycji
 }, a powinno być co najmniej { $least }.
edition-fault-count = { $found ->
    [one] Jest 1 pozycja
    [few] Są { $found } pozycje
   *[other] Jest { $found } pozycji
 }, a powinno być od { $least } do { $most }.

## Partia z wydaniem.

edition-play = Zagraj z tym wydaniem
edition-play-text = Otwiera prywatny stół z botami na pozostałych miejscach.
edition-play-now = Graj
edition-play-wait = Najpierw popraw błędy.
edition-play-refused = Ten serwer nie otwiera stołów z własnymi wydaniami. Pobierz plik i zagraj w terminalu:

## O pudełku.

edition-box = O tym pudełku
edition-box-text = Co wiadomo o częściach tego wydania: { $edition }. Drukowane elementy niektórych gier nie są w całości znane.
