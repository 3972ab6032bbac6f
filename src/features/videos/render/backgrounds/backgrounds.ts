import type { CreateBackground } from './background.ts'
import { createFirstLight } from './first-light.ts'
import { createLanterns } from './lanterns.ts'
import { createLinenWindow } from './linen-window.ts'
import { createPaperAndInk } from './paper-and-ink.ts'
import { createRakedGarden } from './raked-garden.ts'
import { createRiverStones } from './river-stones.ts'
import { createStillWater } from './still-water.ts'
import { createTallGrass } from './tall-grass.ts'

/** By the name that templates use. */
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
