catalog-no-game = Nie ma gry „{ $given }”. Dostępne gry: { $known }.

# Jak gra każdy poziom botów w grze, która nie ma własnych opisów.
catalog-level-beginner = Nie zauważa większości akcji i trzyma się jednego pomysłu.
catalog-level-novice = Trzyma się jednego pomysłu i zauważa około połowy akcji.
catalog-level-casual = Niektóre akcje źle ocenia, a wielu nie zauważa.
catalog-level-skilled = Ocenia pozycję, choć czasem się myli.
catalog-level-strong = Wybiera akcję, która wygląda najlepiej.
catalog-level-expert = Przewiduje kilka tur naprzód.
catalog-level-master = Przewiduje wiele tur naprzód.
