import { PartnerFilters } from '../../../shared/partners/partner-filters.ts'
import { findRegion, REGIONS, type Region } from '../../../shared/places/regions.ts'

/** `state`: a name. */
export type PartnerSearch = PartnerFilters

export const NO_SEARCH: PartnerSearch = {}

const KEYS = Object.keys(PartnerFilters.shape) as (keyof PartnerFilters)[]

export function readSearch(params: URLSearchParams): PartnerSearch {
  const read = KEYS.flatMap((key) => {
    const value = PartnerFilters.shape[key].safeParse(params.get(key)?.trim() || undefined)
    return value.success && value.data !== undefined ? [[key, value.data]] : []
  })
  const search = Object.fromEntries(read) as PartnerSearch
  return search.state ? { ...search, state: findRegion(search.state)?.name ?? search.state } : search
}

export function searchParams(search: PartnerSearch): URLSearchParams {
  return new URLSearchParams(KEYS.flatMap((key) => (search[key] ? [[key, search[key]]] : [])))
}

export const listAddress = (search: PartnerSearch) => `/admin/partners?${searchParams(search)}`

/** An order alone lists everyone. */
export function isSearch(search: PartnerSearch): boolean {
  return KEYS.some((key) => search[key]?.trim())
}

const isOfFifty = ({ country, code }: Region) => country === 'US' && code !== 'DC'

export const STATES = REGIONS.filter(isOfFifty)
/** District of Columbia and Canadian provinces. */
export const OTHER_REGIONS = REGIONS.filter((region) => !isOfFifty(region))
