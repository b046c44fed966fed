"""The café in the browser: pages, sockets, an API and the store. Nothing in here names a game."""
