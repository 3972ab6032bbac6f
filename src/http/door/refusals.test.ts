import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'
import { createRefuse, type Reason } from './refuse.ts'
import { refuseConnect, refuseMalformed } from './refuse-malformed.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

const SITE = {
  siteUrl: 'https://directory.example',
  config: { provider: { name: 'A & B', url: 'https://a.example', supportPhone: '(800) 555-0100' } },
}
const TEXT = 'Many requests came from your network. Please wait a moment, then try again.'

function answer(reason: Reason, asked: Partial<IncomingMessage> = {}, retryAfterS?: number) {
  const incoming = Object.assign(new EventEmitter(), { method: 'GET', url: '/', headers: {}, ...asked })
  const resume = vi.fn(() => incoming)
  Object.assign(incoming, { resume })
  const outgoing = { writeHead: vi.fn(), flushHeaders: vi.fn(), write: vi.fn(), end: vi.fn() }
  const refuse = createRefuse(SITE)
  refuse(incoming as unknown as IncomingMessage, outgoing as unknown as ServerResponse, reason, retryAfterS)
  const [status, headers] = outgoing.writeHead.mock.calls[0] as [number, Record<string, unknown>]
  return { incoming, outgoing, resume, status, headers }
}

describe('a refusal', () => {
  test('is a page for visitors, a few words for files and JSON for programs', () => {
    const page = answer('rate_limited', {}, 3)
    expect(page.status).toBe(429)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.any(String),
      'retry-after': '3',
    })
    expect(page.headers.connection).toBeUndefined()
    const text = String(page.outgoing.end.mock.calls[0]?.[0])
    for (const part of [TEXT, 'A &amp; B', 'tel:+18005550100']) expect(text).toContain(part)
    expect(page.headers['content-length']).toBe(Buffer.byteLength(text))

    const file = answer('rate_limited', { url: '/uploads/a.png?x=1' })
    expect(file.headers['content-type']).toBe('text/plain; charset=UTF-8')
    expect(file.outgoing.end).toHaveBeenCalledWith(TEXT)

    const call = answer('foreign', { url: '/api/search' })
    expect([call.status, call.headers['content-type']]).toEqual([421, 'application/json'])
    expect(JSON.parse(call.outgoing.end.mock.calls[0]?.[0] as string)).toEqual({
      code: 'invalid_input',
      message: expect.stringContaining('The directory is at https://directory.example.'),
      requestId: call.headers['x-request-id'],
    })
  })

  test('is in the language before the address, for forms in that of the call, for programs in English (LANG-1)', () => {
    const said = (asked: Partial<IncomingMessage>, reason: Reason = 'rate_limited') =>
      String(answer(reason, asked).outgoing.end.mock.calls[0]?.[0])
    const page = said({ url: '/fr/state/texas?x=1' })
    expect(page).toContain('<html lang="fr-CA">')
    expect(page).toContain('Un instant, s’il vous plaît')
    expect(page).toContain('action="/fr/search"')
    expect(page).not.toContain(TEXT)
    expect(said({ url: '/es' }, 'unavailable')).toContain('Muchas personas consultan el directorio')
    expect(said({ url: '/es/search' }, 'foreign')).toContain(
      'El directorio está en https://directory.example.',
    )
    const headers = { 'accept-language': 'fr-CA,en;q=0.5' }
    expect(said({ method: 'POST', url: '/api/inquiries', headers })).toContain(
      'requêtes provenant de votre réseau',
    )
    expect(said({ url: '/api/partners', headers })).toContain(TEXT)
  })

  test('of HEAD has no body, but its length', () => {
    const { headers, outgoing } = answer('rate_limited', { method: 'HEAD', url: '/uploads/a.png' })
    expect(headers['content-length']).toBe(TEXT.length)
    expect(outgoing.end).toHaveBeenCalledWith(undefined)
  })

  test('reads on for a second where a body still comes, so that it arrives', () => {
    const coming = { headers: { 'content-length': '5' }, complete: false }
    const late = answer('rate_limited', { ...coming, url: '/uploads/a.png' })
    expect(late.headers.connection).toBe('close')
    expect(late.outgoing.flushHeaders).toHaveBeenCalled()
    expect(late.outgoing.write).toHaveBeenCalledWith(TEXT)
    expect(late.resume).toHaveBeenCalled()
    vi.advanceTimersByTime(999)
    expect(late.outgoing.end).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(late.outgoing.end).toHaveBeenCalled()

    const left = answer('rate_limited', coming)
    left.incoming.emit('close')
    expect(left.outgoing.end).toHaveBeenCalled()

    const head = answer('rate_limited', { ...coming, method: 'HEAD' })
    expect(head.outgoing.write).not.toHaveBeenCalled()

    const whole = answer('rate_limited', { ...coming, complete: true })
    expect(whole.headers.connection).toBeUndefined()
    expect(whole.outgoing.end).toHaveBeenCalled()
  })
})

