import {
  guessKind,
  guessLanguage,
  type NewsKind,
  type ReleaseLanguage,
} from '../../../shared/press-releases/news-kinds.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import { tidyArticles, withFrenchArticle } from '../frames/french-article.ts'
import { tellFacts } from '../frames/tell-details.ts'
import { inHeadlineTense } from '../headline-tense.ts'
import type { ReleaseForm, ReleaseOptions } from '../release-form.ts'
import { MOST_HEADLINE, writeHeadline } from '../write-headline.ts'
import { asksOf, refusalOf } from './ask-beside-fields.ts'
import { chooseLead } from './choose-lead.ts'
import { loadEnglish } from './english-words.ts'
import { type House, upperFirst } from './house-voice.ts'
import { isWholeClause } from './line-shape.ts'
import { nameInFull, personIn } from './name-people.ts'
import { isPersonal, readNewsLine } from './news-line.ts'
import { OWN_VOICE } from './other-languages.ts'
import { missingIn, ownWords } from './own-words.ts'
import { plainWords, quietName, quietTitle } from './plain-words.ts'
import { suggestSentences } from './quiet-text.ts'
import { isAsking, readAction } from './read-action.ts'
import { readDetails } from './read-details.ts'
import { houseOf, whoOf } from './read-house.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { createSentenceReader } from './read-sentences.ts'
import { readTestimonials, type Testimonial, tidy } from './read-testimonials.ts'
import { asMoment } from './tell-moment.ts'
import { offered, REASONS, tellSentence } from './tell-sentence.ts'
import { faultOfTyping } from './tidy-typing.ts'

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
  /** The details tell the news in place of the line. */
  isFramed: boolean
  /** They say when and where. */
  isDated: boolean
  headline: string
  why: string[]
  details: string[]
  quotation: { words: string; speaker: string } | null
  testimonials: Testimonial[]
  /** Null: the words speak to the reader in a language without a frame for them. */
  action: string | null
  /** `offer`: what the sentence may mean, for the partner to take. */
  leftOut: { sentence: string; reason: string; offer?: string }[]
}

/** A past that is no news of today keeps its tense. */
const OLD = /\b(?:1[89]\d\d|20[01]\d)\b|\bago\b/
/** In characters; a shorter one that was cut says too little. */
const LEAST_HEADLINE = 45

