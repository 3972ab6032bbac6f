import { repairStyle } from '../../shared/press-releases/ap-style/check-style.ts'
import { applyWording } from '../../shared/press-releases/ap-style/wording.ts'
import { countWords } from '../../shared/press-releases/text/count-words.ts'
import { mapProse } from '../../shared/press-releases/text/map-prose.ts'
import { splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { isEnglish } from '../model-calls/is-english.ts'
import { plainAnswer } from '../model-calls/plain-answer.ts'
import { withoutTalk } from '../model-calls/without-talk.ts'
import { markUngiven } from './check-release.ts'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'

export type ModelBody = { headline: string; paragraphs: string[]; dropped: string[] }

const MAX_CHARACTERS = 12_000
const LEAST_WORDS = 60
const MAX_HEADLINE = 160
/** Unless the form holds it: readers would act on it, or somebody would be quoted. */
const NEVER_INVENTED = new Set(['phone', 'email', 'link', 'quotation', 'markup', 'price'])

export type ModelReader = {
  /**
   * Drops sentences with a telephone number, address, price or quotation that was not given, listed in
   * `dropped`. Null when the answer is no release in English.
   */
  read(answer: string): ModelBody | null
  /** The same of a growing answer's finished sentences; null before the headline has ended. */
  readStart(answerSoFar: string): ModelBody | null
}

/** Remembers what it has checked: a growing answer is read again and again. */
export function createModelReader(
  form: ReleaseForm,
  options: ReleaseOptions,
  names: readonly string[],
): ModelReader {
  const polish = remember((text: string) =>
    mapProse(repairStyle(text, names), names, (prose) => applyWording(prose, options.wording)),
  )
  const isGiven = remember(
    (sentence: string) => !markUngiven(sentence, form, options).some(({ kind }) => NEVER_INVENTED.has(kind)),
  )
  function readBlocks(answer: string): ModelBody {
    const [headline = '', ...rest] = toBlocks(answer)
    const dropped: string[] = []
    const seen = new Set<string>()
    const keep = (sentence: string) => {
      if (seen.has(sentence)) return false
      seen.add(sentence)
      if (!isGiven(sentence)) dropped.push(sentence)
      return isGiven(sentence)
    }
    const paragraphs = rest
      .map((block) => splitSentences(polish(block)).filter(keep).join(' '))
      .filter((text) => text !== '')
    const title = polish(headline.replace(/^headline:\s*/i, '')).replace(/[.!]+$/, '')
    return { headline: title, paragraphs, dropped }
  }
  let last: { part: string; body: ModelBody | null } = { part: '', body: null }
  const isTitle = (title: string) => title !== '' && title.length <= MAX_HEADLINE && isGiven(title)

  return {
    read(answer) {
      if (answer.length > MAX_CHARACTERS) return null
      const body = readBlocks(answer)
      const text = body.paragraphs.join(' ')
      const isRelease = isTitle(body.headline) && countWords(text) >= LEAST_WORDS && isEnglish(text)
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
