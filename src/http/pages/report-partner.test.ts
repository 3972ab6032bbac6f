import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { partnerReports } from '../../db/schema/directory.ts'
import type { PartnerReport } from '../../shared/partners/partner-check.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let network = 0
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  await insertPartners(
    site.app.db,
    { slug: 'cedar-hollow', name: 'Cedar Hollow', phone: '(828) 555-0142' },
    { slug: 'other-house', name: 'Other House' },
    { slug: 'closed-house', isActive: false },
  )
  await site.app.directory.refresh()
  admin = await site.signIn()
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.app.db.delete(partnerReports)
})

function report(
  slug: string,
  kind: string,
  from = `203.0.113.${++network}`,
  headers: Record<string, string> = {},
  language = '',
) {
  return site.request(`${language}/partner/${slug}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, ...headers },
    body: new URLSearchParams({ kind }).toString(),
  })
}
const stored = () => site.app.db.select().from(partnerReports)
const listed = async () => (await admin.call('GET', '/api/admin/partner-reports')).body as PartnerReport[]

describe('a report that a number does not work', () => {
  test('is one press on the partner’s page, thanked for, and reaches the back office (FAMILY-3)', async () => {
    const page = await (await site.request('/partner/cedar-hollow')).text()
    expect(page).toMatch(
      /<form [^>]*action="\/partner\/cedar-hollow\/report"[^>]*><input [^>]*value="phone"[^>]*><button/,
    )
    const response = await report('cedar-hollow', 'phone')
    expect(response.status).toBe(303)
    const thanks = await site.request(response.headers.get('location') ?? '')
    expect(await thanks.text()).toContain('The telephone number does not work')
    expect(thanks.headers.get('cache-control')).toBe('no-store')

    expect(await listed()).toMatchObject([
      { partnerName: 'Cedar Hollow', partnerPhone: '(828) 555-0142', kind: 'phone', count: 1 },
    ])
    const dashboard = (await admin.call('GET', '/api/admin/dashboard')).body as { needs: object[] }
    expect(dashboard.needs).toContainEqual({ kind: 'partner-reports', count: 1 })
  })

  test('is counted, once a day by one network', async () => {
    for (let time = 0; time < 3; time += 1) await report('cedar-hollow', 'phone', '198.51.100.1')
    await report('cedar-hollow', 'phone', '198.51.100.2')
    await report('cedar-hollow', 'closed', '198.51.100.1')
    expect((await stored()).map(({ kind, count }) => [kind, count]).sort()).toEqual([
      ['closed', 1],
      ['phone', 2],
    ])
  })

  test('sent by many at once is one row with all of them', async () => {
    await Promise.all(Array.from({ length: 20 }, () => report('cedar-hollow', 'address')))
    expect(await stored()).toMatchObject([{ kind: 'address', count: 20 }])
  })

  test('stores nothing about the visitor (FAMILY-3)', async () => {
    await report('cedar-hollow', 'phone', '198.51.100.77', { 'user-agent': 'Browser of Ada', cookie: 'a=b' })
    const text = JSON.stringify(await stored())
    for (const trace of ['198.51', 'Browser', 'a=b']) expect(text).not.toContain(trace)
  })

  test('beyond ten in an hour is refused with the time to wait', async () => {
    const answers = []
    for (let time = 0; time < 11; time += 1)
      answers.push(await report('cedar-hollow', 'phone', '198.51.100.9'))
    expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(303))
    expect(answers[10]?.status).toBe(429)
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answers[10]?.text()).toContain('Several reports came from your network.')
    const french = await report('cedar-hollow', 'phone', '198.51.100.9', {}, '/fr')
    expect(await french.text()).toContain('Nous avons reçu plusieurs signalements provenant de votre réseau.')
  })

  test.each([
    ['an unknown kind', 'cedar-hollow', 'weather', {}, 400],
    ['nothing', 'cedar-hollow', '', {}, 400],
    ['a hidden partner', 'closed-house', 'phone', {}, 404],
    ['an unknown partner', 'no-such-house', 'phone', {}, 404],
    ['another website', 'cedar-hollow', 'phone', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another content type', 'cedar-hollow', 'phone', { 'content-type': 'application/json' }, 400],
  ])('of %s is refused and stores nothing', async (_, slug, kind, headers, status) => {
    expect((await report(slug, kind, undefined, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
  })
})

describe('in the back office', () => {
  test('a report is dealt with once; a later one opens again', async () => {
    await report('cedar-hollow', 'phone')
    const [open] = await listed()
    const resolve = () => admin.call('POST', `/api/admin/partner-reports/${open?.id}/resolve`)
    expect((await resolve()).status).toBe(204)
    expect((await resolve()).status).toBe(404)
    expect(await listed()).toEqual([])
    await report('cedar-hollow', 'phone')
    expect(await listed()).toMatchObject([{ count: 1 }])
    expect(await stored()).toHaveLength(2)
  })

  test('the most reported stand first', async () => {
    await report('other-house', 'website')
    for (let time = 0; time < 2; time += 1) await report('cedar-hollow', 'phone')
    expect((await listed()).map(({ partnerName }) => partnerName)).toEqual(['Cedar Hollow', 'Other House'])
  })
})
