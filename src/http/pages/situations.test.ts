import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'
import { SITUATIONS } from '../../shared/situations.ts'

const PARTNER = '/state/north-carolina/city/asheville/cedar-hollow'
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example', SUPPORT_PHONE: '1 (800) 555-0199' })
  await insertPartners(site.app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow', phone: '(828) 555-0142' })
  await insertFaq(
    site.app.db,
    { question: 'Who are you?', order: 1 },
    { question: 'What does it cost?', order: 2 },
    { question: 'Someone has just died. What now?', order: 3 },
    { question: 'We have had the ashes for years. Is it too late?', order: 4 },
  )
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const get = async (address: string) => {
  const response = await site.request(address)
  return { status: response.status, html: await response.text() }
}
const questionsOf = (html: string) => [...html.matchAll(/<summary><h3>([^<]*)/g)].map(([, text]) => text)
const actionsOf = (html: string) => {
  const list = /<ul class="situation-actions">(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  return [...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

describe.each(['/', PARTNER, '/partner/cedar-hollow'])('on %s (FAMILY-1)', (path) => {
  test('the four situations are links, and without one nothing is moved', async () => {
    const { html } = await get(path)
    const canonical = path === '/' ? '/' : PARTNER
    for (const situation of SITUATIONS)
      expect(html).toContain(`href="${canonical}?for=${situation}#situation"`)
    expect(questionsOf(html)[0]).toBe('Who are you?')
    expect(html).not.toContain('situation-steps')
  })

  test.each([
    ['just-died', 'Someone has just died. What now?'],
    ['ashes-at-home', 'We have had the ashes for years. Is it too late?'],
    ['planning-ahead', 'What does it cost?'],
  ])('%s puts its question first and hides none', async (situation, first) => {
    const { status, html } = await get(`${path}?for=${situation}`)
    expect(status).toBe(200)
    expect(questionsOf(html)[0]).toBe(first)
    expect(questionsOf(html)).toHaveLength(4)
    expect(html).toMatch(new RegExp(`for=${situation}#situation"[^>]*aria-current="true"`))
    expect(html).toContain(
      `<link rel="canonical" href="https://directory.example${path === '/' ? '/' : PARTNER}">`,
    )
    expect(actionsOf(html)).toContain('tel:+18005550199')
  })

  test('an unknown situation is the ordinary page', async () => {
    expect((await get(`${path}?for=constructor`)).html).toBe((await get(path)).html)
  })
})

test('a partner’s number comes first after a death, writing first with time to plan (FAMILY-1)', async () => {
  expect(actionsOf((await get(`${PARTNER}?for=just-died`)).html).slice(0, 2)).toEqual([
    'tel:+18285550142',
    '/first-steps',
  ])
  expect(actionsOf((await get(`${PARTNER}?for=planning-ahead`)).html)[0]).toBe('/partner/cedar-hollow/ask')
})

test('the first steps are one tap from the home page, before the search box', async () => {
  const { html } = await get('/')
  const link = html.indexOf('href="/first-steps"')
  expect(link).toBeGreaterThan(html.indexOf('<main'))
  expect(link).toBeLessThan(html.indexOf('name="q"'))
})

test('no result, an empty state and an empty city name the provider’s number', async () => {
  for (const path of ['/search?q=qqxzzy', '/state/texas', '/state/texas/city/austin'])
    expect((await get(path)).html, path).toContain('href="tel:+18005550199"')
})
