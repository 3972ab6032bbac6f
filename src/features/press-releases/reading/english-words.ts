import type nlp from 'compromise'
import { withNames } from './keep-names.ts'

/** A word with compromise's tags ("PresentTense", "Plural", …). */
export type Word = { text: string; pre: string; post: string; tags: ReadonlySet<string> }

export type English = {
  /** Names, addresses and quotations count as one proper noun each. */
  read(text: string, names: readonly string[]): Word[]
  /** "offer" → "offers"; null when the library has none. */
  thirdPerson(verb: string): string | null
  /** "joined", "joining" → "joins". */
  presentOf(verb: string): string | null
}

/** Words of the trade that the tagger takes for others. */
const TRADE = {
  'solidified remains': 'Plural',
  cremains: 'Plural',
  ashes: 'Plural',
  'open house': 'Singular',
  'candlelight service': 'Singular',
  now: 'Adverb',
  under: 'Preposition',
  prices: 'Plural',
  crematory: 'Singular',
  all: 'Determiner',
  ...Object.fromEntries('army navy marine rotary'.split(' ').map((name) => [name, 'ProperNoun'])),
  ...Object.fromEntries('chaplain deacon judge mayor pastor'.split(' ').map((title) => [title, 'Singular'])),
  ...Object.fromEntries(
    'adds buys celebrates costs earns employs hosts keeps marks moves names offers opens receives reopens returns seats sells turns wins'
      .split(' ')
      .map((verb) => [verb, 'PresentTense']),
  ),
}
/** The library has "bes" and "haves" of some. */
const AUXILIARIES: Readonly<Record<string, string>> = {
  are: 'is',
  am: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  lost: 'loses',
}

/** The library takes 30 ms and 20 MB, so it is loaded when it is needed. */
export async function loadEnglish(): Promise<English> {
  const { default: compromise } = (await import('compromise')) as unknown as { default: typeof nlp }
  const presentTense = (verb: string, tag: 'Infinitive' | 'Verb') => {
    const tagged = compromise(verb).tag(tag) as unknown as { verbs(): { conjugate(): Forms[] } }
    return tagged.verbs().conjugate()[0]?.PresentTense ?? null
  }
  return {
    read(text, names) {
      const { marked, restore } = withNames(text, names)
      const lexicon: Record<string, string> = { ...TRADE }
      for (const mark of marked.match(/Xname\p{Ll}+x/gu) ?? []) lexicon[mark.toLowerCase()] = 'ProperNoun'
      const document = compromise(marked, lexicon)
      document.match('^we #Adverb? [#Singular]', 0).tag('PresentTense')
      document.match('(blood|book|coat|food|sock|toy|tots) [(box|drive)]', 0).tag('Singular')
      document.match('[pets] too', 0).tag('Plural')
      document.match('^[services] (are|later|pending|private|will)', 0).tag('Plural')
      return (document.json() as { terms: JsonTerm[] }[])
        .flatMap(({ terms }) => terms)
        .map(({ text: word, pre, post, tags }) => ({ text: restore(word), pre, post, tags: new Set(tags) }))
    },
    thirdPerson: (verb) => AUXILIARIES[verb.toLowerCase()] ?? presentTense(verb, 'Infinitive'),
    presentOf: (verb) => AUXILIARIES[verb.toLowerCase()] ?? presentTense(verb, 'Verb'),
  }
}

type JsonTerm = { text: string; pre: string; post: string; tags: string[] }
type Forms = { PresentTense?: string }
