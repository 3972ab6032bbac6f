import { describe, expect, test } from 'vitest'
import { prepareGoogleUpdates } from '../../../../tests/google-updates.ts'

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
    expect(
      (await admin.call('POST', '/api/google-places/batch-update', { partnerIds: ids, limit: 21 })).status,
    ).toBe(400)
    expect((await admin.call('POST', '/api/google-places/batch-update', { partnerIds: [] })).status).toBe(400)
    expect((await admin.call('GET', '/api/admin/partners-without-google')).body).toHaveLength(1)
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

  test('need a session', async () => {
    for (const path of ['test', 'status', 'queue', 'findings'])
      expect((await set.site.request(`/api/google-places/${path}`)).status).toBe(401)
    expect((await set.site.request('/api/google-places/batch-update', { method: 'POST' })).status).toBe(401)
    expect(set.emulator.counters).toEqual({})
  })
})
