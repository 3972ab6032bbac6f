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

/**
 * A model's answer as headline and paragraphs in style. Sentences with a telephone number, address, price or quotation
 * that was not given are dropped, and named in `dropped`. Null when the answer is no text of a release in English.
 */
export function readModelText(
  answer: string,
  form: ReleaseForm,
  options: ReleaseOptions,
  names: readonly string[],
): ModelBody | null {
  if (answer.length > MAX_CHARACTERS) return null
  const [headline = '', ...rest] = toBlocks(answer)
  const dropped: string[] = []
  const polish = (text: string) =>
    mapProse(repairStyle(text, names), names, (prose) => applyWording(prose, options.wording))
  const isGiven = (sentence: string) => {
    const isKept = !markUngiven(sentence, form, options).some(({ kind }) => NEVER_INVENTED.has(kind))
    if (!isKept) dropped.push(sentence)
    return isKept
  }
  const seen = new Set<string>()
  const paragraphs = rest
    .map((block) =>
      splitSentences(polish(block))
        .filter((sentence) => !seen.has(sentence) && seen.add(sentence) && isGiven(sentence))
        .join(' '),
    )
    .filter((text) => text !== '')
  const title = polish(headline.replace(/^headline:\s*/i, '')).replace(/[.!]+$/, '')
  const words = paragraphs.join(' ').split(/\s+/)
  const english = words.filter((word) => ENGLISH.test(word)).length / words.length
  const isRelease =
    title !== '' &&
    title.length <= MAX_HEADLINE &&
    countWords(paragraphs.join(' ')) >= LEAST_WORDS &&
    english >= LEAST_ENGLISH &&
    isGiven(title)
  return isRelease ? { headline: title, paragraphs, dropped } : null
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
