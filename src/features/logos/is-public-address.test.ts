import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

/**
 * First and last address of each block that is not public; then those just outside that are. Source: IANA
 * special-purpose address registries of IPv4 and IPv6, and the blocks of multicast.
 */
const BLOCKS: readonly [block: string, first: string, last: string, ...publicNeighbors: string[]][] = [
  ['0.0.0.0/8', '0.0.0.0', '0.255.255.255', '1.0.0.0'],
  ['10.0.0.0/8', '10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
  ['100.64.0.0/10', '100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
  ['127.0.0.0/8', '127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
  ['169.254.0.0/16', '169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
  ['172.16.0.0/12', '172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
  ['192.0.0.0/24', '192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
  ['192.0.2.0/24', '192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
  ['192.31.196.0/24', '192.31.196.0', '192.31.196.255', '192.31.195.255', '192.31.197.0'],
  ['192.52.193.0/24', '192.52.193.0', '192.52.193.255', '192.52.192.255', '192.52.194.0'],
  ['192.88.99.0/24', '192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
  ['192.168.0.0/16', '192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
  ['192.175.48.0/24', '192.175.48.0', '192.175.48.255', '192.175.47.255', '192.175.49.0'],
  ['198.18.0.0/15', '198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
  ['198.51.100.0/24', '198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
  ['203.0.113.0/24', '203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
  ['224.0.0.0/4', '224.0.0.0', '239.255.255.255', '223.255.255.255'],
  ['240.0.0.0/4', '240.0.0.0', '255.255.255.255'],

  ['::/128 and ::1/128', '::', '::1'],
  ['::ffff:0:0/96', '::ffff:0.0.0.0', '::ffff:255.255.255.255'],
  ['64:ff9b::/96', '64:ff9b::', '64:ff9b::ffff:ffff'],
  ['64:ff9b:1::/48', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::/64', '100::', '100::ffff:ffff:ffff:ffff'],
  ['100:0:0:1::/64', '100:0:0:1::', '100::1:ffff:ffff:ffff:ffff'],
  ['below 2000::/3', '::2', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2000::'],
  ['2001::/23', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2000:ffff::ffff', '2001:200::'],
  ['2001:db8::/32', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db7:ffff::1', '2001:db9::'],
  ['2002::/16', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:ffff:ffff::ffff', '2003::'],
  ['2620:4f:8000::/48', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', '2620:4f:8001::'],
  ['2620:4f:8000::/48, below', '2620:4f:8000::1', '2620:4f:8000::2', '2620:4f:7fff:ffff::ffff'],
  ['3fff::/20', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3ffe:ffff:ffff::ffff', '3fff:1000::'],
  ['above 2000::/3', '4000::', '5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:ffff:ffff:ffff::ffff'],
  ['5f00::/16', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fc00::/7', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::/10', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::/10', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::/8', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
]

test.each(BLOCKS)('%s is not public, its neighbors are', (_, first, last, ...neighbors) => {
  expect([first, last].filter(isPublicAddress)).toEqual([])
  expect(neighbors.filter(isPublicAddress)).toEqual(neighbors)
})

describe('not public is an address inside another', () => {
  // 10.0.0.1 and 8.8.8.8: what stands inside does not matter.
  test.each([
    ['IPv4-mapped', '::ffff:10.0.0.1', '::ffff:a00:1', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::10.0.0.1', '::8.8.8.8'],
    ['IPv4-translated', '::ffff:0:10.0.0.1', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::10.0.0.1', '64:ff9b::8.8.8.8', '64:ff9b:1::8.8.8.8'],
    ['6to4', '2002:a00:1::', '2002:808:808::'],
    ['Teredo', '2001:0:a00:1::', '2001:0:808:808::1'],
  ])('%s', (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})

test('other spellings are read as the same address, or are none', () => {
  const inner = ['FD00::1', 'fE80:0:0:0:0:0:0:1', '0:0:0:0:0:FFFF:7F00:1', 'fe80::1%eth0', '2001:DB8::1%1']
  const none = [
    '010.0.0.1',
    '10.1',
    '167772161',
    '0x0a000001',
    '8.8.8.8.',
    ' 8.8.8.8',
    '[::1]',
    '',
    'one.one',
  ]
  expect([...inner, ...none].filter(isPublicAddress)).toEqual([])
  const same = ['2606:4700:4700::1111', '2606:4700:4700:0:0:0:0:1111', '2A00:1450:4001::1', '1.1.1.1']
  expect(same.filter(isPublicAddress)).toEqual(same)
})
