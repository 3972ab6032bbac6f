import type { Random } from '../../../src/shared/random.ts'
import { drawHills, drawLawn, drawSky } from '../draw-land.ts'
import { drawTree } from '../draw-trees.ts'
import type { Palette } from '../scene-palettes.ts'
import { mix, path, rect } from '../svg-shapes.ts'
import type { Room } from './room-colors.ts'

const n = Math.round

/** The landscape, clipped by a window. */
export function drawView(
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

/** Floor of boards; defines the gradients `w` and `f`. */
export function drawWallAndFloor(room: Room, width: number, floorY: number, height: number): string {
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

/** Two, on a rod around a window with these edges. */
export function drawCurtains(room: Room, left: number, right: number, top: number, bottom: number): string {
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
