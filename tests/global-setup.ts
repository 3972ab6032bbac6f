import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The maintenance database. */
    postgresUrl: string
    /** Migrated, cloned by every test; named per run, so runs can share a server. */
    templateDatabase: string
  }
}

/** Starts one PostgreSQL for the run, with a migrated template. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  const template = `directory_template_${randomBytes(4).toString('hex')}`
  await onServer(server.url, `create database ${template}`)
  const pool = new pg.Pool({ connectionString: databaseUrl(server.url, template), max: 1 })
  await migrate(pool, 'src/db/migrations')
  await prepareJobs(pool)
  await pool.end()
  project.provide('postgresUrl', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

/** Returns the address of another database there. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one statement on the maintenance database. */
export async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
