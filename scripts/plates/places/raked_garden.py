"""Stones in raked sand, seen from a veranda; the rings of a rake around them, the shadow of a bamboo."""
from kit import *

MOODS = {"early": {"sky": 1.25, "first": 1.3}, "morning": {"sky": 1.4, "second": 1.3}, "noon": {"sky": 1.7, "third": 1.3}}
LOOK = {"exposure": 1.2, "saturation": 1.02}
STONES = (("large", 0.0, 0.0, (0.1, 0.075, 0.056), 12), ("far", 0.125, 0.27, (0.056, 0.045, 0.034), -28), ("small", -0.165, -0.085, (0.034, 0.029, 0.021), 30))
PITCH = 0.0172


def height(x, y):
    # How far from each stone's rim, in metres.
    rims = np.stack([(np.hypot((x - sx) / rx, (y - sy) / ry) - 1) * (rx + ry) / 2 for _, sx, sy, (rx, ry, _), _ in STONES])
    rim = rims.min(0)
    reach = np.array([5.2, 4.2, 3.2])[rims.argmin(0)] * PITCH
    drawn = smooth_noise(x * 7, y * 7, 2, 2)
    lines = (y * 0.985 + x * 0.17) / PITCH + 0.16 * drawn
    rings = rim / PITCH + 0.08 * drawn
    wave = np.where(rim < reach, np.cos(2 * np.pi * (rings - 0.12)), np.cos(2 * np.pi * lines))
    # A rake's furrows are flat below and crested above; each is pressed a little differently.
    crest = np.sign(wave) * np.abs(wave) ** 0.8 * (1 + 0.3 * smooth_noise(x * 11, y * 11, 8, 2))
    # The rake has not passed where the words lie.
    raked = np.clip((x + 0.42 + 0.05 * drawn) / 0.2, 0, 1) * np.clip((0.62 - y) / 0.25, 0, 1)
    z = 0.0031 * crest * raked * raked * (3 - 2 * raked) * np.clip(rim / 0.006, 0, 1)
    return z + 0.0011 * smooth_noise(x * 40, y * 40, 5, 3) + 0.006 * smooth_noise(x * 3, y * 3, 6, 1)


def build():
    n = Nodes("sand")
    at = n.where()
    grain = n.noise(950, 3, 0.75, at)
    colour = n.mix(n.ramp(n.noise(6, 3, 0.55, at), (0.3, 0.0), (0.7, 1.0)), rgba("#D6CAB6"), rgba("#E6DCCA"))
    colour = n.mix(0.4, colour, n.ramp(grain, (0.34, 0.1), (0.5, 0.5), (0.68, 0.92)), "OVERLAY")
    dark = n.ramp(n.noise(430, 2, 0.5, at), (0.685, 0.0), (0.7, 0.75))
    n.set(Base_Color=n.mix(dark, colour, rgba("#5B5048")), Roughness=0.9, Specular=0.2)
    n.set(Normal=n.bump(grain, 0.0011, 0.6, n.bump(n.noise(240, 4, 0.7, at), 0.0016, 0.5)))
    ground("sand", n.material, height, (-4, 4), (-0.7, 6), 0.0021)
    grey = stone_material("grey", "#8A8987", "#5A5B5D", None, 0.36)
    pale = stone_material("pale", "#C4BCAE", "#968E83", None, 0.28)
    dark = stone_material("dark", "#4A494A", "#2C2C2F", None, 0.3)
    for (name, x, y, radii, turn), material, seed in zip(STONES, (grey, dark, pale), (3, 9, 5)):
        stone(name, (x, y, 0.004), radii, turn, seed, material, 0.1)
    for group, towards, up, tone in (("first", -64, 21, "#FFD9B2"), ("second", -58, 25, "#FFE6CA"), ("third", -52, 30, "#FFF0DF")):
        sun(group, up, towards, tone, 4.6, 1.3)
    leaves(25, -58, 0.9, ((0.3, 0.5, 200, 0.5), (-0.55, -0.1, -20, 0.35)), 7, 0.15)
    sky("#C8CCD4", "#A9B8CF", 0.4, "#FFF0DC", (-0.9, 0.4, 0.4), 0.8)
    camera((0.0, 0.02, 0.02), 1.12, 47, (0.70, 0.74), 60, 0.9)
