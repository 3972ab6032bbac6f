import { KNOWN_CAPITALS } from '../../../shared/press-releases/ap-style/tone.ts'
import { escapePattern } from '../../../shared/press-releases/text/map-prose.ts'
import type { ReleaseForm } from '../release-form.ts'
import { upperFirst } from './house-voice.ts'
import { quietName } from './plain-words.ts'
import { tidyTyping } from './tidy-typing.ts'

const NAMED = ['eventName', 'awardName', 'awardBy', 'formerly', 'founder', 'newsPlace', 'newsWho'] as const
/** Of people, in a list of names. */
const PART = /(?<!\p{L})\p{Lu}\p{L}{2,}/gu

/**
 * A text in capitals or in small letters throughout as sentences, to be looked at: days, months and the names that
 * the form knows have their capitals, others are the writer's. `names`: of house, people and place.
 */
export function quietText(text: string, form: ReleaseForm, names: readonly string[]): string {
  const whole = [...names, ...NAMED.map((field) => quietName(form[field] ?? ''))]
  const known = [...whole, ...names.flatMap((name) => name.match(PART) ?? [])].filter((name) => name !== '')
  const spelled = new Map(known.map((name) => [name.toLocaleLowerCase(), name]))
  const longestFirst = [...spelled.keys()].toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(`(?<!\\p{L})(?:${longestFirst.map(escapePattern).join('|')})(?!\\p{L})`, 'gu')
  const named = text.toLocaleLowerCase().replace(pattern, (name) => spelled.get(name) ?? name)
  return tidyTyping(named)
    .replace(/(?<![\p{L}’'])\p{L}+/gu, (word) =>
      word === 'i' || KNOWN_CAPITALS.test(word.toUpperCase()) ? word.toUpperCase() : word,
    )
    .replace(/!+/g, '.')
    .replace(/(?:^|(?<=[.?] ))\p{Ll}/gu, upperFirst)
}