describe('what is no request', () => {
  const fake = (more: object = {}) => {
    const socket = {
      destroyed: false,
      writableEnded: false,
      end: vi.fn(),
      destroy: vi.fn(() => {
        socket.destroyed = true
      }),
      ...more,
    }
    return {
      ...socket,
      duplex: socket as unknown as Duplex,
      said: () => String(socket.end.mock.calls[0]?.[0]),
    }
  }
  const broken = (code?: string) => Object.assign(new Error('broken'), { code })

  test.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
    ['HPE_INVALID_METHOD', '405 Method Not Allowed'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
    ['HPE_INVALID_TOKEN', '400 Bad Request'],
    [undefined, '400 Bad Request'],
  ])('%s is answered %s, and its connection closed a second later', (code, status) => {
    const { duplex, destroy, said } = fake()
    refuseMalformed(broken(code), duplex, false, 'https://directory.example')
    const [head = '', body = ''] = said().split('\r\n\r\n')
    const [line, ...headers] = head.split('\r\n')
    expect(line).toBe(`HTTP/1.1 ${status}`)
    for (const header of [
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      'x-content-type-options: nosniff',
      'strict-transport-security: max-age=63072000; includeSubDomains',
    ])
      expect(headers).toContain(header)
    expect(headers.includes('allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')).toBe(
      status.startsWith('405'),
    )
    expect(JSON.parse(body)).toEqual({
      code: 'invalid_input',
      message: `The request cannot be read: ${status.slice(4)}.`,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    vi.advanceTimersByTime(999)
    expect(destroy).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(destroy).toHaveBeenCalledTimes(1)
  })

  test('CONNECT is 405', () => {
    const { duplex, said } = fake()
    refuseConnect(duplex, '')
    expect(said()).toMatch(/^HTTP\/1\.1 405 /)
  })

  test.each([
    ['a reset connection', 'ECONNRESET', {}, 1],
    ['one that is closed', 'HPE_INVALID_TOKEN', { destroyed: true }, 0],
    ['one that was answered', 'HPE_INVALID_TOKEN', { writableEnded: true }, 0],
  ])('%s is not answered', (_, code, more, destroyed) => {
    const { duplex, end, destroy } = fake(more)
    refuseMalformed(broken(code), duplex, false, '')
    expect(end).not.toHaveBeenCalled()
    expect(destroy).toHaveBeenCalledTimes(destroyed)
  })

  test('one in the middle of an answer is closed', () => {
    const { duplex, end, destroy } = fake()
    refuseMalformed(broken(), duplex, true, '')
    expect(end).not.toHaveBeenCalled()
    expect(destroy).toHaveBeenCalledTimes(1)
  })
})

describe('an address that cannot be listened on is told in plain words', () => {
  test('a port in use', async () => {
    const first = await listen('127.0.0.1', 0)
    await expect(listen('127.0.0.1', first.port)).rejects.toThrow(
      `Port ${first.port} on 127.0.0.1 is in use. Choose another with PORT, or PORT=0 for any free one.`,
    )
    vi.useRealTimers()
    await first.stop(0)
  })

  test('an address of another machine', async () => {
    await expect(listen('192.0.2.1', 0)).rejects.toThrow(
      '192.0.2.1 is not an address of this machine. Set HOST to one that is.',
    )
  })
})

test('while it starts, it asks visitors to come again in 2 s', async () => {
  vi.useRealTimers()
  const provider = { name: 'Stillstone', url: 'https://stillstone.example', supportPhone: '(800) 555-0100' }
  const starting = await listen('127.0.0.1', 0, { provider })
  const answered = await fetch(`http://127.0.0.1:${starting.port}/`)
  expect([answered.status, answered.headers.get('retry-after')]).toEqual([503, '2'])
  const text = await answered.text()
  for (const part of ['The directory is starting.', 'href="tel:+18005550100"']) expect(text).toContain(part)
  await starting.stop(0)
})
