import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, vi } from 'vitest'
import { canReach } from '../src/db/embedded-postgres/account.ts'
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../src/db/embedded-postgres/open-embedded-postgres.ts'
import { isAlive, readPostmaster } from '../src/db/embedded-postgres/postmaster.ts'
import { type Holder, type HolderOptions, spawnHolder } from './spawn-holder.ts'

export const isRoot = process.getuid?.() === 0
export const NOBODY = { uid: 65534, gid: 65534 }
export const canBeNobody = isRoot && canReach(path.resolve('package.json'), NOBODY)

/**
 * Gives each test a folder for an embedded server, with this process and others as its users. `baseMode`: mode of the
 * temporary folder around it. Afterwards all users and the server are ended and the folder is removed.
 */
export function makeServerFolders({ baseMode }: { baseMode: number }) {
  // Each test makes a cluster and flushes it to disk, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  let opened: EmbeddedPostgres[] = []
  let holders: Holder[] = []
  const place = {
    base: '',
    folder: '',
    /** The server's process, while there is one. */
    pid: () => readPostmaster(path.join(place.folder, 'pg'))?.pid,
    async open(): Promise<EmbeddedPostgres> {
      const server = await openEmbeddedPostgres(place.folder)
      opened.push(server)
      return server
    },
    async hold(options: HolderOptions = {}): Promise<Holder> {
      const holder = await spawnHolder(place.folder, options)
      holders.push(holder)
      return holder
    },
  }
  beforeEach(() => {
    place.base = mkdtempSync(path.join(tmpdir(), 'embedded-'))
    chmodSync(place.base, baseMode)
    place.folder = path.join(place.base, 'data', 'db')
  })
  afterEach(async () => {
    await Promise.all(holders.map((holder) => holder.kill()))
    for (const server of opened) await server.close()
    const left = place.pid()
    if (left && isPostgres(left)) process.kill(left, 'SIGKILL')
    rmSync(place.base, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    opened = []
    holders = []
  })
  return place
}

/** The file may name a process number that belongs to another program by now. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid) || process.platform !== 'linux') return isAlive(pid)
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
}

const socketOf = (user: EmbeddedPostgres | Holder) =>
  'socketFolder' in user ? user.socketFolder : user.connection.host

/** Runs one statement as the superuser of a user's server. */
export async function ask(user: EmbeddedPostgres | Holder, sql: string) {
  const client = new pg.Client({ user: 'directory', database: 'postgres', host: socketOf(user) })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** Retries until the server is back; the test's own time limit ends it. */
export async function askUntilAnswered(user: EmbeddedPostgres | Holder, sql: string) {
  for (;;) {
    try {
      return await ask(user, sql)
    } catch {
      await sleep(50)
    }
  }
}
