import type { Shape } from '../shape.ts'
import type { VideoTemplate } from '../templates/video-template.ts'
import type { Background, CreateBackground } from './background.ts'
import { createPlates } from './plates.ts'
import { createRakedGarden } from './raked-garden.ts'
import { createRiverStones } from './river-stones.ts'

export const BACKGROUNDS: Readonly<Record<string, CreateBackground>> = {
  plates: createPlates,
  'raked-garden': createRakedGarden,
  'river-stones': createRiverStones,
}

/** Throws for an unknown background. */
export function createBackground(
  { background: { kind, seed, plates }, palette, durationSeconds, scenes }: VideoTemplate,
  shape: Shape,
  { width, height }: { width: number; height: number },
): Promise<Background> {
  const create = BACKGROUNDS[kind]
  if (!create) throw new Error(`There is no background "${kind}"`)
  return create({ width, height, shape, palette, seed, plates, durationSeconds, scenes })
}
