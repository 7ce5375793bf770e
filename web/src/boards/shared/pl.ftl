# Co mówi każda plansza.

board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-fit = Pokaż wszystko
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-let-go = Odłóż
board-key-zoom = Powiększ, pomniejsz, pokaż wszystko
board-key-turn = Obróć to, co masz w ręce
board-key-move = Przechodź po dozwolonych miejscach
board-key-choose = Wybierz, a potem zatwierdź
board-key-cancel = Zrezygnuj z wyboru
