import { findRegion, type Region } from '../../../../shared/places/regions.ts'
import { type Place, searchText } from '../../../../shared/search.ts'
import { findPartners } from '../../finder/answers/search-directory.ts'
import { findDirectoryCity } from '../../snapshot/counts.ts'
import type { DirectoryView } from '../../snapshot/directory-view.ts'
import type { GazetteerPlace } from '../gazetteer/gazetteer.ts'

const MAX_LENGTH = 200

/**
 * The place that a query surely names (SEARCH-7): a postal code, or a city with its state, after "in" or
 * "near", or alone; not a state.
 */
export async function findPlace(directory: DirectoryView, query: string): Promise<Place | null> {
  const text = searchText(query)
  if (text.length > MAX_LENGTH || text.includes('\0')) return null
  return (await findPartners({ directory }, text)).origin
}

/** Whether the gazetteer or a partner knows it; else its page is 404. */
export async function knowsCity(directory: DirectoryView, state: string, city: string): Promise<boolean> {
  const region = findRegion(state)
  if (findDirectoryCity(directory.current(), state, city)) return true
  return region !== undefined && (await directory.gazetteer()).city(region, city) !== undefined
}

/** From the gazetteer, else its partners' centre. */
export async function findCity(
  directory: DirectoryView,
  region: Region,
  city: string,
): Promise<GazetteerPlace | undefined> {
  const place = (await directory.gazetteer()).city(region, city)
  if (place) return place
  const known = findDirectoryCity(directory.current(), region.slug, city)
  if (!known || known.latitude === null || known.longitude === null) return undefined
  return { city: known.city, region, latitude: known.latitude, longitude: known.longitude }
}
