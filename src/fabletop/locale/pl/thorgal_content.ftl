### Thorgal: nazwy i efekty wszystkiego, co jest w pudełku. Wszystkie zdania są nasze.

## Bohaterowie i ich Umiejętności

th-hero-thorgal = Thorgal Aegirsson
    .short = Thorgal
    .text = Dziecko gwiazd i myśliwy z północy: radzi sobie na każdej drodze i w każdej walce, a z całej czwórki najtrudniej go powalić.
th-hero-aaricia = Aaricia Gandalfsdottir
    .short = Aaricia
    .text = Córka króla wikingów i uzdrowicielka: śpiewem goi rany i przegania strach, a Magia łatwo przychodzi jej do ręki.
th-hero-jolan = Jolan Thorgalson
    .short = Jolan
    .text = Syn Thorgala, który uczy się szybciej niż ktokolwiek: bogaty w Magię, ale zniesie najmniej Ran.
th-hero-kriss = Kriss de Valnor
    .short = Kriss
    .text = Łuczniczka i awanturnica bez skrupułów: w Walce jest zawsze o krok przed innymi.

th-skill-firm_resolve = Niezłomna wola
    .text = Przed swoją akcją: jej wartość jest o 1 wyższa. Jeśli to Walka, zamiast tego ulepsz 1 kość; jeśli Poświęcenie, jego wartość jest zamiast tego o 1 niższa, co najmniej 0.
th-skill-mending_song = Kojąca pieśń
    .text = W swojej turze: jeden Bohater w twoim Obszarze, ty albo ktoś inny, może wyleczyć 1 Ranę o rozmiarze do 3 i odrzuca 1 Zagrożenie.
th-skill-quick_mind = Bystry umysł
    .text = Gdy zyskujesz Doświadczenie w swojej turze: zyskaj jeszcze 1.
th-skill-cold_aim = Zimne oko
    .text = Po swoim rzucie Walki: rzuć ponownie najwyżej 2 kośćmi, po jednej naraz.

## Przedmioty

th-item-vanir_stone = Kamień Vanirów
    .text = Walka, przed rzutem: 1 dodatkowa żółta kość; dobierz 1 Zagrożenie.
th-item-whetstone = Osełka
    .text = Walka, przed rzutem: ulepsz 1 kość; zyskaj 1 Rudę.
th-item-war_paint = Barwy wojenne
    .text = Walka, przed rzutem: 2 ulepszenia, na jednej kości albo na dwóch.
th-item-knucklebones = Kości do gry
    .text = Walka, po rzucie: rzuć ponownie najwyżej 2 kośćmi, po jednej naraz.
th-item-barbed_arrows = Strzały z zadziorami
    .text = Walka, po rzucie: 1 efekt Krytyczny.
th-item-throwing_axe = Topór do rzucania
    .text = Walka, po rzucie, tylko jeśli masz Rudę: odrzuć 1 Rudę i weź jeszcze 1 kafelek o rozmiarze 1.
th-item-wolfskin = Wilcza skóra
    .text = Walka, przed rozpatrzeniem zakrytych pól: pomiń wszystkie Kary w tej akcji; odrzuć 1 Zagrożenie.
th-item-linden_shield = Lipowa tarcza
    .text = Walka, po przegranej: nie dobierasz Zagrożenia za niezakryte Serca.
th-item-snowshoes = Rakiety śnieżne
    .text = Wędrówka: możesz też użyć kafelka belka (4); pomiń 1 Karę.
th-item-surefoot_pony = Kuc o pewnym kroku
    .text = Wędrówka: wartość jest o 1 wyższa.
th-item-sunstone = Słoneczny kamień
    .text = Wędrówka: pomiń wszystkie Kary w tej akcji.
th-item-berry_knife = Nóż do jagód
    .text = Wędrówka, po kafelku: zyskaj jeszcze raz do 2 Zasobów spośród tych, które dały jego pola.
th-item-cairn_map = Mapa kamiennych kopców
    .text = Wędrówka: dołóż 1 kartę Terenu na prawym końcu Ścieżki Wędrówki, bez jej Bonusu. W tej akcji twój poziom Wędrówki jest o 2 wyższy.
th-item-deep_basket = Głęboki kosz
    .text = Zbieranie: wartość jest o 2 wyższa.
th-item-two_wheeled_cart = Dwukółka
    .text = Zbieranie, po akcji: Akcja Dodatkowa Zbieranie (wartość 2).
th-item-clean_spade = Czysty szpadel
    .text = Zbieranie, po akcji: odrzuć do 3 żetonów Zbierania ze Ścieżki Wędrówki; zyskaj 1 Budulec.
th-item-folding_scales = Składana waga
    .text = Zbieranie, po akcji: odłóż do 3 swoich Zasobów i weź tyle samo jednego zwykłego rodzaju.
th-item-silver_arm_ring = Srebrny naramiennik
    .text = Przypisanie: pole wymaga w tej akcji o 1 Zasób mniej, co najmniej 1.
th-item-pack_frame = Nosidło
    .text = Przypisanie: wartość jest o 2 wyższa.
th-item-signal_horn = Róg sygnałowy
    .text = Przypisanie: wartość jest o 1 wyższa. Zasoby może dać każdy Bohater, który się zgodzi, gdziekolwiek jest.
th-item-forged_seal = Podrobiona pieczęć
    .text = Przypisanie: do 2 przypisywanych Zasobów może się liczyć jako dowolny rodzaj, którego wymaga pole.
th-item-sealskin_boots = Buty z foczej skóry
    .text = Ruch: wartość jest o 2 wyższa.
th-item-skin_boat = Skórzana łódź
    .text = Ruch: każda Specjalna lub Wielokrotna Granica liczy się jak jedna Zwykła. Możesz zabrać ze sobą dowolnych innych Bohaterów ze swojego Obszaru, którzy się zgodzą.
th-item-smugglers_token = Znak przemytników
    .text = Ruch: wartość jest o 1 wyższa i możesz przekroczyć 1 Granicę z Blokadą.
th-item-straw_double = Słomiany sobowtór
    .text = Poświęcenie: wartość jest o 1 niższa, co najmniej 0.
