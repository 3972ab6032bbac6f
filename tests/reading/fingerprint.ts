import { createHash } from 'node:crypto'
import type { Database } from '../../src/db/open.ts'

/** Digests all tables and the job queue; equal fingerprints mean nothing changed. */
export async function fingerprint(db: Database): Promise<Record<string, string>> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const marks: Record<string, string> = {}
  for (const name of [...tables.map((table) => `public."${table.name}"`), 'pgboss.job']) {
    const { rows } = await db.$client.query<{ row: string }>(
      `select t::text as row from ${name} t order by 1`,
    )
    const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'))
    marks[name] = `${rows.length} rows, ${hash.digest('hex').slice(0, 12)}`
  }
  return marks
}
