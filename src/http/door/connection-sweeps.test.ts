import { EventEmitter } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createClosing } from './close-politely.ts'
import { guardConnections } from './guard-connections.ts'
import { listen } from './listen.ts'

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] }),
)
afterEach(() => void vi.useRealTimers())

function fakeSocket(remoteAddress: string | undefined = '127.0.0.1') {
  const calls: string[] = []
  const socket = Object.assign(new EventEmitter(), {
    remoteAddress,
    writableEnded: false,
    end() {
      calls.push('end')
      socket.writableEnded = true
    },
    destroy() {
      calls.push('destroy')
      socket.emit('close')
    },
  })
  return { socket: socket as unknown as Socket & typeof socket, calls }
}

describe('connections', () => {
  const start = (total: number, perNetwork: number | null = null) => {
    const server = Object.assign(new EventEmitter(), { setTimeout() {}, maxConnections: 0 })
    const said: string[] = []
    const limits = { total, perNetwork, stallMs: 20_000 }
    const guard = guardConnections(server as unknown as Server, limits, (sentence) => said.push(sentence))
    const isRefused = (socket: Socket) => guard.connections.get(socket)?.isRefused
    const open = (address?: string) => {
      const opened = fakeSocket(address)
      server.emit('connection', opened.socket)
      return opened
    }
    return { server, isRefused, said, open }
  }

  test('an error of a socket ends nothing', () => {
    const { socket } = start(10).open()
    expect(() => socket.emit('error', new Error('reset'))).not.toThrow()
  })

  test('a refused one has 2 s, and the listener takes no more than 256 of them', () => {
    const { server, isRefused, open } = start(1)
    expect(server.maxConnections).toBe(257)
    const served = open()
    const refused = open()
    expect([isRefused(served.socket), isRefused(refused.socket)]).toEqual([false, true])
    vi.advanceTimersByTime(1999)
    expect(refused.calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect([refused.calls, served.calls]).toEqual([['destroy'], []])
    served.socket.emit('close')
    expect(isRefused(open().socket)).toBe(false)
  })

  test('a network has its own number, which leaves none of its places taken', () => {
    const { isRefused, said, open } = start(10, 2)
    const [first] = [open('203.0.113.9'), open('203.0.113.9')]
    expect(isRefused(open('203.0.113.9').socket)).toBe(true)
    expect(said).toEqual([
      'One network holds 2 connections, which is the limit (MAX_CONNECTIONS_PER_NETWORK): more of it are refused.',
    ])
    expect(isRefused(open('203.0.113.10').socket)).toBe(false)
    // Perhaps a proxy.
    for (let at = 0; at < 5; at++) expect(isRefused(open('127.0.0.1').socket)).toBe(false)
    first?.socket.emit('close')
    expect(isRefused(open('203.0.113.9').socket)).toBe(false)
    expect(isRefused(open('203.0.113.9').socket)).toBe(true)
  })

  test('and what is refused is told at most once a minute', () => {
    const { said, open } = start(1)
    open()
    for (const ms of [0, 1, 59_998]) {
      vi.advanceTimersByTime(ms)
      open()
    }
    const sentence = '1 connections are open, which is the limit (MAX_CONNECTIONS): more are refused.'
    expect(said).toEqual([sentence])
    vi.advanceTimersByTime(1)
    open()
    expect(said).toEqual([sentence, sentence])
  })
})

/** Advances the clock in the steps of the sweeps, with the turns of the event loop that each waits for. */
async function pass(ms: number) {
  for (let at = 0; at < ms; at += 25) {
    await vi.advanceTimersByTimeAsync(25)
    for (let step = 0; step < 4; step++) await turn()
  }
}

describe('a stop', () => {
  const start = () => {
    const server = createServer()
    const closed = vi.fn()
    server.on('close', closed)
    const answer = vi.fn()
    const guard = guardConnections(server, { total: 10, perNetwork: null, stallMs: 20_000 })
    const closing = createClosing(server, guard, answer, vi.fn())
    server.on('request', closing.listener)
    const open = () => {
      const opened = fakeSocket()
      server.emit('connection', opened.socket)
      return opened
    }
    const ask = (socket: Socket) => {
      const response = Object.assign(new EventEmitter(), { headersSent: false, shouldKeepAlive: true })
      const resume = vi.fn()
      server.emit('request', { socket, url: '/', resume } as never, response as never)
      return { response, resume }
    }
    return { closing, answer, open, ask }
  }

  test('lets an idle connection ask for 1.5 s, half-closes it, and closes it a second later', async () => {
    const { closing, open } = start()
    const { calls } = open()
    const stopped = closing.stop()
    await pass(1500)
    expect(calls).toEqual([])
    await pass(50)
    expect(calls).toEqual(['end'])
    await pass(950)
    expect(calls).toEqual(['end'])
    await pass(100)
    expect(calls).toEqual(['end', 'destroy'])
    expect(await stopped).toBe(0)
  })

  test('gives an answer 7 s, then cuts and counts it', async () => {
    const { closing, open, ask } = start()
    const [slow, other] = [open(), open()]
    ask(slow.socket)
    const { response } = ask(other.socket)
    const stopped = closing.stop()
    expect(response.shouldKeepAlive).toBe(false)
    await pass(5000)
    response.emit('close')
    await pass(1400)
    expect([slow.calls, other.calls]).toEqual([[], []])
    await pass(200)
    expect(other.calls).toEqual(['end'])
    await pass(375)
    expect(slow.calls).toEqual([])
    await pass(50)
    expect(slow.calls).toEqual(['destroy'])
    expect(await stopped).toBe(1)
  })

  test('says of an answer that is under way already nothing new', async () => {
    const { closing, open, ask } = start()
    const { response } = ask(open().socket)
    response.headersSent = true
    const stopped = closing.stop(0)
    expect(response.shouldKeepAlive).toBe(true)
    await pass(100)
    expect(await stopped).toBe(1)
  })

  test('answers what comes meanwhile and closes, but not behind its own end', async () => {
    const { closing, answer, open, ask } = start()
    const { socket } = open()
    const stopped = closing.stop()
    expect(ask(socket).response.shouldKeepAlive).toBe(false)
    expect(answer).toHaveBeenCalledTimes(1)
    socket.writableEnded = true
    expect(ask(socket).resume).toHaveBeenCalledTimes(1)
    expect(answer).toHaveBeenCalledTimes(1)
    await pass(7100)
    expect(await stopped).toBe(1)
  })

  test('without connections is over at once', async () => {
    const { closing } = start()
    const stopped = closing.stop()
    for (let step = 0; step < 6; step++) await turn()
    expect(await Promise.race([stopped, 'waits'])).toBe(0)
  })
})

test('3,000 connections are served, 200 of them of one network, and slow ones have their time', async () => {
  vi.useRealTimers()
  const said: string[] = []
  const server = await listen('127.0.0.1', 0, { warn: (sentence) => said.push(sentence) })
  const behind = await listen('127.0.0.1', 0, {
    isBehindProxy: true,
    warn: (sentence) => said.push(sentence),
  })
  try {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = server.server
    expect([headersTimeout, requestTimeout, keepAliveTimeout]).toEqual([10_000, 20_000, 20_000])
    expect(behind.server.keepAliveTimeout).toBe(65_000)
    const open = (remoteAddress: string, on = server) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress })
      on.server.emit('connection', socket)
      return socket
    }
    const sockets = Array.from({ length: 200 }, () => open('203.0.113.9'))
    expect(said).toEqual([])
    sockets.push(open('203.0.113.9'))
    expect(said).toEqual([expect.stringContaining('One network holds 200 connections')])
    for (const socket of sockets) socket.destroy()
    for (let at = 0; at < 2999; at++) sockets.push(open(`10.${at >> 8}.${at & 255}.1`, behind))
    expect(said).toHaveLength(1)
    sockets.push(open('10.99.0.1', behind), open('10.99.0.2', behind))
    expect(said[1]).toContain('3000 connections are open')
    for (const socket of sockets) socket.destroy()
  } finally {
    await server.stop(0)
    await behind.stop(0)
  }
})