th-item-numbing_root = Korzeń odrętwienia
    .text = Poświęcenie, po akcji: wylecz do 2 Ran o rozmiarze do 2.
th-item-bog_iron_tongs = Kleszcze z żelaza darniowego
    .text = Rzemiosło: wartość jest o 1 wyższa; zyskaj 1 Budulec albo 1 Rudę.
th-item-heather_mead = Wrzosowy miód
    .text = Dowolna akcja: odrzuć do 2 Zagrożeń.
th-item-bone_needle = Kościana igła
    .text = Dowolna akcja: wylecz 1 Ranę dowolnego rozmiaru.
th-item-rune_stick = Runiczna laseczka
    .text = Dowolna akcja: odwróć swoją kartę Umiejętności na aktywną stronę; zyskaj 1 Magię.

th-item-ash_bow = Jesionowy łuk
    .text = Walka, przed rzutem: ulepsz 1 kość; po rzucie rzuć ponownie najwyżej 1 kością.
th-item-linen_pouch = Lniany woreczek
    .text = Dowolna akcja: 2 leczenia, każde o rozmiarze do 2, do podziału między Bohaterów w twoim Obszarze.
th-item-ogotais_crown = Korona Ogotaia
    .text = Dowolna akcja, gdy trzeba rozpatrzyć Karę albo po akcji: pomiń wszystkie pozostałe Kary tej akcji; zyskaj 1 Doświadczenie.
th-item-boot_knife = Nóż z cholewy
    .text = Walka, po rzucie: weź jeszcze 1 kafelek o rozmiarze 1.

## Karty Akcji

th-action-move_3 = Ruch 3
    .text = Wartość 1. Za każdy żeton pod kartą: +1.
th-action-move_6 = Ruch 6
    .text = Wartość 2. Jeśli pod kartą jest tylko 1 żeton: Akcja Dodatkowa Zbieranie (wartość 1).
th-action-move_12 = Ruch 12
    .text = Wartość 1. Jeśli pod kartą jest tylko 1 żeton: +1. Za każdy żeton na lewo od niej: +1 (wartość najwyżej 4).
th-action-move_18 = Ruch 18
    .text = Wartość 2. Możesz zabrać ze sobą 1 innego Bohatera ze swojego Obszaru, jeśli się zgodzi.
th-action-move_27 = Ruch 27
    .text = Wartość 1. Każda Specjalna lub Wielokrotna Granica liczy się jak jedna Zwykła. Za każdy żeton na lewo od karty: +1.
th-action-move_33 = Ruch / Wędrówka 33
    .text = Ruch (wartość 3) albo Wędrówka (wartość 1). Jeśli pod kartą jest tylko 1 żeton: wylecz 1 Ranę o rozmiarze do 2.
th-action-move_35 = Ruch 35
    .text = Wartość 2. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 4). Jeśli pod kartą jest tylko 1 żeton: Akcja Dodatkowa Przypisanie (wartość 1).
th-action-journey_5 = Wędrówka 5
    .text = Wartość 1. Jeśli pod kartą jest tylko 1 żeton: zyskaj 1 Zasób swojego Obszaru.
th-action-journey_10 = Wędrówka 10
    .text = Wartość 1. Pomiń 1 Karę. Jeśli pod kartą jest tylko 1 żeton: +1.
th-action-journey_15 = Wędrówka 15
    .text = Wartość 1. Za każdy żeton pod kartą: wylecz 1 Ranę o rozmiarze 1. Jeśli pod kartą jest tylko 1 żeton: pomiń 1 Karę.
th-action-journey_19 = Wędrówka 19
    .text = Wartość 1. Za każdy żeton na lewo od karty: w tej akcji twój poziom Wędrówki jest o 1 wyższy.
th-action-journey_29 = Wędrówka 29
    .text = Wartość 2. Po akcji dobierz 1 Zagrożenie, jeśli pod kartą są co najmniej 2 żetony.
th-action-journey_37 = Wędrówka 37
    .text = Wartość 1. Za każdy żeton na lewo od karty: pomiń 1 Karę. Jeśli pod kartą jest tylko 1 żeton: w tej akcji twój poziom Wędrówki jest o 2 wyższy.
th-action-journey_41 = Wędrówka 41
    .text = Wartość 1. Możesz też użyć kafelka kwadrat (4), bez względu na swój poziom. Za każdy żeton pod kartą: +1 (wartość najwyżej 3).
th-action-gather_2 = Zbieranie / Rzemiosło 2
    .text = Zbieranie (wartość 2) albo Rzemiosło (wartość 1). Jeśli pod kartą jest tylko 1 żeton: +1.
th-action-gather_8 = Zbieranie 8
    .text = Wartość 2. Po akcji możesz odrzucić 1 żeton Zbierania ze Ścieżki Wędrówki. Jeśli pod kartą jest tylko 1 żeton: +1.
th-action-gather_14 = Zbieranie 14
    .text = Wartość 2. Jeśli pod kartą jest tylko 1 żeton: pomiń 1 Karę.
th-action-gather_17 = Zbieranie 17
    .text = Wartość 1. Za każdy żeton pod kartą: +1.
th-action-gather_22 = Zbieranie 22
    .text = Wartość 1. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 3).
th-action-gather_30 = Zbieranie 30
    .text = Wartość 2. Pomiń 1 Karę. Za każdy żeton na lewo od karty: wylecz 1 Ranę o rozmiarze 1.
th-action-gather_36 = Zbieranie 36
    .text = Wartość 2. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 4). Jeśli pod kartą jest tylko 1 żeton: zyskaj 1 Pogłoskę.
th-action-assign_9 = Przypisanie 9
    .text = Wartość 3. Jeśli pod kartą jest tylko 1 żeton: zyskaj 1 Pogłoskę.
th-action-assign_16 = Przypisanie 16
    .text = Wartość 2. Jeśli pod kartą jest tylko 1 żeton: +1.
th-action-assign_20 = Przypisanie / Ruch 20
    .text = Przypisanie (wartość 2) albo Ruch (wartość 2). Za każdy żeton pod kartą: +1 (wartość najwyżej 4).
th-action-assign_25 = Przypisanie 25
    .text = Wartość 1. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 3).
