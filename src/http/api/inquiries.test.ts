import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readInquiries } from '../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { TEST_VAULT } from '../../../tests/sites/test-vault.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { openDatabase } from '../../db/open.ts'
import { InquiryReceipt } from '../../shared/inquiries/inquiry.ts'

let site: TestApp
let partnerId: string
/** A new address for each test, so that limits are not shared. */
let lastAddress = 0
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' })
  const [partner] = await insertPartners(site.app.db, { slug: 'cedar-hollow' })
  partnerId = partner?.id ?? ''
  await insertPartners(site.app.db, { slug: 'closed-house', isActive: false })
  await site.app.directory.refresh()
})
afterAll(() => site.close())

const body = (given: Record<string, unknown> = {}) => ({
  partnerId,
  name: 'Ada Wren',
  email: `ada${++lastAddress}@example.org`,
  message: 'How long does it take?',
  ...given,
})
function send(content: unknown, headers: Record<string, string> = {}) {
  return site.request('/api/inquiries', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${++lastAddress}`,
      ...headers,
    },
    body: typeof content === 'string' ? content : JSON.stringify(content),
  })
}
const stored = async () => (await readInquiries(site.app.db)).length

test('an inquiry is stored and acknowledged, and not cached', async () => {
  const before = await stored()
  const response = await send(body({ phone: '(828) 555-0142' }))
  expect(response.status).toBe(201)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const receipt = InquiryReceipt.parse(await response.json())
  expect(receipt.status).toBe('pending')
  expect(await stored()).toBe(before + 1)
})

test('a telephone number may be null', async () => {
  expect((await send(body({ phone: null }))).status).toBe(201)
})

test('the same Idempotency-Key gives the same answer and one inquiry', async () => {
  const before = await stored()
  const inquiry = body()
  const key = { 'idempotency-key': 'a-key-of-one-form' }
  const first = await (await send(inquiry, key)).json()
  const second = await send(inquiry, key)
  expect(second.status).toBe(201)
  expect(await second.json()).toEqual(first)
  expect(await stored()).toBe(before + 1)
})

describe('refused with one sentence per field, and nothing stored:', () => {
  test.each([
    ['no name', { name: '' }, 'name'],
    ['a name that is a number', { name: 7 }, 'name'],
    ['a name that is missing', { name: undefined }, 'name'],
    ['a name of two lines', { name: 'Ada\r\nBcc: all@example.org' }, 'name'],
    ['no e-mail', { email: '  ' }, 'email'],
    ['an invalid e-mail address', { email: 'ada at example' }, 'email'],
    ['no message', { message: '' }, 'message'],
    ['a message that is a list', { message: ['hello'] }, 'message'],
    ['a message too long', { message: 'x'.repeat(5001) }, 'message'],
    ['NUL in the message', { message: 'a\0b' }, 'message'],
    ['half a character in the name', { name: 'a\ud800' }, 'name'],
    ['a partner that is an object', { partnerId: { $ne: null } }, 'partnerId'],
  ])('%s', async (_name, change, field) => {
    const before = await stored()
    const response = await send(body(change))
    expect(response.status).toBe(400)
    const answer = (await response.json()) as { code: string; fields: Record<string, string> }
    expect(answer.code).toBe('invalid_input')
    expect(Object.keys(answer.fields)).toEqual([field])
    expect(answer.fields[field]).toMatch(/\.$/)
    expect(await stored()).toBe(before)
  })

  test.each([
    ['broken JSON', '{"name":'],
    ['no JSON', 'name=Ada'],
    ['an empty body', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"hello"'],
    ['nesting without end', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ])('%s', async (_name, content) => {
    const before = await stored()
    const response = await send(content)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) })
    expect(await stored()).toBe(before)
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ])('the content type %s', async (contentType) => {
    const response = await send(body(), { 'content-type': contentType })
    expect(response.status).toBe(400)
  })
})

test('a body over 256 KB is 413, whether it says its length or not', async () => {
  const large = JSON.stringify(body({ message: 'x'.repeat(300 * 1024) }))
  const withLength = await send(large, { 'content-length': String(large.length) })
  expect(withLength.status).toBe(413)
  expect(await withLength.json()).toMatchObject({ code: 'too_large' })

  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  const streamed = await site.http.request(
    new Request('http://localhost/api/inquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  )
  expect(streamed.status).toBe(413)
  expect(sent).toBeLessThan(1024 * 1024)
})

test.each(['00000000-0000-4000-8000-000000000000', 'no-such-house', 'closed-house'])(
  'the partner %s is unknown',
  async (unknown) => {
    const response = await send(body({ partnerId: unknown }))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found', message: 'Partner not found' })
  },
)

test('a client cannot set internal fields', async () => {
  const response = await send(
    body({ status: 'closed', id: partnerId, createdAt: '2001-01-01', isAdmin: true }),
  )
  expect(response.status).toBe(201)
  const receipt = InquiryReceipt.parse(await response.json())
  expect(receipt).toMatchObject({ status: 'pending' })
  expect(receipt.id).not.toBe(partnerId)
})

test('one address is limited, with the time to wait; another is not', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const statuses: number[] = []
  for (let count = 0; count < 8; count++) statuses.push((await send(body(), from)).status)
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(3)
  expect(statuses.at(-1)).toBe(429)
  const refused = await send(body(), from)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  // Anyone can write the entries left of our proxy's.
  expect((await send(body(), { 'x-forwarded-for': '192.0.2.1, 203.0.113.77' })).status).toBe(429)
  expect((await send(body(), { 'x-forwarded-for': '203.0.113.78' })).status).toBe(201)
})

test('while the database cannot be reached the answer is 503, and says when to try again', async () => {
  const lonely = await makeApp()
  lonely.app.db = openDatabase({ host: '127.0.0.1', port: 1 }, TEST_VAULT)
  const response = await lonely.request('/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body()),
  })
  expect(response.status).toBe(503)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await response.text()).not.toMatch(/pool|select|insert|127\.0\.0\.1/i)
  await lonely.close()
})
