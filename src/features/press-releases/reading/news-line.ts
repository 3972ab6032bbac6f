import { fill, type KindFrames } from '../frames/frames.ts'
import type { English, Word } from './english-words.ts'
import { type House, toThirdPerson, upperFirst } from './third-person.ts'

/** A sentence without its stop, or why the line is none, with the sentence that it seems to mean. */
export type NewsLine = { sentence: string } | { why: string; suggestion: string }

const WHY = {
  question: 'This is a question. A release tells what happened or will.',
  imperative: 'This speaks to the reader. A release tells what happened or will.',
  noVerb: 'This is not a sentence yet: it does not say who does what.',
  noSubject: 'This does not say who does it.',
  person: 'A release names people in place of “I” and “my”.',
} as const

const ASKED = /^(?:did|do) you know (?:that )?(.+)\?$/i
/** What a company feels is not the news. */
const FEELING =
  /^(?:we|it|{house}) (?:are|is|am) (?:(?:very|so|truly) )?(?:proud|thrilled|excited|delighted|pleased|happy|honou?red|our \w+)(?: and \w+)? to (?:announce (?:that )?|share (?:that )?|introduce |(be )|(?=\w))/i
const HEADING = /^[^:.]{3,80}:\s+(?=\p{L})/u
const PARTICIPLE =
  /^(?:named|voted|awarded|selected|recogni[sz]ed|honou?red|chosen|certified|accredited|nominated|rated)$/i
const DETERMINED = /^(?:an?|the|its|their|this|these|\d|first|second|third|two|three|four|five)\b/i

/** `values` fill the frames of the kind. */
export function readNewsLine(
  line: string,
  english: English,
  house: House,
  kind: KindFrames,
  values: Readonly<Record<string, string>>,
): NewsLine {
  const sample = fill(kind.sample, values)
  const told = line.replace(ASKED, (_, fact: string) => upperFirst(fact)).trim()
  if (told.endsWith('?')) return { why: WHY.question, suggestion: sample }
  const text = told.replace(/(?<!\p{Lu}\.\p{Lu})[.!…:;,\s]+$/u, '').replace(/^please\s+/i, '')
  const { company } = house
  const felt = new RegExp(FEELING.source.replace('{house}', escapePattern(company)), 'i').exec(text)
  if (felt) return readFelt(text.slice(felt[0].length), felt, english, house, kind, values)
  const behind = HEADING.exec(text)?.[0]
  if (behind) return readNewsLine(text.slice(behind.length), english, house, kind, values)
  const words = english.read(text, house.names)
  const found = shapeOf(words)
  if (found !== 'sentence' && text.startsWith(`${company} `)) {
    const phrase = text.slice(company.length + 1)
    return { why: WHY.noVerb, suggestion: `${company} is ${phrase}.` }
  }
  if (found === 'sentence') {
    const sentence = toThirdPerson(text, english, house, company)
    return sentence === null ? { why: WHY.person, suggestion: sample } : { sentence }
  }
  const rest = toThirdPerson(lowerFirst(text, words), english, { ...house, company: 'its house' }, 'it')
  if (rest === null) return { why: WHY.person, suggestion: sample }
  const phrase = lowerFirst(
    rest.replace(/\bits house’s\b/gi, 'its').replace(/\bits house\b/gi, 'its staff'),
    words,
  )
  if (found === 'imperative' && !isAdverb(words[0]))
    return { why: WHY.imperative, suggestion: `${company} invites families to ${phrase}.` }
  if (found === 'no subject')
    return { why: WHY.noSubject, suggestion: `${company} ${withVerb(phrase, words)}.` }
  if (found === 'no article') return { why: WHY.noVerb, suggestion: `${upperFirst(article(phrase))}.` }
  if (found === 'passive') return { why: WHY.noVerb, suggestion: `${upperFirst(withBe(phrase, words))}.` }
  if (isAdverb(words[0])) return { why: WHY.noSubject, suggestion: `${company} is ${phrase}.` }
  const announced = fill(kind.announce, values)
  return {
    why: WHY.noVerb,
    suggestion: `${announced} ${withArticle(phrase, words, announced.endsWith(' hold'))}.`,
  }
}

/** "proud to offer stones" is "offers stones"; "thrilled to announce X" is read as X. */
function readFelt(
  rest: string,
  [whole, be]: RegExpExecArray,
  english: English,
  house: House,
  kind: KindFrames,
  values: Readonly<Record<string, string>>,
): NewsLine {
  if (be) return readNewsLine(rest, english, house, kind, values)
  if (/(?:announce|share|introduce) (?:that )?$/i.test(whole))
    return readNewsLine(rest, english, house, kind, values)
  const [verb = '', ...others] = rest.split(' ')
  const formed = english.thirdPerson(verb)
  const sentence = formed && toThirdPerson(`We have ${others.join(' ')}`, english, house, house.company)
  if (!formed || !sentence) return { why: WHY.noVerb, suggestion: fill(kind.sample, values) }
  return { sentence: sentence.replace(/ has /, ` ${formed} `) }
}

type Shape = 'sentence' | 'imperative' | 'no subject' | 'no article' | 'passive' | 'phrase'

