import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../db/open.ts'
import { loadRegionShapes } from '../places/around/region-shapes.ts'
import { loadGazetteer } from '../places/gazetteer/gazetteer.ts'
import { buildSnapshot } from './build-snapshot.ts'
import type { DirectorySnapshot, DirectoryView } from './directory-view.ts'
import { readDirectory } from './read-directory.ts'
import { runInSlices } from './run-in-slices.ts'

/** What others changed shows so much later. */
const LOOK_MS = 250
/** Then the pools end, and what a silent database owes is cut. */
const LAST_READS_MS = 500

/**
 * Concurrent `refresh()` calls share one run; on database errors it returns the last snapshot and calls
 * `onError`. Rejects only when the first load fails. `load` reads what never changes, once, when needed.
 */
export async function openDirectoryView(
  db: Database,
  onError: (error: unknown) => void = () => {},
  load = { gazetteer: loadGazetteer, shapes: loadRegionShapes },
): Promise<DirectoryView> {
  let snapshot: DirectorySnapshot | null = null
  let running: Promise<DirectorySnapshot> | null = null
  let next: Promise<DirectorySnapshot> | null = null
  let isClosed = false
  let buildMs = 0
  const gazetteer = once(load.gazetteer)
  const shapes = once(load.shapes)
  let revision = 0

  async function catchUp(): Promise<DirectorySnapshot> {
    const startedAt = performance.now()
    const made = await makeNext(snapshot).catch((error) => {
      if (!snapshot) throw error
      onError(error)
      return null
    })
    if (made) {
      snapshot = made
      revision += 1
      buildMs = performance.now() - startedAt
    }
    return snapshot as DirectorySnapshot
  }

  /** null: nothing has changed. */
  async function makeNext(before: DirectorySnapshot | null): Promise<DirectorySnapshot | null> {
    const changes = await readDirectory(db.$client, before)
    if (!changes) return null
    const fits = changes.rows.some(({ latitude }) => latitude !== null) ? await shapes() : null
    const made = await runInSlices(buildSnapshot(before, changes, fits))
    const isWhole = made.partners.length + made.search.inactive.length === changes.count
    // Rows are gone without a trace: an import replaced the sample.
    return isWhole || !before ? made : makeNext(null)
  }

  function refresh(): Promise<DirectorySnapshot> {
    if (isClosed && snapshot) return Promise.resolve(snapshot)
    if (!running) {
      running = catchUp().finally(() => {
        running = null
      })
      return running
    }
    // The current run may precede the caller's commit; one more serves all who called meanwhile.
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null
        return refresh()
      })
    return next
  }

  await refresh()
  const looking = setInterval(() => {
    if (!running) refresh().catch(onError)
  }, LOOK_MS).unref()
  return {
    current: () => snapshot as DirectorySnapshot,
    refresh,
    revision: () => revision,
    buildMs: () => buildMs,
    gazetteer,
    shapes,
    async close() {
      isClosed = true
      clearInterval(looking)
      const lastRead = (next ?? running)?.catch(() => {})
      await Promise.race([lastRead, sleep(LAST_READS_MS, undefined, { ref: false })])
    },
  }
}

function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | null = null
  return () => (loaded ??= load())
}
