import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'
import { type Clause, clauseOf, HOUSE, type Item, partsOf, subjectOf } from './clauses.ts'
import { factsOf, isAboutSubjectOf, type Source, supports } from './facts.ts'
import { createHouseMask } from './house-names.ts'
import { restOnQuotation } from './rest-on-quotation.ts'
import { type Token, tokensOf } from './tokens.ts'
import { WORD_LISTS } from './word-lists.ts'

export type Grounds = {
  language: ReleaseLanguage
  sources: readonly Source[]
  names: readonly string[]
  quotations?: readonly { words: string; speaker: string }[]
  /** Capitalised words of these say nothing. */
  places?: readonly string[]
  /** These state nothing in such a text. */
  plain?: string
}

export type Rest =
  | { sources: string[]; unknown: null }
  /** Words that no source has; [] where no single source has all. `near`: the closest source. */
  | { sources: null; unknown: Token[]; near: string | null }

/** So many known words of a sentence allow one that no source has. */
const KNOWN_TO_NEW = 5
/** Words that the closest source must share. */
const LEAST_SHARED = 2

const isPlain = ({ kind }: Token) => kind === 'word' || kind === 'number'
const isBare = ({ items }: Clause) => items.every(({ key, isOrdinary }) => key === HOUSE || isOrdinary)
const isCode = ({ kind, word }: Token) => kind === 'markup' || /^(?:javascript|vbscript|data):/.test(word)

/**
 * The one check of a model's texts. Each part of a sentence rests on one source, with the same denial, that
 * has its names, numbers, days and the words that any source has; a new word or two among many may say the
 * same. Remembers what it has checked.
 */
export function createTextCheck(grounds: Grounds): (sentence: string) => Rest {
  const lists = WORD_LISTS[grounds.language]
  const plain = new Set((grounds.plain ?? '').split(/\s+/).map(lists.stem))
  const places = new Set(
    (grounds.places ?? []).flatMap((place) =>
      tokensOf(place, lists)
        .filter(isPlain)
        .map(({ key }) => key),
    ),
  )
  const isEmpty = ({ word, key, isCapital }: Token) =>
    word === '' ||
    // The month of May states something.
    (lists.empty.has(word) && !(isCapital && lists.isTime(word))) ||
    lists.links.has(word) ||
    lists.negatives.has(word) ||
    plain.has(key) ||
    (isCapital && places.has(key))
  const keys = new Set<string>()
  const isUnknown = ({ key, word }: Token) =>
    keys.size > 0 && !word.startsWith(HOUSE) && !keys.has(lists.opposites.get(key) ?? key)
  const isNew = (token: Token) =>
    isUnknown(token) &&
    token.kind === 'word' &&
    (!token.isCapital || token.start === 0) &&
    !lists.isTime(token.word)
  const reading = { lists, isEmpty, isNew }
  const mask = createHouseMask(
    grounds.names.filter((name) => tokensOf(name, lists).every(isPlain)),
    grounds.sources.map(({ text }) => text),
    grounds.language,
  )
  const read = (text: string) => tokensOf(mask(text), lists)
  const facts = factsOf(grounds.sources, ({ text, isLabel }) => {
    const tokens = read(text).filter((token) => !isCode(token) && (!isLabel || isPlain(token)))
    return partsOf(tokens, reading, false).map((part) => clauseOf(part, reading))
  })
  for (const { items } of facts) for (const { key } of items) keys.add(key)
  const checked = new Map<string, Rest>()

  const isMostlyKnown = ({ items }: Clause) => {
    const told = items.filter(({ isOrdinary }) => !isOrdinary)
    return told.filter((item) => item.isNew).length * (KNOWN_TO_NEW + 1) <= told.length
  }
  const find = (clause: Clause, subject: readonly Item[] | null) =>
    facts.find(
      (fact) =>
        isMostlyKnown(clause) &&
        fact.isNegative === clause.isNegative &&
        (subject !== null || isAboutSubjectOf(clause, fact)) &&
        supports([...(subject ?? []), ...clause.items], fact, lists),
    )
  /** Of each part, or of it with the next; about the first one's subject or its own. */
  const findSources = (parts: readonly Token[][]): string[] | null => {
    const whole = clauseOf(parts.flat(), reading)
    const one = !isBare(whole) && find(whole, [])
    if (one) return [one.text]
    const sources: string[] = []
    let subject: readonly Item[] = []
    let open: Token[] = []
    for (const [index, part] of parts.entries()) {
      open = [...open, ...part]
      const clause = clauseOf(open, reading)
      if (index === 0) subject = subjectOf(clause)
      const found = isBare(clause) ? undefined : (find(clause, subject) ?? find(clause, null))
      if (found) sources.push(found.text)
      if (found || (isBare(clause) && !clause.isNegative)) open = []
    }
    return open.length === 0 ? sources : null
  }
  const nearest = ({ items }: Clause): string | null => {
    const said = new Set(items.map(({ key }) => key).filter((key) => key !== HOUSE))
    let [near, most] = [null as string | null, LEAST_SHARED - 1]
    // There a pronoun might stand for somebody else.
    for (const fact of facts.filter(({ isLoose, about }) => !isLoose && about.length === 0)) {
      const shared = new Set(fact.items.map(({ key }) => key).filter((key) => said.has(key))).size
      if (shared > most) [near, most] = [fact.text, shared]
    }
    return near
  }
  const check = (sentence: string): Rest => {
    const quoted = /[“«"]/.test(sentence) ? restOnQuotation(sentence, grounds) : undefined
    if (quoted !== undefined)
      return quoted ? { sources: [quoted], unknown: null } : { sources: null, unknown: [], near: null }
    const tokens = read(sentence)
    const unknown = tokens.filter(
      (token) =>
        !isEmpty(token) && isUnknown(token) && !(token.kind === 'word' && lists.ordinary.has(token.key)),
    )
    const sources = unknown.some((token) => !isNew(token))
      ? null
      : findSources(partsOf(tokens, reading, true))
    if (sources) return { sources: [...new Set(sources)], unknown: null }
    // A known number beside a new word may count something else.
    const special =
      unknown.length > 0 ? tokens.filter((one) => unknown.includes(one) || one.kind === 'number') : []
    return { sources: null, unknown: special, near: nearest(clauseOf(tokens, reading)) }
  }
  return (sentence) => {
    const rest = checked.get(sentence) ?? check(sentence)
    checked.set(sentence, rest)
    return rest
  }
}
