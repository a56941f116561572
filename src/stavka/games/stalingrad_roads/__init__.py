"""Stalingrad Roads, by its French rules."""
