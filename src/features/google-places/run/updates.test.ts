import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildPlace } from '../../../../tests/servers/emulated-places.ts'
import { ACTOR, prepareGoogleUpdates } from '../../../../tests/sites/google-updates.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces } from '../../../db/schema/google.ts'
import { changeSets } from '../../../db/schema/history.ts'
import { planRun } from './plan-run.ts'
import { startRun } from './start-run.ts'

const { set, addPartners, update, stored, spentMicros } = prepareGoogleUpdates()

describe('an update', () => {
  test('stores place id, rating and count, costs what was planned, and is one change that can be undone (GOOGLE-2)', async () => {
    const rows = await addPartners(12)
    const ids = rows.map(({ id }) => id)
    const plan = await planRun(set.site.app, ids)
    expect(plan).toMatchObject({
      partnerCount: 12,
      costUsd: 0.24,
      freeCount: 12,
      costAfterFreeUsd: 0,
      refusal: null,
    })
    const run = await update(ids)
    expect(run).toMatchObject({ state: 'done', totalCount: 12, doneCount: 12, successCount: 12 })
    expect(set.emulator.counters['details-enterprise']).toBe(12)
    expect(Object.keys(set.emulator.counters).sort()).toEqual(['details-enterprise', 'text-search-ids'])
    expect(await spentMicros()).toBe(240_000)
    expect(await stored(ids[0] ?? '')).toMatchObject({
      googlePlaceId: 'place-1000',
      googleRating: 4.8,
      googleReviewCount: 132,
      googleFetchedAt: set.now,
    })
    const sets = await set.site.app.db.select().from(changeSets)
    expect(sets).toMatchObject([{ action: 'google', itemCount: 12, userName: 'Margaret Hale' }])

    const admin = await set.site.signIn()
    const undone = await admin.call('POST', `/api/admin/history/${run.changeSetId}/undo`)
    expect(undone.body).toMatchObject({ undoneCount: 12 })
    expect(await stored(ids[0] ?? '')).toMatchObject({ googlePlaceId: null, googleRating: null })
  })

  test('of a partner whose place is known searches for nothing', async () => {
    const [row] = await addPartners(1)
    await set.site.app.db.update(partners).set({ googlePlaceId: 'place-1000' })
    await update([row?.id ?? ''])
    expect(set.emulator.counters).toEqual({ 'details-enterprise': 1 })
  })

  test('searches again where the place id is gone', async () => {
    const [row] = await addPartners(1)
    await set.site.app.db.update(partners).set({ googlePlaceId: 'place-gone' })
    expect(await update([row?.id ?? ''])).toMatchObject({ successCount: 1 })
    expect(await stored(row?.id ?? '')).toMatchObject({ googlePlaceId: 'place-1000' })
    expect(set.emulator.counters['details-enterprise']).toBe(1)
  })

  test('reports closed and moved places, a fallen rating and another number', async () => {
    const rows = await addPartners(4)
    const [closed, moved, fallen, other] = rows
    for (const row of rows) {
      await set.site.app.db
        .update(partners)
        .set({ googlePlaceId: `place-${row.phone.slice(-4)}`, googleRating: 4.9 })
        .where(eq(partners.id, row.id))
    }
    const change = (row: typeof closed, given: object) => {
      const id = `place-${row?.phone.slice(-4)}`
      set.emulator.places.set(id, { ...(set.emulator.places.get(id) ?? buildPlace()), ...given })
    }
    change(closed, { businessStatus: 'CLOSED_PERMANENTLY' })
    change(moved, { businessStatus: 'CLOSED_PERMANENTLY', movedPlaceId: 'place-new' })
    change(fallen, { rating: 4.5 })
    change(other, { nationalPhoneNumber: '(828) 555-9999', internationalPhoneNumber: '+1 828-555-9999' })
    await update(rows.map(({ id }) => id))
    const admin = await set.site.signIn()
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
    const [none] = await insertPartners(set.site.app.db, {
      name: 'Zzyzx',
      phone: '(212) 555-0100',
      address: '1 Nowhere',
      city: 'Albany',
      state: 'New York',
      zipCode: '12207',
    })
    const place = set.emulator.places.get('place-1001')
    set.emulator.places.set('place-1001', {
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
    const states = await set.site.app.db.select().from(googlePlaces)
    expect(states.map(({ matchState }) => matchState).sort()).toEqual(['doubtful', 'matched', 'none'])
    // A partner that is not found costs nothing.
    expect(await spentMicros()).toBe(40_000)
  })
})

describe('the budget', () => {
  test('refuses a run that would exceed it with a sentence, and asks for nothing (GOOGLE-2)', async () => {
    const rows = await addPartners(51)
    const ids = rows.map(({ id }) => id)
    const sentence =
      'This may cost $1.02. With $0.00 spent this month it would exceed the monthly budget of $1.00 (GOOGLE_MONTHLY_BUDGET_USD).'
    expect(await planRun(set.site.app, ids)).toMatchObject({ refusal: sentence })
    await expect(startRun(set.site.app, { partnerIds: ids, kind: 'selected' }, ACTOR)).rejects.toThrow(
      sentence,
    )
    expect(set.emulator.counters).toEqual({})
    await update(ids.slice(0, 50))
    await expect(
      startRun(set.site.app, { partnerIds: ids.slice(50), kind: 'single' }, ACTOR),
    ).rejects.toThrow('$1.00 spent')
    set.now = new Date('2026-04-01T00:00:00Z')
    expect(await planRun(set.site.app, ids.slice(50))).toMatchObject({ refusal: null, spentUsd: 0 })
  })

  test('holds for two runs that start at once', async () => {
    const rows = await addPartners(60)
    const ids = rows.map(({ id }) => id)
    const starts = [ids.slice(0, 30), ids.slice(30)].map((partnerIds) =>
      startRun(set.site.app, { partnerIds, kind: 'single' }, ACTOR),
    )
    const settled = await Promise.allSettled(starts)
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
