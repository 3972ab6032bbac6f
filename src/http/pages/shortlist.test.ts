import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'

let site: TestApp
const SLUGS = ['a-house', 'b-house', 'c-house', 'd-house', 'e-house']
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  await insertPartners(
    site.app.db,
    ...SLUGS.map((slug, index) => ({
      slug,
      name: `House & Sons ${slug[0]?.toUpperCase()}`,
      phone: `(828) 555-010${index}`,
      detailsConfirmedOn: index === 0 ? '2026-03-14' : index === 1 ? 'last spring' : null,
    })),
    { slug: 'closed-house', name: 'Closed', isActive: false },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

async function get(address: string) {
  const response = await site.request(address)
  return { status: response.status, headers: response.headers, html: await response.text() }
}
const namesOf = (html: string) =>
  [...html.matchAll(/<li class="shortlist-partner"><h2><a[^>]*>([^<]*)/g)].map(([, name]) => name?.at(-1))
const link = (...slugs: string[]) => `/shortlist?${new URLSearchParams({ p: slugs.join(',') })}`

describe('a shortlist', () => {
  test('is its link: up to four partners in order, with number, address and questions to ask (FAMILY-2)', async () => {
    const { status, html } = await get(link('c-house', 'a-house', 'b-house'))
    expect(status).toBe(200)
    expect(namesOf(html)).toEqual(['C', 'A', 'B'])
    expect(html).toContain('href="tel:+18285550102"')
    expect(html.match(/<li>[^<]*\?/g)?.length).toBeGreaterThanOrEqual(8)
    expect(html).toContain('content="noindex"')
    expect(html).toContain(
      '<link rel="canonical" href="https://directory.example/shortlist?p=c-house%2Ca-house%2Cb-house">',
    )
  })

  test('without partners shows the questions, and may be found', async () => {
    const { status, html } = await get('/shortlist')
    expect(status).toBe(200)
    expect(html).toContain('id="questions"')
    expect(html).not.toContain('content="noindex"')
  })

  test('adds one at a time, each once, and asks which to replace when it is full', async () => {
    expect((await get('/shortlist?add=a-house')).headers.get('location')).toBe(link('a-house'))
    const third = await get(`${link('a-house', 'b-house')}&add=c-house`)
    expect([third.status, third.headers.get('location')]).toEqual([
      302,
      link('a-house', 'b-house', 'c-house'),
    ])
    expect((await get(`${link('a-house')}&add=a-house`)).headers.get('location')).toBe(link('a-house'))

    const full = await get(`${link(...SLUGS.slice(0, 4))}&add=e-house`)
    expect(full.status).toBe(200)
    expect(full.html).toContain('which one House &amp; Sons E should replace')
    expect(full.html).toContain(
      `href="${link('b-house', 'c-house', 'd-house', 'e-house').replaceAll('&', '&amp;')}"`,
    )
  })

  test('shows four of more, and says so; leaves out who is gone, and says so (FAMILY-2)', async () => {
    const { html } = await get(link(...SLUGS))
    expect(namesOf(html)).toEqual(['A', 'B', 'C', 'D'])
    expect(html).toContain('The first four of this link are shown.')
    const gone = await get(link('a-house', 'closed-house', 'no-such-house'))
    expect(namesOf(gone.html)).toEqual(['A'])
    expect(gone.html).toContain('2 partners of this list are no longer listed')
    expect((await get('/shortlist?add=closed-house')).html).toContain(
      'One partner of this list is no longer listed',
    )
  })

  test('finds a partner to add by name', async () => {
    const { html } = await get(`${link('a-house')}&q=sons+b`)
    expect(html).toContain('add=b-house')
    expect((await get('/shortlist?q=qqxzzy')).html).toContain('No partner matches this.')
  })

  test('is passed on by mail, text message and as text, with numbers and its link', async () => {
    const { html } = await get(link('a-house', 'b-house'))
    const mail = /href="(mailto:\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const body = new URL(mail).searchParams.get('body')
    expect(body).toContain('House & Sons A\n(828) 555-0100\n')
    expect(body).toContain(`https://directory.example${link('a-house', 'b-house')}`)
    expect(html).toContain('href="sms:?&amp;body=')
    expect(html).toMatch(/<textarea[^>]*readOnly=""[^>]*>House &amp; Sons A/)
  })

  test.each([
    '/shortlist?p=',
    '/shortlist?p=%00',
    '/shortlist?p=%2C%2C%2C',
    `/shortlist?p=${'x'.repeat(5000)}`,
    `/shortlist?p=${Array.from({ length: 500 }, (_, index) => `x${index}`).join(',')}`,
    '/shortlist?p=%3Cscript%3Ealert(1)%3C/script%3E',
    '/shortlist?add=//evil.example',
    '/shortlist?p=a-house&p=b-house',
    `/shortlist?q=${'x'.repeat(200)}`,
  ])('%s breaks nothing', async (address) => {
    const { status, html } = await get(address)
    expect([200, 400]).toContain(status)
    expect(html).not.toContain('<script>alert')
  })
})

describe('the partner’s page', () => {
  const page = (slug: string) => get(`/state/north-carolina/city/asheville/${slug}`)

  test('says when details were confirmed, where that is a day', async () => {
    expect((await page('a-house')).html).toContain('Details confirmed on March 14, 2026')
    for (const slug of ['b-house', 'c-house'])
      expect((await page(slug)).html).not.toContain('Details confirmed')
  })

  test('leads to the shortlist', async () => {
    expect((await page('a-house')).html).toContain('href="/shortlist?add=a-house"')
  })
})
