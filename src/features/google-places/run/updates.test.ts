import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertPartners } from '../../../../tests/build.ts'
import { buildPlace } from '../../../../tests/emulated-places.ts'
import { makeApp, type TestApp } from '../../../../tests/make-app.ts'
import { partners } from '../../../db/schema.ts'
import { googleCalls, googlePlaces, googleRunPartners, googleRuns } from '../../../db/schema-google.ts'
import { changeSets } from '../../../db/schema-history.ts'
import { createPlacesClient } from '../../../integrations/google-places/create-places-client.ts'
import { createPlacesEmulator, type PlacesEmulator } from '../../../places-emulator/create-places-emulator.ts'
import { planRun } from './plan-run.ts'
import { readRun } from './read-run.ts'
import { resumeUpdates, runUpdate } from './run-update.ts'
import { startRun } from './start-run.ts'

const ACTOR = { id: null, name: 'Margaret Hale' }
let now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let emulator: PlacesEmulator
beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z')
  emulator = await createPlacesEmulator()
  site = await makeApp({ GOOGLE_MONTHLY_BUDGET_USD: '1' }, { now: () => now })
  site.app.places = createPlacesClient({ apiKey: emulator.apiKey, url: emulator.url, timeoutMs: 2000 })
})
afterEach(async () => {
  await site.close()
  await emulator.stop()
})

/** Partners that agree with a place each: different names, numbers and streets. */
async function addPartners(count: number, hasPlaces = true) {
  const surnames = 'Abel Brandt Castle Dorsey Ellery Fenwick Garrow Hutton Ingram Jarvis Keller Lomax'.split(
    ' ',
  )
  const given = Array.from({ length: count }, (_, n) => ({
    name: `${surnames[n % surnames.length]} ${Math.floor(n / surnames.length) || ''} Funeral Home`,
    phone: `(828) 555-${String(1000 + n)}`,
    address: `${200 + n} Merrimon Avenue`,
  }))
  const rows = await insertPartners(site.app.db, ...given)
  await site.app.directory.refresh()
  if (hasPlaces)
    for (const row of rows) {
      const place = buildPlace({
        id: `place-${row.phone.slice(-4)}`,
        displayName: { text: row.name, languageCode: 'en' },
        formattedAddress: `${row.address}, Asheville, NC 28801, USA`,
        nationalPhoneNumber: row.phone,
        internationalPhoneNumber: `+1 828-555-${row.phone.slice(-4)}`,
      })
      emulator.places.set(place.id, place)
    }
  return rows
}
async function update(partnerIds: string[]) {
  const id = await startRun(site.app, { partnerIds, kind: 'selected' }, ACTOR)
  await runUpdate(site.app, id)
  return readRun(site.app, id)
}
const stored = async (id: string) => {
  const [row] = await site.app.db.select().from(partners).where(eq(partners.id, id))
  return row
}
const spentMicros = async () =>
  (await site.app.db.select().from(googleCalls)).reduce((sum, { micros }) => sum + micros, 0)

