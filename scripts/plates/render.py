"""Renders one place: blender -b -P render.py -- place=NAME width=1280 samples=16 out=FOLDER
One square picture serves all shapes: wide ones take its lower part, upright ones its right part.
Writes NAME-MOOD.rgb (8 bits a channel, rows from the top) for scripts/draw-plates.ts."""
import importlib
import os
import sys
import tempfile

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "places")]
from develop import clean_features, develop  # noqa: E402

options = dict(part.split("=", 1) for part in sys.argv[sys.argv.index("--") + 1 :])
width = int(options.get("width", 640))
samples = int(options.get("samples", 20))

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.render.resolution_x = scene.render.resolution_y = width
scene.render.resolution_percentage = 100
scene.render.threads_mode = "FIXED"
scene.render.threads = int(options.get("threads", 2))
scene.view_settings.view_transform = "Raw"
cycles = scene.cycles
cycles.use_denoising = False
cycles.use_adaptive_sampling = False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 6
cycles.caustics_reflective = cycles.caustics_refractive = False
cycles.blur_glossy = 1.0
cycles.sample_clamp_indirect = 4
cycles.sample_clamp_direct = 12
place = importlib.import_module(options["place"].replace("-", "_"))
place.build()
layer = bpy.context.view_layer
layer.cycles.denoising_store_passes = True
groups = [group.name for group in layer.lightgroups]


def render(seed):
    """Returns the passes as arrays, rows from the top."""
    cycles.seed, cycles.samples = seed, max(1, samples // 2)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    wanted = ["Denoising Albedo", "Denoising Normal"] + ["Combined_" + group for group in groups]
    folder = tempfile.mkdtemp()
    file = tree.nodes.new("CompositorNodeOutputFile")
    file.base_path = folder
    file.format.file_format, file.format.color_depth, file.format.color_mode = "OPEN_EXR", "32", "RGB"
    file.file_slots.clear()
    for number, name in enumerate(wanted):
        file.file_slots.new(f"pass{number}-")
        tree.links.new(source.outputs[name], file.inputs[number])
    bpy.ops.render.render()
    passes = {}
    for number, name in enumerate(wanted):
        [found] = [f for f in os.listdir(folder) if f.startswith(f"pass{number}-")]
        image = bpy.data.images.load(os.path.join(folder, found))
        image.colorspace_settings.name = "Raw"
        pixels = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
        image.pixels.foreach_get(pixels)
        passes[name.replace("Combined_", "")] = pixels.reshape(image.size[1], image.size[0], 4)[::-1, :, :3].copy()
    return passes


halves = [render(1), render(2)]
out = options["out"]
os.makedirs(out, exist_ok=True)
name = os.path.join(out, options["place"])
features = clean_features(halves)
for mood, weights in place.MOODS.items():
    develop(halves, weights, getattr(place, "LOOK", {}), features).tofile(f"{name}-{mood}.rgb")
