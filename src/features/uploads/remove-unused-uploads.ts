import { inArray, lt, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { faqItems, partners } from '../../db/schema/directory.ts'
import { uploads } from '../../db/schema/files.ts'
import { changeSets, changes, importJobs, importRows } from '../../db/schema/history.ts'
import { UNDO_DAYS } from '../../shared/history/history.ts'
import { UPLOAD_NAME } from '../../shared/pictures/picture-limits.ts'

/** Outlasts a session and its form. */
const UNUSED_HOURS = 24
const MOST_AT_ONCE = 1000

const UPLOAD_KEY = new RegExp(`^uploads/(${UPLOAD_NAME})$`)

/**
 * What nothing names for a day; returns how many. Files without a row get one. Not while an import is read.
 */
export async function removeUnusedUploads(app: Pick<App, 'db' | 'files' | 'clock'>): Promise<number> {
  const now = app.clock.now()
  await adoptStoredFiles(app, now)
  const removed = await app.db.longTransaction(async (tx) => {
    const old = await tx
      .select({ name: uploads.name })
      .from(uploads)
      .where(lt(uploads.createdAt, new Date(now.getTime() - UNUSED_HOURS * 3_600_000)))
      // Others are being saved (requireStoredPictures).
      .for('update', { skipLocked: true })
    if (old.length === 0) return []
    const named = await findNamedUploads(tx, now)
    if (named === null) return []
    const unused = old.map(({ name }) => name).filter((name) => !named.has(name))
    const names = unused.slice(0, MOST_AT_ONCE)
    if (names.length > 0) await tx.delete(uploads).where(inArray(uploads.name, names))
    return names
  })
  // The next run adopts what stays behind.
  for (const name of removed) await app.files.remove(`uploads/${name}`)
  return removed.length
}

async function adoptStoredFiles({ db, files }: Pick<App, 'db' | 'files'>, now: Date): Promise<void> {
  const known = new Set((await db.select({ name: uploads.name }).from(uploads)).map(({ name }) => name))
  const found = (await files.list('uploads')).flatMap(({ key, bytes }) => {
    const name = UPLOAD_KEY.exec(key)?.[1]
    return name === undefined || known.has(name) ? [] : [{ name, bytes, createdAt: now }]
  })
  for (let start = 0; start < found.length; start += MOST_AT_ONCE) {
    const rows = found.slice(start, start + MOST_AT_ONCE)
    await db.insert(uploads).values(rows).onConflictDoNothing()
  }
}

const NAME = `/uploads/(${UPLOAD_NAME})`

/** By partners (deleted too), questions, undoable changes, imports. Null while an import is read. */
async function findNamedUploads(tx: Queryable, now: Date): Promise<Set<string> | null> {
  const since = new Date(now.getTime() - (UNDO_DAYS + 1) * 86_400_000).toISOString()
  const texts = sql`
    select to_jsonb(p)::text as text from ${partners} p
    union all select ${faqItems.answer} from ${faqItems}
    union all select concat(${changes.before}::text, ${changes.after}::text)
      from ${changes} join ${changeSets} on ${changeSets.id} = ${changes.changeSetId}
      where ${changeSets.createdAt} > ${since}
    union all select concat(r.values::text, r.raw::text) from ${importRows} r`
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct found[1] as name
    from (${texts}) named, regexp_matches(named.text, ${NAME}, 'g') found
    where named.text like '%/uploads/%'`)
  const named = new Set(rows.map(({ name }) => name))
  const inFiles = await findInImportFiles(tx)
  if (inFiles === null) return null
  return new Set([...named, ...inFiles])
}

/** Columns without a field are in no row. Null: not read yet. */
async function findInImportFiles(tx: Queryable): Promise<Set<string> | null> {
  const named = new Set<string>()
  const { rows: jobs } = await tx.execute<{ id: string; state: string }>(sql`
    select id, state from ${importJobs} where state in ('waiting', 'checking', 'checked', 'writing')`)
  if (jobs.some(({ state }) => state === 'waiting' || state === 'checking')) return null
  for (const { id } of jobs) {
    const { rows } = await tx.execute<{ file: Buffer }>(sql`select file from ${importJobs} where id = ${id}`)
    // Without zeros UTF-16 reads as ASCII.
    const text = rows[0]?.file.toString('latin1').replaceAll('\0', '') ?? ''
    for (const [, name = ''] of text.matchAll(new RegExp(NAME, 'g'))) named.add(name)
  }
  return named
}
