import { type SQL, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Database } from '../../../db/open.ts'
import { partners } from '../../../db/schema/directory.ts'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import type { PartnerFilters } from '../../../shared/partners/partner-filters.ts'
import { addOffering, matchQuery } from '../../directory/finder/answers/match-query.ts'
import { type FinderIndex, showInactive } from '../../directory/finder/indexes/finder-index.ts'
import { scanTextColumn } from '../../directory/finder/indexes/text-columns.ts'
import { findPhone } from '../../directory/finder/reading/codes.ts'
import { type Query, readQuery, splitQuery } from '../../directory/finder/reading/query.ts'
import { isExplained } from '../../directory/finder/reading/reading.ts'
import { runInSlices } from '../../directory/snapshot/run-in-slices.ts'
import { selectAdminPartnersByIds } from '../select-admin-partners.ts'
import { type Selection, selectPartners } from './select-partners.ts'

type FoundPartners = {
  total: number
  /** Of `total`. */
  inactiveCount: number
  partners: AdminPartner[]
}

export type PartnerFinder = {
  /** Throws invalid_input for an overlong query. */
  find(filters: PartnerFilters, window?: { offset?: number; limit?: number }): Promise<FoundPartners>
  findIds(filters: PartnerFilters): Promise<string[]>
}

/** LIST-5, LIST-6. A blank `q` matches all, an unknown state none. */
export function createPartnerFinder(app: Pick<App, 'db' | 'directory'>): PartnerFinder {
  let kept: { of: FinderIndex; everyone: Promise<Everyone> } | null = null

  function everyone(): Promise<Everyone> {
    const { search: of, services } = app.directory.current()
    if (kept?.of !== of) kept = { of, everyone: readEveryone(of, [...services.keys()]) }
    return kept.everyone
  }

  async function select(filters: PartnerFilters, offset: number, limit: number | null): Promise<Selection> {
    const query = readQuery(filters.q ?? '')
    const among = query === '' ? null : await matchPartners(app, await everyone(), query)
    return selectPartners(app.db, filters, among, { offset, limit })
  }

  return {
    async find(filters, { offset = 0, limit } = {}) {
      const { ids, ...counts } = await select(filters, offset, limit ?? null)
      return { ...counts, partners: await selectAdminPartnersByIds(app.db, ids) }
    },
    findIds: async (filters) => (await select(filters, 0, null)).ids,
  }
}

type Everyone = { search: FinderIndex; services: ReadonlySet<string> }

async function readEveryone(index: FinderIndex, services: readonly string[]): Promise<Everyone> {
  const offered = new Set([...services, ...index.inactive.flatMap((entry) => entry.services)])
  return { search: await runInSlices(showInactive(index)), services: offered }
}

/** Callers read out the last four. */
const LEAST_DIGITS = 4
const LEAST_STREET = 4
const ID = /^[\da-f]{8}(?:-[\da-f-]{0,27})?$/
const PARTNER_PATH = /(?:^|\/)partner\/([\p{L}\d-]+)/u
/** Finds nothing else: an id, a page or an e-mail address. */
const ALONE = /^[\da-f]{8}(?:-|$)|(?:^|\/)partner\/|@/i

/**
 * LIST-5, best first: by the public search, then by what administrators search; an id, e-mail or page finds
 * itself alone. `query`: not blank.
 */
async function matchPartners(
  { db, directory }: Pick<App, 'db' | 'directory'>,
  { search: index, services }: Everyone,
  query: string,
): Promise<string[]> {
  const meant = await findByAddress(db, query.toLowerCase())
  if (meant.length > 0 && ALONE.test(query)) return meant
  const split = splitQuery(index, await directory.gazetteer(), query)
  const { sure, positions: found } = matchQuery(split)
  const isPlace = sure !== null && !sure.named && sure.isExact && isExplained(split, sure)
  const positions = [
    ...addOffering(services, split, found, isPlace),
    ...findPhone(index, query, LEAST_DIGITS),
    ...(isPlace ? [] : findStreets(split)),
  ]
  const ids = positions.flatMap((position) => index.ranked[position]?.id ?? [])
  return [...new Set([...ids, ...meant])]
}

/** By id, page, e-mail address, slug or website. */
async function findByAddress(db: Database, text: string): Promise<string[]> {
  const conditions: SQL[] = []
  const slug = PARTNER_PATH.exec(text)?.[1]
  if (ID.test(text)) conditions.push(sql`starts_with(${partners.id}::text, ${text})`)
  if (slug !== undefined) conditions.push(sql`${partners.slug} = ${slug}`)
  if (text.includes('@')) conditions.push(sql`strpos(lower(${partners.email}), ${text}) > 0`)
  if (/^\S+$/.test(text) && text.includes('-')) conditions.push(sql`strpos(${partners.slug}, ${text}) > 0`)
  if (/^\S+$/.test(text) && text.includes('.') && /[a-z]/.test(text)) {
    const site = text.replace(/^https?:\/\//, '').replace(/\/+$/, '')
    conditions.push(sql`strpos(lower(${partners.website}), ${site}) > 0`)
    conditions.push(sql`strpos(lower(${partners.email}), ${site}) > 0`)
  }
  if (conditions.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from ${partners} where deleted_at is null and (${sql.join([...conditions], sql` or `)})
    order by is_active desc, is_priority desc, lower(name), id`)
  return rows.map(({ id }) => id)
}

/** "ward street" is not in "Howard Street". */
function findStreets({ index: { streets, ranked }, folded }: Query): number[] {
  const found: number[] = []
  const { column } = streets
  if (folded.length < LEAST_STREET) return found
  scanTextColumn(column, folded, (position, at) => {
    const isWordStart = at === 0 || column.text[(column.starts[position] as number) + at - 1] === ' '
    if (isWordStart && position < ranked.length) found.push(position)
  })
  return found
}
