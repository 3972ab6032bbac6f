import { expect, test } from 'vitest'
import { createNetworkAllowance } from './network-allowance.ts'
import { ALLOWANCES } from './work-kinds.ts'

function setUp() {
  const clock = { nowMs: 0 }
  const take = createNetworkAllowance({ burst: 100, perSecond: 10 }, () => clock.nowMs)
  return { clock, take }
}

test('a network may use its burst, then what is refilled', () => {
  const { clock, take } = setUp()
  for (let count = 0; count < 10; count++) expect(take('203.0.113.9', 10)).toBe(0)
  expect(take('203.0.113.9', 25)).toBe(3)
  clock.nowMs = 2400
  expect(take('203.0.113.9', 25)).toBe(1)
  clock.nowMs = 2500
  expect(take('203.0.113.9', 25)).toBe(0)
  expect(take('203.0.113.9', 1)).toBe(1)
})

test('a refused request costs nothing', () => {
  const { clock, take } = setUp()
  take('203.0.113.9', 100)
  for (let count = 0; count < 50; count++) expect(take('203.0.113.9', 10)).toBe(1)
  clock.nowMs = 1000
  expect(take('203.0.113.9', 10)).toBe(0)
})

test('an IPv6 /64 counts as one network, another address as another', () => {
  const { take } = setUp()
  expect(take('2001:db8:1:2::1', 100)).toBe(0)
  expect(take('2001:db8:1:2:ffff::2', 1)).toBeGreaterThan(0)
  expect(take('2001:db8:1:3::1', 100)).toBe(0)
  expect(take('203.0.113.10', 100)).toBe(0)
})

test.each([
  ['an IPv4 /24', (number: number) => `203.0.113.${number}`, '203.0.114.1'],
  ['an IPv6 /48', (number: number) => `2001:db8:1:${number.toString(16)}::1`, '2001:db8:2:1::1'],
])('%s may use as much as four of its networks', (_, inside, outside) => {
  const { take } = setUp()
  const refused = Array.from({ length: 10 }, (_, number) => take(inside(number + 1), 100) > 0)
  expect(refused).toEqual([false, false, false, false, true, true, true, true, true, true])
  expect(take(outside, 100)).toBe(0)
})

test.each([
  ['reads', ALLOWANCES.reads, 2000, 100],
  ['inquiries', ALLOWANCES.inquiries, 200, 2],
])('of %s a network may have its burst at once, then its rate', (_, allowance, burst, perSecond) => {
  let nowMs = 0
  const take = createNetworkAllowance(allowance, () => nowMs)
  expect(take('203.0.113.9', burst)).toBe(0)
  expect(take('203.0.113.9', 1)).toBe(1)
  nowMs = 10_000
  expect(take('203.0.113.9', 10 * perSecond)).toBe(0)
  expect(take('203.0.113.9', 1)).toBe(1)
  nowMs = 10_000_000
  expect(take('203.0.113.9', burst + 1)).toBe(1)
})

test('40,000 networks are remembered', () => {
  const take = createNetworkAllowance({ burst: 100, perSecond: 10 }, () => 0)
  const network = (number: number) => `2001:db8:${number.toString(16)}:1::1`
  // Each counts as itself and with those around it.
  for (let number = 0; number < 20_000; number++) take(network(number), 100)
  expect(take(network(0), 1)).toBe(1)
  take('203.0.113.9', 100)
  expect(take(network(1), 1)).toBe(0)
})
