/** Hashes a lattice point to 0–1. Source: https://github.com/skeeto/hash-prospector. */
export function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise, -1 to 1; features about one unit across. */
export function noise2(x: number, y: number, seed: number): number {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  const u = fade(x - ix)
  const v = fade(y - iy)
  const near = hash(ix, iy, seed) + (hash(ix + 1, iy, seed) - hash(ix, iy, seed)) * u
  const far = hash(ix, iy + 1, seed) + (hash(ix + 1, iy + 1, seed) - hash(ix, iy + 1, seed)) * u
  return (near + (far - near) * v) * 2 - 1
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Octaves of noise2, each twice as fine, half as strong; about -1 to 1. */
export function cloud2(x: number, y: number, octaves: number, seed: number): number {
  let sum = 0
  let weight = 0.5
  let scale = 1
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise2(x * scale, y * scale, seed + octave)
    weight /= 2
    scale *= 2.03
  }
  return sum
}

/** Repeatable numbers from 0 to 1. */
export function randomFrom(seed: number): () => number {
  let at = 0
  return () => hash(at++, 7, seed)
}
