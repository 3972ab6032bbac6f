import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { type Place, searchText } from '../../../shared/search.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryView } from '../snapshot/directory-view.ts'
import type { GazetteerPlace } from './gazetteer.ts'

/**
 * Returns the place a query names (SEARCH-7), or null: US ZIP (5 or 5+4), Canadian postal code or its first
 * half, "city, state" with optional comma ("st louis mo"). Cities from the gazetteer, else partners.
 */
export async function findPlace(directory: DirectoryView, query: string): Promise<Place | null> {
  const text = searchText(query)
  if (text.length > 100) return null
  const zip = /^(\d{5})(-\d{4})?$/.exec(text)?.[1]
  if (zip) {
    const place = (await directory.gazetteer()).postalCode(zip)
    return place ? toPlace(place, zip, 'postal-code') : null
  }
  const canadian = /^([a-z]\d[a-z])(?:[ -]?(\d[a-z]\d))?$/i.exec(text)
  if (canadian) {
    const [, area = '', unit] = canadian.map((part) => part?.toUpperCase())
    const place = (await directory.gazetteer()).postalCode(area)
    return place ? toPlace(place, unit ? `${area} ${unit}` : area, 'postal-code') : null
  }
  for (const { city, region } of splitCityAndState(text)) {
    const place = await findCity(directory, region, city)
    if (place) return toPlace(place, `${place.city}, ${region.code}`, 'city')
  }
  return null
}

/** Returns whether the gazetteer or a partner knows the city; other pages answer 404. */
export async function knowsCity(directory: DirectoryView, state: string, city: string): Promise<boolean> {
  const region = findRegion(state)
  if (findDirectoryCity(directory.current(), state, city)) return true
  return region !== undefined && (await directory.gazetteer()).city(region, city) !== undefined
}

function splitCityAndState(text: string): { city: string; region: Region }[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const readings: { city: string; region: Region }[] = []
  for (let length = Math.min(3, words.length - 1); length >= 1; length--) {
    const region = findRegion(words.slice(-length).join(' ').replace(/\.$/, ''))
    if (region) readings.push({ city: words.slice(0, -length).join(' '), region })
  }
  return readings
}

/** Returns a city's point from the gazetteer, else its partners' centre. */
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

function toPlace(place: GazetteerPlace, label: string, kind: Place['kind']): Place {
  const { city, region, latitude, longitude } = place
  return { label, city, state: region.name, country: region.country, latitude, longitude, kind }
}
