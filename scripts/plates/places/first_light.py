"""Three stones in snow at first light: a low sun from behind, blue shadows."""
from kit import *

MOODS = {"early": {"sky": 1.7, "dawn": 0.45}, "risen": {"sky": 1.15, "dawn": 1.15}, "day": {"sky": 1.25, "day": 1.35}}
LOOK = {"exposure": 1.0, "saturation": 1.12}


def build():
    n = Nodes("snow")
    sparkle = n.noise(2600, 1, 0.5)
    n.set(Base_Color=rgba("#F2F3F6"), Roughness=0.72, Specular=0.3, Normal=n.bump(n.noise(420, 3, 0.7), 0.0012, 0.5, n.bump(sparkle, 0.0006, 0.5)))
    wells = [(0.0, 0.0, 0.085), (-0.118, -0.055, 0.045), (0.125, -0.035, 0.06)]

    def height(x, y):
        z = 0.016 * smooth_noise(x * 9, y * 11, 3, 2) + 0.0016 * smooth_noise(x * 60, y * 70, 5, 3)
        z += 0.006 * np.sin((y + 0.25 * x) * 38 + 1.4 * smooth_noise(x * 6, y * 6, 8, 2)) * np.clip((y - 0.05) * 4, 0.15, 1)
        for sx, sy, r in wells:
            d = np.hypot(x - sx, (y - sy) * 1.2) / r
            z += 0.010 * np.exp(-((d - 1.25) ** 2) * 6) - 0.012 * np.exp(-(d**2) * 1.5)
        return z

    ground("snow", n.material, height, (-5, 5), (-0.6, 14), 0.0026)
    basalt = stone_material("basalt", "#6B6A6C", "#3B3B40", "#B9B4AA", 0.35)
    pale = stone_material("pale", "#B7AFA4", "#8C857C", None, 0.3)
    stone("large", (0, 0, -0.004), (0.088, 0.066, 0.050), 14, 3, basalt, 0.16)
    stone("small", (-0.118, -0.055, -0.002), (0.042, 0.036, 0.027), -20, 5, pale, 0.16)
    stone("right", (0.125, -0.035, -0.002), (0.058, 0.047, 0.034), 35, 9, pale, 0.16)
    sun("dawn", 8, -52, "#FFB27A", 6.0, 1.6)
    sun("day", 16, -38, "#FFD9B0", 4.2, 1.6)
    sky("#8FA3CF", "#5E7DB8", 0.75, "#F2C3B0", (-0.8, 0.6, 0.1), 0.7)
    camera((0.0, 0, 0.03), 0.92, 25, (0.70, 0.74), 60, 0.55)
