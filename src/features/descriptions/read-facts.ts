import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { findRegion } from '../../shared/places/regions.ts'
import { readServices } from './read-services.ts'
import { readSince } from './read-since.ts'

/** For the middle of a sentence. */
export type Facts = {
  name: string
  /** "funeral home", "mortuary", "cremation provider", "cooperative" or "provider". */
  kind: string
  city: string
  /** "direct cremation"; not solidified remains. */
  services: readonly string[]
  /** The partner's own words, in the third person. */
  highlights: readonly string[]
  /** Null without a value. */
  slots: Readonly<Record<string, string | null>>
}

/** Fewer say little about a partner. */
const MIN_CREMATIONS = 20
const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const STREETS: Readonly<Record<string, string>> = {
  St: 'Street',
  Ave: 'Avenue',
  Rd: 'Road',
  Dr: 'Drive',
  Ln: 'Lane',
  Blvd: 'Boulevard',
  Hwy: 'Highway',
  Ct: 'Court',
  Pl: 'Place',
}
/** At the end, where a person would write it out. */
const ABBREVIATED = new RegExp(` (${Object.keys(STREETS).join('|')})\\.?$`)
const TERRITORIES = ['YT', 'NT', 'NU']
/** An advertiser's voice, or the partner's. */
export const ADVERTISES =
  /!|\b(?:we|us|our|ours|you|your|best|finest|premier|leading|top-rated|unmatched|unparalleled|exceptional|trusted|world-class|award-winning|compassionate|affordable|unrivall?ed|renowned|heartfelt|excellence|synonymous|discover|dedicated to|committed to|peace of mind|second to none|look no further|too late)\b/i
/** Speaks to a model. */
export const INSTRUCTS =
  /^(?:say|tell|write|mention|add|answer|reply|claim|state)\b|\b(?:ignore|disregard|forget) (?:all|any|your|previous)\b/i

/** Leaves out what reads badly: a post-office box, a future date, an unknown service. */
export function readFacts(values: DescriptionFacts, today: Date): Facts {
  const name = inProse(values.name)
  const city = inProse(values.city)
  const region = findRegion(values.state)
  const state = region?.name ?? inProse(values.state)
  const kind = kindOf(name)
  const services = readServices(values.servicesOffered)
  // A burial-only house has none.
  const hasCremation =
    values.annualCremations > 0 || [name, ...services].some((text) => /cr[eé]mat|aquamation/i.test(text))
  const ways = [/\d.*\d/.test(values.phone) && 'telephone', /^\S+@\S+$/.test(values.email) && 'email'].filter(
    Boolean,
  )
  const cremations = values.annualCremations >= MIN_CREMATIONS ? inWords(values.annualCremations) : null
  const spoken = values.languages.filter((language) => /^[A-Z][a-z]+(?: [A-Z][a-z]+)*$/.test(language))
  const languages = spoken.length > 1 ? `${spoken.slice(0, -1).join(', ')} and ${spoken.at(-1)}` : null
  return {
    name,
    kind,
    city,
    services,
    highlights: values.highlights
      .map((text) => inProse(text).replace(/(?<![.?!…])$/, '.'))
      .filter(
        (text) => /^\p{Lu}[^?<>]{10,240}\.$/u.test(text) && !ADVERTISES.test(text) && !INSTRUCTS.test(text),
      ),
    slots: {
      name,
      city,
      aKind: kind === 'provider' || repeats(name, kind) ? null : `a ${kind}`,
      theKind: `the ${kind}`,
      place: `${city}, ${region?.code === 'DC' ? 'D.C.' : state}`,
      region: /^(?:District of|Northwest Terr)/.test(state) ? `the ${state}` : state,
      regionKind: regionKindOf(region?.code ?? '', region?.country === 'CA'),
      color: region?.country === 'CA' ? 'colour' : 'color',
      street: streetOf(values.address, city),
      cremation: hasCremation ? 'cremation' : null,
      since: readSince(values.partnerSince, today),
      locations: values.locationCount > 1 ? inWords(values.locationCount) : null,
      cremations,
      dayAndNight: values.answersDayAndNight && ways.includes('telephone') ? 'day and night' : null,
      languages,
      Languages: languages,
      ways: ways.length > 0 ? `by ${ways.join(' or ')}` : null,
      website: /^\S+\.\S+$/.test(values.website) ? 'website' : null,
    },
  }
}

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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

function regionKindOf(code: string, isCanadian: boolean): string {
  if (code === 'DC') return 'district'
  if (!isCanadian) return 'state'
  return TERRITORIES.includes(code) ? 'territory' : 'province'
}

const wordsOf = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `

/** "2240 Valley Road" → "on Valley Road"; whole with a suite or without a number. */
function streetOf(address: string, city: string): string | null {
  const whole = inProse(address).replace(ABBREVIATED, (_, short: string) => ` ${STREETS[short]}`)
  // Not the city Sui in "Suite 12".
  const text = wordsOf(whole).includes(wordsOf(city)) ? (whole.split(',')[0] ?? '') : whole
  const isPlain = /^[\p{L}\p{N} .,’#/-]{4,80}$/u.test(text) && /\p{L}{2}/u.test(text)
  if (!isPlain || /\bbox\b|\bgeneral delivery\b/i.test(text)) return null
  const named = /^\d{1,6}[A-Za-z]? ((?:\d{1,3}(?:st|nd|rd|th) )?\p{Lu}[\p{L}.’ -]+)$/u.exec(text)
  if (named) return `on ${named[1]?.replace(/\.$/, '')}`
  return /^\d/.test(text) ? `at ${text.replace(/[., ]+$/, '')}` : null
}

function inWords(count: number): string {
  return NUMBER_WORDS[count - 2] ?? count.toLocaleString('en-US')
}
