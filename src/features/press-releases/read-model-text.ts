import { repairStyle } from '../../shared/press-releases/ap-style/check-style.ts'
import { applyWording } from '../../shared/press-releases/ap-style/wording.ts'
import { countWords } from '../../shared/press-releases/text/count-words.ts'
import { mapProse } from '../../shared/press-releases/text/map-prose.ts'
import { splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { markUngiven } from './check-release.ts'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'

export type ModelBody = { headline: string; paragraphs: string[]; dropped: string[] }

const MAX_CHARACTERS = 12_000
const LEAST_WORDS = 60
const MAX_HEADLINE = 160
/** Never printed unless the form holds it: a reader would act on it, or somebody would be quoted. */
const NEVER_INVENTED = new Set(['phone', 'email', 'link', 'quotation', 'markup', 'price'])
const ENGLISH = /^(?:the|of|and|to|in|a|is|are|for|with|that|its|has|have|on|at|by|will|from|an|be|as)$/i
/** Running English has 30–45 % of these. */
const LEAST_ENGLISH = 0.15

/** Reads a model's answers to one form. */
export type ModelReader = {
  /**
   * A whole answer as headline and paragraphs in style. Sentences with a telephone number, address, price or quotation
   * that was not given are dropped, and named in `dropped`. Null when the answer is no text of a release in English.
   */
  read(answer: string): ModelBody | null
  /** The same of the finished sentences of an answer that is being written; null before the headline has ended. */
  readStart(answerSoFar: string): ModelBody | null
}

/** Creates a reader, which remembers what it has checked: an answer that is being written is read again and again. */
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
      const words = text.split(/\s+/)
      const english = words.filter((word) => ENGLISH.test(word)).length / words.length
      const isRelease = isTitle(body.headline) && countWords(text) >= LEAST_WORDS && english >= LEAST_ENGLISH
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

/** The text up to the last sentence or line that has ended outside of quotation marks. */
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

/** Blocks of plain text, without fences, emphasis, headings and what the product adds itself. */
function toBlocks(answer: string): string[] {
  return answer
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/^```\w*\n?|\n?```$/g, '')
    .replace(/(\*\*|__)(?=\S)(.{1,400}?)\1/g, '$2')
    .replace(/^#{1,6} /gm, '')
    .replace(/"([^"\n]+)"/g, '“$1”')
    .split(/\n\s*\n|(?<=^[^\n]{1,160})\n/)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter(
      (block) => block !== '' && !/^(?:#+|FOR IMMEDIATE RELEASE|Media Contact.*|About .{1,80})$/i.test(block),
    )
}
