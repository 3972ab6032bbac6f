import { AppError } from '../../../shared/errors.ts'
import { findPraise, repairStyle } from '../../../shared/press-releases/ap-style/check-style.ts'
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
import { type House, inThirdPerson } from './house-voice.ts'
import { isFiniteVerb, isWholeClause, shapeOf } from './line-shape.ts'
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

/** In the order of preference. */
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:funeral|mortuary|undertak)/iu, 'the funeral home'],
  [/\b(?:cemeter|memorial park|memorial gardens)/i, 'the cemetery'],
]
/** "We", "our", "you" of French and Spanish, where no frame says it of the house. */
const SPEAKING = {
  fr: /(?<!\p{L})(?:nous|notre|nos|vous|votre|vos|je|mon|ma|mes|-moi)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nosotros|nosotras|nuestr[oa]s?|nos|usted|ustedes|llám[ae]nos|mi|mis)(?!\p{L})/iu,
} as const
const ASKS_PERSON = {
  fr: 'Un communiqué parle de la maison à la troisième personne.',
  es: 'Un comunicado habla de la casa en tercera persona.',
} as const
const REASONS = {
  person: 'it says “I” or “you”, and a release names people',
  imperative: 'it tells the reader what to do',
  verb: 'it is no whole sentence',
  praise: 'without its praise nothing is left',
  question: 'a release asks nothing',
  death: 'news of a death does not advertise',
} as const

/** Throws invalid_input by field for a news line that is no sentence, and for words without name or consent. */
export async function readFacts(form: ReleaseForm): Promise<ReleaseFacts> {
  requireSpeakers(form)
  const english = await loadEnglish()
  const company = quietName(plainWords(form.companyName))
  const contactName = quietName(plainWords(form.contactName))
  const language = form.language ?? guessLanguage(form.newsAngle)
  const kind = form.newsKind ?? guessKind(form.newsAngle)
  const address = quietAddress(form.companyAddress)
  const place = readPlace(address)
  const speaker = form.quoteSpeaker && quietName(plainWords(form.quoteSpeaker))
  const who = form.newsWho && quietName(plainWords(form.newsWho))
  const names = [company, contactName, speaker, who?.split(',')[0], place?.city, place?.region.name].filter(
    (name) => !!name,
  ) as string[]
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
      const told = tellOne(sentence, english, house, language, subject)
      if ('reason' in told) leftOut.push({ sentence, reason: told.reason })
      else isFirst = !/^(?:the (?:funeral home|company|cemetery)|it) /i.test(told.sentence)
      return 'reason' in told ? [] : [told.sentence]
    })
  }
  const why = tell(read(form.newsWhy))
  const details = tell([...more, ...read(form.additionalInfo)])
  if (who && ![news, ...why, ...details].some((text) => text.includes(who.split(',')[0] ?? who)))
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
    contact: `${contactName} of ${house.company}`,
  }
  const frames = FRAMES[language].kinds[kind]
  const refuse = (why: string, suggestion: string, isExample: boolean): never => {
    const sentence = `${why} ${(isExample ? FOR_EXAMPLE : DO_YOU_MEAN)[language]}: “${suggestion}”`
    throw new AppError('invalid_input', 'The form has errors.', { fields: { newsAngle: sentence } })
  }
  const kept = [...house.names]
  if (language !== 'en') {
    const plain = line.replace(/[.!…\s]+$/u, '')
    const isWhole = !plain.endsWith('?') && !SPEAKING[language].test(plain) && HAS_VERB[language].test(plain)
    return isWhole ? plain : refuse(ASKS_PERSON[language], tidyFrench(fill(frames.sample, values)), true)
  }
  const clean = repairStyle(line, kept)
  const found = readNewsLine(clean, english, house, frames, values)
  if ('why' in found) return refuse(found.why, repairStyle(found.suggestion, kept), found.isExample)
  return repairStyle(found.sentence, kept).replace(/\.$/, '')
}

