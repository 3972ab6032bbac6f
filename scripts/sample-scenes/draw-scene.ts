import type { HouseKind } from '../../src/sample-data/houses.ts'
import { SAMPLE_SCENES, type SampleScene } from '../../src/shared/pictures/sample-images.ts'
import { createRandom, type Random } from '../../src/shared/random.ts'
import { drawAdobe } from './buildings/draw-adobe.ts'
import { drawBrick } from './buildings/draw-brick.ts'
import { drawChapel } from './buildings/draw-chapel.ts'
import { drawColonial } from './buildings/draw-colonial.ts'
import { drawCottage } from './buildings/draw-cottage.ts'
import type { House, Stage } from './buildings/draw-house-parts.ts'
import { drawPorchHouse } from './buildings/draw-porch-house.ts'
import { drawPrairie } from './buildings/draw-prairie.ts'
import { drawStoneHouse } from './buildings/draw-stone-house.ts'
import { drawCourtyard } from './draw-courtyard.ts'
import { drawDesertBed, drawDesertPlant, drawMesquite } from './draw-desert.ts'
import { drawFeature } from './draw-feature.ts'
import { drawGarden } from './draw-garden.ts'
import { drawHills, drawLawn, drawPath, drawSky } from './draw-land.ts'
import { drawBushes, drawTree, drawTreeLine } from './draw-trees.ts'
import { drawChairs } from './rooms/draw-chairs.ts'
import { drawParlor } from './rooms/draw-parlor.ts'
import { drawStillLife } from './rooms/draw-still-life.ts'
import { drawWindowSeat } from './rooms/draw-window-seat.ts'
import { type Palette, paletteFor } from './scene-palettes.ts'
import { scaled } from './svg-shapes.ts'

/** `scale` makes all fill the picture equally. */
const HOUSES: Readonly<Record<HouseKind, { draw: (stage: Stage) => House; scale: number }>> = {
  colonial: { draw: drawColonial, scale: 1.2 },
  brick: { draw: drawBrick, scale: 1.3 },
  stone: { draw: drawStoneHouse, scale: 1.34 },
  cottage: { draw: drawCottage, scale: 1.36 },
  porch: { draw: drawPorchHouse, scale: 1.22 },
  chapel: { draw: drawChapel, scale: 1.1 },
  prairie: { draw: drawPrairie, scale: 1.18 },
  adobe: { draw: drawAdobe, scale: 1.24 },
}

/** Returns a scene as SVG of at most 8 KB without external references; deterministic. */
export function drawScene(kind: SampleScene, seed: number): string {
  const { width, height } = SAMPLE_SCENES[kind]
  const random = createRandom(`scene/${kind}/${seed}`)
  const content = drawContent(kind, paletteFor(kind, seed), random, seed)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round">${content}</svg>`
}

function drawContent(kind: SampleScene, palette: Palette, random: Random, seed: number): string {
  switch (kind) {
    case 'garden':
      return drawGarden(palette, random)
    case 'courtyard':
      return drawCourtyard(palette, random)
    case 'chairs':
      return drawChairs(palette, random, seed)
    case 'parlor':
      return drawParlor(palette, random, seed)
    case 'window':
      return drawWindowSeat(palette, random, seed)
    case 'stones':
      return drawStillLife(random, seed)
    default:
      return drawHouseScene(kind, palette, random)
  }
}

function drawHouseScene(kind: HouseKind, palette: Palette, random: Random): string {
  const isDesert = kind === 'adobe'
  const [ground, x, y] = [598, 600 + random.int(-30, 30), 652]
  const { draw, scale } = HOUSES[kind]
  const house = draw({ palette, random, x, y })
  const doorX = x + (house.doorX - x) * scale
  const reach = house.half * scale
  const plant = isDesert ? drawDesertPlant : drawTree
  const framingPlant = isDesert ? drawMesquite : drawTree
  const bed = isDesert ? drawDesertBed : drawBushes
  const bend = random.int(-230, 230)
  const framing = random.pick(['left', 'right', 'both'])
  return [
    drawSky(palette, random),
    drawHills(palette, ground, random, isDesert),
    isDesert ? '' : drawTreeLine(palette, ground, random),
    drawLawn(palette, ground, random),
    plant(palette, x - reach * random.int(80, 98) * 0.01, 622, random.int(300, 380), random),
    plant(palette, x + reach * random.int(80, 98) * 0.01, 622, random.int(280, 370), random),
    scaled(house.svg, scale, x, y),
    bed(palette, x - reach + 30, doorX - 84, y + 10, random),
    bed(palette, doorX + 84, x + reach - 30, y + 10, random),
    drawPath(palette, doorX, y + 4, 62 * scale, bend),
    drawFeature(palette, doorX + bend < 600 ? 1 : -1, random, isDesert),
    framing === 'right' ? '' : framingPlant(palette, random.int(10, 90), 724, random.int(480, 590), random),
    framing === 'left'
      ? ''
      : framingPlant(palette, random.int(1110, 1190), 724, random.int(460, 590), random),
  ].join('')
}
