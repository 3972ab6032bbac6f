import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isCrossSite, refuseCrossSite } from './is-cross-site.ts'

const SITE = 'https://directory.example'
async function judge(headers: Record<string, string>, { siteUrl = SITE, isProven = false } = {}) {
  const http = new Hono()
  http.get('/', (c) => c.json(isCrossSite(c, siteUrl, { isProven })))
  return (await http.request('/', { headers })).json()
}

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ 'sec-fetch-site': 'same-origin' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-site' }, true],
  [{ 'sec-fetch-site': 'cross-site' }, true],
  [{ 'sec-fetch-site': '' }, true],
  // Sec-Fetch-Site, which no page can set, decides alone.
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: SITE }, true],
  [{ origin: SITE }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'http://directory.example' }, true],
  [{ origin: 'https://directory.example:8443' }, true],
  [{ origin: 'https://directory.example.evil.example' }, true],
  [{ origin: 'null' }, true],
  [{ origin: 'no address' }, true],
  [{ origin: 'http://localhost' }, true],
])('%j is of another site: %j', async (headers, expected) => {
  expect(await judge(headers)).toBe(expected)
})

test('the origin "null" passes with a proof alone, and no other with it', async () => {
  expect(await judge({ origin: 'null' }, { isProven: true })).toBe(false)
  expect(await judge({ origin: 'https://evil.example' }, { isProven: true })).toBe(true)
  expect(await judge({ 'sec-fetch-site': 'cross-site', origin: 'null' }, { isProven: true })).toBe(true)
})

test.each<[string, boolean]>([
  ['http://127.0.0.1:3000', false],
  ['http://localhost:3000', false],
  ['http://[::1]:3000', false],
  ['http://localhost:3001', true],
  ['https://localhost:3000', true],
  ['http://evil.example:3000', true],
  ['http://localhost.evil.example:3000', true],
])('on this machine %s is of another site: %j', async (origin, expected) => {
  expect(await judge({ origin }, { siteUrl: 'http://localhost:3000' })).toBe(expected)
  expect(await judge({ origin }, { siteUrl: 'http://127.0.0.1:3000' })).toBe(expected)
})

test('a site whose own address has no origin takes no form from "null"', async () => {
  expect(await judge({ origin: 'data:x' }, { siteUrl: 'data:x' })).toBe(true)
})

test('is refused as forbidden', async () => {
  const http = new Hono()
  let refusal: unknown
  http.onError((error, c) => {
    refusal = error
    return c.text('', 403)
  })
  http.get('/', (c) => {
    refuseCrossSite(c, SITE)
    return c.text('')
  })
  expect((await http.request('/', { headers: { origin: SITE } })).status).toBe(200)
  expect((await http.request('/', { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect(refusal).toMatchObject({ code: 'forbidden' })
  expect((await http.request('/', { headers: { origin: 'null' } })).status).toBe(403)
})
