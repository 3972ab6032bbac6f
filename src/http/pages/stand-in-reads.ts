import type { App } from '../../app.ts'
import type { PageApp } from '../../features/directory/pages/page-tools.ts'
import type { StandIn } from '../../shared/stand-in.ts'

/** `standIn` is known after the answer; null: the database answered. */
export type StandInReads = { app: PageApp; standIn(): StandIn | null }

/** For one answer. */
export function createStandInReads(app: App): StandInReads {
  const { directory, db } = app
  const gate = db.gates.requests
  let isFromMemory = false
  let isPlaceMissing = false
  const reader: PageApp = {
    ...app,
    directory: {
      ...directory,
      current() {
        // Counts and lists may have changed meanwhile.
        if (gate.isClosed()) isFromMemory = true
        return directory.current()
      },
    },
    onMissing() {
      isPlaceMissing = true
    },
  }
  return {
    app: reader,
    standIn: () =>
      isFromMemory || isPlaceMissing
        ? { ageSeconds: Math.floor(gate.silentMs() / 1000), isPlaceMissing }
        : null,
  }
}
