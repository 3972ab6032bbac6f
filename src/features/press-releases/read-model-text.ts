import { applyWording } from '../../shared/press-releases/ap-style/wording.ts'
import { guessLanguage } from '../../shared/press-releases/news-kinds.ts'
import { countWords, splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { createTextCheck, type Rest } from '../facts-lock/check-text.ts'
import { plainAnswer } from '../model-calls/plain-answer.ts'
import { withoutTalk } from '../model-calls/without-talk.ts'
import { createPolish } from './compose-release.ts'
import { FRAMES } from './frames/frames.ts'
import { writeWhen } from './frames/write-when.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'
import type { ReleaseOptions } from './release-form.ts'

export type Statement = { text: string; sources: string[] }
/** What is left out; the form's own sentence stands `instead`, where one is close. */
export type Dropped = { sentence: string; instead: string | null }
export type ModelBody = {
  headline: string
  paragraphs: string[]
  statements: Statement[]
  dropped: Dropped[]
  /** Sentences of the form that the text does not tell. */
  untold: string[]
}

const MAX_CHARACTERS = 12_000
export const LEAST_WORDS = 60
const MAX_HEADLINE = 160

export type ModelReader = {
  /**
   * Leaves out what rests on no sentence of the form, listed in `dropped`, and tells the closest one instead. Null when the answer is no release
   * in the form's language.
   */
  read(answer: string): ModelBody | null
  /** The same of a growing answer's finished sentences; null before the headline has ended. */
  readStart(answerSoFar: string): ModelBody | null
}

export function createModelReader(facts: ReleaseFacts, options: ReleaseOptions): ModelReader {
  const polish = createPolish(facts, options)
  const rests = createCheck(facts, options)
  /** The form's sentences as a release prints them. */
  const own = new Map(
    [...facts.why, ...facts.details].map((text) => [applyWording(text, options.wording), polish(text)]),
  )
  function readBlocks(answer: string): ModelBody {
    const [headline = '', ...rest] = toBlocks(answer)
    const blocks = rest.map((block) => splitSentences(polish(block)))
    const rested = new Map([...new Set(blocks.flat())].map((sentence) => [sentence, rests(sentence)]))
    const told = new Set([...rested.values()].flatMap(({ sources }) => sources ?? []))
    const dropped: Dropped[] = []
    const statements = new Map<string, string[]>()
    const tell = (sentence: string): string[] => {
      const found = rested.get(sentence)
      // Each is told once.
      if (!found || !rested.delete(sentence)) return []
      if (found.sources) {
        statements.set(sentence, found.sources)
        return [sentence]
      }
      const near = found.near !== null && !told.has(found.near) ? found.near : null
      const instead = (near !== null && own.get(near)) || null
      dropped.push({ sentence, instead })
      if (near === null || instead === null) return []
      told.add(near)
      statements.set(instead, [near])
      return [instead]
    }
    const paragraphs = blocks
      .map((sentences) => sentences.flatMap(tell).join(' '))
      .filter((text) => text !== '')
    const title = polish(headline.replace(/^headline:\s*/i, '')).replace(/[.!]+$/, '')
    return {
      headline: title,
      paragraphs,
      statements: [...statements].map(([text, sources]) => ({ text, sources })),
      dropped,
      untold: [...own].flatMap(([source, text]) => (told.has(source) ? [] : [text])),
    }
  }
  let last: { part: string; body: ModelBody | null } = { part: '', body: null }
  const isTitle = (title: string) =>
    title !== '' && title.length <= MAX_HEADLINE && rests(`${title}.`).sources !== null

  return {
    read(answer) {
      if (answer.length > MAX_CHARACTERS) return null
      const body = readBlocks(answer)
      const text = body.paragraphs.join(' ')
      const isRelease =
        isTitle(body.headline) && countWords(text) >= LEAST_WORDS && guessLanguage(text) === facts.language
      return isRelease ? body : null
    },
    readStart(answerSoFar) {
      const part = finishedPart(answerSoFar.slice(0, MAX_CHARACTERS))
      if (part !== last.part) {
        const body = readBlocks(part)
        last = { part, body: isTitle(body.headline) ? body : null }
      }
      return last.body
    },
  }
}

/** The form's sentences that a sentence rests on; null when it rests on none, or quotes what nobody said so. */
export function createCheck(facts: ReleaseFacts, { wording }: ReleaseOptions): (sentence: string) => Rest {
  const { house, form, place, language, quotation } = facts
  const speaker = quotation?.speaker.replace(',', ` ${IS[language]}`)
  const stones = Object.values(FRAMES[language].kinds).flatMap((kind) => splitSentences(kind.stones))
  const sentences = [
    newsOf(facts),
    ...facts.why,
    ...facts.details,
    // A model is given them too.
    ...facts.items,
    ...(facts.action ? [facts.action] : []),
    ...(speaker?.includes(` ${IS[language]}`) ? [`${speaker}.`] : []),
    ...(place ? [`${house.company}, ${form.companyAddress}, ${place.city}, ${place.region.name}`] : []),
    `${form.contactName}, ${form.contactPhone}, ${form.contactEmail}, ${form.website ?? ''}`,
  ].map((text) => ({ text: applyWording(text, wording) }))
  return createTextCheck({
    language,
    names: [house.company],
    sources: [...sentences, ...stones.map((text) => ({ text, group: 'stones' }))],
    quotations: [
      ...(quotation ? [quotation] : []),
      ...facts.testimonials.map(({ words, by }) => ({ words, speaker: by ?? '' })),
    ],
  })
}

const IS = { en: 'is', fr: 'est', es: 'es' } as const

/** The news with the form's date, times and place behind it. */
function newsOf({ form, language, news }: ReleaseFacts): string {
  const moment = form.newsDate && { date: form.newsDate, start: form.newsStart, end: form.newsEnd }
  const when = moment ? `, ${writeWhen(moment, new Date(0), language)}` : ''
  const where = form.newsPlace ? `, ${AT[language]} ${form.newsPlace}` : ''
  return `${news}${when}${where}.`
}
const AT = { en: 'at', fr: 'à', es: 'en' } as const

/** Sentences and lines that ended outside quotation marks. */
function finishedPart(text: string): string {
  const ends = [...text.matchAll(/\n|[.!?]["”’)]*\s/g)].map(({ index, 0: end }) => index + end.length)
  const isClosed = (end: number) => (text.slice(0, end).match(/"/g)?.length ?? 0) % 2 === 0
  const isPastHeadline = (end: number) => /\S[^\n]*\n/.test(text.slice(0, end))
  const end = ends.findLast((at) => isClosed(at) && isPastHeadline(at))
  return end === undefined ? '' : text.slice(0, end)
}

/** Without what the product adds itself. */
function toBlocks(answer: string): string[] {
  return withoutTalk(plainAnswer(answer))
    .replace(/"([^"\n]+)"/g, '“$1”')
    .split(/\n\s*\n|(?<=^[^\n]{1,160})\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(
      (block) => block !== '' && !/^(?:#+|FOR IMMEDIATE RELEASE|Media Contact.*|About .{1,80})$/i.test(block),
    )
}
