import { type Clause, HOUSE, type Item } from './clause.ts'
import type { Token } from './tokens.ts'
import type { WordLists } from './word-lists.ts'

export type Source = {
  text: string
  /** Sentences of one group may be joined and told in any order. */
  group?: string
  /** Of a field: an address, link or price in it is no fact. */
  isLabel?: boolean
}

/** A source, or one of its clauses. */
export type Known = {
  text: string
  clause: Clause
  /** Its first name or word, or that of the sentences before when it begins with a pronoun. */
  subject: readonly string[]
  /** The items of the sentence before, for which a pronoun may stand. */
  before: readonly Item[]
  /** Its words may stand in any order. */
  isLoose: boolean
}

export type Reader = {
  tokens(text: string): Token[]
  clause(tokens: readonly Token[], withPronouns?: boolean): Clause
}

/** Reads the sources in their order: a pronoun is the subject of the sentence before. */
export function knownOf(sources: readonly Source[], reader: Reader, lists: WordLists): Known[] {
  const read = sources.map((source) => ({
    ...source,
    tokens: reader
      .tokens(source.text)
      .filter(({ kind, word }) => !isCode(kind, word) && (!source.isLabel || isPlain(kind))),
  }))
  const told = read
    .filter(({ group }) => group === undefined)
    .flatMap((source) =>
      splitBefore(source.tokens, ({ isBehindSemicolon }) => isBehindSemicolon).map((tokens) => ({
        ...source,
        tokens,
      })),
    )
  const fullNames = fullNamesOf(told.flatMap(({ tokens }) => reader.clause(tokens, true).forms.slice(0, 1)))
  const loose = (text: string, clause: Clause): Known => ({
    text,
    clause,
    subject: [],
    before: [],
    isLoose: true,
  })
  let subject: readonly string[] = [HOUSE]
  let before: readonly Item[] = []
  const sentences = told.flatMap(({ text, tokens }): Known[] => {
    const parts = splitBefore(tokens, ({ word }) => lists.joints.has(word)).map((part) =>
      withFullNames(reader.clause(part, true), fullNames),
    )
    const whole = withFullNames(reader.clause(tokens, true), fullNames)
    const clauses = parts.length > 1 ? [whole, ...parts] : [whole]
    const found = clauses
      .filter(({ keys }) => keys.size > 0)
      .map((clause) => ({
        text,
        clause,
        subject: clause.isOfPronoun ? subject : subjectOf(clause),
        before,
        isLoose: false,
      }))
    if (!whole.isOfPronoun) subject = subjectOf(whole)
    before = whole.forms[0] ?? []
    return found
  })
  const grouped = read.filter(({ group }) => group !== undefined)
  const groups = Map.groupBy(grouped, ({ group }) => group)
  return [
    ...sentences,
    ...grouped.map(({ text, tokens }) => loose(text, reader.clause(tokens))),
    ...[...groups.values()].map((members) => {
      const affirmed = members.filter(({ tokens }) => !reader.clause(tokens).isNegative)
      return loose(members[0]?.text ?? '', reader.clause(affirmed.flatMap(({ tokens }) => tokens)))
    }),
  ]
}

/** Names of two words and more by their last, where no other name ends so. */
function fullNamesOf(forms: readonly (readonly Item[])[]): Map<string, readonly Item[]> {
  const byLast = new Map<string, Map<string, readonly Item[]>>()
  for (const form of forms) {
    for (const [index, { isName }] of form.entries()) {
      const last = form[index + 1]
      if (!isName || !last?.isName || last.link !== '' || form[index + 2]?.isName) continue
      const name = form.slice(index, index + 2)
      const same = byLast.get(last.key) ?? new Map()
      byLast.set(last.key, same.set(name.map(({ key }) => key).join(' '), name))
    }
  }
  const known = [...byLast].filter(([, names]) => names.size === 1)
  return new Map(known.map(([last, names]) => [last, [...names.values()][0] ?? []]))
}

/** "Barrera worked" → "Ines Barrera worked". */
function withFullNames(clause: Clause, fullNames: ReadonlyMap<string, readonly Item[]>): Clause {
  const forms = clause.forms.map((form) =>
    form.flatMap((item, index) => {
      const isWhole = item.isName && (index === 0 || item.link !== '')
      const name = isWhole ? fullNames.get(item.key) : undefined
      return name?.map((part, at) => ({ ...part, link: at === 0 ? item.link : '' })) ?? [item]
    }),
  )
  return { ...clause, forms, keys: new Set((forms[0] ?? []).map(({ key }) => key)) }
}

export const isPlain = (kind: Token['kind']) => kind === 'word' || kind === 'number'
const isCode = (kind: Token['kind'], word: string) =>
  kind === 'markup' || /^(?:javascript|vbscript|data):/.test(word)

function splitBefore(tokens: readonly Token[], isStart: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (isStart(token) && (parts.at(-1)?.length ?? 0) > 0) parts.push([])
    parts.at(-1)?.push(token)
  }
  return parts
}

/** Who or what a clause is about: the name that it begins with, else its first word. */
export function subjectOf({ forms }: Clause): string[] {
  const items = (forms[0] ?? []).filter(({ isTime, isKept, pronoun }) => !isTime && !isKept && !pronoun)
  const from = items
    .slice(0, 3)
    .findIndex(({ isName }, index, all) => isName && all.slice(0, index + 1).every(({ link }) => link === ''))
  const end = items.findIndex(({ isName, link }, index) => index > from && (!isName || link !== ''))
  return items.slice(Math.max(from, 0), from < 0 ? 1 : end < 0 ? items.length : end).map(({ key }) => key)
}
