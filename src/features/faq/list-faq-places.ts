import type { App } from '../../app.ts'
import type { FaqPlaces } from '../../shared/faq/faq-reach.ts'
import { findDirectoryCity, findDirectoryRegion } from '../directory/snapshot/counts.ts'

/** A state's cities, and one city's partners, by name. */
export function listFaqPlaces(
  { directory }: Pick<App, 'directory'>,
  { state, city }: { state: string; city?: string | undefined },
): FaqPlaces {
  const snapshot = directory.current()
  const cities = [...(findDirectoryRegion(snapshot, state)?.cities.values() ?? [])]
  const partners = city ? (findDirectoryCity(snapshot, state, city)?.partners ?? []) : []
  return {
    cities: cities.map((found) => ({ city: found.city, partnerCount: found.partners.length })),
    partners: partners.map(({ id, name }) => ({ id, name })),
  }
}
