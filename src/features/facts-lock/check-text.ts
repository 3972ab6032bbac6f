import type { ReleaseLanguage } from '../../shared/press-releases/news-kinds.ts'
import { briefName } from '../press-releases/reading/keep-names.ts'
import { type Clause, clauseOf, HOUSE } from './clause.ts'
import { isPlain, type Known, knownOf, type Source } from './known-clauses.ts'
import { restOnQuotation } from './rest-on-quotation.ts'
import { supports } from './supports.ts'
import { type Token, tokensOf } from './tokens.ts'
import { WORD_LISTS, type WordLists } from './word-lists.ts'

export type Grounds = {
  language: ReleaseLanguage
  sources: readonly Source[]
  /** The house's names. */
  names: readonly string[]
  quotations?: readonly { words: string; speaker: string }[]
  /** Their words say nothing where they are capitalised. */
  places?: readonly string[]
  /** Words that state nothing in such a text. */
  plain?: string
}

export type Rest =
  /** The texts that the sentence rests on. */
  | { sources: string[]; unknown: null }
  /** Its words that no source has; none where it turns their words round. */
  | { sources: null; unknown: Token[] }

/** What a text calls the house; within another's name these words have capitals. */
const OWN: Record<ReleaseLanguage, readonly string[]> = {
  en: ['company', 'funeral home', 'firm', 'mortuary', 'provider', 'house', 'business', 'home'],
  fr: [
    'maison funéraire',
    'coopérative funéraire',
    'entreprise funéraire',
    'maison',
    'coopérative',
    'entreprise',
  ],
  es: ['funeraria', 'empresa'],
}
const OWN_ARTICLES: Record<ReleaseLanguage, string> = {
  en: '(?:[Tt]he|[Oo]ur|[Tt]his) ',
  fr: '(?:[Ll]a |[Ll]’)',
  es: '[Ll]a ',
}
/** "Funeral Home" */
const capitals = (noun: string) => noun.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())

const MOST_PIECES = 14

/**
 * The one check of texts that a model wrote. A sentence, or each of its clauses, rests on a source when it says
 * nothing that the source does not say of the same things in the same order. Remembers what it has checked.
 */
