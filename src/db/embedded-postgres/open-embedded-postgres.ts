import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import type pg from 'pg'
import { joinServer } from './join-server.ts'
import { makeCluster, SERVER_USER } from './make-cluster.ts'
import { findRuntime } from './runtime.ts'
import { openServerHome, type ServerHome } from './server-home.ts'
import { stopServer } from './server-process.ts'
import { type ServerAddress, serverSettings } from './server-settings.ts'
import { openSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts'

export type EmbeddedPostgres = {
  /** For a pool; stays true when the server is restarted. */
  connection: { host: string; port: number; user: string; database: string; password?: string }
  /** Leaves the server. The last process to leave stops it. End your pools first. */
  close(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** Hears in plain words what takes time or went wrong. */
  onProgress?: (line: string) => void
  /** The server died and could not be started again; the product cannot go on. */
  onLost?: (error: Error) => void
  /** False only for tests: faster, and not safe against a crash. */
  isDurable?: boolean
}

/**
 * Opens the PostgreSQL that lives in `folder`: makes it the first time, starts it when it does not run, shares it when
 * another process already uses it, and starts it again should it die. A process that is killed leaves the server
 * running for the next one to find; nothing acknowledged is lost when the server itself is killed.
 * Rejects in plain words when no server can run here. Source: DESIGN, "Embedded PostgreSQL".
 */
export async function openEmbeddedPostgres(
  folder: string,
  { onProgress = () => {}, onLost = () => {}, isDurable = true }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const home = openServerHome(folder)
  if (home.clusterMajor === null) onProgress('Preparing the database')
  const runtime = await findRuntime(home.runtimeFolder, home.clusterMajor)
  await makeCluster(home, runtime, isDurable)
  const address = await openAddress(home)
  const connection = connectionTo(home, address)
  const settings = serverSettings(address, runtime.major, isDurable)

  let isClosing = false
  let presence = await joinServer(home, runtime, connection, settings)
  let rejoining: Promise<void> | null = null
  const watch = () =>
    presence.onLost(() => {
      if (isClosing) return
      onProgress('The database server ended unexpectedly; starting it again')
      rejoining = joinServer(home, runtime, connection, settings).then(
        (next) => {
          presence = next
          watch()
        },
        (error) => onLost(error),
      )
    })
  watch()

  return {
    connection,
    async close() {
      if (isClosing) return
      isClosing = true
      await rejoining
      if (await presence.leave().catch(() => false)) {
        const isStopped = await stopServer(home, runtime)
        if (isStopped && 'socketFolder' in address) removeSocketFolder(home, address.socketFolder)
      }
      await presence.end()
    },
  }
}

function connectionTo(
  home: ServerHome,
  address: ServerAddress,
): EmbeddedPostgres['connection'] & pg.ClientConfig {
  const common = { user: SERVER_USER, database: 'postgres' }
  if ('socketFolder' in address) return { ...common, host: address.socketFolder, port: SOCKET_PORT }
  const password = readFileSync(path.join(home.folder, 'password'), 'utf8')
  return { ...common, host: '127.0.0.1', port: address.port, password }
}

/** A socket, or on Windows a port that was free when it was first chosen and is kept from then on. */
async function openAddress(home: ServerHome): Promise<ServerAddress> {
  if (process.platform !== 'win32') return { socketFolder: openSocketFolder(home) }
  const note = path.join(home.folder, 'port')
  if (existsSync(note)) return { port: Number(readFileSync(note, 'utf8')) }
  const port = await new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const found = (probe.address() as { port: number }).port
      probe.close(() => resolve(found))
    })
  })
  writeFileSync(note, String(port))
  return { port }
}
