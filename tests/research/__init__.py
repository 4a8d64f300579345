"""The adapters for research frameworks."""
