import type { Random } from '../../../src/shared/random.ts'
import type { Palette } from '../scene-palettes.ts'
import { mix, path, poly, rect, scaled } from '../svg-shapes.ts'
import { drawCurtains, drawView, drawWallAndFloor } from './draw-room-parts.ts'
import { drawStone, stoneShades } from './draw-stones.ts'
import { drawVase } from './draw-vase.ts'
import { ROOMS } from './room-colors.ts'

const n = Math.round

/** 960 × 1200. */
export function drawWindowSeat(palette: Palette, random: Random, seed: number): string {
  const room = ROOMS[(seed * 5 + 2) % ROOMS.length] ?? ROOMS[0]
  const [left, top, width, height] = [190, 150, 580, 600]
  const white = mix(room.wall, '#ffffff', 0.7)
  const cushion = mix(room.textile, '#ffffff', 0.12)
  const columns = random.pick([2, 3])
  const bars = [
    ...Array.from(
      { length: columns - 1 },
      (_, index) => `M${n(left + (width * (index + 1)) / columns)} ${top}v${height}`,
    ),
    `M${left} ${top + 210}h${width}`,
  ].join('')
  const seatY = 840
  return [
    stoneShades(),
    `<clipPath id="v"><path d="M${left} ${top}h${width}v${height}h-${width}z"/></clipPath>`,
    drawWallAndFloor(room, 960, 1080, 1200),
    rect(left - 26, top - 26, width + 52, height + 60, white),
    `<g clip-path="url(#v)">${drawView(palette, left, top, width, height, random)}</g>`,
    path(bars, 'none', `stroke="${white}" stroke-width="13"`),
    drawCurtains(room, left - 20, left + width + 20, top, top + height),
    rect(120, seatY - 60, 720, 300, mix(room.wall, '#ffffff', 0.5)),
    path(
      [150, 390, 630].map((x) => `M${x} ${seatY + 36}h180v160h-180z`).join(''),
      'none',
      `stroke="${mix(room.wall, room.shade, 0.6)}" stroke-width="5"`,
    ),
    rect(104, seatY - 22, 752, 26, white),
    path(`M124 ${seatY - 22}v-30q0 -18 20 -18h672q20 0 20 18v30z`, cushion),
    path(
      `M124 ${seatY - 42}h712`,
      'none',
      `stroke="${mix(cushion, '#2c2623', 0.2)}" stroke-width="3" opacity=".5"`,
    ),
    drawPillow(208, seatY - 70, 150, room.curtain, room.shade) +
      drawPillow(306, seatY - 66, 124, mix(room.textile, '#2c2623', 0.1), room.shade),
    scaled(drawVase(690, seatY - 70, 240, random), 0.72, 690, seatY - 70),
    drawStone(560, seatY - 86, 70, 40, random) +
      drawStone(612, seatY - 82, 50, 29, random) +
      drawStone(582, seatY - 114, 46, 27, random),
    random.chance(0.5) ? path(`M410 ${seatY - 74}l46 -14 46 14v8l-46 -8 -46 8z`, '#efe6d4') : '',
    poly(
      [
        [230, 1084],
        [700, 1084],
        [860, 1200],
        [160, 1200],
      ],
      room.light,
      'opacity=".3"',
    ),
  ].join('')
}

function drawPillow(x: number, y: number, size: number, color: string, shade: string): string {
  const h = size / 2
  return (
    path(
      `M${n(x - h)} ${n(y)}q${n(h * 0.14)} ${n(-h)} 0 ${n(-size * 0.8)}q${n(h)} ${n(h * 0.16)} ${size} 0q${n(-h * 0.14)} ${n(h)} 0 ${n(size * 0.8)}q${n(-h)} ${n(-h * 0.14)} ${-size} 0z`,
      color,
    ) +
    path(
      `M${n(x - h * 0.6)} ${n(y - size * 0.12)}q${n(h * 0.6)} ${n(-h * 0.2)} ${n(h * 1.2)} 0`,
      'none',
      `stroke="${mix(color, shade, 0.6)}" stroke-width="4" opacity=".6"`,
    )
  )
}
