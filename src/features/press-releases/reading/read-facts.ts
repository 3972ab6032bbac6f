import { AppError } from '../../../shared/errors.ts'
import { repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
import {
  guessKind,
  guessLanguage,
  type NewsKind,
  type ReleaseLanguage,
} from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import { tidyFrench, withFrenchArticle } from '../frames/french-article.ts'
import type { ReleaseForm } from '../release-form.ts'
import { writeHeadline } from '../write-headline.ts'
import { type English, loadEnglish } from './english-words.ts'
import type { House } from './house-voice.ts'
import { briefName } from './keep-names.ts'
import { isWholeClause } from './line-shape.ts'
import { readNewsLine } from './news-line.ts'
import {
  isShouted,
  plainWords,
  quietAddress,
  quietCapitals,
  quietName,
  sentencesOf,
  withoutMarkup,
} from './plain-words.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { ofPlace, readTestimonials, type Testimonial, tidy } from './read-testimonials.ts'
import { REASONS, readAction, SPEAKING, tellSentence } from './tell-sentence.ts'

/** A form's facts, each a sentence of the release's language in the third person. */
export type ReleaseFacts = {
  form: ReleaseForm
  language: ReleaseLanguage
  kind: NewsKind
  house: House
  contactName: string
  /** As typed, without its capitals. */
  address: string
  email: string
  place: ReleasePlace | null
  /** Without its stop. */
  news: string
  headline: string
  why: string[]
  details: string[]
  quotation: { words: string; speaker: string } | null
  testimonials: Testimonial[]
  /** Null: the words speak to the reader in a language without a frame for them. */
  action: string | null
  leftOut: { sentence: string; reason: string }[]
}

const LEGAL_FORM = /,? (?:inc|llc|ltd|corp|pllc|ltée)\.?$/i
/** In the order of preference. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:funeral(?! homes)|mortuary|undertak)/iu, 'the funeral home'],
  [/\b(?:cemeter|memorial park|memorial gardens)/i, 'the cemetery'],
]
const ASKS_VERB = {
  fr: 'Ce n’est pas encore une phrase : dites qui fait quoi.',
  es: 'Todavía no es una oración: diga quién hace qué.',
} as const
const ASKS_PERSON = {
  fr: 'Un communiqué parle de la maison à la troisième personne.',
  es: 'Un comunicado habla de la casa en tercera persona.',
} as const

/** Throws invalid_input by field for a news line that is no sentence, and for words without name or consent. */
export async function readFacts(form: ReleaseForm): Promise<ReleaseFacts> {
  requireSpeakers(form)
  const english = await loadEnglish()
  // News copy leaves the legal form out; the contact block keeps it.
  const company = quietName(plainWords(form.companyName)).replace(LEGAL_FORM, '')
  const contactName = quietName(plainWords(form.contactName))
  const language = form.language ?? guessLanguage(form.newsAngle)
  const kind = form.newsKind ?? guessKind(form.newsAngle)
  const address = quietAddress(form.companyAddress)
  const place = readPlace(address)
  const speaker = form.quoteSpeaker && quietName(plainWords(form.quoteSpeaker))
  const who = form.newsWho && quietName(plainWords(form.newsWho))
  const names = [
    company,
    briefName(company),
    contactName,
    speaker,
    who && withoutTitle(who),
    place?.city,
    place?.region.name,
  ].filter((name) => !!name) as string[]
  const shortName = SHORT_NAMES.find(([words]) => words.test(company))?.[1] ?? 'the company'
  const house: House = { company, shortName, names }
  const leftOut: ReleaseFacts['leftOut'] = []
  const read = (text: string | null) =>
    sentencesOf(plainWords(text ?? ''), names).map((sentence) =>
      isShouted(text ?? '') ? quietCapitals(sentence, names, company, english) : sentence,
    )

  const [line = '', ...more] = read(form.newsAngle)
  const news = readNews(line, english, house, who, { language, kind, city: place?.city ?? '', contactName })
  const tell = (sentences: readonly string[]) => {
    let isFirst = true
    return sentences.flatMap((sentence) => {
      const subject = isFirst ? house.shortName : 'It'
      const told = tellSentence(sentence, english, house, language, subject)
      if ('reason' in told) leftOut.push({ sentence, reason: told.reason })
      else isFirst = !/^(?:the (?:funeral home|company|cemetery)|it) /i.test(told.sentence)
      return 'reason' in told ? [] : [told.sentence]
    })
  }
  const why = tell(read(form.newsWhy))
  const details = tell([...more, ...read(form.additionalInfo)])
  if (who && ![news, ...why, ...details].some((text) => text.includes(withoutTitle(who))))
    leftOut.push({ sentence: who, reason: 'please name this person in the news line' })
  const isDeath = kind === 'death'
  const action = isDeath ? null : readAction(read(form.callToAction).join(' '), english, house, language)
  if (action === null)
    leftOut.push({ sentence: form.callToAction, reason: isDeath ? REASONS.death : REASONS.person })
  return {
    form,
    language,
    kind,
    house,
    contactName,
    address,
    email: isShouted(form.contactEmail) ? form.contactEmail.toLowerCase() : form.contactEmail,
    place,
    news,
    headline: writeHeadline(news, company, (text) =>
      language === 'en' ? isWholeClause(english.read(text, names), english) : HAS_VERB[language].test(text),
    ),
    why,
    details,
    quotation:
      form.quote && speaker
        ? { words: tidy(form.quote), speaker: [speaker, form.quoteTitle].filter(Boolean).join(', ') }
        : null,
    testimonials: [
      ...ownTestimonials(form),
      ...readTestimonials(form.testimonials && withoutMarkup(form.testimonials)),
    ],
    action,
    leftOut,
  }
}

const SLOTS = ['testimonial1', 'testimonial2', 'testimonial3'] as const

function ownTestimonials(form: ReleaseForm): Testimonial[] {
  return SLOTS.flatMap((slot) => {
    const words = form[slot]
    return words
      ? [{ words: tidy(withoutMarkup(words)), by: ofPlace(quietName(form[`${slot}By`] ?? '')) }]
      : []
  })
}

function requireSpeakers(form: ReleaseForm): void {
  const fields: Record<string, string> = {}
  const ask = (field: string, isMissing: boolean, sentence: string) => {
    if (isMissing) fields[field] = sentence
  }
  ask('quoteSpeaker', !!form.quote && !form.quoteSpeaker, 'Please say who said this.')
  ask(
    'quoteConsent',
    !!form.quote && !form.quoteConsent,
    'Please confirm that the speaker agreed to be quoted.',
  )
  for (const slot of SLOTS) {
    ask(`${slot}By`, !!form[slot] && !form[`${slot}By`], 'Please say who wrote this.')
    ask(
      `${slot}Consent`,
      !!form[slot] && !form[`${slot}Consent`],
      'Please confirm that the writer agreed to be quoted.',
    )
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', 'The form has errors.', { fields })
}

function readNews(
  line: string,
  english: English,
  house: House,
  who: string | null,
  {
    language,
    kind,
    city,
    contactName,
  }: { language: ReleaseLanguage; kind: NewsKind; city: string; contactName: string },
): string {
  const values = {
    company: language === 'fr' ? withFrenchArticle(house.company) : house.company,
    city,
    who: who ? who.replace(/,.*/, (title) => `${title},`) : COLLEAGUE[language],
    contact: house.company.includes(contactName) ? contactName : `${contactName} of ${house.company}`,
  }
  const frames = FRAMES[language].kinds[kind]
  const refuse = (why: string, suggestion: string, isExample: boolean): never => {
    const sentence = `${why} ${(isExample ? FOR_EXAMPLE : DO_YOU_MEAN)[language]}: “${suggestion}”`
    throw new AppError('invalid_input', 'The form has errors.', { fields: { newsAngle: sentence } })
  }
  const kept = [...house.names]
  if (language !== 'en') {
    const plain = line.replace(/[.!…\s]+$/u, '')
    const speaks = plain.endsWith('?') || SPEAKING[language].test(plain)
    const isWhole = !speaks && (HAS_VERB[language].test(plain) || hasVerbBehindName(plain, house))
    const asks = speaks ? ASKS_PERSON : ASKS_VERB
    return isWhole ? plain : refuse(asks[language], tidyFrench(fill(frames.sample, values)), true)
  }
  const clean = repairStyle(line, kept)
  const found = readNewsLine(clean, english, house, frames, values)
  if ('why' in found) {
    return refuse(found.why, repairStyle(found.suggestion, kept), found.isExample)
  }
  return repairStyle(found.sentence, kept).replace(/\.$/, '')
}

const withoutTitle = (who: string) => who.split(',')[0] ?? who

const DO_YOU_MEAN = { en: 'Do you mean', fr: 'Voulez-vous dire', es: '¿Quiere decir' } as const
const FOR_EXAMPLE = { en: 'For example', fr: 'Par exemple', es: 'Por ejemplo' } as const
/** For a line that names nobody. */
const COLLEAGUE = { en: 'A colleague', fr: 'Un collègue', es: 'Un colega' } as const

/** "Le Salon Roy propose …", "Marc Roy succède …": not "Salon Roy, en affaires …". */
function hasVerbBehindName(text: string, { company }: House): boolean {
  const at = text.indexOf(company)
  const rest = at >= 0 && at < 4 ? text.slice(at + company.length) : text.replace(/^\p{Lu}\S+ \p{Lu}\S+/u, '')
  return (
    rest !== text &&
    /^ (?!(?:aux?|de[ls]?|du|des|en|et|ou|para?|por|pour|sur|con)\b)\p{Ll}{2,} \S/u.test(rest)
  )
}

/** Endings and words that a finite verb of the third person has; a noun phrase seldom has them behind its head. */
const HAS_VERB = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|sera|seront|aura|peut|peuvent|fait|devient|tient|reçoit|\p{L}{3,}(?:ra|ront)|remet|offre|ouvre|vient|joint|\p{L}{3,}(?:era|eront|ait|aient|ent|it|ise|èbre|igne|ance|ueille|ige|ée? par))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|está|están|ha|han|será|tiene|puede|pueden|hace|abre|ofrece|recibe|cumple|\p{L}{3,}(?:ó|ará|erá|irá|aron|ieron|arán|erán|irán)|celebra|anuncia|dona|entrega|incorpora)(?!\p{L})/iu,
} as const
