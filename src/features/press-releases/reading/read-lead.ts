import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import { guessKind } from '../../../shared/press-releases/news-kinds.ts'
import { countWords } from '../../../shared/press-releases/text/split-sentences.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, SPOKEN } from './ask-beside-fields.ts'
import { withWholeName } from './keep-names.ts'
import { meantSentence, type News } from './meant-sentence.ts'
import type { DetailFacts } from './read-details.ts'
import { FULL_NAME, isPersonal } from './read-house.ts'
import { quoteSpoken, REASONS, type Reading, withoutBoasts } from './read-sentence.ts'
import { withoutFeeling } from './say-of-house.ts'
import { isBoast, isNote, isPraise } from './set-aside.ts'
import { has, SPLICE } from './whole-sentence.ts'
import { missingIn, ownWords, withoutStop, withStop } from './words.ts'

export type Lead = {
  /** Without its stop. */
  news: string
  /** Sentences behind it. */
  others: string[]
  /** The details tell it. */
  isFramed: boolean
  /** A line that is not told, and why. */
  leftOut: { sentence: string; reason: string } | null
}

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
/** Of a line that leads in place of the details. */
const MOST_WORDS = 30
/**
 * Leads with the typed line where it is one clean sentence, else with the details of the form. Where neither tells the
 * news, returns what to ask beside the field, with a text that keeps all that was typed.
 */
export function readLead(form: ReleaseForm, details: DetailFacts, news: News): Lead | Ask {
  const { kind, who, read, house } = news
  const { line, typed, others } = lineOf(news)
  const own = details.lead
  if (own && line.startsWith(withStop(own))) {
    const rest = line.slice(withStop(own).length).trim()
    return ask(framed(own, rest ? [rest, ...others] : others), news)
  }
  const reading = read(line, true)
  const names = [house.company, house.names[1] ?? '', ...(who ? [who, who.split(' ').at(-1) ?? ''] : [])]
  const isNamed = names.some((name) => name !== '' && line.includes(name))
  const isChosen = form.newsKind === kind || kind === 'death'
  const isFull = who !== null || FULL_NAME.test(line.replaceAll(house.company, ''))
  if (isPersonal(kind) && isChosen && !isFull && !own) return { why: WHO, suggestion: '' }
  const isPuffed =
    isPraise(line) ||
    isBoast(line) ||
    (news.language === 'en' && findPraise(repairStyle(line, house.names), house.names))
  if (reading.kind === 'sentence' || reading.kind === 'quotation') {
    // "Jenny got her pin"
    const [first] = news.language === 'en' ? news.english.read(line, house.names) : []
    if (who === null && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(line) && has(first, 'FirstName'))
      return { why: WHO, suggestion: '' }
    if (isPersonal(kind) && who !== null && !line.includes(who.split(' ').at(-1) ?? '') && !own)
      return { why: WHO, suggestion: news.sample, isExample: true }
    const lead: Lead = { news: withoutStop(reading.text), others, isFramed: false, leftOut: null }
    const isClean = !isPuffed && !news.isQuieted && countWords(line) <= MOST_WORDS && !SPLICE.test(line)
    const isNews = !own || (isClean && (!news.isGiven || (isNamed && tells(line, own, form))))
    if (isNews && reading.kind === 'sentence') return ask(lead, news)
    if (reading.kind === 'quotation' && !own) return lead
  }
  const offer = meantSentence(line, reading, news)
  const isOffered =
    offer !== null &&
    !news.isGiven &&
    !/^[“«]/.test(offer.lead) &&
    (reading.kind === 'spoken' || kind === 'anniversary')
  if (own && !isOffered)
    return ofDetails({ own, line, typed, others, reading, isPuffed }, form, details, news)
  const why = whyNot(line, reading, news)
  if (offer === null) return { why, suggestion: news.sample, isExample: true }
  return { why, suggestion: joined(offer.lead, offer.rest ? [offer.rest, ...others] : others, news) }
}

type Read = {
  /** What the details tell. */
  own: string
  /** As it may lead. */
  line: string
  typed: string
  others: string[]
  reading: Reading
  isPuffed: boolean
}