const has = (word: Word | undefined, ...tags: string[]) => tags.some((tag) => word?.tags.has(tag))
const isAdverb = (word: Word | undefined) => has(word, 'Adverb') || word?.text.toLowerCase() === 'now'
/** Finite: not "offering", "to offer" or "for families to see". */
function isFiniteVerb(words: readonly Word[], index: number): boolean {
  const word = words[index]
  if (has(word, 'Modal', 'Copula', 'Auxiliary')) return true
  if (has(word, 'Gerund') || words[index - 1]?.text.toLowerCase() === 'to') return false
  return has(word, 'PastTense', 'PresentTense')
}
const isSubject = (word: Word | undefined) =>
  has(word, 'Noun', 'Pronoun', 'ProperNoun', 'Value', 'Adjective', 'Person') ||
  /^(?:who|that|there)$/i.test(word?.text ?? '')

/** Whether the words are a sentence, or what they lack. */
function shapeOf(words: readonly Word[]): Shape {
  const first = words.findIndex((word) => !isAdverb(word))
  const verb = words.findIndex((_, index) => isFiniteVerb(words, index))
  const start = words[first]
  if (has(start, 'Gerund'))
    return verb > first && has(words[verb], 'Modal', 'Copula', 'Auxiliary') ? 'sentence' : 'no subject'
  if (has(start, 'Imperative', 'Infinitive') && !startsPhrase(words, first)) return 'imperative'
  if (verb === first)
    return startsPhrase(words, first)
      ? bareOrPhrase(
          words,
          words.findIndex((_, index) => index > verb && isFiniteVerb(words, index)),
        )
      : 'no subject'
  return bareOrPhrase(words, verb)
}

/** "Support group for widows": a noun that could be a verb, with a noun behind it. */
const startsPhrase = (words: readonly Word[], first: number) =>
  has(words[first + 1], 'Singular') && !has(words[first + 1], 'ProperNoun', 'Pronoun', 'Possessive')

function bareOrPhrase(words: readonly Word[], verb: number): Shape {
  if (verb < 1 || !words.slice(0, verb).some(isSubject)) return 'phrase'
  const [start] = words
  const before = words.slice(0, verb)
  const isName =
    has(start, 'Pronoun', 'Possessive', 'Place', 'Organization') ||
    before.some((word) => has(word, 'ProperNoun', 'Person'))
  const next = words[verb + 1]
  const isPassive = has(words[verb], 'PastTense') && (!next || has(next, 'Preposition', 'Date', 'WeekDay'))
  const isBare = !isName && !has(start, 'Determiner', 'Value')
  if (isBare && isPassive) return 'passive'
  if (!isBare || !has(start, 'Singular', 'Adjective', 'Infinitive')) return 'sentence'
  const head = words.findIndex((word) => has(word, 'Preposition', 'Conjunction'))
  const subject = words.slice(0, head < 0 ? verb : Math.min(head, verb))
  return subject.some((word) => has(word, 'Plural')) ? 'sentence' : 'no article'
}

/** "Wall for veterans dedicated Sunday" → "A wall for veterans was dedicated Sunday". */
function withBe(phrase: string, words: readonly Word[]): string {
  const head = words.findIndex((word) => has(word, 'Preposition', 'Conjunction', 'PastTense'))
  const verb = words.find((word) => has(word, 'PastTense'))?.text ?? ''
  const isPlural = words.slice(0, head).some((word) => has(word, 'Plural'))
  const told = phrase.replace(new RegExp(`\\b${verb}\\b`), `${isPlural ? 'were' : 'was'} ${verb}`)
  return isPlural ? told : article(told)
}

function lowerFirst(text: string, words: readonly Word[]): string {
  const isName =
    has(words[0], 'ProperNoun', 'Person', 'Place', 'Organization') || /^\p{Lu}[\p{L}’'-]*\p{Lu}/u.test(text)
  const isTitle = /^\p{Lu}\S* \p{Lu}/u.test(text) && !has(words[0], 'Verb', 'Gerund', 'Infinitive')
  return isName || isTitle ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "celebrating" → "is celebrating", "named" → "has been named"; other verbs as typed. */
function withVerb(phrase: string, words: readonly Word[]): string {
  const verb = words.find((word) => !isAdverb(word))
  if (has(verb, 'Gerund')) return `is ${phrase}`
  return PARTICIPLE.test(verb?.text ?? '') ? `has been ${phrase}` : phrase
}

function withArticle(phrase: string, words: readonly Word[], isNew: boolean): string {
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction') || /[,;]/.test(word.post))
  const head = words.slice(0, end < 0 ? undefined : words[end]?.post.includes(',') ? end + 1 : end)
  if (DETERMINED.test(phrase) || has(head.at(-1), 'Plural')) return phrase
  if (/^annual\b/.test(phrase)) return `its ${phrase}`
  if (/^\p{Lu}/u.test(phrase) || words[end]?.text === 'of') return `the ${phrase}`
  return isNew ? article(phrase) : `its ${phrase}`
}

const article = (phrase: string) => `${/^(?:[aeiou]|hon|hour)/i.test(phrase) ? 'an' : 'a'} ${phrase}`
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
