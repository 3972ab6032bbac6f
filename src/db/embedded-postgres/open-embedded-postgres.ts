import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { createFolderLock } from './folder-lock.ts'
import { joinServer, waitForFolder } from './join-server.ts'
import { SERVER_USER } from './make-cluster.ts'
import { keepPresence } from './presence.ts'
import { readSmallFile } from './read-small-file.ts'
import { adviseOnMajor, findRuntime } from './runtime.ts'
import { openServerHome, readClusterMajor, type ServerHome } from './server-home.ts'
import { stopServer } from './server-process.ts'
import { type ServerAddress, serverSettings } from './server-settings.ts'
import { makeSiteRole, SITE_USER } from './site-role.ts'
import { openSocketFolder, removeSocketFolder, SOCKET_PORT } from './socket-folder.ts'

export type ServerConnection = {
  host: string
  port: number
  user: string
  database: string
  password?: string
}

export type EmbeddedPostgres = {
  /** Without superuser rights; valid after restarts. */
  connection: ServerConnection
  adminConnection: ServerConnection
  close(): Promise<void>
}

export type EmbeddedPostgresOptions = {
  onProgress?: (line: string) => void
  onOutage?: (error: Error) => void
  /** False in tests: not crash-safe. */
  isDurable?: boolean
}

/** Rejects when none can run here, or another container uses the folder. */
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
    const advice = adviseOnMajor(runtime)
    if (advice) onProgress(advice)
    const address = await openAddress(home)
    const socketFolder = 'socketFolder' in address ? address.socketFolder : null
    const settings = serverSettings(address, runtime.major, isDurable)
    const connectionFor = (user: string) => connectionTo(home, address, user)
    const connection = () => connectionFor(SERVER_USER)
    const plan = { home, runtime, lock, settings, socketFolder, isDurable, connection }
    const keeper = await keepPresence((signal) => joinServer(plan, signal), { onProgress, onOutage })
    await makeSiteRole(connectionFor(SERVER_USER)).catch(async (error) => {
      await keeper.close()
      throw error
    })
    return {
      connection: connectionFor(SITE_USER),
      adminConnection: connectionFor(SERVER_USER),
      async close() {
        await keeper.close(async () => {
          const isStopped = await stopServer(home, runtime)
          if (isStopped && socketFolder) removeSocketFolder(home, socketFolder)
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
