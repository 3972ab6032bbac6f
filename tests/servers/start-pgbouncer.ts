import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chooseAccount } from '../../src/db/embedded-postgres/account.ts'
import { makeScratchFolder } from './scratch-folder.ts'

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** Where the machine has PgBouncer (Debian: apt-get install pgbouncer), or null. */
export const findPgbouncer = () => PLACES.find((place) => existsSync(place)) ?? null

const program = findPgbouncer()
export const hasPgbouncer = program !== null

export type Pgbouncer = {
  /** The address of a database by way of PgBouncer. */
  through(databaseUrl: string): string
  stop(): Promise<void>
}

/** Starts PgBouncer in transaction mode before a server that trusts its users, with `poolSize` connections to it. */
export async function startPgbouncer(serverUrl: string, poolSize = 3): Promise<Pgbouncer> {
  if (!program) throw new Error('PgBouncer is not installed.')
  const server = new URL(serverUrl)
  const host = server.searchParams.get('host') ?? server.hostname
  const port = await findFreePort()
  const folder = makeScratchFolder('pgbouncer')
  const account = accountFor(host)
  const [settings, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
  writeFileSync(users, `"${server.username}" ""\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${server.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
`,
  )
  chmodSync(folder, 0o755)
  if (account) for (const file of [folder, settings, users]) chownSync(file, account.uid, account.gid)
  const child = spawn(program, ['-q', settings], { stdio: ['ignore', 'ignore', 'pipe'], ...account })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`)
    await sleep(20)
  }
  return {
    through(databaseUrl) {
      const { pathname, username } = new URL(databaseUrl)
      return `postgres://${username}@127.0.0.1:${port}${pathname}`
    },
    async stop() {
      child.kill('SIGINT')
      const late = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(late)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** PgBouncer refuses root; a socket's folder may be its owner's alone. */
function accountFor(host: string) {
  if (process.getuid?.() !== 0) return null
  if (!host.startsWith('/')) return chooseAccount('')
  const { uid, gid } = statSync(host)
  return uid === 0 ? chooseAccount('') : { uid, gid }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.on('close', () => socket.destroy())
    socket.once('connect', () => socket.destroy())
  })
}
