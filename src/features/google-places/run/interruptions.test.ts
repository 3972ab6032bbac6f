import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ACTOR, prepareGoogleUpdates } from '../../../../tests/sites/google-updates.ts'
import { resumeWork } from '../../../../tests/sites/resume-work.ts'
import { googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import { createBackground } from '../../../jobs/background.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import type { Work } from '../../../shared/work.ts'
import { claimRun } from './claim-run.ts'
import { readRun } from './read-run.ts'
import { runUpdate } from './run-update.ts'
import { startRun } from './start-run.ts'

const { set, addPartners, update, stored } = prepareGoogleUpdates()

describe('an interruption', () => {
  test('of the process repeats no call that may be paid, and keeps every answer', async () => {
    const rows = await addPartners(10)
    const id = await startRun(
      set.site.app,
      { partnerIds: rows.map((row) => row.id), kind: 'selected' },
      ACTOR,
    )
    // As a killed process leaves it: some answered and paid, some under way, the lease passed.
    const answered = rows.slice(0, 3)
    const other = await makeAnswers(answered.map((row) => row.id))
    for (const [partnerId, answer] of other)
      await set.site.app.db
        .update(googleRunPartners)
        .set({ state: 'answered', isSuccess: true, rating: 4.8, reviewCount: 132, answer })
        .where(eq(googleRunPartners.partnerId, partnerId))
    for (const row of rows.slice(3, 5))
      await set.site.app.db
        .update(googleRunPartners)
        .set({ state: 'asking' })
        .where(eq(googleRunPartners.partnerId, row.id))
    await set.site.app.db.update(googleRuns).set({ leasedUntil: new Date('2026-03-01T00:00:00Z') })
    await resumeWork(set.site.app)
    const run = await readRun(set.site.app, id)
    expect(run).toMatchObject({ state: 'done', doneCount: 10, successCount: 8 })
    expect(set.emulator.counters['details-enterprise']).toBe(5)
    expect(run.results.filter(({ error }) => error?.startsWith('The update was interrupted'))).toHaveLength(2)
    expect(await stored(rows[0]?.id ?? '')).toMatchObject({ googleRating: 4.8 })
  })

  /** Lets Google refuse every search for so long. Resolves at the first. */
  function limitFor(retryAfterMs: number): Promise<void> {
    const asked = Promise.withResolvers<void>()
    const { places } = set.site.app
    set.site.app.places = places && {
      ...places,
      findIds() {
        asked.resolve()
        return Promise.reject(new PlacesError('quota-minute', { retryAfterMs }))
      },
    }
    return asked.promise
  }

  async function makeAnswers(partnerIds: string[]) {
    return partnerIds.map((partnerId, n) => {
      const partner = {
        googlePlaceId: `place-${1000 + n}`,
        googleRating: 4.8,
        googleReviewCount: 132,
        googleFetchedAt: set.now.toISOString(),
        googleBusinessStatus: null,
      }
      const match = {
        matchState: 'matched' as const,
        candidates: [],
        otherPhone: null,
        ratingBefore: null,
        movedPlaceId: null,
      }
      return [partnerId, { partner, match, fetchedAt: set.now.toISOString() }] as const
    })
  }

  test('by the quota of the day stops the run, keeps what came, and the rest can be continued', async () => {
    const rows = await addPartners(10)
    set.emulator.setFault('quota-day')
    const run = await update(rows.map(({ id }) => id))
    expect(run).toMatchObject({ state: 'stopped', doneCount: 0 })
    expect(run.error).toContain('daily quota')
    const listed = await (await set.site.signIn('Edith Wren')).call<Work>('GET', '/api/admin/work')
    expect(listed.body).toMatchObject({
      items: [
        { id: run.id, kind: 'google', state: 'failed', reason: run.error, canRetry: true, canGiveUp: true },
      ],
      counts: { failed: 1 },
    })
    set.emulator.setFault(null)
    const admin = await set.site.signIn()
    const next = await admin.call<{ id: string; totalCount: number }>(
      'POST',
      `/api/google-places/runs/${run.id}/continue`,
    )
    expect(next.body.totalCount).toBe(10)
    await expect.poll(async () => (await readRun(set.site.app, next.body.id)).state).toBe('done')
  })

  test('by the quota of the day is continued or given up from the Jobs screen', async () => {
    const rows = await addPartners(3)
    const admin = await set.site.signIn()
    const items = async () => (await admin.call<Work>('GET', '/api/admin/work')).body.items
    set.emulator.setFault('quota-day')
    const first = await update(rows.map(({ id }) => id))
    set.now = new Date('2026-03-02T09:05:00Z')
    await admin.call('POST', `/api/admin/work/google/${first.id}/retry`)
    await expect.poll(async () => (await items()).map(({ state }) => state)).toEqual(['waiting'])
    await set.site.app.db
      .update(googleRuns)
      .set({ leasedUntil: new Date(0) })
      .where(eq(googleRuns.state, 'running'))
    await resumeWork(set.site.app)
    const [stopped] = await items()
    expect(stopped).toMatchObject({ state: 'failed' })
    expect((await admin.call('POST', `/api/admin/work/google/${stopped?.id}/give-up`)).status).toBeLessThan(
      300,
    )
    expect(await items()).toEqual([])
  })

  test('by a long quota does not hold the caller of a single update', async () => {
    const [row] = await addPartners(1)
    limitFor(600_000)
    const admin = await set.site.signIn()
    const { status, body } = await admin.call('POST', `/api/google-places/update/${row?.id}`)
    expect([status, body.code]).toEqual([502, 'upstream_failed'])
    expect(body.message).toMatch(/no more requests in this minute/)
  })

  test('by an outage stops the run instead of failing every partner', async () => {
    const rows = await addPartners(30)
    set.emulator.setFault('garbage')
    const run = await update(rows.map(({ id }) => id))
    expect(run.state).toBe('stopped')
    expect(run.doneCount).toBeLessThan(15)
  })

  test('by a stop of the product sends no further call, and leaves the rest to the next process', async () => {
    const rows = await addPartners(30)
    const id = await startRun(
      set.site.app,
      { partnerIds: rows.map((row) => row.id), kind: 'selected' },
      ACTOR,
    )
    const stopped = createBackground()
    const work = runUpdate({ ...set.site.app, background: stopped }, id)
    await expect.poll(() => set.emulator.counters['details-enterprise'] ?? 0).toBeGreaterThan(0)
    stopped.announceStop()
    await work
    const paid = set.emulator.counters['details-enterprise'] ?? 0
    expect(paid).toBeLessThan(30)
    expect(await readRun(set.site.app, id)).toMatchObject({ state: 'running', doneCount: paid })
    await resumeWork(set.site.app)
    expect(await readRun(set.site.app, id)).toMatchObject({ state: 'done', successCount: 30 })
    expect(set.emulator.counters['details-enterprise']).toBe(30)
  })

  test('by the end of its process each time fails it after five attempts, and keeps the answers', async () => {
    const rows = await addPartners(3)
    const { db } = set.site.app
    const id = await startRun(
      set.site.app,
      { partnerIds: rows.map((row) => row.id), kind: 'selected' },
      ACTOR,
    )
    const letLeasePass = () =>
      db
        .update(googleRuns)
        .set({ leasedUntil: new Date(0) })
        .where(eq(googleRuns.state, 'running'))
    for (let attempt = 0; attempt < 5; attempt++) {
      // As a killed process leaves it: taken up, and nothing more.
      expect((await claimRun(db, id))?.end()).toBeUndefined()
      expect((await readRun(set.site.app, id)).state).toBe('running')
      await letLeasePass()
    }
    await resumeWork(set.site.app)
    expect(await readRun(set.site.app, id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('5 attempts'),
    })
    expect(set.emulator.counters).toEqual({})
    const admin = await set.site.signIn()
    expect((await admin.call('POST', `/api/admin/work/google/${id}/retry`)).status).toBeLessThan(300)
    await letLeasePass()
    await resumeWork(set.site.app)
    expect(await readRun(set.site.app, id)).toMatchObject({ state: 'cancelled' })
  })
})

describe('an end that fails', () => {
  test('is tried five times, then waits on the Jobs screen for a person, and loses nothing', async () => {
    const rows = await addPartners(2)
    const { db } = set.site.app
    await db.execute(
      `create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    )
    await db.execute(
      `create trigger refuse before update of google_rating on partners for each row execute function refuse()`,
    )
    const id = await startRun(
      set.site.app,
      { partnerIds: rows.map((row) => row.id), kind: 'selected' },
      ACTOR,
    )
    await runUpdate(set.site.app, id)
    expect((await readRun(set.site.app, id)).state).toBe('running')
    const resume = async () => {
      await db
        .update(googleRuns)
        .set({ leasedUntil: new Date(0) })
        .where(eq(googleRuns.state, 'running'))
      await resumeWork(set.site.app)
    }
    for (let time = 0; time < 8; time++) await resume()
    const failed = await readRun(set.site.app, id)
    expect(failed).toMatchObject({ state: 'failed', doneCount: 2 })
    expect(set.emulator.counters['details-enterprise']).toBe(2)

    const admin = await set.site.signIn()
    const listed = await admin.call<Work>('GET', '/api/admin/work')
    expect(listed.body.items).toMatchObject([
      {
        id,
        kind: 'google',
        state: 'failed',
        reason: failed.error,
        attempts: 5,
        canRetry: true,
        canGiveUp: true,
      },
    ])
    expect(listed.body.services.find((service) => service.id === 'google')).toMatchObject({
      isConfigured: true,
    })

    await db.execute(`drop trigger refuse on partners`)
    expect((await admin.call('POST', `/api/admin/work/google/${id}/retry`)).status).toBeLessThan(300)
    await resume()
    expect(await readRun(set.site.app, id)).toMatchObject({ state: 'done', successCount: 2 })
    expect(await stored(rows[0]?.id ?? '')).toMatchObject({ googleRating: 4.8 })
    expect(set.emulator.counters['details-enterprise']).toBe(2)
    expect((await admin.call('POST', `/api/admin/work/google/${id}/retry`)).status).toBe(409)
  })
})
