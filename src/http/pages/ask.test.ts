import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInquiries } from '../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { TEST_VAULT } from '../../../tests/sites/test-vault.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { openDatabase } from '../../db/open.ts'
import { openInquiryJournal } from '../../features/inquiries/journal/inquiry-journal.ts'

let site: TestApp
let lastAddress = 0
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  await insertPartners(site.app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow' })
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const FORM = '/partner/cedar-hollow/ask'
const filled = (given: Record<string, string> = {}) => ({
  name: 'Ada Wren',
  email: `ada${++lastAddress}@example.org`,
  phone: '',
  message: 'How long does it take?',
  topic: '',
  ...given,
})
function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.request(FORM, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.51.100.${++lastAddress}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}
const stored = () => readInquiries(site.app.db)

test('the form is a page that is not cached', async () => {
  const response = await site.request(FORM)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const html = await response.text()
  for (const name of ['name', 'email', 'phone', 'message']) expect(html).toContain(`name="${name}"`)
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('sent, it is stored and leads to a page with the reference (INQUIRY-6)', async () => {
  const before = await stored()
  const response = await send(filled())
  expect(response.status).toBe(303)
  const after = await stored()
  expect(after.length).toBe(before.length + 1)
  const location = response.headers.get('location') ?? ''
  const reference = after.find((row) => !before.some((old) => old.id === row.id))?.reference ?? ''
  expect(location).toMatch(new RegExp(`^${FORM}\\?reference=${reference}&proof=[\\w-]{43}$`))
  const html = await (await site.request(location)).text()
  expect(html).toContain('Inquiry Sent Successfully')
  expect(html).toContain(reference)
})

test('sent twice from one page, it is stored once', async () => {
  const html = await (await site.request(FORM)).text()
  const key = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const form = filled({ idempotencyKey: key })
  const before = (await stored()).length
  const first = await send(form)
  const second = await send(form)
  expect(second.status).toBe(303)
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  expect((await stored()).length).toBe(before + 1)

  // Sent again with another message: a second inquiry.
  const changed = await send({ ...form, message: 'And what does it cost?' })
  expect(changed.status).toBe(303)
  expect((await stored()).length).toBe(before + 2)
})

describe('with something missing it comes back with what was typed (INQUIRY-6)', () => {
  test('nothing filled in (INQUIRY-1)', async () => {
    const response = await send(filled({ name: '', email: '', message: ' ' }))
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('Missing Information')
    expect(html).toContain('Please fill in all required fields.')
  })

  test('an invalid e-mail address', async () => {
    const before = (await stored()).length
    const response = await send(filled({ email: 'ada at example', message: 'Keep <this> & that' }))
    expect(response.status).toBe(400)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('value="Ada Wren"')
    expect(html).toContain('value="ada at example"')
    expect(html).toContain('Keep &lt;this&gt; &amp; that')
    expect(html).toContain('Please enter a valid email address.')
    expect((await stored()).length).toBe(before)
  })

  test.each(['a\0b'])('text that cannot be stored', async (name) => {
    expect((await send(filled({ name }))).status).toBe(400)
  })
})

test('too many from one address must wait and keep what was typed (INQUIRY-6)', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' }
  let last = await send(filled(), from)
  for (let count = 0; count < 8; count++) last = await send(filled(), from)
  expect(last.status).toBe(429)
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await last.text()
  expect(html).toContain('value="Ada Wren"')
  expect(html).toContain('href="tel:')
})

test('another content type is refused', async () => {
  for (const contentType of ['application/json', 'multipart/form-data; boundary=x', 'text/plain', '']) {
    const response = await send(filled(), { 'content-type': contentType })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  }
})

test('an invalid reference is not shown (INQUIRY-10)', async () => {
  const response = await site.request(`${FORM}?reference=${encodeURIComponent('Call 555-0100 now')}`)
  const html = await response.text()
  expect(html).not.toContain('555-0100 now')
  expect(html).not.toContain('Inquiry Sent Successfully')
})

test('while neither database nor disk take it the form works, and comes back with 503 and all that was typed (INQUIRY-6, INQUIRY-11)', async () => {
  const lonely = await makeApp({ SUPPORT_PHONE: '1 (800) 555-0199' })
  await insertPartners(lonely.app.db, { slug: 'cedar-hollow', phone: '(828) 555-0142' })
  await lonely.app.directory.refresh()
  const { db } = lonely.app
  lonely.app.db = openDatabase({ host: '127.0.0.1', port: 1 }, TEST_VAULT)
  lonely.app.journal = openInquiryJournal({ ...lonely.app.config, dataDir: '/dev/null' }, TEST_VAULT)
  const key = randomUUID()
  const sendAgain = () =>
    lonely.request(FORM, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(
        filled({ email: 'ada@example.org', message: 'Keep <this> & that', idempotencyKey: key }),
      ).toString(),
    })
  expect((await lonely.request(FORM)).status).toBe(200)
  const response = await sendAgain()
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  const html = await response.text()
  for (const typed of ['value="Ada Wren"', 'value="ada@example.org"', 'Keep &lt;this&gt; &amp; that', key]) {
    expect(html).toContain(typed)
  }
  for (const link of ['tel:+18005550199', 'tel:+18285550142', 'mailto:support@stillstone.example']) {
    expect(html).toContain(`href="${link}"`)
  }

  // Repeated from the returned page, it is stored once.
  lonely.app.db = db
  expect([(await sendAgain()).status, (await sendAgain()).status]).toEqual([303, 303])
  expect(await readInquiries(db)).toHaveLength(1)
  await lonely.close()
})
