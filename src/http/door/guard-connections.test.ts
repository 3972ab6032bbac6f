import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type Listening, type ListenOptions, listen } from './listen.ts'

/** More than the kernel buffers. */
const LARGE = Buffer.alloc(40_000_000, 'x')
const CLOSE = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'
const KEEP = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'

let server: Listening
let sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  sockets = []
  await server.stop(0)
})

async function start(options: ListenOptions, answer: RequestListener = (_, outgoing) => outgoing.end('ok')) {
  server = await listen('0.0.0.0', 0, options)
  server.answerWith(answer)
}

async function open(address = '127.0.0.1') {
  const socket = connect(server.port, address)
  socket.on('error', () => {})
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

/** All that the server sends after `bytes` until it closes. */
async function talk(socket: Socket, bytes: string): Promise<string> {
  let answer = ''
  socket.on('data', (piece) => {
    answer += piece.toString('latin1')
  })
  if (!socket.destroyed) socket.write(bytes)
  if (!socket.closed) await once(socket, 'close')
  return answer
}

/** Each stays open after one answered request. */
async function hold(count: number, address?: string) {
  for (let at = 0; at < count; at++) {
    const socket = await open(address)
    socket.write(KEEP)
    await once(socket, 'data')
  }
}

describe('a waiting answer', () => {
  test('is given up for a peer that reads nothing', async () => {
    let isGone = false
    await start({ limits: { stallMs: 500 } }, (_, outgoing) => {
      outgoing.on('close', () => {
        isGone = true
      })
      outgoing.end(LARGE)
    })
    const socket = await open()
    socket.pause()
    socket.write(KEEP)
    await expect.poll(() => isGone).toBe(true)
  })

  test('is given up for a peer that keeps asking but reads nothing', async () => {
    let isGone = false
    await start({ limits: { stallMs: 500 } }, (_, outgoing) => {
      outgoing.on('close', () => {
        isGone = true
      })
      outgoing.end(LARGE)
    })
    const socket = await open()
    socket.pause()
    const asking = setInterval(() => socket.write(KEEP), 50)
    await expect.poll(() => isGone).toBe(true)
    clearInterval(asking)
  })

  test('reaches a slow peer whole', async () => {
    await start({ limits: { stallMs: 2000 } }, (_, outgoing) => outgoing.end(LARGE))
    const socket = await open()
    let received = 0
    socket.on('data', (piece) => {
      received += piece.length
      socket.pause()
      setTimeout(() => socket.resume(), 4)
    })
    socket.write(CLOSE)
    await once(socket, 'close')
    expect(received).toBeGreaterThan(LARGE.length)
  })

  test('of the app may take any time', async () => {
    await start({ limits: { stallMs: 100 } }, (_, outgoing) => setTimeout(() => outgoing.end('late'), 600))
    expect(await talk(await open(), CLOSE)).toContain('late')
  })
})

describe('connections over the limit', () => {
  test('are refused, and served again when others have gone', async () => {
    const said: string[] = []
    await start({ limits: { total: 3 }, warn: (sentence) => said.push(sentence) })
    await hold(3)
    const refused = await talk(await open(), KEEP)
    expect(refused).toMatch(/^HTTP\/1\.1 503 /)
    expect(refused).toMatch(/retry-after: 5\r\n/i)
    expect(refused).toMatch(/connection: close\r\n/i)
    expect(refused).toMatch(/x-content-type-options: nosniff/i)
    await talk(await open(), KEEP)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain('MAX_CONNECTIONS')
    sockets[0]?.destroy()
    await expect.poll(async () => (await talk(await open(), CLOSE)).slice(0, 12)).toBe('HTTP/1.1 200')
  })

  test('still answer probes', async () => {
    await start({ limits: { total: 1 } })
    await hold(1)
    const probe = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'
    expect(await talk(await open(), probe)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('are closed soon when they send nothing, and at once beyond a number', async () => {
    await start({ limits: { total: 1 } })
    await hold(1)
    const silent = await Promise.all(Array.from({ length: 300 }, () => open()))
    const closed = () => silent.filter((socket) => socket.resume().closed).length
    await expect.poll(closed).toBeGreaterThanOrEqual(300 - 256)
    await expect.poll(closed).toBe(300)
    expect(sockets[0]?.closed).toBe(false)
  })

  test('do not count against the others', async () => {
    await start({ limits: { total: 2 } })
    await hold(1)
    const many = await Promise.all(Array.from({ length: 20 }, () => open()))
    for (const socket of many) socket.destroy()
    await expect.poll(async () => (await talk(await open(), CLOSE)).slice(0, 12)).toBe('HTTP/1.1 200')
  })
})

/** This machine's address on a network; without one the test is skipped. */
const outer = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address

describe.skipIf(outer === undefined)('one network', () => {
  test('has its own limit, which leaves room for the others', async () => {
    const said: string[] = []
    await start({ limits: { total: 100, perNetwork: 2 }, warn: (sentence) => said.push(sentence) })
    await hold(2, outer)
    expect(await talk(await open(outer), KEEP)).toMatch(/^HTTP\/1\.1 503 /)
    expect(said[0]).toContain('MAX_CONNECTIONS_PER_NETWORK')
    // A proxy may be on loopback.
    await hold(5)
    sockets[0]?.destroy()
    await expect.poll(async () => (await talk(await open(outer), CLOSE)).slice(0, 12)).toBe('HTTP/1.1 200')
  })

  test('is not limited behind a proxy', async () => {
    await start({ limits: { total: 100, perNetwork: 2 }, isBehindProxy: true })
    await hold(5, outer)
    expect(await talk(await open(outer), CLOSE)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

test('a peer that is gone before it is accepted does not count', async () => {
  await start({ limits: { total: 3 } })
  for (let at = 0; at < 50; at++) (await open()).resetAndDestroy()
  await sleep(100)
  expect(await talk(await open(), CLOSE)).toMatch(/^HTTP\/1\.1 200 /)
})
