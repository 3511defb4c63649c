"""Reference pictures: every phase of every table in two looks, and the test that compares with them."""
