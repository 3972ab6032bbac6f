import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googleRunPartners } from '../../../db/schema/google.ts'
import type { PlacesClient } from '../../../integrations/google-places/places-client.ts'
import { PlacesError, type PlacesFault } from '../../../shared/google-places/places-error.ts'
import type { StoredPartner } from '../../partners/to-admin-partner.ts'
import { countCalls } from '../cost/spending.ts'
import { askForPartner, type Outcome } from './ask-for-partner.ts'
import { failAfterAttempts } from './change-run.ts'
import { type ClaimedRun, claimRun, releaseRun } from './claim-run.ts'
import { finishRun, type Stop } from './finish-run.ts'

type Needs = Pick<App, 'db' | 'directory' | 'clock' | 'log' | 'places' | 'background'>

/** 5 calls are in flight; other workers read and write. */
const WORKERS = 10
const MOST_PAUSES = 5
/** A caller waits; proxies usually allow 60 s. */
export const MOST_HELD_MS = 10_000
const LOOK_MS = 1000
/** They would meet the next partner too. */
const STOPPING: readonly PlacesFault[] = ['not-configured', 'key', 'quota-day', 'paused', 'stopping']
const INTERRUPTED = 'The update was interrupted while Google answered. Please update this partner again.'
const GONE = 'This partner was deleted.'

/**
 * Stores answers as they come, and writes all as one change set. Repeats no call that may be paid. Waits for
 * quotas, `mostHeldMs` in all.
 */
export async function runUpdate(
  app: Needs,
  id: string,
  { mostHeldMs = Number.POSITIVE_INFINITY }: { mostHeldMs?: number } = {},
): Promise<void> {
  const claimed = await claimRun(app.db, id)
  if (!claimed) return
  try {
    await closeInterrupted(app, id)
    if (await failAfterAttempts(app, id, { isBegun: true })) return
    const stop = await askForAll(app, claimed, mostHeldMs)
    if (stop === 'later') {
      claimed.end()
      await releaseRun(app.db, id)
    } else await finishRun(app, id, stop)
  } catch (error) {
    app.log.error({ err: error, runId: id }, 'an update from Google could not be finished')
    await failAfterAttempts(app, id, { isBegun: false }).catch((err) =>
      app.log.error({ err, runId: id }, 'its state could not be kept'),
    )
  } finally {
    claimed.end()
  }
}

async function closeInterrupted(app: Needs, runId: string): Promise<void> {
  await app.db.transaction(async (tx) => {
    const closed = await tx
      .update(googleRunPartners)
      .set({ state: 'answered', isSuccess: false, error: INTERRUPTED })
      .where(and(eq(googleRunPartners.runId, runId), eq(googleRunPartners.state, 'asking')))
    await countCalls(tx, 'details-enterprise', closed.rowCount ?? 0, app.clock.now())
  })
}

const CANCELLED: Stop = { state: 'cancelled', error: null }

/** 'later': the product stops. */
async function askForAll(
  app: Needs,
  { run, isCancelled }: ClaimedRun,
  mostHeldMs: number,
): Promise<Stop | 'later'> {
  const places = app.places
  if (!places) return { state: 'stopped', error: new PlacesError('not-configured').message }
  const waiting = await app.db
    .select({ partnerId: googleRunPartners.partnerId, partner: partners })
    .from(googleRunPartners)
    .leftJoin(partners, eq(partners.id, googleRunPartners.partnerId))
    .where(and(eq(googleRunPartners.runId, run.id), eq(googleRunPartners.state, 'waiting')))
    .orderBy(googleRunPartners.number)
  let stop: Stop | 'later' = null
  const { stopping } = app.background
  const pause: Pause = { until: 0, latest: Date.now() + mostHeldMs, isCancelled }
  const size = run.batchSize ?? waiting.length
  for (let start = 0; start < waiting.length && !stop; start += size) {
    const batch = waiting.slice(start, start + size).values()
    const work = async () => {
      for (const { partnerId, partner } of batch) {
        if (stop) return
        if (isCancelled()) {
          stop = CANCELLED
          return
        }
        if (stopping.aborted) {
          stop = 'later'
          return
        }
        const failure = await askAndStore(app, places, run.id, partnerId, partner, pause)
        if (failure === 'cancelled') stop = CANCELLED
        else if (failure)
          stop =
            failure.fault === 'stopping' ? (stop ?? 'later') : { state: 'stopped', error: failure.message }
      }
    }
    await Promise.all(Array.from({ length: WORKERS }, work))
  }
  return stop
}

/** For all workers; ms since 1970. */
type Pause = { until: number; readonly latest: number; isCancelled(): boolean }

/** Returns the failure that ends the update; the partner waits on. */
async function askAndStore(
  app: Needs,
  places: PlacesClient,
  runId: string,
  partnerId: string,
  partner: StoredPartner | null,
  pause: Pause,
): Promise<PlacesError | 'cancelled' | null> {
  const set = (
    values: Partial<typeof googleRunPartners.$inferInsert>,
    tx: Pick<App['db'], 'update'> = app.db,
  ) =>
    tx
      .update(googleRunPartners)
      .set(values)
      .where(and(eq(googleRunPartners.runId, runId), eq(googleRunPartners.partnerId, partnerId)))
  const store = (outcome: Partial<Outcome>, paidCount: number) =>
    app.db.transaction(async (tx) => {
      await set({ state: 'answered', isSuccess: false, ...outcome }, tx)
      await countCalls(tx, 'details-enterprise', paidCount, app.clock.now())
    })
  if (!partner || partner.deletedAt) {
    await store({ error: GONE }, 0)
    return null
  }
  for (let pauses = 0; ; pauses++) {
    await waitFor(pause, app.background.stopping)
    if (app.background.stopping.aborted) return new PlacesError('stopping')
    if (pause.isCancelled()) return 'cancelled'
    try {
      const asked = { paid: false }
      const options = { now: app.clock.now(), stopping: app.background.stopping }
      const outcome = await askForPartner(places, partner, options, async () => {
        asked.paid = true
        await set({ state: 'asking' })
      })
      await store(outcome, asked.paid ? 1 : 0)
      return null
    } catch (error) {
      if (!(error instanceof PlacesError)) throw error
      const until = Date.now() + (error.retryAfterMs ?? 0)
      if (error.fault === 'quota-minute' && pauses < MOST_PAUSES && until <= pause.latest) {
        pause.until = until
        await set({ state: 'waiting' })
        continue
      }
      if (STOPPING.includes(error.fault)) {
        await set({ state: 'waiting' })
        return error
      }
      await store({ error: error.message }, error.mayBeBilled ? 1 : 0)
      return null
    }
  }
}

async function waitFor(pause: Pause, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && !pause.isCancelled()) {
    const left = pause.until - Date.now()
    if (left <= 0) return
    await sleep(Math.min(left, LOOK_MS), undefined, { signal: stopping }).catch((error) => {
      if (!stopping.aborted) throw error
    })
  }
}
