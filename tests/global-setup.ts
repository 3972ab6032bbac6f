import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/db/migrate.ts'
import { startTestPostgres } from './test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the server's maintenance database; the template is `directory_template`. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that every test's database is cloned from. */
export default async function setup(project: TestProject) {
  const server = await startTestPostgres()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('drop database if exists directory_template')
  await admin.query('create database directory_template')
  await admin.end()
  const pool = new pg.Pool({ connectionString: databaseUrl(server.url, 'directory_template'), max: 1 })
  await migrate(pool, 'src/db/migrations')
  await pool.end()
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
