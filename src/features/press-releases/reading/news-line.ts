import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { NewsKind, ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import { tidyArticles, withFrenchArticle } from '../frames/french-article.ts'
import { type Ask, CAPITALS, NOT_THIRD } from './ask-beside-fields.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson, upperFirst, withStop } from './house-voice.ts'
import { briefName, withWholeName } from './keep-names.ts'
import { firstThing, has, type Shape, secondSentence, shapeOf } from './line-shape.ts'
import { hasVerb, nameThing, SPEAKING, withOwnName, withOwnTeam } from './other-languages.ts'
import { faultOfTyping, type TypingFault } from './tidy-typing.ts'

type About = {
  language: ReleaseLanguage
  kind: NewsKind
  city: string
  contact: string
  /** Whom the news is about. */
  who: string | null
}

const QUESTION = 'This is a question. A release tells what happened or will.'
const NO_VERB = 'This is not a sentence yet: it does not say who does what.'
const NO_SUBJECT = 'This does not say who does it.'
const WHO = 'This does not name the person.'
const TWO = 'These are two sentences: please part them by a full stop.'
const TYPED: Record<Exclude<TypingFault, 'small'>, string> = {
  capitals: CAPITALS,
  shorthand: 'This has shorthand: please write the words out.',
  spoken: 'This has words that only a quotation can have.',
  hours: 'The hours need “a.m.” or “p.m.”.',
  long: 'This is too long for one sentence.',
}
/** News of these kinds names somebody. */
export const isPersonal = (kind: NewsKind): boolean => kind === 'staff' || kind === 'death'
const OFFICE = /\b(?:director|manager|owner|embalmer|president|apprentice|partner|counselor|chaplain)$/u
/** "… again, third year running" */
const IN_A_ROW =
  /(?: again)?, (?:for )?(?:the )?((?:\p{L}+(?:nd|rd|th)|\d+(?:nd|rd|th)) (?:year|time) (?:running|in a row))(?=$|[.,])/iu
const WHY: Record<Shape, string> = {
  sentence: NOT_THIRD,
  imperative: 'This speaks to the reader. A release tells what happened or will.',
  gerund: NO_SUBJECT,
  verb: NO_SUBJECT,
  participle: NO_SUBJECT,
  phrase: NO_VERB,
  unclear: NO_VERB,
}
/** What a house feels is not the news: "is thrilled to announce". */
const FEELING =
  /^((?:we|it|I) ?(?:are|is|am|[’']re|[’']m) )?(?:(?:beyond|very|so|truly) )?(?:proud|thrilled|excited|delighted|pleased|happy|honou?red|humbled)(?: and \w+)? to (be |(?:announce|share)(?: that)? |introduce )?/i
const INVITING = /^(?:join|come|meet|visit|see|attend|bring|tour|register|donate|nominate|learn)\b/i
const HELD = /^(?:join (?:its staff|it) for|come to) (?=an? |its |the )/
const DETERMINED = /^(?:an?|the|its|some|all|more|\d+(?! year)|two|three|four|five|no) /i
/** Pieces beside each other, or a plural that does something. */
const LOOSE = /, (?!available |an? |the |its )\p{Ll}|^\p{L}+s \p{Ll}+ing\b/u
const HOLIDAY = /^(?:Christmas|Easter|Hanukkah|Juneteenth|Thanksgiving) /
/** "Get ready: Hale & Marsh has moved" */
const BEFORE_COLON = /^[^:]{3,60}: (?=\S)/
/** "… now available in Knox County" */
const AVAILABLE = /^(?!our |my |we )(.+?),? (?:(?:is|are) )?(?:now|also) available(?= |$)/i
/** "a new director Beth Oakes" */
const NAME_BEHIND =
  /(?<=\b(?:director|manager|owner|embalmer|president|apprentice|partner|counselor|chaplain)) (?=(?:\p{Lu}[\p{Ll}.’-]+ ){1,2}\p{Lu}\p{Ll}+$)/u

/** The line as a sentence in the third person, without its full stop; or what to ask beside its field. */
export function readNewsLine(
  line: string,
  english: English,
  house: House,
  about: About,
): { sentence: string } | Ask {
  const { language, kind, contact, who, city } = about
  const { company, names } = house
  const { kinds } = FRAMES[language]
  const values = {
    company: language === 'fr' ? withFrenchArticle(company) : company,
    city,
    who: who ?? '',
  }
  const { sample, tells } = kinds[kind]
  const tidied = (text: string) => tidyArticles(text, language)
  // News of somebody has no example without a name.
  const hasExample = sample !== '' && (who !== null || !sample.includes('{who}'))
  const example = { suggestion: hasExample ? tidied(fill(sample, values)) : '', isExample: true }
  const isUnnamed = (text: string) =>
    isPersonal(kind) && who !== null && !text.includes(who.split(' ').at(-1) ?? '')
  if (language !== 'en') {
    const named = withOwnTeam(withOwnName(line, values.company), values.company)
    const told = tellOther(tidied(named), language, company)
    if (told !== null) return isUnnamed(told) ? { why: WHO, ...example } : { sentence: told }
    const plain = kind === 'staff' ? line.replace(/ ?: /, ', ') : line.replace(/^[^:]+ ?: /, '')
    if (SPEAKING[language].test(line)) return { why: ASKS[language], ...example }
    const [before = '', behind] = line.split(/ ?: (.*)/)
    if (behind && tellOther(withOwnName(before, values.company), language, company)) {
      const suggestion = `${withOwnName(before, values.company)}. ${withStop(upperFirst(behind))}`
      return { why: ASKS[language], suggestion: tidied(suggestion) }
    }
    const meant = tellOther(`${values.company} ${tells} ${nameThing(plain, language)}`, language, company)
    return { why: ASKS[language], ...(meant === null ? example : { suggestion: tidied(`${meant}.`) }) }
  }
  const withWho = (text: string) => {
    if (!isUnnamed(text)) return text
    return OFFICE.test(text) ? `${text}, ${who}` : null
  }
  if (line.endsWith('?')) return { why: QUESTION, ...example }
  const behind = line.replace(BEFORE_COLON, '')
  if (behind !== line) {
    const read = readNewsLine(behind, english, house, about)
    return 'why' in read ? read : { why: NO_VERB, suggestion: withStop(read.sentence) }
  }
  const named = toCome(withWholeName(line, company), house)
  const plain = repairStyle(quietPraise(named.replace(IN_A_ROW, ' for the $1')), names).replace(
    /(?<!\p{Lu}\.\p{Lu})[.!…:;,\s]+$/u,
    '',
  )
  const text = withoutFeeling(plain, house)
  const words = english.read(text, names)
  const shape = shapeOf(words)
  const fault = faultOfTyping(text)
  if (fault && fault !== 'small') return { why: TYPED[fault], ...example }
  const second = secondSentence(words)
  if (second !== null) {
    const write = (from: number, to?: number) =>
      words
        .slice(from, to)
        .map((word) => word.pre + word.text + word.post)
        .join('')
        .trim()
    const told = readNewsLine(write(0, second), english, house, about)
    if (!('why' in told))
      return { why: TWO, suggestion: `${withStop(told.sentence)} ${withStop(upperFirst(write(second)))}` }
  }
  const voice = { subject: company, owner: company }
  const sentence = shape === 'sentence' ? inThirdPerson(text, english, house, voice) : null
  if (sentence !== null) {
    const told = repairStyle(sentence, names)
    const offered = withWho(told)
    if (offered === told) return { sentence: told }
    return { why: WHO, ...(offered === null ? example : { suggestion: withStop(offered) }) }
  }
  const person = contact.includes(company) ? contact : `${contact} of ${company}`
  const meant =
    shape === 'sentence'
      ? inThirdPerson(text, english, house, { ...voice, person })
      : meantSentence(shape, text, words, english, house, kind)
  const isWhole = meant && shapeOf(english.read(meant, names)) === 'sentence'
  const offered = isWhole ? withWho(repairStyle(meant, names)) : null
  return { why: WHY[shape], ...(offered === null ? example : { suggestion: withStop(offered) }) }
}

const ASKS = {
  fr: 'Dites qui fait quoi, à la troisième personne.',
  es: 'Diga quién hace qué, en tercera persona.',
} as const

function tellOther(line: string, language: 'fr' | 'es', company: string): string | null {
  const plain = line.replace(/[.!…\s]+$/u, '')
  const own = plain.replace(/ ?: «[^»]*»/, ' que …')
  const isTold = !/[?]$| ?: /.test(own) && !SPEAKING[language].test(own) && hasVerb(own, language, company)
  return isTold ? plain : null
}

/** A headline's future: "Hale & Marsh to open fourth chapel" → "Hale & Marsh will open its fourth chapel". */
function toCome(line: string, { names }: House): string {
  const name = names.find((one) => line.startsWith(`${one} to `))
  if (!name) return line
  const rest = line.slice(name.length + 4)
  return `${name} will ${rest.replace(/^(\p{Ll}+) (?=(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:nd|rd|th)) )/u, '$1 its ')}`
}

/** "40 AMAZING years" */
const quietPraise = (line: string) =>
  line.replace(/\p{Lu}{4,}(?:-\p{Lu}+)*/gu, (word) => {
    const quiet = word.toLowerCase()
    return findPraise(quiet, []) ? quiet : word
  })

function withoutFeeling(line: string, { company }: House): string {
  const name = [company, briefName(company)].find((one) => line.startsWith(`${one} `))
  const felt = FEELING.exec(name ? `it${line.slice(name.length)}` : line)
  if (!felt?.[2] && !felt?.[1]) return line
  const rest = line.slice(felt[0].length + (name ? name.length - 2 : 0))
  return felt[2] ? rest.replace(/^it(?= )/, name ?? 'it') : `We ${rest}`
}

/** "new option for ashes" → "a new option for ashes"; null for other than an adjective, or of an event a noun, and a noun. */
function withArticle(phrase: string, words: readonly Word[], kind: NewsKind): string | null {
  const end = words.findIndex((word) => has(word, 'Preposition', 'Conjunction', 'Month', 'WeekDay'))
  const head = words.slice(0, end < 0 ? undefined : end).findLast((word) => !has(word, 'Determiner'))
  const isThing =
    has(words[0], 'Adjective') || /^\d+ year/.test(phrase) || (kind === 'event' && has(words[0], 'Noun'))
  if (!isThing || !has(head, 'Noun') || has(head, 'Uncountable')) return null
  if (has(head, 'Plural')) return phrase
  return `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase.replace(/^(\d+) year/, '$1-year')}`
}

/** Without its full stop; null when the meaning is unclear. */
function meantSentence(
  shape: Shape,
  line: string,
  words: readonly Word[],
  english: English,
  house: House,
  kind: NewsKind,
): string | null {
  const { company } = house
  const [start] = words
  // "Hale & Marsh named …" is a headline's passive.
  const name = house.names.find((one) => line.startsWith(`${one} `)) ?? ''
  const rest = line.slice(name.length + 1)
  const named = rest.charAt(0).toLowerCase() + rest.slice(1)
  if (name && shapeOf(english.read(named, house.names)) === 'participle') return `${name} has been ${named}`
  const offered = line.replace(AVAILABLE, (_, thing: string) => `now offers ${thing}`)
  if (offered !== line)
    return `${company} ${offered.replace(/(?<=offers )\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
  const isName =
    has(start, 'Person', 'Place', 'Date') ||
    HOLIDAY.test(line) ||
    (has(start, 'ProperNoun', 'Organization') && /^\S+ [&\p{Lu}]/u.test(line))
  const lowered = isName ? line : line.charAt(0).toLowerCase() + line.slice(1)
  const told = inThirdPerson(lowered, english, house, { subject: 'it', owner: 'its staff' })
  const phrase = told && (isName ? told : told.charAt(0).toLowerCase() + told.slice(1))
  if (!phrase || phrase.includes(company)) return null
  if (HELD.test(phrase)) return `${company} will hold ${phrase.replace(HELD, '')}`
  if (shape === 'imperative') return INVITING.test(phrase) ? `${company} invites families to ${phrase}` : null
  if (shape === 'gerund') return `${company} is ${phrase}`
  if (shape === 'verb') return `${company} ${phrase}`
  if (shape === 'participle') return `${company} has been ${phrase}`
  const isThing = shape === 'phrase' || phrase.includes(', available ')
  const first = !isThing && shape === 'unclear' ? firstThing(words) : null
  if (first) {
    const part = first
      .map((word) => word.pre + word.text + word.post)
      .join('')
      .replace(/[\s,;:]+$/, '')
    return meantSentence('phrase', part, first, english, house, kind)
  }
  if (!isThing || LOOSE.test(phrase)) return null
  const thing = DETERMINED.test(phrase) || has(start, 'Plural') ? phrase : withArticle(phrase, words, kind)
  return thing && `${company} ${FRAMES.en.kinds[kind].tells} ${thing.replace(NAME_BEHIND, ', ')}`
}
