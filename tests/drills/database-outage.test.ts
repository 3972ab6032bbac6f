import { chmodSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive, readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { canMountDisks, mountDisk, unmountDisk } from '../servers/own-disk.ts'
import { makeScratchFolder } from '../servers/scratch-folder.ts'
import { type RunningProduct, startProduct } from '../servers/start-product.ts'

let base: string
let dataDir: string
let product: RunningProduct | null
let isMounted: boolean
beforeEach(() => {
  base = makeScratchFolder('outage')
  chmodSync(base, 0o755)
  dataDir = path.join(base, 'data')
  product = null
  isMounted = false
})
afterEach(async () => {
  await product?.stop()
  if (isMounted) unmountDisk(base)
  rmSync(base, { recursive: true, force: true, maxRetries: 10 })
})

const status = async (pathname: string) => (await fetch(`${product?.url}${pathname}`)).status
const serverPid = () => readPostmaster(path.join(dataDir, 'db', 'pg'))?.pid
async function start(): Promise<RunningProduct> {
  product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '5' } })
  expect(await status('/')).toBe(200)
  return product
}
/** Waits; fails at once when the product ends. */
async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) {
    expect(await status('/healthz')).toBe(200)
    await sleep(100)
  }
}
const isReported = (running: RunningProduct) =>
  running.output().includes('the database cannot be started; retrying')

test.skipIf(!canMountDisks())(
  'a disk that is full with a WAL segment due ends neither the product nor its cached pages (needs root and mount)',
  { timeout: 240_000 },
  async () => {
    isMounted = mountDisk(base, '256m')
    const running = await start()
    const pid = serverPid() as number
    const ballast = path.join(base, 'ballast')
    const { bavail, bsize } = statfsSync(base)
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 65_536))
    await writeLogUntilRefused()
    await until(() => !isAlive(pid))
    await until(() => isReported(running))
    expect([await status('/healthz'), await status('/'), await status('/readyz')]).toEqual([200, 200, 503])
    rmSync(ballast)
    await until(async () => (await status('/readyz')) === 200)
    expect(await status('/api/partners')).toBe(200)
  },
)

/** Fills log segments until the server runs out of space and ends. */
async function writeLogUntilRefused() {
  const host = path.join(dataDir, 'db', 'socket')
  const client = new pg.Client({ host, user: 'directory', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) await client.query(`select pg_logical_emit_message(false, 'fill', repeat('x', 4000000), true)`)
  } catch {
    await client.end().catch(() => {})
  }
}
