import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbeddedPostgres } from '../../src/db/embedded-postgres/open-embedded-postgres.ts'
import { isAlive } from '../../src/db/embedded-postgres/postmaster.ts'
import { openNames } from '../reading/stored-rows.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { sendSlowInquiry } from '../servers/send-slow-inquiry.ts'
import { processesBelow, type StartedByNpm, startByNpm } from '../servers/start-by-npm.ts'

let dataDir: string
let started: StartedByNpm | null
beforeEach(() => {
  dataDir = makeDataDir()
  started = null
})
afterEach(async () => {
  // When its parent is killed the product stops by itself.
  const left = started ? processesBelow(started.child.pid ?? 0).map(({ pid }) => pid) : []
  started?.child.kill('SIGKILL')
  await expect.poll(() => left.filter(isAlive)).toEqual([])
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

const productPid = () => {
  const found = processesBelow(started?.child.pid ?? 0).find(({ command }) =>
    command.includes('server/main.js'),
  )
  if (!found) throw new Error('No product runs.')
  return found.pid
}
const status = (pathname: string) =>
  fetch(started?.url + pathname).then(
    (response) => response.status,
    () => null,
  )

/** On a machine too busy to stop within 10 s the product ends without its database, and it or its parent says so. */
const wasLate = () => started?.said().includes('did not stop within') ?? false

/** There a request under way may be cut after 7 s, too. */
const wasCut = () => wasLate() || (started?.said().includes('requests were cut at the stop') ?? false)

/** PostgreSQL was stopped, so the next start recovers nothing. */
function expectCleanShutdown() {
  if (wasLate()) return
  expect(readFileSync(path.join(dataDir, 'db/postgres.log'), 'utf8')).toMatch(
    /database system is shut down\s*$/,
  )
  expect(existsSync(path.join(dataDir, 'db/pg/postmaster.pid'))).toBe(false)
}

/** However signalled, Grace's inquiry in progress is answered and everything ends. Returns her answer's status. */
async function expectPoliteStop(npm: StartedByNpm, sendSignal: () => void): Promise<number | null> {
  const all = processesBelow(npm.child.pid ?? 0).map(({ pid }) => pid)
  const inquiry = await sendSlowInquiry(npm.url, 'Grace')
  sendSignal()
  // Until nothing listens, but well within the 10 s that the product gives the request.
  await expect
    .poll(() => status('/healthz'), { timeout: 1400 })
    .toBe(null)
    .catch(() => {})
  // npm ends half a second after its child's shell.
  await sleep(600)
  const answered = inquiry.finish().catch(() => null)
  await npm.ended
  await expect.poll(() => (wasLate() ? [] : all.filter(isAlive))).toEqual([])
  await npm.outputEnded
  if (!wasCut()) expect(await answered, npm.said()).toBe(201)
  expectCleanShutdown()
  return answered
}

test('npm start is stopped by the death of npm', async () => {
  started = await startByNpm(dataDir)
  const { child } = started
  await expectPoliteStop(started, () => child.kill('SIGKILL'))
})

test('a product that is killed answers again with all that it has acknowledged, then is stopped by a signal to the whole process group (RUN-1)', async () => {
  started = await startByNpm(dataDir, { spawnOptions: { detached: true } })
  const { child } = started
  const killed = productPid()
  expect(await (await sendSlowInquiry(started.url)).finish()).toBe(201)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => status('/readyz'), { timeout: 120_000 }).toBe(200)
  expect(productPid()).not.toBe(killed)
  expect(started.said()).toContain('the product ended by SIGKILL; it is started again in 0.5 s (restart 1)')

  const answered = await expectPoliteStop(started, () => process.kill(-(child.pid ?? 0), 'SIGTERM'))
  const server = await openEmbeddedPostgres(path.join(dataDir, 'db'))
  const client = new pg.Client(server.connection)
  await client.connect()
  const { rows } = await client.query('select id, name from inquiries')
  await client.end()
  await server.close()
  const stored = (await openNames(dataDir, rows)).map(({ name }) => name)
  // Beside a slow database an inquiry waits in the journal for the next start.
  const waiting = existsSync(path.join(dataDir, 'journal')) ? readdirSync(path.join(dataDir, 'journal')) : []
  const kept = stored.length + waiting.length
  expect([answered === 201 ? 2 : 1, 2]).toContain(kept)
  expect(['Ada', 'Grace']).toEqual(expect.arrayContaining(stored))
})