th-action-assign_30 = Przypisanie 30
    .text = Wartość 2. 1 przypisywany Zasób może się liczyć jako dowolny rodzaj, którego wymaga pole. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 4).
th-action-assign_32 = Przypisanie 32
    .text = Wartość 3. Za każdy żeton pod kartą: wylecz 1 Ranę o rozmiarze do 2.
th-action-assign_40 = Przypisanie 40
    .text = Wartość 2. Pole wymaga w tej akcji o 1 Zasób mniej, co najmniej 1. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 5).
th-action-combat_11 = Walka 11
    .text = Wartość 1. Za każdy żeton na lewo od karty: rzuć ponownie najwyżej 1 kością.
th-action-combat_17 = Walka 17
    .text = Wartość 1. Jeśli pod kartą jest tylko 1 żeton: ulepsz 1 kość.
th-action-combat_21 = Walka 21
    .text = Wartość 2. Rzuć ponownie najwyżej 1 kością w jednej z Walk. Jeśli pod kartą jest tylko 1 żeton: wylecz 1 Ranę o rozmiarze do 2.
th-action-combat_26 = Walka 26
    .text = Wartość 1. Za każdy żeton pod kartą: rzuć ponownie najwyżej 1 kością.
th-action-combat_31 = Walka 31
    .text = Wartość 1. Jeśli pod kartą jest tylko 1 żeton: przed rzutem do 2 dodatkowych żółtych kości; za każdą dobierz 1 Zagrożenie.
th-action-combat_34 = Walka 34
    .text = Wartość 1. Rzuć ponownie najwyżej 3 kośćmi, po jednej naraz. Jeśli pod kartą jest tylko 1 żeton: zyskaj 1 Rudę albo 1 Pogłoskę.
th-action-combat_38 = Walka 38
    .text = Wartość 1. Za każdy żeton na lewo od karty: ulepsz 1 kość (najwyżej 2 ulepszenia). Za każdy żeton pod kartą: 1 efekt Krytyczny.
th-action-sacrifice_1 = Poświęcenie 1
    .text = Wartość 2. Jeśli pod kartą jest tylko 1 żeton: −1 (wartość co najmniej 1).
th-action-sacrifice_7 = Poświęcenie 7
    .text = Wartość to liczba twoich Zagrożeń. Za każdy żeton pod kartą: odrzuć 1 Zagrożenie.
th-action-sacrifice_23 = Poświęcenie 23
    .text = Wartość 3. Za każdy żeton na lewo od karty: −1 (wartość co najmniej 1).
th-action-sacrifice_39 = Poświęcenie 39
    .text = Wartość 2. Za każdy żeton na lewo od karty: −1 (wartość co najmniej 0). Jeśli pod kartą jest tylko 1 żeton: wylecz 1 Ranę o rozmiarze do 2.
th-action-craft_4 = Rzemiosło 4
    .text = Wartość 1. Jeśli pod kartą jest tylko 1 żeton: +1.
th-action-craft_13 = Rzemiosło 13
    .text = Wartość 1. Za każdy żeton na lewo od karty: +1 (wartość najwyżej 3).
th-action-craft_24 = Rzemiosło 24
    .text = Wartość 2. Jeśli pod kartą jest tylko 1 żeton: zyskaj 1 Rudę.
th-action-craft_28 = Rzemiosło / Przypisanie 28
    .text = Rzemiosło (wartość 1) albo Przypisanie (wartość 2). Za każdy żeton na lewo od karty: +1 (wartość najwyżej 3).

## Karty Akcji Specjalnych

th-special-special_a = Notatki tropiciela
    .text = Wędrówka: pomiń 1 żółtą Karę.
th-special-special_b = Talizman Pisarczyka
    .text = Walka: rzuć ponownie najwyżej 1 kością. Przeciw Mistycznemu Wrogowi pomiń wszystkie Kary.
th-special-special_c = Wspólne zapasy
    .text = Zbieranie: dowolną część zdobytych Zasobów można oddać innym Bohaterom w swoim Obszarze.
th-special-special_d = List Żelazny
    .text = Przypisanie: możesz wydać 1 Pogłoskę; pole wymaga wtedy w tej akcji o 1 Zasób mniej, co najmniej 1.
th-special-special_e = Krwawa runa
    .text = Walka: raz w każdej Walce, po rzucie, możesz otrzymać 1 Ranę (Zagrożenie), aby rzucić ponownie 1 wybraną kością.
th-special-special_f = Latarnia przewodnika
    .text = Ruch: wartość jest o 1 wyższa. Jeśli kończysz akcję w Obszarze z Wrogiem, dobierz 1 Zagrożenie.

## Karty Terenu

th-terrain-birch_valley = Brzozowa Dolina
th-terrain-sheep_meadow = Owcza Łąka
th-terrain-iron_brook = Żelazny Strumień
th-terrain-quarry_road = Droga do Kamieniołomu
th-terrain-crossroads_inn = Karczma na Rozstajach
th-terrain-fishing_stage = Rybacki Pomost
th-terrain-standing_stones = Stojące Kamienie
th-terrain-moonlit_fen = Księżycowe Mokradła
th-terrain-pine_ridge = Sosnowa Grań
th-terrain-old_battlefield = Stare Pobojowisko
th-terrain-scree_slope = Piarżyste Zbocze
th-terrain-frozen_lake = Zamarznięte Jezioro
th-terrain-burnt_wood = Spalony Las
th-terrain-black_moor = Czarne Wrzosowisko
th-terrain-gull_cliffs = Klify Mew

## Wrogowie

