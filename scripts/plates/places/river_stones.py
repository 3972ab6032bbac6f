"""Pebbles below clear, shallow water beside a bank of sand; nets of light move over them."""
from kit import *

MOODS = {"morning": {"sky": 1.0, "first": 1.15}, "noon": {"sky": 1.1, "second": 1.3}, "late": {"sky": 0.9, "third": 1.35}}
LOOK = {"exposure": 1.2, "saturation": 1.08}


def depth(x, y):
    """How far in the water, in metres from the bank's edge."""
    return 0.737 * (x + 0.285) - 0.676 * (y + 0.157) + 0.03 * smooth_noise(x * 5, y * 5, 4, 3)


def height(x, y):
    s = depth(x, y)
    z = np.where(s < 0, 0.03 * (1 - np.exp(np.minimum(s, 0) / 0.12)), -0.1 * (1 - np.exp(-np.maximum(s, 0) / 0.34)))
    return z + 0.002 * smooth_noise(x * 18, y * 18, 5, 3) + 0.004 * smooth_noise(x * 4, y * 4, 6, 2)


def under_water(material):
    """Wet, green and darker below the water's level (z = 0)."""
    n = Nodes.__new__(Nodes)
    n.material, n.tree = material, material.node_tree
    n.surface = n.tree.nodes["Principled BSDF"]
    z = n.add("SeparateXYZ", {0: n.add("NewGeometry").outputs["Position"]}).outputs["Z"]
    deep = n.ramp(n.math("MULTIPLY", z, -10.0), (0.0, "#F2F8F4"), (0.9, "#9CC4BA"))
    wet = n.ramp(n.math("ADD", n.math("MULTIPLY", z, 60.0), 0.25), (0.1, 0.58), (0.9, 1.0))
    socket = n.surface.inputs["Base Color"]
    colour = n.mix(1.0, n.mix(1.0, socket.links[0].from_socket, wet, "MULTIPLY"), deep, "MULTIPLY")
    n.put(colour, socket)
    return material


