import { describe, expect, test } from 'vitest'
import { createHostCheck } from './check-host.ts'

const asked = (...hosts: string[]) => ({
  url: '/',
  rawHeaders: ['Accept', '*/*', ...hosts.flatMap((host) => ['Host', host])],
})

describe('a site with its own name (RUN-7)', () => {
  const check = createHostCheck('https://directory.example')
  test.each([
    'directory.example',
    'DIRECTORY.Example',
    'directory.example.',
    'directory.example:443',
    'directory.example:',
  ])('answers to %s', (host) => expect(check(asked(host))).toBe('own'))
  test.each([
    'evil.example',
    'directory.example:80',
    'directory.example:8443',
    'directory.example.evil.example',
    'www.directory.example',
    'xdirectory.example',
    'localhost',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]',
    '192.0.2.1',
  ])('refuses %s', (host) => expect(check(asked(host))).toBe('foreign'))
  test.each([
    '',
    ' ',
    'directory.example/',
    'evil.example@directory.example',
    'directory.example, evil.example',
    'a b',
    'directory.example:x',
    'directory.example\\',
    '[',
    '%64irectory.example',
  ])('cannot read %j', (host) => expect(check(asked(host))).toBe('malformed'))

  test('needs exactly one Host, in any letter case', () => {
    expect(check(asked())).toBe('malformed')
    expect(check(asked('directory.example', 'directory.example'))).toBe('malformed')
    expect(check({ url: '/', rawHeaders: ['host', 'directory.example', 'HOST', 'evil.example'] })).toBe(
      'malformed',
    )
    expect(
      check({ url: '/', rawHeaders: ['X-Forwarded-Host', 'evil.example', 'hOsT', 'directory.example'] }),
    ).toBe('own')
  })

  test('takes no value for a name, and no address in the path for the host', () => {
    const rawHeaders = ['X-Note', 'host', 'Accept', 'Host', 'Host', 'directory.example']
    expect(check({ url: '/search?from=http://evil.example/', rawHeaders })).toBe('own')
  })

  test('of plain http has port 80', () => {
    const plain = createHostCheck('http://directory.example')
    for (const host of ['directory.example', 'directory.example:80']) expect(plain(asked(host))).toBe('own')
    expect(plain(asked('directory.example:443'))).toBe('foreign')
  })

  test('does not remember a refused host as its own', () => {
    expect(check(asked('directory.example'))).toBe('own')
    expect(check(asked('evil.example'))).toBe('foreign')
    expect(check(asked('evil.example'))).toBe('foreign')
    expect(check(asked('directory.example'))).toBe('own')
  })

  test.each([
    ['http://directory.example/', 'evil.example', 'foreign'],
    ['https://directory.example/', 'evil.example', 'own'],
    ['HTTPS://Directory.Example', 'evil.example', 'own'],
    ['http://evil.example/', 'directory.example', 'foreign'],
    ['https://directory.example@evil.example/', 'directory.example', 'malformed'],
    ['https://evil.example\\@directory.example/', 'directory.example', 'foreign'],
    ['https://evil.example?directory.example', 'directory.example', 'foreign'],
    ['http:///x', 'directory.example', 'malformed'],
    // Names no host: the app refuses it.
    ['//evil.example/', 'directory.example', 'own'],
    ['*', 'directory.example', 'own'],
  ])('judges the absolute target %s by its own host', (url, host, verdict) => {
    // An https site does not use port 80.
    const target = url === 'http://directory.example/' ? 'http://directory.example:80/' : url
    expect(check({ ...asked(host), url: target })).toBe(verdict)
  })
})

test('a port in SITE_URL must be named', () => {
  const check = createHostCheck('http://192.0.2.7:8080')
  expect(check(asked('192.0.2.7:8080'))).toBe('own')
  expect(check(asked('192.0.2.7'))).toBe('foreign')
  expect(check(asked('192.0.2.7:80'))).toBe('foreign')
})

describe('a site on this machine', () => {
  const check = createHostCheck('http://127.0.0.1:3000')
  test.each([
    '127.0.0.1:3000',
    '127.0.0.1',
    '127.8.9.1:1',
    'localhost:5000',
    'LOCALHOST',
    'localhost.',
    '[::1]:3000',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]:80',
  ])('answers to %s', (host) => expect(check(asked(host))).toBe('own'))
  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '128.0.0.1',
    '[::2]',
    '0.0.0.0:3000',
    '192.0.2.1:3000',
  ])('refuses %s, which another machine may have led here', (host) =>
    expect(check(asked(host))).toBe('foreign'),
  )
})
