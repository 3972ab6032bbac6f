import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertInquiries, type NewInquiry } from '../../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../../tests/values/build.ts'
import type { CoverageMap, Dashboard } from '../../../shared/dashboard.ts'

/** A Saturday; 22:30 on Friday in Los Angeles. */
const NOW = new Date('2026-11-21T06:30:00Z')
const HOUR_MS = 3_600_000

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let partnerId: string
beforeAll(async () => {
  site = await makeApp({}, { now: () => NOW })
  admin = await site.signIn()
})
beforeEach(async () => {
  await site.app.db.$client.query('truncate partners, faq_items cascade')
  const [partner] = await insertPartners(site.app.db, {})
  partnerId = partner?.id ?? ''
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const read = async (query = '') => (await admin.call<Dashboard>('GET', `/api/admin/dashboard${query}`)).body

async function ask(...given: Partial<NewInquiry>[]) {
  await insertInquiries(site.app.db, ...given.map((row) => ({ partnerId, ...row })))
}
const at = (text: string) => ({ createdAt: new Date(text) })

describe('partners and questions (DASHBOARD-1)', () => {
  test('active, inactive and priority partners; deleted ones count nowhere', async () => {
    await insertPartners(
      site.app.db,
      { isPriority: true },
      { isPriority: true, isActive: false },
      { isActive: false },
      { isPriority: true, deletedAt: NOW },
      { isActive: false, deletedAt: NOW },
    )
    await site.app.directory.refresh()
    expect((await read()).partners).toEqual({ active: 2, inactive: 2, priority: 1 })
  })

  test('a change shows at once', async () => {
    expect((await read()).partners.active).toBe(1)
    await insertPartners(site.app.db, {}, {})
    await site.app.directory.refresh()
    expect((await read()).partners.active).toBe(3)
  })

  test('questions, active or not', async () => {
    await insertFaq(site.app.db, {}, {}, { isActive: false })
    await site.app.directory.refresh()
    expect((await read()).faq).toEqual({ total: 3, active: 2 })
  })

  test('completeness of active partners, without blank texts and inactive partners', async () => {
    const whole = {
      email: 'office@hollis.example',
      website: 'https://hollis.example',
      description: 'A family house.',
      longDescription: 'A family house since 1948.',
      servicesOffered: ['Burial'],
      imageUrl: '/uploads/house.jpg',
      logoUrl: '/uploads/logo.png',
    }
    await insertPartners(
      site.app.db,
      whole,
      { ...whole, email: '', servicesOffered: [], latitude: null },
      { ...whole, isActive: false },
      { ...whole, deletedAt: NOW },
    )
    await site.app.directory.refresh()
    expect((await read()).completeness).toEqual([
      { field: 'email', count: 1, total: 3 },
      { field: 'website', count: 2, total: 3 },
      { field: 'description', count: 2, total: 3 },
      { field: 'longDescription', count: 2, total: 3 },
      { field: 'servicesOffered', count: 1, total: 3 },
      { field: 'imageUrl', count: 2, total: 3 },
      { field: 'logoUrl', count: 2, total: 3 },
      { field: 'coordinates', count: 2, total: 3 },
    ])
  })

  test('an empty directory is all zeros', async () => {
    await site.app.db.$client.query('truncate partners cascade')
    await site.app.directory.refresh()
    const dashboard = await read()
    expect(dashboard.partners).toEqual({ active: 0, inactive: 0, priority: 0 })
    expect(dashboard.inquiries).toMatchObject({ total: 0, open: 0, medianResponseHours: null })
    expect(dashboard.completeness.every(({ count, total }) => count === 0 && total === 0)).toBe(true)
    expect(dashboard.needs).toEqual([])
  })
})

describe('inquiries (DASHBOARD-1)', () => {
  test('each of the last 30 days, in UTC unless told, spam left out', async () => {
    await ask(
      at('2026-11-21T00:00:00Z'),
      at('2026-11-20T23:59:59Z'),
      { ...at('2026-11-20T12:00:00Z'), status: 'closed' },
      { ...at('2026-11-20T12:00:00Z'), status: 'spam' },
      at('2026-10-23T00:00:00Z'),
      at('2026-10-22T23:59:59Z'),
    )
    const { perDay, total, open } = (await read()).inquiries
    expect(perDay).toHaveLength(30)
    expect(perDay[0]).toEqual({ date: '2026-10-23', count: 1 })
    expect(perDay.slice(-2)).toEqual([
      { date: '2026-11-20', count: 2 },
      { date: '2026-11-21', count: 1 },
    ])
    expect(perDay.reduce((sum, { count }) => sum + count, 0)).toBe(4)
    expect({ total, open }).toEqual({ total: 6, open: 4 })
  })

  test("in the viewer's days, including one of 25 hours", async () => {
    await ask(
      // Still Friday there, then the first and last minute of the day when clocks go back.
      at('2026-11-21T00:00:00Z'),
      at('2026-11-01T07:00:00Z'),
      at('2026-11-02T07:59:00Z'),
      at('2026-11-02T08:00:00Z'),
    )
    const { perDay } = (await read('?timeZone=America/Los_Angeles')).inquiries
    const some = Object.fromEntries(
      perDay.filter(({ count }) => count > 0).map((day) => [day.date, day.count]),
    )
    expect(perDay.at(-1)?.date).toBe('2026-11-20')
    expect(some).toEqual({ '2026-11-01': 2, '2026-11-02': 1, '2026-11-20': 1 })
  })

  test('open ones by age, with the days that filter the list to them', async () => {
    await ask(
      at('2026-11-21T06:00:00Z'),
      // Written by a machine whose clock was ahead.
      at('2026-11-22T01:00:00Z'),
      at('2026-11-20T23:00:00Z'),
      at('2026-11-19T00:00:00Z'),
      at('2026-11-18T23:59:00Z'),
      at('2026-11-14T00:00:00Z'),
      at('2026-11-13T23:59:00Z'),
      at('2025-01-01T00:00:00Z'),
      { ...at('2026-11-20T12:00:00Z'), status: 'forwarded' },
      { ...at('2025-01-01T00:00:00Z'), status: 'spam' },
    )
    const { ageBuckets, open } = (await read()).inquiries
    expect(open).toBe(8)
    expect(ageBuckets).toEqual([
      { kind: 'today', count: 2, from: '2026-11-21', to: null },
      { kind: 'oneToTwoDays', count: 2, from: '2026-11-19', to: '2026-11-20' },
      { kind: 'threeToSevenDays', count: 2, from: '2026-11-14', to: '2026-11-18' },
      { kind: 'older', count: 2, from: null, to: '2026-11-13' },
    ])
  })

  test('the median response time', async () => {
    const answered = (hours: number) => ({
      ...at('2026-11-10T00:00:00Z'),
      status: 'responded' as const,
      respondedAt: new Date(Date.parse('2026-11-10T00:00:00Z') + hours * HOUR_MS),
    })
    await ask(answered(2), answered(3), answered(40))
    expect((await read()).inquiries.medianResponseHours).toBe(3)
  })
})

describe('the time zone', () => {
  test.each(['Mars/Olympus', '%2B05:30', '', "UTC';--", 'a'.repeat(65)])('%j is refused', async (name) => {
    const { status, body } = await admin.call('GET', `/api/admin/dashboard?timeZone=${name}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid_input', fields: { timeZone: expect.any(String) } })
  })
})

describe('the map of coverage (DASHBOARD-1)', () => {
  test('counts active partners by state and province, and those in none', async () => {
    await insertPartners(
      site.app.db,
      { state: 'Quebec' },
      { state: 'Quebec', isActive: false },
      { state: 'Atlantis' },
      { state: 'Texas', deletedAt: NOW },
    )
    await site.app.directory.refresh()
    const { body } = await admin.call<CoverageMap>('GET', '/api/admin/dashboard/coverage')
    const counted = body.regions.filter(({ count }) => count > 0).map(({ code, count }) => [code, count])
    expect(counted).toEqual([
      ['NC', 1],
      ['QC', 1],
    ])
    expect(body.regions).toHaveLength(64)
    expect(body).toMatchObject({ elsewhere: 1, steps: [1] })
  })

  test('comes compressed', async () => {
    const response = await admin.request('/api/admin/dashboard/coverage', {
      headers: { 'accept-encoding': 'gzip' },
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(bytes.length).toBeLessThan(60_000)
    expect(JSON.parse(gunzipSync(bytes).toString()).regions).toHaveLength(64)
  })
})

test.each(['', '/coverage'])('refuses everyone else (%s)', async (path) => {
  expect((await site.request(`/api/admin/dashboard${path}`)).status).toBe(401)
})

describe('a proxy in front', () => {
  const ask = async (environment: Record<string, string>) => {
    const other = await makeApp(environment)
    const someone = await other.signIn()
    const needs = async () => (await someone.call<Dashboard>('GET', '/api/admin/dashboard')).body.needs
    const before = await needs()
    await other.request('/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
    const after = [await needs(), await needs()]
    await other.close()
    return { before, after }
  }
  test('that TRUST_PROXY does not count is reported as long as the process lives', async () => {
    const told = [{ kind: 'unknown-proxy', count: 1 }]
    expect(await ask({})).toEqual({ before: [], after: [told, told] })
  })
  test('that it counts is not reported', async () => {
    expect(await ask({ TRUST_PROXY: '1' })).toEqual({ before: [], after: [[], []] })
  })
})
