import type { Partner } from '../src/shared/partner.ts'
import { paths } from '../src/shared/paths.ts'

/**
 * One address of each public page of a running product: the fullest state, its fullest city, and the partner with
 * most reviews there, so that a measured page is a heavy one.
 */
export async function pickPages(url: string) {
  const partners = (await (await fetch(`${url}/api/partners`)).json()) as Partner[]
  const state = mostFrequent(partners.map((partner) => partner.state))
  const inState = partners.filter((partner) => partner.state === state)
  const city = mostFrequent(inState.map((partner) => partner.city))
  const partner = inState
    .filter((candidate) => candidate.city === city)
    .toSorted((a, b) => (b.googleReviewCount ?? 0) - (a.googleReviewCount ?? 0))[0]
  if (!partner) throw new Error('The directory is empty.')
  return {
    home: paths.home(),
    search: paths.search(city),
    state: paths.state(state),
    city: paths.city(state, city),
    partner: paths.partner(partner),
  }
}

function mostFrequent(values: string[]): string {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? ''
}
