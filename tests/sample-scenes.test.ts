import { expect, test } from 'vitest'
import { drawScene } from '../scripts/sample-scenes/draw-scene.ts'
import { seedInSeason } from '../src/sample-data/scene-hours.ts'
import { SAMPLE_SCENES, SAMPLE_SEEDS, type SampleScene } from '../src/shared/pictures/sample-images.ts'

const KINDS = Object.keys(SAMPLE_SCENES) as SampleScene[]

test.each(KINDS)(
  '%s: each seed draws its own picture, the same one every time, small and self-contained',
  (kind) => {
    const pictures = Array.from({ length: SAMPLE_SEEDS }, (_, seed) => drawScene(kind, seed))
    expect(new Set(pictures).size).toBe(SAMPLE_SEEDS)
    expect(drawScene(kind, 7)).toBe(pictures[7])
    for (const picture of pictures) {
      expect(picture.length).toBeLessThan(12_500)
      expect(picture).not.toMatch(/NaN|undefined|<filter|<image|<text|href="(?!#)|url\((?!#)/)
    }
  },
)

test('houses in the south stand in no snow', () => {
  const snow = '#dfe3e5'
  const seeds = Array.from({ length: SAMPLE_SEEDS }, (_, seed) => seed)
  expect(seeds.some((seed) => drawScene('colonial', seed).includes(snow))).toBe(true)
  expect(
    seeds.some((seed) => drawScene('colonial', seedInSeason('colonial', seed, 'FL')).includes(snow)),
  ).toBe(false)
  expect(seeds.map((seed) => seedInSeason('colonial', seed, 'MN'))).toEqual(seeds)
})
