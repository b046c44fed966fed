"""The pieces of the drawing."""
