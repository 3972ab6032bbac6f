import { type Clause, HOUSE, type Item, subjectOf } from './clauses.ts'

export type Source = {
  text: string
  /** Sentences of one group may be joined and told in any order. */
  group?: string
  /** Of a field: an address, link or price in it is no fact. */
  isLabel?: boolean
}

/** A source, or one of its clauses. */
export type Fact = {
  text: string
  items: readonly Item[]
  /** What else it may speak of: for what a pronoun may stand, and first names. */
  about: readonly Item[]
  isNegative: boolean
  /** Its words may stand in any order, of any subject. */
  isLoose: boolean
}

export const isThing = ({ isTime, isNumber }: Item) => !isTime && !isNumber

/** Of the sources in their order. */
export const factsOf = (sources: readonly Source[], read: (source: Source) => readonly Clause[]): Fact[] =>
  withFirstNames([...toldBy(sources, read), ...looseOf(sources, read)])

function toldBy(sources: readonly Source[], read: (source: Source) => readonly Clause[]): Fact[] {
  const facts: Fact[] = []
  let before: Record<'subject' | 'object', readonly Item[]> = { subject: [], object: [] }
  for (const source of sources.filter(({ group }) => group === undefined))
    for (const text of source.text.split('; ')) {
      const clauses = read({ ...source, text })
      const pronoun = clauses.find((clause) => clause.pronoun !== null)?.pronoun
      const meant = pronoun ? before[pronoun] : []
      const add = (clause: Clause, about: readonly Item[]) =>
        facts.push({ ...clause, text: source.text, about, isLoose: false })
      for (const clause of clauses) add(clause, meant)
      const [first, ...others] = clauses
      const items = clauses.flatMap((clause) => clause.items)
      if (
        first &&
        clauses.every(({ isNegative }) => !isNegative) &&
        others.every(({ hasSubject }) => !hasSubject)
      )
        add({ ...first, items }, meant)
      const named = items.filter(({ isName, key }) => isName || key === HOUSE)
      const subject = first ? subjectOf(first) : []
      before = {
        subject: [...(pronoun === 'subject' ? meant : []), ...subject, ...named],
        object: items.filter((item) => isThing(item) && !item.isName),
      }
    }
  return facts
}

/** Each text of a group, and all that affirm together. */
function looseOf(sources: readonly Source[], read: (source: Source) => readonly Clause[]): Fact[] {
  const facts: Fact[] = []
  const grouped = sources.filter(({ group }) => group !== undefined)
  for (const members of Map.groupBy(grouped, ({ group }) => group).values()) {
    const loose = members.map((source): Fact => {
      const clauses = read(source)
      const isNegative = clauses.some((clause) => clause.isNegative)
      return {
        text: source.text,
        items: clauses.flatMap(({ items }) => items),
        about: [],
        isNegative,
        isLoose: true,
      }
    })
    const affirmed = loose.filter(({ isNegative }) => !isNegative)
    const [first] = affirmed
    facts.push(...loose, ...(first ? [{ ...first, items: affirmed.flatMap(({ items }) => items) }] : []))
  }
  return facts
}

/** "Barrera" may be "Ines Barrera", where no other name ends so. */
function withFirstNames(facts: readonly Fact[]): Fact[] {
  const firsts = new Map<string, Map<string, Item>>()
  for (const { items } of facts)
    for (const [at, item] of items.entries()) {
      const last = items[at + 1]
      if (!item.isName || !last?.isName || last.link !== '') continue
      firsts.set(last.key, (firsts.get(last.key) ?? new Map()).set(item.key, item))
    }
  const firstOf = ({ key }: Item) => {
    const known = [...(firsts.get(key)?.values() ?? [])]
    return known.length === 1 ? known : []
  }
  return facts.map((fact) => ({ ...fact, about: [...fact.about, ...fact.items.flatMap(firstOf)] }))
}

/** Whether a clause that names no subject of its own speaks of the fact's. */
export const isAboutSubjectOf = ({ items }: Clause, fact: Fact): boolean => {
  const [first] = fact.items.filter(isThing)
  return fact.isLoose || (first !== undefined && items.some(({ key }) => key === first.key))
}
