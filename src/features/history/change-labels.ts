import { type SQL, sql } from 'drizzle-orm'
import { adminUsers } from '../../db/schema/accounts.ts'
import { faqItems, inquiries, partners } from '../../db/schema/directory.ts'
import type { ChangeEntity } from '../../shared/history/history.ts'

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

/** SQL: of change `c`, by its present name, else the stored one. */
export function labelOf(entity: ChangeEntity): SQL<string> {
  const field = sql.raw(`'${NAME_FIELDS[entity]}'`)
  return sql<string>`coalesce(${NAMES[entity](sql`c.entity_id`)}, c.before ->> ${field}, c.after ->> ${field}, '')`
}
