import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isAlive } from './postmaster.ts'
import type { Runtime } from './runtime.ts'
import {
  childEnvironment,
  makePrivateFolder,
  readClusterMajor,
  removeFromHome,
  type ServerHome,
  type ServerView,
  viewForChild,
} from './server-home.ts'

export const SERVER_USER = 'directory'

/** initdb, which outlives this process, inherits the lock. C.UTF-8 (PostgreSQL 17) sorts alike everywhere. */
export async function makeCluster(
  home: ServerHome,
  runtime: Runtime,
  { isDurable, lockFd }: { isDurable: boolean; lockFd: number | null },
): Promise<void> {
  if (readClusterMajor(home) !== null) return
  removeAbandonedDrafts(home, lockFd !== null)
  const name = `pg.new-${process.pid}`
  const draft = path.join(home.folder, name)
  makePrivateFolder(draft, home.account)
  const locale =
    runtime.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']
  const login =
    process.platform === 'win32' ? passwordLogin(home) : ['--auth-local=trust', '--auth-host=reject']
  const durable = isDurable ? [] : ['--no-sync']
  const view = viewForChild(home)
  try {
    await runInitdb(path.join(runtime.binFolder, 'initdb'), view, lockFd, [
      '-D',
      `${view.folder}/${name}`,
      '-U',
      SERVER_USER,
      '-E',
      'UTF8',
      '--data-checksums',
      ...locale,
      ...login,
      ...durable,
    ])
    renameSync(draft, home.clusterFolder)
  } catch (error) {
    removeFromHome(home, [name])
    if (!existsSync(home.clusterFolder)) throw error
  } finally {
    view.release()
  }
}

function passwordLogin(home: ServerHome): string[] {
  const file = path.join(home.folder, 'password')
  writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  chmodSync(file, 0o600)
  return ['--auth=scram-sha-256', `--pwfile=${file}`]
}

function removeAbandonedDrafts(home: ServerHome, isAlone: boolean): void {
  const names = readdirSync(home.folder).filter((name) => {
    const pid = Number(name.match(/^pg\.new-(\d+)$/)?.[1])
    return pid > 0 && (isAlone || pid === process.pid || !isAlive(pid))
  })
  if (names.length > 0) removeFromHome(home, names)
}

function runInitdb(program: string, view: ServerView, lockFd: number | null, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const { extraFd, uid, gid } = view
    const child = spawn(program, args, {
      cwd: '/',
      env: childEnvironment(),
      ...(uid === undefined ? {} : { uid, gid }),
      stdio: ['ignore', 'pipe', 'pipe', ...[extraFd, lockFd].filter((fd) => fd !== null)],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The embedded PostgreSQL could not make its data folder:\n${output.trim()}`))
    })
  })
}
