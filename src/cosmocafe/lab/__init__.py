"""The laboratory: simulate and measure games."""
