"""What the frozen program starts with; the program itself decides what to load."""

from spielblock.__main__ import main

if __name__ == "__main__":
    raise SystemExit(main())
