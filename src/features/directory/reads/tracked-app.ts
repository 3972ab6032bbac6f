import type { App } from '../../../app.ts'
import type { ReportsPartners } from '../partner-reads/select-partners.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { addReads, type DirectoryReads } from './directory-reads.ts'
import { readKeys } from './read-keys.ts'
import { trackReads } from './track-reads.ts'

/** Lists of more partners are noted by their states. */
const MANY = 100

export type ReportsReads = {
  /** Called with what a part of an answer was made of that other answers share. */
  onReads?(reads: DirectoryReads): void
}

type Reader = Pick<App, 'directory'> & ReportsPartners & ReportsReads

/** `reads` notes what an answer reads. Nests. */
export function trackedApp<Tracked extends Reader>(app: Tracked, reads: DirectoryReads): Tracked {
  const { directory } = app
  let last: { of: DirectorySnapshot; tracked: DirectorySnapshot } | null = null
  return {
    ...app,
    directory: {
      ...directory,
      current() {
        const of = directory.current()
        if (last?.of !== of) last = { of, tracked: trackReads(of, reads) }
        return last.tracked
      },
    },
    onPartners(ids) {
      notePartners(ids)
      app.onPartners?.(ids)
    },
    onReads(shared) {
      addReads(reads, shared)
      app.onReads?.(shared)
    },
  }

  function notePartners(ids: readonly string[]) {
    if (ids.length <= MANY) {
      for (const id of ids) reads.keys.add(readKeys.partner(id))
      return
    }
    const { byId } = directory.current()
    for (const id of ids) {
      const entry = byId.get(id)
      if (entry) reads.keys.add(readKeys.state(entry.stateSlug))
      else reads.isAll = true
    }
  }
}
