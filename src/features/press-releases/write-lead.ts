import { countWords } from '../../shared/press-releases/text/count-words.ts'
import type { ReleaseFacts } from './plain-facts/read-facts.ts'
import { lowerFirst, upperFirst } from './plain-facts/read-news.ts'

/** Editors cut longer leads. */
const MOST_LEAD_WORDS = 40

/** "Asheville, North Carolina"; null without a place. */
export const placeName = ({ place }: ReleaseFacts) => (place ? `${place.city}, ${place.region.name}` : null)

/** "funeral home", "company". */
const kindOf = ({ shortName }: ReleaseFacts) => shortName.replace(/^the /, '')

/** The company's name says already what it is. */
export const saysKind = (facts: ReleaseFacts) =>
  facts.company.toLowerCase().includes(kindOf(facts).split(' ')[0] ?? '')

/** Set between commas behind the company's name. */
function appositions(facts: ReleaseFacts): string[] {
  const where = placeName(facts)
  const inTown = where ? ` in ${where}` : ''
  const provider = `an authorized provider of solidified remains${inTown}`
  // "Hale Funeral Home, a funeral home" says it twice.
  if (saysKind(facts)) return [provider]
  return [
    provider,
    `a ${kindOf(facts)}${inTown}`,
    `a ${kindOf(facts).replace('provider', 'company')}${inTown} and an authorized provider of solidified remains`.replace(
      /(?<=, [^,]+) and an/,
      ', and an',
    ),
  ]
}

type Lead = (facts: ReleaseFacts, apposition: string, weekday: string) => string

/** For news in which the company acts. */
const OWN: readonly Lead[] = [
  ({ company, news }, apposition) => `${company}, ${apposition}, ${news.predicate}.`,
  ({ company, news, shortName }, _, weekday) => `${company} ${news.predicate}, ${shortName} said ${weekday}.`,
  ({ company, news, shortName }, apposition, weekday) =>
    `${company} ${news.predicate}. ${upperFirst(shortName)}, ${whichIs(apposition)}, shared the news ${weekday}.`,
  ({ company, news, shortName }, _, weekday) =>
    `${company} ${news.predicate}. ${upperFirst(shortName)} shared the news ${weekday}.`,
]
/** "The funeral home" says its kind already. */
const whichIs = (apposition: string) =>
  apposition.replace(/^a .* and (an authorized .*)$/, '$1').replace(/^a .*? in (.*)$/, 'which is in $1')

/** For news in which somebody else acts. */
const OTHERS: readonly Lead[] = [
  ({ news, company }, apposition) => `${news.sentence}, according to ${company}, ${apposition}.`,
  ({ news, shortName }, _, weekday) => `${news.sentence}, ${shortName} said ${weekday}.`,
  ({ news, company }, apposition) =>
    `${company}, ${apposition}, reports that ${news.sentence.startsWith(company) ? news.sentence : lowerFirst(news.sentence)}.`,
  ({ news, shortName }, _, weekday) =>
    `${news.sentence}. ${upperFirst(shortName)} shared the news ${weekday}.`,
]

/** Who, what, where and when. `turn` chooses among leads that are not too long. */
export function writeLead(facts: ReleaseFacts, turn: number, date: Date, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(date)
  const leads = facts.news.predicate === null ? OTHERS : OWN
  const texts = appositions(facts).flatMap((apposition) =>
    leads.map((lead) => lead(facts, apposition, weekday)),
  )
  const short = [...new Set(texts.map((text) => text.replace(/\.{2}/g, '.')))].filter(
    (text) => countWords(text) <= MOST_LEAD_WORDS,
  )
  const fallback = `${facts.news.sentence}.`.replace(/\.\.$/, '.')
  return short[turn % Math.max(1, short.length)] ?? fallback
}
