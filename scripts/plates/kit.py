"""What every place is made of: stones, grounds, lights, a camera. Lengths in metres, angles in degrees."""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise


class Nodes:
    """Builds a material's nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=None, **fields):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in fields.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.put(value, node.inputs[key])
        return node

    def put(self, value, socket):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(value, self.surface.inputs[key.replace("_", " ")])
        return self

    def where(self):
        return self.add("TexCoord").outputs["Object"]

    def noise(self, scale, detail=4, roughness=0.55, at=None):
        return self.add("TexNoise", {"Vector": at or self.where(), "Scale": scale, "Detail": detail, "Roughness": roughness}).outputs["Fac"]

    def ramp(self, value, *stops):
        """Stops: (position, colour or grey)."""
        node = self.add("ValToRGB", {"Fac": value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = rgba(colour) if not isinstance(colour, (int, float)) else (colour, colour, colour, 1)
        return node.outputs["Color"]

    def mix(self, share, a, b, blend="MIX"):
        return self.add("MixRGB", {"Fac": share, "Color1": a, "Color2": b}, blend_type=blend).outputs["Color"]

    def math(self, operation, a, b=0.0):
        node = self.add("Math", operation=operation)
        self.put(a, node.inputs[0])
        self.put(b, node.inputs[1])
        return node.outputs[0]

    def bump(self, height, distance, strength=1.0, below=None):
        node = self.add("Bump", {"Height": height, "Distance": distance, "Strength": strength})
        if below:
            self.put(below, node.inputs["Normal"])
        return node.outputs["Normal"]


def rgba(hex_colour):
    """Linear colour of '#rrggbb'."""
    parts = [int(hex_colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return (*[p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts], 1)


def stone_material(name, pale, dark, vein=None, speckle=0.3, wet=0.0, pores=1.0):
    """`wet`: 0 to 1, a film of water that darkens and shines."""
    n = Nodes(name)
    seed = n.add("ObjectInfo").outputs["Random"]
    shift = n.add("CombineXYZ", {"X": n.math("MULTIPLY", seed, 90.0), "Y": n.math("MULTIPLY", seed, 37.0)}).outputs[0]
    at = n.add("VectorMath", {0: n.where(), 1: shift}, operation="ADD").outputs[0]
    clouds = n.noise(14, 6, 0.62, at)
    colour = n.mix(n.ramp(clouds, (0.34, 0.0), (0.66, 1.0)), rgba(dark), rgba(pale))
    tone = n.ramp(seed, (0.0, 0.72), (1.0, 1.12))
    colour = n.mix(1.0, colour, tone, "MULTIPLY")
    grain = n.noise(520, 3, 0.7, at)
    colour = n.mix(speckle, colour, n.ramp(grain, (0.38, 0.12), (0.5, 0.5), (0.66, 0.95)), "OVERLAY")
    if vein:
        # Veins are cracks that were filled: nearly plane, seldom alone.
        bend = n.math("MULTIPLY", n.math("SUBTRACT", n.noise(16, 3, 0.5, at), 0.5), 0.035)
        for way, wide, offset in (((0.86, 0.3, 0.42), 0.0016, 0.012), ((0.5, -0.42, 0.76), 0.0006, -0.004)):
            across = n.add("VectorMath", {0: n.where(), 1: way}, operation="DOT_PRODUCT").outputs["Value"]
            off = n.math("MULTIPLY", n.math("SUBTRACT", seed, 0.5), 0.03)
            distance = n.math("ABSOLUTE", n.math("ADD", n.math("ADD", across, bend), n.math("ADD", off, offset)))
            uneven = n.math("MULTIPLY", distance, n.math("ADD", 0.5, n.math("MULTIPLY", grain, 1.0)))
            colour = n.mix(n.ramp(uneven, (wide * 0.5, 0.85), (wide, 0.0)), colour, rgba(vein))
    if wet:
        colour = n.mix(1.0, colour, (1 - 0.55 * wet,) * 3 + (1,), "MULTIPLY")
    fine = n.bump(n.noise(900, 2, 0.6, at), 0.0004 * pores, 0.5)
    pits = n.bump(n.ramp(n.noise(230, 3, 0.7, at), (0.3, 0.0), (0.44, 1.0)), 0.0006 * pores, 0.5, fine)
    n.set(Base_Color=colour, Roughness=n.ramp(clouds, (0.3, 0.62 - 0.5 * wet), (0.7, 0.78 - 0.45 * wet)), Normal=pits)
    n.set(Specular=0.42, Clearcoat=0.8 * wet, Clearcoat_Roughness=0.06)
    return n.material


def stone(name, at, radii, turn, seed, material, sink=0.12, detail=6):
    """A rounded pebble that stands on z = at[2]; its foot is pressed flat, `sink` of its height below the ground."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1)
    made = bpy.context.object
    made.name = name
    shift = Vector((seed * 7.31, seed * 3.17, seed * 1.93))
    for vertex in made.data.vertices:
        p = vertex.co.copy()
        swell = 1 + 0.17 * noise.noise(p * 0.75 + shift) + 0.05 * noise.noise(p * 1.9 + shift) + 0.012 * noise.noise(p * 5 + shift)
        # Between an ellipsoid and a box: river stones are fuller than eggs.
        full = (abs(p.x) ** 2.35 + abs(p.y) ** 2.35 + abs(p.z) ** 2.2) ** (-1 / 2.3)
        p = p * full * swell
        p.z = p.z if p.z > -0.55 else -0.55 - 0.25 * math.tanh((-0.55 - p.z) / 0.25)
        vertex.co = Vector((p.x * radii[0], p.y * radii[1], p.z * radii[2]))
    made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))
    made.data.materials.append(material)
    lowest = min(vertex.co.z for vertex in made.data.vertices)
    made.location = (at[0], at[1], at[2] - lowest - sink * 2 * radii[2])
    made.rotation_euler = (0, 0, math.radians(turn))
    return made


