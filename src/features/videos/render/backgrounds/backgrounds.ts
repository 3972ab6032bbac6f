import type { CreateBackground } from './background.ts'
import { createPaperAndInk } from './paper-and-ink.ts'
import { createRakedGarden } from './raked-garden.ts'
import { createRiverStones } from './river-stones.ts'

/** By the name that templates use. */
export const BACKGROUNDS: Readonly<Record<string, CreateBackground>> = {
  'paper-and-ink': createPaperAndInk,
  'raked-garden': createRakedGarden,
  'river-stones': createRiverStones,
}