th-enemy-hill_wolf = Wilk ze wzgórz
th-enemy-masterless_spearman = Włócznik bez pana
th-enemy-carrion_crows = Wrony z pobojowiska
th-enemy-toll_robber = Zbój z rogatki
th-enemy-barrow_rats = Szczury z kurhanu
th-enemy-net_thief = Złodziej sieci
th-enemy-lean_boar = Wychudły dzik
th-enemy-jarls_bully = Osiłek jarla
th-enemy-mound_sprite = Licho z kopca
th-enemy-ash_zealot = Popielny fanatyk
th-enemy-shirtless_berserk = Półnagi berserk
th-enemy-shield_brothers = Bracia tarczy
th-enemy-she_bear = Niedźwiedzica
th-enemy-bounty_hunter = Łowca nagród
th-enemy-reef_pirates = Piraci z rafy
th-enemy-drowned_oarsman = Utopiony wioślarz
th-enemy-temple_guard = Strażnik świątynny
th-enemy-slave_driver = Poganiacz niewolników
th-enemy-horned_shade = Rogaty cień
th-enemy-bone_caster = Wróżbita z kości
th-enemy-jarls_champion = Czempion jarla
th-enemy-scree_troll = Troll z piargu
th-enemy-mound_king = Król z kurhanu
th-enemy-storm_captain = Kapitan burz
th-enemy-mother_of_wolves = Matka wilków
th-enemy-iron_shieldmaid = Żelazna tarczowniczka
th-enemy-masked_executioner = Zamaskowany kat
th-enemy-hag_of_the_fen = Wiedźma z mokradeł
th-enemy-fjord_serpent = Wąż z fiordu
th-enemy-rime_giant = Szronowy olbrzym

## Znaleziska

th-finding-buried_chest = Zakopana skrzynia
    .text = Dobierz 1 Przedmiot.
th-finding-pedlars_pack = Tobół kramarza
    .text = Wybierz 1 Przedmiot z Ekspozycji.
th-finding-hot_spring = Gorące źródło
    .text = Wylecz 1 Ranę dowolnego rozmiaru.
th-finding-yarrow_patch = Kępa krwawnika
    .text = 2 leczenia, każde o rozmiarze do 2, do podziału między Bohaterów w twoim Obszarze.
th-finding-old_warriors_tale = Opowieść starego wojownika
    .text = Zyskaj 1 Doświadczenie.
th-finding-hidden_trail = Ukryty szlak
    .text = Akcja Dodatkowa Ruch (wartość 2).
th-finding-cast_offs = Porzucone rzeczy
    .text = Zyskaj 2 sztuki jednego zwykłego Zasobu do wyboru.
th-finding-whispering_skull = Szepcząca czaszka
    .text = Zyskaj 1 Magię i 1 Pogłoskę.
th-finding-quiet_shrine = Ciche sanktuarium
    .text = Odrzuć do 2 Zagrożeń i odwróć swoją kartę Umiejętności na aktywną stronę.
th-finding-stray_hound = Zbłąkany pies
    .text = Obniż o 1 poziom 1 Wroga w swoim Obszarze lub w sąsiednim. Zyskaj 1 Zasób swojego Obszaru.

## Wydarzenia górskie

th-event-avalanche_danger = Zagrożenie lawinowe
    .text = W fazie Akcji: kto wchodzi do Obszaru ze Źródłem Rudy albo rozpatruje w nim akcję, otrzymuje 1 Ranę o rozmiarze 1. Następna faza Wydarzenia: lewa ikona.
    .story = Śnieg nad rudną drogą zaczął mówić przez sen. Nawet juczne kuce stąpają na palcach.
th-event-cave_dwellers = Jaskiniowcy
    .text = Natychmiast: każdy Bohater w Obszarze ze Źródłem Budulca otrzymuje 1 Ranę o rozmiarze 2. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli na Mapie jest Pomniejszy Wróg.
    .story = Gdzie jest drewno, tam jest ogień, a gdzie ogień, tam ktoś przy nim śpi. Mali bladzi ludzie spod wzgórza wiedzą to lepiej od was.
th-event-rocky_waste = Skalne pustkowie
    .text = W fazie Akcji: wszystkie żółte pola Kary liczą się jak czerwone. Następna faza Wydarzenia: prawa ikona.
    .story = Odtąd ścieżka jest już tylko plotką wśród głazów. Każdy kamień wygląda jak poprzedni, dopóki się nie ruszy.
th-event-thin_air = Rozrzedzone powietrze
    .text = W fazie Akcji: wartość każdej Akcji Głównej Zbierania jest o 1 niższa, co najmniej 1. Następna faza Wydarzenia: lewa ikona.
    .story = Schylacie się po gałąź i musicie usiąść. Tu, w górze, nawet oddychanie jest pracą, i to marnie płatną.
th-event-loose_stones = Luźne kamienie
    .text = W fazie Akcji: kto kładzie kafelek Wędrówki o rozmiarze 3 lub większym, dobiera 1 Zagrożenie. Następna faza Wydarzenia: środkowa ikona.
    .story = Jeden dłuższy krok trąca kamyk, kamyk znajduje sobie towarzystwo i po chwili cała dolina wie, gdzie jesteście.
th-event-snow_glare = Blask śniegu
    .text = W fazie Akcji: ikony Obszaru na Ścieżce Wędrówki liczą się jak puste pola. Następna faza Wydarzenia: lewa ikona.
    .story = Słońce leży na śniegu jak ostrze. Cały dzień mijacie rzeczy, których wam trzeba, i żadnej nie widzicie.
th-event-rich_vein = Bogata żyła
    .text = W fazie Akcji: kto zyskuje Rudę dzięki kafelkowi Wędrówki lub żetonowi Zbierania, zyskuje jeszcze 1 Rudę. Następna faza Wydarzenia: prawa ikona.
    .story = Zimowy mróz rozłupał urwisko i w szczelinie leży ruda, odsłonięta i czerwona jak rana. Nikt jeszcze nie zdążył postawić tu płotu.
th-event-rope_bridge_down = Zerwany most linowy
    .text = Natychmiast: połóżcie 1 Blokadę na Zwykłej Granicy Obszaru Pierwszego Gracza, jeśli to możliwe; na koniec fazy Akcji zostaje odrzucona. Następna faza Wydarzenia: lewa ikona.
    .story = Dwie liny, dziewięć desek, a chodziło właśnie o dziesiątą. Do wieczora ktoś go naprawi; ludzie gór zawsze naprawiają mosty.
th-event-howling_peak = Wyjący szczyt
    .text = Na koniec fazy Akcji: każdy Bohater, który jest sam w Obszarze, dobiera 1 Zagrożenie. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli któryś Bohater ma co najmniej 3 Zagrożenia.
    .story = To tylko wiatr w skałach. We dwoje łatwo się na to zgodzić; kto jest sam, zaczyna rozróżniać słowa.