def copies(sources, places):
    """Places copies that share their meshes. Each place: (x, y, z, size, turn, tilt)."""
    chance = random.Random(5)
    for x, y, z, size, turn, tilt in places:
        source = chance.choice(sources)
        copy = source.copy()
        copy.location = (x, y, z)
        copy.scale = (size, size, size)
        copy.rotation_euler = (math.radians(tilt * chance.uniform(-1, 1)), math.radians(tilt * chance.uniform(-1, 1)), math.radians(turn))
        bpy.context.collection.objects.link(copy)


def tuft(seed, material, count=26, spread=0.028, tall=(0.07, 0.23), thin=(0.0013, 0.003)):
    """Blades of grass that bend outwards; every third bears seeds. Out of sight: for `copies`."""
    chance = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        x, y = chance.gauss(0, spread), chance.gauss(0, spread)
        high, lean, way, wide = chance.uniform(*tall), chance.uniform(0.15, 1.0), chance.uniform(0, 6.283), chance.uniform(*thin)
        side = (math.cos(way + 1.57), math.sin(way + 1.57))
        seeds = chance.random() < 0.33
        for k in range(9):
            t = k / 8
            bend = high * lean * t**2.2 * 0.7
            px, py, pz = x + math.cos(way) * bend, y + math.sin(way) * bend, high * t * (1 - 0.22 * lean * t)
            half = wide * (1.2 * math.sin(math.pi * (t - 0.6) / 0.45) if seeds and t > 0.65 else 0.5 if seeds else 1 - t**1.6)
            first = len(points)
            points += [(px - side[0] * half, py - side[1] * half, pz), (px + side[0] * half, py + side[1] * half, pz)]
            if k:
                faces.append((first - 2, first - 1, first + 1, first))
    mesh = bpy.data.meshes.new("tuft")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(material)
    made = bpy.data.objects.new("tuft", mesh)
    bpy.context.collection.objects.link(made)
    made.location = (0, -9, 0)
    return made


def graded(low, high, step):
    """Coordinates `step` apart within 0.6 m of the middle, and ever wider beyond."""
    beyond = [0.6]
    while beyond[-1] < max(high, -low):
        beyond.append(beyond[-1] + step * 1.02 ** len(beyond))
    far = np.array(beyond)
    every = np.concatenate([-far[::-1], np.arange(-0.6 + step, 0.6, step), far])
    return every[(every >= low) & (every <= high)]


def ground(name, material, height, x=(-0.6, 0.6), y=(-0.4, 1.2), step=0.002):
    """A field of heights; `height(x, y)` takes and gives arrays."""
    xs, ys = graded(*x, step), graded(*y, step)
    gx, gy = np.meshgrid(xs, ys)
    gz = height(gx, gy)
    mesh = bpy.data.meshes.new(name)
    columns, rows = len(xs), len(ys)
    mesh.vertices.add(columns * rows)
    mesh.vertices.foreach_set("co", np.stack([gx, gy, gz], -1).astype(np.float32).ravel())
    first = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).ravel()
    quads = np.stack([first, first + 1, first + columns + 1, first + columns], -1)
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.ravel().astype(np.int32))
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    mesh.update()
    mesh.materials.append(material)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(made)
    return made


