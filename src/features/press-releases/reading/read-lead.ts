import { guessKind, type NewsKind, type ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES } from '../frames/frames.ts'
import { tidyArticles } from '../frames/french-article.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, SPOKEN } from './ask-beside-fields.ts'
import type { English } from './english-words.ts'
import type { DetailFacts } from './read-details.ts'
import { FULL_NAME, type House, isPersonal } from './read-house.ts'
import { isShorthand, quote, quoteSpoken, type Reading } from './read-sentence.ts'
import { nameThing, sayOfHouse, sayOther, withoutFeeling } from './say-of-house.ts'
import { has, isPassive, isSentence } from './whole-sentence.ts'
import { missingIn, ownWords, quietFirst, upperFirst, withoutStop, withStop } from './words.ts'

export type Lead = {
  /** Without its stop. */
  news: string
  /** Sentences behind it. */
  others: string[]
  /** The details tell it; then with `isLineTold` false the line is left out, since it says no more. */
  isFramed: boolean
  isLineTold: boolean
}

type News = {
  language: ReleaseLanguage
  kind: NewsKind
  house: House
  /** As the house is named within a sentence. */
  company: string
  contact: string
  /** Whom the news is about. */
  who: string | null
  /** Sentences of the field. */
  lines: readonly string[]
  read: (sentence: string) => Reading
  english: English
  /** A whole sentence of the kind, of what is known; empty without. */
  sample: string
  /** Whether `sample` is true of this news, and no example. */
  isSure: boolean
}

const DAY =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\.? \d|(?<!\p{L})\d{1,2}(?:er)? (?:de )?(?:jan|fév|feb|mar|av|abr|ma[iy]|ju[inl]|ao|ag|sep|oct|nov|d[ée]c|dic)/iu
const WHO = 'This does not name the person.'
const NO_SENTENCE = 'This is not a sentence yet: it does not say who does what.'
const QUESTION = 'This is a question. A release tells what happened or will.'
const ASKS = {
  fr: 'Dites qui fait quoi, à la troisième personne.',
  es: 'Diga quién hace qué, en tercera persona.',
} as const
/** "Giving back is in our DNA: Hale & Marsh gives …"; in characters. */
const MOST_BEFORE = 60
/** Of a line's words; with fewer it only names what the details tell. */
const LEAST_OWN = 3

/**
 * The typed line, or the sentence of the details where it is none or tells something else; or what to ask beside the
 * field, with a text that keeps all that was typed.
 */
export function readLead(form: ReleaseForm, details: DetailFacts, news: News): Lead | Ask {
  const { kind, who, lines, read, house } = news
  const [typed = '', ...others] = lines
  const begin = house.names
    .slice(0, 2)
    .map((name) => typed.indexOf(`: ${name} `))
    .find((at) => at > 0 && at < MOST_BEFORE)
  const plain = begin === undefined ? typed : typed.slice(begin + 2)
  const line = news.language === 'en' ? withoutFeeling(plain, news.english) : plain
  // "Starting Dec. 1": the details of an offer without a day would say "now".
  const isLater = kind === 'offering' && form.newsDate === null && DAY.test(lines[0] ?? '')
  const own = isLater ? null : (details.lead ?? (news.isSure ? withoutStop(news.sample) : null))
  const framed = (rest: string[]): Lead => ({
    news: own ?? '',
    others: rest,
    isFramed: true,
    isLineTold: rest.length > 0,
  })
  if (own && line.startsWith(withStop(own))) {
    const rest = line.slice(withStop(own).length).trim()
    return ask(framed(rest ? [rest, ...others] : others), news)
  }
  const reading = read(line)
  const names = [house.company, house.names[1] ?? '', ...(who ? [who, who.split(' ').at(-1) ?? ''] : [])]
  const isNamed = names.some((name) => name !== '' && line.includes(name))
  if (reading.kind === 'sentence' || reading.kind === 'quotation') {
    const isFull = FULL_NAME.test(line.replaceAll(house.company, ''))
    const isChosen = form.newsKind === kind || kind === 'death'
    if (isPersonal(kind) && isChosen && who === null && !isFull) return { why: WHO, suggestion: '' }
    const told: Lead = { news: withoutStop(reading.text), others, isFramed: false, isLineTold: true }
    const isNews = !details.isGiven || !own || (isNamed && tells(line, own, form))
    if (isNews && reading.kind === 'sentence') return ask(told, news)
    if (reading.kind === 'quotation' && !own) return told
  }
  if (own) {
    const more = others.filter((one) => lackingIn(one, own, form).length > 0)
    return ask(
      framed((isPersonal(kind) && !details.isGiven) || isMore(line, own, form) ? [line, ...more] : more),
      news,
    )
  }
  const offer = sentenceFor(line, reading, news)
  const why = news.language === 'en' ? whyNot(line, reading) : ASKS[news.language]
  if (offer === null) return { why, suggestion: news.sample, isExample: true }
  return { why, suggestion: joined(offer.lead, offer.rest ? [offer.rest, ...others] : others, news) }
}

