import { drawHills, drawLawn, drawSky } from './draw-land.ts'
import { drawStone, drawStoneHeap, stoneShades } from './draw-stones.ts'
import { drawTree } from './draw-trees.ts'
import { drawVase } from './draw-vase.ts'
import type { Random } from './random.ts'
import { ROOMS, type Room } from './room-colors.ts'
import type { Palette } from './scene-palettes.ts'
import { ellipse, mix, path, poly, rect, scaled } from './svg-shapes.ts'

const n = Math.round

/** The view through a window: the same land as outside, small. Clipped by the window that it fills. */
function drawView(
  palette: Palette,
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
): string {
  const scale = Math.max(width / 700, height / 690)
  const content =
    drawSky(palette, random) +
    drawHills(palette, 560, random) +
    drawLawn(palette, 560, random) +
    drawTree(palette, random.int(300, 480), 640, 360, random) +
    drawTree(palette, random.int(720, 860), 650, 300, random)
  return `<g transform="translate(${n(x + width / 2 - 600 * scale)} ${n(y - 100 * scale)}) scale(${scale.toFixed(3)})">${content}</g>`
}

function drawWallAndFloor(room: Room, width: number, floorY: number, height: number): string {
  const boards = Array.from(
    { length: 9 },
    (_, index) =>
      `M${n(width / 2 + (index - 4) * width * 0.12)} ${floorY}L${n(width / 2 + (index - 4) * width * 0.42)} ${height}`,
  ).join('')
  return (
    `<linearGradient id="w" x2=".9" y2="1"><stop stop-color="${mix(room.wall, '#ffffff', 0.2)}"/><stop offset="1" stop-color="${mix(room.wall, room.shade, 0.5)}"/></linearGradient><linearGradient id="f" x2="0" y2="1"><stop stop-color="${mix(room.floor, '#ffffff', 0.2)}"/><stop offset="1" stop-color="${mix(room.floor, '#3a2f27', 0.16)}"/></linearGradient>` +
    rect(0, 0, width, floorY, 'url(#w)') +
    rect(0, floorY, width, height - floorY, 'url(#f)') +
    path(boards, 'none', `stroke="${mix(room.floor, '#3a2f27', 0.3)}" stroke-width="3" opacity=".4"`) +
    rect(0, floorY - 30, width, 26, mix(room.wall, '#ffffff', 0.45)) +
    rect(0, floorY - 4, width, 5, '#2c2623', 'opacity=".25"')
  )
}

/** Rows of chairs before a tall window, seen from the last row. 960 × 1200. */
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

/** One chair seen from behind, standing at 0, 0. */
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

function drawCurtains(room: Room, left: number, right: number, top: number, bottom: number): string {
  const panel = (x: number, side: number) =>
    path(
      `M${x} ${top - 34}h${side * 92}q${side * 6} 300 ${side * -10} ${bottom - top + 136}h${side * -78}q${side * 18} -300 ${side * -4} ${-(bottom - top) - 136}z`,
      room.curtain,
    ) +
    path(
      `M${x + side * 28} ${top - 30}q${side * 6} 300 0 ${bottom - top + 128}M${x + side * 60} ${top - 30}q${side * 4} 300 ${side * -4} ${bottom - top + 128}`,
      'none',
      `stroke="${mix(room.curtain, room.shade, 0.5)}" stroke-width="4" opacity=".6"`,
    )
  return (
    panel(left - 12, -1) +
    panel(right + 12, 1) +
    path(`M${left - 130} ${top - 38}H${right + 130}`, 'none', `stroke="${room.wood}" stroke-width="9"`)
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

/** A small table before the window, with flowers and a few stones. */
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

/** A room to talk in: two armchairs, a round table with a tray of stones, a lamp, a window. 1200 × 960. */
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

/** A window seat with cushions and a wide view. 960 × 1200. */
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
