"""The table of Noch mal!"""
