import type { Region } from '../../../../shared/places/regions.ts'
import { toSlug } from '../../../../shared/places/slugs.ts'
import { longForms } from '../../../directory/finder/vocabulary/words.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { postalArea } from '../../../directory/places/gazetteer/place-key.ts'
import { hasOddSign, oddPart } from './odd-words.ts'

const SAME = longForms('word', 'place', 'first', 'city')
const OF_A_KIND = new Set('city town township village borough boro of the cdp charter'.split(' '))

/**
 * Doubts a city unknown in its region; null for another spelling, or a place that the partner is named after.
 */
export function doubtCity(
  gazetteer: Gazetteer,
  region: Region,
  { city, zipCode, name }: { city: string; zipCode: string; name: string },
): string | null {
  const isNoted = hasOddSign(city)
  if (!isNoted && gazetteer.city(region, city)) return null
  const found = gazetteer.postalCode(postalArea(zipCode))
  const place = found?.region.code === region.code ? found.city : null
  const words = wordsOf(city)
  const isOdd = words.includes(region.code.toLowerCase()) || words.length === 0 || oddPart(city) !== null
  if (!isOdd && !isNoted) {
    if (isNamedAfter(wordsOf(name), words)) return null
    const plain = words.filter((word) => !OF_A_KIND.has(word))
    if ([words, plain].some((each) => gazetteer.city(region, each.join(' ')))) return null
  }
  const shown = city.slice(0, 60)
  return place
    ? `"${shown}" is not known in ${region.name}: perhaps ${place}, by its ZIP.`
    : `"${shown}" is not known in ${region.name}.`
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