/** Throws invalid_input by field for a news line that is no sentence, for capitals, and for words without name or consent. */
export async function readFacts(form: ReleaseForm, options: ReleaseOptions): Promise<ReleaseFacts> {
  const english = await loadEnglish()
  const language = form.language ?? guessLanguage(`${form.newsAngle} ${form.callToAction}`)
  const kind = form.newsKind ?? guessKind(form.newsAngle)
  const place = readPlace(form.companyAddress)
  const contactName = quietName(plainWords(form.contactName))
  const speaker = form.quoteSpeaker && quietName(plainWords(form.quoteSpeaker))
  const named = () => personIn(plainWords(form.newsAngle), [form.companyName, contactName])
  const who = whoOf(form) ?? (isPersonal(kind) ? named() : null)
  const house = houseOf(form, [
    contactName,
    speaker?.replace(/^(?:the )?rev\.? /i, ''),
    who,
    place?.city,
    place?.region.name,
  ])
  const { names } = house
  const read = createSentenceReader(house, english, language)
  const about = { language, kind, who, contact: contactName }
  const speakers = {
    person: contactName,
    isPersonNamed: false,
    speaks: speaker === contactName || house.company.includes(contactName.split(' ').at(-1) ?? contactName),
    reader: kind === 'event' ? 'guests' : 'families',
    who: (isPersonal(kind) && who?.split(' ').at(-1)) || null,
  }
  const tellAs = (sentence: string, subject: string) =>
    tellSentence(sentence, english, house, language, { ...speakers, subject })
  const momentOr = (sentence: string) => (kind === 'event' && asMoment(sentence, language)) || sentence
  const title = /^[^,]+, (?!who |qui |que )(\p{L}.*)$/u.exec(form.newsWho ?? '')?.[1] ?? null
  const details = readDetails(form, options, { language, kind, house, place, who, title, english })
  // What the details name, the line need not.
  if (details.isGiven) about.who = null
  const samples = FRAMES[language].kinds[kind]
  // News of somebody has no example without a name.
  const sample = whoOf(form) === null && samples.sample.includes('{who}') ? '' : samples.sample
  const values = {
    company: language === 'fr' ? withFrenchArticle(house.company) : house.company,
    city: place?.city ?? '',
    // A person whom only the line names did perhaps something else.
    who: whoOf(form) ?? '',
  }
  const newsOf = (newsAngle: string) =>
    chooseLead(
      { ...form, newsAngle },
      {
        isEnglish: language === 'en',
        kind,
        who,
        lines: read(newsAngle),
        readNews: (line, ofKind = kind) => readNewsLine(line, english, house, { ...about, kind: ofKind }),
        tell: (sentence) => tellAs(momentOr(sentence), house.shortName),
        sample: tidyArticles(fill(sample, values), language),
      },
      details,
    )
  const asks = asksOf(form)
  suggestSentences(asks, form, names, english, {
    newsOf,
    tellAll: (text) =>
      read(text)
        .map((sentence) => offered(sentence, tellAs(sentence, 'It')))
        .join(' '),
  })
  if (Object.keys(asks).length > 0) throw refusalOf(asks, language)
  const lead = newsOf(form.newsAngle)
  if ('why' in lead) throw refusalOf({ newsAngle: lead }, language)
  const leftOut: ReleaseFacts['leftOut'] = []
  if (!lead.isLineTold) leftOut.push({ sentence: form.newsAngle, reason: REASONS.told })
  const people = [who, speaker, contactName]
  const houseWords = `${house.company} ${form.companyAddress}`
  const news = nameInFull(lead.news, people, houseWords, '')
  speakers.isPersonNamed = news.includes(contactName)
  const said = [news]
  const tell = (sentences: readonly string[]) => {
    let isFirst = true
    let isLost = false
    return sentences.flatMap((typed) => {
      const sentence = nameInFull(typed, people, houseWords, said.join(' '))
      const told = tellAs(said.length === 1 ? momentOr(sentence) : sentence, isFirst ? house.shortName : 'It')
      const isUnnamed = isLost && !isPersonal(kind) && /^(?:he|she|his|her) /i.test(sentence)
      isLost = isUnnamed || !('sentence' in told)
      if (isUnnamed) leftOut.push({ sentence, reason: REASONS.pronoun })
      else if ('reason' in told) leftOut.push({ sentence, ...told })
      if (isUnnamed || !('sentence' in told)) return []
      speakers.isPersonNamed ||= told.sentence.includes(contactName)
      isFirst = !/^(?:the (?:funeral home|company)|it) /i.test(told.sentence)
      said.push(told.sentence)
      return [told.sentence]
    })
  }
  const why = tell([...lead.others, ...read(form.newsWhy)])
  const isDeath = kind === 'death'
  const services = isDeath && !isAsking(form.callToAction) ? read(form.callToAction) : []
  const typed = tell([...read(form.additionalInfo), ...services])
  const asked = isDeath
    ? null
    : readAction(plainWords(form.callToAction), english, house, language, {
        ...speakers,
        isPersonNamed: false,
        speaks: true,
        who: null,
        reader: 'families',
        subject: house.shortName,
        phone: form.contactPhone,
      })
  const action = asked && nameInFull(asked, people, houseWords, said.join(' '))
  if (action === null && services.length === 0) {
    const fault = language === 'en' ? faultOfTyping(plainWords(form.callToAction)) : null
    const isOwnVoice = OWN_VOICE[language].test(form.callToAction)
    const reason = isDeath ? REASONS.death : REASONS[fault ?? (isOwnVoice ? 'person' : 'imperative')]
    leftOut.push({ sentence: form.callToAction, reason })
  }
  const isSignUp = /regist|reserv|rsvp|sign up|inscri/i.test(action ?? '')
  const facts = [
    ...tellFacts(details.facts, [news, ...why, ...typed, isSignUp ? action : ''].join(' ')),
    ...typed,
  ]
  if (who && ![news, ...why, ...facts, speaker ?? ''].some((text) => text.includes(who)))
    leftOut.push({ sentence: who, reason: 'please name this person in the news line' })
  const titleOf = (isShort: boolean) => {
    const isWhole = (part: string) => isShort && language === 'en' && isWholeClause(english.read(part, names))
    const title = writeHeadline(news, house.company, isWhole)
    return language === 'en' && !OLD.test(news)
      ? inHeadlineTense(title, who ? [...names, who] : names, english)
      : title
  }
  const short = titleOf(true)
  const isCut = short.length < LEAST_HEADLINE && short.length < news.length * 0.7
  const headline = isCut ? titleOf(false) : short
  // A long line may tell other news than the details.
  const own = missingIn(ownWords(details.headline ?? ''), house.company)
  const isSame = missingIn(own, news).length * 2 <= own.length
  const isFrameTitle =
    lead.isFramed || kind === 'death' || (isSame && (isCut || headline.length > MOST_HEADLINE))
  return {
    form,
    language,
    kind,
    house,
    contactName,
    place,
    news,
    isFramed: lead.isFramed,
    isDated: lead.isFramed && details.isDated,
    headline: (isFrameTitle && (language === 'en' || details.isGiven) ? details.headline : null) ?? headline,
    why,
    details: facts,
    quotation:
      form.quote && speaker
        ? {
            words: upperFirst(tidy(form.quote)),
            speaker: [speaker, form.quoteTitle && quietTitle(form.quoteTitle)].filter(Boolean).join(', '),
          }
        : null,
    testimonials: readTestimonials(form),
    action,
    leftOut,
  }
}
