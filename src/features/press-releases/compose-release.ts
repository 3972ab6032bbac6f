import { repairStyle } from '../../shared/press-releases/ap-style/check-style.ts'
import { writeDate, writeTime } from '../../shared/press-releases/ap-style/dates-and-times.ts'
import { writeDatelinePlace } from '../../shared/press-releases/ap-style/regions.ts'
import { applyWording } from '../../shared/press-releases/ap-style/wording.ts'
import { countWords } from '../../shared/press-releases/text/count-words.ts'
import { mapProse } from '../../shared/press-releases/text/map-prose.ts'
import { createRandom, type Random } from '../../shared/random.ts'
import { BACKGROUND, type Background } from './background.ts'
import type { ReleaseFacts } from './plain-facts/read-facts.ts'
import { upperFirst } from './plain-facts/read-news.ts'
import type { Testimonial } from './plain-facts/read-testimonials.ts'
import type { Release, ReleaseOptions } from './release-form.ts'
import { writeHeadline } from './write-headline.ts'
import { placeName, saysKind, writeLead } from './write-lead.ts'

/** More reads as padding. */
const MOST_BACKGROUND_WORDS = 190
const MOST_SENTENCES = 3
const MOST_PARAGRAPH_WORDS = 60

export type Composed = {
  release: Release
  /** They did not fit. */
  leftOut: string[]
}

/**
 * Writes in AP structure: news, details, families' words, what solidified remains are, contact. Stops at the
 * words asked for; shorter where facts are few.
 */
export function composeRelease(facts: ReleaseFacts, options: ReleaseOptions): Composed {
  const random = createRandom(`${facts.company}/${facts.form.newsAngle}/${options.variation}`)
  const names = namesOf(facts)
  const polish = (text: string) =>
    mapProse(repairStyle(text, names), names, (prose) => applyWording(prose, options.wording))

  const headline = polish(writeHeadline(facts))
  const lead = polish(writeLead(facts, options.variation + random.int(0, 8), options.date, options.timeZone))
  const about = polish(writeAbout(facts))
  const action = polish(facts.action)
  const reach = polish(writeReach(facts))
  const aboutHeading = `About ${facts.company}`

  const quotes = facts.testimonials.map((quote, index) => writeQuote(quote, facts, index))
  const fixed = [headline, lead, action, reach, aboutHeading, about]
  let left = facts.form.targetWordCount - fixed.reduce((sum, text) => sum + countWords(text), 0)
  const take = (text: string, slack = 0) => {
    const words = countWords(text)
    if (words > left + slack) return false
    left -= words
    return true
  }
  const slack = Math.round(facts.form.targetWordCount * 0.05)

  const what = random.pick(BACKGROUND[0]).map(polish)
  take(what.join(' '), slack)
  const firstQuote = quotes.slice(0, 1).filter((quote) => take(quote, slack))
  const details: string[] = []
  const leftOut: string[] = []
  for (const sentence of facts.details.map((text) => upperFirst(polish(text)))) {
    if (details.includes(sentence)) continue
    if (leftOut.length === 0 && take(sentence, slack)) details.push(sentence)
    else leftOut.push(sentence)
  }
  const furtherQuotes = quotes.slice(1).filter((quote) => take(quote, slack))
  const background = pickBackground(random, polish, (text) => take(text, slack))

  const paragraphs = [
    lead,
    ...intoParagraphs(random, details.slice(0, MOST_SENTENCES)),
    ...firstQuote,
    ...intoParagraphs(random, details.slice(MOST_SENTENCES)),
    ...furtherQuotes,
    what.join(' '),
    ...background,
    `${action} ${reach}`,
  ]
  return {
    release: {
      notice: writeNotice(options),
      headline,
      dateline: writeDateline(facts, options),
      paragraphs: paragraphs.filter((text) => text !== ''),
      aboutHeading,
      about,
      contact: writeContact(facts),
    },
    leftOut,
  }
}

