import { SAMPLE_SEEDS, type SampleScene } from '../shared/pictures/sample-images.ts'

/** Snow would not be believable there. */
const SNOWLESS_REGIONS = new Set('AL AZ CA FL GA HI LA MS NV SC TX'.split(' '))

/** Of the drawings in scenes/; those of the desert have no winter. */
const isWinter = (kind: SampleScene, seed: number) =>
  kind !== 'adobe' && kind !== 'courtyard' && (seed * 3 + kind.length) % 8 === 4

/** The seed, or the next one whose season fits. */
export function seedInSeason(kind: SampleScene, seed: number, regionCode: string): number {
  let chosen = seed % SAMPLE_SEEDS
  while (SNOWLESS_REGIONS.has(regionCode) && isWinter(kind, chosen)) chosen = (chosen + 1) % SAMPLE_SEEDS
  return chosen
}