th-event-night_frost = Nocny mróz
    .text = Natychmiast: każdy Bohater odrzuca 1 Budulec. Następna faza Wydarzenia: prawa ikona.
    .story = Nocą mróz chodzi od ognia do ognia i pyta, co wam jeszcze zostało. Rano bukłaki stoją o własnych siłach.

## Wydarzenia wiejskie

th-event-market_day = Dzień targowy
    .text = W fazie Akcji: wartość każdej Akcji Głównej Rzemiosła jest o 1 wyższa. Następna faza Wydarzenia: prawa ikona.
    .story = Na jednej łące spotkały się trzy wsie i wszystko jest na sprzedaż, z łąką włącznie. Szewc mierzy wam stopę, zanim zdążycie się odezwać.
th-event-jarls_tax = Podatek jarla
    .text = Natychmiast: jako grupa odrzućcie tyle dowolnych Zasobów, ilu jest graczy. Następna faza Wydarzenia: lewa ikona.
    .story = Człowiek jarla ma uprzejmy głos, krótką listę i dwunastu włóczników. Liczy was dwa razy i zapisuje większą liczbę.
th-event-closed_doors = Zamknięte drzwi
    .text = W fazie Akcji: wartość każdej Akcji Głównej Przypisania jest o 1 niższa, co najmniej 1. Następna faza Wydarzenia: środkowa ikona.
    .story = Wczoraj machali do was z pól. Dziś okiennice zamykają się zawsze o jeden dom przed wami, aż do końca wsi.
th-event-loose_tongues = Długie języki
    .text = W fazie Akcji: kto zyskuje Pogłoskę dzięki kafelkowi Wędrówki lub żetonowi Zbierania, zyskuje jeszcze 1 Pogłoskę i dobiera 1 Zagrożenie. Następna faza Wydarzenia: lewa ikona.
    .story = Żona piwowara opowiada wam o wszystkich, a potem, bo jest sprawiedliwa, wszystkim innym opowiada o was.
th-event-burnt_barn = Spalona stodoła
    .text = W fazie Akcji: ikony Budulca na Ścieżce Wędrówki liczą się jak puste pola. Następna faza Wydarzenia: środkowa ikona.
    .story = Belki jeszcze dymią. Stary człowiek krąży wokół popiołów, wyciąga gwoździe, prostuje je i wkłada do czapki.
th-event-blood_feud = Krwawa waśń
    .text = Na koniec fazy Akcji: każdy Bohater, który dzieli Obszar z innym Bohaterem, dobiera 1 Zagrożenie. Następna faza Wydarzenia: prawa ikona.
    .story = Nikt nie pamięta, kto zaczął, więc winni są wszyscy. Dwoje obcych obok siebie to tutaj już zbrojna drużyna.
th-event-wary_sentries = Czujne straże
    .text = W fazie Akcji: kto wchodzi do Obszaru z Wrogiem, dobiera 1 Zagrożenie. Następna faza Wydarzenia: lewa ikona.
    .story = Ktoś podwoił straże, a przydział piwa obciął o połowę. Krzyczą już nawet na sowy.
th-event-wedding_feast = Weselna uczta
    .text = Na koniec fazy Akcji: każdy Bohater w Obszarze bez Wrogów może wyleczyć 1 Ranę o rozmiarze do 2. Następna faza Wydarzenia: prawa ikona.
    .story = Ojciec panny młodej jest dość pijany, by kochać całą ludzkość. Sadzają was na ławie, a czyjaś ciotka już ogląda to skaleczenie.
th-event-rising_prices = Rosnące ceny
    .text = Natychmiast: połóżcie 1 żeton Podwyższonego kosztu przy polu Przypisania, które go nie ma, w Lokacji bez żetonu Paragrafu, jeśli to możliwe. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli pod żadną kartą Przypisania nie ma żetonu Akcji.
    .story = Idzie wojna, mówi kupiec; albo pokój; tak czy owak będzie drożej.
th-event-hue_and_cry = Nagonka
    .text = Natychmiast: każdy Bohater, który ma co najmniej 3 Zagrożenia, odrzuca 1 Pogłoskę. Następna faza Wydarzenia: lewa ikona, ale tylko jeśli któryś Bohater ma co najmniej 4 Zagrożenia.
    .story = Na drzwiach młyna wisi wasz portret, i to całkiem niezły. Ci, którzy jeszcze wczoraj z wami szeptali, dziś oglądają własne buty.

## Wydarzenia przetrwania

th-event-empty_bellies = Puste brzuchy
    .text = Natychmiast: każdy Bohater odrzuca 1 dowolny Zasób. Następna faza Wydarzenia: lewa ikona.
    .story = Gotujecie ostatni rzemień w ostatniej soli i nazywacie to zupą. Ktoś prosi o dokładkę i przez chwilę nie możecie przestać się śmiać.
th-event-bitter_cold = Przenikliwe zimno
    .text = Na koniec fazy Akcji: każdy Bohater w Obszarze bez Źródeł otrzymuje 1 Ranę o rozmiarze 2. Następna faza Wydarzenia: środkowa ikona.
    .story = Ani drewna, ani ściany, ani strumienia, który nie byłby kamieniem. Mróz siada przy was jak gość, który nie zamierza wychodzić.
th-event-festering_wounds = Jątrzące się rany
    .text = W fazie Akcji: leczyć można tylko Rany o rozmiarze 1. Następna faza Wydarzenia: lewa ikona.
    .story = To było tylko draśnięcie i przez trzy dni pozostaje draśnięciem. Czwartego dnia pachnie słodko.
th-event-worn_soles = Zdarte podeszwy
    .text = W fazie Akcji: kto w Akcji Głównej Ruchu przekracza co najmniej 2 Granice, otrzymuje 1 Ranę o rozmiarze 1. Następna faza Wydarzenia: lewa ikona.
    .story = Najpierw odpada lewa podeszwa, ze złośliwości, potem prawa, z wierności. Odtąd każdy kamień znacie po imieniu.
th-event-marsh_fever = Bagienna gorączka
    .text = Natychmiast: Bohater, który ma najwięcej kafelków Ran, otrzymuje 1 Ranę o rozmiarze 2. Następna faza Wydarzenia: środkowa ikona.
    .story = Wieczorem gorączka wychodzi z bagna i pyta, kto jest najsłabszy. Nikt nie musi odpowiadać.
