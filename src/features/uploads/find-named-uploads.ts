import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { faqItems, partners } from '../../db/schema/directory.ts'
import { changeSets, changes, importJobs, importRows } from '../../db/schema/history.ts'
import { UNDO_DAYS } from '../../shared/history/history.ts'
import { UPLOAD_NAME } from '../../shared/pictures/picture-limits.ts'

const NAME = `/uploads/(${UPLOAD_NAME})`

/** By partners (also deleted), questions, changes that can be undone, imports. Null while an import is being read. */
export async function findNamedUploads(tx: Queryable, now: Date): Promise<Set<string> | null> {
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

/** Unmapped columns are in no row. Null: not read yet. */
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
