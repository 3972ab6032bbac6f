import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createInquiryLimits } from './limits.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const mail = (number: number) => `person${number}@example.org`
const MINUTES = 60_000

describe('the limits of inquiries', () => {
  test('one address: 5 in 10 minutes, then 429 with the time to wait', async () => {
    const limits = createInquiryLimits()
    for (let n = 0; n < 5; n += 1) await limits.take('198.51.100.7', mail(n))
    const refusal = await limits.take('198.51.100.7', mail(9)).catch((error) => error)
    expect(refusal).toMatchObject({ code: 'rate_limited' })
    expect(refusal.retryAfterSeconds).toBeGreaterThan(590)
    expect(refusal.retryAfterSeconds).toBeLessThanOrEqual(600)
    await limits.take('198.51.100.8', mail(9))
    await vi.advanceTimersByTimeAsync(10 * MINUTES + 1000)
    await limits.take('198.51.100.7', mail(9))
  })

  test('one address: 20 a day', async () => {
    const limits = createInquiryLimits()
    for (let n = 0; n < 20; n += 1) {
      await limits.take('198.51.100.7', mail(n))
      await vi.advanceTimersByTimeAsync(11 * MINUTES)
    }
    await expect(limits.take('198.51.100.7', mail(99))).rejects.toMatchObject({ code: 'rate_limited' })
    await vi.advanceTimersByTimeAsync(24 * 60 * MINUTES)
    await limits.take('198.51.100.7', mail(99))
  })

  test('one e-mail address, however spelt: 5 an hour from wherever', async () => {
    const limits = createInquiryLimits()
    for (let n = 0; n < 5; n += 1)
      await limits.take(`198.51.100.${n}`, n % 2 ? 'Ruth@Example.org' : 'ruth@example.org')
    await expect(limits.take('198.51.100.99', 'ruth@example.org')).rejects.toMatchObject({
      code: 'rate_limited',
    })
    await limits.take('198.51.100.99', 'tom@example.org')
  })

  test('a refusal uses nothing up', async () => {
    const limits = createInquiryLimits()
    for (let n = 0; n < 5; n += 1) await limits.take('198.51.100.7', mail(n))
    for (let n = 0; n < 50; n += 1) await limits.take('198.51.100.7', 'ruth@example.org').catch(() => {})
    for (let n = 0; n < 5; n += 1) await limits.take(`203.0.113.${n}`, 'ruth@example.org')
  })

  test('one IPv6 line is one address, a mapped IPv4 address is itself', async () => {
    const limits = createInquiryLimits()
    const line = [
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff::',
      '2001:0db8:0001:0002:a:b:c:d',
      '2001:DB8:1:2::9',
      '2001:db8:1:2::a',
    ]
    for (const [n, address] of line.entries()) await limits.take(address, mail(n))
    await expect(limits.take('2001:db8:1:2::b', mail(8))).rejects.toMatchObject({ code: 'rate_limited' })
    await limits.take('2001:db8:1:3::b', mail(8))
    for (let n = 10; n < 15; n += 1) await limits.take(n % 2 ? '::ffff:192.0.2.1' : '192.0.2.1', mail(n))
    await expect(limits.take('192.0.2.1', mail(20))).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
