"""From linear light passes to a picture: sums the lights, filters the noise, sets the tones."""
import ctypes
import functools
import os
import subprocess
import tempfile

import numpy as np

KEPT = 0.2


def box(a, radius=1):
    for axis in (0, 1):
        padded = np.pad(a, [(radius, radius) if n == axis else (0, 0) for n in range(a.ndim)], mode="edge")
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        total = np.concatenate([np.zeros_like(np.take(total, [0], axis)), total], axis)
        size = a.shape[axis]
        a = ((np.take(total, range(2 * radius + 1, 2 * radius + 1 + size), axis) - np.take(total, range(size), axis)) / (2 * radius + 1)).astype(np.float32)
    return a


def shifted(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def denoise(halves, edges):
    """Cross non-local means, the variance known from the halves' difference (Rousselle, Knaus, Zwicker 2012),
    held back by `edges`, six channels of features."""
    # A wide mean of the variance: two halves say little about one pixel.
    variance = box(np.mean((halves[0] - halves[1]) ** 2, -1) / 2, 3) + 1e-6
    means = [np.ascontiguousarray(np.mean(x, -1), np.float32) for x in halves]
    height, width = variance.shape
    results = []
    for own in (0, 1):
        out = np.empty(halves[own].shape, np.float32)
        parts = [np.ascontiguousarray(a, np.float32) for a in (means[1 - own], halves[own], variance, edges)]
        library().filter(width, height, *(a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for a in (*parts, out)))
        results.append(out)
    return (results[0] + results[1]) / 2


@functools.cache
def library():
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "filter.c")
    built = os.path.join(tempfile.mkdtemp(), "filter.so")
    subprocess.run(["cc", "-O3", "-march=native", "-ffast-math", "-shared", "-fPIC", source, "-o", built, "-lm"], check=True)
    return ctypes.CDLL(built)


def clamp_fireflies(a):
    """No pixel is more than 1.6 times as bright as the third brightest around it."""
    around = np.stack([shifted(a.mean(-1), dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)])
    most = np.sort(around, 0)[-3] * 1.6 + 0.01
    bright = a.mean(-1)
    return a * np.minimum(1, most / np.maximum(bright, 1e-6))[..., None]


def tones(x, look):
    """A film's curve: soft shoulder, deep but open shadows; then a veil of glare, warmth and a vignette."""
    x = x * look.get("exposure", 1.0)
    height, width = x.shape[:2]
    glare = x
    for _ in range(3):
        glare = box(glare, max(2, width // 24))
    x = x * 0.94 + glare * 0.06
    # Hable's curve with a white of 6.
    def curve(v):
        a, b, c, d, e, f = 0.22, 0.30, 0.10, 0.20, 0.01, 0.30
        return (v * (a * v + c * b) + d * e) / (v * (a * v + b) + d * f) - e / f
    x = curve(np.maximum(x, 0) * 1.6) / curve(6.0)
    grey = x.mean(-1, keepdims=True)
    x = grey + (x - grey) * look.get("saturation", 1.08)
    x = np.clip(x, 0, 1)
    x = np.where(x <= 0.0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - 0.055)
    contrast = look.get("contrast", 0.18)
    x = x + contrast * (x - 0.5) * x * (1 - x) * 4
    x = x * look.get("gain", 1.0) + look.get("lift", 0.0)
    v, u = np.mgrid[0:height, 0:width]
    away = ((u / width - 0.5) ** 2 + (v / height - 0.5) ** 2) * 2
    return x * (1 - look.get("vignette", 0.1) * away[..., None] ** 1.5)


def clean_features(halves):
    """Albedo and normal without the noise of what is out of focus."""
    albedo, normal = ([half[name].astype(np.float32) for half in halves] for name in ("Denoising Albedo", "Denoising Normal"))
    none = np.zeros((*albedo[0].shape[:2], 6), np.float32)
    return denoise(albedo, none), denoise(normal, none)


def develop(halves, weights, look, features):
    albedo, normal = features
    # Light alone is filtered; the grain of stone and cloth is in the albedo.
    tint = albedo + 0.04
    sums = []
    for half in halves:
        total = sum(half[group].astype(np.float32) * np.float32(weight) for group, weight in weights.items())
        sums.append(np.log1p(4 * np.maximum(clamp_fireflies(total), 0) / tint))
    edges = np.concatenate([albedo * 6, normal * 5], -1)
    # A little of the noise stays: it is the grain of a film, and holds what the filter took.
    light = (1 - KEPT) * denoise(sums, edges) + KEPT * (sums[0] + sums[1]) / 2
    x = tones(np.expm1(light) / 4 * tint, look)
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, x.shape)
    return np.clip(np.round(x * 255 + dither), 0, 255).astype(np.uint8)
