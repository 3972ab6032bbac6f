import type { Random } from '../../src/shared/random.ts'
import { drawBench } from './draw-feature.ts'
import { drawHills, drawLawn, drawnEdge, drawPath, drawSky } from './draw-land.ts'
import { drawBareTree, drawBushes, drawRoundTree, drawTree, drawTreeLine } from './draw-trees.ts'
import { inLight, type Palette, shaded } from './scene-palettes.ts'
import { bars, dots, ellipse, line, mix, type Point, path, rect } from './svg-shapes.ts'

const n = Math.round

/** A path, large trees and a seat. 1200 × 800. */
export function drawGarden(palette: Palette, random: Random): string {
  const ground = 470
  const side = random.pick([-1, 1])
  const at = (x: number) => (side < 0 ? 1200 - x : x)
  const place = random.pick(['bench', 'bench', 'pond', 'gate', 'pergola'])
  const large = palette.isBare ? drawBareTree : drawRoundTree
  return [
    drawSky(palette, random),
    drawHills(palette, ground, random),
    drawTreeLine(palette, ground, random),
    drawLawn(palette, ground, random),
    drawTree(palette, at(460), 520, random.int(170, 230), random),
    drawTree(palette, at(random.int(620, 700)), 506, random.int(120, 170), random),
    drawTree(palette, at(1010), 540, random.int(240, 290), random),
    place === 'pond' ? drawBench(palette, at(800), 536, 0.75) + drawPond(palette, at(840), 610, random) : '',
    place === 'gate' ? drawGardenWall(palette, at(860), random) : '',
    place === 'pergola' ? drawPergola(palette, at(850), random) : '',
    place === 'gate'
      ? drawPath(palette, at(860), 626, 112, -side * 190)
      : drawWindingPath(palette, side, ground + 22),
    place === 'gate' || place === 'pond' ? '' : drawBench(palette, at(850), 630, 1.05),
    drawFlowerBed(palette, at(985), 724, random),
    drawBushes(palette, at(330) - 110, at(330) + 100, 560, random),
    large(palette, at(150), 690, 640, random),
    random.chance(0.6) ? large(palette, at(1160), 716, 660, random) : '',
    drawFlowerBed(palette, at(200), 770, random),
  ].join('')
}

function drawWindingPath(palette: Palette, side: number, top: number): string {
  const at = (x: number) => n(side < 0 ? 1200 - x : x)
  const d = `M${at(590)} ${top}C${at(690)} ${top + 50} ${at(470)} ${top + 90} ${at(520)} ${top + 150}C${at(570)} ${top + 220} ${at(400)} ${top + 250} ${at(330)} 800H${at(640)}C${at(720)} ${top + 250} ${at(610)} ${top + 190} ${at(590)} ${top + 140}C${at(580)} ${top + 96} ${at(760)} ${top + 50} ${at(604)} ${top}z`
  return path(d, palette.path, drawnEdge(palette))
}

function drawFlowerBed(palette: Palette, x: number, y: number, random: Random): string {
  if (palette.isSnow)
    return dots(
      Array.from({ length: 7 }, (_, index) => [x - 90 + index * 30, y - random.int(0, 12)]),
      20,
      '#f3f2ee',
    )
  const heads = Array.from({ length: 26 }, (): Point => [x + random.int(-130, 130), y - random.int(6, 66)])
  const leaves = Array.from({ length: 16 }, (): Point => [x + random.int(-130, 130), y - random.int(-6, 30)])
  return (
    dots(leaves, 17, mix(palette.leaves[0], palette.lawn[1], 0.3)) +
    path(
      heads.map(([hx, hy]) => `M${hx} ${hy}v30`).join(''),
      'none',
      `stroke="${palette.leaves[1]}" stroke-width="3"`,
    ) +
    dots(
      heads.filter((_, index) => index % 2 === 0),
      7,
      palette.flower,
    ) +
    dots(
      heads.filter((_, index) => index % 2 === 1),
      6,
      mix(palette.flower, '#fffaf0', 0.5),
    )
  )
}

