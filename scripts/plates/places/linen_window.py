"""Three stones on linen on a shelf; a window's light with the shadow of leaves."""
from kit import *

MOODS = {"morning": {"sky": 1.0, "first": 1.15}, "noon": {"sky": 1.05, "second": 1.2}, "late": {"sky": 0.75, "third": 1.3}}
LOOK = {"exposure": 1.45, "saturation": 1.05}


def build():
    n = Nodes("linen")
    at = n.where()
    drift = n.noise(7, 2, 0.5, at)
    parts = n.add("SeparateXYZ", {0: at})
    slub = n.noise(60, 3, 0.6, n.add("VectorMath", {0: at, 1: (0.05, 1, 1)}, operation="MULTIPLY").outputs[0])
    slub_y = n.noise(60, 3, 0.6, n.add("VectorMath", {0: at, 1: (1, 0.05, 1)}, operation="MULTIPLY").outputs[0])
    bend = n.math("MULTIPLY", drift, 14.0)
    warp = n.math("SINE", n.math("ADD", n.math("MULTIPLY", parts.outputs["X"], 3600.0), bend))
    weft = n.math("SINE", n.math("ADD", n.math("MULTIPLY", parts.outputs["Y"], 3300.0), bend))
    weave = n.math("ADD", n.math("MULTIPLY", warp, slub_y), n.math("MULTIPLY", weft, slub))
    fuzz = n.noise(1500, 2, 0.7)
    thread = n.math("MULTIPLY", n.math("ADD", n.ramp(warp, (0.0, 0.82), (0.7, 1.0)), n.ramp(weft, (0.0, 0.82), (0.7, 1.0))), 0.5)
    colour = n.mix(n.ramp(n.math("ADD", slub, slub_y), (0.75, 0.0), (1.25, 1.0)), rgba("#DCCDB2"), rgba("#EADDC5"))
    colour = n.mix(1.0, colour, thread, "MULTIPLY")
    n.set(Base_Color=colour, Roughness=0.9, Specular=0.15, Sheen=0.5, Normal=n.bump(weave, 0.0007, 0.5, n.bump(fuzz, 0.0006, 0.35)))

    def height(x, y):
        folds = 0.011 * np.sin(y * 16 + x * 3.4 + 1.6 * smooth_noise(x * 3, y * 3, 4, 2)) * (0.5 + 0.5 * smooth_noise(x * 2.2, y * 2.2, 6, 1))
        folds += 0.005 * smooth_noise(x * 13, y * 19, 9, 2)
        flat = np.minimum(1, np.hypot(x - 0.02, (y + 0.02) * 1.5) / 0.24) ** 3
        return folds * (0.06 + 0.94 * flat)

    ground("linen", n.material, height, (-4, 4), (-0.6, 7), 0.0032)
    pale = stone_material("pale", "#CFC7BA", "#A59C8F", None, 0.25)
    grey = stone_material("grey", "#8F8C88", "#66645F", "#DAD5CB", 0.3)
    dark = stone_material("dark", "#5E5C5A", "#403F40", None, 0.3)
    stone("large", (0.0, 0.02, 0.002), (0.092, 0.066, 0.05), 12, 3, pale, 0.05)
    stone("right", (0.122, -0.028, 0.001), (0.058, 0.047, 0.034), -25, 9, grey, 0.05)
    stone("small", (-0.098, -0.062, 0.001), (0.036, 0.031, 0.025), 30, 5, dark, 0.05)
    for group, towards, height_ in (("first", -64, 27), ("second", -58, 29), ("third", -52, 25)):
        sun(group, height_, towards, {"first": "#FFDCAE", "second": "#FFE4BE", "third": "#FFBE7C"}[group], 5.2, 0.8)
    window(29, -58, 1.7, (2.2, 1.8), 0.035, (0.33, 0.66, 0), (3, 1))
    leaves(29, -58, 0.5, ((-0.5, -0.08, -8, 0.26),), 4, 0.1)
    leaves(29, -58, 0.4, ((0.46, 0.3, 160, 0.5), (0.62, 0.85, 194, 0.75)), 6, 0.2)
    sky("#C9CFD6", "#AEB9CA", 0.34, "#FFF1DC", (-0.9, 0.4, 0.4), 0.8)
    camera((0.0, 0, 0.03), 0.98, 34, (0.70, 0.74), 62, 0.7)
