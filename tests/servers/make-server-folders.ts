import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { canReach } from '../../src/db/embedded-postgres/account.ts'
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../../src/db/embedded-postgres/open-embedded-postgres.ts'
import { isAlive, readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { type Holder, type HolderOptions, spawnHolder } from './spawn-holder.ts'
import { isRoot, NOBODY } from './users.ts'

export const canBeNobody = isRoot && canReach(path.resolve('package.json'), NOBODY)

/**
 * Gives each test an embedded server's folder with several users; afterwards ends and removes all.
 * `baseMode`: mode of the surrounding temporary folder.
 */
export function makeServerFolders({ baseMode }: { baseMode: number }) {
  // Each test makes a cluster, which is slow on a busy machine.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  let opened: EmbeddedPostgres[] = []
  let holders: Holder[] = []
  let stopped: string | null = null
  const place = {
    base: '',
    folder: '',
    /** Puts a stopped server there, which saves initdb. */
    async prepare(): Promise<void> {
      if (!stopped) {
        stopped = makeScratchFolder('stopped')
        chmodSync(stopped, 0o755)
        const server = await openEmbeddedPostgres(path.join(stopped, 'db'))
        await server.close()
      }
      mkdirSync(path.dirname(place.folder), { recursive: true })
      // Unlike Node's copy, cp keeps owners.
      execFileSync('cp', ['-a', path.join(stopped, 'db'), place.folder])
    },
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
    place.base = makeScratchFolder('embedded')
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
  afterAll(() => {
    if (stopped) rmSync(stopped, { recursive: true, force: true })
  })
  return place
}

/** The file's process number may belong to another program by now. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid) || process.platform !== 'linux') return isAlive(pid)
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
}

const socketOf = (user: EmbeddedPostgres | Holder) =>
  'socketFolder' in user ? user.socketFolder : user.connection.host

/** Runs one statement as the superuser. */
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

/** Retries until the server is back or the test times out. */
export async function askUntilAnswered(user: EmbeddedPostgres | Holder, sql: string) {
  for (;;) {
    try {
      return await ask(user, sql)
    } catch {
      await sleep(50)
    }
  }
}
