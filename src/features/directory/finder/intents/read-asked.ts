import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { generalQuestions } from '../../../../shared/faq/faq-targets.ts'
import type { ServiceChoice } from '../../../../shared/lists.ts'
import type { AskedFor } from '../../../../shared/pages.ts'
import { paths } from '../../../../shared/paths.ts'
import type { SearchAnswer } from '../../../../shared/search.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { placeKey } from '../../places/gazetteer/place-key.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { matchQuery, type QueryMatches } from '../answers/match-query.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { HIT, matchNames, matchSubstrings, positionsByRank, strongestOf } from '../indexes/substring-rule.ts'
import { isExplained, meritOf } from '../reading/reading.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { wordsOf } from '../vocabulary/read-services.ts'
import { UNTELLING_WORDS } from '../vocabulary/words.ts'
import { guessTopic } from './guess-kind.ts'
import { type Intent, readIntent } from './read-intent.ts'

/** With the words that may name a place, as typed. */
export type Asked = AskedFor & { rest: string }

type Known = Pick<DirectorySnapshot, 'faq' | 'services' | 'partners' | 'search'>

/** Null for a query that names a place or a partner. */
export function readAsked(known: Known, gazetteer: Gazetteer, query: string): Asked | null {
  const intent = readIntent(query, {
    isNameWord: (word) => known.search.names.numbers.has(word),
    isPlace: (words) => {
      const key = placeKey(words)
      const named = [gazetteer.cities, gazetteer.counties, gazetteer.nicknames]
      return gazetteer.region(words) !== undefined || named.some((placesOf) => placesOf(key).length > 0)
    },
  })
  if (!intent) return null
  const { kind, rest } = intent
  if ((kind === 'question' || kind === 'where') && saysName(known.search, query)) return null
  return {
    kind,
    question: kind === 'question' ? answerQuestion(known.faq, intent) : null,
    service: intent.service === null ? null : choiceOf(known, intent.service),
    // Nothing stands beside 988.
    rest: kind === 'danger' ? '' : rest,
  }
}

function choiceOf({ services, partners }: Known, slug: string): ServiceChoice | null {
  const service = services.get(slug)
  if (!service) return null
  return { ...service, partnerCount: partners.filter(({ services }) => services.includes(slug)).length }
}

/** As GET /api/search says it. */
export function toAnswer({ kind, question, service }: AskedFor): SearchAnswer {
  const named = service ? { service: service.slug } : {}
  switch (kind) {
    case 'danger':
      return { kind: 'first-steps', title: 'Call or text 988', path: paths.text('first-steps') }
    case 'first-steps':
      return { kind, title: 'Someone has died: what to do first', path: paths.text('first-steps') }
    case 'question':
      return question
        ? { kind, title: question.question, path: paths.question(question.id), ...named }
        : { kind: 'where', title: 'Where should we look?', path: paths.home(), ...named }
    case 'where':
      return { kind, title: 'Where should we look?', path: paths.home(), ...named }
  }
}

/**
 * Partners for a query that asks something besides: those of the place that its other words name, when they
 * name nothing else; otherwise what SEARCH-1 finds, so that no stranger is offered.
 */
export function matchAsked(
  index: FinderIndex,
  gazetteer: Gazetteer,
  query: string,
  rest: string,
): QueryMatches {
  // Of "les cendres de ma mère" short words are left, a state's code by chance.
  const there = /[\p{L}\d]{3}/u.test(rest) ? matchQuery(index, gazetteer, rest) : null
  const { sure, tokens = [] } = there ?? {}
  const isSaid = sure?.isExact && (isExplained(tokens, sure) || (!sure.named && meritOf(tokens, sure) >= 0))
  if (there && isSaid && sure.place) return there
  const positions = positionsByRank(matchSubstrings(index, query))
  return { tokens: [], readings: [], positions, sure: null, nearly: null }
}

/** Whether a name begins with all that is typed: "price funeral home" asks no price. */
function saysName({ names, ranked }: FinderIndex, query: string): boolean {
  const said = foldWords(query)
  if (said.split(' ').every((word) => UNTELLING_WORDS.has(word))) return false
  const ranks = new Uint8Array(ranked.length)
  matchNames(ranks, names, said, false)
  return strongestOf(ranks) >= HIT.beginning
}

/** A question of an FAQ, or a sentence of its answer, is about a topic from this lead on. */
const SURE = 1.5

/**
 * The first active question without targets that asks about the topic, else the first whose answer speaks of it; null
 * without one.
 */
export function answerQuestion(faq: readonly FaqItem[], { topic }: Pick<Intent, 'topic'>): FaqItem | null {
  if (topic === null) return null
  const items = generalQuestions(faq)
  const isAbout = (text: string) => {
    const guess = guessTopic(wordsOf(text).map(({ text }) => text))
    return guess?.kind === topic && guess.lead >= SURE
  }
  const speaksOf = ({ answer }: FaqItem) => answer.split(/(?<=[.?!])\s+/).some(isAbout)
  return items.find(({ question }) => isAbout(question)) ?? items.find(speaksOf) ?? null
}
