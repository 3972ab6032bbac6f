import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { inquiryCounts } from '../../../db/schema/directory.ts'
import { countInquiry, purgeInquiryCounts } from './count-inquiry.ts'
import { createInquiryLimits } from './limits.ts'
import { readSigningKey } from './signing-key.ts'

let now = new Date('2026-03-02T10:00:00Z')
let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let key: Buffer
beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => now })
  key = await readSigningKey(made.app.db)
})
afterAll(() => made.close())
beforeEach(async () => {
  now = new Date('2026-03-02T10:00:00Z')
  await made.app.db.delete(inquiryCounts)
})

const partner = { name: 'Cedar Hollow', phone: '(828) 555-0100' }
const limits = createInquiryLimits()
const mail = (number: number) => `person${number}@example.org`
const take = (clientAddress: string, email: string, given: { message?: string; stampId?: string } = {}) =>
  made.app.db.transaction(async (tx) => {
    const sender = {
      clientAddress,
      email,
      message: 'Hello',
      stampId: null,
      partner,
      locale: 'en' as const,
      ...given,
    }
    const counts = await countInquiry(tx, key, sender, limits, now)
    if (counts.refusal) throw counts.refusal
    return counts
  })
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const refused = { code: 'rate_limited' }

describe('a network', () => {
  test('is refused after 5 in 10 minutes, with the time to wait and a number to call (INQUIRY-7)', async () => {
    for (let n = 0; n < 5; n += 1) await take('198.51.100.7', mail(n))
    pass(3)
    await expect(take('198.51.100.7', mail(9))).rejects.toMatchObject({
      ...refused,
      retryAfterSeconds: 420,
      message: expect.stringMatching(/in 7 minutes, or call Cedar Hollow at \(828\) 555-0100\.$/),
    })
    await take('198.51.100.8', mail(9))
    pass(6)
    await expect(take('198.51.100.7', mail(9))).rejects.toMatchObject({
      retryAfterSeconds: 60,
      message: expect.stringMatching(/in a minute, or call/),
    })
    pass(1)
    await take('198.51.100.7', mail(9))
  })

  test('is refused after 20 in a day (INQUIRY-7)', async () => {
    for (let n = 0; n < 20; n += 1) {
      await take('198.51.100.7', mail(n))
      pass(11)
    }
    await expect(take('198.51.100.7', mail(99))).rejects.toMatchObject(refused)
    pass(24 * 60)
    await take('198.51.100.7', mail(99))
  })

  test('is not refused for what it sent while the clock was ahead', async () => {
    pass(25 * 60)
    for (let n = 0; n < 5; n += 1) await take('198.51.100.7', mail(n))
    pass(-25 * 60)
    for (let n = 0; n < 5; n += 1) await take('198.51.100.7', mail(n))
    await expect(take('198.51.100.7', mail(9))).rejects.toMatchObject(refused)
  })

  test('is not charged for what is refused', async () => {
    for (let n = 0; n < 5; n += 1) await take('198.51.100.7', mail(n))
    for (let n = 0; n < 10; n += 1)
      await expect(take('198.51.100.7', 'ruth@example.org')).rejects.toMatchObject(refused)
    expect(await take('203.0.113.1', 'ruth@example.org')).toMatchObject({ address: 1 })
  })

  test('is one IPv6 /64; a mapped IPv4 address counts as itself', async () => {
    const line = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:0db8:0001:0002:a:b:c:d', '2001:DB8:1:2::9']
    for (const [n, address] of [...line, '2001:db8:1:2::a'].entries()) await take(address, mail(n))
    await expect(take('2001:db8:1:2::b', mail(8))).rejects.toMatchObject(refused)
    await take('2001:db8:1:3::b', mail(8))
    for (let n = 10; n < 15; n += 1) await take(n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1', mail(n))
    await expect(take('192.0.2.1', mail(20))).rejects.toMatchObject(refused)
  })

  test('gets no further with many /64s of one IPv6 /48', async () => {
    for (let n = 0; n < 20; n += 1) await take(`2001:db8:1:${n}::1`, mail(n))
    await expect(take('2001:db8:1:77::1', mail(77))).rejects.toMatchObject(refused)
    await take('2001:db8:2:1::1', mail(77))
  })
})

test('an e-mail address, in any spelling, is counted with its first sender, and never refused (INQUIRY-7)', async () => {
  for (let n = 1; n <= 30; n += 1) {
    const counts = await take(`198.51.100.${n}`, n % 2 ? 'Ruth@Example.org' : ' ruth@example.org')
    expect(counts).toMatchObject({ address: n, addressHere: 1, isFirstWithAddress: n === 1 })
  }
  expect(await take('198.51.100.1', 'ruth@example.org')).toMatchObject({
    addressHere: 2,
    isFirstWithAddress: true,
  })
  pass(61)
  expect(await take('198.51.100.9', 'ruth@example.org')).toMatchObject({
    address: 1,
    isFirstWithAddress: true,
  })
})

test('words and opened forms are counted; short words, which many families may write, are not', async () => {
  const message = 'We would like to know how long it takes, please.'
  await take('198.51.100.1', mail(1), { message, stampId: 'abc' })
  expect(await take('198.51.100.2', mail(2), { message, stampId: 'abc' })).toMatchObject({
    words: 2,
    isFirstWithWords: false,
    stamp: 2,
  })
  expect(await take('198.51.100.3', mail(3))).toMatchObject({ words: 0, stamp: 0 })
})

test('of 50 concurrent ones from one network 5 are accepted', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, n) => take('198.51.100.7', mail(n))),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('stores no address, and expires', async () => {
  await take('198.51.100.7', 'ruth@example.org', { message: 'x'.repeat(50), stampId: 'abc' })
  const rows = JSON.stringify(await made.app.db.select().from(inquiryCounts))
  expect(rows).not.toMatch(/198\.51|ruth|xxx/)
  expect(rows).toContain('address:')
  expect(await purgeInquiryCounts(made.app)).toBe(0)
  pass(24 * 60 + 1)
  expect(await purgeInquiryCounts(made.app)).toBe(6)
})

test('the key is made once, however many processes ask first', async () => {
  const fresh = await makeDatabaseApp()
  const keys = await Promise.all(Array.from({ length: 8 }, () => readSigningKey(fresh.app.db)))
  expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(1)
  expect(keys[0]).toHaveLength(32)
  expect(keys[0]).not.toEqual(key)
  await fresh.close()
})

test.each([
  ['ruth@example.org', 'ruth+1@example.org', true],
  ['ruth@example.org', 'Ruth+a+b@Example.org', true],
  ['ruth+1@example.org', 'ruth+2@example.org', true],
  ['ruth.avery@example.org', 'ruthavery@example.org', false],
  ['ruth.avery@gmail.com', 'r.u.t.h.avery+x@gmail.com', true],
  ['ruth.avery@gmail.com', 'ruthavery@googlemail.com', true],
  ['ruth@example.org', 'ruth@example.com', false],
  ['+1@example.org', '+2@example.org', false],
])('%s and %s count as one mailbox: %s', async (first, second, isOne) => {
  await take('198.51.100.7', first)
  expect((await take('203.0.113.9', second)).address).toBe(isOne ? 2 : 1)
})
