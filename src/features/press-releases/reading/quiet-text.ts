import { KNOWN_CAPITALS } from '../../../shared/press-releases/ap-style/tone.ts'
import { escapePattern } from '../../../shared/press-releases/text/map-prose.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, CAPITALS } from './ask-beside-fields.ts'
import type { chooseNews } from './choose-news.ts'
import { upperFirst, withStop } from './house-voice.ts'
import { quietName } from './plain-words.ts'
import { tidyTyping } from './tidy-typing.ts'

const NAMED = ['eventName', 'awardName', 'awardBy', 'formerly', 'founder', 'newsPlace', 'newsWho'] as const
/** Of people, in a list of names. */
const PART = /(?<!\p{L})\p{Lu}\p{L}{2,}/gu

/**
 * A text in capitals or in small letters throughout as sentences, to be looked at: days, months and the names that
 * the form knows have their capitals, others are the writer's. `names`: of house, people and place.
 */
function quietText(text: string, form: ReleaseForm, names: readonly string[]): string {
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

/** Puts the words of a field in capitals as sentences beside it; of the news line the sentence that it means. */
export function suggestSentences(
  asks: Readonly<Record<string, Ask>>,
  form: ReleaseForm,
  names: readonly string[],
  newsOf: (newsAngle: string) => ReturnType<typeof chooseNews>,
): void {
  for (const [field, ask] of Object.entries(asks)) {
    if (ask.why !== CAPITALS) continue
    ask.suggestion = quietText(form[field as keyof ReleaseForm] as string, form, names)
    if (field !== 'newsAngle') continue
    const { news, others, ask: again } = newsOf(ask.suggestion)
    if (news === null) Object.assign(ask, { ...again, why: CAPITALS })
    else ask.suggestion = [withStop(news), ...others].join(' ')
  }
}
