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
