# Co mówi każda plansza.

board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-fit = Pokaż wszystko
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-let-go = Odłóż
board-key-zoom = Powiększ, pomniejsz, pokaż wszystko
board-key-turn = Obróć wybrany element
board-key-move = Przechodź między dozwolonymi miejscami
board-key-choose = Wybierz, a potem zatwierdź
board-key-cancel = Anuluj wybór
board-stand = Pokaż stojące budynki
board-key-stand = Przełącz widok: płaski lub stojące budynki

## Po grze.

result-label = Wynik
result-you-won = Wygrywasz!
result-you-shared = Wspólna wygrana
result-you-lost = Przegrana
result-place = Miejsce { $place } z { $of }, wynik: { $amount }
result-medal-bronze = Brązowy medal
result-medal-silver = Srebrny medal
result-medal-gold = Złoty medal
result-medal-why = Łatwy: brąz, średni: srebro, trudny: złoto; o stopień lepiej, gdy zostaną co najmniej { $time ->
        [one] 1 runda
        [few] { $time } rundy
       *[other] { $time } rund
    }.
result-best-first = Twój pierwszy wynik tutaj: { $amount }
result-best-new = Nowy rekord osobisty: { $amount } (poprzedni: { $before })
result-best = Twój rekord: { $amount }
result-tie-shared = Tu także remis: miejsce jest wspólne.
result-picture = Zapisz obraz
result-share = Udostępnij
result-won = { $count ->
    [one] Wygrywa { $names }
    [few] Zwycięstwo dzielą: { $names }
   *[other] Zwycięstwo dzielą: { $names }
 }
result-won-alone = Wygrana!
result-lost-alone = Tym razem przegrana
result-given-up = Partii nie dokończono.
result-rematch = Rewanż
result-to-rematch = Do rewanżu
result-next-up = Twoja przewaga jest wyraźna. Spróbuj wyższego poziomu:
result-next-down = To była trudna partia. Spróbuj łatwiejszego poziomu:
result-next-play = Zagraj z botem: { NOUN("level", $level) }
result-replay = Powtórka
review-back = Wróć do analizy (krok { $step })
result-record = Zapis
result-fair = Czy losowanie było uczciwe?
result-fair-text = Pierwszy wiersz serwer ogłosił przed partią, drugi po jej zakończeniu. Polecenie „rynek verify” sprawdza na ich podstawie każde losowanie z zapisu.
result-fair-here = Ziarno wybrało to urządzenie, więc dla innych nie jest to dowód.
result-commitment = Zobowiązanie:
result-seed = Ziarno:
result-link = Link do tej partii
breakdown-label = Arkusz punktów
breakdown-source = Punkty za
breakdown-total = Razem
plot-label = Punkty w trakcie partii
plot-steps = { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
 }
