import { findPartnersCall } from '../../../../shared/calls/partners.ts'
import type { FaqInput } from '../../../../shared/faq/faq.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { call } from '../../../api.ts'

/** Rows to look through for a city's own: the search finds names and streets too. */
const FEW = '50'

/**
 * Target states and cities, as typed, in which no listed partner is: no page would show the question. Cities are looked
 * for in the target states, if there are any. Throws ApiError.
 */
export async function findEmptyPlaces({ targetStates = [], targetCities = [] }: FaqInput): Promise<string[]> {
  const find = async (query: { q?: string; state?: string }) =>
    (await call(findPartnersCall, { query: { ...query, active: 'yes', limit: FEW } })).partners
  const states = await Promise.all(
    targetStates.map(async (state) => ((await find({ state })).length === 0 ? [state] : [])),
  )
  const cities = await Promise.all(
    targetCities.map(async (city) => {
      const places =
        targetStates.length > 0 ? targetStates.map((state) => ({ q: city, state })) : [{ q: city }]
      const found = (await Promise.all(places.map(find))).flat()
      return found.some((partner) => toSlug(partner.city) === toSlug(city)) ? [] : [city]
    }),
  )
  return [...states, ...cities].flat()
}
