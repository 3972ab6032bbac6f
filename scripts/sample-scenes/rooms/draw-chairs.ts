import type { Random } from '../../../src/shared/random.ts'
import type { Palette } from '../scene-palettes.ts'
import { ellipse, mix, path, poly, rect, scaled } from '../svg-shapes.ts'
import { drawCurtains, drawView, drawWallAndFloor } from './draw-room-parts.ts'
import { drawStoneHeap, stoneShades } from './draw-stones.ts'
import { drawVase } from './draw-vase.ts'
import { ROOMS, type Room } from './room-colors.ts'

const n = Math.round

/** Rows before a tall window. 960 × 1200. */
export function drawChairs(palette: Palette, random: Random, seed: number): string {
  const room = ROOMS[(seed * 5 + 1) % ROOMS.length] ?? ROOMS[0]
  const floorY = 720
  const isArched = random.chance(0.65)
  const [left, right, top, bottom] = [330, 630, 170, 600]
  const shape = (grow: number) =>
    isArched
      ? `M${left - grow} ${bottom + grow}V${top + 150}a${150 + grow} ${150 + grow} 0 0 1 ${300 + grow * 2} 0V${bottom + grow}z`
      : `M${left - grow} ${bottom + grow}V${top - grow}H${right + grow}V${bottom + grow}z`
  const muntins = isArched
    ? `M480 ${top}V${bottom}M${left} ${top + 150}H${right}M${left} ${top + 290}H${right}M480 ${top + 150}L374 ${top + 44}M480 ${top + 150}L586 ${top + 44}`
    : `M430 ${top}V${bottom}M530 ${top}V${bottom}M${left} ${top + 140}H${right}M${left} ${top + 285}H${right}`
  const rows = [0, 1, 2, 3].map((row) => {
    const scale = 0.5 + row * 0.21
    const y = 800 + row * row * 26 + row * 52
    const perSide = 3
    return [-1, 1]
      .flatMap((side) =>
        Array.from(
          { length: perSide },
          (_, index) =>
            `<use href="#c" transform="translate(${n(480 + side * (70 + row * 22 + index * 122 * scale + 50 * scale))} ${y}) scale(${scale.toFixed(2)})"/>`,
        ),
      )
      .join('')
  })
  return [
    stoneShades(),
    `<clipPath id="v"><path d="${shape(0)}"/></clipPath>`,
    drawChairModel(room),
    drawWallAndFloor(room, 960, floorY, 1200),
    drawPanels(room, floorY),
    path(shape(16), mix(room.wall, '#ffffff', 0.7)),
    `<g clip-path="url(#v)">${drawView(palette, left, top, 300, 430, random)}</g>`,
    path(muntins, 'none', `stroke="${mix(room.wall, '#ffffff', 0.75)}" stroke-width="8"`),
    rect(left - 34, bottom + 12, 368, 16, mix(room.wall, '#ffffff', 0.8)),
    random.chance(0.55) ? drawCurtains(room, left, right, top, bottom) : drawSconces(room),
    poly(
      [
        [392, floorY + 6],
        [568, floorY + 6],
        [700, 1200],
        [260, 1200],
      ],
      room.textile,
      'opacity=".35"',
    ),
    poly(
      [
        [350, floorY + 10],
        [610, floorY + 10],
        [720, floorY + 200],
        [240, floorY + 200],
      ],
      room.light,
      'opacity=".28"',
    ),
    drawTable(room, random),
    ...rows,
  ].join('')
}

function drawChairModel(room: Room): string {
  const wood = mix(room.wood, '#2c2623', 0.12)
  return `<defs><g id="c">${ellipse(6, 2, 62, 9, '#2c2623', 'opacity=".22"')}${path('M-44 0V-150M44 0V-150M-34 -4V-70M34 -4V-70', 'none', `stroke="${wood}" stroke-width="9"`)}${rect(-50, -82, 100, 20, mix(room.textile, '#ffffff', 0.18))}${path('M-46 -92V-150q0 -14 14 -14h64q14 0 14 14v58z', room.textile)}${path('M-46 -150q0 -14 14 -14h64q14 0 14 14', 'none', `stroke="${mix(room.textile, '#ffffff', 0.3)}" stroke-width="5"`)}</g></defs>`
}

function drawPanels(room: Room, floorY: number): string {
  const d = [60, 180, 690, 810].map((x) => `M${x} ${floorY - 60}v-150h90v150z`).join('')
  return (
    rect(0, floorY - 244, 960, 9, mix(room.wall, '#ffffff', 0.5)) +
    path(d, 'none', `stroke="${mix(room.wall, room.shade, 0.55)}" stroke-width="4" opacity=".7"`)
  )
}

function drawSconces(room: Room): string {
  return [190, 770]
    .map(
      (x) =>
        ellipse(x, 330, 90, 110, room.light, 'opacity=".35"') +
        path(`M${x - 20} 352l8 -54h24l8 54z`, mix(room.light, '#f6dca6', 0.4)) +
        rect(x - 4, 352, 8, 34, room.wood),
    )
    .join('')
}

function drawTable(room: Room, random: Random): string {
  const y = 700
  return (
    ellipse(486, y + 82, 110, 12, '#2c2623', 'opacity=".25"') +
    path(
      `M400 ${y + 80}V${y}M560 ${y + 80}V${y}`,
      'none',
      `stroke="${mix(room.wood, '#2c2623', 0.2)}" stroke-width="10"`,
    ) +
    rect(386, y - 10, 188, 14, room.wood) +
    scaled(drawVase(440, y - 12, 250, random), 0.42, 440, y - 12) +
    drawStoneHeap(526, y - 4, 30, 6, random)
  )
}
