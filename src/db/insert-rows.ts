import { getTableColumns, getTableName, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './open.ts'

const ROWS_PER_STATEMENT = 2000

/** All rows name the same columns; as JSON several times faster than as parameters. */
export async function insertRows<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: InferInsertModel<T>[],
): Promise<void> {
  const columns = getTableColumns(table)
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key in columns)
  const names = sql.join(
    keys.map((key) => sql.identifier(columns[key]?.name ?? key)),
    sql`, `,
  )
  const target = sql.identifier(getTableName(table))
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => {
      const values = row as Record<string, unknown>
      return Object.fromEntries(keys.map((key) => [columns[key]?.name ?? key, values[key]]))
    })
    await db.execute(
      sql`insert into ${target} (${names}) select ${names} from jsonb_populate_recordset(null::${target}, ${JSON.stringify(batch)}::jsonb)`,
    )
  }
}
