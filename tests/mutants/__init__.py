"""Mutants: does a test notice when a rule is changed?

    make mutants GAME=euthia COUNT=100 SEED=1
    python -m tests.mutants euthia --count 100 --seed 1 --processes 16 --json FILE --at-least 92

Draws single-line changes of the rules of a game (`grounds.py` says what counts as rules), runs the tests that touch the
changed line against each, and prints how many were found out, and those that were not with their diff. The checkout is
never changed: a change lives in a forked process.

| kind | change |
|---|---|
| comparison | `<` and `<=`, `==` and `!=`, `in` and `not in` ... |
| sign | `+` and `-`, `*` and `//`, `min` and `max`, a minus left out |
| constant | a number one more or one less, `True` and `False` |
| condition | a condition that always or never holds, an operand of `and` or `or` that does not count, `not` left out |
| line | a statement left out |
| order | two adjacent statements in the other order |
| data | with `--data`, of the pack instead: a number one more, an effect of a card left out |

A mutant that survives is a rule that no test holds, or a change that makes no difference; which of the two, only a
reader can say. What a recorded game alone found out is named apart: it says that something changed, not which rule is
broken. Checks that read the source from its file (`tests/properties/test_rules_source.py`) see no mutant.

| module | what stands there |
|---|---|
| `grounds` | which files are changed, which tests are asked |
| `mutant`, `kinds`, `statements`, `making` | the changes, and a sample of them by a seed |
| `doings` | which statements plainly do the same in either order |
| `touched` | which test touches which line (kept in `.mutants/`, measured again only for what has changed) |
| `packs` | the same for packs: changes, and the tests that name a card |
| `changing`, `sessions`, `forks`, `running` | a mutant in a process, the tests against it |
| `report` | what came of it |
"""
