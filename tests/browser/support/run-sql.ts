import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { SERVER_USER } from '../../../src/db/embedded-postgres/make-cluster.ts'

/** Runs a statement on a product's embedded database, whose lock file names the socket's folder in line 5. */
export async function runSql(dataDir: string, statement: string): Promise<void> {
  const lock = await readFile(path.join(dataDir, 'db/pg/postmaster.pid'), 'utf8')
  const host = lock.split('\n')[4] ?? ''
  const client = new pg.Client({ host, port: 5432, user: SERVER_USER, database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}
