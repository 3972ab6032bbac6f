import type { FactMark } from '../../shared/fact-marks.ts'
import type { DescriptionFacts } from '../../shared/partners/description-facts.ts'
import { findRegion } from '../../shared/places/regions.ts'
import type { GivenFacts } from '../facts-lock/given-facts.ts'
import { type Grounds, markStatements } from '../facts-lock/mark-statements.ts'
import { markUnknownFacts } from '../facts-lock/mark-unknown-facts.ts'
import { ADVICE, CONTACT, HOUSE, STANDING } from './house-sentences.ts'
import { OPENINGS } from './opening-sentences.ts'
import { readFacts } from './read-facts.ts'
import { readServices } from './read-services.ts'
import { readSince } from './read-since.ts'
import type { Wording } from './sentence.ts'
import { SERVICES } from './service-sentences.ts'
import { singleServiceSentences } from './single-services.ts'
import { DECIDING, EARLIER_ASHES, NATURE, STONES, USES } from './stone-sentences.ts'
import { PLACE_END } from './tidy-text.ts'

/** True of a partner by its being listed, in any order; no word of price, quality, rank or staff. */
const OF_EVERY_PARTNER = `funeral home provider partner authorized directory located location address street family families
  people person those serve serves serving service offer offers offering provide provides providing help helps assist
  assists assistance support work works arrange arranges arrangement choose choice option available ask turn welcome
  question contact information receive through addition`
/** Instead of services, which each partner adds of its own. */
const PLACEHOLDER = 'memorial services'
const OF_PLACEHOLDER = /\bmemorial\b/g
const AFTER_CREMATION = /\b(?:after|following) (?:a |the )?cremation\b,?/gi

/**
 * Marks each name, number or the like that the fields lack, and each sentence that rests neither on a field nor on a
 * sentence known to be true of every partner.
 */
export function checkDescription(text: string, values: DescriptionFacts, today: Date): FactMark[] {
  const marks = markUnknownFacts(text, givenFacts(values, today))
  return markStatements(text, groundsOf(values, today), marks)
}

function groundsOf(values: DescriptionFacts, today: Date): Grounds {
  const facts = readFacts(values, today)
  const write = (pools: readonly (typeof STONES)[], wording: Wording) =>
    pools.flatMap((pool) => pool.flatMap((sentence) => sentence.write(facts, wording) || []))
  const who = (listed: string[]): Wording => ({
    Who: `The ${facts.kind}`,
    list: listed.join(' and '),
    either: listed.join(' or '),
    listed,
    be: 'are',
  })
  const ofServices = facts.services.length > 0 ? [SERVICES, OPENINGS] : []
  const singles = facts.services.map(singleServiceSentences)
  const sentences = [
    ...write([OPENINGS, HOUSE, STANDING, ADVICE, CONTACT, ...singles], who([])),
    ...[1, 2, 3].flatMap((count) => write(ofServices, who(Array(count).fill(PLACEHOLDER)))),
    ...write([STONES, USES, EARLIER_ASHES, NATURE, DECIDING], who([])),
  ].map((text) => text.replaceAll(PLACE_END, ',').replace(OF_PLACEHOLDER, ''))
  const region = findRegion(values.state)
  return {
    names: [values.name, values.address, values.city, values.state, region?.name ?? '', region?.code ?? ''],
    fields: [facts.kind, facts.regionKind, ...facts.services, facts.since ?? '', facts.locations ?? ''],
    words: [
      OF_EVERY_PARTNER,
      ...(facts.hasPhone ? ['call phone telephone number reach', values.phone] : []),
      ...(facts.hasEmail ? ['e-mail email write reach', values.email] : []),
      ...(facts.hasWebsite ? ['website visit find', values.website] : []),
      ...(facts.since ? ['became become since'] : []),
      ...(facts.cremations ? ['cremation cremations arrange year annually'] : []),
    ],
    sentences,
    joined: [
      ...write([STONES, USES, EARLIER_ASHES], who([])),
      'Stones are kept, shared or held together at home.',
    ],
    aside: AFTER_CREMATION,
    topic: /\b(?:stones?|solidified|ash(?:es)?)\b/i,
  }
}

/**
 * What a text may repeat: the form's fields; never a price, and phone, e-mail address and links only from
 * their own fields.
 */
export function givenFacts(values: DescriptionFacts, today: Date): GivenFacts {
  const since = readSince(values.partnerSince, today)
  return {
    labels: [values.name, values.address, values.city, values.state, ...readServices(values.servicesOffered)],
    texts: since === null ? [] : [since],
    numbers: [values.annualCremations, values.locationCount],
    phones: [values.phone],
    emails: [values.email],
    links: [values.website],
  }
}
