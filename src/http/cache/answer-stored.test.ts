import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from '../http-env.ts'
import { answerStored } from './answer-stored.ts'
import { makeStoredAnswer } from './stored-answer.ts'

test('a list that is kept compressed flows to a reader without compression in large pieces', async () => {
  const list = Array.from({ length: 80_000 }, (_, number) => `partner ${number}, `.repeat(3)).join('')
  const body = { identity: null, gzip: gzipSync(list) }
  const answer = makeStoredAnswer(
    { status: 200, contentType: 'application/json', cacheControl: 'no-cache', body },
    { madeAt: 1, expiresAt: Date.now() + 60_000 },
    {},
  )
  const app = new Hono<HttpEnv>().get('/', (c) => answerStored(c, answer, 0))
  const response = await app.request('/')
  const pieces: Uint8Array[] = []
  for await (const piece of response.body ?? []) pieces.push(piece)
  expect(Buffer.concat(pieces).toString()).toBe(list)
  // Each waits for a round of the event loop; zlib's own pieces would be 16 KB.
  expect(pieces.length).toBeLessThan(list.length / 2 ** 17)
})
