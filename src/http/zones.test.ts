import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'
import { insertPartners } from '../../tests/values/build.ts'

/** The night in which clocks in Auckland go back from 3:00 to 2:00; in St. John's it is 11:00. */
const NOW = new Date('2026-04-04T13:30:00.123Z')

/** Settings of the role, as an operator's database may have them. */
const withSettings = (url: string, settings: Record<string, string>) => {
  const changed = new URL(url)
  const options = Object.entries(settings).map(
    ([name, value]) => `-c ${name}=${value.replaceAll(/[ ,]/g, '\\$&')}`,
  )
  changed.searchParams.set('options', options.join(' '))
  return changed.href
}

describe.each([
  ['Pacific/Auckland', { timezone: 'America/St_Johns' }],
  ['America/St_Johns', { timezone: 'Pacific/Auckland', datestyle: 'SQL, DMY', intervalstyle: 'iso_8601' }],
])('a product in %s on a database with %j', (zone, settings) => {
  const zoneBefore = process.env.TZ
  let site: TestApp
  let admin: Awaited<ReturnType<TestApp['signIn']>>
  beforeAll(async () => {
    process.env.TZ = zone
    site = await makeApp({}, { now: () => NOW }, {}, (url) => withSettings(url, settings))
    await insertPartners(site.app.db, {
      name: 'Cedar Hollow',
      slug: 'cedar-hollow',
      city: 'Asheville',
      state: 'North Carolina',
      detailsConfirmedOn: '2026-03-14',
      updatedAt: NOW,
    })
    await site.app.directory.refresh()
    admin = await site.signIn()
  })
  afterAll(async () => {
    await site.close()
    if (zoneBefore === undefined) delete process.env.TZ
    else process.env.TZ = zoneBefore
  })

  test('shows the day on which details were confirmed', async () => {
    const page = await (await site.request('/partner/cedar-hollow')).text()
    expect(page).toContain('Details confirmed on March 14, 2026')
  })

  test('tells programs moments in UTC', async () => {
    expect(await (await site.request('/sitemap.xml')).text()).toContain('<lastmod>2026-04-04T13:30:00Z')
    expect((await admin.call('GET', '/api/admin/me/sessions')).body).toEqual([
      expect.objectContaining({ createdAt: NOW.toISOString(), lastSeenAt: NOW.toISOString() }),
    ])
  })

  test('takes an inquiry and counts it on the reader’s day', async () => {
    const sent = await site.request('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        partnerId: 'cedar-hollow',
        name: 'Ada Wren',
        email: 'ada@example.org',
        message: 'How long does it take?',
      }),
    })
    expect([sent.status, await sent.json()]).toEqual([
      201,
      expect.objectContaining({ createdAt: NOW.toISOString() }),
    ])
    for (const [reader, day] of [
      ['Pacific/Auckland', '2026-04-05'],
      ['America/St_Johns', '2026-04-04'],
    ]) {
      const { body } = await admin.call('GET', `/api/admin/dashboard?timeZone=${reader}`)
      expect(body.inquiries.perDay.at(-1)).toEqual({ date: day, count: 1 })
    }
  })

  test('stores a change and shows when', async () => {
    const [partner] = site.app.directory.current().partners
    const changed = await admin.call('PATCH', '/api/admin/partners/bulk-edit', {
      ids: [partner?.id],
      updates: { isPriority: true },
    })
    expect(changed.status).toBe(200)
    const { body } = await admin.call('GET', '/api/admin/history')
    expect(body.changeSets[0]).toMatchObject({ action: 'bulk-edit', createdAt: NOW.toISOString() })
  })
})
