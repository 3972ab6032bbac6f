import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import type { EnhancedPlaceData, Partner } from '../../../src/shared/partners/partner.ts'

async function read<T>(path: string): Promise<T> {
  const response = await fetch(inject('siteUrl') + path)
  // A product that is busy with others says when to come back.
  if (response.status === 503) {
    await sleep(Number(response.headers.get('retry-after') ?? 1) * 1000)
    return read(path)
  }
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return (await response.json()) as T
}

let partners: Promise<Partner[]> | undefined

/** From the public call, read once for all files of a worker: no journey changes them. */
export function samplePartners(): Promise<Partner[]> {
  partners ??= read<Partner[]>('/api/partners')
  return partners
}

/** A city with many sample partners. */
export async function largeCity(): Promise<{ city: string; state: string; partners: Partner[] }> {
  const cities = Map.groupBy(await samplePartners(), ({ city, state }) => `${city}, ${state}`)
  const [largest] = [...cities.values()].sort((a, b) => b.length - a.length)
  const [first] = largest ?? []
  if (!largest || !first) throw new Error('The sample directory is empty')
  return { city: first.city, state: first.state, partners: largest }
}

/** The first sample partner with matching place data. */
export async function partnerWith(isWanted: (place: EnhancedPlaceData) => boolean): Promise<Partner> {
  for (const partner of await samplePartners()) {
    const place = await read<EnhancedPlaceData>(`/api/partners/${partner.id}/google-places-enhanced`)
    if (isWanted(place)) return partner
  }
  throw new Error('No sample partner is like that')
}