describe('an update', () => {
  test('stores place id, rating and count, costs what was planned, and is one change that can be undone', async () => {
    const rows = await addPartners(12)
    const ids = rows.map(({ id }) => id)
    const plan = await planRun(site.app, ids)
    expect(plan).toMatchObject({ partnerCount: 12, costUsd: 0.24, refusal: null })
    const run = await update(ids)
    expect(run).toMatchObject({ state: 'done', totalCount: 12, doneCount: 12, successCount: 12 })
    expect(emulator.counters['details-enterprise']).toBe(12)
    expect(Object.keys(emulator.counters).sort()).toEqual(['details-enterprise', 'text-search-ids'])
    expect(await spentMicros()).toBe(240_000)
    expect(await stored(ids[0] ?? '')).toMatchObject({
      googlePlaceId: 'place-1000',
      googleRating: 4.8,
      googleReviewCount: 132,
      googleFetchedAt: now,
    })
    const sets = await site.app.db.select().from(changeSets)
    expect(sets).toMatchObject([{ action: 'google', itemCount: 12, userName: 'Margaret Hale' }])

    const admin = await site.signIn()
    const undone = await admin.call('POST', `/api/admin/history/${run.changeSetId}/undo`)
    expect(undone.body).toMatchObject({ undoneCount: 12 })
    expect(await stored(ids[0] ?? '')).toMatchObject({ googlePlaceId: null, googleRating: null })
  })

  test('of a partner whose place is known searches for nothing', async () => {
    const [row] = await addPartners(1)
    await site.app.db.update(partners).set({ googlePlaceId: 'place-1000' })
    await update([row?.id ?? ''])
    expect(emulator.counters).toEqual({ 'details-enterprise': 1 })
  })

  test('searches anew where the place id is gone', async () => {
    const [row] = await addPartners(1)
    await site.app.db.update(partners).set({ googlePlaceId: 'place-gone' })
    expect(await update([row?.id ?? ''])).toMatchObject({ successCount: 1 })
    expect(await stored(row?.id ?? '')).toMatchObject({ googlePlaceId: 'place-1000' })
    expect(emulator.counters['details-enterprise']).toBe(1)
  })

  test('reports closed and moved places, a fallen rating and another number', async () => {
    const rows = await addPartners(4)
    const [closed, moved, fallen, other] = rows
    for (const row of rows) {
      await site.app.db
        .update(partners)
        .set({ googlePlaceId: `place-${row.phone.slice(-4)}`, googleRating: 4.9 })
        .where(eq(partners.id, row.id))
    }
    const change = (row: typeof closed, given: object) => {
      const id = `place-${row?.phone.slice(-4)}`
      emulator.places.set(id, { ...(emulator.places.get(id) ?? buildPlace()), ...given })
    }
    change(closed, { businessStatus: 'CLOSED_PERMANENTLY' })
    change(moved, { businessStatus: 'CLOSED_PERMANENTLY', movedPlaceId: 'place-new' })
    change(fallen, { rating: 4.5 })
    change(other, { nationalPhoneNumber: '(828) 555-9999', internationalPhoneNumber: '+1 828-555-9999' })
    await update(rows.map(({ id }) => id))
    const admin = await site.signIn()
    const findings = await admin.call<{ partnerId: string; kinds: string[] }[]>(
      'GET',
      '/api/google-places/findings',
    )
    const kindsOf = (row: typeof closed) =>
      findings.body.find(({ partnerId }) => partnerId === row?.id)?.kinds
    expect(kindsOf(closed)).toEqual(['closed'])
    expect(kindsOf(moved)).toEqual(['moved'])
    expect(kindsOf(fallen)).toEqual(['rating-fell'])
    expect(kindsOf(other)).toEqual(['phone-differs'])
    await admin.call('POST', `/api/google-places/findings/${closed?.id}/seen`)
    expect((await admin.call('GET', '/api/google-places/findings')).body).toHaveLength(3)
  })

  test('says what it could not do, and goes on with the others', async () => {
    const [found, doubtful] = await addPartners(2)
    const [none] = await insertPartners(site.app.db, {
      name: 'Zzyzx',
      phone: '(212) 555-0100',
      address: '1 Nowhere',
      city: 'Albany',
      state: 'New York',
      zipCode: '12207',
    })
    const place = emulator.places.get('place-1001')
    emulator.places.set('place-1001', {
      ...(place ?? buildPlace()),
      displayName: { text: 'Oakwood Mortuary', languageCode: 'en' },
      nationalPhoneNumber: '(828) 555-7777',
      internationalPhoneNumber: '+1 828-555-7777',
    })
    const run = await update([none, doubtful, found].map((row) => row?.id ?? ''))
    expect(run.results.map(({ error }) => error)).toEqual([
      'Google knows no place that fits this partner.',
      'The match is doubtful. It waits for a decision.',
      null,
    ])
    const states = await site.app.db.select().from(googlePlaces)
    expect(states.map(({ matchState }) => matchState).sort()).toEqual(['doubtful', 'matched', 'none'])
    // A partner that is not found costs nothing.
    expect(await spentMicros()).toBe(40_000)
  })
})