def smooth_noise(x, y, seed=0, octaves=3):
    """Sums of turned sines with drifting phases: soft, endless, -1 to 1."""
    rng = np.random.default_rng(seed)
    total = np.zeros_like(x)
    weight = 0.0
    for octave in range(octaves):
        for _ in range(4):
            angle, phase = rng.uniform(0, 2 * np.pi, 2)
            rate = 2**octave * rng.uniform(0.7, 1.4)
            u = (x * np.cos(angle) + y * np.sin(angle)) * rate
            v = (y * np.cos(angle) - x * np.sin(angle)) * rate
            total += 0.55**octave * np.sin(u + 1.3 * np.sin(v * 0.7 + phase) + phase)
            weight += 0.55**octave * 0.6
    return total / weight


def ridge(away, xs, tops, tone):
    """Hills in mist: a flat band at y = `away` that has light of its own; group 'sky'."""
    n = Nodes("ridge")
    glow = n.add("Emission", {"Color": rgba(tone), "Strength": 0.6})
    n.put(glow.outputs[0], n.tree.nodes["Material Output"].inputs["Surface"])
    mesh = bpy.data.meshes.new("ridge")
    points = [(x, away, z) for x, top in zip(xs, tops) for z in (top, -0.5)]
    mesh.from_pydata(points, [], [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(len(xs) - 1)])
    mesh.materials.append(n.material)
    made = bpy.data.objects.new("ridge", mesh)
    bpy.context.collection.objects.link(made)
    join_group(made, "sky")


