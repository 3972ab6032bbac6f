import { guessKind } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { type Ask, SPOKEN } from './ask-beside-fields.ts'
import { withWholeName } from './keep-names.ts'
import { meantSentence, type News } from './meant-sentence.ts'
import type { DetailFacts } from './read-details.ts'
import { FULL_NAME, isPersonal } from './read-house.ts'
import { quoteSpoken, type Reading, withoutBoasts } from './read-sentence.ts'
import { withoutFeeling } from './say-of-house.ts'
import { has } from './whole-sentence.ts'
import { missingIn, ownWords, withoutStop, withStop } from './words.ts'

export type Lead = {
  /** Without its stop. */
  news: string
  /** Sentences behind it. */
  others: string[]
  /** The details tell it; then with `isLineTold` false the line is left out, since it says no more. */
  isFramed: boolean
  isLineTold: boolean
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
 * Leads with the typed line, or with the details of the form where that line is no sentence or tells other news. Else
 * returns what to ask beside the field, with a text that keeps all that was typed.
 */
export function readLead(form: ReleaseForm, details: DetailFacts, news: News): Lead | Ask {
  const { kind, who, lines, read, house } = news
  const [typed = '', ...others] = lines
  const begin = house.names
    .slice(0, 2)
    .map((name) => typed.indexOf(`: ${name} `))
    .find((at) => at > 0 && at < MOST_BEFORE)
  const plain = withWholeName(begin === undefined ? typed : typed.slice(begin + 2), house.company)
  // A headline's future.
  const future = house.names.find((name) => plain.startsWith(`${name} to `))
  const told = future ? plain.replace(`${future} to `, `${future} will `) : plain
  const line = news.language === 'en' ? withoutFeeling(withoutBoasts(told, house.names), news.english) : plain
  // "Starting Dec. 1": the details of an offer without a day would say "now".
  const isLater =
    kind === 'offering' && form.newsDate === null && DAY.test(line) && read(line).kind !== 'item'
  const own = isLater ? null : details.lead
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
  const reading = read(line, true)
  const names = [house.company, house.names[1] ?? '', ...(who ? [who, who.split(' ').at(-1) ?? ''] : [])]
  const isNamed = names.some((name) => name !== '' && line.includes(name))
  const isChosen = form.newsKind === kind || kind === 'death'
  const isFull = who !== null || FULL_NAME.test(line.replaceAll(house.company, ''))
  if (isPersonal(kind) && isChosen && !isFull && !own) return { why: WHO, suggestion: '' }
  if (reading.kind === 'sentence' || reading.kind === 'quotation') {
    // "Jenny got her pin"
    const [first] = news.language === 'en' ? news.english.read(line, house.names) : []
    if (who === null && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(line) && has(first, 'FirstName'))
      return { why: WHO, suggestion: '' }
    if (isPersonal(kind) && who !== null && !line.includes(who.split(' ').at(-1) ?? '') && !own)
      return { why: WHO, suggestion: news.sample, isExample: true }
    const lead: Lead = { news: withoutStop(reading.text), others, isFramed: false, isLineTold: true }
    const isNews = !details.isGiven || !own || (isNamed && tells(line, own, form))
    if (isNews && reading.kind === 'sentence') return ask(lead, news)
    if (reading.kind === 'quotation' && !own) return lead
  }
  const offer = meantSentence(line, reading, news)
  const isOffered =
    offer !== null && !details.isGiven && !/^[“«]/.test(offer.lead) && reading.kind === 'spoken'
  if (own && !isOffered) {
    const more = others.filter((one) => lackingIn(one, own, form).length > 0)
    return ask(
      framed((isPersonal(kind) && !details.isGiven) || isMore(line, own, form) ? [line, ...more] : more),
      news,
    )
  }
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
