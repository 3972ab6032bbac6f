import type { Shape } from '../shape.ts'
import type { VideoTemplate } from '../templates/video-template.ts'
import type { Background, CreateBackground } from './background.ts'
import { createFirstLight } from './first-light.ts'
import { createLanterns } from './lanterns.ts'
import { createLinenWindow } from './linen-window.ts'
import { createPaperAndInk } from './paper-and-ink.ts'
import { createRakedGarden } from './raked-garden.ts'
import { createRiverStones } from './river-stones.ts'
import { createStillWater } from './still-water.ts'
import { createTallGrass } from './tall-grass.ts'

export const BACKGROUNDS: Readonly<Record<string, CreateBackground>> = {
  'paper-and-ink': createPaperAndInk,
  'raked-garden': createRakedGarden,
  'first-light': createFirstLight,
  'still-water': createStillWater,
  lanterns: createLanterns,
  'linen-window': createLinenWindow,
  'tall-grass': createTallGrass,
  'river-stones': createRiverStones,
}

/** Throws for an unknown background. */
export function createBackground(
  { background: { kind, seed }, palette, durationSeconds, scenes }: VideoTemplate,
  shape: Shape,
  { width, height }: { width: number; height: number },
): Promise<Background> {
  const create = BACKGROUNDS[kind]
  if (!create) throw new Error(`There is no background "${kind}"`)
  return create({ width, height, shape, palette, seed, durationSeconds, scenes })
}
