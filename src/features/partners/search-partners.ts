import { and, eq, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema.ts'
import type { AdminPartner } from '../../shared/partners/admin-partner.ts'
import { findRegion, regionCode } from '../../shared/places/regions.ts'
import { searchText } from '../../shared/search.ts'
import { compareNames } from '../directory/search/compare-names.ts'
import { type MatchedField, rankPartner, tierOf } from '../directory/search/rank-match.ts'
import { readQuery } from '../directory/search/read-query.ts'
import { selectAdminPartners, selectAdminPartnersByIds } from './select-admin-partners.ts'

type Searched = Pick<AdminPartner, 'id' | 'name' | 'city' | 'state' | 'zipCode' | 'isPriority'>

/**
 * Searches partners, also inactive ones, by the public rule and order (SEARCH-1, SEARCH-10). Blank `q` matches everyone;
 * `state` (name, code or slug) filters, an unknown one matches nobody. Throws invalid_input for an overlong
 * query.
 */
export async function searchPartners(
  app: Pick<App, 'db'>,
  { q = '', state = '' }: { q?: string | undefined; state?: string | undefined },
): Promise<AdminPartner[]> {
  const wanted = readQuery(q).toLowerCase()
  const region = findRegion(state)
  if (state.trim() !== '' && !region) return []
  if (wanted === '' && !region) return selectAdminPartners(app.db)
  // Here, because the database's lower case depends on its locale.
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
    .map((row) => ({ ...row, rank: wanted === '' ? 1 : rankPartner(textsOf(row), wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || tierOf(a) - tierOf(b) || compareNames(a, b))
  return selectAdminPartnersByIds(
    app.db,
    found.map(({ id }) => id),
  )
}

function textsOf({ name, city, state, zipCode }: Searched): Record<MatchedField, string> {
  const texts = { name, city, state, zipCode, stateCode: regionCode(state) }
  return Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, searchText(text).toLowerCase()]),
  ) as Record<MatchedField, string>
}