th-event-good_hunting = Udane łowy
    .text = W fazie Akcji: kto rozpatrzył Akcję Główną Wędrówki, może wyleczyć 1 Ranę o rozmiarze do 2. Następna faza Wydarzenia: prawa ikona.
    .story = We mgle stoi sarna i patrzy na was, jakby ją ktoś przysłał. Dziś będzie szpik, będzie sen i o jedną ranę mniej do rozmyślania.
th-event-foul_water = Zepsuta woda
    .text = W fazie Akcji: kto rozpatrzył Akcję Główną Zbierania, otrzymuje 1 Ranę o rozmiarze 1. Następna faza Wydarzenia: lewa ikona.
    .story = Źródło jest czyste, zimne i słodkie. Martwa owca leży kawałek wyżej.
th-event-lost_pack = Zgubiony tobołek
    .text = Natychmiast: Bohater, który ma najwięcej Przedmiotów, odrzuca 1 z nich. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli pod jedną kartą są co najmniej 3 żetony Akcji.
    .story = Wszyscy pamiętacie, kto niósł go ostatni, i każde z was pamięta kogo innego.
th-event-long_night = Długa noc
    .text = W fazie Akcji: Bonusy za żetony pod kartą liczą tylko żeton właśnie położony. Następna faza Wydarzenia: prawa ikona.
    .story = Słońce kładzie dłoń na krawędzi świata, rozmyśla się i znika. Co zaczęliście wczoraj, trzeba zacząć od nowa, po ciemku.
th-event-last_embers = Ostatni żar
    .text = Natychmiast: jako grupa odrzućcie 2 Budulce. Następna faza Wydarzenia: prawa ikona, ale tylko jeśli któryś Bohater ma co najmniej 4 Zagrożenia.
    .story = Ktoś musi czuwać przy ogniu i ktoś czuwał, prawie. Resztka drewna idzie na kopczyk czerwonych oczu.

## Wydarzenia bojowe

th-event-war_drums = Bębny wojenne
    .text = Natychmiast: podnieście o 1 poziom 1 Pomniejszego Wroga, jeśli to możliwe. Następna faza Wydarzenia: lewa ikona.
    .story = Zanim usłyszycie bębny, czujecie je w żebrach. Gdzieś chłopak z pożyczonym toporem zaczyna wierzyć, że jest wojownikiem.
th-event-ambush = Zasadzka
    .text = Natychmiast: połóżcie 1 Pomniejszego Wroga w Lokacji Obszaru Pierwszego Gracza, w której nie ma Wroga ani Blokady, jeśli to możliwe. Następna faza Wydarzenia: środkowa ikona.
    .story = Ptaki umilkły. Ten znak znają wszyscy, a zawsze przychodzi o chwilę za późno.
th-event-locked_shields = Zwarte tarcze
    .text = W fazie Akcji: żadną kością nie można rzucić ponownie. Następna faza Wydarzenia: lewa ikona.
    .story = Tarcza przy tarczy, stoją, jakby tu wyrośli. Macie jedno uderzenie; niech będzie celne.
th-event-blood_frenzy = Krwawy szał
    .text = W fazie Akcji: w każdej Akcji Głównej Walki można ulepszyć 1 kość. Kto przegrywa Walkę, dobiera jeszcze 1 Zagrożenie. Następna faza Wydarzenia: prawa ikona.
    .story = Powietrze ma dziś czerwony smak: ręce od niego ciążą, a w głowie robi się lekko. Uderzycie mocniej niż kiedykolwiek i odsłonicie się przy tym.
th-event-scouts_report = Raport zwiadowczyni
    .text = W fazie Akcji: w każdej Walce dobiera się 2 karty Wroga zamiast 1 i wybiera, z którą walczyć. Następna faza Wydarzenia: prawa ikona.
    .story = Dwa obozy, mówi zwiadowczyni i oba rysuje patykiem na ziemi. Potem podaje patyk wam.
th-event-hunted = Tropieni
    .text = Na koniec fazy Akcji: każdy Bohater w Obszarze z Wrogiem dobiera 1 Zagrożenie. Następna faza Wydarzenia: lewa ikona, ale tylko jeśli któryś Bohater ma co najmniej 3 Zagrożenia.
    .story = Rogi nawołują się przez dolinę, raz z lewej, raz z prawej, raz za waszymi plecami. Oni już nie szukają; oni zacieśniają krąg.
th-event-broken_warband = Rozbita drużyna
    .text = W fazie Akcji: kto wygrywa Walkę, zyskuje 2 Rudy albo 2 Pogłoski. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli pod żadną kartą Walki nie ma żetonu Akcji.
    .story = Ich pan nie żyje, a z nim przepadł żołd. To, co złupili przez całe lato, rzucają teraz przy drodze temu, kto ich goni.
th-event-arrow_hail = Grad strzał
    .text = W fazie Akcji: kto wchodzi do Obszaru z Wrogiem, otrzymuje 1 Ranę o rozmiarze 1. Następna faza Wydarzenia: lewa ikona.
    .story = Niebo ciemnieje na mgnienie przed dźwiękiem. A potem na łące wyrasta łan piór.
th-event-blood_price = Cena krwi
    .text = W fazie Akcji: kto przegrywa Walkę, otrzymuje po niej 1 Ranę (Zagrożenie). Następna faza Wydarzenia: prawa ikona.
    .story = Tyle za oko, tyle za rękę; tutejsze prawo zna cenę wszystkiego. Kto przegrywa, płaci na miejscu.
th-event-fresh_spears = Świeże włócznie
    .text = Na koniec fazy Akcji: jeśli pod żadną kartą Walki nie ma żetonu Akcji, podnieście o 1 poziom 1 Wroga, jeśli to możliwe. Następna faza Wydarzenia: środkowa ikona.
    .story = Zostawiliście ich na dzień w spokoju i dobrze go wykorzystali: nowe drzewca, nowi ludzie, nowa piosenka o was.

## Wydarzenia morskie

th-event-headwind = Przeciwny wiatr
    .text = W fazie Akcji: wartość każdej Akcji Głównej Ruchu jest o 1 niższa, co najmniej 1. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli pod żadną kartą Ruchu nie ma żetonu Akcji.
    .story = Trzeci raz mijacie tę samą skałę. Kormoran, który na niej siedzi, już nawet nie podnosi głowy.
