import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '../../src/db/open.ts'
import { makeDataKey } from '../../src/db/sealing/data-keys.ts'
import { createVault } from '../../src/db/sealing/vault.ts'
import { type ExternalPostgres, startExternalPostgres } from '../../tests/servers/external-postgres.ts'
import { builtProgram, type RunningProduct, startProduct } from '../../tests/servers/start-product.ts'
import { signIn } from '../../tests/sites/sign-in.ts'
import { startHaproxy } from '../failover/start-haproxy.ts'

const PROXY_PORT = 28090
/** HAProxy asks each second whether a process is ready. */
const NOTICED_MS = 5000

export type Part = { name: string; role: string; port: number }
export const PARTS: readonly Part[] = [
  { name: 'worker', role: 'worker', port: 28093 },
  { name: 'web-1', role: 'web', port: 28091 },
  { name: 'web-2', role: 'web', port: 28092 },
]

export type Pair = {
  /** Of deploy/haproxy.cfg. */
  url: string
  db: Database
  /** Of an administrator. */
  token: string
  /** By the names of PARTS. */
  running: Map<string, RunningProduct>
  proxy: ChildProcess
  database: ExternalPostgres
  /** Starts `part` of the build below `root`. */
  start(part: Part, root: string): Promise<void>
  stop(): Promise<void>
}

/**
 * Step 2 of docs/scaling.md on this machine: an installed PostgreSQL, a worker and two web processes of the build below
 * `root` with 1,857 sample partners, behind HAProxy. `siteUrl`: where another program stands before HAProxy.
 */
export async function startPair(
  root = '.',
  { siteUrl = `http://127.0.0.1:${PROXY_PORT}`, ...more }: { siteUrl?: string; CDN_PURGE_URL?: string } = {},
): Promise<Pair> {
  const folder = mkdtempSync(path.join(tmpdir(), 'pair-'))
  chmodSync(folder, 0o777)
  const postgres = await startExternalPostgres({ isDurable: true })
  const proxy = startHaproxy(folder, PROXY_PORT, [28091, 28092], { siteHost: new URL(siteUrl).host })
  const key = makeDataKey()
  const db = openDatabase({ connectionString: postgres.url }, createVault([key]), 2)
  const running = new Map<string, RunningProduct>()
  const start = async ({ name, role, port }: Part, from: string) => {
    const environment = {
      ...more,
      ROLE: role,
      DATABASE_URL: postgres.url,
      SITE_URL: siteUrl,
      PORT: String(port),
      DATA_KEY: key.text,
      TRUST_PROXY: '2',
      SAMPLE_DATA: '1857',
      STOP_GRACE_SECONDS: '4',
      MAX_CONNECTIONS_PER_NETWORK: '2000',
    }
    const dataDir = path.join(folder, name)
    running.set(name, await startProduct({ environment, dataDir, program: path.resolve(builtProgram(from)) }))
  }
  const stop = async () => {
    for (const product of running.values()) await product.stop('SIGKILL')
    await db.$client.end()
    proxy.kill('SIGKILL')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const part of PARTS) await start(part, root)
    await sleep(NOTICED_MS)
    const url = `http://127.0.0.1:${PROXY_PORT}`
    const { token } = await signIn(
      { db, clock: { now: () => new Date() } },
      { request: (to, init) => fetch(siteUrl + to, init) },
    )
    return { url, db, token, running, proxy, database: postgres, start, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
