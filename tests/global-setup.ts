import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { prepareJobs } from '../src/jobs/prepare-jobs.ts'
import { removeLeftovers } from './servers/remove-leftovers.ts'
import { startTestPostgres } from './servers/test-postgres.ts'

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
  removeLeftovers()
  const server = await startTestPostgres()
  const template = await makeTemplate(server.url)
  project.provide('postgresUrl', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await onServer(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

/** Creates a migrated database with the job tables; returns its name. */
export async function makeTemplate(serverUrl: string): Promise<string> {
  const name = `directory_template_${randomBytes(4).toString('hex')}`
  await onServer(serverUrl, `create database ${name}`)
  const pool = new pg.Pool({ connectionString: databaseUrl(serverUrl, name), max: 1 })
  await migrate(pool, 'src/db/migrations')
  await prepareJobs(pool)
  await pool.end()
  return name
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