const DO_YOU_MEAN = { en: 'Do you mean', fr: 'Voulez-vous dire', es: '¿Quiere decir' } as const
const FOR_EXAMPLE = { en: 'For example', fr: 'Par exemple', es: 'Por ejemplo' } as const
/** For a line that names nobody. */
const COLLEAGUE = { en: 'A colleague', fr: 'Un collègue', es: 'Un colega' } as const

/** Endings and words that a finite verb of the third person has; a noun phrase seldom has them behind its head. */
const HAS_VERB = {
  fr: /(?<!\p{L})(?:est|sont|a|ont|sera|seront|aura|peut|peuvent|fait|devient|tient|reçoit|\p{L}{3,}(?:ra|ront)|remet|offre|ouvre|vient|joint|\p{L}{3,}(?:era|eront|ait|aient|ent|it|ise|èbre|igne|ance|ueille|ige|ée? par))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:es|son|está|están|ha|han|será|tiene|puede|pueden|hace|abre|ofrece|recibe|cumple|\p{L}{3,}(?:ó|ará|erá|irá|aron|ieron|arán|erán|irán)|celebra|anuncia|dona|entrega|incorpora)(?!\p{L})/iu,
} as const

function tellOne(
  sentence: string,
  english: English,
  house: House,
  language: ReleaseLanguage,
  subject: string,
): { sentence: string } | { reason: string } {
  if (sentence.endsWith('?')) return { reason: REASONS.question }
  const stopped = /[.!?…]["”’»)]?$/.test(sentence) ? sentence : `${sentence}.`
  if (language !== 'en')
    return SPEAKING[language].test(sentence)
      ? { reason: REASONS.person }
      : { sentence: stopped.replace(/!+/g, '.') }
  const shape = shapeOf(english.read(stopped, house.names), english)
  if (shape === 'imperative') return { reason: REASONS.imperative }
  const told = inThirdPerson(repairStyle(stopped, house.names), english, house, {
    subject,
    owner: house.shortName,
  })
  if (told === null) return { reason: REASONS.person }
  if (findPraise(told, house.names)) return { reason: REASONS.praise }
  const words = english.read(told, house.names)
  const isWhole = /^we /i.test(sentence) || words.some((_, index) => index > 0 && isFiniteVerb(words, index))
  return isWhole ? { sentence: told } : { reason: REASONS.verb }
}

/** What families can do with a bare address. */
const ADDRESSES: readonly (readonly [RegExp, Record<ReleaseLanguage, string>])[] = [
  [/^(?:https?:\/\/|www\.)\S+$/i, { en: 'Families can visit', fr: 'Site web :', es: 'Sitio web:' }],
  [/^[^\s@]+@[^\s@]+$/, { en: 'Families can write to', fr: 'Courriel :', es: 'Correo:' }],
  [/^\+?[\d ().-]{7,}$/, { en: 'Families can call', fr: 'Téléphone :', es: 'Teléfono:' }],
]

/** "Call us today!" → "Families can call Hollis & Wren today." */
function readAction(words: string, english: English, house: House, language: ReleaseLanguage): string | null {
  const quiet = /\p{Ll}/u.test(words) ? words : words.toLocaleLowerCase()
  const text = quiet
    .replace(/^please\s+/i, '')
    .replace(/^(?:do not|don[’']t) (?:wait|hesitate|delay)\s*[,;:.!–—-]+\s*/i, '')
    .replace(/[!.\s]+$/u, '')
  const [, bare] = ADDRESSES.find(([address]) => address.test(text)) ?? []
  if (bare) return `${bare[language]} ${text}.`
  if (language !== 'en') return SPEAKING[language].test(text) ? null : `${text}.`
  const [first] = english.read(text, house.names)
  const isAsked = first?.tags.has('Imperative') || first?.tags.has('Infinitive')
  const told = inThirdPerson(
    isAsked ? `you can ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
    english,
    house,
    { subject: house.shortName, owner: house.shortName },
  )
  if (told === null || (!isAsked && english.read(text, []).length < 3)) return null
  return repairStyle(`${told}.`, house.names)
}
