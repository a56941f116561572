"""What `stavka serve` does where nothing else is said."""

HOST = "127.0.0.1"
PORT = 8127
PACE = 0.35
"""Seconds between two actions of the computer, so that people can follow."""
