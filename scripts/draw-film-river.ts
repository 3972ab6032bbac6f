/** Bakes the pebbles of the river-stones films into src/features/videos/render/art; `npm run art`. */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { STONE_LOOKS } from './garden/gardens.ts'
import { hash } from './garden/noise.ts'
import { MOODS } from './garden/palette.ts'
import { renderGarden } from './garden/render.ts'
import type { Stone, StoneLook } from './garden/stone.ts'

const SIDE = 1280
/** Drawn in tiles, each with the stones that it can see or that shade it. */
const TILE = 64
const SEEN_FROM = 150

const random = (at: number, of: number) => hash(at, of, 7, 91)
const LOOKS: StoneLook[] = [
  STONE_LOOKS.river,
  STONE_LOOKS.moss,
  STONE_LOOKS.slate,
  STONE_LOOKS.beige,
  STONE_LOOKS.dark,
  STONE_LOOKS.pale,
]

/** Large ones first; later ones fill what is left. Higher up the picture is further away. */
const stones: Stone[] = []
for (let at = 0; stones.length < 260 && at < 40_000; at++) {
  const size = at < 60 ? 84 : at < 900 ? 56 : at < 6000 ? 34 : 20
  const length = size * (0.75 + 0.5 * random(at, 1))
  const depth = length * (0.68 + 0.2 * random(at, 2))
  const x = random(at, 3) * (SIDE + 160) - 80
  const y = random(at, 4) * (SIDE + 160) - 80
  const isFree = stones.every((other) => {
    const apart = Math.hypot((other.x - x) / 1, (other.y - y) / 0.8)
    return apart > (other.radii[0] + length) * 0.88
  })
  if (!isFree) continue
  stones.push({
    x,
    y,
    radii: [length, depth, length * (0.42 + 0.16 * random(at, 5))],
    turn: (random(at, 6) - 0.5) * 2.4,
    sink: 0.2,
    seed: at % 97,
    look: LOOKS[Math.floor(random(at, 8) ** 1.4 * LOOKS.length)] ?? STONE_LOOKS.river,
  })
}
// Nearer stones cover farther ones.
stones.sort((a, b) => b.y - a.y)

const mood = MOODS.slice(0, 1)
const rgb = Buffer.alloc(SIDE * SIDE * 3)
for (let top = 0; top < SIDE; top += TILE) {
  for (let left = 0; left < SIDE; left += TILE) {
    const near = stones.filter(({ x, y, radii: [reach] }) => {
      const far = reach + SEEN_FROM
      return x > left - far && x < left + TILE + far && y > top - far && y < top + TILE + far
    })
    const raking = { pitch: 20, height: 0, field: null, blend: 20 }
    const garden = { left, top, width: TILE, height: TILE, stones: near, raking, presence: () => 1 }
    const [picture] = renderGarden(garden, mood, 1)
    if (!picture) continue
    for (let row = 0; row < TILE; row++)
      rgb.set(picture.rgb.subarray(row * TILE * 3, (row + 1) * TILE * 3), ((top + row) * SIDE + left) * 3)
  }
}
const file = fileURLToPath(new URL('../src/features/videos/render/art/river-stones.avif', import.meta.url))
const { size } = await sharp(rgb, { raw: { width: SIDE, height: SIDE, channels: 3 } })
  .avif({ quality: 60, effort: 4 })
  .toFile(file)
console.log('river-stones.avif', size, stones.length)
