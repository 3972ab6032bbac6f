import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { COMPLETENESS_FIELDS, type Dashboard } from '../../shared/dashboard.ts'
import { isPublic, lacks } from '../partners/find/select-partners.ts'

export type DirectoryFigures = Pick<Dashboard, 'partners' | 'faq' | 'completeness'> & {
  withoutText: number
}

/** Once per version: 100,000 rows are slow. */
export function createDirectoryFigures(app: Pick<App, 'db' | 'directory'>): () => Promise<DirectoryFigures> {
  let kept: { version: number; figures: Promise<DirectoryFigures> } | null = null
  return () => {
    const { version } = app.directory.current()
    if (kept?.version === version) return kept.figures
    const entry = { version, figures: countDirectory(app) }
    kept = entry
    entry.figures.catch(() => {
      if (kept === entry) kept = null
    })
    return entry.figures
  }
}

async function countDirectory(app: Pick<App, 'db' | 'directory'>): Promise<DirectoryFigures> {
  const count = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})::int`
  const { rows } = await app.db.execute<Record<string, number>>(sql`
      select ${count(isPublic)} as active, ${count(sql`not is_active`)} as inactive,
        ${count(sql`${isPublic} and is_priority`)} as priority,
        ${count(sql`${isPublic} and ${lacks('text')}`)} as "withoutText",
        ${sql.join(
          COMPLETENESS_FIELDS.map(
            (field) => sql`${count(sql`${isPublic} and not ${lacks(field)}`)} as ${sql.identifier(field)}`,
          ),
          sql`, `,
        )},
        (select count(*)::int from faq_items) as "faqTotal",
        (select count(*)::int from faq_items where is_active) as "faqActive"
      from partners where deleted_at is null`)
  const figure = (name: string) => rows[0]?.[name] ?? 0
  return {
    partners: { active: figure('active'), inactive: figure('inactive'), priority: figure('priority') },
    faq: { total: figure('faqTotal'), active: figure('faqActive') },
    completeness: COMPLETENESS_FIELDS.map((field) => ({
      field,
      count: figure(field),
      total: figure('active'),
    })),
    withoutText: figure('withoutText'),
  }
}
