import { execFile } from 'node:child_process'
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { chooseAccount } from '../../src/db/embedded-postgres/account.ts'
import { readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import type { TestPostgres } from './test-postgres.ts'

const run = promisify(execFile)
const PACKAGES = '/usr/lib/postgresql'

/** Client packages have the folder without these. */
const SERVER_PROGRAMS = ['initdb', 'pg_ctl', 'postgres']

/** Returns the programs' folder of the oldest installed PostgreSQL server from 15 on, else null. */
export function findExternalPostgres(packages = PACKAGES): string | null {
  const majors = existsSync(packages) ? readdirSync(packages).map(Number) : []
  const folders = majors
    .filter((major) => major >= 15)
    .sort((a, b) => a - b)
    .map((major) => path.join(packages, String(major), 'bin'))
  return folders.find((bin) => SERVER_PROGRAMS.every((name) => existsSync(path.join(bin, name)))) ?? null
}

export type ExternalPostgres = TestPostgres & {
  /** Streams from this server. */
  addStandby(): Promise<ExternalPostgres>
  promote(): Promise<void>
  /** Of the server's first process; 0 while it is away. */
  pid(): number
  /** SIGKILL of the server; its processes end by themselves. */
  kill(): void
  /** After a kill. */
  restart(): Promise<void>
}

/**
 * Starts the machine's PostgreSQL by pg_ctl, over TCP; `isDurable: false` is quicker and not crash-safe.
 */
export async function startExternalPostgres({ isDurable = false } = {}): Promise<ExternalPostgres> {
  return start(isDurable, (call, data) =>
    call('initdb', [
      '-D',
      data,
      '-U',
      'tests',
      '--auth=trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]),
  )
}

type Call = (program: string, args: string[]) => Promise<unknown>

async function start(
  isDurable: boolean,
  fill: (call: Call, data: string) => Promise<unknown>,
): Promise<ExternalPostgres> {
  const bin = findExternalPostgres()
  if (!bin) throw new Error(`There is no PostgreSQL server 15 or newer in ${PACKAGES}.`)
  const folder = makeScratchFolder('directory-tests')
  chmodSync(folder, 0o755)
  const data = path.join(folder, 'data')
  const account = chooseAccount(data)
  if (account) chownSync(folder, account.uid, account.gid)
  const as = { cwd: folder, ...account, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } }
  const call: Call = (program, args) => run(path.join(bin, program), args, as)
  await fill(call, data)
  const port = await findFreePort()
  const settings = [
    `-p ${port}`,
    `-k ${folder}`,
    '-h 127.0.0.1',
    '-c max_connections=120',
    ...(isDurable ? [] : ['-F', '-c synchronous_commit=off']),
  ]
  const log = path.join(folder, 'log')
  const begin = () => call('pg_ctl', ['start', '-w', '-D', data, '-l', log, '-o', settings.join(' ')])
  await begin()
  return {
    addStandby: () =>
      start(isDurable, (call, copy) =>
        call(
          'pg_basebackup',
          ['-D', copy, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'].concat([
            '-h',
            '127.0.0.1',
            '-p',
            String(port),
            '-U',
            'tests',
          ]),
        ),
      ),
    promote: async () => void (await call('pg_ctl', ['promote', '-w', '-D', data])),
    pid: () => readPostmaster(data)?.pid ?? 0,
    kill() {
      const server = readPostmaster(data)
      if (server) process.kill(server.pid, 'SIGKILL')
    },
    async restart() {
      // Until the killed server's processes let go of its shared memory.
      for (let attempt = 1; ; attempt += 1) {
        try {
          await begin()
          return
        } catch (error) {
          if (attempt === 50) throw error
          await sleep(200)
        }
      }
    },
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    async stop() {
      await call('pg_ctl', ['stop', '-m', 'immediate', '-D', data]).catch((error) => {
        if (readPostmaster(data)) throw error
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
