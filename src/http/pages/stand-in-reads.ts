import type { App } from '../../app.ts'
import type { PageApp } from '../../features/directory/pages/page-tools.ts'
import { createReads, type DirectoryReads } from '../../features/directory/reads/directory-reads.ts'
import { trackedApp } from '../../features/directory/reads/tracked-app.ts'
import type { StandIn, StandInPart } from '../../shared/stand-in.ts'

/**
 * The app for one answer, and afterwards what it was made of, and whether memory stood in for the database; null: it did
 * not.
 */
export type StandInReads = { app: PageApp; reads: DirectoryReads; standIn(): StandIn | null }

/** Creates the reads of one answer. */
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
        // Counts and lists may have changed meanwhile as well.
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
