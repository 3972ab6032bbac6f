import { SAMPLE_SEEDS, type SampleScene } from '../../../shared/sample-images.ts'
import { paletteFor } from './scene-palettes.ts'

/** Where snow is so rare that a house in it would not be believed. */
const SNOWLESS_REGIONS = new Set('AL AZ CA FL GA HI LA MS NV SC TX'.split(' '))

/** The wanted seed of a scene, or the next one whose season the region knows. */
export function seedInSeason(kind: SampleScene, seed: number, regionCode: string): number {
  let chosen = seed % SAMPLE_SEEDS
  while (SNOWLESS_REGIONS.has(regionCode) && paletteFor(kind, chosen).isSnow)
    chosen = (chosen + 1) % SAMPLE_SEEDS
  return chosen
}
