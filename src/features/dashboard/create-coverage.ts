import type { App } from '../../app.ts'
import type { CoverageMap } from '../../shared/dashboard.ts'
import { regionTiles } from '../directory/snapshot/counts.ts'
import { loadMapGeometry } from '../maps/map-geometry.ts'
import { coverageSteps } from './coverage-steps.ts'
import { type CoverageShapes, drawCoverage } from './draw-coverage.ts'

/** Shapes are drawn once (about 60 KB), counts are current. */
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
