import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a stop cuts a request that takes too long, and counts it', async () => {
  const server = await listen('127.0.0.1', 0)
  const arrived = Promise.withResolvers<void>()
  server.answerWith(() => arrived.resolve())
  const asked = fetch(`http://127.0.0.1:${server.port}/`).catch(() => 'cut')
  await arrived.promise
  expect(await server.stop(100)).toBe(1)
  expect(await asked).toBe('cut')
})
