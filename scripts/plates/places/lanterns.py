"""A path of wet stones at evening, with lanterns of paper."""
from kit import *

MOODS = {"dusk": {"sky": 1.5, "moon": 1.0, "lantern": 0.45}, "evening": {"sky": 0.9, "moon": 0.9, "lantern": 0.9}, "night": {"sky": 0.5, "moon": 0.7, "lantern": 1.2}}
LOOK = {"exposure": 1.1, "saturation": 1.06, "vignette": 0.16}


def lantern(at, size, material, frame):
    x, y, z = at
    bpy.ops.mesh.primitive_cube_add(size=1, location=(x, y, z + size * 0.75))
    paper = bpy.context.object
    paper.scale = (size * 0.72, size * 0.72, size)
    paper.rotation_euler = (0, 0, 0.5)
    paper.data.materials.append(material)
    paper.visible_shadow = paper.visible_diffuse = False
    join_group(paper, "lantern")
    turn = Euler((0, 0, 0.5))
    for dx, dy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
        offset = Vector((dx * size * 0.37, dy * size * 0.37, 0))
        offset.rotate(turn)
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x + offset.x, y + offset.y, z + size * 0.66), rotation=turn)
        bpy.context.object.scale = (size * 0.06, size * 0.06, size * 1.32)
        bpy.context.object.data.materials.append(frame)
    for up, wide in ((0.26, 0.8), (1.27, 0.8), (1.36, 1.0)):
        bpy.ops.mesh.primitive_cube_add(size=1, location=(x, y, z + size * up), rotation=turn)
        bpy.context.object.scale = (size * wide, size * wide, size * 0.06)
        bpy.context.object.data.materials.append(frame)
    data = bpy.data.lights.new("lantern", "POINT")
    data.energy, data.color, data.shadow_soft_size = 34 * size**2 * 30, rgba("#FFAE62")[:3], size * 0.3
    light = bpy.data.objects.new("lantern", data)
    light.location = (x, y, z + size * 0.7)
    bpy.context.collection.objects.link(light)
    join_group(light, "lantern")


def build():
    n = Nodes("soil")
    rough = n.noise(60, 8, 0.72)
    moss = n.ramp(n.noise(4, 3, 0.6), (0.4, 0.0), (0.55, 1.0))
    colour = n.mix(moss, rgba("#4A4138"), rgba("#4B5A2E"))
    n.set(Base_Color=n.mix(n.ramp(rough, (0.3, 0.25), (0.7, 1.0)), (0.004, 0.004, 0.003, 1), colour), Roughness=0.8, Specular=0.25, Normal=n.bump(rough, 0.02, 0.9, n.bump(n.noise(500, 3, 0.7), 0.003, 0.6)))
    steps = [(0.0, 0.0), (0.12, 0.42), (-0.04, 0.85), (0.1, 1.32), (-0.05, 1.85), (0.02, 2.5), (0.1, 3.3)]

    def height(x, y):
        return 0.018 * smooth_noise(x * 6, y * 6, 3, 3) + 0.03 * np.minimum(1, np.abs(x) / 0.7) ** 2

    ground("soil", n.material, height, (-2.4, 2.4), (-1.0, 6), 0.012)
    slate = stone_material("slate", "#7C7D80", "#4E4F54", None, 0.3, 0.75, 2.2)
    for number, (x, y) in enumerate(steps):
        stone("step", (x, y, 0.0), (0.2 + 0.02 * (number % 3), 0.15, 0.05), 20 * number, 3 + number, slate, 0.3)
    pebbles = [stone("pebble", (9, k, 0), (0.03, 0.024, 0.016), 0, 20 + k, stone_material(f"pebble{k}", "#8E8880", "#5C5852", None, 0.3, 0.5), 0.3, 4) for k in range(4)]
    chance = random.Random(8)
    spots = []
    for _ in range(900):
        x, y = chance.uniform(-0.75, 0.75), chance.uniform(-0.8, 4.5)
        if all(math.hypot((x - sx) / 0.25, (y - sy) / 0.19) > 1 for sx, sy in steps) and chance.random() > abs(x) * 1.1:
            spots.append((x, y, 0.006 + 0.03 * min(1, abs(x) / 0.7) ** 2, chance.uniform(0.35, 1.1) ** 1.5, chance.uniform(0, 360), 14))
    copies(pebbles, spots)
    paper = Nodes("paper")
    fall = paper.add("SeparateXYZ", {0: paper.where()}).outputs["Z"]
    warm = paper.mix(paper.ramp(paper.math("ADD", paper.math("ABSOLUTE", paper.math("ADD", fall, 0.08)), paper.math("MULTIPLY", paper.noise(14, 5, 0.7), 0.12)), (0.08, 1.0), (0.55, 0.0)), rgba("#E0661C"), rgba("#FFCB85"))
    glow = paper.add("Emission", {"Color": warm, "Strength": 2.0})
    paper.put(glow.outputs[0], paper.tree.nodes["Material Output"].inputs["Surface"])
    wood = Nodes("wood")
    wood.set(Base_Color=rgba("#1D1512"), Roughness=0.5)
    for at, size in (((0.36, 0.2, 0.015), 0.145), ((-0.42, 1.1, 0.02), 0.15), ((0.46, 1.9, 0.02), 0.15), ((-0.42, 3.0, 0.02), 0.15), ((0.5, 4.3, 0.03), 0.15)):
        lantern(at, size, paper.material, wood.material)
    area("moon", (-2.2, 2.6, 2.4), (0, 0.6, 0), 1.2, "#9FB4E8", 130)
    sky("#4C5F92", "#33457A", 0.85, "#9A84A6", (0.2, 1, 0.05), 0.5)
    camera((0.14, 0.12, 0.06), 1.5, 20, (0.70, 0.74), 46, 0.5, side=-5)
