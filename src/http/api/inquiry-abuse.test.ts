import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertPartners } from '../../../tests/build.ts'
import { makeApp, type TestApp } from '../../../tests/make-app.ts'
import { inquiries, outbox } from '../../db/schema.ts'
import { createInquiryLimits } from '../../features/inquiries/receive/limits.ts'
import { createHttpApp } from '../app.ts'
import { createServerParts } from '../server-parts.ts'

let now = new Date('2026-03-02T10:00:00Z')
let site: TestApp
let otherProcess: ReturnType<typeof createHttpApp>
let partnerId: string
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' }, { now: () => now })
  otherProcess = createHttpApp(site.app, { css: '', loaderUrl: '/assets/loader.js', fontUrls: [] })
  const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow', phone: '(828) 555-0100' })
  partnerId = partner?.id ?? ''
  await insertPartners(site.app.db, { slug: 'other-house' })
  await site.app.directory.refresh()
})
afterAll(() => site.close())
beforeEach(async () => {
  // Far enough for every count of the test before to be forgotten.
  now = new Date(now.getTime() + 48 * 3_600_000)
  await site.app.db.delete(inquiries)
})

const FORM = '/partner/cedar-hollow/ask'
let serial = 0
type Given = { from: string; body?: Record<string, string>; headers?: Record<string, string> }

const human = (number: number) => ({
  name: `Ada Wren ${number}`,
  email: `ada${number}@example.org`,
  message: `How long does it take, and what does it cost? We are ${number} in the family.`,
})
/** A call of the JSON interface, as a program makes it. */
function call(
  { from, body = {}, headers = {} }: Given,
  http: { request: typeof site.http.request } = site.http,
) {
  serial += 1
  return Promise.resolve(
    http.request('/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      body: JSON.stringify({ partnerId, ...human(serial), ...body }),
    }),
  )
}
/** The form as it is sent without JavaScript. */
function sendForm({ from, body = {}, headers = {} }: Given) {
  serial += 1
  return site.request(FORM, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, ...headers },
    body: new URLSearchParams({ ...human(serial), ...body }).toString(),
  })
}
/** What the page of the form carries unseen. */
async function openForm(): Promise<Record<string, string>> {
  const html = await (await site.request(FORM)).text()
  const hidden = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...hidden].map(([, name, value]) => [name, value]))
}
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const network = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
/** Does something so many times, eight at once. */
async function inTurns<Result>(count: number, run: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let n = 0; n < count; n += 8) {
    const turn = Array.from({ length: Math.min(8, count - n) }, (_, index) => run(n + index))
    results.push(...(await Promise.all(turn)))
  }
  return results
}
const stored = () => site.app.db.select().from(inquiries)
const mailed = () => site.app.db.select().from(outbox).where(eq(outbox.kind, 'notice'))
const kinds = (row: { doubts?: { kind: string }[] } | undefined) => row?.doubts?.map(({ kind }) => kind)

