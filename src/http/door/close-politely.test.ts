import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
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

test('a connection whose answer began before the stop may be used once more, and is told to close', async () => {
  const server = await listen('127.0.0.1', 0)
  const answers: ServerResponse[] = []
  server.answerWith((_, outgoing) => {
    answers.push(outgoing)
    outgoing.write('begun')
  })
  const socket = connect(server.port, '127.0.0.1')
  let received = ''
  socket.on('data', (piece) => {
    received += piece.toString()
  })
  const request = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
  socket.write(request)
  await expect.poll(() => received).toContain('begun')
  expect(received).toMatch(/connection: keep-alive/i)
  const stopped = server.stop()
  // Longer than the port stays open.
  await expect.poll(() => server.server.listening).toBe(false)
  answers[0]?.end()
  await expect.poll(() => received).toContain('\r\n0\r\n')
  await sleep(200)
  socket.write(request)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]?.end()
  await once(socket, 'close')
  expect(received.split('HTTP/1.1 200 OK')[2]).toMatch(/connection: close/i)
  expect(await stopped).toBe(0)
})
