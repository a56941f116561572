"""Victory Roads: the Eastern Front from Bagration to Berlin."""
