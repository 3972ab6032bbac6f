import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { endDatabase, openDatabase } from '../../src/db/open.ts'
import { databaseUrl, onServer } from '../global-setup.ts'
import { TEST_VAULT } from '../sites/test-vault.ts'

/** Clones the migrated template; `drop` ends its connections too. */
export async function cloneTemplate() {
  const name = `test_${randomBytes(6).toString('hex')}`
  const serverUrl = inject('postgresUrl')
  // The default, wal_log, costs ten times the CPU: it copies through the buffers and logs every page.
  const statement = `create database ${name} template ${inject('templateDatabase')} strategy file_copy`
  await onServer(serverUrl, statement)
  return {
    name,
    url: databaseUrl(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

/** Makes an empty, migrated database; `onServer` runs a statement on the maintenance database. */
export async function makeDatabase(maxConnections = 4) {
  const { name, url, drop } = await cloneTemplate()
  const db = openDatabase({ connectionString: url }, TEST_VAULT, maxConnections)
  return {
    db,
    name,
    url,
    onServer: (statement: string) => onServer(inject('postgresUrl'), statement),
    async close() {
      await endDatabase(db)
      await drop()
    },
  }
}
