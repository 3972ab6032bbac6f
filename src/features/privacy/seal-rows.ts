import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '../../db/open.ts'
import { inquiries } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { SEALED_TABLES } from '../../db/sealing/sealed-tables.ts'
import { SealedText } from '../../db/sealing/sealed-text.ts'
import { addressLookup, idColumnOf, sealedColumnsOf } from '../../db/sealing/vault.ts'

const LOOKUPS: readonly { of: PgTable; address: string; lookup: string }[] = [
  { of: inquiries, address: 'email', lookup: 'email_lookup' },
  { of: partnerChecks, address: 'sent_to', lookup: 'sent_to_lookup' },
]

/** Crashes keep progress. */
const BATCH = 500

/** With the current key; skips locked rows. A second run continues. */
export async function sealRows(
  db: Pick<Database, 'longTransaction'>,
  onProgress: (rows: number) => void = () => {},
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  for (const table of SEALED_TABLES) {
    let after: string | null = null
    for (;;) {
      if (signal?.aborted) return total
      const batch: Batch = await db.longTransaction((tx) => sealBatch(tx, table, after))
      total += batch.count
      if (batch.count > 0) onProgress(total)
      after = batch.last
      if (after === null) break
    }
  }
  return total
}

/** Those that `sealRows` would change. */
export async function countUnsealed(db: Queryable): Promise<number> {
  let total = 0
  for (const table of SEALED_TABLES) {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${table} where ${isOutdated(db, table)}`,
    )
    total += rows[0]?.count ?? 0
  }
  return total
}

type Batch = { count: number; last: string | null }
type Row = { id: string } & Record<string, string | null>

async function sealBatch(tx: Queryable, table: PgTable, after: string | null): Promise<Batch> {
  const idColumn = idColumnOf(table)
  const id = sql.identifier(idColumn.name)
  const columns = sealedColumnsOf(table).map(([, column]) => column)
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const type = sql.raw(idColumn.getSQLType())
  const isLater = after === null ? sql`true` : sql`${id} > ${after}::${type}`
  const { rows } = await tx.execute<Row>(sql`
    select ${id}::text as id, ${names} from ${table} where ${isLater} and (${isOutdated(tx, table)})
    order by ${table}.${id} limit ${BATCH} for no key update skip locked`)
  if (rows.length === 0) return { count: 0, last: null }
  const sealedRows = rows.map((row) => sealRow(tx, table, columns, row))
  const named = sealedRows.map(({ id: rowId, ...row }) => ({ ...row, [idColumn.name]: rowId }))
  const sets = Object.keys(sealedRows[0] ?? {}).filter((column) => column !== 'id')
  await tx.execute(sql`
    update ${table} set ${sql.join(
      sets.map((column) => sql`${sql.identifier(column)} = sealed_row.${sql.identifier(column)}`),
      sql`, `,
    )}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb) sealed_row
    where ${table}.${id} = sealed_row.${id}`)
  return { count: rows.length, last: rows.at(-1)?.id ?? null }
}

function sealRow({ vault }: Queryable, table: PgTable, columns: readonly string[], row: Row): Row {
  const result: Row = { id: row.id }
  const opened: Record<string, string> = {}
  for (const column of columns) {
    const value = row[column] ?? null
    if (value === null) {
      result[column] = null
      continue
    }
    const place = { table: getTableName(table), column, id: row.id }
    const stored = new SealedText(value)
    opened[column] = vault.openText(place, stored)
    result[column] = vault.isCurrent(stored) ? value : vault.sealText(place, opened[column]).stored
  }
  for (const { of, address, lookup } of LOOKUPS) {
    if (of === table) result[lookup] = addressLookup(vault, opened[address] ?? '')
  }
  return result
}

function isOutdated({ vault }: Queryable, table: PgTable): SQL {
  const current = `sealed:1:${vault.keyId}:%`
  const parts = sealedColumnsOf(table).map(([, column]) => {
    const name = sql.identifier(column)
    return sql`(${name} <> '' and ${name} not like ${current})`
  })
  return sql.join(parts, sql` or `)
}
