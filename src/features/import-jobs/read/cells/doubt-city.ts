import { distanceMiles } from '../../../../shared/places/geo.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { longForms } from '../../../directory/finder/vocabulary/words.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { postalArea } from '../../../directory/places/gazetteer/place-key.ts'

/** "Augusta*", "Bend (2)". */
const OTHER_SIGN = /[^\p{L}\p{M}\s.,'’‘`´&‐‑–—-]/u
/** Suburbs write the name of the city, or of each other. */
const MOST_MILES = 30
const SAME = longForms('word', 'place', 'first', 'city')

/**
 * Doubts a city unknown in its region, or far from its postal code; null for another spelling or the short name of its postal code's city.
 */
export function doubtCity(
  gazetteer: Gazetteer,
  region: Region,
  { city, zipCode }: { city: string; zipCode: string },
): string | null {
  const hasOddSign = OTHER_SIGN.test(city)
  const known = hasOddSign ? undefined : gazetteer.city(region, city)
  const found = gazetteer.postalCode(postalArea(zipCode))
  const place = found?.region.code === region.code ? found.city : null
  if (known) {
    const other = place && gazetteer.city(region, place)
    const isFar = other && distanceMiles(known, other) > MOST_MILES
    return isFar ? `${zipCode} is the code of ${place}, more than ${MOST_MILES} miles away.` : null
  }
  const words = wordsOf(city)
  if (!hasOddSign) {
    if (spellings(words.join(' ')).some((spelling) => gazetteer.city(region, spelling))) return null
    if (place && isSameOrShort(words, wordsOf(place))) return null
  }
  const shown = city.slice(0, 60)
  return place
    ? `"${shown}" is not known in ${region.name}: perhaps ${place}, by its ZIP.`
    : `"${shown}" is not known in ${region.name}.`
}

const spellings = (name: string): string[] => [
  name,
  name.replace(/borough\b/, 'boro'),
  name.replace(/boro\b/, 'borough'),
  name.replace(/\bcenter\b/, 'centre'),
  name.replace(/\bsprings\b/, 'spring'),
  name.replaceAll(' ', ''),
  name.replace(/^(mc|mac|de|la|le|o)(?=\w{4})/, '$1 '),
]

/** "Mountaintop" for "Mountain Top", "Setauket" for "East Setauket". */
function isSameOrShort(words: readonly string[], place: readonly string[]): boolean {
  const [written, known] = [words.join(' '), place.join(' ')]
  return words.join('') === place.join('') || known.startsWith(`${written} `) || known.endsWith(` ${written}`)
}

const wordsOf = (name: string): string[] =>
  toSlug(name)
    .split('-')
    .filter(Boolean)
    .map((word) => SAME.get(word) ?? word)
