import { findRegion, REGIONS, type Region } from '../../../shared/places/regions.ts'

/** What is searched for: text, and the name of a state; both '' before a search. */
export type PartnerSearch = { q: string; state: string }

export const NO_SEARCH: PartnerSearch = { q: '', state: '' }

/** The search that stands in the screen's address, so that going back, reloading and sharing keep it. */
export function readSearch(params: URLSearchParams): PartnerSearch {
  const state = params.get('state') ?? ''
  return { q: params.get('q')?.trim() ?? '', state: findRegion(state)?.name ?? state }
}

/** The parameters of a search, for the address and for the call; an empty one is left out. */
export function searchParams({ q, state }: PartnerSearch): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (state) params.set('state', state)
  return params
}

/** Whether there is anything to search for. */
export function isSearch({ q, state }: PartnerSearch): boolean {
  return q.trim() !== '' || state !== ''
}

const isOfFifty = ({ country, code }: Region) => country === 'US' && code !== 'DC'

/** The 50 states that the specification lists. */
export const STATES = REGIONS.filter(isOfFifty)
/** The District of Columbia and the provinces, where there are partners as well. */
export const OTHER_REGIONS = REGIONS.filter((region) => !isOfFifty(region))
