import { describe, expect, test } from 'vitest'
import { buildPlace } from '../../../../tests/servers/emulated-places.ts'
import { prepareGoogleUpdates } from '../../../../tests/sites/google-updates.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'

const { set, addPartners } = prepareGoogleUpdates()

describe('the calls of the specification', () => {
  test('answer in its words', async () => {
    const rows = await addPartners(3)
    const ids = rows.map(({ id }) => id)
    const admin = await set.site.signIn()
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
    expect((await admin.call('POST', '/api/google-places/batch-update', { partnerIds: [] })).status).toBe(400)
    expect((await admin.call('GET', '/api/admin/partners-without-google')).body).toHaveLength(1)
  })

  test('take a limit as the specification reads it, ids in any letter case, and know no other partner', async () => {
    const rows = await addPartners(2)
    const admin = await set.site.signIn()
    const partnerIds = rows.map(({ id }) => id.toUpperCase())
    for (const [limit, total] of [
      [0, 1],
      [100, 2],
      ['many', 2],
      [undefined, 2],
    ]) {
      const batch = await admin.call('POST', '/api/google-places/batch-update', { partnerIds, limit })
      expect(batch, String(limit)).toMatchObject({ status: 200, body: { summary: { total } } })
    }
    const unknown = await admin.call('POST', `/api/google-places/update/${crypto.randomUUID()}`)
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Partner not found' } })
  })

  test('give a result for each partner of a batch that Google ends early', async () => {
    const rows = await addPartners(3)
    const admin = await set.site.signIn()
    const [known] = rows
    await admin.call('POST', `/api/google-places/update/${known?.id}`)
    const { places } = set.site.app
    if (!places || !known) throw new Error('There is no client.')
    set.site.app.places = {
      ...places,
      readPlace: (id) =>
        id.endsWith(known.phone.slice(-4))
          ? places.readPlace(id)
          : Promise.reject(new PlacesError('quota-day')),
    }
    const partnerIds = rows.map(({ id }) => id)
    const batch = await admin.call('POST', '/api/google-places/batch-update', { partnerIds })
    expect(batch).toMatchObject({ status: 200, body: { summary: { total: 3, successful: 1, failed: 2 } } })
    expect(batch.body).toHaveProperty('results.2.error', new PlacesError('quota-day').message)
  })

  test('say what is wrong where Google fails, without the key', async () => {
    const [row] = await addPartners(1)
    const admin = await set.site.signIn()
    set.emulator.setFault('bad-key')
    const test = await admin.call<{ testResult: { message: string } }>('GET', '/api/google-places/test')
    expect(test.body.testResult.message).toContain('Google refused the API key')
    const one = await admin.call('POST', `/api/google-places/update/${row?.id}`)
    expect(one).toMatchObject({ status: 502, body: { code: 'upstream_failed' } })
    expect(JSON.stringify([test.body, one.body])).not.toContain(set.emulator.apiKey)
    set.site.app.places = null
    expect((await admin.call('POST', `/api/google-places/update/${row?.id}`)).status).toBe(503)
  })

  test('answer null for a place without ratings, and 409 where no place fits for certain', async () => {
    const [unrated, doubtful, unknown] = await addPartners(3)
    const admin = await set.site.signIn()
    const { rating: _, userRatingCount: __, ...place } = set.emulator.places.get('place-1000') ?? buildPlace()
    set.emulator.places.set('place-1000', place)
    const other = { nationalPhoneNumber: '(828) 555-7777', internationalPhoneNumber: '+1 828-555-7777' }
    const oakwood = { ...buildPlace(), ...other, id: 'place-1001' }
    set.emulator.places.set('place-1001', {
      ...oakwood,
      displayName: { text: 'Oakwood', languageCode: 'en' },
    })
    set.emulator.places.delete('place-1002')
    const update = (row = unrated) => admin.call('POST', `/api/google-places/update/${row?.id}`)
    expect(await update()).toMatchObject({
      status: 200,
      body: { googleData: { rating: null, review_count: null } },
    })
    for (const row of [doubtful, unknown])
      expect(await update(row)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  test('need a session', async () => {
    for (const path of ['test', 'status', 'queue', 'findings'])
      expect((await set.site.request(`/api/google-places/${path}`)).status).toBe(401)
    expect((await set.site.request('/api/google-places/batch-update', { method: 'POST' })).status).toBe(401)
    expect(set.emulator.counters).toEqual({})
  })
})
