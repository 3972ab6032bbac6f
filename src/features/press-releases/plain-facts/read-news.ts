import { thirdPerson, verbForm } from '../text/english-verbs.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { type Angle, readAngle } from './read-angle.ts'
import { toThirdPerson } from './to-third-person.ts'

export type News = {
  angle: Angle
  /** What the company does, beginning with its verb: "marks its 50th anniversary". Null: somebody else acts in `sentence`. */
  predicate: string | null
  /** The whole news as one sentence without its stop. */
  sentence: string
  /** Further sentences that the news angle held. */
  more: string[]
}

const BE = /^(?:is|are|was|were|has|have|had|will|can|now|no longer)$/i
const PARTICIPLE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated)$/i
const ANNOUNCED_BY: Partial<Record<Angle, string>> = {
  anniversary: 'marks',
  award: 'receives',
  event: 'hosts',
}
const DETERMINED =
  /^(?:an?|the|its|their|this|these|new \w+s\b|free \w+s\b|\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)\b/i

/**
 * The news of a form as a sentence of the third person. It may be a phrase ("Grand opening of our chapel"), begin with a
 * verb in any form ("Celebrating 50 years"), or be a sentence already.
 */
export function readNews(newsAngle: string, company: string): News {
  const [first = '', ...rest] = splitSentences(newsAngle)
  const more = rest.map((sentence) => toThirdPerson(sentence, company))
  const angle = readAngle(newsAngle)
  const news = toThirdPerson(first.replace(/[.!…:;,\s]+$/u, ''), company)
  const own = readOwnPredicate(news, company)
  if (own) return { angle, predicate: own, sentence: `${company} ${own}`, more }

  const [word = '', next = ''] = news.split(/\s+/)
  const predicate = fromFirstWord(word, next, news)
  if (predicate) return { angle, predicate, sentence: `${company} ${predicate}`, more }
  if (isSentence(news)) {
    // Somebody else acts, so "our team" is the company's.
    const named = toThirdPerson(
      first.replace(/[.!…:;,\s]+$/u, '').replace(/(?<=.)\bour\b/i, `${company}’s`),
      company,
    )
    return { angle, predicate: null, sentence: upperFirst(named), more }
  }
  const verb = ANNOUNCED_BY[angle] ?? 'announces'
  const phrase = `${verb} ${withArticle(lowerFirst(news))}`
  return { angle, predicate: phrase, sentence: `${company} ${phrase}`, more }
}

/** "Hollis & Wren opens a chapel" → "opens a chapel". */
function readOwnPredicate(news: string, company: string): string | null {
  if (!news.toLowerCase().startsWith(company.toLowerCase())) return null
  const rest = news.slice(company.length)
  return /^\s+\p{L}/u.test(rest) && isVerb(rest.trim().split(/\s+/)[0] ?? '') ? rest.trim() : null
}

const isVerb = (word: string) => BE.test(word) || ['third', 'past'].includes(verbForm(word)?.form ?? '')

function fromFirstWord(word: string, next: string, news: string): string | null {
  const rest = news.slice(word.length).trim()
  if (PARTICIPLE.test(word)) return `has been ${word.toLowerCase()} ${rest}`
  if (/^now$/i.test(word)) {
    const verb = verbForm(next)
    if (verb?.form === 'gerund') return `now ${thirdPerson(verb.base)} ${rest.slice(next.length).trim()}`
    return verb
      ? `now ${verb.form === 'past' ? next : thirdPerson(verb.base)} ${rest.slice(next.length).trim()}`
      : null
  }
  const verb = verbForm(word)
  if (!verb || rest === '' || /^(?:of|for|house|houses)$/i.test(next)) return null
  if (verb.form === 'past') return `${word.toLowerCase()} ${rest}`
  // "Support group for widows", "Honor wall" and the like are things.
  if (verb.form === 'base' && !/^(?:an?|the|its|our|new|\d+|more|families|\w+ing|with|to|in)$/i.test(next))
    return null
  return `${thirdPerson(verb.base)} ${rest}`
}

/** Whether a phrase with a subject of its own has a finite verb among its first words. */
function isSentence(news: string): boolean {
  const words = news.split(/\s+/).slice(1, 9)
  return words.some((word) => {
    const plain = word.replace(/[^\p{L}’'-]/gu, '')
    if (/^(?:is|are|was|were|has|have|had|will|can|joins?|joined)$/.test(plain)) return true
    return (
      /^\p{Ll}/u.test(plain) &&
      ['third', 'past'].includes(verbForm(plain)?.form ?? '') &&
      !/^(?:offers|services|plans|supports|shows|marks|helps|cares|works|uses|names)$/.test(plain)
    )
  })
}

function withArticle(phrase: string): string {
  const [head = ''] = phrase.split(/\s+(?:of|for|at|in|with|to|from|and|on|by)\s+/)
  const noun = head.split(/\s+/).at(-1) ?? ''
  if (/^(?:\d+(?:st|nd|rd|th)|\w+th|first|second|third)\b/i.test(phrase)) return `its ${phrase}`
  if (DETERMINED.test(phrase) || /^\p{Lu}/u.test(phrase)) return phrase
  const isPlural = /[^s]s$/i.test(noun) && !/(?:us|is|ness)$/i.test(noun)
  const isUncountable =
    /(?:ing|tion of|care|support|planning|aquamation|information|help|news)$/i.test(noun) &&
    !/(?:opening|offering|gathering|building|wedding|meeting)$/i.test(noun)
  if (isPlural || isUncountable) return phrase
  if (/\bof\b/.test(phrase)) return `the ${phrase}`
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`
}

export const upperFirst = (text: string) => text.charAt(0).toLocaleUpperCase('en') + text.slice(1)

/** Lower case at the beginning, unless the first word is a name: written with another capital or followed by one. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/)
  if (/^\p{Lu}[\p{L}’'-]*\p{Lu}/u.test(first) || /^\p{Lu}$/u.test(first.charAt(1))) return text
  const isTitle =
    /^\p{Lu}\p{Ll}/u.test(second) && !verbForm(first) && !/^(?:new|grand|free|annual|the|a|an)$/i.test(first)
  return isTitle ? text : text.charAt(0).toLocaleLowerCase('en') + text.slice(1)
}
