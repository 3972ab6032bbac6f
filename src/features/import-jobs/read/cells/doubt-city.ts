import type { Region } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { longForms } from '../../../directory/finder/vocabulary/words.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { postalArea } from '../../../directory/places/gazetteer/place-key.ts'

const SAME = longForms('word', 'place', 'first', 'city')
const OF_A_KIND = new Set('city town township village borough boro of the cdp charter'.split(' '))
const OF_AN_ADDRESS =
  /\d|[#@/]|^(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|bldg|building|dept|attn|c\/o|p\.? ?o\.? ?box|box|rr|lot|pier|dock)\b|\b(?:street|avenue|blvd|boulevard|suite)$/i

/**
 * Doubts a city unknown in its region; null for another spelling or part of its postal code's city, or of the
 * partner's name.
 */
export function doubtCity(
  gazetteer: Gazetteer,
  region: Region,
  { city, zipCode, name }: { city: string; zipCode: string; name: string },
): string | null {
  const isNoted = /[()[\]]/.test(city)
  if (!isNoted && gazetteer.city(region, city)) return null
  const found = gazetteer.postalCode(postalArea(zipCode))
  const place = found?.region.code === region.code ? found.city : null
  const words = wordsOf(city)
  const isOdd = OF_AN_ADDRESS.test(city) || words.includes(region.code.toLowerCase()) || words.length === 0
  if (!isOdd && !isNoted) {
    if (isNamedAfter(wordsOf(name), words)) return null
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

/** "East Setauket", "Ashtabula Harbor", "Mountaintop" for "Mountain Top". */
function isSameOrPart(words: readonly string[], place: readonly string[]): boolean {
  if (words.join('') === place.join('')) return true
  const [short, long] = words.length < place.length ? [words, place] : [place, words]
  const isWhole = (name: string) =>
    long.join(' ').startsWith(`${name} `) || long.join(' ').endsWith(` ${name}`)
  return short.length > 0 && short.length < long.length && isWhole(short.join(' '))
}

/** "Deptford Funeral Home", "Chapel of Deptford". */
function isNamedAfter(name: readonly string[], city: readonly string[]): boolean {
  const [whole, place] = [` ${name.join(' ')} `, city.join(' ')]
  return whole.startsWith(` ${place} `) || whole.includes(` of ${place} `)
}

const wordsOf = (name: string): string[] =>
  toSlug(name)
    .split('-')
    .filter(Boolean)
    .map((word) => SAME.get(word) ?? word)
