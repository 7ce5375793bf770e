daily-fault-setup = W tym zapisie jest inne ustawienie niż w mieście tego dnia: różni się gra, opcje, elementy albo gracze.
daily-fault-draw = Zdarzenie { $event } nie jest losowaniem tego dnia.
daily-fault-bot = Zdarzenie { $event } nie jest zagraniem bota w tym miejscu. Jeśli program był od tego czasu aktualizowany, jego boty mogą grać inaczej.
daily-fault-event = Zdarzenie { $event } nie pasuje do miasta dnia: niczego się tu nie cofa i nikogo nie zastępuje.
daily-fault-unfinished = Ta partia się nie skończyła. Najpierw rozegraj ją do końca.
