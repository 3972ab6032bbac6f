import { getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { SEALED_TABLES } from './sealed-tables.ts'
import { SealedText } from './sealed-text.ts'
import { idColumnOf, sealedColumnsOf, type Vault } from './vault.ts'

const BATCH = 1000

/** Throws at the first. Skips what older releases lack. */
export async function checkSealedValues(
  client: pg.ClientBase,
  schema: string,
  vault: Vault,
): Promise<number> {
  let count = 0
  for (const table of SEALED_TABLES) {
    const name = getTableName(table)
    const id = idColumnOf(table).name
    const { rows: found } = await client.query<{ column: string; type: string }>(
      `select column_name as column, data_type as type from information_schema.columns
       where table_schema = $1 and table_name = $2`,
      [schema, name],
    )
    const wanted = sealedColumnsOf(table).map(([, column]) => column)
    const columns = found.map(({ column }) => column).filter((column) => wanted.includes(column))
    const idType = found.find(({ column }) => column === id)?.type
    if (columns.length === 0 || !idType) continue
    let after: string | null = null
    for (;;) {
      const { rows }: { rows: Record<string, string | null>[] } = await client.query(
        `select "${id}"::text as id, ${columns.map((column) => `"${column}"`).join(', ')} from "${schema}"."${name}"
         where $1::text is null or "${id}" > $1::${idType} order by "${name}"."${id}" limit ${BATCH}`,
        [after],
      )
      for (const row of rows) {
        for (const column of columns) {
          if (row[column] == null) continue
          vault.openText({ table: name, column, id: row.id ?? '' }, new SealedText(row[column]))
          count += 1
        }
      }
      if (rows.length < BATCH) break
      after = rows.at(-1)?.id ?? null
    }
  }
  return count
}
