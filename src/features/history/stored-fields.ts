import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { KEPT_BY_PRODUCT, KEPT_IN_HISTORY } from '../../shared/history/history.ts'

/** By their names in the history. */
export function changeableColumns(table: PgTable): [field: string, column: PgColumn][] {
  return Object.entries(getTableColumns(table)).filter(([field]) => !KEPT_BY_PRODUCT.includes(field))
}

/** SQL, without KEPT_BY_PRODUCT. */
export function withoutOwnFields(json: SQL): SQL {
  return sql`(${json} - ${sql.raw(`'{${KEPT_BY_PRODUCT.join(',')}}'::text[]`)})`
}

/** SQL: changeable fields and createdAt by their names in code, times as ISO. `alias`: the table. */
export function rowAsJson(table: PgTable, alias = getTableName(table)): SQL {
  const kept = (getTableColumns(table) as Record<string, PgColumn>)[KEPT_IN_HISTORY]
  const columns = [...changeableColumns(table), ...(kept ? [[KEPT_IN_HISTORY, kept] as const] : [])]
  const parts = columns.map(([field, column]) => {
    const value = `"${alias}"."${column.name}"`
    const isMoment = column.getSQLType().startsWith('timestamp')
    const text = `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    return `'${field}', ${isMoment ? text : value}`
  })
  return sql.raw(`jsonb_build_object(${parts.join(', ')})`)
}