/** The sentence of the kind, without what stands before its news. */
function lineOf({ kind, lines, house, language, english }: News): Pick<Read, 'line' | 'typed' | 'others'> {
  // "We did it again! Voted best of the county"
  const at = Math.max(
    0,
    lines.findIndex((one) => guessKind(one) === kind && !isNote(one)),
  )
  const typed = lines[at] ?? ''
  const begin = house.names
    .slice(0, 2)
    .map((name) => typed.indexOf(`: ${name} `))
    .find((index) => index > 0 && index < MOST_BEFORE)
  const plain = withWholeName(begin === undefined ? typed : typed.slice(begin + 2), house.company)
  // A headline's future.
  const future = house.names.find((name) => plain.startsWith(`${name} to `))
  const told = future ? plain.replace(`${future} to `, `${future} will `) : plain
  return {
    line: language === 'en' ? withoutFeeling(withoutBoasts(told, house.names), english) : plain,
    typed,
    others: lines.toSpliced(at, 1),
  }
}

/** The details lead, and the line follows where it says more than they do. */
function ofDetails(
  { own, line, typed, others, reading, isPuffed }: Read,
  form: ReleaseForm,
  details: DetailFacts,
  news: News,
): Lead | Ask {
  const known = [own, ...details.facts.flat().map(({ sentence }) => sentence)].join(' ')
  const more = others.filter((one) => lackingIn(one, known, form).length > 0)
  const isSpoken = reading.kind === 'spoken'
  const isPuff = isPuffed && !isSpoken
  // Nobody says that of himself: "Our director Ann Lee has …".
  const isOfSpeaker = isSpoken && line.includes(news.contact)
  // Whom the rest of the form does not introduce.
  const bare = news.house.names
    .reduce((sum, name) => (name ? sum.replaceAll(name, ',') : sum), line)
    .replace(/\bthe (?:\p{Lu}\p{L}+ ?)+/gu, ',')
  const isIntroducing = lackingIn(FULL_NAME.exec(bare)?.[0] ?? '', known, form).length > 0
  const isLineTold =
    (!isPuff || isIntroducing) &&
    !isOfSpeaker &&
    !line.endsWith('?') &&
    isMore(line, known, form, isSpoken ? 1 : LEAST_OWN)
  const reason = isPuff ? REASONS.puff : isOfSpeaker ? REASONS.person : REASONS.said
  const lead = framed(
    own,
    isLineTold ? [line, ...more] : more,
    isLineTold ? null : { sentence: typed, reason },
  )
  // Years may be those of a person.
  if (news.isGiven || news.kind !== 'anniversary') return ask(lead, news)
  return { why: whyNot(line, reading, news), suggestion: joined(own, lead.others, news) }
}

const framed = (own: string, others: string[], leftOut: Lead['leftOut'] = null): Lead => ({
  news: own,
  others,
  isFramed: true,
  leftOut,
})

function whyNot(line: string, { kind }: Reading, { language }: News): string {
  if (language !== 'en') return ASKS[language]
  return line.endsWith('?') ? QUESTION : kind === 'spoken' ? SPOKEN : NO_SENTENCE
}

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

/** Whether a sentence tells what the details do, at least half of it. */
function tells(line: string, own: string, form: ReleaseForm): boolean {
  const about = [form.companyName, form.companyAddress, form.newsPlace ?? '']
  const answers = missingIn(ownWords(own), ...about).filter((word) => !/^\d+$/.test(word))
  return missingIn(answers, line).length * 2 <= answers.length || guessKind(line) === form.newsKind
}

/** Whether a line says more than the details and the other fields do. */
function isMore(line: string, known: string, form: ReleaseForm, least: number): boolean {
  const lacking = lackingIn(line, known, form)
  return lacking.length >= least || lacking.some((word) => /\d{2}/.test(word))
}

const lackingIn = (line: string, known: string, { newsAngle: _, ...form }: ReleaseForm) =>
  missingIn(ownWords(line), known, ...Object.values(form).filter((answer) => typeof answer === 'string'))