export function createTextCheck(grounds: Grounds): (sentence: string) => Rest {
  const lists = WORD_LISTS[grounds.language]
  const plain = new Set((grounds.plain ?? '').split(/\s+/).map(lists.stem))
  const places = new Set(
    (grounds.places ?? []).flatMap((place) =>
      tokensOf(place, lists)
        .filter(({ kind }) => isPlain(kind))
        .map(({ key }) => key),
    ),
  )
  const isEmpty = ({ word, key, isCapital }: Token) =>
    word === '' ||
    lists.empty.has(word) ||
    lists.links.has(word) ||
    lists.negatives.has(word) ||
    lists.hedges.has(word) ||
    plain.has(key) ||
    (isCapital && places.has(key))
  const names = grounds.names
    .filter((name) => tokensOf(name, lists).every(({ kind }) => isPlain(kind)))
    .flatMap((name) => [name, briefName(name)])
  const asWord = (alternatives: string, flags: string) =>
    new RegExp(`(?<!\\p{L})(?:${alternatives})(?![’']s|\\p{L})`, flags)
  const longestFirst = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = asWord(longestFirst.join('|') || '(?!)', 'giu')
  // "The mortuary" may be another, as a name with that word tells.
  const told = grounds.sources.map(({ text }) => text.replace(named, '')).join(' ')
  const nouns = OWN[grounds.language].filter((noun) => !told.includes(` ${capitals(noun)}`))
  const own = asWord(
    `(?:^|${OWN_ARTICLES[grounds.language]})(?:${nouns.map((noun) => `[${noun[0]}${capitals(noun)[0]}]${noun.slice(1)}`).join('|')})(?![’'s\\p{L}]*s)`,
    'gu',
  )
  const read = (text: string) =>
    tokensOf(
      text
        .replace(/(?<=(?:solidified|cremated)) remains|\bone of(?= )/giu, (word) => ' '.repeat(word.length))
        .replace(/\bevery(?= (?:day|week|month|year|\p{Lu}\p{Ll}+day)\b)/gu, 'each ')
        .replace(named, (name) => HOUSE.repeat(name.length))
        .replace(own, (name) => HOUSE.repeat(name.length)),
      lists,
    )
  const toClause = (tokens: readonly Token[], withPronouns = false) =>
    clauseOf(tokens, lists, isEmpty, withPronouns)
  const known = knownOf(grounds.sources, { tokens: read, clause: toClause }, lists)
  const keys = new Set(known.flatMap(({ clause }) => [...clause.keys]))
  const checked = new Map<string, Rest>()

  const check = (sentence: string): Rest => {
    const quoted = /[“«"]/.test(sentence) ? restOnQuotation(sentence, grounds) : undefined
    if (quoted !== undefined)
      return quoted ? { sources: [quoted], unknown: null } : { sources: null, unknown: [] }
    const tokens = read(sentence)
    const isUnknown = (token: Token) =>
      !isEmpty(token) && !token.word.startsWith(HOUSE) && !keys.has(token.key)
    if (tokens.some(isUnknown))
      // A known number beside a new word may count something else.
      return { sources: null, unknown: tokens.filter((token) => isUnknown(token) || token.kind === 'number') }
    const pieces = piecesOf(tokens, lists)
    const find = (clause: Clause, head: Clause | undefined) =>
      known.find((one) => supports(one, clause, head, known, lists))
    // "Founded in 1952, the company …": what the first piece tells of is named behind it.
    const sources =
      findSources(pieces, toClause, find) ??
      (pieces.length > 1 ? findSources([...pieces.slice(1), ...pieces.slice(0, 1)], toClause, find) : null)
    return sources ? { sources: [...new Set(sources)], unknown: null } : { sources: null, unknown: [] }
  }
  return (sentence) => {
    const rest = checked.get(sentence) ?? check(sentence)
    checked.set(sentence, rest)
    return rest
  }
}

/** Parted behind commas and before "and", "which" and the like; a date stays with what it dates. */
function piecesOf(tokens: readonly Token[], lists: WordLists): Token[][] {
  const pieces: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    const isDate = token.isBehindStop && [token, tokens[at + 1]].some((one) => one && lists.isTime(one.word))
    const isNew = (token.isBehindStop && !isDate) || lists.joints.has(token.word)
    if (isNew && pieces.length < MOST_PIECES && (pieces.at(-1)?.length ?? 0) > 0) pieces.push([])
    pieces.at(-1)?.push(token)
  }
  return pieces
}

/** The fewest sources whose clauses make the sentence. `failed`: lengths of its rest that rested on nothing behind this head. */
function findSources(
  pieces: readonly Token[][],
  toClause: (tokens: readonly Token[]) => Clause,
  find: (clause: Clause, head: Clause | undefined) => Known | undefined,
  head?: Clause,
  failed = new Set<number>(),
): string[] | null {
  if (pieces.length === 0) return head ? [] : null
  if (failed.has(pieces.length)) return null
  for (let end = pieces.length; end > 0; end--) {
    const clause = toClause(pieces.slice(0, end).flat())
    const isEmpty = [...clause.keys].every((key) => key === HOUSE)
    if (isEmpty && end < pieces.length) continue
    const found = isEmpty && head ? undefined : find(clause, head)
    if (!found && !(isEmpty && head)) continue
    const rest = findSources(pieces.slice(end), toClause, find, head ?? clause, head && failed)
    if (rest) return [...(found ? [found.text] : []), ...rest]
  }
  // "…, the company said": a piece that states nothing.
  const [first = [], ...others] = pieces
  const found =
    others.length > 0 && [...toClause(first).keys].every((key) => key === HOUSE)
      ? findSources(others, toClause, find, head, failed)
      : null
  if (!found) failed.add(pieces.length)
  return found
}
