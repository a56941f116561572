"""The Roads family: what Stalingrad Roads and Victory Roads share.

Paragraphs are numbered as in Stalingrad Roads.
"""
