import type { Random } from '../../../src/shared/random.ts'
import type { Palette } from '../scene-palettes.ts'
import { ellipse, mix, path, poly, rect, scaled } from '../svg-shapes.ts'
import { drawCurtains, drawView, drawWallAndFloor } from './draw-room-parts.ts'
import { drawStone, stoneShades } from './draw-stones.ts'
import { drawVase } from './draw-vase.ts'
import { ROOMS, type Room } from './room-colors.ts'

const n = Math.round

/** Two armchairs, a table, a lamp and a window. 1200 × 960. */
export function drawParlor(palette: Palette, random: Random, seed: number): string {
  const room = ROOMS[(seed * 5 + 3) % ROOMS.length] ?? ROOMS[0]
  const floorY = 690
  const side = random.pick([-1, 1])
  const at = (x: number) => (side < 0 ? 1200 - x : x)
  const windowX = at(340) - 130
  const fabric = [room.textile, mix(room.textile, room.wall, 0.35)] as const
  return [
    stoneShades(),
    `<clipPath id="v"><path d="M${windowX} 130h260v370h-260z"/></clipPath>`,
    drawWallAndFloor(room, 1200, floorY, 960),
    rect(windowX - 18, 112, 296, 406, mix(room.wall, '#ffffff', 0.7)),
    `<g clip-path="url(#v)">${drawView(palette, windowX, 130, 260, 370, random)}</g>`,
    path(
      `M${windowX + 130} 130v370M${windowX} 254h260M${windowX} 377h260`,
      'none',
      `stroke="${mix(room.wall, '#ffffff', 0.75)}" stroke-width="8"`,
    ),
    rect(windowX - 32, 512, 324, 16, mix(room.wall, '#ffffff', 0.8)),
    drawCurtains(room, windowX - 4, windowX + 264, 150, 500),
    random.chance(0.5) ? drawShelves(room, at(860), random) : drawFrames(room, at(840)),
    ellipse(600, 850, 430, 74, mix(room.textile, room.wall, 0.45)) +
      ellipse(600, 850, 396, 62, 'none', `stroke="${room.wall}" stroke-width="4" opacity=".6"`),
    drawLamp(room, at(1085), floorY),
    drawArmchair(at(330), 838, side, fabric[0], room),
    drawArmchair(at(880), 838, -side, fabric[1], room),
    drawRoundTable(room, 600, 868, random),
  ].join('')
}

function drawArmchair(x: number, y: number, side: number, fabric: string, room: Room): string {
  const at = (dx: number) => n(x + side * dx)
  const light = mix(fabric, '#ffffff', 0.16)
  return (
    ellipse(x + 10, y + 6, 170, 18, '#2c2623', 'opacity=".25"') +
    path(
      `M${at(-110)} ${y - 6}v34M${at(106)} ${y - 6}v34`,
      'none',
      `stroke="${mix(room.wood, '#2c2623', 0.3)}" stroke-width="14"`,
    ) +
    path(
      `M${at(-128)} ${y}V${y - 270}q0 -40 ${side * 40} -40h${side * 96}q${side * 40} 0 ${side * 36} 40L${at(20)} ${y - 90}z`,
      fabric,
    ) +
    path(
      `M${at(-106)} ${y - 60}V${y - 262}q0 -26 ${side * 26} -26h${side * 84}q${side * 24} 0 ${side * 20} 26L${at(4)} ${y - 120}z`,
      light,
    ) +
    path(`M${at(-90)} ${y - 122}h${side * 180}q${side * 24} 0 ${side * 24} 24v50H${at(-90)}z`, light) +
    path(
      `M${at(-134)} ${y}v-130q0 -28 ${side * 28} -28h${side * 10}q${side * 26} 0 ${side * 26} 28v72h${side * 176}q${side * 18} 0 ${side * 18} 18v40z`,
      mix(fabric, '#2c2623', 0.12),
    )
  )
}

function drawRoundTable(room: Room, x: number, y: number, random: Random): string {
  const top = y - 150
  const stones = [-78, -34, 12, 56]
    .map((dx, index) => drawStone(x + 40 + dx, top - 18 - (index % 2) * 5, 48, 29, random))
    .join('')
  return (
    ellipse(x + 8, y + 4, 150, 18, '#2c2623', 'opacity=".28"') +
    path(
      `M${x} ${top}V${y - 12}M${x} ${y - 40}l-70 40M${x} ${y - 40}l70 40`,
      'none',
      `stroke="${mix(room.wood, '#2c2623', 0.25)}" stroke-width="16"`,
    ) +
    ellipse(x, top + 12, 176, 32, mix(room.wood, '#2c2623', 0.3)) +
    ellipse(x, top, 176, 32, mix(room.wood, '#ffffff', 0.12)) +
    ellipse(x + 30, top - 4, 108, 17, mix(room.wood, '#2c2623', 0.2)) +
    stones +
    scaled(drawVase(x - 112, top + 2, 260, random), 0.46, x - 112, top + 2)
  )
}

function drawLamp(room: Room, x: number, floorY: number): string {
  return (
    ellipse(x, 300, 150, 150, room.light, 'opacity=".4"') +
    path(`M${x} ${floorY + 34}V330`, 'none', `stroke="${mix(room.wood, '#2c2623', 0.3)}" stroke-width="9"`) +
    ellipse(x, floorY + 36, 54, 11, mix(room.wood, '#2c2623', 0.35)) +
    poly(
      [
        [x - 50, 250],
        [x + 50, 250],
        [x + 84, 366],
        [x - 84, 366],
      ],
      mix(room.light, '#e9cf9a', 0.35),
    )
  )
}

function drawShelves(room: Room, x: number, random: Random): string {
  const spines = ['#8a6f60', '#5f7370', '#b7a58c', '#6f6a58', '#98806a', '#cbb99f', '#7b8582']
  const books = [0, 1, 2].map((row) => {
    let atX = x - 132
    let markup = ''
    while (atX < x + 112) {
      const [width, height] = [random.int(14, 26), random.int(62, 92)]
      if (random.chance(0.82))
        markup += rect(atX, 264 + row * 128 - height, width - 2, height, random.pick(spines))
      atX += width
    }
    return markup
  })
  return (
    rect(x - 150, 130, 300, 560, mix(room.wood, '#ffffff', 0.05)) +
    rect(x - 136, 146, 272, 530, mix(room.wood, '#2c2623', 0.42)) +
    books.join('') +
    [264, 392, 520].map((y) => rect(x - 136, y, 272, 12, room.wood)).join('') +
    rect(x - 136, 532, 272, 150, mix(room.wood, '#ffffff', 0.1)) +
    path(`M${x} 540v136`, 'none', `stroke="${mix(room.wood, '#2c2623', 0.4)}" stroke-width="4"`)
  )
}

function drawFrames(room: Room, x: number): string {
  const frame = (left: number, top: number, width: number, height: number, color: string) =>
    rect(left, top, width, height, mix(room.wood, '#2c2623', 0.15)) +
    rect(left + 10, top + 10, width - 20, height - 20, '#f2ecdf') +
    rect(left + 34, top + 34, width - 68, height - 68, color) +
    path(
      `M${left + 34} ${top + height - 60}q${n(width * 0.2)} -50 ${n(width * 0.34)} -14t${n(width * 0.66 - 68)} -6v46h${-(width - 68)}z`,
      mix(color, '#4f5a50', 0.35),
    )
  return frame(x - 150, 170, 190, 240, '#c8cfc6') + frame(x + 60, 210, 150, 180, '#d6c9b2')
}
