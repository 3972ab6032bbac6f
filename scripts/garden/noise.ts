/** Repeatable noise. */

/** Hashes a lattice point to 0–1 (after https://github.com/skeeto/hash-prospector). */
export function hash(x: number, y: number, z: number, seed: number): number {
  let h =
    Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** Smooth 2D noise, -1 to 1; features about one unit across. */
export function noise2(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const u = ease(x - ix)
  const v = ease(y - iy)
  const near = mix(hash(ix, iy, 0, seed), hash(ix + 1, iy, 0, seed), u)
  const far = mix(hash(ix, iy + 1, 0, seed), hash(ix + 1, iy + 1, 0, seed), u)
  return mix(near, far, v) * 2 - 1
}

/** Smooth 3D noise, -1 to 1; features about one unit across. */
export function noise3(x: number, y: number, z: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const iz = Math.floor(z)
  const u = ease(x - ix)
  const v = ease(y - iy)
  const plane = (layer: number) =>
    mix(
      mix(hash(ix, iy, layer, seed), hash(ix + 1, iy, layer, seed), u),
      mix(hash(ix, iy + 1, layer, seed), hash(ix + 1, iy + 1, layer, seed), u),
      v,
    )
  return mix(plane(iz), plane(iz + 1), ease(z - iz)) * 2 - 1
}

/** Octaves of noise3, each twice as fine and half as strong; about -1 to 1. */
export function cloud3(x: number, y: number, z: number, octaves: number, seed: number): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise3(x * scale, y * scale, z * scale, seed + octave)
    weight /= 2
    scale *= 2.03
  }
  return sum
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may exceed `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
