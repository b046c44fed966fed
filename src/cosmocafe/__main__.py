"""`python -m cosmocafe` is the command `cosmocafe`."""

from cosmocafe.cli import main

main()
