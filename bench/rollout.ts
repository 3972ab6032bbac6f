import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { paths } from '../src/shared/paths.ts'
import { startExternalPostgres } from '../tests/servers/external-postgres.ts'
import { builtProgram, type RunningProduct, startProduct } from '../tests/servers/start-product.ts'
import { signIn } from '../tests/sites/sign-in.ts'
import { startHaproxy } from './failover/start-haproxy.ts'
import { startLoad } from './failover/steady-load.ts'

const SITE_PORT = 28090
const SITE = `http://127.0.0.1:${SITE_PORT}`
/** HAProxy asks each second whether a process is ready. */
const STEP_MS = 5000

type Part = { name: string; role: string; port: number }
const PARTS: readonly Part[] = [
  { name: 'worker', role: 'worker', port: 28093 },
  { name: 'web-1', role: 'web', port: 28091 },
  { name: 'web-2', role: 'web', port: 28092 },
]

/**
 * Replaces the processes of the build in `against`, another checkout, by this one's, one after another on one database
 * behind deploy/haproxy.cfg, while it is used; then back. Back is refused where this release migrated: its worker stays.
 */
export async function benchRollout(against: string): Promise<object[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rollout-'))
  chmodSync(folder, 0o777)
  const postgres = await startExternalPostgres({ isDurable: true })
  const proxy = startHaproxy(folder, SITE_PORT, [28091, 28092])
  const key = makeDataKey()
  const running = new Map<string, RunningProduct>()
  const start = async ({ name, role, port }: Part, root: string) => {
    const environment = {
      ...{ ROLE: role, DATABASE_URL: postgres.url, SITE_URL: SITE, PORT: String(port), DATA_KEY: key.text },
      ...{
        TRUST_PROXY: '2',
        SAMPLE_DATA: '1857',
        STOP_GRACE_SECONDS: '4',
        MAX_CONNECTIONS_PER_NETWORK: '2000',
      },
    }
    const dataDir = path.join(folder, name)
    running.set(name, await startProduct({ environment, dataDir, program: path.resolve(builtProgram(root)) }))
  }
  const db = openDatabase({ connectionString: postgres.url }, createVault([key]), 2)
  try {
    for (const part of PARTS) await start(part, against)
    await sleep(STEP_MS)
    const { token } = await signIn(
      { db, clock: { now: () => new Date() } },
      { request: (to, init) => fetch(SITE + to, init) },
    )
    const { rows } = await db.$client.query(
      'select id, slug, city, state from partners order by slug limit 1',
    )
    const migrations = async () =>
      (await db.$client.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0]
        .n as number
    const before = await migrations()
    const load = startLoad(SITE, { id: rows[0].id, path: paths.partner(rows[0]) }, token)
    const results: object[] = []
    const replace = async (root: string, what: string) => {
      for (const part of PARTS) {
        await running.get(part.name)?.stop()
        let refused = ''
        await start(part, root).catch((error: Error) => {
          refused = /newer version/.test(error.message)
            ? 'refused: the database is of a newer release'
            : error.message
        })
        // What a careful operator does then: the new release again.
        if (refused) await start(part, '.')
        await sleep(STEP_MS)
        const { writeAt, ...figures } = load.take()
        results.push({ what: `${what}: ${part.name}`, refused, ...figures, edits: writeAt.length })
        console.log(JSON.stringify(results.at(-1)))
        if (refused) break
      }
    }
    await replace('.', 'out')
    const added = (await migrations()) - before
    await replace(against, 'back')
    await load.stop()
    const stored = await db.$client.query<{ reference: string }>('select reference from inquiries')
    const known = new Set(stored.rows.map(({ reference }) => reference))
    const lost = load.acknowledged.filter((reference) => !known.has(reference)).length
    return [...results, { what: 'all', migrations: added, acknowledged: load.acknowledged.length, lost }]
  } finally {
    for (const product of running.values()) await product.stop('SIGKILL')
    await db.$client.end()
    proxy.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
