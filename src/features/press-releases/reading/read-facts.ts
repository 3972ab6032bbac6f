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
import { type Ask, asksOf, refusalOf, SPOKEN } from './ask-beside-fields.ts'
import { loadEnglish } from './english-words.ts'
import { briefName } from './keep-names.ts'
import { nameInFull } from './name-in-full.ts'
import { plainWords, quietName, quietTitle } from './plain-words.ts'
import { suggestSentences } from './quiet-text.ts'
import { isAsking, readAction } from './read-action.ts'
import { readDetails } from './read-details.ts'
import { type House, houseOf, isPersonal, personIn, whoOf } from './read-house.ts'
import { type Lead, readLead } from './read-lead.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { quoteSpoken, REASONS, readSentence } from './read-sentence.ts'
import { createSentenceReader } from './read-sentences.ts'
import { readTestimonials, type Testimonial, tidy } from './read-testimonials.ts'
import { isWholeClause } from './whole-sentence.ts'
import { upperFirst } from './words.ts'

/** A form's facts, each a sentence of the release's language in the third person, but for `items`. */
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
  /** Also quotations, with their speaker. */
  why: string[]
  details: string[]
  /** Notes that are no sentences, as typed. */
  items: string[]
  quotation: { words: string; speaker: string } | null
  testimonials: Testimonial[]
  /** Null: nothing of it asks families. */
  action: string | null
  leftOut: { sentence: string; reason: string }[]
}

/** A past that is no news of today keeps its tense. */
const OLD = /\b(?:1[89]\d\d|20[01]\d)\b|\bago\b/