describe('a form that another website sent', () => {
  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('%j: 403, nothing stored, the text given back to be sent from here', async (headers) => {
    const hidden = await openForm()
    pass(60)
    const message = 'Keep <this> & that'
    const response = await sendForm({ from: '198.51.100.1', body: { ...hidden, message }, headers })
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('Keep &lt;this&gt; &amp; that')
    expect(html).toContain('another website')
    expect(html).toContain(`action="${FORM}"`)
    expect(await stored()).toEqual([])
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://127.0.0.1:3000' },
    // A browser on this machine that was given the other name of it.
    { origin: 'http://localhost:3000' },
    {},
  ])('but one of our own is received: %j', async (headers) => {
    const hidden = await openForm()
    pass(60)
    const response = await sendForm({ from: '198.51.100.1', body: hidden, headers })
    expect(response.status).toBe(303)
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  test('the JSON call is refused to pages of other websites as well', async () => {
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]
    for (const headers of foreign) {
      const response = await call({ from: '198.51.100.2', headers })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'forbidden' })
    }
    expect(await stored()).toEqual([])
    expect((await call({ from: '198.51.100.2', headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(
      201,
    )
  })
})

describe('the stamp of an opened form', () => {
  test('a form that was opened and filled in is told to the support address', async () => {
    const hidden = await openForm()
    pass(20)
    expect((await sendForm({ from: '198.51.100.1', body: hidden })).status).toBe(303)
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
    expect(await mailed()).toHaveLength(1)
  })

  test('a tab that was left open for days is no reason for doubt', async () => {
    const hidden = await openForm()
    pass(5 * 86_400)
    await sendForm({ from: '198.51.100.1', body: hidden })
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  const cases: [string, (hidden: Record<string, string>) => Record<string, string>, number, string][] = [
    ['none', () => ({}), 20, 'no-stamp'],
    ['a forged one', () => ({ stamp: 'abc.def.ghi' }), 20, 'forged-stamp'],
    ['a changed one', ({ stamp = '' }) => ({ stamp: `1${stamp}` }), 20, 'forged-stamp'],
    ['one of a second ago', (hidden) => hidden, 1, 'quick'],
  ]
  test.each(cases)(
    '%s: acknowledged alike, kept with the reason, not mailed',
    async (_, change, wait, kind) => {
      const hidden = await openForm()
      pass(wait)
      const response = await sendForm({ from: '198.51.100.1', body: change(hidden) })
      expect(response.status).toBe(303)
      const [row, ...others] = await stored()
      expect(others).toEqual([])
      expect(row?.status).toBe('spam')
      expect(kinds(row)).toEqual([kind])
      expect(await mailed()).toEqual([])
    },
  )

  test('of another partner is worth nothing', async () => {
    const html = await (await site.request('/partner/other-house/ask')).text()
    const stamp = /name="stamp" value="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(stamp).not.toBe('')
    pass(20)
    await sendForm({ from: '198.51.100.1', body: { stamp } })
    expect(kinds((await stored())[0])).toEqual(['forged-stamp'])
  })

  test('survives a refusal, so that putting a mistake right is no new beginning', async () => {
    const hidden = await openForm()
    pass(20)
    const refused = await (
      await sendForm({ from: '198.51.100.1', body: { ...hidden, email: 'ada at' } })
    ).text()
    expect(refused).toContain(`value="${hidden.stamp}"`)
    pass(1)
    await sendForm({ from: '198.51.100.1', body: hidden })
    expect(await stored()).toMatchObject([{ status: 'pending', doubts: [] }])
  })

  test('is given to the dialog by a call that nobody keeps; the JSON call looks at it but does not need it', async () => {
    const response = await site.request(`/api/inquiries/stamp?partnerId=${partnerId}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { stamp } = (await response.json()) as { stamp: string }
    expect((await site.request('/api/inquiries/stamp?partnerId=x')).status).toBe(400)
    pass(1)
    expect((await call({ from: '198.51.100.1', body: { stamp } })).status).toBe(201)
    expect(kinds((await stored())[0])).toEqual(['quick'])
    expect((await call({ from: '198.51.100.2' })).status).toBe(201)
    expect(await mailed()).toHaveLength(1)
  })
})

describe('the page that says an inquiry was sent', () => {
  test('is shown for what was sent, to this partner, and for nothing else', async () => {
    const hidden = await openForm()
    pass(20)
    const location = (await sendForm({ from: '198.51.100.1', body: hidden })).headers.get('location') ?? ''
    const reference = (await stored())[0]?.reference ?? ''
    const shown = async (path: string) =>
      (await (await site.request(path)).text()).includes('Inquiry Sent Successfully')
    expect(await shown(location)).toBe(true)
    expect(await shown(`${FORM}?reference=${reference}`)).toBe(false)
    expect(await shown(`${FORM}?reference=AAAA-AAAA`)).toBe(false)
    expect(await shown(location.replace(reference, 'AAAA-AAAA'))).toBe(false)
    expect(await shown(location.replace('cedar-hollow', 'other-house'))).toBe(false)
    expect(await shown(`${location}x`)).toBe(false)
  })
})

describe('limits', () => {
  test('hold over several processes', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const response = await call({ from: '203.0.113.9' }, n % 2 ? otherProcess : site.http)
      statuses.push(response.status)
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429])
  })

  test('refuse with the number to call instead', async () => {
    for (let n = 0; n < 5; n += 1) await call({ from: '203.0.113.9' })
    const refused = await call({ from: '203.0.113.9' })
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('(828) 555-0100') })
    const html = await (await sendForm({ from: '203.0.113.9' })).text()
    expect(html).toContain('(828) 555-0100')
    expect(html).toContain('value="Ada Wren')
  })

  test('five posts with a family’s address by somebody else do not refuse the family', async () => {
    const family = { email: 'ruth@example.org' }
    for (let n = 0; n < 5; n += 1) await call({ from: '203.0.113.66', body: family })
    const before = (await mailed()).length
    expect((await call({ from: '198.51.100.7', body: family })).status).toBe(201)
    expect((await mailed()).length).toBe(before + 1)
    // The family writes to a second partner.
    const hidden = await openForm()
    pass(20)
    expect((await sendForm({ from: '198.51.100.7', body: { ...hidden, ...family } })).status).toBe(303)
    expect((await mailed()).length).toBe(before + 2)
  })

  test('many posts with one address from many networks: kept, and after 20 in an hour none of them mailed', async () => {
    const family = { email: 'ruth@example.org' }
    for (let n = 0; n < 5; n += 1) await call({ from: '198.51.100.7', body: family })
    await call({ from: network(1), body: family })
    await call({ from: network(1), body: family })
    expect(await mailed()).toHaveLength(6)
    for (let n = 2; n < 30; n += 1) await call({ from: network(n), body: family })
    expect(await mailed()).toHaveLength(19)
    expect(await stored()).toHaveLength(35)
    const last = (await stored()).find((row) => row.doubts.some(({ count }) => count === 35))
    expect(kinds(last)).toEqual(['busy-address'])
    // The family was there first, and still is heard.
    pass(601)
    expect((await call({ from: '198.51.100.7', body: family })).status).toBe(201)
    expect(await mailed()).toHaveLength(20)
  })
})

test('control: with the limits taken off, 20 with the same words are all mailed', async () => {
  const parts = { ...createServerParts(site.app), inquiryLimits: createInquiryLimits(1000) }
  const unlimited = createHttpApp(site.app, { css: '', loaderUrl: '/assets/loader.js', fontUrls: [] }, parts)
  const message = 'We rank your funeral home first on every search engine.'
  for (let n = 0; n < 20; n += 1) await call({ from: network(n), body: { message } }, unlimited)
  expect(await mailed()).toHaveLength(20)
})

describe('of many bots little is mailed, and everything is kept', () => {
  test('200 people from 200 places: all stored, all mailed', async () => {
    const forms = await inTurns(200, openForm)
    pass(10)
    const answers = await inTurns(200, (n) =>
      sendForm({ from: network(n), body: { ...forms[n], ...human(n) } }),
    )
    expect(answers.filter(({ status }) => status !== 303)).toEqual([])
    expect(await stored()).toHaveLength(200)
    expect(await mailed()).toHaveLength(200)
  })

  const BOTS: [string, (n: number, hidden: Record<string, string>) => Promise<Response>][] = [
    [
      'that fill in every field',
      (n, hidden) => sendForm({ from: network(n), body: { ...hidden, topic: 'x' } }),
    ],
    ['that never open the form', (n) => sendForm({ from: network(n) })],
    [
      'that send one opened form again and again',
      (n, { stamp = '' }) => sendForm({ from: network(n), body: { stamp } }),
    ],
    [
      'that advertise',
      (n) => call({ from: network(n), body: { message: 'www.a.example '.repeat(4 + (n % 3)) } }),
    ],
    [
      'that say the same words',
      (n) =>
        call({
          from: network(n),
          body: { message: 'We rank your funeral home first on every search engine.' },
        }),
    ],
  ]
  test.each(BOTS)('200 %s', async (_, send) => {
    const hidden = await openForm()
    pass(10)
    const answers = await inTurns(200, (n) => send(n, hidden))
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
    expect(await stored()).toHaveLength(200)
    expect((await mailed()).length).toBeLessThanOrEqual(5)
  })

  test('more in an hour than all families send: without an opened form doubted, while people get through', async () => {
    const inquiryLimits = { ...createInquiryLimits(), overall: { count: 20, windowMs: 3_600_000 } }
    const http = createHttpApp(
      site.app,
      { css: '', loaderUrl: '/assets/loader.js', fontUrls: [] },
      { ...createServerParts(site.app), inquiryLimits },
    )
    for (let n = 0; n < 30; n += 1) expect((await call({ from: network(n) }, http)).status).toBe(201)
    expect(await stored()).toHaveLength(30)
    expect(await mailed()).toHaveLength(20)
    const hidden = await openForm()
    pass(10)
    await sendForm({ from: network(999), body: hidden })
    expect(await mailed()).toHaveLength(21)
  })
})
