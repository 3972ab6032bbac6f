import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createFolderLock } from './folder-lock.ts'
import { joinServer, waitForFolder } from './join-server.ts'
import { keepPresence } from './keep-presence.ts'
import { SERVER_USER } from './make-cluster.ts'
import { readSmallFile } from './read-small-file.ts'
import { findRuntime } from './runtime.ts'
import { openServerHome, readClusterMajor, type ServerHome } from './server-home.ts'
import { stopServer } from './server-process.ts'
import { type ServerAddress, serverSettings } from './server-settings.ts'
import { adoptSiteRole, SITE_USER } from './site-role.ts'
import { openSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts'

export type ServerConnection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export type EmbeddedPostgres = {
  /** For a pool of the product, as a role that is no superuser; stays true when the server is restarted. */
  connection: ServerConnection
  /** The same as the superuser that made the cluster. */
  adminConnection: ServerConnection
  /** Leaves the server. The last process to leave stops it. End your pools first. */
  close(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  /** Hears in plain words what takes time or went wrong. */
  onProgress?: (line: string) => void
  /** The server died and cannot be started, as on a full disk; told once a minute, while it is tried again. */
  onOutage?: (error: Error) => void
  /** False only for tests: faster, and not safe against a crash. */
  isDurable?: boolean
}

/**
 * Opens the PostgreSQL that lives in `folder`: makes it the first time, starts it when it does not run, shares it when
 * another process beside this one already uses it, and starts it again should it die, for as long as it takes. A
 * process that is killed leaves the server running for the next one to find; nothing acknowledged is lost when the
 * server itself is killed. Rejects in plain words when no server can run here, and within two seconds when another
 * container uses the folder (docs/decisions/0015).
 */
export async function openEmbeddedPostgres(
  folder: string,
  { onProgress = () => {}, onOutage = () => {}, isDurable = true }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const home = openServerHome(folder)
  const lock = createFolderLock(home, onProgress)
  try {
    await waitForFolder(home, lock)
    const major = readClusterMajor(home)
    if (major === null) onProgress('Preparing the database')
    const runtime = await findRuntime(home, major)
    const address = await openAddress(home)
    const socketFolder = 'socketFolder' in address ? address.socketFolder : null
    const settings = serverSettings(address, runtime.major, isDurable)
    const connectionFor = (user: string) => connectionTo(home, address, user)
    const connection = () => connectionFor(SERVER_USER)
    const plan = { home, runtime, lock, settings, socketFolder, isDurable, connection }
    const keeper = await keepPresence((signal) => joinServer(plan, signal), { onProgress, onOutage })
    await adoptSiteRole(connectionFor(SERVER_USER)).catch(async (error) => {
      await keeper.close()
      throw error
    })
    return {
      connection: connectionFor(SITE_USER),
      adminConnection: connectionFor(SERVER_USER),
      async close() {
        await keeper.close(async () => {
          await stopServer(home, runtime)
          if (socketFolder) removeSocketFolder(home, socketFolder)
        })
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function connectionTo(home: ServerHome, address: ServerAddress, user: string): ServerConnection {
  const common = { user, database: 'postgres' }
  if ('socketFolder' in address) return { ...common, host: address.socketFolder, port: SOCKET_PORT }
  const password = readSmallFile(path.join(home.folder, 'password')) ?? ''
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
