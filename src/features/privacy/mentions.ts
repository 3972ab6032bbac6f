import { getTableName, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/open.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import { inquiryEvents } from '../../db/schema/history.ts'
import { SealedText } from '../../db/sealing/sealed-text.ts'

/** "please write to my sister, …" */
const PLACES = [
  { table: inquiries, inquiryId: 'id', columns: ['message'] },
  { table: inquiryEvents, inquiryId: 'inquiry_id', columns: ['text'] },
  { table: outbox, inquiryId: 'inquiry_id', columns: ['subject', 'text'] },
] as const

type Place = (typeof PLACES)[number]
type Row = { id: string; inquiryId: string; texts: (readonly [column: string, text: string])[] }

/** About 10 ms of decryption. */
const BATCH = 500

/** Decrypts every text. */
export async function findMentions(
  db: Queryable,
  email: string,
  ownIds: readonly string[],
): Promise<{ inquiryId: string; text: string }[]> {
  const pattern = patternOf(email)
  const found: { inquiryId: string; text: string }[] = []
  for (const place of PLACES) {
    for await (const { inquiryId, texts } of othersRows(db, place, ownIds)) {
      found.push(...texts.filter(([, text]) => text.match(pattern)).map(([, text]) => ({ inquiryId, text })))
    }
  }
  return found
}

/** Puts "(erased)"; returns inquiries and messages concerned. Decrypts every text. */
export async function eraseMentions(
  tx: Queryable,
  email: string,
  ownIds: readonly string[],
): Promise<{ inquiryIds: Set<string>; mailIds: Set<string> }> {
  const pattern = patternOf(email)
  const inquiryIds = new Set<string>()
  const mailIds = new Set<string>()
  for (const place of PLACES) {
    const ids: string[] = []
    for await (const { id, texts } of othersRows(tx, place, ownIds)) {
      if (texts.some(([, text]) => text.match(pattern))) ids.push(id)
    }
    for (const { id, inquiryId, texts } of await lockRows(tx, place, ids)) {
      inquiryIds.add(inquiryId)
      if (place.table === outbox) mailIds.add(id)
      const sets = texts.map(([column, text]) => {
        const at = { table: getTableName(place.table), column, id }
        const { stored } = tx.vault.sealText(at, text.replace(pattern, '(erased)'))
        return sql`${sql.identifier(column)} = ${stored}`
      })
      await tx.execute(
        sql`update ${place.table} set ${sql.join(sets, sql`, `)} where ${inArray(place.table.id, [id] as never[])}`,
      )
    }
  }
  return { inquiryIds, mailIds }
}

async function* othersRows(db: Queryable, place: Place, ownIds: readonly string[]): AsyncGenerator<Row> {
  const own = new Set(ownIds)
  for (let after: string | null = null; ; ) {
    const type = sql.raw(place.table.id.getSQLType())
    const isLater = after === null ? sql`true` : sql`id > ${after}::${type}`
    const rows: Row[] = await readRows(db, place, sql`${isLater} order by ${place.table}.id limit ${BATCH}`)
    yield* rows.filter(({ inquiryId }) => !own.has(inquiryId))
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id ?? null
  }
}

async function lockRows(tx: Queryable, place: Place, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const isOne = inArray(place.table.id, ids as never[])
  return readRows(tx, place, sql`${isOne} order by ${place.table}.id for no key update`)
}

async function readRows(
  db: Queryable,
  { table, inquiryId, columns }: Place,
  rest: ReturnType<typeof sql>,
): Promise<Row[]> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const { rows } = await db.execute<
    Record<string, string | null> & { id: string; inquiryId: string | null }
  >(sql`
    select id::text as id, ${sql.identifier(inquiryId)}::text as "inquiryId", ${names} from ${table as PgTable}
    where ${sql.identifier(inquiryId)} is not null and ${rest}`)
  return rows.map((row) => ({
    id: row.id,
    inquiryId: row.inquiryId ?? '',
    texts: columns.flatMap((column) => {
      const value = (row as Record<string, string | null>)[column]
      const at = { table: getTableName(table), column, id: row.id }
      return value == null ? [] : [[column, db.vault.openText(at, new SealedText(value))] as const]
    }),
  }))
}

/** "ann@x.org" matches neither "joann@x.org" nor "ann@x.org.au". */
function patternOf(email: string): RegExp {
  const escaped = email.replace(/[^A-Za-z0-9]/g, '\\$&')
  return new RegExp(`(?<![A-Za-z0-9._%+-])${escaped}(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`, 'gi')
}
