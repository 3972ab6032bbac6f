import type { Region } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { longForms } from '../../../directory/finder/vocabulary/words.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { postalArea } from '../../../directory/places/gazetteer/place-key.ts'
import { oddWord } from './plain-words.ts'

/** "Augusta*", "Bend (2)". */
const OTHER_SIGN = /[^\p{L}\p{M}\s.,'’‘`´&‐‑–—-]/u
const SAME = longForms('word', 'place', 'first', 'city')
const OF_A_KIND = new Set('city town township village borough boro of the cdp charter'.split(' '))

/**
 * Doubts a city unknown in its region; null for another spelling or part of its postal code's city.
 */
export function doubtCity(
  gazetteer: Gazetteer,
  region: Region,
  { city, zipCode }: { city: string; zipCode: string },
): string | null {
  const hasOddSign = OTHER_SIGN.test(city)
  if (!hasOddSign && gazetteer.city(region, city)) return null
  const found = gazetteer.postalCode(postalArea(zipCode))
  const place = found?.region.code === region.code ? found.city : null
  const words = wordsOf(city)
  if (!hasOddSign && oddWord(city) === null && !words.includes(region.code.toLowerCase())) {
    if (spellings(words).some((spelling) => gazetteer.city(region, spelling))) return null
    if (place && isSameOrPart(words, wordsOf(place))) return null
  }
  const shown = city.slice(0, 60)
  return place
    ? `"${shown}" is not known in ${region.name}: perhaps ${place}, by its ZIP.`
    : `"${shown}" is not known in ${region.name}.`
}

function spellings(words: readonly string[]): string[] {
  const plain = words.filter((word) => !OF_A_KIND.has(word))
  const joined = [words, plain, [...plain, 'city'], [...plain, 'village'], [...plain, 'township']].map(
    (each) => each.join(' '),
  )
  return joined.flatMap((name) => [
    name,
    name.replace(/borough\b/, 'boro'),
    name.replace(/boro\b/, 'borough'),
    name.replace(/\bcenter\b/, 'centre'),
    name.replace(/\bsprings\b/, 'spring'),
    name.replaceAll(' ', ''),
    name.replace(/^(mc|mac|de|la|le|o)(?=\w{4})/, '$1 '),
  ])
}

const PART =
  /^(?:north|south|east|west|upper|lower|new|old|mount|port|harbor|beach|heights|hills?|park|island|lake|springs?|junction|valley|falls|point|center)$/

/** "East Setauket", "Ashtabula Harbor", "Mountaintop" for "Mountain Top", "Setauket" for "East Setauket". */
function isSameOrPart(words: readonly string[], place: readonly string[]): boolean {
  const [written, known] = [` ${words.join(' ')} `, ` ${place.join(' ')} `]
  if (words.join('') === place.join('')) return true
  if (words.length < place.length) return known.startsWith(written) || known.endsWith(written)
  const others = words.filter((word) => !place.includes(word))
  return (written.startsWith(known) || written.endsWith(known)) && others.every((word) => PART.test(word))
}

const wordsOf = (name: string): string[] =>
  toSlug(name)
    .split('-')
    .filter(Boolean)
    .map((word) => SAME.get(word) ?? word)
