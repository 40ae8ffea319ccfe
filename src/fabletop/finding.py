"""Finding rules by everyday words, in every language of the ledgers; the same for browser and terminal.

A word is known in all its forms ("kościami" finds "kość") and without its accents, by its beginning, and by what else
people say for it. What belongs to a language stands in locale/LANGUAGE/asking.toml.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise

from .kernel.clauses import Clause, ledger
from .words import LOCALE

_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\s*(?:([a-z]{2})[\s-]*)?([a-z]?\d+(?:\.\d+)?)\s*", re.IGNORECASE)
_LETTERS = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "’": "'"})

FORM = 0.95  # how much another form of a word says, of what the word itself says
BEGUN = 0.6  # a word that only begins like it
OTHERWISE = 0.8  # and one that people use for it
ABOVE = 0.35  # a word in the heading
NEAR = 0.25  # two words of the question beside each other
RARE = 1.5  # how much more a rare word says than a common one
WEAK = 0.35  # a word that stands in every other question
EARLY = 0.5  # how much better the first clause of a section answers than one far below
FEW = 8  # clauses; a word that stands in fewer says no more than one that stands in so many
LONG = 0.006  # by how much a word more makes a clause a weaker answer
BESIDE = 0.85  # what the rulebook does not say itself
ASIDE = 0.6  # what stands in a section that is meant only when somebody names it
SHORTEST = 3  # letters that two forms of a word share at least
BEGINNING = 4  # letters that may stand for a longer word


@dataclass(frozen=True, slots=True)
class Answer:
    game: str
    clause: Clause


@dataclass(frozen=True, slots=True)
class Answers:
    """The clauses that answer best, first the best; those of each game that have all the words, or most of them."""

    best: list[Answer]
    hits: dict[str, list[str]]
    whole: bool  # the hits have all the words
    words: list[str]  # of the ledgers, in small letters, that answer the question


def find(question: str, language: str, games: Sequence[str], most: int) -> Answers:
    """What the rules of some games say to a question in a few words, or to the number of a clause."""
    shelves = [_shelf(game, language) for game in games]
    if numbered := _numbered(question, shelves):
        hits: dict[str, list[str]] = {}
        for each in numbered:
            hits.setdefault(each.game, []).append(each.clause.id)
        return Answers(numbered[:most], hits, True, [])
    tongue = _tongue(language)
    terms = tongue.terms(question)
    likes = [_likes(term, tongue, shelves) for term in terms]
    ranked = _ranked(terms, tongue, shelves, likes)
    said = {word for like in likes for word in like}
    spoken = sorted({each for shelf in shelves for word in said for each in shelf.spoken.get(word, ())})
    reach = max((found.has for found in ranked), default=0)
    fitting = [found for found in ranked if found.has == reach]
    fits = {(found.shelf.game, found.at) for found in fitting}
    hits = {
        shelf.game: [entry.clause.id for at, entry in enumerate(shelf.entries) if (shelf.game, at) in fits]
        for shelf in shelves
    }
    best = [Answer(found.shelf.game, found.shelf.entries[found.at].clause) for found in ranked[:most]]
    return Answers(best, {game: ids for game, ids in hits.items() if ids}, reach == len(terms), spoken)


def _numbered(question: str, shelves: list[Shelf]) -> list[Answer]:
    """ "ts 13.4", "RP-5.7": who knows the number wants that clause. Without letters it is that of every game."""
    asked = _NUMBER.fullmatch(question)
    if asked is None or not (asked[1] or "." in asked[2] or len(shelves) == 1):
        return []
    found = []
    for shelf in shelves:
        for entry in shelf.entries:
            prefix, _, number = entry.clause.id.partition("-")
            wanted = asked[2].upper()
            same = number == wanted or number.startswith(wanted if "." in wanted else f"{wanted}.")
            if same and prefix == (asked[1] or prefix).upper():
                found.append((number != wanted, Answer(shelf.game, entry.clause)))
    return [answer for _, answer in sorted(found, key=lambda each: each[0])]


# -- words -----------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 15)
def folded(word: str) -> str:
    """Without capitals and accents, so that "Światło" and "swiatlo" are one word."""
    small = unicodedata.normalize("NFD", word.lower().translate(_LETTERS))
    return "".join(each for each in small if not unicodedata.combining(each))


def split(text: str) -> list[str]:
    return [folded(word) for word in _WORD.findall(text.replace("'s", "").replace("’s", ""))]


class Tongue:
    """What has to be known of a language to compare its words."""

    def __init__(self, language: str) -> None:
        known = tomllib.loads((LOCALE / language / "asking.toml").read_text(encoding="utf-8"))
        self.silent = frozenset(split(known["silent"]))
        self.weak = frozenset(split(known["weak"]))
        self.aside = tuple(split(known["aside"]))
        self._endings = frozenset(("", *split(known["endings"])))
        self._changes = [tuple(split(each)) for each in known["changes"]]
        self._meanings = [[_said(each) for each in group.split()] for group in known["meanings"]]

    def terms(self, question: str) -> list[str]:
        """The words of a question that mean something; all of them, if none does."""
        asked = list(dict.fromkeys(split(question)))
        telling = [word for word in asked if word not in self.silent and (len(word) > 1 or word.isdecimal())]
        return telling or asked

    def like(self, word: str, wanted: str) -> float:
        """How well a word of the ledger answers one of the question."""
        if word == wanted:
            return 1.0
        if self._forms(word, wanted):
            return FORM
        return BEGUN if len(wanted) >= BEGINNING and word.startswith(wanted) else 0.0

    def otherwise(self, wanted: str) -> list[tuple[str, bool]]:
        """What else people say for a word; some of it are beginnings."""
        groups = [group for group in self._meanings if any(self.means(wanted, *each) for each in group)]
        return [each for group in groups for each in group]

    def means(self, word: str, said: str, begins: bool) -> bool:
        return word.startswith(said) if begins else word == said or self._forms(word, said)

    def _forms(self, one: str, other: str) -> bool:
        """Two words that differ in their endings, perhaps with a change of the sound before: walka, walce."""
        same = 0
        for a, b in zip(one, other):
            if a != b:
                break
            same += 1
        longest = max(len(one), len(other))
        for at in range(same, max(SHORTEST, longest // 2, same - 2) - 1, -1):
            if self._endings.issuperset((one[at:], other[at:])) or self._changed(one[at:], other[at:]):
                return True
        return False

    def _changed(self, one: str, other: str) -> bool:
        for sounds in self._changes:
            ends = self._after(one, sounds)
            if ends and any(a != b for a in ends for b in self._after(other, sounds)):
                return True
        return False

    def _after(self, rest: str, sounds: tuple[str, ...]) -> list[str]:
        return [sound for sound in sounds if rest.startswith(sound) and rest[len(sound) :] in self._endings]


def _said(word: str) -> tuple[str, bool]:
    return folded(word.removesuffix("-")), word.endswith("-")


@cache
def _tongue(language: str) -> Tongue:
    return Tongue(language)


# -- ledgers ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entry:
    clause: Clause
    words: list[str]
    place: int  # below its heading
    aside: bool


class Shelf:
    """The ledger of a game in a language, by its words."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.entries: list[Entry] = []
        self.standing: defaultdict[str, set[int]] = defaultdict(set)  # word -> the clauses that have it
        self.heading: defaultdict[str, set[int]] = defaultdict(set)  # and those under a heading with it
        self.spoken: defaultdict[str, set[str]] = defaultdict(set)  # and how it is written
        aside = _tongue(language).aside
        heading, place = "", 0
        for at, clause in enumerate(ledger(game, language).values()):
            place = place + 1 if clause.heading == heading else 0
            heading = clause.heading
            above = split(f"{clause.above} {clause.heading}")
            words = split(clause.rule)
            self.entries.append(Entry(clause, words, place, any(word.startswith(aside) for word in above)))
            for word in words:
                self.standing[word].add(at)
            for word in above:
                self.heading[word].add(at)
            for written in _WORD.findall(clause.rule):
                self.spoken[folded(written)].add(written.lower())
        self._begun: defaultdict[str, list[str]] = defaultdict(list)
        for word in self.standing.keys() | self.heading.keys():
            self._begun[word[:2]].append(word)

    def begun(self, word: str) -> list[str]:
        """Words of this ledger that begin as another one does."""
        return self._begun.get(word[:2], [])


