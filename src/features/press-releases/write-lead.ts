import type { ReleaseFacts } from './plain-facts/read-facts.ts'
import { lowerFirst } from './plain-facts/read-news.ts'

/** "Asheville, North Carolina" for sentences; null without a place. */
export const placeName = ({ place }: ReleaseFacts) => (place ? `${place.city}, ${place.region.name}` : null)

/** What the company is to the reader, set between commas behind its name. */
function appositions(facts: ReleaseFacts): string[] {
  const where = placeName(facts)
  const kind = facts.shortName.replace('the ', '')
  const inTown = where ? ` in ${where}` : ''
  return [
    `an authorized provider of solidified remains${inTown}`,
    `a ${kind}${inTown} that is authorized to offer solidified remains`,
    `one of the authorized partners that offer solidified remains${inTown}`,
  ]
}

type Lead = (facts: ReleaseFacts, apposition: string, weekday: string) => string

/** Leads for news in which the company acts. */
const OWN: readonly Lead[] = [
  ({ company, news }, apposition) => `${company}, ${apposition}, ${news.predicate}.`,
  ({ company, news, shortName }, _, weekday) => `${company} ${news.predicate}, ${shortName} said ${weekday}.`,
  ({ company, news }, apposition, weekday) =>
    `${company} ${news.predicate}, according to an announcement ${weekday} by the ${apposition.startsWith('an authorized') ? 'authorized provider of solidified remains' : 'company'}.`,
]
/** Leads for news in which somebody else acts. */
const OTHERS: readonly Lead[] = [
  ({ news, company }, apposition) => `${news.sentence}, according to ${company}, ${apposition}.`,
  ({ news, company }, apposition, weekday) => `${news.sentence}, ${company}, ${apposition}, said ${weekday}.`,
  ({ news, company }, apposition) =>
    `${company}, ${apposition}, has announced that ${lowerFirst(news.sentence)}.`,
]

/** The lead: who, what, where and when in one sentence. `turn` chooses among the ways to say it. */
export function writeLead(facts: ReleaseFacts, turn: number, date: Date, timeZone: string): string {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long' }).format(date)
  const leads = facts.news.predicate === null ? OTHERS : OWN
  const described = appositions(facts)
  const lead = leads[turn % leads.length] as Lead
  return lead(facts, described[Math.floor(turn / leads.length) % described.length] as string, weekday)
}
