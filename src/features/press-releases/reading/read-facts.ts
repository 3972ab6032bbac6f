import { findRegion } from '../../../shared/places/regions.ts'
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
import { type House, upperFirst, withStop } from './house-voice.ts'
import { briefName, withNames } from './keep-names.ts'
import { isWholeClause, splitSplice } from './line-shape.ts'
import { isPersonal, readNewsLine } from './news-line.ts'
import { hasVerb, splitFrench } from './other-languages.ts'
import {
  isBare,
  isShouted,
  isTitled,
  plainWords,
  quietCapitals,
  quietName,
  sentencesOf,
  withoutMarkup,
} from './plain-words.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { ofPlace, readTestimonials, type Testimonial, tidy } from './read-testimonials.ts'
import { isAsking, REASONS, readAction, tellSentence } from './tell-sentence.ts'
import { capitalise, expandContractions, tidyTyping } from './tidy-typing.ts'

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
  /** Facts typed without a verb ("no charge"), without their stops. */
  phrases: string[]
  quotation: { words: string; speaker: string } | null
  testimonials: Testimonial[]
  /** Null: the words speak to the reader in a language without a frame for them. */
  action: string | null
  /** `offer`: what the sentence may mean, for the partner to take. */
  leftOut: { sentence: string; reason: string; offer?: string }[]
}

