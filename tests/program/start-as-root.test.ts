import { execFile } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findBuild } from '../../scripts/run/find-build.mjs'
import { canReach, chooseAccount } from '../../src/db/embedded-postgres/account.ts'
import { readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { canMountDisks, mountDisk, remountDisk, unmountDisk } from '../servers/own-disk.ts'
import { makeScratchFolder } from '../servers/scratch-folder.ts'
import { type RunningProduct, startProduct } from '../servers/start-product.ts'

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'
/** With code below a folder of root's alone, the product stays root (fourth test). */
const canDrop = isRoot && canReach(process.execPath, chooseAccount('/nonexistent'))
const TERMS = 'The terms of Cedar Hollow'
const NEEDS = '(needs a code folder that every user can pass)'

let base: string
let dataDir: string
let running: RunningProduct[]
function makeFolders() {
  base = makeScratchFolder('root')
  chmodSync(base, 0o755)
  dataDir = path.join(base, 'data')
  running = []
}
async function removeFolders() {
  for (const product of running) await product.stop()
  rmSync(base, { recursive: true, force: true, maxRetries: 10 })
}

async function start(environment = {}) {
  const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '5', ...environment } })
  running.push(product)
  return product
}
const uidsOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8').match(/^Uid:\t(.*)$/m)?.[1]
const four = (uid: number) => Array(4).fill(uid).join('\t')
const serverPid = () => readPostmaster(path.join(dataDir, 'db', 'pg'))?.pid as number
const accountUid = () => chooseAccount(path.join(dataDir, 'db', 'pg'))?.uid as number
/** What an earlier start left there leads out of the folder. */
const LINKS = ['link', 'folder']
const owners = (folder: string) =>
  new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !LINKS.includes(name.split('/')[0] ?? ''))
      .map((name) => lstatSync(path.join(folder, name)).uid),
  )

