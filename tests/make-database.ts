import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { endDatabase, openDatabase } from '../src/db/open.ts'
import { databaseUrl, onServer } from './global-setup.ts'
import { TEST_VAULT } from './test-vault.ts'

/** Makes an empty, migrated database; `onServer` runs a statement on the maintenance database. */
export async function makeDatabase(maxConnections = 4) {
  const name = `test_${randomBytes(6).toString('hex')}`
  const serverUrl = inject('postgresUrl')
  await onServer(serverUrl, `create database ${name} template ${inject('templateDatabase')}`)
  const db = openDatabase({ connectionString: databaseUrl(serverUrl, name) }, TEST_VAULT, maxConnections)
  return {
    db,
    name,
    onServer: (statement: string) => onServer(serverUrl, statement),
    async close() {
      await endDatabase(db)
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
