import { describe, expect, test } from 'vitest'
import { buildPlace } from '../../../../tests/servers/emulated-places.ts'
import { prepareGoogleUpdates } from '../../../../tests/sites/google-updates.ts'

const { set, addPartners, update, stored } = prepareGoogleUpdates()

describe('the queue', () => {
  async function makeDoubtful() {
    const [row] = await addPartners(1)
    const place = set.emulator.places.get('place-1000') ?? buildPlace()
    set.emulator.places.set('place-1000', {
      ...place,
      displayName: { text: 'Oakwood Mortuary', languageCode: 'en' },
      nationalPhoneNumber: '(828) 555-7777',
      internationalPhoneNumber: '+1 828-555-7777',
    })
    set.emulator.places.set('place-other', {
      ...place,
      id: 'place-other',
      displayName: { text: 'Cedar Chapel', languageCode: 'en' },
      nationalPhoneNumber: '(828) 555-8888',
      location: { latitude: 36, longitude: -83 },
    })
    await update([row?.id ?? ''])
    return { id: row?.id ?? '', admin: await set.site.signIn() }
  }

  test('shows candidates, reads the others when asked, and takes a choice (GOOGLE-3)', async () => {
    const { id, admin } = await makeDoubtful()
    const { body } = await admin.call<{
      total: number
      entries: { candidates: { placeId: string; facts: object | null }[] }[]
    }>('GET', '/api/google-places/queue')
    expect(body.total).toBe(1)
    const candidates = body.entries[0]?.candidates ?? []
    expect(candidates.map(({ facts }) => facts !== null)).toEqual([true, false])
    const before = set.emulator.counters['details-enterprise']
    const loaded = await admin.call<{ candidates: { facts: object | null }[] }>(
      'POST',
      `/api/google-places/queue/${id}/candidates`,
    )
    expect(loaded.body.candidates.every(({ facts }) => facts !== null)).toBe(true)
    expect(set.emulator.counters['details-enterprise']).toBe((before ?? 0) + 1)
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

  test('a decision can be taken back while its candidates are kept (GOOGLE-3)', async () => {
    const { id, admin } = await makeDoubtful()
    const decide = async (body: object) =>
      (await admin.call('POST', `/api/google-places/queue/${id}`, body)).status
    const waiting = async () =>
      (await admin.call<{ total: number }>('GET', '/api/google-places/queue')).body.total
    expect(await decide({ decision: 'reopen' })).toBe(409)
    expect(await decide({ decision: 'choose', placeId: 'place-1000' })).toBe(204)
    expect(await stored(id)).toMatchObject({ googlePlaceId: 'place-1000' })
    expect(await waiting()).toBe(0)
    expect(await decide({ decision: 'reopen' })).toBe(204)
    expect(await stored(id)).toMatchObject({ googlePlaceId: null })
    expect(await waiting()).toBe(1)
    expect(await decide({ decision: 'none' })).toBe(204)
    expect(await decide({ decision: 'reopen' })).toBe(204)
    expect(await waiting()).toBe(1)
  })

  test('a doubtful match has not failed, and the total is what was asked for (GOOGLE-2)', async () => {
    const { id, admin } = await makeDoubtful()
    const { body } = await admin.call<{ summary: object; results: object[] }>(
      'POST',
      '/api/google-places/batch-update',
      { partnerIds: [id] },
    )
    expect(body.summary).toEqual({ total: 1, successful: 0, doubtful: 1, failed: 0 })
    expect(body.results).toMatchObject([
      { success: false, error: 'The match is doubtful. It waits for a decision.' },
    ])
  })

  test('never asks again for a partner that is marked so', async () => {
    const { id, admin } = await makeDoubtful()
    await admin.call('POST', `/api/google-places/queue/${id}`, { decision: 'never' })
    const again = await admin.call('POST', '/api/google-places/batch-update', { partnerIds: [id] })
    expect(again.status).toBe(400)
    expect((await admin.call('GET', '/api/admin/partners-without-google')).body).toEqual([])
  })
})