/** "He was 88", "à 91 ans" */
const AGE = /(?<!\p{L})(?:was|aged?|at|à|de|los) (\d{2,3})(?=[.,;!]| ans| años|$)/u
const NOT_FIRST = 'This does not begin with the news.'
const isLoud = (text: string) => isShouted(text) || isTitled(text)
/** Within a sentence, where a day has its capital anyway. */
const NAME = /(?<=\p{Ll},? )(?!I\b|\p{L}+day\b|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))\p{Lu}/u
/** "13h", "13h30" */
const HOUR = /\b(\d{1,2})h(\d\d)?\b/g
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
  const who = form.newsWho && quietName(plainWords(form.newsWho)).replace(/,.*|^(?:the )?rev\.? /gi, '')
  const house = houseOf(form, [contactName, speaker, who, place?.city, place?.region.name])
  const { names } = house
  const read = (text: string | null) => {
    const plain = plainWords(text ?? '').replaceAll(house.legalName, house.company)
    const quiet =
      isLoud(plain) || (language === 'en' && isBare(plain))
        ? sentencesOf(plain, names)
            .map((one) => quietCapitals(one, names, english))
            .join(' ')
        : plain
    if (language === 'fr')
      return sentencesOf(
        capitalise(quiet.replace(HOUR, (_, hour, minute) => `${hour} h${minute ? ` ${minute}` : ''}`)),
        names,
      ).flatMap(splitFrench)
    if (language !== 'en') return sentencesOf(capitalise(quiet), names)
    const { marked, restore } = withNames(quiet, names)
    return sentencesOf(restore(expandContractions(tidyTyping(marked))), names).flatMap((one) =>
      splitSplice(one, (part) => english.read(part, names)),
    )
  }
  const about = {
    language,
    kind,
    who,
    years: AGE.exec(`${form.newsAngle}. ${form.additionalInfo}`)?.[1] ?? null,
    title: /^[^,]+, (?!who |qui |que )(\p{L}[^,]*)$/u.exec(form.newsWho ?? '')?.[1] ?? null,
    city: place?.city ?? '',
    contact: contactName,
  }
  const lines = read(form.newsAngle)
  const [first, ...later] = lines.map((line) => readNewsLine(line, english, house, about))
  // "Get ready! Hale & Marsh has moved."
  const isLater = first && 'why' in first && first.isExample && /!$/.test(lines[0] ?? '')
  const at = isLater ? later.findIndex((one) => !('why' in one)) + 1 : 0
  const news = (at > 0 ? later[at - 1] : first) ?? readNewsLine('', english, house, about)
  const asks = askAboutCapitals(form, read)
  if ('why' in news) asks.newsAngle = news
  else if (at > 0) asks.newsAngle = { why: NOT_FIRST, suggestion: withStop(news.sentence) }
  else if (hidesNames(form.newsAngle, lines))
    asks.newsAngle = { why: CAPITALS, suggestion: withStop(news.sentence) }
  const speakers = {
    person: contactName,
    isPersonNamed: 'sentence' in news && news.sentence.includes(contactName),
    speaks: speaker === contactName,
    reader: kind === 'event' ? 'guests' : 'families',
    who: (isPersonal(kind) && who?.split(' ').at(-1)) || null,
  }
  const asked = asks.newsAngle
  if (asked && !asked.isExample) {
    const [meant = ''] = read(asked.suggestion)
    const isSure = 'sentence' in readNewsLine(meant, english, house, about)
    const rest = lines.slice(at + 1).map((line) => {
      const told = tellSentence(line, english, house, language, { ...speakers, subject: house.shortName })
      return 'sentence' in told ? told.sentence : ('offer' in told && told.offer) || line
    })
    if (isSure) asked.suggestion = [asked.suggestion, ...rest].join(' ')
    else Object.assign(asked, readNewsLine('', english, house, about), { why: asked.why })
  }
  if (asked && hidesNames(form.newsAngle, lines)) asked.why = CAPITALS
  if ('why' in news || Object.keys(asks).length > 0) throw refusalOf(asks, language)

  const leftOut: ReleaseFacts['leftOut'] = []
  const phrases: string[] = []
  const tell = (sentences: readonly string[]) => {
    let isFirst = true
    let isLost = false
    return sentences.flatMap((sentence) => {
      const subject = isFirst ? house.shortName : 'It'
      const told = tellSentence(sentence, english, house, language, { ...speakers, subject })
      const isUnnamed = isLost && !isPersonal(kind) && /^(?:he|she|his|her) /i.test(sentence)
      isLost = isUnnamed || !('sentence' in told)
      if (isUnnamed) leftOut.push({ sentence, reason: REASONS.pronoun })
      else if ('phrase' in told) phrases.push(told.phrase)
      else if ('reason' in told) leftOut.push({ sentence, ...told })
      if (isUnnamed || !('sentence' in told)) return []
      speakers.isPersonNamed ||= told.sentence.includes(contactName)
      isFirst = !/^(?:the (?:funeral home|company)|it) /i.test(told.sentence)
      return [told.sentence]
    })
  }
  const why = tell([...lines.slice(at + 1), ...read(form.newsWhy)])
  const isDeath = kind === 'death'
  const services = isDeath && !isAsking(form.callToAction) ? read(form.callToAction) : []
  const isAgeSaid =
    about.years !== null && new RegExp(`\\b(?:at|age|aged) ${about.years}\\b`).test(news.sentence)
  const details = tell([...read(form.additionalInfo), ...services]).filter(
    (text) => !isAgeSaid || !/^(?:He|She) was \d+\.$/.test(text),
  )
  if (who && ![news.sentence, ...why, ...details].some((text) => text.includes(who)))
    leftOut.push({ sentence: who, reason: 'please name this person in the news line' })
  const action = isDeath
    ? null
    : readAction(plainWords(form.callToAction), english, house, language, contactName)
  if (action === null && services.length === 0)
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
    phrases,
    quotation:
      form.quote && speaker
        ? {
            words: upperFirst(tidy(form.quote)),
            speaker: [speaker, form.quoteTitle && quietTitle(form.quoteTitle)].filter(Boolean).join(', '),
          }
        : null,
    testimonials: [
      ...ownTestimonials(form),
      ...readTestimonials(form.testimonials && withoutMarkup(form.testimonials)),
    ],
    action,
    leftOut,
  }
}

/** AP: a title behind the name is in small letters; states keep theirs. */
const quietTitle = (title: string) =>
  title.replace(/^[^,]*/, (own) =>
    own
      .replace(' & ', ' and ')
      .replace(/\p{Lu}\p{Ll}+/gu, (word) =>
        word.length > 2 && findRegion(word) ? word : word.toLowerCase(),
      ),
  )

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

/** Capitals everywhere, or nowhere but in names that the library knows. */
const hidesNames = (text: string, sentences: readonly string[]) =>
  isLoud(text) || (isBare(text) && sentences.some((sentence) => NAME.test(sentence)))

function askAboutCapitals(form: ReleaseForm, read: (text: string) => string[]): Record<string, Ask> {
  const asks: Record<string, Ask> = {}
  for (const field of ['newsWhy', 'additionalInfo'] as const) {
    const text = form[field] ?? ''
    const sentences = read(text)
    if (hidesNames(text, sentences)) asks[field] = { why: CAPITALS, suggestion: sentences.join(' ') }
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
