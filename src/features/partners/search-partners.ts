import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema.ts'
import type { AdminPartner } from '../../shared/admin-partner.ts'
import { findRegion, regionCode } from '../../shared/regions.ts'
import { searchText } from '../../shared/search.ts'
import { compareNames } from '../directory/compare-names.ts'
import { readQuery } from '../directory/read-query.ts'
import { selectAdminPartners, selectAdminPartnersByIds } from './select-admin-partners.ts'

type Searched = Pick<AdminPartner, 'id' | 'name' | 'city' | 'state' | 'zipCode' | 'isPriority'>

/**
 * Searches the partners as the public search does (rule and order of matchPartners), inactive ones included, deleted
 * ones not. A blank `q` matches everyone; `state` (name, code or slug) keeps those of one state, an unknown one nobody.
 * Throws invalid_input for a text that is too long.
 */
export async function searchPartners(
  app: Pick<App, 'db'>,
  { q = '', state = '' }: { q?: string | undefined; state?: string | undefined },
): Promise<AdminPartner[]> {
  const wanted = readQuery(q).toLowerCase()
  const region = findRegion(state)
  if (state.trim() !== '' && !region) return []
  if (wanted === '' && !region) return selectAdminPartners(app.db)
  // Compared here, not by the database, whose lower case depends on its locale.
  const rows = await app.db
    .select({
      id: partners.id,
      name: partners.name,
      city: partners.city,
      state: partners.state,
      zipCode: partners.zipCode,
      isPriority: partners.isPriority,
    })
    .from(partners)
    .where(and(isNull(partners.deletedAt), region && eq(partners.state, region.name)))
  const found = rows
    .map((row) => ({ ...row, rank: rankOf(row, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || Number(b.isPriority) - Number(a.isPriority) || compareNames(a, b))
  return selectAdminPartnersByIds(
    app.db,
    found.map(({ id }) => id),
  )
}

/** How well a partner matches a text in lower case; 0 = not. The ranks of matchPartners, for one partner. */
function rankOf(partner: Searched, wanted: string): number {
  if (wanted === '') return 1
  const [name, city, state, zipCode] = [partner.name, partner.city, partner.state, partner.zipCode].map(
    (text) => searchText(text).toLowerCase(),
  ) as [string, string, string, string]
  if (state === wanted || name === wanted || regionCode(partner.state).toLowerCase() === wanted) return 5
  if (city === wanted) return 4
  if (zipCode === wanted) return 3
  if (name.startsWith(wanted)) return 2
  return [name, city, state, zipCode].some((text) => text.includes(wanted)) ? 1 : 0
}
