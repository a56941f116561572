"""What every game shares. Imports nothing of the rest of the package."""
