import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { targetOf } from '../../tests/servers/freezable-proxy.ts'
import { waitForServer } from './wait-for-server.ts'

const ended: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ended.splice(0)) await end()
})

/** A port that nothing listens on, until `open`. */
async function reservePort() {
  const server = createServer((socket) => socket.pipe(connect(targetOf(inject('postgresUrl')))).pipe(socket))
  const listen = async (port: number) => {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return (server.address() as { port: number }).port
  }
  const port = await listen(0)
  await once(server.close(), 'close')
  ended.push(() => server.close())
  const url = new URL(inject('postgresUrl'))
  url.search = ''
  url.host = `127.0.0.1:${port}`
  const pool = new pg.Pool({ connectionString: url.href })
  ended.unshift(() => pool.end())
  return { pool, address: { DATABASE_URL: url.href }, open: () => listen(port) }
}

test('a server that cannot be reached is reported and waited for, until it answers', async () => {
  const { pool, address, open } = await reservePort()
  const reports: string[] = []
  const report = async (why: string) => {
    reports.push(why)
    await open()
  }
  await waitForServer(pool, address, { until: new AbortController().signal, report })
  expect(reports).toEqual([
    expect.stringMatching(/^the database \S+ at 127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/),
  ])
})

test('a stop ends the wait', async () => {
  const { pool, address } = await reservePort()
  const stop = new AbortController()
  const waiting = waitForServer(pool, address, { until: stop.signal, report: () => stop.abort() })
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test('without a signal the wait has an end, in a sentence with the reason', async () => {
  const { pool, address } = await reservePort()
  await expect(waitForServer(pool, address, { patienceMs: 0, report: () => {} })).rejects.toThrow(
    /^DATABASE_URL: the database \S+ at 127\.0\.0\.1:\d+ cannot be reached: connect ECONNREFUSED/,
  )
})
