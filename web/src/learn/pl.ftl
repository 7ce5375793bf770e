# Lekcje.

learn-title = Ucz się, grając
learn-lead = Każda gra w około pięć minut, na prawdziwej planszy: małe zadania jedno po drugim i od razu odpowiedź.
learn-begin = Zacznij
learn-go-on = Kontynuuj
learn-again = Jeszcze raz
learn-progress = zrobione: { $done } z { $count }
learn-known = (zrobione)
learn-goal = Cel gry:
learn-lesson = { $game }, lekcja { $number } z { $count }
learn-lessons = Lekcje
learn-others = Inne gry do nauki
learn-well = Świetnie!
learn-watch = Zobacz, co się dzieje…
learn-strayed = To jest dozwolone, ale w tym zadaniu chodzi o coś innego.
learn-show = Pokaż mi
learn-next = Dalej
learn-finish = Zakończ
learn-finished = Znasz już grę { $game }
learn-finished-text = Znasz każdy rodzaj akcji. Zagraj całą partię: boty będą łagodne, a zasady masz pod ręką.
learn-none = Do gry { $game } nie ma jeszcze lekcji
learn-none-text = Przeczytaj zasady albo po prostu zagraj: program odrzuci to, czego nie wolno, i poda powód.
learn-play = Rozegraj pierwszą partię
learn-left = { $count ->
    [one] Została jedna lekcja
    [few] Zostały { $count } lekcje
   *[other] Zostało { $count } lekcji
}
learn-left-text = Ostatnia lekcja jest zrobiona, ale nie wszystkie.
learn-finished-alone = Znasz każdy rodzaj akcji. Zagraj całą partię, a zasady masz pod ręką.
