"""Pebbles at a river's edge under clear, shallow water; some stand out of it."""
from kit import *

MOODS = {"morning": {"sky": 1.0, "first": 0.55}, "noon": {"sky": 1.0, "second": 0.9}, "late": {"sky": 0.7, "third": 0.95}}
LOOK = {"exposure": 1.05, "saturation": 1.06}


def build():
    bed = Nodes("bed")
    bed.set(Base_Color=bed.mix(bed.noise(90, 5, 0.7), rgba("#3C3A30"), rgba("#6F6753")), Roughness=0.9, Normal=bed.bump(bed.noise(300, 4, 0.7), 0.004, 0.7))

    def bottom(x, y):
        return -0.012 - 0.075 * np.clip((y - 0.12 + 0.1 * np.sin(x * 3)) / 0.5, 0, 1.6) + 0.006 * smooth_noise(x * 12, y * 12, 4, 2)

    ground("bed", bed.material, bottom, (-1.6, 1.6), (-0.7, 2.6), 0.01)
    looks = [("#A9A294", "#7C7568"), ("#77797A", "#4F5254"), ("#8B8070", "#5E564A"), ("#5C6464", "#3A4142"), ("#B9AFA0", "#8F8577"), ("#7D6456", "#564338")]
    sources = [stone("source", (0, -9 - k, 0), (0.03 * (1 + 0.12 * (k % 3)), 0.024, 0.017), 0, 20 + k, stone_material(f"look{k}", *looks[k % 6], "#D9D3C6" if k in (1, 3) else None, 0.3, 0.3), 0, 5) for k in range(8)]
    chance = random.Random(3)
    kept, spots = [], []
    heroes = ((0.0, 0.0, 0.12), (0.16, 0.08, 0.085), (-0.13, -0.05, 0.06))
    for attempt in range(26000):
        size = 2.3 * chance.uniform(0.3, 1) ** 2.2 if attempt < 5000 else chance.uniform(0.28, 0.6)
        y = -0.6 + 2.4 * chance.random() ** 1.3
        x = chance.uniform(-1, 1) * (0.62 + 0.3 * (y + 0.6))
        reach = 0.028 * size
        if any(math.hypot(x - hx, y - hy) < hr * 0.86 + reach * 0.5 for hx, hy, hr in heroes):
            continue
        if any(abs(x - ox) < 0.1 and math.hypot(x - ox, y - oy) < (reach + r) * 0.84 for ox, oy, r in kept):
            continue
        kept.append((x, y, reach))
        floor = float(bottom(np.array([x]), np.array([y]))[0])
        spots.append((x, y, floor + 0.012 * size, size, chance.uniform(0, 360), 12))
        if len(spots) > 2300:
            break
    copies(sources, spots)
    pale = stone_material("pale", "#C2BBAE", "#958D80", None, 0.25, 0.12)
    grey = stone_material("grey", "#707377", "#494C50", "#D8D3C9", 0.3, 0.25)
    stone("large", (0, 0, -0.004), (0.115, 0.088, 0.064), 12, 3, pale, 0.14)
    stone("right", (0.165, 0.085, -0.012), (0.08, 0.064, 0.048), -28, 9, grey, 0.14)
    stone("small", (-0.13, -0.05, -0.004), (0.052, 0.044, 0.03), 40, 5, grey, 0.16)
    n = Nodes("water")
    ripple = n.bump(n.noise(16, 2, 0.5, n.add("VectorMath", {0: n.where(), 1: (0.7, 1.6, 1)}, operation="MULTIPLY").outputs[0]), 0.006, 0.3)
    clear = n.add("BsdfTransparent", {"Color": (0.86, 0.95, 0.93, 1)})
    shine = n.add("BsdfGlossy", {"Roughness": 0.02, "Normal": ripple})
    share = n.add("Fresnel", {"IOR": 1.33, "Normal": ripple})
    both = n.add("MixShader", {0: share.outputs[0], 1: clear.outputs[0], 2: shine.outputs[0]})
    n.put(both.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    water = plane("water", n.material, (0, 4, 0.0), (16, 10))
    water.visible_shadow = False
    for group, towards, height_, tone in (("first", -62, 28, "#FFE2BC"), ("second", -55, 32, "#FFECD2"), ("third", -48, 24, "#FFCB94")):
        sun(group, height_, towards, tone, 4.2, 1.5)
    sky("#B9CBD2", "#8FA9BC", 0.5, "#FFF3E0", (-0.5, 1, 0.3), 0.5)
    camera((0.02, 0, 0.03), 1.45, 25, (0.70, 0.74), 56, 0.5)
