import { expect, test } from 'vitest'
import { chooseEncoding } from './encodings.ts'
import { addEncoding, chooseBytes, makeStoredAnswer } from './stored-answer.ts'

const both = { br: true, gzip: true }

test.each([
  ['gzip, deflate, br, zstd', both, 'br'],
  ['gzip', both, 'gzip'],
  ['GZIP, Br;q=0', both, 'gzip'],
  ['gzip, br', { br: false, gzip: true }, 'gzip'],
  ['br', { br: false, gzip: true }, 'identity'],
  ['br;q=0, gzip', both, 'gzip'],
  ['br;q=0, gzip;q=0', both, 'identity'],
  ['br;q=0.5', both, 'br'],
  ['gzip;q=0.000, br ; q=0', both, 'identity'],
  ['identity', both, 'identity'],
  ['brotli', both, 'identity'],
  [undefined, both, 'identity'],
])('Accept-Encoding %s', (header, atHand, expected) => {
  expect(chooseEncoding(header, atHand)).toBe(expected)
})

const make = (body = 'a page') =>
  makeStoredAnswer(
    { status: 200, contentType: 'text/html', cacheControl: 'no-cache', body: Buffer.from(body) },
    { madeAt: 1, expiresAt: 0 },
    {},
  )

test('the ETag follows the content, and a client that has it gets no body (CALL-4)', () => {
  const answer = make()
  expect(make('another page').etag).not.toBe(answer.etag)
  expect(make().etag).toBe(answer.etag)
  for (const known of [answer.etag, `"x", ${answer.etag}`, answer.etag.replace('W/', ''), '*']) {
    expect(chooseBytes(answer, undefined, known)).toMatchObject({ status: 304, body: null })
  }
  expect(chooseBytes(answer, undefined, '"x"')).toMatchObject({ status: 200 })
  expect(chooseBytes(answer, undefined, '304').headers).toContain('etag')
})

test('each encoding has its own length and names itself', () => {
  const answer = make()
  addEncoding(answer, 'gzip', Buffer.from('gz'))
  const { headers, body } = chooseBytes(answer, 'gzip', undefined)
  const named = Object.fromEntries(
    headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : [])),
  )
  expect(named).toMatchObject({ 'content-encoding': 'gzip', 'content-length': '2', vary: 'Accept-Encoding' })
  expect(String(body)).toBe('gz')
})