def nets():
    """What waves make of the sun's light: a screen in its way that only shadows see."""
    n = Nodes("nets")
    at = n.where()
    bend = n.add("VectorMath", {0: n.add("TexNoise", {"Vector": at, "Scale": 9.0, "Detail": 2.0}).outputs["Color"], 1: (0.07, 0.07, 0)}, operation="MULTIPLY").outputs[0]
    total = None
    for scale, share in ((15.0, 1.0), (23.0, 0.5)):
        edge = n.add("TexVoronoi", {"Vector": n.add("VectorMath", {0: at, 1: bend}, operation="ADD").outputs[0], "Scale": scale}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
        line = n.math("MULTIPLY", n.math("POWER", n.ramp(edge, (0.0, 1.0), (0.2, 0.0)), 3.0), share)
        total = line if total is None else n.math("ADD", total, line)
    light = n.math("ADD", 0.62, n.math("MULTIPLY", total, 2.2))
    clear = n.add("BsdfTransparent", {"Color": n.add("CombineXYZ", {"X": light, "Y": light, "Z": light}).outputs[0]})
    n.put(clear.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    made = plane("nets", n.material, (0, 0, 0.002), (1, 1))
    made.data.transform(Matrix.Scale(9, 4))
    made.visible_camera = made.visible_glossy = made.visible_diffuse = False


def build():
    n = Nodes("sand")
    at = n.where()
    grain = n.noise(900, 3, 0.75, at)
    colour = n.mix(n.ramp(n.noise(7, 3, 0.55, at), (0.3, 0.0), (0.7, 1.0)), rgba("#CFC3AC"), rgba("#DDD3C0"))
    colour = n.mix(0.4, colour, n.ramp(grain, (0.34, 0.1), (0.5, 0.5), (0.68, 0.92)), "OVERLAY")
    n.set(Base_Color=colour, Roughness=0.85, Specular=0.25, Normal=n.bump(grain, 0.0011, 0.6, n.bump(n.noise(200, 4, 0.7, at), 0.0018, 0.5)))
    ground("bed", under_water(n.material), height, (-4, 4), (-0.8, 6), 0.004)
    kinds = [("#A09F98", "#6B6D69", None), ("#B5AC9C", "#877F72", None), ("#6A7070", "#454A4C", None), ("#9C8672", "#6B5849", None), ("#A7ABA6", "#74797A", None), ("#7E8B83", "#55605B", None)]
    materials = [under_water(stone_material(f"pebble{k}", pale, dark, vein, 0.3, 0.25)) for k, (pale, dark, vein) in enumerate(kinds)]
    sources = [stone("pebble", (9, k, 0), (0.03, 0.019 + 0.003 * (k % 4), 0.013 + 0.002 * (k % 3)), 0, 20 + k, materials[k % 6], 0.3, 5) for k in range(12)]
    for made in sources:
        made.location.z = -3
    heroes = [("large", 0.02, 0.0, (0.096, 0.073, 0.042), 14, 0), ("right", 0.165, -0.03, (0.06, 0.047, 0.026), -26, 1), ("near", -0.03, -0.125, (0.05, 0.04, 0.022), 35, 4)]
    for name, x, y, radii, turn, kind in heroes:
        stone(name, (x, y, float(height(np.array(x), np.array(y)))), radii, turn, 3 + kind, materials[kind], 0.16)
    chance = random.Random(12)
    taken = [(x, y, radii[0] * 0.95) for _, x, y, radii, _, _ in heroes]
    spots = []
    for size, tries in ((1.5, 900), (1.0, 4000), (0.62, 10000), (0.4, 14000)):
        for _ in range(tries):
            x, y = chance.uniform(-0.5, 1.3), chance.uniform(-0.75, 1.4)
            grown = size * chance.uniform(0.85, 1.2)
            away = float(depth(np.array(x), np.array(y)))
            # Few lie on the sand, only small ones.
            if away < 0.055 + 0.02 * size and not (away > -0.06 and size < 0.7 and chance.random() < 0.05):
                continue
            r = 0.026 * grown
            if all((x - tx) ** 2 + (y - ty) ** 2 > (0.8 * (r + tr)) ** 2 for tx, ty, tr in taken):
                taken.append((x, y, r))
                spots.append((x, y, float(height(np.array(x), np.array(y))) + 0.007 * grown, grown, chance.uniform(0, 360), 12))
    copies(sources, spots)
    water = Nodes("water")
    wide = water.add("VectorMath", {0: water.where(), 1: (1.6, 1, 1)}, operation="MULTIPLY").outputs[0]
    ripple = water.bump(water.noise(9, 3, 0.5, wide), 0.03, 0.7)
    mirror = water.add("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.03, "Normal": ripple})
    clear = water.add("BsdfTransparent", {"Color": (0.9, 0.97, 0.95, 1)})
    share = water.add("Fresnel", {"IOR": 1.8, "Normal": ripple}).outputs[0]
    both = water.add("MixShader", {0: share, 1: clear.outputs[0], 2: mirror.outputs[0]})
    water.put(both.outputs[0], water.tree.nodes["Material Output"].inputs["Surface"])
    made = plane("water", water.material, (0, 2, 0), (1, 1))
    made.data.transform(Matrix.Scale(12, 4))
    made.visible_shadow = False
    nets()
    for group, towards, up, tone in (("first", -52, 46, "#FFE9CE"), ("second", -46, 49, "#FFF1DF"), ("third", -40, 46, "#FFD9AC")):
        sun(group, up, towards, tone, 5.4, 0.8)
    sky("#C9D3D6", "#A7BDCB", 0.5, "#FFFFFF", (-0.1, 0.6, 0.8), 0.16)
    camera((0.02, 0.0, 0.01), 1.15, 50, (0.70, 0.74), 60, 1.0)