th-event-high_tide = Wysoki przypływ
    .text = W fazie Akcji: czerwonych i niebieskich Granic nie można przekraczać. Następna faza Wydarzenia: prawa ikona.
    .story = Bród jest cieśniną, grobla plotką pod zieloną wodą. Tam, gdzie wczoraj jechały wozy, zaglądają dziś foki.
th-event-sea_fog = Morska mgła
    .text = W fazie Akcji: nie można wejść do Obszaru, którego numer równa się numerowi rundy. Następna faza Wydarzenia: lewa ikona.
    .story = Brzeg, do którego płyniecie, jest tuż; słychać stamtąd psy. Własnych wioseł nie widać.
th-event-driftwood = Drewno z morza
    .text = W fazie Akcji: kto zyskuje Budulec dzięki kafelkowi Wędrówki lub żetonowi Zbierania, zyskuje jeszcze 1 Budulec. Następna faza Wydarzenia: prawa ikona.
    .story = Morze wyrzuciło cały statek, tylko nie naraz. Wręgi, deski, rzeźbione drzwi z czyimś imieniem.
th-event-strange_sail = Obcy żagiel
    .text = Natychmiast: połóżcie 1 Pomniejszego Wroga w Lokacji bez Wroga w otwartym Obszarze o możliwie najwyższym numerze, jeśli to możliwe. Następna faza Wydarzenia: środkowa ikona.
    .story = Żagiel tam, gdzie żadnego być nie powinno, i wcale się nie zbliża. Czeka jak ktoś, kto wie, którymi drzwiami musicie wejść.
th-event-salt_sores = Rany od soli
    .text = W fazie Akcji: kto w Akcji Głównej Przypisania przypisuje co najmniej 2 Zasoby, otrzymuje 1 Ranę o rozmiarze 1. Następna faza Wydarzenia: lewa ikona.
    .story = Sól w linach, sól w chlebie, sól w każdym pęknięciu dłoni. Dziś gryzie każda skrzynia.
th-event-riptide = Zdradliwy prąd
    .text = Natychmiast: każdy Bohater przekracza dokładnie 1 Granicę do wyboru; kto nie może, otrzymuje 1 Ranę (Zagrożenie). Następna faza Wydarzenia: środkowa ikona.
    .story = Woda bierze was pod kolana, całkiem łagodnie, i odchodzi z wami. Kiedy puszcza, jesteście gdzie indziej.
th-event-leaking_hull = Przeciekający kadłub
    .text = Natychmiast: każdy Bohater wybiera: odrzuca 1 Budulec, odrzuca 1 Rudę albo dobiera 1 Zagrożenie. Następna faza Wydarzenia: lewa ikona.
    .story = Między dwiema klepkami stoi kropla, rośnie i ma siostry. Zatkajcie to czymś albo uczcie się modlić.
th-event-fair_wind = Pomyślny wiatr
    .text = W fazie Akcji: wartość każdej Akcji Głównej Ruchu jest o 2 wyższa, a Bohater może zabrać ze sobą 1 innego Bohatera ze swojego Obszaru, jeśli ten się zgodzi. Następna faza Wydarzenia: prawa ikona.
    .story = Żagiel wydyma się z trzaskiem i uśmiecha się nawet przodownik wioślarzy. W taki dzień można by zabrać ze sobą całą wieś.
th-event-song_of_the_deep = Pieśń głębin
    .text = Na koniec fazy Akcji: każdy Bohater, którego karta Umiejętności jest aktywna, dobiera 1 Zagrożenie. Następna faza Wydarzenia: lewa ikona, ale tylko jeśli co najmniej 2 karty Umiejętności są nieaktywne.
    .story = O zmierzchu coś pod kilem nuci to, co śpiewała wam matka, i zna ostatnią zwrotkę. Najlepiej słyszą ją ci, którzy mają dar.

## Wydarzenia magiczne

th-event-heavy_sleep = Ciężki sen
    .text = W fazie Akcji: nie można używać żadnej Umiejętności. Następna faza Wydarzenia: lewa ikona.
    .story = Nie śpicie, idziecie, odpowiadacie. Ale to, co czyni was wami, leży gdzieś zwinięte w kłębek i nie daje się zbudzić.
th-event-rune_storm = Runiczna burza
    .text = W fazie Akcji: kto zyskuje Magię dzięki kafelkowi Wędrówki lub żetonowi Zbierania, dobiera 1 Zagrożenie. Następna faza Wydarzenia: środkowa ikona.
    .story = Po kamieniach pełzają znaki ze światła i syczą, kiedy się zetkną. Kto je zbiera, tego widać z bardzo daleka.
th-event-whispering_stones = Szepczące kamienie
    .text = Natychmiast: każdy Bohater może wydać 1 Magię, aby zyskać 1 Doświadczenie. Następna faza Wydarzenia: prawa ikona.
    .story = Przyłóżcie ucho do kamienia, dajcie mu coś swojego i czekajcie. To, co wie, jest stare, a nikt go dotąd grzecznie nie zapytał.
th-event-mirrored_row_event = Lustrzany rząd
    .text = W fazie Akcji: Bonusy za żetony na lewo od karty liczą zamiast nich żetony na prawo od niej. Następna faza Wydarzenia: lewa ikona.
    .story = Tego ranka lewe jest prawym, a blizna jest na drugim policzku. Tylko kotu zdaje się to nie przeszkadzać.
th-event-evil_eye = Zły urok
    .text = Natychmiast: każdy Bohater, którego karta Umiejętności jest nieaktywna, dobiera 1 Zagrożenie. Następna faza Wydarzenia: środkowa ikona.
    .story = Stara kobieta przy studni ogląda was po kolei. Tych, w których coś jeszcze płonie, mija wzrokiem; reszcie spluwa pod nogi.
th-event-walking_mound = Wędrujący kurhan
    .text = Natychmiast: połóżcie 1 Pomniejszego Wroga w Lokacji bez Wroga w Obszarze Bohatera z największym Zagrożeniem, jeśli to możliwe. Następna faza Wydarzenia: lewa ikona.
    .story = Wczoraj kurhan leżał na drugim końcu pola. Stamtąd aż tutaj jęczmień jest wygnieciony, jakby coś szło za zapachem strachu.
