import type { Word } from './english-words.ts'
import { bareAt, has, isPlural, MASS, type Shape } from './line-shape.ts'

const INVITING =
  /^(?:join|come|meet|visit|see|attend|bring|tour|drop|stop (?:by|in)|register|donate|nominate|enter|learn)\b/i
const DETERMINED =
  /^(?:an?|the|its|their|this|these|some|all|more|\d|first|second|third|two|three|four|five|no|everyone|nobody)\b/i
const SUPERLATIVE = /^(?:the )?(?:first|only|oldest|largest|newest)\b.* to \p{Ll}/u
const JOIN =
  /^(?:(?:join (?:its staff|it)|come) (?:for|at|to) |do not miss )(?=an? |its (?:.* )?(?:open house|seminar|workshop|concert|service)\b)/i
/** A house has one of them. */
const OWN =
  /^(?:\w+ )?(?:chapel|office|building|crematory|location|garden|website|staff|lobby|cemetery|price list)\b/i

/** A headline leaves "is" out: "Price list now on the website". */
const NOW_AT = /(?<=^(?:\p{L}+ ){1,3}\p{L}+) now (?=(?:on|in|at) )/u

/** A headline's future: "Hale & Marsh to light memorial tree". */
const TO_COME = / to (?=be )/
const ROLE = /^(proud )?(?:sponsor|member|partner|supporter) of\b/i
const CONDITION = /^(?:now |\w+ly )?(?:under|independent|back|ready|licensed|open(?! house)|closed)\b/i

type Frame = { company: string; announce: string }

/** The sentence that a line of a given shape seems to mean, without its stop; null where nobody can say. */
export function meantSentence(
  shape: Shape,
  line: string,
  words: readonly Word[],
  { company, announce }: Frame,
): string | null {
  const [before = line] = line.split(
    new RegExp(`,? (?:now )?(?:at|from|with|by) ${company.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  )
  const phrase = before.replace(/ [-–—] .*$/, '').replace(/ and counting$/i, '')
  if (NOW_AT.test(phrase)) return withArticle(phrase.replace(NOW_AT, ' is now '))
  if (TO_COME.test(phrase)) return withArticle(phrase.replace(TO_COME, ' will '))
  const role = ROLE.exec(phrase)
  if (role) return `${company} is a ${phrase.slice(role[1]?.length ?? 0)}`
  if (CONDITION.test(phrase)) return `${company} is ${phrase}`
  switch (shape) {
    case 'imperative':
      if (JOIN.test(phrase)) return `${company} will hold ${phrase.replace(JOIN, '')}`
      return INVITING.test(phrase) ? `${company} invites families to ${phrase}` : null
    case 'gerund':
      if (/^announcing /.test(phrase)) return phrase.replace('announcing', `${company} has announced`)
      return `${company} ${/ since \d/.test(phrase) ? 'has been' : 'is'} ${phrase}`
    case 'verb':
      return `${company} ${phrase}`
    case 'participle':
      return `${company} has been ${phrase}`
    case 'passive':
      return withBe(phrase, words, shape)
    case 'state': {
      const told = withBe(phrase, words, shape)
      return /\b(?:available|accepted)$/.test(told) ? `${told} at ${company}` : told
    }
    case 'no article':
      return withArticle(phrase)
    case 'phrase':
      if (has(words[0], 'ProperNoun', 'Person') && !has(words[0], 'Date', 'Holiday', 'Place'))
        return / to \p{Ll}/u.test(phrase) ? phrase.replace(/ to (?=\p{Ll})/u, ' will ') : null
      if (has(words[0], 'Preposition', 'Conjunction')) return null
      if (SUPERLATIVE.test(phrase)) return `${company} is ${/^the /.test(phrase) ? phrase : `the ${phrase}`}`
      return `${announce} ${withOwner(phrase, words, announce.endsWith(' hold'))}`
    case 'sentence':
    case 'unclear':
      return null
  }
}

export function lowerFirst(text: string, words: readonly Word[]): string {
  const isName =
    has(words[0], 'ProperNoun', 'Person', 'Place', 'Organization', 'Date') ||
    /^\p{Lu}[\p{L}’'-]*\p{Lu}/u.test(text)
  const isTitle = /^\p{Lu}\S* \p{Lu}/u.test(text) && !has(words[0], 'Verb', 'Gerund', 'Infinitive')
  return isName || isTitle ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "wall for veterans dedicated Sunday" → "a wall for veterans was dedicated Sunday". */
function withBe(phrase: string, words: readonly Word[], shape: Shape): string {
  const at = bareAt(words)
  const bare = words[at]?.text ?? ''
  const end = words.findIndex((word, index) => index > 1 && has(word, 'Preposition', 'Conjunction'))
  const head = words.slice(0, end < 0 ? at : Math.min(end, at))
  const areMany = isPlural(head)
  const be = shape === 'state' ? (areMany ? 'are' : 'is') : areMany ? 'were' : 'was'
  const told = phrase.replace(new RegExp(`(?:\\bnow )?\\b${bare}\\b`), (piece) => `${be} ${piece}`)
  const isName = has(words[0], 'Person', 'ProperNoun')
  const isTitled = head.some((word) => has(word, 'Person'))
  return areMany || isName || isTitled ? told : withArticle(told)
}

function withArticle(phrase: string): string {
  if (DETERMINED.test(phrase) || MASS.test(phrase)) return phrase
  return OWN.test(phrase)
    ? `the ${phrase}`
    : `${/^(?:[aeiou]|hon|hour)/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

/** "retirement of" → "the retirement of", "blood drive" → "a blood drive" or "its blood drive". */
function withOwner(phrase: string, words: readonly Word[], isNew: boolean): string {
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction') || /[,;]/.test(word.post))
  const head = words.slice(0, end < 0 ? undefined : words[end]?.post.includes(',') ? end + 1 : end)
  if (DETERMINED.test(phrase) || head.some((word) => has(word, 'Plural'))) return phrase
  if (/^annual\b/.test(phrase)) return `its ${phrase}`
  if (/^\p{Lu}/u.test(phrase) || words[end]?.text === 'of') return `the ${phrase}`
  return isNew || !OWN.test(phrase) ? withArticle(phrase) : `its ${phrase}`
}
