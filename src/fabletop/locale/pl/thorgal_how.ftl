### Jak grać w Thorgala: sześć kroków, trzy dobre nawyki i słowo o pierwszej grze.

th-how-step-1 = Jeden za wszystkich
    .text = Wygrywacie i przegrywacie razem. Przygoda mówi, jakie Cele trzeba osiągnąć i ile macie na to rund.
th-how-step-2 = Przenieś żeton
    .text = Runda ma cztery tury. W swojej turze kładziesz jeden aktywny żeton Akcji pod kartą, pod którą jeszcze nie leży, i robisz to, co mówi karta. Położenie pozostałych żetonów może wzmocnić akcję.
th-how-step-3 = Przez mapę
    .text = Ruch prowadzi Bohatera przez Granice do Obszarów o numerze nie wyższym niż numer rundy. Lokacja żąda tam Zasobów, Walki albo Ran; gdy dostanie, czego chce, rozpatruje się jej efekt.
th-how-step-4 = Ścieżką
    .text = W Wędrówce kładziesz na Ścieżce kafelek, nigdy z powrotem w lewo, i rozpatrujesz wszystko, co zakrył. Zbieranie zaznacza jedno pole i daje tyle jego Zasobu, ile wynosi wartość akcji. Czerwone i żółte pola mają swoją cenę.
th-how-step-5 = Walka
    .text = Rzucasz kośćmi swojego poziomu Walki; każda wskazuje kafelek na kartę Wroga. Zakryj wszystkie Serca, a Wróg zniknie. Za każde niezakryte Serce dobierasz 1 Zagrożenie.
th-how-step-6 = Jak to się kończy
    .text = Po czterech turach mija runda, żetony znów są aktywne i przychodzi nowe Wydarzenie. Gdy osiągniecie Cele, od razu wygrywacie. Jeśli Rana nie zmieści się na planszy Bohatera albo skończą się rundy, wszystko stracone.
th-how-habit-1 = Porozmawiajcie, zanim ktoś podniesie żeton. To, gdzie się znajdzie, decyduje, co dobrze zrobi następna osoba.
th-how-habit-2 = Spotykajcie się po drodze. Bohaterowie w tym samym Obszarze mogą wydawać nawzajem swoje Zasoby, więc jeden przyniesie to, czego brakuje drugiemu.
th-how-habit-3 = Układaj Rany blisko siebie, żeby wolne pola tworzyły całość, a Leczenie przeznaczaj na największą z nich.
th-how-first = Zacznij od Świątyni Torkana, którą na pierwszy raz proponuje instrukcja, i od Thorgala: wszędzie sobie poradzi i najtrudniej go pokonać.