const whyNot = (line: string, { kind }: Reading) =>
  line.endsWith('?') ? QUESTION : kind === 'spoken' ? SPOKEN : NO_SENTENCE

/** The lead, or where a sentence behind it speaks what to ask. */
function ask(lead: Lead, news: News): Lead | Ask {
  if (!lead.others.some((one) => news.read(one).kind === 'spoken')) return lead
  return {
    why: news.language === 'en' ? SPOKEN : ASKS[news.language],
    suggestion: joined(lead.news, lead.others, news),
  }
}

const joined = (lead: string, others: readonly string[], { read, language, contact }: News) =>
  `${withStop(lead)} ${quoteSpoken(others, read, language, contact)}`.trim()

/** What a line that is no sentence, or speaks, may mean; at last its words as the contact's. */
function sentenceFor(
  line: string,
  reading: Reading,
  { language, kind, company, contact, english, house, read }: News,
): { lead: string; rest?: string } | null {
  const isTold = (text: string) => read(withStop(text)).kind === 'sentence'
  const speaker = contact.includes(company)
    ? contact
    : `${contact} ${language === 'en' ? 'of' : 'de'} ${company}`
  const said =
    language === 'en'
      ? sayOfHouse(withoutStop(line), english, company, speaker, house.names)
      : sayOther(line, language, company)
  if (said && isTold(said)) return { lead: withoutStop(tidyArticles(said, language)) }
  const part = line.split(/ [-–—] |: /).find((one, _, all) => all.length > 1 && isTold(upperFirst(one)))
  if (part)
    return {
      lead: withoutStop(upperFirst(part)),
      rest: upperFirst(line.replace(part, '').replace(/^(?: [-–—] |: )|(?: [-–—] |: )$/g, '')),
    }
  const isNotes =
    isShorthand(line) || (!isSentence(line, english, language, house.names) && !/^(?:we|I)\b/i.test(line))
  if (reading.kind === 'spoken' && !(language === 'en' && isNotes)) {
    return { lead: tidyArticles(quote(line, language, speaker), language) }
  }
  const [first] = english.read(line, house.names)
  // "Won the green business award", "Voted best of the county"
  if (language === 'en' && has(first, 'PastTense')) {
    const lead = `${company} ${isPassive(first) ? 'has been ' : ''}${quietFirst(withoutStop(line))}`
    if (isTold(lead)) return { lead }
  }
  // The words of an award are its name, and a person is no thing.
  const isNamed = house.names.slice(0, 2).some((name) => line.startsWith(name))
  if (kind === 'award' || isPersonal(kind) || isNamed) return null
  const [thing = '', ...rests] = line
    .replace(/\bour\b/gi, 'its')
    .replace(/[¡!]/g, '')
    .replace(/ [-–—] /g, ', ')
    .replace(BEFORE_DAY, ' ')
    .split(END_OF_THING)
  const rest = rests.filter(Boolean).join(' ')
  const words = nameThing(withoutStop(thing), language)
  const lead = tidyArticles(`${company} ${FRAMES[language].kinds[kind].tells} ${words}`, language)
  if (thing.split(' ').length < 2 || !isTold(lead)) return null
  return rest ? { lead, rest: upperFirst(rest) } : { lead }
}
/** Behind the thing that a line of notes names, and its day: "Coat drive Dec. 4, everyone welcome". */
const END_OF_THING =
  /[,;:] (?!\d{4}|(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d)(.*)| (?=(?:everyone|anyone|all) )(.*)/s
const BEFORE_DAY = /, (?=(?:at |from )?(?:\p{Lu}\p{Ll}+day\b|noon|\d{1,2}(?::\d\d)? [ap]\.m\.))/gu

/** Whether a sentence tells what the details do, at least half of it. */
function tells(line: string, own: string, form: ReleaseForm): boolean {
  const about = [form.companyName, form.companyAddress, form.newsPlace ?? '']
  const answers = missingIn(ownWords(own), ...about).filter((word) => !/^\d+$/.test(word))
  return missingIn(answers, line).length * 2 <= answers.length || guessKind(line) === form.newsKind
}

/** Whether a line says more than the details and the other fields do. */
function isMore(line: string, own: string, form: ReleaseForm): boolean {
  const lacking = lackingIn(line, own, form)
  return lacking.length >= LEAST_OWN || lacking.some((word) => /\d{2}/.test(word))
}

const lackingIn = (line: string, own: string, { newsAngle: _, ...form }: ReleaseForm) =>
  missingIn(ownWords(line), own, ...Object.values(form).filter((answer) => typeof answer === 'string'))
