import { expect, test } from 'vitest'
import { clientAddress, forwardingHeaders, isLoopback } from './client-address.ts'

const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as Parameters<typeof clientAddress>[0]

test.each([
  ['no proxy: the header is invented', 0, '198.51.100.1', '192.0.2.7'],
  ['one proxy: its own entry', 1, '198.51.100.1', '198.51.100.1'],
  [
    'one proxy: what a visitor wrote before it is not believed',
    1,
    '1.1.1.1, 2.2.2.2, 198.51.100.1',
    '198.51.100.1',
  ],
  ['two proxies: the second from the right', 2, '9.9.9.9, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
  ['fewer entries than proxies: the first', 3, '198.51.100.1, 10.0.0.1', '198.51.100.1'],
  ['no header: the socket', 1, undefined, '192.0.2.7'],
  ['an IPv4 port', 1, '198.51.100.1:5678', '198.51.100.1'],
  ['an IPv6 port', 1, '[2001:db8::1]:443', '2001:db8::1'],
  ['brackets without a port', 1, '[2001:DB8::1]', '2001:db8::1'],
  ['quotes and white space', 1, ' "[2001:db8::1]:443" ', '2001:db8::1'],
  ['a bare IPv6 address keeps its last group', 1, '2001:db8::443', '2001:db8::443'],
  ['a mapped IPv4 address', 1, '::ffff:c633:6401', '198.51.100.1'],
  ['a zone', 1, 'fe80::1%eth0', 'fe80::1'],
  ['an empty entry does not count', 1, '198.51.100.1, ,', '198.51.100.1'],
  ['our proxy did not know: the socket, not what a visitor wrote', 1, '198.51.100.1, unknown', '192.0.2.7'],
  ['words', 1, 'unknown', '192.0.2.7'],
  ['words before brackets', 1, 'x[2001:db8::1]', '192.0.2.7'],
  ['words behind brackets', 1, '[2001:db8::1]x', '192.0.2.7'],
  ['words before a port', 1, 'x198.51.100.1:5678', '192.0.2.7'],
  ['words behind a port', 1, '198.51.100.1:5678x', '192.0.2.7'],
  ['an invented name', 1, '_hidden', '192.0.2.7'],
  ['nearly an address', 1, '198.51.100.256', '192.0.2.7'],
  ['a script', 2, '<script>, 10.0.0.1', '192.0.2.7'],
  ['only commas', 2, ',,', '192.0.2.7'],
])('%s', (_name, trustProxy, header, expected) => {
  expect(clientAddress(from('192.0.2.7'), header, trustProxy)).toBe(expected)
})

test('loopback is recognized in every spelling, and nothing that only begins like it', () => {
  for (const address of [
    '127.0.0.1',
    '127.8.8.8',
    '::1',
    '::ffff:127.0.0.1',
    '::FFFF:7f00:1',
    '0:0:0:0:0:0:0:1',
  ])
    expect(isLoopback(address)).toBe(true)
  for (const address of [
    '128.0.0.1',
    '127.0.0.1.evil',
    'x127.0.0.1',
    'nonlocal',
    '::2',
    '::ffff:10.0.0.1',
    '10.127.0.0',
  ]) {
    expect(isLoopback(address)).toBe(false)
  }
})

test('forwarding headers are recognized by name', () => {
  const headers = new Headers({
    'X-Forwarded-For': '192.0.2.1',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'for=192.0.2.1',
    'X-Real-IP': '192.0.2.1',
    Via: '1.1 cache',
    'X-Request-Id': '1',
    Viaduct: '1',
    'X-Via': '1',
    Host: 'directory.example',
  })
  const names = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip']
  expect(forwardingHeaders(headers).sort()).toEqual(names)
})

test('without a socket the visitor is "local", which is this machine', () => {
  expect(clientAddress(undefined, undefined, 0)).toBe('local')
  expect(isLoopback('local')).toBe(true)
})
