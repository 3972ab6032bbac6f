import { expect, test } from 'vitest'
import { networkOf, networksOf, plainAddress } from './network-of.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::FFFF:c633:6407', '198.51.100.7'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7'],
  ['0000:0000:0000:0000:0000:ffff:c633:6407', '198.51.100.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['2001:DB8::0A', '2001:db8::a'],
  ['2001:db8:0:0:0:0:0:a', '2001:db8::a'],
  ['local', 'local'],
])('%s is written %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain)
})

test('an IPv4 address is a line of its own, in a block of 256, in any spelling', () => {
  for (const address of ['198.51.100.7', '::ffff:198.51.100.7', '::ffff:c633:6407']) {
    expect(networksOf(address)).toEqual({ family: 4, line: '198.51.100.7', block: '198.51.100.0/24' })
  }
})

test('an IPv6 line is its /64, its block a /48, in any spelling', () => {
  const spellings = [
    '2001:db8:1:2::1',
    '2001:0DB8:0001:0002:a:b:c:d',
    '2001:db8:1:2:ffff::%eth0',
    '2001:db8:1:2:0:0:198.51.100.7',
  ]
  for (const address of spellings) {
    expect(networksOf(address)).toEqual({ family: 6, line: '2001:db8:1:2::/64', block: '2001:db8:1::/48' })
  }
  expect(networksOf('::1')).toEqual({ family: 6, line: '0:0:0:0::/64', block: '0:0:0::/48' })
})

test('networkOf gives the line', () => {
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
  expect(networkOf('local')).toBe('local')
})
