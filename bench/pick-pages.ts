import type { EnhancedPlaceData, Partner } from '../src/shared/partners/partner.ts'
import { paths } from '../src/shared/paths.ts'

/**
 * One address of each public page of a running product: the fullest state, its fullest city, and the partner with
 * most photos and reviews there, so that a measured page is a heavy one.
 */
export async function pickPages(url: string) {
  const partners = (await (await fetch(`${url}/api/partners`)).json()) as Partner[]
  const state = mostFrequent(partners.map((partner) => partner.state))
  const inState = partners.filter((partner) => partner.state === state)
  const city = mostFrequent(inState.map((partner) => partner.city))
  const partner = await fullest(
    url,
    inState.filter((candidate) => candidate.city === city),
  )
  if (!partner) throw new Error('The directory is empty.')
  return {
    home: paths.home(),
    search: paths.search(city),
    state: paths.state(state),
    city: paths.city(state, city),
    partner: paths.partner(partner),
  }
}

/** The partner whose page shows the most: photos and reviews counted, not the review count that Google names. */
async function fullest(url: string, partners: Partner[]): Promise<Partner | undefined> {
  const shown = await Promise.all(
    partners.map(async (partner) => {
      const response = await fetch(`${url}/api/partners/${partner.id}/google-places-enhanced`)
      const place = (await response.json()) as EnhancedPlaceData
      return { partner, count: place.photos.length + place.reviews.length }
    }),
  )
  return shown.toSorted((a, b) => b.count - a.count)[0]?.partner
}

function mostFrequent(values: string[]): string {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted((a, b) => b[1].length - a[1].length)[0]?.[0] ?? ''
}
