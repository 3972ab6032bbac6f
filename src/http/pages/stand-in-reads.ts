import type { App } from '../../app.ts'
import type { PageApp } from '../../features/directory/pages/page-tools.ts'
import type { StandIn } from '../../shared/outage-of.ts'

/** Known after the answer; null: the database answered. */
export type StandInReads = { app: PageApp; standIn(): StandIn | null }

export function createStandInReads(app: App): StandInReads {
  const gate = app.db.gates.requests
  let isPlaceMissing = false
  const onMissing = () => {
    isPlaceMissing = true
  }
  return {
    app: { ...app, onMissing },
    standIn: () =>
      gate.isClosed() || isPlaceMissing
        ? { ageSeconds: Math.floor(gate.silentMs() / 1000), isPlaceMissing }
        : null,
  }
}
