import {
  guessKind,
  guessLanguage,
  type NewsKind,
  type ReleaseLanguage,
} from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { writeHeadline } from '../write-headline.ts'
import { type Ask, CAPITALS, refusalOf, requireSpeakers, SLOTS } from './ask-beside-fields.ts'
import { loadEnglish } from './english-words.ts'
import type { House } from './house-voice.ts'
import { briefName } from './keep-names.ts'
import { isWholeClause } from './line-shape.ts'
import { readNewsLine } from './news-line.ts'
import { hasVerb } from './other-languages.ts'
import { isShouted, plainWords, quietCapitals, quietName, sentencesOf, withoutMarkup } from './plain-words.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { ofPlace, readTestimonials, type Testimonial, tidy } from './read-testimonials.ts'
import { REASONS, readAction, tellSentence } from './tell-sentence.ts'

/** A form's facts, each a sentence of the release's language in the third person. */
export type ReleaseFacts = {
  form: ReleaseForm
  language: ReleaseLanguage
  kind: NewsKind
  house: House
  contactName: string
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

/** Throws invalid_input by field for a news line that is no sentence, for capitals, and for words without name or consent. */
export async function readFacts(form: ReleaseForm): Promise<ReleaseFacts> {
  requireSpeakers(form)
  const english = await loadEnglish()
  const language = form.language ?? guessLanguage(`${form.newsAngle} ${form.callToAction}`)
  const kind = form.newsKind ?? guessKind(form.newsAngle)
  const place = readPlace(form.companyAddress)
  const contactName = quietName(plainWords(form.contactName))
  const speaker = form.quoteSpeaker && quietName(plainWords(form.quoteSpeaker))
  const who = form.newsWho && quietName(plainWords(form.newsWho)).replace(/,.*/, '')
  const house = houseOf(form, [contactName, speaker, who, place?.city, place?.region.name])
  const { names } = house
  const read = (text: string | null) => {
    const sentences = sentencesOf(plainWords(text ?? '').replaceAll(house.legalName, house.company), names)
    return isShouted(text ?? '') ? sentences.map((one) => quietCapitals(one, names, english)) : sentences
  }
  const [line = '', ...more] = read(form.newsAngle)
  const city = place?.city ?? ''
  const news = readNewsLine(line, english, house, { language, kind, who, city, contact: contactName })
  const asks = askAboutCapitals(form, read)
  if ('why' in news) asks.newsAngle = news
  else if (isShouted(form.newsAngle)) asks.newsAngle = { why: CAPITALS, suggestion: `${news.sentence}.` }
  if ('why' in news || Object.keys(asks).length > 0) throw refusalOf(asks, language)

  const leftOut: ReleaseFacts['leftOut'] = []
  const tell = (sentences: readonly string[]) => {
    let isFirst = true
    return sentences.flatMap((sentence) => {
      const told = tellSentence(sentence, english, house, language, isFirst ? house.shortName : 'It')
      if ('reason' in told) {
        leftOut.push({ sentence, reason: told.reason })
        return []
      }
      isFirst = !/^(?:the (?:funeral home|company)|it) /i.test(told.sentence)
      return [told.sentence]
    })
  }
  const why = tell(read(form.newsWhy))
  const details = tell([...more, ...read(form.additionalInfo)])
  if (who && ![news.sentence, ...why, ...details].some((text) => text.includes(who)))
    leftOut.push({ sentence: who, reason: 'please name this person in the news line' })
  const isDeath = kind === 'death'
  const action = isDeath ? null : readAction(plainWords(form.callToAction), english, house, language)
  if (action === null)
    leftOut.push({ sentence: form.callToAction, reason: isDeath ? REASONS.death : REASONS.person })
  return {
    form,
    language,
    kind,
    house,
    contactName,
    place,
    news: news.sentence,
    headline: writeHeadline(news.sentence, house.company, (text) =>
      language === 'en' ? isWholeClause(english.read(text, names)) : hasVerb(text, language, house.company),
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

/** News copy leaves the legal form out; the contact block keeps it. */
function houseOf(form: ReleaseForm, others: readonly (string | null | undefined)[]): House {
  const legalName = quietName(plainWords(form.companyName))
  const company = legalName.replace(LEGAL_FORM, '')
  const isFuneralHome = /(?<!\p{L})(?:funeral(?! homes)|mortuary)/iu.test(company)
  return {
    legalName,
    company,
    shortName: isFuneralHome ? 'the funeral home' : 'the company',
    names: [company, briefName(company), ...others].filter((name) => !!name) as string[],
  }
}

function askAboutCapitals(form: ReleaseForm, read: (text: string) => string[]): Record<string, Ask> {
  const asks: Record<string, Ask> = {}
  for (const field of ['newsWhy', 'additionalInfo'] as const) {
    const text = form[field] ?? ''
    if (isShouted(text)) asks[field] = { why: CAPITALS, suggestion: read(text).join(' ') }
  }
  return asks
}

const ownTestimonials = (form: ReleaseForm): Testimonial[] =>
  SLOTS.flatMap((slot) => {
    const words = form[slot]
    return words
      ? [{ words: tidy(withoutMarkup(words)), by: ofPlace(quietName(form[`${slot}By`] ?? '')) }]
      : []
  })