th-event-mind_drain = Wyssane myśli
    .text = Natychmiast: każdy Bohater odrzuca 1 Magię. Następna faza Wydarzenia: prawa ikona.
    .story = Szukacie słowa, całkiem zwyczajnego, a na jego miejscu jest gładka biała dziura. Teraz używa go ktoś inny.
th-event-red_moon = Czerwony księżyc
    .text = W fazie Akcji: wartość każdej Akcji Głównej Poświęcenia jest o 1 wyższa; kto rozpatrzył nią efekt Lokacji, zyskuje 1 Doświadczenie. Następna faza Wydarzenia: środkowa ikona, ale tylko jeśli co najmniej 2 karty Umiejętności są nieaktywne.
    .story = Tej nocy ołtarze są ciepłe w dotyku. Żądają więcej niż zwykle i choć raz dają coś w zamian.
th-event-weavers_knot = Węzeł tkaczek
    .text = W fazie Akcji: kto położył żeton, może wydać 1 Magię; Bonusy za jedyny żeton działają wtedy, nawet jeśli pod kartą jest ich kilka. Następna faza Wydarzenia: prawa ikona.
    .story = Trzy kobiety na rozstajach podnoszą nić i pytają, czy to wasza. Za odrobinę Magii zawiążą ją tam, gdzie chcecie.
th-event-cold_star = Zimna gwiazda
    .text = W fazie Akcji: ikony Doświadczenia na Ścieżce Wędrówki liczą się jak ikony Magii. Następna faza Wydarzenia: lewa ikona, ale tylko jeśli któryś Bohater ma co najmniej 4 Zagrożenia.
    .story = Nad drogą wisi nowa gwiazda, oświetla wszystko i niczego nie ogrzewa. W jej świetle niczego się nie nauczycie, ale wszystko, czego dotkniecie, zaczyna mrowić.

## Kafelki, kości i Zasoby

th-tile-mono = kwadracik (1)
th-tile-domino = domino (2)
th-tile-tri_i = belka (3)
th-tile-tri_l = narożnik (3)
th-tile-tet_i = belka (4)
th-tile-tet_o = kwadrat (4)
th-tile-tet_t = kształt T (4)
th-tile-tet_s = kształt S (4)
th-tile-tet_l = kształt L (4)
th-tile-pent_p = kształt P (5)

th-die-yellow = żółta kość
th-die-orange = pomarańczowa kość
th-die-red = czerwona kość
th-die-black = czarna kość

th-resource-building = Budulec
th-resource-ore = Ruda
th-resource-gossip = Pogłoska
th-resource-magic = Magia
th-resource-fate = Los
th-resource-power = Moc
th-resource-any = dowolny Zasób

## Rodzaje Wrogów

th-tier-minor = Pomniejszy Wróg
th-tier-average = Przeciętny Wróg
th-tier-powerful = Potężny Wróg
th-tier-monstrous = Potworny Wróg
th-tier-mystic = Mistyczny Wróg

## Akcje i Bonusy

th-type-move = Ruch
    .text = Przekrocz Granice, co najmniej 1 i najwyżej tyle, ile wynosi wartość.
th-type-journey = Wędrówka
    .text = Połóż kafelek na Ścieżce Wędrówki i rozpatrz pola, które zakrył; wartość to liczba kafelków.
th-type-gather = Zbieranie
    .text = Połóż żeton Zbierania na ikonie Zasobu lub Obszaru na Ścieżce Wędrówki i zyskaj tyle tego Zasobu, ile wynosi wartość.
th-type-assign = Przypisanie
    .text = Połóż Zasoby na jednej Lokacji swojego Obszaru, najwyżej tyle, ile wynosi wartość.
th-type-combat = Walka
    .text = Walcz z Wrogiem w swoim Obszarze; wartość to liczba Walk.
th-type-sacrifice = Poświęcenie
    .text = Otrzymaj Ranę wskazaną w Lokacji swojego Obszaru tyle razy, ile wynosi wartość, i rozpatrz efekt tej Lokacji.
th-type-craft = Rzemiosło
    .text = Weź Przedmioty z Ekspozycji, najwyżej tyle, ile wynosi wartość.

th-mode-sole = Jedyny żeton
    .text = Działa raz, jeśli pod kartą jest dokładnie 1 żeton Akcji.
th-mode-left = Żetony na lewo
    .text = Działa raz za każdy żeton Akcji gdziekolwiek na lewo od karty.
th-mode-stack = Żetony pod kartą
    .text = Działa raz za każdy żeton Akcji pod kartą, łącznie z właśnie położonym.

## Ikony

th-icon-heart = Serce
    .text = Zakryj wszystkie Serca, aby wygrać Walkę; po przegranej dobierz 1 Zagrożenie za każde niezakryte.
th-icon-area = ikona Obszaru
    .text = Zyskaj 1 Zasób, który daje Źródło w twoim Obszarze.
th-icon-heal = Leczenie
    .text = Wylecz 1 Ranę dowolnego rozmiaru.
th-icon-xp = Doświadczenie
    .text = Zyskaj 1 Doświadczenie, w Walce albo w Wędrówce.
th-icon-finding = Znalezisko
    .text = Dobierz i rozpatrz 1 kartę Znaleziska.
th-icon-red = czerwona Kara
    .text = Rozpatrz to, co karta podaje dla czerwonej Kary.
th-icon-yellow = żółta Kara
    .text = Rozpatrz to, co karta podaje dla żółtej Kary.

## Talie Wydarzeń

th-deck-mountain = Wydarzenia górskie
th-deck-rural = Wydarzenia wiejskie
th-deck-survival = Wydarzenia przetrwania
th-deck-battle = Wydarzenia bojowe
th-deck-sea = Wydarzenia morskie
th-deck-magic = Wydarzenia magiczne

## Granice

th-border-normal = Zwykła Granica
th-border-red = czerwona Granica
th-border-blue = niebieska Granica
th-border-impassable = Nieprzekraczalna Granica
th-border-multiple = Wielokrotna Granica
