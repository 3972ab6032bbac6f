import { findRegion, type Region } from '../../../shared/places/regions.ts'
import { toSlug } from '../../../shared/places/slugs.ts'
import { quietName } from './plain-words.ts'

export type ReleasePlace = { city: string; region: Region }

const POSTAL = /\b\d{5}(?:-\d{4})?\b|\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b/gi
/** The last word of a street, behind which a city may stand without a comma. */
const STREET_END =
  /^.*\S\s+(?!St\.? (?:Louis|Paul|Petersburg|Joseph|Charles|Cloud|George|John|Augustine|Albans|Catharines|Thomas|Albert))(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|highway|hwy|court|ct|place|pl|way|pike|parkway|pkwy|circle|terrace|square|sq|suite \w+|ste \w+|unit \w+|box \d+|route \d+|hwy \d+|[nsew])\b\.?\s+(?=\p{L})/iu

const FRENCH_STREET =
  /^\d+\S*\s+(?:rue|avenue|av\.?|boul\.?|boulevard|chemin|rang|route)\s+(?:d[eu]s?|la|le|l[’']|\p{Lu})/u

const FRENCH: Readonly<Record<string, string>> = {
  'nouveau-brunswick': 'NB',
  'nouvelle-ecosse': 'NS',
  'ile-du-prince-edouard': 'PE',
  'terre-neuve-et-labrador': 'NL',
  'colombie-britannique': 'BC',
  'n-b': 'NB',
  'n-e': 'NS',
  'i-p-e': 'PE',
  't-n-l': 'NL',
  'c-b': 'BC',
}
const regionOf = (name: string) => findRegion(FRENCH[toSlug(name)] ?? name)

/** City and state or province, from "12 Elm St Asheville NC 28801" as well as "…, Sherbrooke (Québec) J1E 1H1". */
export function readPlace(address: string): ReleasePlace | null {
  const text = address
    .replace(/,?\s*\b(?:USA|U\.S\.A\.?|United States(?: of America)?|Canada)\.?\s*$/i, '')
    .replace(POSTAL, ' ')
    .replace(/\(([^)]*)\)/g, ', $1')
    .replace(/[\s,]+$/, '')
    .replace(/\s+/g, ' ')
  const words = text.split(/(?<=,)\s*|\s+/)
  // "North Carolina" before "Carolina".
  for (const count of [4, 3, 2, 1]) {
    const tail = words.slice(-count).join(' ')
    const region = tail.includes(',') ? undefined : regionOf(tail.replace(/\.(?=\w)|\.$/g, ''))
    const city = region && cityOf(words.slice(0, -count).join(' '))
    if (region && city) return { city: quietName(city), region }
  }
  return null
}

function cityOf(before: string): string | null {
  const last =
    before
      .replace(/[\s,]+$/, '')
      .split(',')
      .at(-1)
      ?.trim() ?? ''
  // Names of places in Québec are joined by hyphens.
  if (FRENCH_STREET.test(last)) return last.split(' ').at(-1) ?? null
  const city = last
    .replace(STREET_END, '')
    .replace(/^.*\d\S*\s+/, '')
    .trim()
  return /^\p{L}[\p{L} .’'-]*$/u.test(city) ? city : null
}
