import { describe, expect, test } from 'vitest'
import { human, kinds, makeInquirySite } from '../../../tests/sites/make-inquiry-site.ts'
import { createInquiryLimits } from '../../features/inquiries/receive/limits.ts'
import { createHttpApp } from '../app.ts'
import { createServerParts } from '../server-parts.ts'

const { site, pass, call, sendForm, openForm, stored, mailed } = makeInquirySite()
const ASSETS = { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] }
const network = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
/** Runs something `count` times, eight at once. */
async function inTurns<Result>(count: number, run: (n: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let n = 0; n < count; n += 8) {
    const turn = Array.from({ length: Math.min(8, count - n) }, (_, index) => run(n + index))
    results.push(...(await Promise.all(turn)))
  }
  return results
}

describe('limits', () => {
  test('hold over several processes', async () => {
    const otherProcess = createHttpApp(site().app, ASSETS)
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) {
      const response = await call({ from: '203.0.113.9' }, n % 2 ? otherProcess : site().http)
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

  test('five inquiries by a stranger with a family’s address do not get the family refused (INQUIRY-5, INQUIRY-7)', async () => {
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

  test('many inquiries with one address from many networks are kept, and after 20 in an hour not mailed', async () => {
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
    // The family was first and is still mailed.
    pass(601)
    expect((await call({ from: '198.51.100.7', body: family })).status).toBe(201)
    expect(await mailed()).toHaveLength(20)
  })
})

test('control: without limits, 20 with the same words are all mailed', async () => {
  const parts = { ...createServerParts(site().app), inquiryLimits: createInquiryLimits(1000) }
  const unlimited = createHttpApp(site().app, ASSETS, parts)
  const message = 'We rank your funeral home first on every search engine.'
  for (let n = 0; n < 20; n += 1) await call({ from: network(n), body: { message } }, unlimited)
  expect(await mailed()).toHaveLength(20)
})

describe('inquiries of bots are kept, and few are mailed', () => {
  test('60 people from 60 places: all stored, all mailed', async () => {
    const forms = await inTurns(60, openForm)
    pass(10)
    const answers = await inTurns(60, (n) =>
      sendForm({ from: network(n), body: { ...forms[n], ...human(n) } }),
    )
    expect(answers.filter(({ status }) => status !== 303)).toEqual([])
    expect(await stored()).toHaveLength(60)
    expect(await mailed()).toHaveLength(60)
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
  test.each(BOTS)('60 %s (INQUIRY-5, INQUIRY-8)', async (_, send) => {
    const hidden = await openForm()
    pass(10)
    const answers = await inTurns(60, (n) => send(n, hidden))
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
    expect(await stored()).toHaveLength(60)
    expect((await mailed()).length).toBeLessThanOrEqual(5)
  })

  test('above the overall limit those without an opened form are doubted, and others are mailed', async () => {
    const inquiryLimits = { ...createInquiryLimits(), overall: { count: 20, windowMs: 3_600_000 } }
    const http = createHttpApp(site().app, ASSETS, { ...createServerParts(site().app), inquiryLimits })
    for (let n = 0; n < 30; n += 1) expect((await call({ from: network(n) }, http)).status).toBe(201)
    expect(await stored()).toHaveLength(30)
    expect(await mailed()).toHaveLength(20)
    const hidden = await openForm()
    pass(10)
    await sendForm({ from: network(999), body: hidden })
    expect(await mailed()).toHaveLength(21)
  })
})
