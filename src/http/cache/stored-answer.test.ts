import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptsGzip } from './encodings.ts'
import { answerTo, makeStoredAnswer } from './stored-answer.ts'

test.each([
  ['gzip, deflate, br, zstd', true],
  ['GZIP', true],
  ['gzip;q=0.5', true],
  ['br;q=0, gzip', true],
  ['gzip;q=0, br', false],
  ['gzip ; q=0.000', false],
  ['br', false],
  ['identity', false],
  ['gzipped', false],
  [undefined, false],
])('Accept-Encoding %s: gzip %s', (header, isAccepted) => {
  expect(acceptsGzip(header)).toBe(isAccepted)
})

const make = (body = 'a page') =>
  makeStoredAnswer(
    { status: 200, contentType: 'text/html', cacheControl: 'no-cache', gzip: gzipSync(body) },
    { revision: 1, expiresAt: 0, isForEdge: false },
    {},
  )

test('the ETag follows the content, and a client that has it gets no body (CALL-4)', async () => {
  const answer = make()
  expect(make('another page').etag).not.toBe(answer.etag)
  expect(make().etag).toBe(answer.etag)
  for (const known of [answer.etag, `"x", ${answer.etag}`, answer.etag.replace('W/', ''), '*']) {
    const given = ask(answer, { 'if-none-match': known, 'accept-encoding': 'gzip' })
    expect([given.status, await given.text(), given.headers.get('content-encoding')]).toEqual([304, '', null])
    expect(given.headers.get('etag')).toBe(answer.etag)
  }
  expect(ask(answer, { 'if-none-match': '"x"' }).status).toBe(200)
})

const LINE = 'A partner of 48 letters, in a town of the list, '

test.each([6, 4 * 2 ** 20, 9 * 2 ** 20])(
  'an answer of %d bytes reaches every client whole',
  async (bytes) => {
    const body = LINE.repeat(Math.ceil(bytes / LINE.length))
    const answer = make(body)
    const plain = ask(answer)
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect((await plain.text()) === body).toBe(true)
    const packed = ask(answer, { 'accept-encoding': 'gzip' })
    expect(packed.headers.get('content-length')).toBe(String(answer.gzip.length))
    expect(Buffer.from(await packed.arrayBuffer()).equals(answer.gzip)).toBe(true)
  },
)

/** As a client reads it. */
function ask(answer: ReturnType<typeof make>, headers: Record<string, string> = {}) {
  const {
    status,
    headers: given,
    body,
  } = answerTo(
    {
      method: 'GET',
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
      silentMs: 0,
      now: 0,
    },
    answer,
  )
  const pairs = Array.from({ length: given.length / 2 }, (_, at): [string, string] => [
    given[2 * at] ?? '',
    given[2 * at + 1] ?? '',
  ])
  return new Response(body as BodyInit | null, { status, headers: pairs })
}
