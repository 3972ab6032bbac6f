import { KNOWN_CAPITALS } from '../../../shared/press-releases/ap-style/tone.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { escapePattern } from '../../../shared/press-releases/text/map-prose.ts'
import { readTable } from '../../../shared/text/read-table.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, CAPITALS } from './ask-beside-fields.ts'
import type { English } from './english-words.ts'
import table from './names.tsv?raw'
import { quietName } from './plain-words.ts'
import { tidyTyping } from './tidy-typing.ts'
import { has } from './whole-sentence.ts'
import { upperFirst } from './words.ts'

const COMMONLY_NAMED = readTable(table, ['name']).map(({ name }) => name)
const NAMED = ['eventName', 'awardName', 'awardBy', 'formerly', 'founder', 'newsPlace', 'newsWho'] as const
/** Of people and places; the house’s own words may be any. */
const NAMES = ['ProperNoun', 'Person', 'Place', 'Organization', 'Demonym', 'Holiday'] as const
/** The tagger takes them into names. */
const COMMON =
  /^(?:all|chile|turkey|and|building|center|county|for|from|hall|home|house|of|office|sold|street|their|to|us)$/
/** "kfda", "dss" */
const INITIALS = /\b(?!pls|lbs|mph|pkg|mrs|hrs|yrs|thx)[b-df-hj-np-tv-xz]{3,5}\b/g
/** "bowie county" */
const NAMED_THING =
  /(?<!\p{L})(?!(?:the|our|a|by|each|every|from|in|of|this|to) )(\p{L}+) (avenue|baptist|cemetery|college|county|hospital|lutheran|methodist|presbyterian|road|street|university)\b/gu
const PART = /(?<!\p{L})(?!The\b|And\b)\p{Lu}\p{L}{2,}/gu

/**
 * A text in capitals or in small letters throughout as sentences, to be looked at: days, months and the names that
 * the form knows have their capitals, others are the writer's. `names`: of house, people and place.
 */
function quietText(
  text: string,
  form: ReleaseForm,
  names: readonly string[],
  english: English,
  language: ReleaseLanguage,
): string {
  const street = quietName(/\d \p{L}[\p{L}. ]+/u.exec(form.companyAddress)?.[0].slice(2) ?? '')
  const whole = [...names, street, ...NAMED.map((field) => quietName(form[field] ?? ''))]
  const known = [
    ...COMMONLY_NAMED,
    ...whole,
    ...names.slice(3).flatMap((name) => name.match(PART) ?? []),
  ].filter((name) => name !== '')
  const spelled = new Map(known.map((name) => [name.toLocaleLowerCase(), name]))
  const longestFirst = [...spelled.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escapePattern).join('|')})(?!\\p{L})`, 'gu')
  const spelt = text
    .replace(/(?<=\p{L})'/gu, '’')
    .toLocaleLowerCase()
    .replace(pattern, (name) => spelled.get(name) ?? name)
  // The tagger and the shorthand are of English.
  const words =
    language === 'en'
      ? english.read(spelt, [])
      : [{ pre: '', text: spelt, post: '', tags: new Set<string>() }]
  const named = words
    .map(
      (word) =>
        word.pre +
        (has(word, ...NAMES) && !COMMON.test(word.text) ? upperFirst(word.text) : word.text) +
        word.post,
    )
    .join('')
  const written = named
    .replace(/(?<![\p{L}’'])\p{L}+/gu, (word) =>
      word === 'i' || KNOWN_CAPITALS.test(word.toUpperCase()) ? word.toUpperCase() : word,
    )
    .replace(/!+/g, '.')
    .replace(/(?:^|(?<=(?:\p{L}{2}|\d)[.?] )(?<!\b(?:mr|mrs|ms|dr|ave|blvd)[.] ))\p{Ll}/gu, upperFirst)
  if (language !== 'en') return written
  return tidyTyping(written)
    .replace(INITIALS, (letters) => letters.toUpperCase())
    .replace(NAMED_THING, (_, name: string, thing: string) => `${upperFirst(name)} ${upperFirst(thing)}`)
    .replace(/\b(?:dr|fr|jr|mr|mrs|ms|rev|sr)\b/g, upperFirst)
    .replace(/\bO’\p{Ll}/gu, (start) => start.slice(0, 2) + upperFirst(start.slice(2)))
    .replace(/\b(?:st|mt)\.? \p{L}/giu, (saint) => saint.replace(/(?<!\p{L})\p{L}/gu, upperFirst))
}

/** Of the fields that hide names in their capitals, what they are offered: `offerOf` says it of the quiet text. */
export function suggestSentences(
  asks: Record<string, Ask>,
  form: ReleaseForm,
  names: readonly string[],
  english: English,
  language: ReleaseLanguage,
  offerOf: (field: string, text: string) => string | null,
): void {
  for (const [field, ask] of Object.entries(asks)) {
    if (ask.why !== CAPITALS) continue
    const typed = form[field as keyof ReleaseForm] as string
    const quiet = quietText(typed, form, names, english, language)
    const offer = offerOf(field, quiet)
    // Nothing hides in "75 years in business", and what the details tell needs no words.
    if (quiet === typed || offer === null) delete asks[field]
    else ask.suggestion = offer
  }
}
