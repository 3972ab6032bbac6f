import { repairStyle } from '../../shared/press-releases/ap-style/check-style.ts'
import { applyWording } from '../../shared/press-releases/ap-style/wording.ts'
import { mapProse } from '../../shared/press-releases/text/map-prose.ts'
import { countWords, splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { FRAMES, fill } from './frames/frames.ts'
import { tidyArticles, withFrenchArticle } from './frames/french-article.ts'
import { writeOccasion } from './frames/write-occasion.ts'
import { nameSpeakers } from './name-speakers.ts'
import { briefName } from './reading/keep-names.ts'
import { isShouted, plainWords, quietAddress, quietName } from './reading/plain-words.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'
import { writeQuote } from './reading/read-sentence.ts'
import type { Testimonial } from './reading/read-testimonials.ts'
import { withoutStop, withStop } from './reading/words.ts'
import type { Release, ReleaseOptions } from './release-form.ts'
import { writeDateline, writeNotice } from './write-dateline.ts'

const MOST_SENTENCES = 3
const MOST_PARAGRAPH_WORDS = 60
/** It would stand for the speaker behind a quotation. */
const PRONOUN = /^(?:It|Its|He|She|They|Il|Elle|Él|Ella|Su)(?!\p{L})/u
const STONES = /solidified|\bstones|solidifié|pierres|solidificad|piedras/i

export type Composed = {
  release: Release
  /** They did not fit. */
  tooLong: string[]
}

/**
 * The inverted pyramid: news, when and where, why, the quotation, details, families' words, the stones. Stops
 * at the words asked for; shorter where facts are few.
 */
export function composeRelease(facts: ReleaseFacts, options: ReleaseOptions): Composed {
  const { house, language, kind, form } = facts
  const frames = FRAMES[language]
  const own = frames.kinds[kind]
  const tidied = (text: string) => tidyArticles(text, language)
  const polish = createPolish(facts, options)
  const headline = polish(facts.headline)
  const values = {
    company: language === 'fr' ? withFrenchArticle(house.company) : house.company,
    city: facts.place?.city ?? form.companyAddress.replace(/[.\s]+$/, ''),
    contact: facts.contactName,
    phone: form.contactPhone,
    email: form.contactEmail,
  }
  const isNamed = [house.company, briefName(house.company)].some((name) => facts.news.includes(name))
  const news = isNamed ? facts.news : facts.news + fill(frames.announced, values)
  const occasion = facts.isDated ? '' : writeOccasion(facts, options)
  const lead = polish(`${withStop(news)} ${occasion}`.trim())
  const about = tidied(fill(own.about, values))
  const reach = tidied(fill(frames.reach, values))
  const isReached = facts.action !== null && /\d{3}|@|\.\p{Ll}{2,}\b/u.test(facts.action)
  const closing = polish([facts.action, isReached ? '' : reach].filter(Boolean).join(' '))
  const isNamedByForm = STONES.test([form.newsAngle, form.newsWhy, form.additionalInfo].join(' '))
  // Another service is "offered" as well.
  const told = kind === 'offering' && !isNamedByForm && !facts.isFramed ? frames.kinds.other : own
  const stones = isNamedByForm && kind !== 'offering' ? '' : tidied(fill(told.stones, values))
  const fixed = [headline, lead, closing, fill(frames.aboutHeading, values), about, stones]
  let left = Math.round(form.targetWordCount * 1.05) - fixed.reduce((sum, text) => sum + countWords(text), 0)
  const fits = (text: string) => {
    const words = countWords(text)
    if (words > left) return false
    left -= words
    return true
  }
  const quotation = facts.quotation && writeQuote(frames.said, facts.quotation.words, facts.quotation.speaker)
  const said = quotation && fits(quotation) ? [polish(quotation)] : []
  const tooLong: string[] = []
  const take = (sentences: readonly string[]) =>
    [...new Set(sentences)].filter((sentence) => {
      const isTaken = tooLong.length === 0 && fits(sentence)
      if (!isTaken) tooLong.push(sentence)
      return isTaken
    })
  const why = take(facts.why.map(polish))
  const details = take(facts.details.map(polish))
  const items = take(facts.items.map((item) => polish(withoutStop(item))))
  const families = facts.testimonials.map((one) => writeTestimonial(one, frames)).filter(fits)
  const body = intoParagraphs(details)
  const quoteAt = body.findIndex((text, index) => index > 0 && !PRONOUN.test(text))
  const ahead = quoteAt < 0 ? body.length : quoteAt
  return {
    release: {
      language,
      notice: writeNotice(facts, options),
      headline,
      dateline: writeDateline(facts, options),
      paragraphs: nameSpeakers(
        [
          lead,
          ...intoParagraphs(why),
          ...body.slice(0, ahead),
          ...said,
          ...body.slice(ahead),
          ...families,
          items.length > 0 ? [frames.items, ...items.map((item) => `• ${item}`)].join('\n') : '',
          ...intoParagraphs(splitSentences(stones)),
          closing,
        ].filter((text) => text !== ''),
        facts,
      ),
      aboutHeading: tidied(fill(frames.aboutHeading, values)),
      about,
      contactHeading: frames.contactHeading,
      contact: [
        facts.contactName,
        quietName(plainWords(form.companyName)),
        quietAddress(form.companyAddress),
        form.contactPhone,
        quietLink(form.contactEmail),
        quietLink(form.website ?? ''),
      ].filter((line) => line !== ''),
    },
    tooLong,
  }
}

/** Names, addresses and numbers, kept as given. */
export const namesOf = ({ house, form }: ReleaseFacts): string[] => [
  ...house.names,
  form.companyAddress,
  form.contactPhone,
  ...(form.newsPlace ? [form.newsPlace] : []),
]

/** AP style and the words for death, outside names and quotations; French and Spanish stay as they are. */
export function createPolish(facts: ReleaseFacts, { wording }: ReleaseOptions): (text: string) => string {
  const names = namesOf(facts)
  if (facts.language !== 'en') return (text) => text
  return (text) => mapProse(repairStyle(text, names), names, (prose) => applyWording(prose, wording))
}

const quietLink = (link: string) => (isShouted(link.replace(/^https?:/, '')) ? link.toLowerCase() : link)

const writeTestimonial = ({ words, by }: Testimonial, frames: (typeof FRAMES)['en']) =>
  by ? writeQuote(frames.wrote, words, by) : writeQuote(frames.unnamed, words, '')

/** Of up to three sentences, some 60 words; a quotation stands alone. */
export function intoParagraphs(sentences: readonly string[]): string[] {
  const paragraphs: string[][] = []
  for (const sentence of sentences) {
    const last = paragraphs.at(-1)
    const isFull =
      !last ||
      [last[0] ?? '', sentence].some((text) => /^[“«]/.test(text)) ||
      last.length >= MOST_SENTENCES ||
      countWords([...last, sentence].join(' ')) > MOST_PARAGRAPH_WORDS
    if (isFull) paragraphs.push([sentence])
    else last.push(sentence)
  }
  return paragraphs.map((paragraph) => paragraph.join(' '))
}
