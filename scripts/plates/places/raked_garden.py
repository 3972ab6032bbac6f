"""Stones in raked sand while the morning's sun climbs."""
from kit import *

MOODS = {"morning": {"sky": 0.9, "first": 0.9}, "later": {"sky": 1.0, "second": 0.95}, "noon": {"sky": 1.1, "third": 1.0}}
LOOK = {"exposure": 0.95, "saturation": 1.05}
STONES = ((0.0, 0.0, 0.105, 0.08), (0.215, 0.09, 0.062, 0.05), (-0.115, -0.125, 0.042, 0.036))


def build():
    n = Nodes("sand")
    grains = n.noise(1900, 2, 0.8)
    colour = n.mix(n.ramp(grains, (0.3, 0.0), (0.7, 1.0)), rgba("#C7B79C"), rgba("#E8DCC6"))
    colour = n.mix(n.ramp(n.noise(2600, 1, 0.5), (0.27, 0.75), (0.31, 0.0)), colour, rgba("#5B4E40"))
    n.set(Base_Color=colour, Roughness=0.92, Specular=0.15, Normal=n.bump(grains, 0.0016, 0.6, n.bump(n.noise(260, 4, 0.7), 0.0022, 0.5)))

    def height(x, y):
        pitch = 0.021
        around = np.full_like(x, 9.0)
        for sx, sy, a, b in STONES:
            d = np.hypot((x - sx) / a, (y - sy) / b)
            around = np.minimum(around, (d - 1) * (a + b) / 2)
        rings = 0.5 + 0.5 * np.cos(2 * np.pi * (around - 0.006) / pitch)
        lines = 0.5 + 0.5 * np.cos(2 * np.pi * (y + 0.22 * x + 0.004 * smooth_noise(x * 5, y * 5, 3, 2)) / pitch)
        ring = 1 / (1 + np.exp((around - 0.094 - 0.003 * smooth_noise(x * 30, y * 30, 6, 2)) / 0.003))
        deep = 0.0075 * (0.82 + 0.18 * smooth_noise(x * 8, y * 8, 5, 2))
        z = deep * (ring * rings**0.8 + (1 - ring) * lines**0.8) + 0.0018 * smooth_noise(x * 110, y * 110, 9, 2)
        return z + 0.004 * np.exp(-(((around - 0.004) / 0.006) ** 2)) + 0.005 * smooth_noise(x * 3, y * 3, 2, 1)

    ground("sand", n.material, height, (-2.5, 2), (-0.6, 4), 0.0024)
    slate = stone_material("slate", "#77777A", "#4C4D52", "#D5D0C6", 0.35)
    pale = stone_material("pale", "#B5ADA0", "#8B8378", None, 0.3)
    dark = stone_material("dark", "#57555A", "#38373B", None, 0.3)
    stone("large", (0, 0, 0.002), (0.1, 0.077, 0.06), 0, 3, slate, 0.12)
    stone("right", (0.215, 0.09, 0.002), (0.059, 0.047, 0.038), 0, 9, pale, 0.14)
    stone("small", (-0.115, -0.125, 0.002), (0.04, 0.034, 0.027), 0, 5, dark, 0.14)
    for group, towards, height_, tone in (("first", -66, 17, "#FFD9AC"), ("second", -59, 20, "#FFE2BF"), ("third", -52, 24, "#FFEBD2")):
        sun(group, height_, towards, tone, 5.4, 1.2)
    leaves((-1.2, 0.9, 0.55), 0.4, 36, 6, 0.12)
    sky("#BFC9D6", "#9FB2CE", 0.42)
    camera((0.03, 0, 0.03), 1.5, 36, (0.70, 0.74), 62, 0.7)
