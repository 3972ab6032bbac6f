import type { App } from '../../app.ts'
import type { CoverageMap } from '../../shared/dashboard.ts'
import { regionTiles } from '../directory/snapshot/counts.ts'
import { loadMapGeometry } from '../maps/map-geometry.ts'
import { type CoverageShapes, drawCoverage } from './draw-coverage.ts'

/** Draws shapes once (about 60 KB); counts are current. */
export function createCoverage(app: Pick<App, 'directory'>): () => Promise<CoverageMap> {
  let shapes: Promise<CoverageShapes> | undefined
  return async () => {
    shapes ??= loadMapGeometry().then(drawCoverage)
    const { regions, ...drawing } = await shapes
    const snapshot = app.directory.current()
    const { states, provinces } = regionTiles(snapshot)
    const counts = new Map(
      [...states, ...provinces].map(({ region, partnerCount }) => [region.code, partnerCount]),
    )
    const shown = [...counts.values()]
    return {
      ...drawing,
      regions: regions.map((region) => ({ ...region, count: counts.get(region.code) ?? 0 })),
      steps: coverageSteps(shown),
      elsewhere: snapshot.partners.length - shown.reduce((total, count) => total + count, 0),
    }
  }
}

const SHADES = 5
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5]

/** Round lower bounds of groups of similar size, from 1. */
export function coverageSteps(counts: readonly number[]): number[] {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b)
  if (sorted.length === 0) return []
  const steps = [1]
  for (let shade = 1; shade < SHADES; shade++) {
    const least = roundDown(sorted[Math.floor((shade * sorted.length) / SHADES)] ?? 1)
    if (least > (steps.at(-1) ?? 0)) steps.push(least)
  }
  return steps
}

/** 1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100 … */
function roundDown(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count))
  const rounds = ROUND.map((digit) => digit * power).filter(
    (number) => Number.isInteger(number) && number <= count,
  )
  return rounds.at(-1) ?? 1
}
