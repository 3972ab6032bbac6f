import { SAMPLE_SEEDS, type SampleScene } from '../shared/pictures/sample-images.ts'

/** Colors: `scripts/sample-scenes/scene-palettes.ts`. */
const GREEN_HOURS = [
  'morning mist',
  'summer noon',
  'late light',
  'autumn',
  'winter',
  'spring',
  'dusk',
  'rain',
] as const
const DESERT_HOURS = ['desert morning', 'desert evening', 'desert noon', 'desert rain'] as const
export type SceneHour = (typeof GREEN_HOURS)[number] | (typeof DESERT_HOURS)[number]

/** The only hour with snow. */
export const SNOW_HOUR: SceneHour = 'winter'

/** Snow would not be believable there. */
const SNOWLESS_REGIONS = new Set('AL AZ CA FL GA HI LA MS NV SC TX'.split(' '))

/** Neighboring seeds differ; 24 pictures of a kind show each hour about equally often. */
export function sceneHour(kind: SampleScene, seed: number): SceneHour {
  const hours = kind === 'adobe' || kind === 'courtyard' ? DESERT_HOURS : GREEN_HOURS
  return hours[(seed * 3 + kind.length) % hours.length] ?? hours[0]
}

/** The seed, or the next one whose season fits. */
export function seedInSeason(kind: SampleScene, seed: number, regionCode: string): number {
  let chosen = seed % SAMPLE_SEEDS
  while (SNOWLESS_REGIONS.has(regionCode) && sceneHour(kind, chosen) === SNOW_HOUR)
    chosen = (chosen + 1) % SAMPLE_SEEDS
  return chosen
}
