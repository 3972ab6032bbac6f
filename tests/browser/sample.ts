import { inject } from 'vitest'
import type { EnhancedPlaceData, Partner } from '../../src/shared/partners/partner.ts'

async function read<T>(path: string): Promise<T> {
  const response = await fetch(inject('siteUrl') + path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as T
}

/** The sample directory's partners, as the site's own call lists them. */
export const samplePartners = () => read<Partner[]>('/api/partners')

/** A city of the sample directory with many partners, and those. */
export async function largeCity(): Promise<{ city: string; state: string; partners: Partner[] }> {
  const cities = Map.groupBy(await samplePartners(), ({ city, state }) => `${city}, ${state}`)
  const [largest] = [...cities.values()].sort((a, b) => b.length - a.length)
  const [first] = largest ?? []
  if (!largest || !first) throw new Error('The sample directory is empty')
  return { city: first.city, state: first.state, partners: largest }
}

/** The first sample partner whose place data are as wanted. */
export async function partnerWith(isWanted: (place: EnhancedPlaceData) => boolean): Promise<Partner> {
  for (const partner of await samplePartners()) {
    const place = await read<EnhancedPlaceData>(`/api/partners/${partner.id}/google-places-enhanced`)
    if (isWanted(place)) return partner
  }
  throw new Error('No sample partner is like that')
}
