import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { findRegion } from '../../shared/places/regions.ts'
import type { Facts } from './facts.ts'
import { readServices } from './read-services.ts'
import { readSince } from './read-since.ts'
import { PLACE_END } from './tidy-text.ts'

/** Fewer say little about a partner. */
const MIN_CREMATIONS = 20
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TERRITORIES = ['YT', 'NT', 'NU']

/** Leaves out what reads badly (a post-office box, a future date, an unknown service), adds nothing. */
export function readFacts(values: DescriptionFacts, today: Date): Facts {
  const name = inProse(values.name)
  const city = inProse(values.city)
  const region = findRegion(values.state)
  const stateName = region?.name ?? inProse(values.state)
  const kind = kindOf(name)
  const services = readServices(values.servicesOffered)
  return {
    name,
    kind,
    aKind: kind === 'provider' || repeats(name, kind) ? null : `a ${kind}`,
    city,
    place: `${city}, ${region?.code === 'DC' ? 'D.C.' : stateName}${PLACE_END}`,
    region: /^(?:District of|Northwest Terr)/.test(stateName) ? `the ${stateName}` : stateName,
    regionKind: regionKindOf(region?.code ?? '', region?.country === 'CA'),
    isCanadian: region?.country === 'CA',
    street: streetOf(values.address, city),
    services,
    hasCremation:
      values.annualCremations > 0 || [name, ...services].some((text) => /cr[eé]mat|aquamation/i.test(text)),
    since: readSince(values.partnerSince, today),
    locations: values.locationCount > 1 ? inWords(values.locationCount) : null,
    cremations: values.annualCremations >= MIN_CREMATIONS ? inWords(values.annualCremations) : null,
    isPriority: values.isPriority,
    hasPhone: /\d.*\d/.test(values.phone),
    hasEmail: /^\S+@\S+$/.test(values.email),
    hasWebsite: /^\S+\.\S+$/.test(values.website),
  }
}

function inProse(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=[\p{L}\d])'/gu, '’')
}

function kindOf(name: string): string {
  if (/mortuary/i.test(name)) return 'mortuary'
  if (/co-?op[eé]rative/i.test(name)) return 'cooperative'
  if (/funeral|fun[eé]rai|funeraria/i.test(name)) return 'funeral home'
  return /cr[eé]mation|cremator/i.test(name) ? 'cremation provider' : 'provider'
}

const repeats = (name: string, kind: string) =>
  /mortuary|op[eé]rative|funeral homes?|cr[eé]mation/i.test(name) || name.toLowerCase().includes(kind)

function regionKindOf(code: string, isCanadian: boolean): Facts['regionKind'] {
  if (code === 'DC') return 'district'
  if (!isCanadian) return 'state'
  return TERRITORIES.includes(code) ? 'territory' : 'province'
}

/** "2240 Valley Road" → "on Valley Road"; whole with a suite or without a number. */
function streetOf(address: string, city: string): string | null {
  const whole = inProse(address)
  const text = whole.toLowerCase().includes(city.toLowerCase()) ? (whole.split(',')[0] ?? '') : whole
  const isPlain = /^[\p{L}\p{N} .,’#/-]{4,80}$/u.test(text) && /\p{L}{2}/u.test(text)
  if (!isPlain || /\bbox\b|\bgeneral delivery\b/i.test(text)) return null
  const named = /^\d{1,6}[A-Za-z]? ((?:\d{1,3}(?:st|nd|rd|th) )?\p{Lu}[\p{L}.’ -]+)$/u.exec(text)
  if (named) return `on ${named[1]?.replace(/\.$/, '')}`
  const end = text.includes(',') ? PLACE_END : ''
  return /^\d/.test(text) ? `at ${text.replace(/[., ]+$/, '')}${end}` : null
}

function inWords(count: number): string {
  return NUMBER_WORDS[count - 2] ?? count.toLocaleString('en-US')
}
