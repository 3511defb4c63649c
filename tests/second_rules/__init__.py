"""The rules once more, slowly: each written from the rule texts alone, to be compared with the rules core.

Every module works on positions as plain data and offers `legal(position)`, the actions of every seat that has
to act, and `act(position, by, action)`, the position afterwards.
"""
