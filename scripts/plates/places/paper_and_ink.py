"""Handmade paper on a table of slate, held by a black stone and a pale one."""
from kit import *

MOODS = {"morning": {"sky": 1.3, "first": 1.0}, "noon": {"sky": 1.35, "second": 1.15}, "late": {"sky": 1.0, "third": 1.2}}
LOOK = {"exposure": 1.3, "saturation": 1.05}


def build():
    table = Nodes("slate")
    rough = table.noise(26, 8, 0.65)
    table.set(Base_Color=table.mix(table.ramp(rough, (0.35, 0.0), (0.7, 1.0)), rgba("#232427"), rgba("#3B3A3A")), Roughness=0.62, Normal=table.bump(rough, 0.004, 0.6, table.bump(table.noise(420, 3, 0.7), 0.0005, 0.5)))
    plane("table", table.material, (0, 0.3, -0.004), (5, 5))
    n = Nodes("paper")
    at = n.where()
    parts = n.add("SeparateXYZ", {0: at})
    pulp = n.noise(55, 6, 0.7, at)
    fibres = n.add("VectorMath", {0: at, 1: n.add("VectorMath", {0: n.add("TexNoise", {"Vector": at, "Scale": 16.0}).outputs["Color"], 1: (0.08, 0.08, 0)}, operation="MULTIPLY").outputs[0]}, operation="ADD").outputs[0]
    line = n.math("ABSOLUTE", n.math("SUBTRACT", n.noise(75, 1, 0.4, fibres), 0.5))
    thread = n.math("MULTIPLY", n.ramp(line, (0.0, 1.0), (0.012, 0.0)), n.ramp(n.noise(24, 2, 0.5, at), (0.58, 0.0), (0.66, 1.0)))
    colour = n.mix(n.ramp(pulp, (0.3, 0.0), (0.7, 1.0)), rgba("#E4DACA"), rgba("#F3EDE2"))
    colour = n.mix(n.math("MULTIPLY", thread, 0.5), colour, rgba("#A98F6C"))
    ragged = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(90, 6, 0.75, at), 0.5), 0.02)
    ragged = n.math("ADD", ragged, n.math("MULTIPLY", n.math("SUBTRACT", n.noise(11, 2, 0.5, at), 0.5), 0.02))
    beyond = n.math("SUBTRACT", n.math("MULTIPLY", parts.outputs["X"], 0.5), n.math("MULTIPLY", n.math("ADD", parts.outputs["Y"], 0.03), 0.866))
    inside = n.ramp(n.math("ADD", beyond, ragged), (0.0, 1.0), (0.0012, 0.0))
    n.set(Base_Color=colour, Roughness=0.88, Specular=0.2, Alpha=inside, Normal=n.bump(pulp, 0.0016, 0.5, n.bump(n.noise(600, 3, 0.75, at), 0.0005, 0.55)))

    def height(x, y):
        edge = 0.5 * x - 0.866 * (y + 0.03)
        return 0.002 + 0.003 * (1 + smooth_noise(x * 5, y * 5, 3, 2)) * 0.4 + 0.007 * np.exp(np.minimum(edge, 0) * 24) * (0.6 + 0.4 * smooth_noise(x * 8, y * 8, 7, 1))

    ground("paper", n.material, height, (-2, 2), (-0.7, 3), 0.003)
    ink = stone_material("ink", "#2B2B2E", "#151517", None, 0.12, 0.35, 0.5)
    pale = stone_material("pale", "#C6BEB0", "#9A9184", "#EFEAE0", 0.25)
    rust = stone_material("rust", "#8A5240", "#5E3A30", None, 0.3)
    stone("ink", (0.0, 0.0, 0.004), (0.082, 0.062, 0.038), -18, 3, ink, 0.02)
    stone("pale", (0.135, 0.012, -0.003), (0.05, 0.042, 0.03), 30, 9, pale, 0.03)
    stone("rust", (0.045, -0.098, -0.003), (0.026, 0.023, 0.017), 30, 5, rust, 0.03)
    for group, towards, height_ in (("first", -58, 31), ("second", -52, 33), ("third", -46, 28)):
        sun(group, height_, towards, {"first": "#FFE9CF", "second": "#FFEFDC", "third": "#FFD3A3"}[group], 4.4, 1.6)
    leaves(33, -52, 0.55, ((0.5, 0.18, 168, 0.5), (0.55, 0.5, 188, 0.6), (-0.62, -0.02, -25, 0.24)), 6, 0.13)
    sky("#C5CCD6", "#AEBBD0", 0.42, "#FFF4E6", (-0.9, 0.4, 0.5), 0.8)
    camera((0.0, 0.02, 0.02), 1.1, 52, (0.70, 0.74), 62, 1.0)
