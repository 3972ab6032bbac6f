import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_SCENES, SAMPLE_SEEDS, type SampleScene } from '../shared/pictures/sample-images.ts'
import { seedInSeason } from './place-data.ts'

const KINDS = Object.keys(SAMPLE_SCENES) as SampleScene[]
const SEEDS = Array.from({ length: SAMPLE_SEEDS }, (_, seed) => seed)
const read = (kind: SampleScene, seed: number) =>
  readFileSync(`src/sample-data/scenes/${kind}/${seed}.svg`, 'utf8')

test('each drawing is another, small, and needs nothing beside itself', () => {
  const drawings = KINDS.flatMap((kind) => SEEDS.map((seed) => read(kind, seed)))
  expect(new Set(drawings).size).toBe(KINDS.length * SAMPLE_SEEDS)
  for (const drawing of drawings) {
    expect(drawing.length).toBeLessThan(12_500)
    expect(drawing).not.toMatch(/<filter|<image|<text|href="(?!#)|url\((?!#)/)
  }
})

test('houses in the south stand in no snow', () => {
  const hasSnow = (seed: number) => read('colonial', seed).includes('#dfe3e5')
  expect(SEEDS.some(hasSnow)).toBe(true)
  expect(SEEDS.some((seed) => hasSnow(seedInSeason('colonial', seed, 'FL')))).toBe(false)
  expect(SEEDS.map((seed) => seedInSeason('colonial', seed, 'MN'))).toEqual(SEEDS)
})
