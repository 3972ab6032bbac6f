import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../http-env.ts'
import { answerStored } from './answer-stored.ts'
import { makeStoredAnswer } from './stored-answer.ts'
import { MOST_UNPACKED_BYTES, unpackOnce } from './unpack-once.ts'

/** Kept compressed alone, of `bytes` or a little more. */
function makePacked(bytes: number) {
  const line = 'A partner of 48 letters, in a town of the list, '
  const plain = Buffer.from(line.repeat(Math.ceil(bytes / line.length)))
  const body = { identity: null, gzip: gzipSync(plain) }
  const answer = makeStoredAnswer(
    { status: 200, contentType: 'application/json', cacheControl: 'no-cache', body },
    { madeAt: 1, expiresAt: Date.now() + 60_000 },
    {},
  )
  const app = new Hono<HttpEnv>().get('/', (c) => answerStored(c, answer, 0))
  const read = async () => {
    const pieces: Uint8Array[] = []
    for await (const piece of (await app.request('/')).body ?? []) pieces.push(piece)
    return pieces
  }
  return { plain, answer, read }
}

test('readers without compression share the unpacked bytes of a list that is kept compressed', async () => {
  const { plain, answer, read } = makePacked(4 * 2 ** 20)
  expect(Buffer.concat(await read())).toEqual(plain)
  const [one, other] = await Promise.all([unpackOnce(answer), unpackOnce(answer)])
  expect(other).toBe(one)
  expect(await unpackOnce(answer)).toBe(one)
})

test('a larger list flows to such a reader in large pieces', async () => {
  const { plain, answer, read } = makePacked(MOST_UNPACKED_BYTES)
  expect(await unpackOnce(answer)).toBeNull()
  const pieces = await read()
  expect(Buffer.concat(pieces).equals(plain)).toBe(true)
  // Each waits for a round of the event loop; zlib's own pieces would be 16 KB.
  expect(pieces.length).toBeLessThan(plain.length / 2 ** 17)
})
