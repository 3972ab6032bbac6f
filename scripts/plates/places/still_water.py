"""Stones in a lake that mirrors the evening; hills behind a thin mist."""
from kit import *

MOODS = {"dusk": {"sky": (1.2, 1.12, 1.12), "last": 1.1}, "blue": {"sky": (0.78, 0.86, 1.1), "last": 0.4, "cool": 0.6}, "night": {"sky": (0.42, 0.52, 0.86), "cool": 0.9}}
LOOK = {"exposure": 1.15, "saturation": 1.1}


def build():
    n = Nodes("water")
    at = n.where()
    wide = n.add("VectorMath", {0: at, 1: (0.6, 2.2, 1)}, operation="MULTIPLY").outputs[0]
    ripple = n.bump(n.noise(9, 2, 0.45, wide), 0.0022, 0.35)
    n.set(Base_Color=(0.004, 0.008, 0.014, 1), Roughness=0.02, Specular=0.5, IOR=1.33, Normal=ripple)
    plane("water", n.material, (0, 40, 0), (160, 100))
    wet = stone_material("wet", "#85848A", "#4C4E55", None, 0.35, 0.25)
    pale = stone_material("pale", "#A9A6A2", "#7D7A78", None, 0.25, 0.1)
    stone("large", (0.0, 0.0, 0), (0.13, 0.095, 0.075), 12, 3, wet, 0.3)
    stone("middle", (0.2, 0.34, 0), (0.085, 0.07, 0.052), -28, 9, pale, 0.34)
    stone("small", (-0.145, -0.13, 0), (0.05, 0.042, 0.03), 40, 5, pale, 0.36)
    for number, (away, rise, tone) in enumerate(((60, 4.6, "#B3A5B0"), (44, 2.6, "#938CA2"), (34, 1.1, "#74738F"))):
        xs = np.linspace(-60, 60, 500)
        tops = rise * (0.62 + 0.38 * smooth_noise(xs * 0.34, xs * 0 + number, 20 + number, 4)) * (0.55 + 0.45 * np.cos((xs + 6 - 9 * number) * 0.07) ** 2)
        ridge(away, xs, tops, tone)
    sun("last", 7, 62, "#FF9E6B", 2.6, 3)
    area("cool", (-1.6, -0.6, 1.6), (0, 0, 0), 1.6, "#8FA6E8", 26)
    sky("#D9A08F", "#3C51A0", 0.72, "#FFC59A", (0.55, 1, 0.05), 0.35)
    camera((0.02, 0, 0.04), 1.75, 9, (0.70, 0.74), 52, 1.3)
