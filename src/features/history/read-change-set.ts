import { eq, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import { faqItems, inquiries, partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import { AppError } from '../../shared/errors.ts'
import type { Change, ChangeEntity, ChangeSetDetail } from '../../shared/history/history.ts'
import { toChangeSet, undone } from './can-undo.ts'

/** `after`: last page's last id; `limit`: 1 to 200. Throws not_found. */
export async function readChangeSet(
  app: Pick<App, 'db' | 'clock'>,
  id: string,
  page: { after?: number; limit: number },
): Promise<ChangeSetDetail> {
  const [found] = await app.db
    .select({ set: changeSets, undoesAction: undone.action })
    .from(changeSets)
    .leftJoin(undone, eq(undone.id, changeSets.undoesId))
    .where(eq(changeSets.id, id))
  if (!found) throw new AppError('not_found', 'This change is not in the history.')
  const { rows } = await app.db.execute<Omit<Change, 'id'> & { id: string }>(sql`
    select c.id, c.entity_id as "entityId", ${labelOf(found.set.entity)} as label, c.before, c.after
    from ${changes} as c
    where c.change_set_id = ${id} and c.id > ${page.after ?? 0}
    order by c.id limit ${page.limit + 1}`)
  const shown = rows.slice(0, page.limit).map((row) => ({ ...row, id: Number(row.id) }))
  return {
    changeSet: toChangeSet(found, app.clock.now()),
    changes: shown,
    nextCursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

const NAMES: Record<ChangeEntity, (id: SQL) => SQL> = {
  partner: (id) => sql`(select name from ${partners} where id = ${id})`,
  faq: (id) => sql`(select question from ${faqItems} where id = ${id})`,
  inquiry: (id) => sql`(select reference from ${inquiries} where id = ${id})`,
  account: (id) => sql`(select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username)
    from ${adminUsers} where id = ${id})`,
}

const NAME_FIELDS: Record<ChangeEntity, string> = {
  partner: 'name',
  faq: 'question',
  inquiry: 'reference',
  account: 'username',
}

/** SQL of change `c`: its present name, else the stored one. */
function labelOf(entity: ChangeEntity): SQL<string> {
  const field = sql.raw(`'${NAME_FIELDS[entity]}'`)
  return sql<string>`coalesce(${NAMES[entity](sql`c.entity_id`)}, c.before ->> ${field}, c.after ->> ${field}, '')`
}