async function ask(product: RunningProduct) {
  const [partner] = (await (await fetch(`${product.url}/api/partners`)).json()) as { id: string }[]
  const body = JSON.stringify({
    partnerId: partner?.id,
    name: 'Ada',
    email: 'ada@example.com',
    message: 'Hi',
  })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${product.url}/api/inquiries`, { method: 'POST', headers, body })).status
}

describe.skipIf(!isRoot)('started as root (needs root)', () => {
  let product: RunningProduct
  let secret: string
  let compiled: string
  beforeAll(async () => {
    makeFolders()
    secret = path.join(base, 'secret')
    compiled = path.join(base, 'compiled')
    writeFileSync(secret, 'mine', { mode: 0o600 })
    mkdirSync(path.join(dataDir, 'files', 'sample-images'), { recursive: true })
    mkdirSync(path.join(dataDir, 'outbox'), { mode: 0o700 })
    writeFileSync(path.join(dataDir, 'files', 'sample-images', 'old.png'), 'old', { mode: 0o600 })
    for (const [at, target] of [secret, base].entries())
      symlinkSync(target, path.join(dataDir, 'files', LINKS[at] as string))
    const texts = path.join(dataDir, 'texts')
    mkdirSync(texts)
    if (canMountDisks()) mountDisk(texts, '64k')
    writeFileSync(path.join(texts, 'terms.md'), TERMS)
    if (canMountDisks()) remountDisk(texts, 'ro')
    product = await start({ NODE_COMPILE_CACHE: compiled })
  })
  afterAll(async () => {
    unmountDisk(path.join(dataDir, 'texts'))
    await removeFolders()
  })

  test.skipIf(!canDrop)(`it gives root up, and everything it does goes on ${NEEDS} (RUN-4)`, async () => {
    expect([uidsOf(product.pid), uidsOf(serverPid())]).toEqual([four(accountUid()), four(accountUid())])
    expect(readFileSync(`/proc/${product.pid}/status`, 'utf8')).toMatch(/^CapEff:\t0+$/m)
    // Loads its drawing library only now; kept in a file.
    const image = await fetch(`${product.url}/sample-images/chapel-1-320.webp`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await expect
      .poll(() => readdirSync(path.join(dataDir, 'files', 'sample-images')).length)
      .toBeGreaterThan(1)
    expect(await ask(product)).toBe(201)
    while (!readdirSync(path.join(dataDir, 'outbox')).some((name) => name.endsWith('.eml'))) await sleep(50)
    for (const name of ['db', 'files', 'outbox'])
      expect(owners(path.join(dataDir, name))).toEqual(new Set([accountUid()]))
    // What root runs next time is writable by nobody else.
    expect(statSync(dataDir).uid).toBe(0)
    expect(existsSync(path.join(dataDir, 'db', 'runtime'))).toBe(false)
    const program = readFileSync(`/proc/${serverPid()}/cmdline`, 'utf8').split('\0')[0] as string
    for (let part = program; part !== '/'; part = path.dirname(part)) {
      const { uid, mode } = statSync(part)
      expect([part, uid, mode & 0o022]).toEqual([part, 0, 0])
    }
  })

  test('its database role is no superuser and owns what it made', async () => {
    const host = path.join(dataDir, 'db', 'socket')
    const client = new pg.Client({ host, user: 'directory', database: 'postgres' })
    await client.connect()
    const { rows } = await client.query(
      `select distinct usename, usesuper from pg_stat_activity join pg_user using (usename)
       where backend_type = 'client backend' and application_name <> 'presence' and pid <> pg_backend_pid()`,
    )
    const { rows: tables } = await client.query(
      `select distinct tableowner from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`,
    )
    await client.end()
    expect(rows).toEqual([{ usename: 'site', usesuper: false }])
    expect(tables).toEqual([{ tableowner: 'site' }])
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  })

  test.skipIf(!canDrop)(
    `it hands over what an earlier start left to root, and follows no link there ${NEEDS}`,
    () => {
      expect(statSync(path.join(dataDir, 'files', 'sample-images', 'old.png')).uid).toBe(accountUid())
      expect([statSync(secret).uid, statSync(base).uid]).toEqual([0, 0])
    },
  )

  test.skipIf(!canDrop || !canMountDisks())(`it shows texts on a read-only disk ${NEEDS}`, async () => {
    expect(await (await fetch(`${product.url}/terms`)).text()).toContain(TERMS)
    expect(statSync(path.join(dataDir, 'texts', 'terms.md')).uid).toBe(0)
  })

  test.skipIf(!canDrop)(`a backup goes where it goes by default, with its key ${NEEDS}`, async () => {
    const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: dataDir }
    const program = path.join(findBuild(), 'server/backup.js')
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'backup'], { env })
    expect(stdout).toContain(path.join(dataDir, 'backup-key'))
    expect(readdirSync(path.join(dataDir, 'backups'))).toEqual([expect.stringMatching(/\.tar\.gz\.age$/)])
  })

  test('compiled code is kept for the next start', async () => {
    const sizes = () =>
      readdirSync(compiled, { recursive: true, encoding: 'utf8' }).map(
        (name) => lstatSync(path.join(compiled, name)).size,
      )
    await expect.poll(() => Math.max(...sizes())).toBeGreaterThan(1_000_000)
  })
})

describe.skipIf(!isRoot)('started as root in a folder of its own (needs root)', () => {
  beforeEach(makeFolders)
  afterEach(removeFolders)

  test('below a folder that no other user may pass it stays root, and says so', async () => {
    chmodSync(base, 0o700)
    const product = await start()
    expect(product.output()).toMatch(/Running as root, because user \d+ cannot reach /)
    expect(uidsOf(product.pid)).toBe(four(0))
    expect(uidsOf(serverPid())).toBe(four(accountUid()))
  })

  test('the import gives root up as well, and reads a list that is root’s alone', async () => {
    const closed = path.join(base, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const file = path.join(closed, 'partners.csv')
    writeFileSync(
      file,
      'name,phone,address,city,state,zipCode\nElm House,(828) 555-0142,1 Main Street,Asheville,North Carolina,28801\n',
    )
    const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir }
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(findBuild(), 'server/import.js'), file],
      { env },
    )
    expect(stdout).toMatch(/1/)
    expect(owners(path.join(dataDir, 'db'))).toEqual(new Set([accountUid()]))
  })
})