/** Names and addresses, kept as given. */
export const namesOf = ({ company, form }: ReleaseFacts): string[] => [
  company,
  form.contactName,
  form.companyAddress,
  form.contactPhone,
]

function pickBackground(
  random: Random,
  polish: (text: string) => string,
  take: (text: string) => boolean,
): string[] {
  const chosen: string[] = []
  let words = 0
  for (const pool of BACKGROUND.slice(1)) {
    const paragraph = (random.pick(pool as readonly Background[]) as Background).map(polish)
    for (const text of [paragraph.join(' '), paragraph[0] ?? '']) {
      if (words + countWords(text) > MOST_BACKGROUND_WORDS || !take(text)) continue
      words += countWords(text)
      chosen.push(text)
      break
    }
  }
  return chosen
}

function writeNotice({ embargoUntil, timeZone }: ReleaseOptions): string {
  if (!embargoUntil) return 'FOR IMMEDIATE RELEASE'
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hour12: true,
    timeZoneName: 'short',
  }).formatToParts(embargoUntil)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  const time = writeTime(Number(part('hour')), Number(part('minute')), part('dayPeriod').charAt(0))
  return `EMBARGOED UNTIL ${time} ${part('timeZoneName')}, ${writeDate(embargoUntil, timeZone)}`
}

function writeDateline({ place }: ReleaseFacts, { date, timeZone }: ReleaseOptions): string {
  const day = writeDate(date, timeZone)
  return place ? `${writeDatelinePlace(place.city, place.region)} (${day})` : day
}

function writeQuote({ words, by }: Testimonial, facts: ReleaseFacts, index: number): string {
  const closed = words.replace(/[.,]$/, '')
  const comma = /[!?…]$/.test(closed) ? '' : ','
  if (by)
    return index % 2 === 0
      ? `“${closed}${comma}” wrote ${by}.`
      : `${upperFirst(by)} wrote: “${closed}${comma ? '.' : ''}”`
  return index % 2 === 0
    ? `“${closed}${comma}” reads a testimonial shared by ${facts.shortName}.`
    : `Another testimonial reads: “${closed}${comma ? '.' : ''}”`
}

/** Of two or three sentences, some 60 words. */
function intoParagraphs(random: Random, sentences: readonly string[]): string[] {
  let size = MOST_SENTENCES
  const paragraphs: string[][] = []
  for (const sentence of sentences) {
    const last = paragraphs.at(-1)
    const isFull =
      !last || last.length >= size || countWords([...last, sentence].join(' ')) > MOST_PARAGRAPH_WORDS
    if (isFull) {
      paragraphs.push([sentence])
      size = random.int(MOST_SENTENCES - 1, MOST_SENTENCES)
    } else last.push(sentence)
  }
  return paragraphs.map((paragraph) => paragraph.join(' '))
}

function writeReach({ form }: ReleaseFacts): string {
  const site = form.website ? `, and at ${form.website}` : ''
  return `More information is available from ${form.contactName} at ${form.contactPhone} or ${form.contactEmail}${site}.`
}

function writeAbout(facts: ReleaseFacts): string {
  const where = placeName(facts)
  const kind = facts.shortName.replace('the ', '')
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a'
  const address = facts.form.companyAddress.replace(/[.\s]+$/, '')
  const provider =
    'It is an authorized provider of solidified remains, in which all of the ashes of a cremation become a collection of smooth stones.'
  if (saysKind(facts)) return `${facts.company} is at ${address}. ${provider}`
  return [
    `${facts.company} is ${article} ${kind}${where ? ` in ${where}` : ''}.`,
    provider,
    `${upperFirst(facts.shortName)} is at ${address}.`,
  ].join(' ')
}

const writeContact = ({ form, company }: ReleaseFacts): string[] =>
  [
    form.contactName,
    company,
    form.companyAddress.replace(/\s*\n\s*/g, ', '),
    form.contactPhone,
    form.contactEmail,
    form.website ?? '',
  ].filter((line) => line !== '')
