import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../http-env.ts'
import { answerStored } from './answer-stored.ts'
import { packBody } from './pack-body.ts'
import { makeStoredAnswer, sizeOf } from './stored-answer.ts'

const TEXT = 'Cedar Hollow, Asheville; '.repeat(4000)
async function* inPieces(text: string, size = 1000) {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}
const store = (body: Awaited<ReturnType<typeof packBody>>) =>
  makeStoredAnswer(
    { status: 200, contentType: 'text/plain', cacheControl: 'no-cache', body },
    { madeAt: 1, expiresAt: 0 },
    {},
  )

test('a small body is compressed while it is made, and also kept uncompressed', async () => {
  const packed = await packBody(inPieces(TEXT))
  expect(packed.identity?.toString()).toBe(TEXT)
  expect(gunzipSync(packed.gzip).toString()).toBe(TEXT)
})

test('of a larger one only its gzip bytes are kept', async () => {
  const packed = await packBody(inPieces(TEXT), 10_000)
  expect(packed.identity).toBeNull()
  expect(gunzipSync(packed.gzip).toString()).toBe(TEXT)
  expect(sizeOf(store(packed))).toBeLessThan(TEXT.length / 4)
})

test('an error while it is made is passed on', async () => {
  async function* failing() {
    yield 'a'
    throw new Error('the database is gone')
  }
  await expect(packBody(failing())).rejects.toThrow('the database is gone')
})

test.each([
  ['gzip', 'gzip'],
  ['identity', null],
  [undefined, null],
])('a large body reaches a client that accepts %s whole', async (accepted, encoding) => {
  const answer = store(await packBody(inPieces(TEXT), 10_000))
  const http = new Hono<HttpEnv>()
  http.get('/', (c) => answerStored(c, answer, 0))
  const headers: Record<string, string> = accepted ? { 'accept-encoding': accepted } : {}
  const response = await http.request('/', { headers })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect((encoding ? gunzipSync(bytes) : bytes).toString()).toBe(TEXT)
  const head = await http.request('/', { method: 'HEAD', headers })
  expect(await head.text()).toBe('')
  expect(head.headers.get('etag')).toBe(answer.etag)
})
