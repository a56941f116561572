"""The laboratory: many games played by the computer, and how fast the engine is."""
