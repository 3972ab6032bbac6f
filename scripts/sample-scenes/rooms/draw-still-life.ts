import type { Random } from '../../../src/shared/random.ts'
import { ellipse, mix, path, poly, rect } from '../svg-shapes.ts'
import { drawBowl, drawStone, drawStoneHeap, stoneShades } from './draw-stones.ts'
import { drawVase } from './draw-vase.ts'
import { ROOMS } from './room-colors.ts'

/** Stones on a shelf or table beside a vase. 1200 × 1200. */
export function drawStillLife(random: Random, seed: number): string {
  const room = ROOMS[seed % ROOMS.length] ?? ROOMS[0]
  const edge = random.int(800, 850)
  const vaseX = random.chance(0.5) ? random.int(330, 430) : random.int(770, 870)
  const stonesX = vaseX < 600 ? random.int(700, 790) : random.int(400, 490)
  const front = random.pick(['heap', 'bowl', 'row', 'tray'])
  const surface = edge + 58
  return [
    stoneShades(),
    `<linearGradient id="w" x2="1" y2=".6"><stop stop-color="${mix(room.wall, '#ffffff', 0.22)}"/><stop offset="1" stop-color="${mix(room.wall, room.shade, 0.5)}"/></linearGradient>`,
    rect(0, 0, 1200, 1200, 'url(#w)'),
    drawWindowLight(random, room.light),
    random.chance(0.45) ? drawPicture(room.wood, vaseX < 600 ? 840 : 360, 330, random) : '',
    rect(0, edge, 1200, 120, room.wood),
    rect(0, edge, 1200, 8, mix(room.wood, '#ffffff', 0.34)),
    path(
      `M60 ${edge + 34}q240 -12 470 2t560 -6M140 ${edge + 78}q300 12 520 -2t420 6`,
      'none',
      `stroke="${mix(room.wood, '#2c2a28', 0.2)}" stroke-width="3" opacity=".5"`,
    ),
    rect(0, edge + 120, 1200, 400, mix(room.wood, '#2c2623', 0.42)),
    rect(0, edge + 120, 1200, 34, '#221d1a', 'opacity=".25"'),
    front === 'heap' && random.chance(0.7) ? drawCloth(stonesX, surface, mix(room.wall, '#ffffff', 0.5)) : '',
    drawVase(vaseX, surface - 10, random.int(290, 350), random),
    front === 'heap' ? drawStoneHeap(stonesX, surface + 20, 122, random.int(8, 11), random) : '',
    front === 'bowl'
      ? drawBowl(
          stonesX,
          surface + 14,
          random.int(320, 370),
          random.pick(['#7c8884', '#a98f76', '#d9d0c0', '#5f6a6c']),
          random,
        )
      : '',
    front === 'row'
      ? [0, 1, 2, 3]
          .map((index) =>
            drawStone(
              stonesX - 210 + index * 140,
              surface + 4 - (index % 2) * 12,
              150 - index * 16,
              92 - index * 8,
              random,
            ),
          )
          .join('') + drawStone(stonesX - 140, surface - 62, 104, 60, random)
      : '',
    front === 'tray' ? drawTray(stonesX, surface + 8, room.wood, random) : '',
    drawStone(vaseX + (vaseX < 600 ? 150 : -150), surface + 22, 92, 56, random),
    random.chance(0.6)
      ? drawStone(stonesX + (stonesX < 600 ? -1 : 1) * 250, surface + 30, 70, 42, random)
      : '',
  ].join('')
}

function drawWindowLight(random: Random, light: string): string {
  const [x, y] = [random.int(120, 420), random.int(60, 160)]
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const [left, top] = [x + column * 170, y + row * 240 + column * 44]
      return poly(
        [
          [left, top],
          [left + 146, top + 38],
          [left + 146, top + 254],
          [left, top + 216],
        ],
        light,
      )
    }),
  )
  return `<g opacity=".34">${panes.join('')}</g>`
}

function drawPicture(wood: string, x: number, y: number, random: Random): string {
  const ground = random.pick(['#b3b39c', '#a9b3ad', '#c0ab92'])
  return (
    rect(x - 124, y - 150, 248, 300, '#2c2a28', 'opacity=".12" transform="translate(10 12)"') +
    rect(x - 124, y - 150, 248, 300, mix(wood, '#2c2623', 0.2)) +
    rect(x - 112, y - 138, 224, 276, '#f2ecdf') +
    rect(x - 76, y - 96, 152, 192, '#e0ddd0') +
    path(`M${x - 76} ${y + 30}q50 -60 90 -16t62 -24v106h-152z`, ground) +
    path(`M${x - 76} ${y + 62}q70 -30 152 4v30h-152z`, mix(ground, '#4f5a50', 0.4))
  )
}

function drawCloth(x: number, y: number, color: string): string {
  return (
    path(
      `M${x - 250} ${y - 26}L${x + 240} ${y - 30}L${x + 290} ${y + 44}L${x + 262} ${y + 150}Q${x + 100} ${y + 126} ${x - 60} ${y + 158}T${x - 300} ${y + 140}L${x - 296} ${y + 40}z`,
      color,
      'opacity=".9"',
    ) +
    path(
      `M${x - 120} ${y + 52}q-16 50 -10 100M${x + 110} ${y + 48}q20 44 10 84`,
      'none',
      `stroke="${mix(color, '#4b4640', 0.3)}" stroke-width="4" opacity=".4"`,
    )
  )
}

function drawTray(x: number, y: number, wood: string, random: Random): string {
  const dark = mix(wood, '#2c2623', 0.5)
  return (
    ellipse(x + 10, y + 24, 250, 22, '#3a332b', 'opacity=".3"') +
    ellipse(x, y + 6, 248, 40, dark) +
    ellipse(x, y - 2, 236, 34, mix(wood, '#ffffff', 0.12)) +
    [-170, -95, -18, 62, 140]
      .map((dx, index) => drawStone(x + dx, y - 22 - (index % 2) * 4, 92, 58, random))
      .join('') +
    [-120, -30, 60, 130].map((dx) => drawStone(x + dx, y + 2, 74, 46, random)).join('')
  )
}
