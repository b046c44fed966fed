"""How the table looks: each file draws one part of it; `scene.py` puts them together."""
