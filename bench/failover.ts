import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { createServers } from '../src/db/servers.ts'
import { paths } from '../src/shared/paths.ts'
import { type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { startS3 } from '../tests/servers/start-s3.ts'
import { signIn } from '../tests/sites/sign-in.ts'
import { type DatabaseMachine, findMissing, startDatabaseMachines } from './failover/database-machines.ts'
import { startHaproxy } from './failover/start-haproxy.ts'
import { type Load, startLoad } from './failover/steady-load.ts'

const [SITE_PORT, DATABASE_PORT] = [28080, 28432]
const SITE = `http://127.0.0.1:${SITE_PORT}`
/** Before each part is taken, and after it is back. */
const CALM_MS = 4000
/** Patroni replaces a lost primary after its ttl of 20 s. */
const AWAY_MS = 45_000

type Row = Record<string, unknown>

/**
 * The set-up of docs/scaling.md on this machine: takes each part away in turn while it is used, and cuts the primary off
 * from the network. HAProxy is deploy/haproxy.cfg; one half of the processes finds PostgreSQL by it, the other by two
 * hosts in DATABASE_URL.
 */
export async function benchFailover(): Promise<object[]> {
  const missing = findMissing()
  if (missing !== null) return [{ what: 'not run', why: missing }]
  const folder = mkdtempSync(path.join(tmpdir(), 'failover-'))
  chmodSync(folder, 0o777)
  const stops: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const database = await startDatabaseMachines(folder)
    stops.unshift(() => database.stop())
    await database.primary()
    await database.untilSynchronous()
    const s3 = await startS3()
    stops.unshift(() => s3.stop().catch(() => {}))
    const hosts = database.machines.map(({ address }) => address)
    const byHosts = `postgres://postgres@${hosts.map((host) => `${host}:5432`).join(',')}/postgres?target_session_attrs=read-write`
    const byProxy = `postgres://postgres@127.0.0.1:${DATABASE_PORT}/postgres`
    const webPorts = [28081, 28082]
    const proxy = startHaproxy(folder, SITE_PORT, webPorts, { database: { port: DATABASE_PORT, hosts } })
    stops.unshift(() => proxy.kill('SIGKILL'))
    await sleep(3000)

    const key = makeDataKey()
    const products = new Map<string, RunningProduct>()
    const start = async (name: string, ROLE: string, url: string, port: number) => {
      const environment = {
        ...{ ROLE, DATABASE_URL: url, SITE_URL: SITE, PORT: String(port), DATA_KEY: key.text },
        ...{
          TRUST_PROXY: '2',
          FILES_URL: `${s3.url}/films`,
          SAMPLE_DATA: '1857',
          MAX_CONNECTIONS_PER_NETWORK: '2000',
        },
      }
      products.set(name, await startProduct({ environment, dataDir: path.join(folder, name) }))
    }
    const parts: [name: string, role: string, url: string, port: number][] = [
      ['web-1', 'web', byProxy, 28081],
      ['web-2', 'web', byHosts, 28082],
      ['worker-1', 'worker', byProxy, 28083],
      ['worker-2', 'worker', byHosts, 28084],
    ]
    stops.unshift(() => Promise.all([...products.values()].map((product) => product.stop('SIGKILL'))))
    for (const part of parts) await start(...part)

    const db = openDatabase({ connectionString: byProxy }, createVault([key]), 2)
    const { token } = await signIn(
      { db, clock: { now: () => new Date() } },
      { request: (to, init) => fetch(SITE + to, init) },
    )
    const { rows } = await db.$client.query(
      'select id, slug, city, state from partners order by slug limit 1',
    )
    await db.$client.end()
    const load = startLoad(SITE, { id: rows[0].id, path: paths.partner(rows[0]) }, token)
    stops.unshift(() => load.stop())

    const results: Row[] = []
    const take = async (what: string, away: () => unknown, back: () => unknown, ms: number) => {
      await sleep(CALM_MS)
      load.take()
      const first = await database.primary()
      await away()
      const seen = await watch(database.machines, first, webPorts, ms)
      await back()
      await sleep(CALM_MS)
      const { writeAt, ...figures } = load.take()
      // Of an edit, after the standby had become primary.
      const { promotedAt, ...states } = seen
      const writesBackMs =
        promotedAt === null
          ? null
          : Math.round((writeAt.find((at) => at > promotedAt) ?? Infinity) - promotedAt)
      results.push({ what, ...figures, writesBackMs, ...states })
      console.log(JSON.stringify(results.at(-1)))
    }
    const kill = (name: string) => () => products.get(name)?.stop('SIGKILL')
    const again = (name: string) => () =>
      start(...(parts.find(([one]) => one === name) as (typeof parts)[number]))
    await take(
      'nothing',
      () => {},
      () => {},
      5000,
    )
    for (const name of ['web-1', 'web-2', 'worker-1']) await take(name, kill(name), again(name), 5000)
    await take(
      'one of three etcd',
      () => database.killEtcd(0),
      () => database.startEtcd(0),
      10_000,
    )
    await take(
      'object store',
      () => s3.stop(),
      () => {},
      5000,
    )
    let lost = await database.primary()
    const rejoin = async (how: () => unknown) => {
      await how()
      await database.untilSynchronous()
    }
    await take(
      'primary, killed',
      () => lost.kill(),
      () => rejoin(() => lost.start()),
      AWAY_MS,
    )
    const standby = database.machines.find((machine) => machine === lost)
    await take(
      'standby, killed',
      () => standby?.kill(),
      () => rejoin(() => standby?.start()),
      AWAY_MS,
    )
    lost = await database.primary()
    await take(
      'primary, cut off',
      () => lost.cut(),
      () => rejoin(() => lost.heal()),
      AWAY_MS,
    )
    await load.stop()
    return [...results, await countLost(load, byHosts)]
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Of deploy/alerts.yml, each of which fires after a minute. */
const ALERTS = {
  DirectoryDatabaseDown: /^directory_database_up 0$/m,
  DirectoryDatabaseReadOnly: /^directory_database_writable 0$/m,
}

/** For `ms`: why processes were not ready, which alerts were on their way, when another server was primary, and whether two were. */
async function watch(
  machines: readonly DatabaseMachine[],
  first: DatabaseMachine,
  ports: readonly number[],
  ms: number,
): Promise<Row & { promotedAt: number | null }> {
  const startedAt = performance.now()
  const held = new Map<string, number>()
  let promotedAt: number | null = null
  let twoPrimaries = 0
  for (let last = startedAt; last < startedAt + ms; ) {
    const primaries = await Promise.all(machines.map((machine) => machine.isPrimary()))
    const found = machines.filter((_, at) => primaries[at])
    if (found.some((one) => one !== first)) promotedAt ??= performance.now()
    if (found.length > 1) twoPrimaries += 1
    const states = (await Promise.all(ports.map(stateOf))).flat()
    const now = performance.now()
    for (const state of new Set(states)) held.set(state, (held.get(state) ?? 0) + now - last)
    last = now
    await sleep(100)
  }
  const away = [...held].map(([state, took]) => `${state} ${(took / 1000).toFixed(1)} s`).join('; ')
  return { promotedAt, samplesWithTwoPrimaries: twoPrimaries, away }
}

async function stateOf(port: number): Promise<string[]> {
  const ask = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`, { signal: AbortSignal.timeout(2000) })
  try {
    const ready = await ask('/readyz')
    const body = (await ready.json()) as { fields?: { reason: string } }
    const metrics = await (await ask('/metrics')).text()
    const alerts = Object.entries(ALERTS).flatMap(([name, held]) => (held.test(metrics) ? [name] : []))
    return body.fields ? [`${port} not ready: ${body.fields.reason}`, ...alerts] : alerts
  } catch {
    return ['DirectoryDown', `${port} gone`]
  }
}

async function countLost(load: Load, url: string): Promise<Row> {
  // What waits on disk is stored within seconds of the last return.
  await sleep(10_000)
  const servers = createServers(url.split('?')[0] as string, 3000)
  await servers?.find()
  const db = openDatabase({ connectionString: servers?.current() as string }, createVault([makeDataKey()]), 1)
  const { rows } = await db.$client.query<{ reference: string }>('select reference from inquiries')
  await db.$client.end()
  const stored = rows.map(({ reference }) => reference)
  const lost = load.acknowledged.filter((reference) => !stored.includes(reference)).length
  const doubled = stored.length - new Set(stored).size
  return { what: 'all', acknowledged: load.acknowledged.length, lost, doubled, pass: lost + doubled === 0 }
}
