import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { type Place, searchText } from '../../../shared/search.ts'
import { findDirectoryCity } from '../snapshot/counts.ts'
import type { DirectoryView } from '../snapshot/directory-view.ts'
import type { GazetteerPlace } from './gazetteer.ts'

/**
 * The point that a query names: a US ZIP (5 or 5+4 digits), a Canadian postal code or its first half (any letter case,
 * with or without the space), or "city, state" with the state in full or by code and the comma optional ("st louis mo",
 * "Montreal, Quebec"). Null when it names none. Cities come from the gazetteer and, where that does not know them, from
 * the partners there. The gazetteer is loaded by the first query that looks like a place.
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

/**
 * Whether a city is a real place of its state (slugs, names or a code): one that the gazetteer knows, or one with
 * partners. A page for any other name answers 404.
 */
export async function knowsCity(directory: DirectoryView, state: string, city: string): Promise<boolean> {
  const region = findRegion(state)
  if (findDirectoryCity(directory.current(), state, city)) return true
  return region !== undefined && (await directory.gazetteer()).city(region, city) !== undefined
}

/** Every way to read a text as a city and a state after it, longest state name first. */
function splitCityAndState(text: string): { city: string; region: Region }[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const readings: { city: string; region: Region }[] = []
  for (let length = Math.min(3, words.length - 1); length >= 1; length--) {
    const region = findRegion(words.slice(-length).join(' ').replace(/\.$/, ''))
    if (region) readings.push({ city: words.slice(0, -length).join(' '), region })
  }
  return readings
}

/** The point of a city: the gazetteer's, else the middle of its partners. */
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
