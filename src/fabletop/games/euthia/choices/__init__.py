"""Everything that may be chosen by the general rules. A record is the tuple that is stored and sent: `Walk("3,-1")` is
`("walk", "3,-1")`. What a Scenario adds is declared beside its rules. Options that take more than their fields to be
said have their words in `words/options.py`.
"""
