"""Boards and counters as SVG: for the browser, for files, for a notebook. Drawing exists once, here."""