describe('the queue', () => {
  async function makeDoubtful() {
    const [row] = await addPartners(1)
    const place = emulator.places.get('place-1000') ?? buildPlace()
    emulator.places.set('place-1000', {
      ...place,
      displayName: { text: 'Oakwood Mortuary', languageCode: 'en' },
      nationalPhoneNumber: '(828) 555-7777',
      internationalPhoneNumber: '+1 828-555-7777',
    })
    emulator.places.set('place-other', {
      ...place,
      id: 'place-other',
      displayName: { text: 'Cedar Chapel', languageCode: 'en' },
      nationalPhoneNumber: '(828) 555-8888',
      location: { latitude: 36, longitude: -83 },
    })
    await update([row?.id ?? ''])
    return { id: row?.id ?? '', admin: await site.signIn() }
  }

  test('shows candidates, reads the others when asked, and takes a choice', async () => {
    const { id, admin } = await makeDoubtful()
    const { body } = await admin.call<{
      total: number
      entries: { candidates: { placeId: string; facts: object | null }[] }[]
    }>('GET', '/api/google-places/queue')
    expect(body.total).toBe(1)
    const candidates = body.entries[0]?.candidates ?? []
    expect(candidates.map(({ facts }) => facts !== null)).toEqual([true, false])
    const before = emulator.counters['details-enterprise']
    const loaded = await admin.call<{ candidates: { facts: object | null }[] }>(
      'POST',
      `/api/google-places/queue/${id}/candidates`,
    )
    expect(loaded.body.candidates.every(({ facts }) => facts !== null)).toBe(true)
    expect(emulator.counters['details-enterprise']).toBe((before ?? 0) + 1)
    expect(
      (
        await admin.call('POST', `/api/google-places/queue/${id}`, {
          decision: 'choose',
          placeId: 'place-else',
        })
      ).status,
    ).toBe(400)
    const chosen = candidates[1]?.placeId
    expect(
      (await admin.call('POST', `/api/google-places/queue/${id}`, { decision: 'choose', placeId: chosen }))
        .status,
    ).toBe(204)
    expect(await stored(id)).toMatchObject({ googlePlaceId: chosen })
    expect((await admin.call('POST', `/api/google-places/queue/${id}`, { decision: 'none' })).status).toBe(
      409,
    )
  })

  test('never asks again for a partner that is marked so', async () => {
    const { id, admin } = await makeDoubtful()
    await admin.call('POST', `/api/google-places/queue/${id}`, { decision: 'never' })
    const again = await admin.call('POST', '/api/google-places/batch-update', { partnerIds: [id] })
    expect(again.status).toBe(400)
    expect((await admin.call('GET', '/api/admin/partners-without-google')).body).toEqual([])
  })
})