/** Throws invalid_input by field for words that need the partner's yes: those that speak, a news line that is no sentence, capitals. */
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
  const company = language === 'fr' ? withFrenchArticle(house.company) : house.company
  const sentencesIn = createSentenceReader(house, language)
  const read = (sentence: string, isNews?: boolean) =>
    readSentence(sentence, english, house, language, isNews)
  const quoted = (text: string | null) => quoteSpoken(sentencesIn(text), read, language, contactName)
  const title = /^[^,]+, (?!who |qui |que )(\p{L}.*)$/u.exec(form.newsWho ?? '')?.[1] ?? null
  const details = readDetails(form, options, { language, kind, house, place, who, title, english })
  const { sample } = FRAMES[language].kinds[kind]
  const leadOf = (newsAngle: string): Lead | Ask =>
    readLead({ ...form, newsAngle }, details, {
      language,
      kind,
      house,
      company,
      contact: contactName,
      who,
      lines: sentencesIn(newsAngle),
      read,
      english,
      sample:
        who === null && sample.includes('{who}')
          ? ''
          : tidyArticles(fill(sample, { company, city: place?.city ?? '', who: who ?? '' }), language),
    })
  const reader = kind === 'event' ? 'guests' : 'families'
  const actionOf = (text: string) => readAction(sentencesIn(text), house, language, contactName, reader, read)
  const asks = asksOf(form)
  suggestSentences(asks, form, house.names, english, (field, text) => {
    if (AS_TYPED.has(field)) return text
    if (field === 'callToAction') return actionOf(text).spoken ?? text
    if (field !== 'newsAngle') return quoted(text)
    const lead = leadOf(text)
    if ('why' in lead) return lead.isExample ? text : lead.suggestion
    return lead.isLineTold ? [lead.news, quoted(lead.others.join(' '))].join('. ').trim() : null
  })
  for (const field of ['newsWhy', 'additionalInfo'] as const) {
    const isSpoken = sentencesIn(form[field]).some((sentence) => read(sentence).kind === 'spoken')
    if (isSpoken && !asks[field]) asks[field] = { why: SPOKEN, suggestion: quoted(form[field]) }
  }
  const asked = actionOf(form.callToAction)
  const isDeath = kind === 'death'
  const isAdvertising = isDeath && isAsking(form.callToAction)
  if (asked.spoken && !isAdvertising) asks.callToAction ??= { why: SPOKEN, suggestion: asked.spoken }
  const lead = leadOf(form.newsAngle)
  if ('why' in lead) asks.newsAngle ??= lead
  if (Object.keys(asks).length > 0 || 'why' in lead) throw refusalOf(asks, language)
  const leftOut: ReleaseFacts['leftOut'] = []
  if (!lead.isLineTold) leftOut.push({ sentence: form.newsAngle, reason: REASONS.said })
  const { isFramed } = lead
  const people = [who, speaker, contactName]
  const houseWords = `${house.company} ${form.companyAddress}`
  const isQuoted = /^[“«]/.test(lead.news)
  const news = isQuoted ? lead.news : nameInFull(lead.news, people, houseWords, '')
  const items: string[] = []
  const told = [news]
  const tell = (sentences: readonly string[]) =>
    sentences.flatMap((sentence) => {
      const reading = read(sentence)
      if (reading.kind === 'item') items.push(nameInFull(reading.text, people, houseWords, told.join(' ')))
      else if (reading.kind === 'left') leftOut.push({ sentence, reason: reading.reason })
      else if (reading.kind === 'spoken') leftOut.push({ sentence, reason: REASONS.person })
      if (reading.kind !== 'sentence' && reading.kind !== 'quotation') return []
      const text =
        reading.kind === 'quotation'
          ? reading.text
          : nameInFull(reading.text, people, houseWords, told.join(' '))
      told.push(text)
      return [text]
    })
  const why = tell([...lead.others, ...sentencesIn(form.newsWhy)])
  if (isAdvertising) leftOut.push({ sentence: form.callToAction, reason: REASONS.death })
  const typed = tell([
    ...sentencesIn(form.additionalInfo),
    ...(isAdvertising ? [] : [...asked.rest, ...(isDeath ? asked.told : [])]),
  ])
  const asking = (!isDeath && asked.told.join(' ')) || null
  const action = asking && nameInFull(asking, people, houseWords, told.join(' '))
  const isSignUp = /regist|reserv|rsvp|sign up|inscri/i.test(action ?? '')
  const facts = [
    ...tellFacts(details.facts, [news, ...why, ...typed, ...items, isSignUp ? action : ''].join(' ')),
    ...typed,
  ]
  if (who && ![...told, ...facts, speaker ?? ''].some((text) => text.includes(who)))
    leftOut.push({ sentence: who, reason: 'please name this person in the news line' })
  return {
    form,
    language,
    kind,
    house,
    contactName,
    place,
    news,
    isFramed,
    isDated: isFramed && details.isDated,
    headline: headlineOf(),
    why,
    details: facts,
    items,
    quotation:
      form.quote && speaker
        ? {
            words: upperFirst(tidy(form.quote)),
            speaker: [speaker, form.quoteTitle && quietTitle(form.quoteTitle)].filter(Boolean).join(', '),
          }
        : null,
    testimonials: readTestimonials(form, language),
    action,
    leftOut,
  }

  /** The details' where they lead or the line is long, else the line's; of a quotation its words behind the name. */
  function headlineOf(): string {
    const brief = briefName(house.company)
    const words = /^[“«]\s?(.*?)[.,]?\s?[”»]/.exec(news)?.[1]
    if (words) {
      const short = brief.length + words.length > MOST_HEADLINE ? firstOf(words) : words
      return language === 'fr' ? `${brief} : « ${short} »` : `${brief}: “${short}”`
    }
    const isFrame = isFramed || news.replaceAll(house.company, brief).length > MOST_HEADLINE
    if (isFrame && details.headline) return details.headline
    const isWhole = (part: string) => language === 'en' && isWholeClause(english.read(part, house.names))
    const whole = writeHeadline(news, house.company, isWhole)
    if (language !== 'en' || OLD.test(news)) return whole
    return inHeadlineTense(whole, who ? [...house.names, who] : house.names, english)
  }
}

/** Up to its first comma, where that is more than a word or two. */
const firstOf = (words: string) => /^.{30,}?(?=, )/.exec(words)?.[0] ?? words
/** Word for word, or a part of a sentence. */
const AS_TYPED = new Set([
  'quote',
  'testimonial1',
  'testimonial2',
  'testimonial3',
  'testimonials',
  'survivors',
])
