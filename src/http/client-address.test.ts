import { expect, test } from 'vitest'
import { clientAddress, isLoopback } from './client-address.ts'

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
])('%s', (_name, trustProxy, header, expected) => {
  expect(clientAddress(from('192.0.2.7'), header, trustProxy)).toBe(expected)
})

test('loopback is this machine in all its spellings, and nothing that only begins so', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect(isLoopback(address)).toBe(true)
  for (const address of ['128.0.0.1', '127.0.0.1.evil', '::2', '::ffff:10.0.0.1', '10.127.0.0']) {
    expect(isLoopback(address)).toBe(false)
  }
})
