"""The rules of Tock explained."""
