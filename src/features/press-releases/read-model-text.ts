import { guessLanguage } from '../../shared/press-releases/news-kinds.ts'
import { countWords, splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { createRestCheck, type Told } from '../facts-lock/rest-on-sources.ts'
import { plainAnswer } from '../model-calls/plain-answer.ts'
import { withoutTalk } from '../model-calls/without-talk.ts'
import { createFactCheck } from './check-release.ts'
import { createPolish, namesOf } from './compose-release.ts'
import { FRAMES } from './frames/frames.ts'
import { type English, loadEnglish } from './reading/english-words.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'
import type { ReleaseOptions } from './release-form.ts'

export type Statement = { text: string; sources: string[] }
export type ModelBody = { headline: string; paragraphs: string[]; statements: Statement[]; dropped: string[] }

const MAX_CHARACTERS = 12_000
export const LEAST_WORDS = 60
const MAX_HEADLINE = 160

export type ModelReader = {
  /**
   * Leaves out what rests on no sentence of the form, listed in `dropped`. Null when the answer is no release
   * in the form's language.
   */
  read(answer: string): ModelBody | null
  /** The same of a growing answer's finished sentences; null before the headline has ended. */
  readStart(answerSoFar: string): ModelBody | null
}

/** Remembers what it has checked: a growing answer is read again and again. */
export async function createModelReader(facts: ReleaseFacts, options: ReleaseOptions): Promise<ModelReader> {
  const polish = remember(createPolish(facts, options))
  const rests = remember(createCheck(facts, options, await loadEnglish()))
  function readBlocks(answer: string): ModelBody {
    const [headline = '', ...rest] = toBlocks(answer)
    const dropped: string[] = []
    const statements = new Map<string, string[]>()
    const keep = (sentence: string) => {
      if (statements.has(sentence) || dropped.includes(sentence)) return false
      const sources = rests(sentence)
      if (sources) statements.set(sentence, sources)
      else dropped.push(sentence)
      return sources !== null
    }
    const paragraphs = rest
      .map((block) => splitSentences(polish(block)).filter(keep).join(' '))
      .filter((text) => text !== '')
    const title = polish(headline.replace(/^headline:\s*/i, '')).replace(/[.!]+$/, '')
    return {
      headline: title,
      paragraphs,
      statements: [...statements].map(([text, sources]) => ({ text, sources })),
      dropped,
    }
  }
  let last: { part: string; body: ModelBody | null } = { part: '', body: null }
  const isTitle = (title: string) =>
    title !== '' && title.length <= MAX_HEADLINE && rests(`${title}.`) !== null

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
export function createCheck(facts: ReleaseFacts, options: ReleaseOptions, english: English) {
  const { house } = facts
  const names = namesOf(facts)
  const tell = (text: string): Told => ({ text, words: english.read(text, []) })
  const own = [
    house.company,
    house.shortName,
    'funeral home',
    'company',
    ...(facts.place ? [facts.place.city] : []),
  ]
  const stones = Object.values(FRAMES[facts.language].kinds).flatMap((kind) => splitSentences(kind.stones))
  const sources = [`${facts.news}.`, ...facts.why, ...facts.details, ...stones].map(tell)
  const restOn = createRestCheck(sources, own)
  const isGiven = createFactCheck(facts.form, options)
  const quoted = [
    ...(facts.quotation ? [facts.quotation] : []),
    ...facts.testimonials.map(({ words, by }) => ({ words, speaker: by ?? '' })),
  ]
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()

  return (sentence: string): string[] | null => {
    if (isGiven(sentence).length > 0) return null
    const quotations = [...sentence.matchAll(/“([^”]+)”|«\s*([^»]+?)\s*»/g)].map((match) =>
      plain(match[1] ?? match[2] ?? ''),
    )
    if (quotations.length === 0) {
      const found = restOn(tell(sentence))
      return found?.map((index) => sources[index]?.text ?? '') ?? null
    }
    const around = plain(sentence.replace(/“[^”]+”|«[^»]+»/g, ' '))
    const said = quoted.find(({ words }) =>
      quotations.every((one) => ` ${plain(words)} `.includes(` ${one} `)),
    )
    if (!said) return null
    const speaker = plain(said.speaker.split(/,| of /)[0] ?? '')
    const others = [
      ...quoted.map(({ speaker: other }) => plain(other.split(/,| of /)[0] ?? '')),
      ...names.map(plain),
    ]
    const isOther = others.some(
      (other) =>
        other !== '' && other !== speaker && !plain(house.company).includes(other) && around.includes(other),
    )
    const left = around.replace(plain(said.speaker), '').replace(speaker, '')
    const isPlain = left
      .split(' ')
      .every((word) => word === '' || SAYING.test(word) || plain(house.company).includes(word))
    return !isOther && isPlain && (speaker === '' || around.includes(speaker))
      ? [`“${said.words}” (${said.speaker})`]
      : null
  }
}

/** Words beside a quotation that state nothing. */
const SAYING =
  /^(?:said|says|wrote|writes|added|recalled|a|an|the|of|in|who|family|testimonial|reads|shared|by|with|déclaré|écrit|ajouté|dit|dijo|escribió|una?|familia|famille|et|y|and|also)$/

/** Sentences and lines that ended outside quotation marks. */
function finishedPart(text: string): string {
  const ends = [...text.matchAll(/\n|[.!?]["”’)]*\s/g)].map(({ index, 0: end }) => index + end.length)
  const isClosed = (end: number) => (text.slice(0, end).match(/"/g)?.length ?? 0) % 2 === 0
  const isPastHeadline = (end: number) => /\S[^\n]*\n/.test(text.slice(0, end))
  const end = ends.findLast((at) => isClosed(at) && isPastHeadline(at))
  return end === undefined ? '' : text.slice(0, end)
}

function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text) ?? work(text)
    known.set(text, found)
    return found
  }
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
