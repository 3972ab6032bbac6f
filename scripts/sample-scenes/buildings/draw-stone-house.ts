import { shaded } from '../scene-palettes.ts'
import { mix, path, rect } from '../svg-shapes.ts'
import {
  choosePaint,
  drawChimney,
  drawColumns,
  drawGlow,
  drawGroundShadow,
  drawPots,
  drawSteps,
  drawTexture,
  type House,
  SNOW,
  type Stage,
} from './draw-house-parts.ts'
import { drawDoor, drawWindows } from './draw-openings.ts'

/** Canadian: mansard or bell-cast roof, gallery or plain door. */
export function drawStoneHouse(stage: Stage): House {
  const { palette, random, x, y } = stage
  const paint = choosePaint(
    stage,
    ['#b9b2a5', '#aeaaa0', '#c2b8a6', '#a9a49a'],
    ['#5d666b', '#6a5a52', '#4f5a5c', '#7a6358'],
  )
  const isMansard = random.chance(0.55)
  const [half, height] = [random.int(236, 268), isMansard ? 168 : 142]
  const top = y - height
  const roofHeight = isMansard ? 112 : 150
  const ridge = top - roofHeight
  const roofColor = palette.isSnow ? SNOW : paint.roof
  const shape = isMansard
    ? `M${x - half - 16} ${top}Q${x - half + 22} ${top - 50} ${x - half + 30} ${ridge}H${x + half - 30}Q${x + half - 22} ${top - 50} ${x + half + 16} ${top}z`
    : `M${x - half - 44} ${top + 12}Q${x - half + 2} ${top - 6} ${x - half + 66} ${ridge}H${x + half - 66}Q${x + half - 2} ${top - 6} ${x + half + 44} ${top + 12}z`
  const seams = Array.from({ length: 11 }, (_, index) => {
    const part = (index + 1) / 12
    return `M${Math.round(x - half + 40 + part * (half * 2 - 80))} ${ridge + 2}L${Math.round(x - half - 10 + part * (half * 2 + 20))} ${top - 2}`
  }).join('')
  const dormerXs = isMansard ? [-0.62, -0.21, 0.21, 0.62] : [-0.5, 0, 0.5]
  const dormers = dormerXs
    .map((part) => {
      const middle = Math.round(x + part * half)
      const base = top - (isMansard ? 20 : 28)
      const rise = isMansard
        ? `M${middle - 27} ${base - 50}a27 24 0 0 1 54 0z`
        : `M${middle - 32} ${base - 48}L${middle} ${base - 80}L${middle + 32} ${base - 48}z`
      return (
        rect(middle - 22, base - 52, 44, 54, paint.trim) +
        path(rise, shaded(paint.roof, 0.14)) +
        rect(middle - 14, base - 46, 28, 44, palette.glass[0]) +
        path(
          `M${middle} ${base - 46}v44M${middle - 14} ${base - 26}h28`,
          'none',
          `stroke="${paint.trim}" stroke-width="2.6"`,
        )
      )
    })
    .join('')
  const hasGallery = !isMansard
  const lefts = [-0.78, -0.4, 0.4, 0.78].map((part) => x + part * half - 21)
  const stoneTrim = mix(paint.wall, '#efe9dc', 0.5)
  const svg = [
    drawGroundShadow(stage, half),
    drawChimney(
      paint,
      x - half + (isMansard ? 30 : 62),
      ridge - 44,
      ridge + 40,
      40,
      shaded(paint.wall, 0.06),
    ),
    drawChimney(
      paint,
      x + half - (isMansard ? 70 : 102),
      ridge - 44,
      ridge + 40,
      40,
      shaded(paint.wall, 0.06),
    ),
    rect(x - half, top, half * 2, height, paint.wall),
    drawTexture('stones', x - half, top, half * 2, height, paint.wall, random),
    path(shape, roofColor),
    path(seams, 'none', `stroke="${shaded(roofColor, 0.16)}" stroke-width="1.6" opacity=".6"`),
    isMansard
      ? rect(x - half + 18, ridge - 10, half * 2 - 36, 12, paint.trim) +
        rect(x - half - 18, top - 6, half * 2 + 36, 12, paint.trim)
      : '',
    rect(x - half + 4, top + (isMansard ? 6 : 12), half * 2 - 8, 14, '#2c2f33', 'opacity=".2"'),
    dormers,
    drawWindows(
      stage,
      paint,
      lefts.map((left) => [left, y - 108] as const),
      42,
      66,
      { rows: 3, shutters: true, hood: stoneTrim },
    ),
    drawDoor(stage, paint, x, y - 18, 54, 96, isMansard ? 'fan' : 'plain'),
    hasGallery
      ? rect(x - half - 10, y - 18, half * 2 + 20, 9, shaded(paint.trim, 0.06)) +
        drawColumns(
          paint,
          [-1, -0.6, -0.2, 0.2, 0.6, 1].map((part) => x + part * half),
          top + 12,
          y - 18,
          8,
        )
      : '',
    hasGallery ? rect(x - half - 10, y - 9, half * 2 + 20, 9, shaded(paint.trim, 0.4), 'opacity=".5"') : '',
    drawSteps(paint, x, y + 4, 84, 2),
    drawPots(stage, paint, [x - 62, x + 62], y),
    drawGlow(stage, x, y + 24, 130),
  ].join('')
  return { svg, doorX: x, half: half }
}
