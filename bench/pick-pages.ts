import type { EnhancedPlaceData, Partner } from '../src/shared/partners/partner.ts'
import { paths } from '../src/shared/paths.ts'

/**
 * Picks heavy public pages: the fullest state, its fullest city, and the partner there with most photos and
 * reviews.
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

/** The partner with most photos and shown reviews (not Google's count). */
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
