import { repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import type { NewsKind, ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES } from '../frames/frames.ts'
import { tidyArticles, withFrenchArticle } from '../frames/french-article.ts'
import { CAPITALS, NOT_THIRD } from './ask-beside-fields.ts'
import type { English, Word } from './english-words.ts'
import { type House, inThirdPerson, quietFirst, upperFirst, withStop } from './house-voice.ts'
import { briefName, changeAround, withWholeName } from './keep-names.ts'
import { endOfThing, HONORED, has, isFiniteVerb, type Shape, shapeOf } from './line-shape.ts'
import { hasVerb, nameThing, SPEAKING, withOwnName, withOwnTeam, withoutQuotes } from './other-languages.ts'
import { isOfHouse, sayOfHouse } from './say-of-house.ts'
import { FEELINGS, quietStart, withArticle } from './tell-sentence.ts'
import { expandContractions, faultOfTyping, hasBreak, type TypingFault } from './tidy-typing.ts'

type About = {
  language: ReleaseLanguage
  kind: NewsKind
  contact: string
  /** Whom the news is about. */
  who: string | null
}

const QUESTION = 'This is a question. A release tells what happened or will.'
const NO_VERB = 'This is not a sentence yet: it does not say who does what.'
const NO_SUBJECT = 'This does not say who does it.'
export const WHO = 'This does not name the person.'
export const HOURS = 'The hours need “a.m.” or “p.m.”.'
const TYPED: Record<Exclude<TypingFault, 'small'>, string> = {
  capitals: CAPITALS,
  shorthand: 'This has shorthand: please write the words out.',
  spoken: 'This has words that only a quotation can have.',
  hours: HOURS,
  long: 'This is too long for one sentence.',
}
/** News of these kinds names somebody. */
export const isPersonal = (kind: NewsKind): boolean => kind === 'staff' || kind === 'death'
const WHY: Record<Shape, string> = {
  sentence: NOT_THIRD,
  imperative: 'This speaks to the reader. A release tells what happened or will.',
  gerund: NO_SUBJECT,
  verb: NO_SUBJECT,
  participle: NO_SUBJECT,
  phrase: NO_VERB,
  unclear: NO_VERB,
}
/** What a house feels is not the news: "is thrilled to announce", "It is with heavy hearts that we announce". */
const FEELING = new RegExp(
  `^(?:((?:we|it|I) ?(?:are|is|am) )?${FEELINGS} (?:to |that (?=\\w+ ))|it is with [^,]+? that (?:(?:we|I) (?:announce|share) that |(?=we ))|we would like to )(be |(?:announce|share)(?: that)? |introduce )?`,
  'i',
)
/** "Serving families for 65 years" */
const LASTING = /\bfor (?:over |more than |nearly |almost )?\d+ years|\bsince \d{4}/i
/** "We announce the death of our founder, Henry Lutz, on Nov. 20" → "Our founder, Henry Lutz, died on Nov. 20". */
const DEATH =
  /^.{1,80}? (?:announces?|mourns?|shares?) the (?:death|passing|loss) of (.+?),? ((?:on|at|after|following) .*)$/i
/** "Welcome aboard Kayla Reddick, our new coordinator" */
const WELCOME = /^(?:please )?welcome(?: aboard)?,? (?:to )?(\p{Lu}.+?),? (?:as )?our (new .+)$/iu
const HELD = /^(?:join us for|come to) (?=an? |our |the )/i
/** Somebody whom only a line before it would name. */
const NOBODY = /^(?:it|they|he|she) /i
/** Pieces beside each other. */
const LOOSE = /, (?!(?:available|an?|at|from|in|its|on|our|the) )\p{Ll}/u
/** "Get ready: Hale & Marsh has moved" */
const BEFORE_COLON = /^[^:]{3,60}(?::| [-–—]) (?=\S)/

/** A line as the news, without its stop; or why it is not, what it means in the third person and what of it that leaves. */
export type NewsLine = { sentence: string } | { why: string; meant: string | null; rest?: string }

/** The line as a sentence in the third person, without its full stop; or what to ask beside its field. */
export function readNewsLine(line: string, english: English, house: House, about: About): NewsLine {
  const { language, contact, who } = about
  const { company, names } = house
  const isUnnamed = (text: string) =>
    isPersonal(about.kind) && who !== null && !text.includes(who.split(' ').at(-1) ?? '')
  if (language !== 'en') return readOtherLine(line, company, { ...about, language }, isUnnamed)
  if (line.endsWith('?')) return { why: QUESTION, meant: null }
  const behind = line.replace(BEFORE_COLON, '')
  if (behind !== line) {
    const read = readNewsLine(behind, english, house, about)
    return 'why' in read ? read : { why: NO_VERB, meant: read.sentence }
  }
  const whole = changeAround(withWholeName(line, company), expandContractions)
  // A headline's future.
  const name = names.find((one) => whole.startsWith(`${one} to `))
  const plain = repairStyle(name ? whole.replace(`${name} to `, `${name} will `) : whole, names)
  const felt = withoutFeeling(plain.replace(/(?<!\p{Lu}\.\p{Lu})[.!…:;,\s]+$/u, ''), house)
  const text = upperFirst(felt.replace(DEATH, sayDeath))
  const fault = faultOfTyping(text)
  if (fault && fault !== 'small') return { why: TYPED[fault], meant: null }
  if (hasBreak(text)) return { why: NO_VERB, meant: null }
  const words = english.read(text, names)
  // "We won!" says too little.
  const shape =
    NOBODY.test(text) || words.filter((word) => !has(word, 'Adverb')).length < 3 ? 'unclear' : shapeOf(words)
  const isFirstName = has(words[0], 'FirstName') && !/^\p{Lu}/u.test(words[1]?.text ?? '')
  if (isFirstName && who === null && shape === 'sentence') return { why: WHO, meant: null }
  const voice = { subject: company, owner: company }
  const sentence = shape === 'sentence' ? inThirdPerson(text, english, house, voice) : null
  if (sentence !== null) {
    const told = repairStyle(sentence, names)
    return isUnnamed(told) ? { why: WHO, meant: null } : { sentence: told }
  }
  const person = contact.includes(company) ? contact : `${contact} of ${company}`
  const found =
    shape === 'sentence'
      ? { meant: inThirdPerson(text, english, house, { ...voice, person }) }
      : meantSentence(shape, text, words, english, house, about.kind)
  const meant = found?.meant && repairStyle(found.meant, names)
  const isWhole = meant && shapeOf(english.read(meant, names)) === 'sentence' && !isUnnamed(meant)
  return { why: WHY[shape], ...(isWhole ? { ...found, meant } : { meant: null }) }
}

const ASKS = {
  fr: 'Dites qui fait quoi, à la troisième personne.',
  es: 'Diga quién hace qué, en tercera persona.',
} as const

function readOtherLine(
  line: string,
  name: string,
  { language, kind }: About & { language: 'fr' | 'es' },
  isUnnamed: (text: string) => boolean,
): NewsLine {
  const company = language === 'fr' ? withFrenchArticle(name) : name
  const tell = (text: string) => tellOther(tidyArticles(text, language), language, name)
  const why = ASKS[language]
  const told = tell(withOwnTeam(withOwnName(line, company), company))
  if (told !== null) return isUnnamed(told) ? { why: WHO, meant: null } : { sentence: told }
  if (SPEAKING[language].test(withoutQuotes(line)) || isOfHouse(line, language)) {
    const ours = sayOfHouse(line, language, company)
    return { why, meant: ours && tell(ours) }
  }
  const [before = '', behind] = line.split(/ ?: (.*)/)
  const first = behind ? tell(withOwnName(before, company)) : null
  if (behind && first) return { why, meant: first, rest: upperFirst(behind) }
  const plain = kind === 'staff' ? line.replace(/ ?: /, ', ') : line.replace(/^[^:]+ ?: /, '')
  return {
    why,
    meant: tell(`${company} ${FRAMES[language].kinds[kind].tells} ${nameThing(plain, language)}`),
  }
}

function tellOther(line: string, language: 'fr' | 'es', company: string): string | null {
  const plain = line.replace(/[.!…\s]+$/u, '')
  const own = plain.replace(/ ?: «[^»]*»/, ' que …')
  const isTold =
    !/[?]$| ?: /.test(own) && !SPEAKING[language].test(withoutQuotes(own)) && hasVerb(own, language, company)
  return isTold ? plain : null
}

const sayDeath = (_: string, name: string, when: string) =>
  `${name}${name.includes(',') ? ',' : ''} died ${when.replace(/^on /i, '')}`

function withoutFeeling(line: string, { company }: House): string {
  const name = [company, briefName(company)].find((one) => line.startsWith(`${one} `))
  const felt = FEELING.exec(name ? `it${line.slice(name.length)}` : line)
  if (!felt) return line
  const rest = line.slice(felt[0].length + (name ? name.length - 2 : 0))
  if (felt[2]) return rest.replace(/^it(?= )/, name ?? 'it')
  return rest.startsWith('we ') || felt[0].endsWith(' that ') ? rest : `We ${rest}`
}

/** What a line without subject or verb seems to say of the house; null when that is unclear. */
function meantSentence(
  shape: Shape,
  line: string,
  words: readonly Word[],
  english: English,
  house: House,
  kind: NewsKind,
): { meant: string | null; rest?: string } | null {
  const { company, names } = house
  const say = (text: string) => inThirdPerson(text, english, house, { subject: company, owner: company })
  // "Hale & Marsh named …" is a headline's passive.
  const name = names.find((one) => line.startsWith(`${one} `)) ?? ''
  const named = quietFirst(line.slice(name.length + 1))
  if (name && (HONORED.test(named) || shapeOf(english.read(named, names)) === 'participle'))
    return { meant: `${name} has been ${named}` }
  if (WELCOME.test(line)) return { meant: say(line.replace(WELCOME, '$1 has joined us as our $2')) }
  if (HELD.test(line)) return { meant: say(`we will hold ${line.replace(HELD, '')}`) }
  const phrase = quietStart(line, words)
  if (shape === 'gerund') return { meant: say(`we ${LASTING.test(line) ? 'have been' : 'are'} ${phrase}`) }
  // "Hired new embalmer" lacks its article: these are notes.
  const object = words[words.findIndex((_, at) => isFiniteVerb(words, at)) + 1]
  if (shape === 'verb' && has(object, 'Adjective')) return null
  if (shape === 'verb') return { meant: say(`we ${phrase}`) }
  if (shape === 'participle') return { meant: say(`we have been ${phrase}`) }
  if (shape === 'imperative') return null
  const end = endOfThing(words)
  const write = (part: readonly Word[]) =>
    part
      .map(({ pre, text, post }) => pre + text + post)
      .join('')
      .trim()
  // The words of an award are its name.
  if (LOOSE.test(line) || kind === 'award') return null
  const thing = withArticle(
    quietStart(write(words.slice(0, end)), words),
    words.slice(0, end),
    kind === 'event',
  )
  if (!thing) return null
  const rest = write(words.slice(end))
  // "Grief support group starts Jan. 11" lacks its article alone.
  if (isFiniteVerb(words, end) && !has(words[end], 'Infinitive')) return { meant: say(`${thing} ${rest}`) }
  const news = kind === 'staff' ? thing.replace(/(?<=\p{Ll}) (?=\p{Lu}\p{Ll}+ \p{Lu})/u, ', ') : thing
  const meant = say(`${company} ${FRAMES.en.kinds[kind].tells} ${news.replace(/[,;:–-]\s*$/, '')}`)
  return { meant, ...(rest.includes(' ') && { rest: withStop(upperFirst(rest)) }) }
}
