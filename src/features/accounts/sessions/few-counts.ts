import { LRUCache } from 'lru-cache'
import type { App } from '../../../app.ts'
import { FEW, FEW_MINUTES, type FewKind } from '../../../shared/accounts/own-access.ts'

const WINDOW_MS = FEW_MINUTES * 60_000
const MOST_SESSIONS = 1000

type Done = { read: ReadonlySet<string>; mail: number; delete: number; endsAt: number }

/** Counts and returns true, or neither. */
export type TakeFew = (sessionId: string, kind: FewKind, what: readonly string[] | number) => boolean

/** In memory of the process (ACCOUNT-5). */
export function createFewCounts({ clock }: Pick<App, 'clock'>): TakeFew {
  const sessions = new LRUCache<string, Done>({ max: MOST_SESSIONS })
  return (sessionId, kind, what) => {
    const now = clock.now().getTime()
    const kept = sessions.get(sessionId)
    // The clock was ahead.
    const isOpen = kept && now < kept.endsAt && kept.endsAt <= now + WINDOW_MS
    const done = isOpen ? kept : { read: new Set<string>(), mail: 0, delete: 0, endsAt: now + WINDOW_MS }
    const next = { ...done }
    if (typeof what !== 'number') next.read = new Set([...done.read, ...what])
    else if (kind !== 'read') next[kind] += what
    const count = kind === 'read' ? next.read.size : next[kind]
    if (count > FEW[kind]) return false
    sessions.set(sessionId, next)
    return true
  }
}
