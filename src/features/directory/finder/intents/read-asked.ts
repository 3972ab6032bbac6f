import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { generalQuestions } from '../../../../shared/faq/faq-targets.ts'
import type { ServiceChoice } from '../../../../shared/lists.ts'
import type { AskedFor } from '../../../../shared/pages.ts'
import { paths } from '../../../../shared/paths.ts'
import type { SearchAnswer } from '../../../../shared/search.ts'
import type { Gazetteer } from '../../places/gazetteer/gazetteer.ts'
import { placeKey } from '../../places/gazetteer/place-key.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { isExplained, matchQuery, type QueryMatches } from '../answers/match-query.ts'
import type { FinderIndex } from '../indexes/finder-index.ts'
import { matchSubstrings, positionsByRank } from '../indexes/substring-rule.ts'
import { textAt, textsHaving } from '../indexes/word-index.ts'
import { addressIn, toQueryWords } from '../reading/tokens.ts'
import { foldWords } from '../vocabulary/fold-words.ts'
import { TRADE_WORDS } from '../vocabulary/words.ts'
import { explain, wordsOf } from './phrase-table.ts'
import { type Intent, readIntent } from './read-intent.ts'

/** With the words that may name a place, as typed. */
export type Asked = AskedFor & { rest: string }

type Known = Pick<DirectorySnapshot, 'faq' | 'services' | 'partners' | 'search'>

/** Null for a query that names a place or a partner. */
export function readAsked(known: Known, gazetteer: Gazetteer, query: string): Asked | null {
  const intent = readIntent(query, {
    isNameWord: (word) => standsInName(known.search, word),
    isPlace: (words) =>
      gazetteer.cities(placeKey(words)).length + gazetteer.nicknames(placeKey(words)).length > 0 ||
      gazetteer.region(words) !== undefined,
  })
  if (!intent) return null
  const { kind, rest } = intent
  const isNamed = () => saysName(known.search, query) || addressIn(toQueryWords(query)).length > 0
  if ((kind === 'question' || kind === 'where') && isNamed()) return null
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
  const isSaid = sure?.isExact && !sure.named && (sure.merit >= 0 || isExplained(tokens, sure))
  if (there && isSaid && sure.place) return there
  const positions = positionsByRank(matchSubstrings(index, query))
  return { tokens: [], readings: [], positions, sure: null, nearly: null }
}

/** "price funeral home" says all that tells Price Funeral Home from others, and asks no price. */
function saysName(index: FinderIndex, query: string): boolean {
  const isTelling = (word: string) => !TRADE_WORDS.has(word) && word !== 'and'
  const said = new Set(foldWords(query).split(' ').filter(isTelling))
  const isTold = (words: readonly string[]) => words.filter(isTelling).every((word) => said.has(word))
  return [...said].some(
    (word) =>
      word.length >= SHORTEST &&
      [...textsHaving(index.names, word)].some((at) => isTold(textAt(index.names.column, at).split(' '))),
  )
}

const standsInName = ({ names }: FinderIndex, word: string) => names.numbers.has(word)

/** "a" and "of" tell nothing. */
const SHORTEST = 3

/** A topic of the question counts so much more than one that only the answer speaks of. */
const IN_ANSWER = 0.25
const LEAST = 0.5

/**
 * The active question without targets that speaks most of what is asked, of its main topic in any case; null
 * without one. Between equals the first in the order of pages.
 */
export function answerQuestion(faq: readonly FaqItem[], { topics }: Intent): FaqItem | null {
  let best: FaqItem | null = null
  let most = 0
  for (const item of generalQuestions(faq)) {
    const score = likeness(item, topics)
    if (score > most) [best, most] = [item, score]
  }
  return most >= LEAST ? best : null
}

function likeness(item: FaqItem, asked: ReadonlyMap<string, number>): number {
  const inQuestion = topicsIn(item.question)
  const inAnswer = topicsIn(item.answer)
  const [main] = [...asked].sort(([, a], [, b]) => b - a)
  if (!main || !(inQuestion.has(main[0]) || inAnswer.has(main[0]))) return 0
  let score = 0
  for (const [topic, weight] of asked) {
    const has = inQuestion.has(topic) ? 1 : inAnswer.has(topic) ? IN_ANSWER : 0
    score += weight * has
  }
  const besides = [...inQuestion].filter((topic) => !asked.has(topic)).length
  return score / (1 + besides)
}

const kept = new Map<string, ReadonlySet<string>>()
/** Texts of an FAQ, before they are forgotten. */
const MAX_KEPT = 2000

function topicsIn(text: string): ReadonlySet<string> {
  const known = kept.get(text)
  if (known) return known
  const topics = new Set(
    explain(wordsOf(text)).flatMap(({ row }) =>
      row.kind.startsWith('topic:') && row.weight > 1 ? [row.kind.slice(6)] : [],
    ),
  )
  if (kept.size >= MAX_KEPT) kept.clear()
  kept.set(text, topics)
  return topics
}
