"""Stones in a meadow against the evening sun."""
from kit import *

MOODS = {"noon": {"sky": 0.85, "high": 1.5}, "gold": {"sky": 0.8, "low": 1.7, "high": 0.3}, "late": {"sky": 0.8, "low": 1.2, "rose": 1.0, "high": 0.2}}
LOOK = {"exposure": 1.75, "saturation": 1.12, "contrast": 0.1, "vignette": 0.05}


def build():
    n = Nodes("blade")
    seed = n.add("ObjectInfo").outputs["Random"]
    height = n.add("SeparateXYZ", {0: n.where()}).outputs["Z"]
    green = n.mix(seed, rgba("#4C5E26"), rgba("#7F8640"))
    patch = n.noise(1.9, 3, 0.6, n.add("ObjectInfo").outputs["Location"])
    green = n.mix(n.ramp(patch, (0.42, 0.0), (0.62, 0.8)), green, rgba("#A8945A"))
    colour = n.mix(n.ramp(n.math("MULTIPLY", height, 5.0), (0.2, 0.0), (1.0, 1.0)), green, rgba("#D8C07A"))
    n.set(Base_Color=colour, Roughness=0.5, Specular=0.3)
    glass = n.add("BsdfTranslucent", {"Color": colour})
    both = n.add("MixShader", {0: 0.45, 1: n.surface.outputs[0], 2: glass.outputs[0]})
    n.put(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    soil = Nodes("soil")
    soil.set(Base_Color=soil.mix(soil.noise(30, 6, 0.7), rgba("#23260F"), rgba("#4C4A26")), Roughness=0.9, Normal=soil.bump(soil.noise(90, 5, 0.7), 0.01, 0.8))
    ground("soil", soil.material, lambda x, y: 0.012 * smooth_noise(x * 5, y * 5, 3, 2), (-4, 4), (-1.2, 9), 0.05)
    stones = [(0.0, 0.0, 0.15), (0.18, 0.06, 0.1), (-0.135, -0.09, 0.075)]
    chance = random.Random(4)
    spots = []
    for _ in range(9000):
        y = -0.62 + 9 * chance.random() ** 1.9
        x = chance.uniform(-1, 1) * (0.55 + 0.42 * (y + 1))
        near = min(math.hypot(x - sx, (y - sy) * 1.1) / r for sx, sy, r in stones)
        if near < 1 or (y < -0.05 and chance.random() < 0.87):
            continue
        wild = 1 + 0.4 * float(smooth_noise(np.array(x * 2.6), np.array(y * 2.2), 11, 2))
        spots.append((x, y, -0.004, wild * chance.uniform(0.5, 1.2) * (0.45 if near < 1.5 or y < 0 else 1), chance.uniform(0, 360), 7))
    copies([tuft(k, n.material) for k in range(9)], spots)
    pale = stone_material("pale", "#A39C90", "#757067", None, 0.35)
    grey = stone_material("grey", "#6F6D69", "#4A4946", None, 0.35)
    stone("large", (0, 0, 0), (0.115, 0.09, 0.072), 12, 3, pale, 0.12)
    stone("right", (0.175, 0.05, 0), (0.075, 0.06, 0.046), -28, 9, grey, 0.14)
    stone("small", (-0.135, -0.08, 0), (0.048, 0.04, 0.03), 40, 5, grey, 0.14)
    for away, rise, tone in ((60, 5.2, "#B9BFA6"), (40, 2.4, "#8F9C7C")):
        h = Nodes("hill")
        h.set(Base_Color=rgba(tone), Roughness=1.0, Specular=0.0)
        ridge = ground("hill", h.material, lambda x, y: rise * np.maximum(0, 1 - ((y - 6) / 3) ** 2) * (0.6 + 0.4 * smooth_noise(x * 0.9, y * 0, 9 + away, 3)), (-9, 9), (3, 9), 0.1)
        ridge.location, ridge.scale = (0, away, -0.6), (7, 1, 1)
    sun("high", 34, -40, "#FFF0D6", 3.6, 1.5)
    sun("low", 12, 24, "#FFC983", 4.6, 1.5)
    sun("rose", 8, 20, "#FF9F70", 3.0, 2.0)
    sky("#F6D9A8", "#8FB0D8", 0.75, "#FFD08A", (0.55, 1, 0.1), 0.6)
    camera((0.02, 0, 0.05), 1.45, 8, (0.70, 0.80), 52, 1.1)
