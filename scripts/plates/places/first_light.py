"""Three stones in snow at first light, with dry grass: a low sun from the side, long blue shadows of trees."""
from kit import *

MOODS = {"early": {"sky": 1.2, "dawn": 1.4}, "risen": {"sky": 0.75, "dawn": 3.0}, "day": {"sky": 1.15, "day": 3.0}}
LOOK = {"exposure": 1.05, "saturation": 1.12}


def cap(of, thick, material):
    """Snow on a stone, `thick` metres: where its surface looks up, more towards +x."""
    made = of.copy()
    made.data = of.data.copy()
    bpy.context.collection.objects.link(made)
    made.data.materials.clear()
    made.data.materials.append(material)
    # Read before a vertex moves: each move would have all of them computed again.
    ups = [vertex.normal.copy() for vertex in made.data.vertices]
    for vertex, up in zip(made.data.vertices, ups):
        p = vertex.co
        edge = up.z - 0.80 + 0.5 * p.x + 0.1 * noise.noise(p * 22) + 0.015 * noise.noise(p * 90)
        share = max(0.0, min(1.0, edge / 0.3))
        vertex.co = p + up * (thick * (1 - (1 - share) ** 2) - 0.001)
    return made


def trunk(x, y, wide, towards, distance):
    """A tree whose shadow falls through (x, y); it is not seen."""
    n = Nodes("trunk")
    n.set(Base_Color=(0.02, 0.02, 0.02, 1))
    flat = math.radians(towards)
    bpy.ops.mesh.primitive_cylinder_add(radius=wide, depth=9, location=(x + math.sin(flat) * distance, y + math.cos(flat) * distance, 4))
    made = bpy.context.object
    made.data.materials.append(n.material)
    made.visible_camera = made.visible_glossy = made.visible_diffuse = False


def build():
    n = Nodes("snow")
    n.set(Base_Color=rgba("#F4F4F6"), Roughness=0.7, Specular=0.3, Normal=n.bump(n.noise(420, 3, 0.7), 0.0009, 0.5))
    wells = [(0.0, 0.0, 0.085), (-0.125, -0.055, 0.045), (0.135, -0.045, 0.06)]

    def height(x, y):
        z = 0.006 * smooth_noise(x * 6, y * 8, 3, 2) + 0.0012 * smooth_noise(x * 60, y * 70, 5, 3)
        z += 0.0022 * np.sin((y + 0.3 * x) * 62 + 2.2 * smooth_noise(x * 5, y * 5, 8, 2)) * (0.5 + 0.5 * smooth_noise(x * 4, y * 3, 11, 1))
        for sx, sy, r in wells:
            d = np.hypot(x - sx, (y - sy) * 1.2) / r
            z += 0.008 * np.exp(-((d - 1.3) ** 2) * 6) - 0.012 * np.exp(-(d**2) * 1.5)
        return z

    ground("snow", n.material, height, (-5, 5), (-0.6, 14), 0.0026)
    basalt = stone_material("basalt", "#5E5E62", "#333338", "#D8D2C6", 0.35)
    pale = stone_material("pale", "#B7A999", "#8C8074", None, 0.3)
    brown = stone_material("brown", "#A3988B", "#7A7067", None, 0.3)
    large = stone("large", (0, 0, -0.004), (0.088, 0.066, 0.054), 14, 3, basalt, 0.14, 7)
    stone("small", (-0.125, -0.055, -0.002), (0.042, 0.036, 0.029), -20, 5, brown, 0.16)
    right = stone("right", (0.135, -0.045, -0.002), (0.058, 0.047, 0.037), 35, 9, pale, 0.16, 7)
    cap(large, 0.015, n.material)
    cap(right, 0.011, n.material)
    straw = Nodes("straw")
    straw.set(Base_Color=straw.mix(straw.add("ObjectInfo").outputs["Random"], rgba("#8A6A3C"), rgba("#C8A766")), Roughness=0.6)
    tufts = [tuft(k, straw.material, 9, 0.012, (0.08, 0.2), (0.0007, 0.0014)) for k in range(4)]
    copies(tufts, [(0.1, 0.1, -0.006, 1.1, 0, 6), (0.17, 0.07, -0.006, 0.9, 140, 6), (0.24, 0.16, -0.006, 1.2, 70, 6), (-0.03, 0.16, -0.006, 0.7, 200, 6), (0.06, -0.1, -0.006, 0.5, 300, 6), (0.3, 0.02, -0.006, 0.8, 20, 6), (-0.21, 0.0, -0.006, 0.45, 100, 6)])
    for x, y, wide in ((0.1, 0.42, 0.05), (-0.5, 1.05, 0.06), (0.5, 1.5, 0.07), (-0.9, 2.2, 0.08)):
        trunk(x, y, wide, -68, 3.2)
    xs = np.arange(-9, 6, 0.02)
    for away, high in ((13.5, 0.55), (13.0, 0.3)):
        woods = high * (0.75 + 0.35 * smooth_noise(xs * 0.9, xs * 0 + away, 4, 3)) + 0.06 * np.abs(smooth_noise(xs * 14, xs * 0 + away, 6, 3))
        ridge(away, xs, woods, "#8FA0CC")
    sun("dawn", 9, -68, "#FFA95C", 6.0, 1.0)
    sun("day", 12, -62, "#FFCB92", 4.2, 1.2)
    sky("#BFC3DE", "#4F74BC", 0.8, "#FFD3AC", (-0.8, 0.6, 0.05), 1.0)
    camera((0.0, 0, 0.03), 0.92, 17, (0.70, 0.74), 60, 0.8)
