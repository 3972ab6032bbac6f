import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../db/open.ts'
import { loadRegionShapes, type RegionShapes } from '../places/around/region-shapes.ts'
import { type Gazetteer, loadGazetteer } from '../places/gazetteer/gazetteer.ts'
import { buildSnapshot } from './build-snapshot.ts'
import type { DirectorySnapshot, DirectoryView } from './directory-view.ts'
import { listenForVersions } from './listen-for-versions.ts'
import { readDirectory } from './read-directory.ts'
import { runInSlices } from './run-in-slices.ts'

const RETRY_MS = 1000
/** What a silent database still owes is cut when the pools end. */
const LAST_READS_MS = 500

/**
 * Keeps the directory current through NOTIFY. Concurrent `refresh()` calls share one run; on database errors
 * it returns the last snapshot, retries and calls `onError`. Rejects only when the first load fails. `load`
 * reads what never changes, once, when needed.
 */
export async function openDirectoryView(
  db: Database,
  onError: (error: unknown) => void = () => {},
  load = { gazetteer: loadGazetteer, shapes: loadRegionShapes },
): Promise<DirectoryView> {
  const pool = db.$client
  let snapshot: DirectorySnapshot | null = null
  let running: Promise<DirectorySnapshot> | null = null
  let next: Promise<DirectorySnapshot> | null = null
  let retry: NodeJS.Timeout | undefined
  let isClosed = false
  let buildMs = 0
  let gazetteer: Promise<Gazetteer> | null = null
  let shapes: Promise<RegionShapes> | null = null
  let revision = 0
  const readShapes = () => {
    shapes ??= load.shapes()
    return shapes
  }

  async function catchUp(): Promise<DirectorySnapshot> {
    const startedAt = performance.now()
    const before = snapshot
    const known = before && {
      version: before.version,
      timeline: before.timeline,
      active: before.byId,
      inactive: new Map(before.search.inactive.map(({ id }) => [id, true])),
    }
    let changes: Awaited<ReturnType<typeof readDirectory>>
    try {
      changes = await readDirectory(pool, known)
    } catch (error) {
      if (!before) throw error
      onError(error)
      catchUpLater()
      return before
    }
    if (before && !changes) return before
    if (changes) {
      const fits = changes.rows.some(({ latitude }) => latitude !== null) ? await readShapes() : null
      snapshot = await runInSlices(buildSnapshot(before, changes, fits))
      revision += 1
      buildMs = performance.now() - startedAt
    }
    return snapshot as DirectorySnapshot
  }

  function refresh(): Promise<DirectorySnapshot> {
    if (isClosed && snapshot) return Promise.resolve(snapshot)
    if (!running) {
      running = catchUp().finally(() => {
        running = null
      })
      return running
    }
    // The current run may precede the caller's commit: one more serves all who called meanwhile.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return refresh()
      })
    return next
  }

  function catchUpLater() {
    clearTimeout(retry)
    if (!isClosed) retry = setTimeout(() => refresh().catch(onError), RETRY_MS).unref()
  }

  // Before the load, so that no change is missed.
  const stopListening = await listenForVersions(db.$direct, () => {
    if (snapshot) refresh().catch(onError)
  })
  try {
    await refresh()
  } catch (error) {
    await stopListening()
    throw error
  }
  return {
    current: () => snapshot as DirectorySnapshot,
    refresh,
    revision: () => revision,
    buildMs: () => buildMs,
    gazetteer() {
      gazetteer ??= load.gazetteer()
      return gazetteer
    },
    shapes: readShapes,
    async close() {
      isClosed = true
      clearTimeout(retry)
      await stopListening()
      const lastRead = (next ?? running)?.catch(() => {})
      await Promise.race([lastRead, sleep(LAST_READS_MS, undefined, { ref: false })])
    },
  }
}