@cache
def _shelf(game: str, language: str) -> Shelf:
    return Shelf(game, language)


def _likes(term: str, tongue: Tongue, shelves: list[Shelf]) -> dict[str, float]:
    """The words of the ledgers that answer a word of a question, and how well."""
    found = {word: like for shelf in shelves for word in shelf.begun(term) if (like := tongue.like(word, term))}
    if any(like > BEGUN for like in found.values()):  # it is a whole word, and not only the beginning of others
        found = {word: like for word, like in found.items() if like > BEGUN}
    for said, begins in tongue.otherwise(term):
        for shelf in shelves:
            for word in shelf.begun(said):
                if tongue.means(word, said, begins):
                    found[word] = max(OTHERWISE, found.get(word, 0.0))
    return found


# -- ranking ---------------------------------------------------------------------------------------


@dataclass(slots=True)
class Found:
    shelf: Shelf
    at: int
    score: float
    has: int  # how many words of the question


def _ranked(terms: list[str], tongue: Tongue, shelves: list[Shelf], likes: list[dict[str, float]]) -> list[Found]:
    own = [[_best(like, shelf.standing) for like in likes] for shelf in shelves]
    above = [[_best(like, shelf.heading) for like in likes] for shelf in shelves]
    clauses = sum(len(shelf.entries) for shelf in shelves)
    rare = []
    for i, term in enumerate(terms):
        number = sum(len(row[i]) for row in own)
        weight = WEAK if term in tongue.weak else 1.0
        rare.append(weight * math.log(1 + clauses / max(FEW, number)) ** RARE if number else 0.0)
    total = sum(rare)
    named = any(term.startswith(tongue.aside) for term in terms)
    found = []
    for shelf, row, heads in zip(shelves, own, above):
        for at in {at for each in row for at in each}:
            entry = shelf.entries[at]
            score = covered = 0.0
            for weight, mine, head in zip(rare, row, heads):
                here, over = mine.get(at, 0.0), ABOVE * head.get(at, 0.0)
                score += weight * (here + over)
                covered += weight * max(here, over)
            score *= (1 + NEAR * _pairs(entry.words, likes)) * (1 + EARLY / (1 + entry.place / 2))
            score *= (covered / total) ** 2 / (1 + LONG * len(entry.words))
            if entry.clause.marks:
                score *= BESIDE
            if entry.aside and not named:
                score *= ASIDE
            found.append(Found(shelf, at, score, sum(at in mine for mine in row)))
    return sorted(found, key=lambda each: -each.score)


def _best(like: dict[str, float], standing: dict[str, set[int]]) -> dict[int, float]:
    best: dict[int, float] = {}
    for word, how in like.items():
        for at in standing.get(word, ()):
            if how > best.get(at, 0.0):
                best[at] = how
    return best


def _pairs(words: list[str], likes: list[dict[str, float]]) -> int:
    """How many neighbours of the question are neighbours here."""
    return sum(
        any(word in one and (other.keys() & words[i + 1 : i + 3]) for i, word in enumerate(words))
        for one, other in pairwise(likes)
    )