describe('the budget', () => {
  test('refuses a run that would exceed it with a sentence, and asks for nothing', async () => {
    const rows = await addPartners(51)
    const ids = rows.map(({ id }) => id)
    const sentence =
      'This may cost $1.02. With $0.00 spent this month it would exceed the monthly budget of $1.00 (GOOGLE_MONTHLY_BUDGET_USD).'
    expect(await planRun(site.app, ids)).toMatchObject({ refusal: sentence })
    await expect(startRun(site.app, { partnerIds: ids, kind: 'selected' }, ACTOR)).rejects.toThrow(sentence)
    expect(emulator.counters).toEqual({})
    await update(ids.slice(0, 50))
    await expect(startRun(site.app, { partnerIds: ids.slice(50), kind: 'single' }, ACTOR)).rejects.toThrow(
      '$1.00 spent',
    )
    now = new Date('2026-04-01T00:00:00Z')
    expect(await planRun(site.app, ids.slice(50))).toMatchObject({ refusal: null, spentUsd: 0 })
  })

  test('holds for two runs that start at once', async () => {
    const rows = await addPartners(60)
    const ids = rows.map(({ id }) => id)
    const starts = [ids.slice(0, 30), ids.slice(30)].map((partnerIds) =>
      startRun(site.app, { partnerIds, kind: 'single' }, ACTOR),
    )
    const settled = await Promise.allSettled(starts)
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('an interruption', () => {
  test('of the process repeats no call that may be paid, and keeps every answer', async () => {
    const rows = await addPartners(10)
    const id = await startRun(site.app, { partnerIds: rows.map((row) => row.id), kind: 'selected' }, ACTOR)
    // As a killed process leaves it: some answered and paid, some under way, the lease passed.
    const answered = rows.slice(0, 3)
    const other = await makeAnswers(answered.map((row) => row.id))
    for (const [partnerId, answer] of other)
      await site.app.db
        .update(googleRunPartners)
        .set({ state: 'answered', isSuccess: true, rating: 4.8, reviewCount: 132, answer })
        .where(eq(googleRunPartners.partnerId, partnerId))
    for (const row of rows.slice(3, 5))
      await site.app.db
        .update(googleRunPartners)
        .set({ state: 'asking' })
        .where(eq(googleRunPartners.partnerId, row.id))
    await site.app.db.update(googleRuns).set({ leasedUntil: new Date('2026-03-01T00:00:00Z') })
    await resumeUpdates(site.app)
    const run = await readRun(site.app, id)
    expect(run).toMatchObject({ state: 'done', doneCount: 10, successCount: 8 })
    expect(emulator.counters['details-enterprise']).toBe(5)
    expect(run.results.filter(({ error }) => error?.startsWith('The update was interrupted'))).toHaveLength(2)
    expect(await stored(rows[0]?.id ?? '')).toMatchObject({ googleRating: 4.8 })
  })

  async function makeAnswers(partnerIds: string[]) {
    return partnerIds.map((partnerId, n) => {
      const partner = {
        googlePlaceId: `place-${1000 + n}`,
        googleRating: 4.8,
        googleReviewCount: 132,
        googleFetchedAt: now.toISOString(),
        googleBusinessStatus: null,
      }
      const match = {
        matchState: 'matched' as const,
        candidates: [],
        otherPhone: null,
        ratingBefore: null,
        movedPlaceId: null,
      }
      return [partnerId, { partner, match, fetchedAt: now.toISOString() }] as const
    })
  }

  test('by the quota of the day stops the run, keeps what came, and the rest can be continued', async () => {
    const rows = await addPartners(10)
    emulator.setFault('quota-day')
    const run = await update(rows.map(({ id }) => id))
    expect(run).toMatchObject({ state: 'stopped', doneCount: 0 })
    expect(run.error).toContain('daily quota')
    emulator.setFault(null)
    const admin = await site.signIn()
    const next = await admin.call<{ id: string; totalCount: number }>(
      'POST',
      `/api/google-places/runs/${run.id}/continue`,
    )
    expect(next.body.totalCount).toBe(10)
    await expect.poll(async () => (await readRun(site.app, next.body.id)).state).toBe('done')
  })

  test('by the quota of the minute waits and goes on', async () => {
    const rows = await addPartners(3)
    emulator.setFault('quota-minute', 2)
    expect(await update(rows.map(({ id }) => id))).toMatchObject({ state: 'done', successCount: 3 })
  })

  test('by an outage stops the run instead of failing every partner', async () => {
    const rows = await addPartners(30)
    emulator.setFault('garbage')
    const run = await update(rows.map(({ id }) => id))
    expect(run.state).toBe('stopped')
    expect(run.doneCount).toBeLessThan(15)
  })

  test('by a cancel keeps what was fetched', async () => {
    const rows = await addPartners(10)
    const id = await startRun(site.app, { partnerIds: rows.map((row) => row.id), kind: 'selected' }, ACTOR)
    const admin = await site.signIn()
    await admin.call('POST', `/api/google-places/runs/${id}/cancel`)
    await runUpdate(site.app, id)
    expect(await readRun(site.app, id)).toMatchObject({ state: 'cancelled', doneCount: 0, changeSetId: null })
  })
})

describe('the calls of the specification', () => {
  test('answer in its words', async () => {
    const rows = await addPartners(3)
    const ids = rows.map(({ id }) => id)
    const admin = await site.signIn()
    expect((await admin.call('GET', '/api/google-places/test')).body).toEqual({
      testResult: { success: true, message: null },
    })
    expect((await admin.call('GET', '/api/admin/partners-without-google')).body).toHaveLength(3)
    const one = await admin.call('POST', `/api/google-places/update/${ids[0]}`)
    expect(one.body).toMatchObject({ googleData: { rating: 4.8, review_count: 132 } })
    const batch = await admin.call('POST', '/api/google-places/batch-update', { partnerIds: ids, limit: 2 })
    expect(batch.body).toMatchObject({ summary: { total: 2, successful: 2, failed: 0 } })
    expect(batch.body).toHaveProperty('results.0', {
      success: true,
      partnerId: ids[0],
      partnerName: rows[0]?.name,
      googleData: { rating: 4.8, review_count: 132 },
      error: null,
    })
    expect(
      (await admin.call('POST', '/api/google-places/batch-update', { partnerIds: ids, limit: 21 })).status,
    ).toBe(400)
    expect((await admin.call('POST', '/api/google-places/batch-update', { partnerIds: [] })).status).toBe(400)
    expect((await admin.call('GET', '/api/admin/partners-without-google')).body).toHaveLength(1)
  })

  test('say what is wrong where Google fails, without the key', async () => {
    const [row] = await addPartners(1)
    const admin = await site.signIn()
    emulator.setFault('bad-key')
    const test = await admin.call<{ testResult: { message: string } }>('GET', '/api/google-places/test')
    expect(test.body.testResult.message).toContain('Google refused the API key')
    const one = await admin.call('POST', `/api/google-places/update/${row?.id}`)
    expect(one).toMatchObject({ status: 502, body: { code: 'upstream_failed' } })
    expect(JSON.stringify([test.body, one.body])).not.toContain(emulator.apiKey)
    site.app.places = null
    expect((await admin.call('POST', `/api/google-places/update/${row?.id}`)).status).toBe(503)
  })

  test('need a session', async () => {
    for (const path of ['test', 'status', 'queue', 'findings'])
      expect((await site.request(`/api/google-places/${path}`)).status).toBe(401)
    expect((await site.request('/api/google-places/batch-update', { method: 'POST' })).status).toBe(401)
    expect(emulator.counters).toEqual({})
  })
})
