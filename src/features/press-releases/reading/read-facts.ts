import { DETAILS_OF, type NewsDetail } from '../../../shared/press-releases/news-details.ts'
import {
  guessKind,
  guessLanguage,
  type NewsKind,
  type ReleaseLanguage,
} from '../../../shared/press-releases/news-kinds.ts'
import { countWords } from '../../../shared/press-releases/text/split-sentences.ts'
import { FRAMES, fill } from '../frames/frames.ts'
import { tidyArticles, withFrenchArticle } from '../frames/french-article.ts'
import { tellFacts } from '../frames/tell-details.ts'
import { inHeadlineTense } from '../headline-tense.ts'
import { type ReleaseForm, type ReleaseOptions, todayOf } from '../release-form.ts'
import { MOST_HEADLINE, shortenQuotation, writeHeadline } from '../write-headline.ts'
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
import { readLine } from './read-line.ts'
import { type ReleasePlace, readPlace } from './read-place.ts'
import { quoteSpoken, REASONS, type Reading, readSentence } from './read-sentence.ts'
import { createSentenceReader } from './read-sentences.ts'
import { readTestimonials, type Testimonial, tidy } from './read-testimonials.ts'
import { isNote } from './set-aside.ts'
import { tidyTyping } from './tidy-typing.ts'
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
export async function readFacts(given: ReleaseForm, options: ReleaseOptions): Promise<ReleaseFacts> {
  const english = await loadEnglish()
  const language = given.language ?? guessLanguage(`${given.newsAngle} ${given.callToAction}`)
  const kind = given.newsKind ?? guessKind(given.newsAngle)
  const said = readLine(given, kind, tidyTyping(plainWords(given.newsAngle)), options.date)
  const isDeath = kind === 'death'
  // Behind the day of the death it is mostly the service's.
  const isOfDeath = isDeath && !(given.newsDate && given.newsDate > todayOf(options))
  const form = isOfDeath ? { ...said.form, newsPlace: null } : said.form
  const place = readPlace(form.companyAddress)
  const contactName = quietName(plainWords(form.contactName))
  const speaker = form.quoteSpeaker && quietName(plainWords(form.quoteSpeaker))
  const named = () => personIn(plainWords(form.newsAngle), [form.companyName, contactName])
  const who = whoOf(form) ?? (isPersonal(kind) ? (named() ?? said.who) : null)
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
  const title = /^[^,]+, (?!who |qui |que )(\p{L}.*)$/u.exec(form.newsWho ?? '')?.[1] ?? said.title
  const details = readDetails(form, options, {
    language,
    kind,
    house,
    place,
    who,
    title,
    years: said.years,
    english,
  })
  const isGiven = given.newsKind !== null && DETAILS_OF[kind].some((name: NewsDetail) => given[name] !== null)
  const { sample } = FRAMES[language].kinds[kind]
  const leadOf = (newsAngle: string, isQuieted = false): Lead | Ask =>
    readLead({ ...form, newsAngle }, details, {
      language,
      kind,
      house,
      company,
      contact: contactName,
      who,
      lines: sentencesIn(newsAngle),
      isQuieted,
      isGiven,
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
  suggestSentences(asks, form, house.names, english, language, (field, text) => {
    if (AS_TYPED.has(field)) return text
    if (field === 'callToAction') return actionOf(text).spoken ?? text
    if (field !== 'newsAngle') return quoted(text)
    const lead = leadOf(text, true)
    if ('why' in lead) return lead.isExample ? text : lead.suggestion
    const isCovered = [lead, leadOf(form.newsAngle)].every(
      (one) => 'leftOut' in one && one.leftOut && one.others.length === 0,
    )
    return isCovered ? null : [lead.news, quoted(lead.others.join(' '))].join('. ').trim()
  })
  for (const field of ['newsWhy', 'additionalInfo'] as const) {
    const isSpoken = sentencesIn(form[field]).some((sentence) => read(sentence).kind === 'spoken')
    if (isSpoken && !asks[field]) asks[field] = { why: SPOKEN, suggestion: quoted(form[field]) }
  }
  const asked = actionOf(form.callToAction)
  const isAdvertising = isDeath && isAsking(form.callToAction)
  if (asked.spoken && !isAdvertising) asks.callToAction ??= { why: SPOKEN, suggestion: asked.spoken }
  const lead = leadOf(form.newsAngle)
  if ('why' in lead) asks.newsAngle ??= lead
  if (Object.keys(asks).length > 0 || 'why' in lead) throw refusalOf(asks, language)
  const leftOut: ReleaseFacts['leftOut'] = []
  if (lead.leftOut) leftOut.push(lead.leftOut)
  if (isOfDeath && given.newsPlace) leftOut.push({ sentence: given.newsPlace, reason: REASONS.thin })
  const { isFramed } = lead
  const people = [who, speaker, contactName]
  const houseWords = `${house.company} ${form.companyAddress}`
  const isQuoted = /^[“«]/.test(lead.news)
  const news = isQuoted ? lead.news : nameInFull(lead.news, people, houseWords, '')
  const items: string[] = []
  const told = [news]
  const tell = (sentences: readonly string[]) =>
    sentences.flatMap((sentence, index) => {
      const next = sentences[index + 1] ?? ''
      // "Don’t print that."
      const reading: Reading =
        isNote(next) && ABOUT_LAST.test(next) && countWords(next) < 6
          ? { kind: 'left', reason: REASONS.note }
          : read(sentence)
      if (reading.kind === 'item') {
        if (isReach(reading.text)) return []
        if (isThin(reading.text)) leftOut.push({ sentence, reason: REASONS.thin })
        else items.push(nameInFull(listed(reading.text), people, houseWords, told.join(' ')))
      } else if (reading.kind === 'left') leftOut.push({ sentence, reason: reading.reason })
      else if (reading.kind === 'spoken') leftOut.push({ sentence, reason: REASONS.person })
      if (reading.kind !== 'sentence' && reading.kind !== 'quotation') return []
      const isTold = reading.kind === 'sentence'
      told.push(isTold ? nameInFull(reading.text, people, houseWords, told.join(' ')) : reading.text)
      return told.slice(-1)
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
      const short = shortenQuotation(words, MOST_HEADLINE - brief.length - (language === 'fr' ? 7 : 4))
      return language === 'fr' ? `${brief} : « ${short} »` : `${brief}: “${short}”`
    }
    const isFrame = isFramed || news.replaceAll(house.company, brief).length > MOST_HEADLINE
    if (isFrame && details.headline) return details.headline
    const isWhole = (part: string) =>
      language === 'en'
        ? isWholeClause(english.read(part, house.names))
        : /^,? (?:avec|lors|afin) /.test(news.slice(news.indexOf(part) + part.length))
    const whole = writeHeadline(news, house.company, isWhole)
    if (language !== 'en' || OLD.test(news)) return whole
    return inHeadlineTense(whole, who ? [...house.names, who] : house.names, english)
  }
}

/** The release ends with how to reach the house. */
const isReach = (text: string) => /^(?:questions?:? )?\(?\d{3}\)?[ -]\d{3}-\d{4}\.?$/i.test(text)
/** "29", "free", "2025 = 305" */
const isThin = (text: string) => /[=#]/.test(text) || !/^\$|^.*\p{L}.{4}/u.test(text)
/** "Ashes - stones", "English/Spanish" */
const listed = (text: string) => text.replace(/ [-–—] |(?<=\p{L}) ?\/ ?(?=\p{L})/gu, ', ')
const ABOUT_LAST = /\b(?:it|that|this)\b/i
/** Word for word, or a part of a sentence. */
const AS_TYPED = new Set([
  'quote',
  'testimonial1',
  'testimonial2',
  'testimonial3',
  'testimonials',
  'survivors',
])