function drawPond(palette: Palette, x: number, y: number, random: Random): string {
  const water = mix(palette.sky[0], palette.sky[1], 0.4)
  const stones = Array.from({ length: 22 }, (_, index): Point => {
    const angle = (index / 22) * Math.PI * 2
    return [x + Math.cos(angle) * (206 + random.int(-6, 6)), y + Math.sin(angle) * 52]
  })
  const reeds = Array.from(
    { length: 12 },
    () => `M${x + 120 + random.int(-30, 40)} ${y - 16}l${random.int(-12, 16)} ${-random.int(50, 92)}`,
  ).join('')
  return (
    dots(stones, 15, mix(palette.lawn[1], '#8d877c', 0.6)) +
    ellipse(x, y, 200, 48, mix(water, palette.leaves[0], 0.25)) +
    ellipse(x - 8, y + 5, 186, 40, water) +
    path(
      `M${x - 110} ${y - 4}h90M${x - 40} ${y + 16}h120M${x + 40} ${y - 10}h60`,
      'none',
      `stroke="${mix(water, '#ffffff', 0.5)}" stroke-width="3" opacity=".7"`,
    ) +
    path(reeds, 'none', `stroke="${palette.leaves[0]}" stroke-width="4"`) +
    (palette.isSnow
      ? ''
      : dots(
          [
            [x - 90, y + 10],
            [x - 62, y + 18],
            [x - 30, y - 12],
          ],
          11,
          palette.leaves[1],
        ))
  )
}

function drawGardenWall(palette: Palette, x: number, random: Random): string {
  const wall = inLight('#b9aa96', palette)
  const wood = inLight('#6c5646', palette)
  const stones = Array.from(
    { length: 34 },
    () => `M${x + random.int(-420, 400)} ${random.int(500, 612)}h${random.int(8, 24)}`,
  )
    .filter((mark) => Math.abs(Number(mark.slice(1).split(' ')[0]) - x) > 100)
    .join('')
  return (
    ellipse(x, 628, 440, 10, shaded(palette.lawn[1], 0.4), 'opacity=".35"') +
    path(`M${x - 430} 626V486H${x - 100}V440q0 -14 14 -14h172q14 0 14 14v46h330v140z`, wall) +
    path(stones, 'none', `stroke="${shaded(wall, 0.16)}" stroke-width="10" opacity=".6"`) +
    rect(x - 438, 476, 336, 14, shaded(wall, 0.2)) +
    rect(x + 102, 476, 336, 14, shaded(wall, 0.2)) +
    rect(x - 112, 416, 224, 16, shaded(wall, 0.2)) +
    path(`M${x - 62} 628V512a62 62 0 0 1 124 0v116z`, mix(palette.hills[2], palette.leaves[1], 0.3)) +
    bars([x - 56, 596], [x + 56, 596], 62, '11 5', wood) +
    path(`M${x - 58} 580h116M${x - 58} 614h116`, 'none', `stroke="${shaded(wood, 0.2)}" stroke-width="6"`) +
    drawBushes(palette, x - 400, x - 110, 634, random) +
    drawBushes(palette, x + 110, x + 380, 634, random)
  )
}

function drawPergola(palette: Palette, x: number, random: Random): string {
  const wood = inLight('#d9cfbd', palette)
  const vines = palette.isBare
    ? ''
    : dots(
        Array.from({ length: 34 }, (): Point => [x + random.int(-210, 210), 372 + random.int(-14, 24)]),
        15,
        palette.leaves[1],
      ) +
      dots(
        Array.from({ length: 16 }, (): Point => [x + random.int(-200, 200), 376 + random.int(-10, 34)]),
        9,
        palette.flower,
      )
  return (
    ellipse(x, 622, 250, 12, shaded(palette.lawn[1], 0.4), 'opacity=".35"') +
    path(`M${x - 180} 622V386M${x + 180} 622V386`, 'none', `stroke="${wood}" stroke-width="20"`) +
    path(
      `M${x - 120} 596V392M${x + 120} 596V392`,
      'none',
      `stroke="${shaded(wood, 0.14)}" stroke-width="14"`,
    ) +
    line(
      [
        [x - 236, 384],
        [x + 236, 384],
      ],
      wood,
      18,
    ) +
    bars([x - 214, 368], [x + 214, 368], 30, '10 28', shaded(wood, 0.1)) +
    vines
  )
}
