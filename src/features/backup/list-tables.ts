import type pg from 'pg'

export type StoredTable = {
  name: string
  /** Quoted, no generated ones. */
  columns: string[]
  /** Alike on all servers, whatever the collation. */
  order: string
}

/** For COPY. */
export async function listTables(client: pg.ClientBase, schema: string): Promise<StoredTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; keys: string[] | null }>(
    `select c.relname as name,
       (select array_agg(quote_ident(a.attname) order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select array_agg(quote_ident(a.attname) order by array_position(i.indkey::int2[], a.attnum))
        from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
     from pg_class c where c.relnamespace = $1::regnamespace and c.relkind = 'r' order by c.relname`,
    [schema],
  )
  return rows.map(({ name, columns, keys }) => ({
    name,
    columns,
    order: (keys ?? columns).map((column) => `${column}::text collate "C"`).join(', '),
  }))
}

/** Equal bytes for equal rows. */
export const copyOut = (schema: string, { name, columns, order }: StoredTable) =>
  `copy (select ${columns.join(', ')} from "${schema}"."${name}" order by ${order}) to stdout`

/** Until the transaction ends. */
export async function setCopySettings(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
     set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
     set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`,
  )
}