def plane(name, material, at=(0, 0, 0), size=(4, 4), rotation=(0, 0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=[math.radians(a) for a in rotation])
    made = bpy.context.object
    made.name = name
    made.scale = (*size, 1)
    made.data.materials.append(material)
    return made


def sun(group, height, towards, colour, strength, width=1.2):
    """`towards`: the compass angle its light comes from; 0 is +y (behind the scene), 90 is +x."""
    data = bpy.data.lights.new(group, "SUN")
    data.energy, data.color, data.angle = strength, rgba(colour)[:3], math.radians(width)
    made = bpy.data.objects.new(group, data)
    made.rotation_euler = (math.radians(90 - height), 0, math.radians(180 - towards))
    bpy.context.collection.objects.link(made)
    join_group(made, group)
    return made


def area(group, at, to, size, colour, watts):
    data = bpy.data.lights.new(group, "AREA")
    data.energy, data.color, data.size = watts, rgba(colour)[:3], size
    made = bpy.data.objects.new(group, data)
    made.location = at
    made.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(made)
    join_group(made, group)
    return made


def join_group(made, group):
    groups = bpy.context.view_layer.lightgroups
    if group not in groups:
        groups.add(name=group)
    made.lightgroup = group


def sky(low, high, strength, glow=None, glow_at=(0, 1, 0.05), glow_width=0.5):
    """A world that goes from `low` at the horizon to `high`, with a glow in one direction; group 'sky'."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    n = Nodes.__new__(Nodes)
    n.tree = tree
    way = n.add("TexCoord").outputs["Generated"]
    height = n.add("SeparateXYZ", {0: way}).outputs["Z"]
    colour = n.mix(n.ramp(height, (0.0, 0.0), (0.7, 1.0)), rgba(low), rgba(high))
    if glow:
        near = n.add("VectorMath", {0: way, 1: Vector(glow_at).normalized()}, operation="DOT_PRODUCT").outputs["Value"]
        share = n.ramp(near, (1 - glow_width, 0.0), (1.0, 1.0))
        share = n.math("POWER", share, 2.2)
        colour = n.mix(share, colour, rgba(glow))
    back = tree.nodes["Background"]
    n.put(colour, back.inputs["Color"])
    back.inputs["Strength"].default_value = strength
    join_group(world, "sky")


def leaves(height, towards, distance, twigs, seed, size=0.09):
    """Twigs in a sun's way, that shade and are not seen. Each: where the shadow of its foot falls (x, y), the angle
    it grows in (0 is +x) and its length; `distance` along the light blurs the shadow."""
    chance = random.Random(seed)
    n = Nodes("leaf")
    n.set(Base_Color=(0.02, 0.02, 0.02, 1), Roughness=1.0)
    points, faces = [], []

    def shape(middle, widths):
        """A strip along `middle`, as wide as `widths` to both sides."""
        first = len(points)
        for (x, y, angle), wide in zip(middle, widths):
            points.extend((x - side * math.sin(angle) * wide, y + side * math.cos(angle) * wide, 0) for side in (1, -1))
        faces.extend((first + 2 * k, first + 2 * k + 1, first + 2 * k + 3, first + 2 * k + 2) for k in range(len(middle) - 1))

    def grow(x, y, angle, length, bend, parts):
        line = []
        for _ in range(parts + 1):
            line.append((x, y, angle))
            x, y, angle = x + math.cos(angle) * length / parts, y + math.sin(angle) * length / parts, angle + bend / parts
        return line

    for x, y, angle, length in twigs:
        count = round(length / size / 0.36)
        stem = grow(x, y, math.radians(angle), length, chance.uniform(-0.5, 0.5), count)
        shape(stem, [0.0035 - 0.0025 * k / count for k in range(count + 1)])
        for number, (px, py, way) in enumerate(stem):
            turn = 0 if number == count else (1 if number % 2 else -1) * chance.uniform(0.55, 1.0)
            grown = size * chance.uniform(0.75, 1.2) * (1 - 0.35 * number / count)
            # Some leaves are turned to the light, others show their edge.
            wide = grown * 0.17 * chance.uniform(0.45, 1)
            leaf = grow(px, py, way + turn, grown, chance.uniform(-0.4, 0.4), 12)
            shape(leaf, [wide * math.sin(math.pi * (k / 12) ** 0.8) for k in range(13)])
    mesh = bpy.data.meshes.new("leaves")
    mesh.from_pydata(points, [], faces)
    mesh.materials.append(n.material)
    made = bpy.data.objects.new("leaves", mesh)
    flat, up = math.radians(towards), math.radians(height)
    made.location = Vector((math.sin(flat) * math.cos(up), math.cos(flat) * math.cos(up), math.sin(up))) * distance
    made.visible_camera = made.visible_glossy = made.visible_diffuse = False
    bpy.context.collection.objects.link(made)


def window(height, towards, distance, size, bar, middle=(0, 0, 0), panes=(2, 2)):
    """A window's frame in a sun's way, that shades and is not seen. `size`: of its opening."""
    n = Nodes("frame")
    n.set(Base_Color=(0.02, 0.02, 0.02, 1))
    turn = Euler((math.radians(90 - height), 0, math.radians(180 - towards)))
    across, up, way = (turn.to_matrix() @ Vector(axis) for axis in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    centre = Vector(middle) + way * distance
    w, h = size
    parts = [((-w / 2 - 2, 0), (4, 9)), ((w / 2 + 2, 0), (4, 9)), ((0, h / 2 + 2), (w, 4)), ((0, -h / 2 - 2), (w, 4))]
    parts += [((w * (k / panes[0] - 0.5), 0), (bar, h)) for k in range(1, panes[0])]
    parts += [((0, h * (k / panes[1] - 0.5)), (w, bar)) for k in range(1, panes[1])]
    for (u, v), extent in parts:
        made = plane("frame", n.material, centre + across * u + up * v, extent)
        made.rotation_euler = turn
        made.visible_camera = made.visible_glossy = made.visible_diffuse = False


def camera(target, distance, height, place, focal=60, f_stop=0.6, focus=None, side=0.0):
    """Looks at `target` from `height` degrees above the ground; `place`: where the target stands in the frame (0 to 1, from the left and the top)."""
    data = bpy.data.cameras.new("camera")
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    up, around = math.radians(height), math.radians(side)
    target = Vector(target)
    made.location = target + Vector((math.sin(around) * -math.cos(up), -math.cos(up) * math.cos(around), math.sin(up))) * distance
    made.rotation_euler = (target - made.location).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_width, data.sensor_fit = focal, 36, "HORIZONTAL"
    data.shift_x, data.shift_y = 0.5 - place[0], place[1] - 0.5
    data.dof.use_dof = True
    data.dof.focus_distance = focus or distance
    data.dof.aperture_fstop = f_stop
    data.clip_start = 0.01
    bpy.context.scene.camera = made
    return made
