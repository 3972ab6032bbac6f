import { chmodSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openEmbeddedPostgres } from '../../src/db/embedded-postgres/open-embedded-postgres.ts'
import { startExternalPostgres } from './external-postgres.ts'
import { makeScratchFolder } from './scratch-folder.ts'

export type TestPostgres = {
  /** Maintenance database, as a user who may create databases. */
  url: string
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL: TEST_DATABASE_URL's server, with TEST_ENGINE=external an installed one, else the
 * embedded one; the last two in a scratch folder.
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL: url, TEST_ENGINE: engine = 'embedded' } = process.env
  if (url) return { url, stop: async () => {} }
  if (engine === 'external') return startExternalPostgres()
  if (engine !== 'embedded') throw new Error(`TEST_ENGINE is embedded or external, not ${engine}.`)
  return startEmbeddedPostgres()
}

/** Starts the embedded server in a scratch folder. It is not crash-safe. */
export async function startEmbeddedPostgres(): Promise<TestPostgres> {
  const folder = makeScratchFolder('directory-tests')
  // The server may run as another user.
  chmodSync(folder, 0o755)
  const server = await openEmbeddedPostgres(path.join(folder, 'db'), { isDurable: false })
  const { host, user, database } = server.adminConnection
  return {
    url: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
    async stop() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
