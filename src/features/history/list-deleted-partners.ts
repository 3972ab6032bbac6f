import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import type { DeletedPartner, DeletedPartnerList } from '../../shared/history/history.ts'
import { undoLimit } from './can-undo.ts'

/** In 30 days, latest first. `q`: in name, city and state; `before`: last page's last id. */
export async function listDeletedPartners(
  app: Pick<App, 'db' | 'clock'>,
  filters: { q?: string; before?: string; limit: number },
): Promise<DeletedPartnerList> {
  const pattern = `%${(filters.q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await app.db.execute<
    Omit<DeletedPartner, 'deletedAt'> & { deletedAt: Date; totalCount: number }
  >(
    sql`
    with restorable as (
      select id, slug, name, city, state, deleted_at, (count(*) over ())::int as total_count
      from ${partners}
      where deleted_at >= ${undoLimit(app.clock.now()).toISOString()}
        and (name ilike ${pattern} or city ilike ${pattern} or state ilike ${pattern})
    ), page as (
      select * from restorable
      where ${
        filters.before
          ? sql`(deleted_at, id) < (select last.deleted_at, last.id from ${partners} as last where last.id = ${filters.before})`
          : sql`true`
      }
      order by deleted_at desc, id desc limit ${filters.limit + 1}
    )
    select page.id, slug, name, city, state, deleted_at as "deletedAt", total_count as "totalCount",
      deletion.user_name as "deletedBy"
    from page left join lateral (
      select s.user_name from ${changes} as c join ${changeSets} as s on s.id = c.change_set_id
      where c.entity_id = page.id and c.after is null order by c.id desc limit 1
    ) as deletion on true
    order by deleted_at desc, page.id desc`,
  )
  const page = rows.slice(0, filters.limit)
  return {
    partners: page.map(({ totalCount: _, ...row }) => ({
      ...row,
      deletedAt: new Date(row.deletedAt).toISOString(),
    })),
    totalCount: rows[0]?.totalCount ?? 0,
    nextCursor: rows.length > filters.limit ? (page.at(-1)?.id ?? null) : null,
  }
}
