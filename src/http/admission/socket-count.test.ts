import { once } from 'node:events'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSocketCount } from './socket-count.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => void vi.useRealTimers())

async function close(socket: Socket): Promise<void> {
  const closed = once(socket, 'close')
  socket.destroy()
  await closed
}

test('a socket counts once, until a second after its end', async () => {
  const sockets = createSocketCount()
  const [first, second] = [new Socket(), new Socket()]
  for (const socket of [first, second, first]) sockets.note(socket)
  expect(sockets.count()).toBe(2)
  await close(first)
  expect(sockets.count()).toBe(2)
  vi.advanceTimersByTime(1000)
  expect(sockets.count()).toBe(1)
})

test('a request whose socket is gone counts nothing', async () => {
  const sockets = createSocketCount()
  const gone = new Socket()
  await close(gone)
  sockets.note(gone)
  expect(sockets.count()).toBe(0)
})

test('more may come in for 10 ms after a new socket, not after one that is known', () => {
  const clock = { nowMs: 1000 }
  const sockets = createSocketCount(() => clock.nowMs)
  expect(sockets.isGrowing()).toBe(false)
  const socket = new Socket()
  sockets.note(socket)
  clock.nowMs += 10
  expect(sockets.isGrowing()).toBe(true)
  clock.nowMs += 1
  sockets.note(socket)
  expect(sockets.isGrowing()).toBe(false)
})
