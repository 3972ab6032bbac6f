import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertFaq, insertPartners } from '../../../tests/values/build.ts'

/** Of each address; `npm run bar -- trust 12 --full` takes more. */
const RUNS = Number(process.env.BAD_INPUT_RUNS ?? 60)

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
  await insertPartners(site.app.db, { slug: 'cedar-hollow' }, { city: 'Boone' })
  await insertFaq(site.app.db, {})
  await site.app.directory.refresh()
})
afterAll(() => site.close())

/** As visitors, programs and attackers send it. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '\udfff\ud800',
    '%',
    '_',
    '\\',
    "'; drop table partners; --",
    '../../etc/passwd',
    '__proto__',
    'constructor',
    '-1',
    '0',
    '1e309',
    'NaN',
    '9'.repeat(400),
    'a'.repeat(3000),
    '[object Object]',
    '{"$ne":null}',
    '00000000-0000-0000-0000-000000000000',
    '90,180',
    '91,0',
    'nan,nan',
  ),
)
const encode = (value: string) => encodeURIComponent(value.toWellFormed())

const calls: ((a: string, b: string, c: string) => string)[] = [
  (a) => `/api/partners/${a}`,
  (a) => `/api/partners/${a}/google-places-enhanced`,
  (a) => `/api/partners/state/${a}`,
  (a, b) => `/api/partners/state/${a}/city/${b}`,
  (a, b, c) => `/api/partners/priority?state=${a}&city=${b}&limit=${c}`,
  (a) => `/api/partners/random?limit=${a}`,
  (a, b, c) => `/api/partners/nearby-cities/${a}/${b}?limit=${c}`,
  (a, b, c) => `/api/partners/nearby-cities/north-carolina/${a}?${b}=${c}`,
  (a, b, c) => `/api/faq?category=${a}&context=${b}&partnerId=${c}`,
  (a, b, c) => `/api/faq?context=partner&state=${a}&city=${b}&partnerId=${c}`,
  (a, b, c) => `/api/search?q=${a}&limit=${b}&near=${c}`,
  (a) => `/api/search?q=${a}`,
  (a) => `/api/suggest?q=${a}`,
  (a, b) => `/search?q=${a}&page=${b}`,
  (a) => `/state/${a}`,
  (a, b) => `/state/${a}/city/${b}`,
  (a, b, c) => `/state/${a}/city/${b}/${c}`,
  (a) => `/partner/${a}`,
  (a, b) => `/partner/${a}/ask?reference=${b}`,
  (a) => `/social/${a}.jpg`,
  (a) => `/sample-images/${a}`,
  (a) => `/attached_assets/${a}`,
  (a, b) => `/${a}/${b}`,
]

test.each(calls.map((call) => [call('{a}', '{b}', '{c}'), call] as const))(
  'whatever stands in %s, the answer is never a fault of ours',
  { timeout: 240_000 + RUNS * 1000 },
  async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (a, b, c) => {
        for (const address of [call(encode(a), encode(b), encode(c)), call(a, b, c)]) {
          const url = URL.parse(address, 'http://localhost')
          if (!url) continue
          const response = await site.http.request(new Request(url))
          expect(response.status, address).toBeLessThan(500)
          if (response.status >= 400 && url.pathname.startsWith('/api/')) {
            const body = (await response.json()) as Record<string, unknown>
            expect(Object.keys(body)).toEqual(expect.arrayContaining(['code', 'message', 'requestId']))
          }
        }
      }),
      { numRuns: RUNS },
    )
  },
)

test('whatever is sent as an inquiry, the answer is the contract’s and nothing is stored by halves', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.json(),
        fc.jsonValue().map((value) => JSON.stringify(value)),
        text,
      ),
      async (body) => {
        const response = await site.request('/api/inquiries', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        expect(response.status).toBe(400)
      },
    ),
    { numRuns: 100 },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.record({ name: text, email: text, message: text, partnerId: text }),
      async (fields) => {
        const response = await site.request('/api/inquiries', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(fields),
        })
        expect([400, 404]).toContain(response.status)
      },
    ),
    { numRuns: 100 },
  )
})
