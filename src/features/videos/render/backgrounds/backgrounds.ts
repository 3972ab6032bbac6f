import type { CreateBackground } from './background.ts'
import { createRakedGarden } from './raked-garden.ts'

/** By the name that templates use. */
export const BACKGROUNDS: Readonly<Record<string, CreateBackground>> = {
  'raked-garden': createRakedGarden,
}
