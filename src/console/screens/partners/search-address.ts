import { findRegion, REGIONS, type Region } from '../../../shared/places/regions.ts'

/** Text, and the name of a state; both '' before a search. */
export type PartnerSearch = { q: string; state: string }

export const NO_SEARCH: PartnerSearch = { q: '', state: '' }

/** Reads the search from the address. */
export function readSearch(params: URLSearchParams): PartnerSearch {
  const state = params.get('state') ?? ''
  return { q: params.get('q')?.trim() ?? '', state: findRegion(state)?.name ?? state }
}

/** Returns the query parameters of a search, for the address and the call. */
export function searchParams({ q, state }: PartnerSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (state) params.set('state', state)
  return params
}

/** Returns whether there is anything to search for. */
export function isSearch({ q, state }: PartnerSearch): boolean {
  return q.trim() !== '' || state !== ''
}

const isOfFifty = ({ country, code }: Region) => country === 'US' && code !== 'DC'

/** The 50 states. */
export const STATES = REGIONS.filter(isOfFifty)
/** District of Columbia and Canadian provinces. */
export const OTHER_REGIONS = REGIONS.filter((region) => !isOfFifty(region))
