"""The rules of Rock the Bock told to players."""
