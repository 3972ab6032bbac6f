import type { App } from '../../app.ts'
import type { PageApp } from '../../features/directory/pages/page-tools.ts'
import { createReads, type DirectoryReads } from '../../features/directory/reads/directory-reads.ts'
import { trackedApp } from '../../features/directory/reads/tracked-app.ts'
import type { StandIn, StandInPart } from '../../shared/stand-in.ts'

/** `reads` and `standIn` are known after the answer; null: the database answered. */
export type StandInReads = { app: PageApp; reads: DirectoryReads; standIn(): StandIn | null }

/** For one answer. */
export function createStandInReads(app: App): StandInReads {
  const { directory, db } = app
  const gate = db.gates.requests
  let missing: Set<StandInPart> | null = null
  const note = (parts: readonly StandInPart[]) => {
    missing ??= new Set()
    for (const part of parts) missing.add(part)
  }
  const reads = createReads()
  const reader: PageApp = {
    ...app,
    directory: {
      ...directory,
      current() {
        // Counts and lists may have changed meanwhile.
        if (gate.isClosed()) note([])
        return directory.current()
      },
    },
    onStandIn: note,
  }
  return {
    app: trackedApp(reader, reads),
    reads,
    standIn: () => missing && { ageSeconds: Math.floor(gate.silentMs() / 1000), missing },
  }
}
