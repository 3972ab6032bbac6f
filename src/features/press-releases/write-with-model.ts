import type { App } from '../../app.ts'
import type { Listening } from '../../integrations/writer/language-model.ts'
import type { PressReleaseAnswer, ReleaseWarning } from '../../shared/press-releases/press-release.ts'
import { countWords } from '../../shared/press-releases/text/split-sentences.ts'
import { askModel, type WritingFailure } from '../model-calls/ask-model.ts'
import type { Asker } from '../shares/shares.ts'
import { askForRelease } from './ask-for-release.ts'
import { checkRelease } from './check-release.ts'
import { composeRelease, intoParagraphs } from './compose-release.ts'
import { countReleaseWords, formatRelease, formatStart } from './format-release.ts'
import { createModelReader, LEAST_WORDS, type ModelBody } from './read-model-text.ts'
import type { ReleaseFacts } from './reading/read-facts.ts'
import type { Release, ReleaseOptions } from './release-form.ts'

export type ModelRelease =
  | { release: PressReleaseAnswer; failure: null }
  | { release: null; failure: WritingFailure }

/** The model may write for so long. */
const MAX_WAIT_MS = 120_000
/** Of the words asked for. */
const TOLERANCE = 0.1

/**
 * The model writes headline and body. A long text is cut at a paragraph's end, and a short one takes sentences of
 * the form that it left out. `onText` gets the checked release as it grows. Rejects only with the reason of an aborted
 * `signal`.
 */
export async function writeWithModel(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  asker: Asker,
  facts: ReleaseFacts,
  options: ReleaseOptions,
  { signal, onText }: Listening = {},
): Promise<ModelRelease> {
  const { form } = facts
  const reader = createModelReader(facts, options)
  const frame = composeRelease(facts, options).release
  const closing = frame.paragraphs.at(-1) ?? ''
  const rest = countReleaseWords({ ...frame, headline: '', paragraphs: [closing] })
  const words = Math.max(120, form.targetWordCount - rest)

  const latestAt = Date.now() + MAX_WAIT_MS
  let shown: ModelBody | null = null
  const answer = await askModel(app, asker, askForRelease(facts, options, words), {
    signal,
    latestAt,
    onText(answerSoFar) {
      shown = reader.readStart(answerSoFar)
      if (shown) onText?.(formatStart({ ...frame, ...shown }))
    },
  })
  signal?.throwIfAborted()
  const body = answer.text === null ? enoughOf(shown) : reader.read(answer.text)
  if (!body) return { release: null, failure: answer.text === null ? answer.failure : { kind: 'unusable' } }
  const most = Math.round(form.targetWordCount * TOLERANCE)
  const left = form.targetWordCount - rest - countWords(body.headline)
  const written = cutTo(body.paragraphs, left + most)
  const missing = left - countWords(written.join(' '))
  const more = missing > most ? fillUp(body.untold, missing) : []
  const release: Release = {
    ...frame,
    headline: body.headline,
    paragraphs: [...written, ...more, closing],
  }
  const pressRelease = formatRelease(release)
  const wordCount = countReleaseWords(release)
  const warnings: ReleaseWarning[] = [
    ...(answer.text === null ? [{ kind: 'writer' as const, message: CUT }] : []),
    ...(wordCount < form.targetWordCount * (1 - TOLERANCE)
      ? [
          {
            kind: 'length' as const,
            message: `The text has ${wordCount} of ${form.targetWordCount} words. More facts would help.`,
          },
        ]
      : []),
    ...body.dropped.map(({ sentence, instead }) => ({
      kind: 'left-out' as const,
      message: instead
        ? `Told in the form’s own words, as these are not all in it: ${sentence}`
        : `Left out, as it rests on no sentence of the form: ${sentence}`,
      sentence,
      ...(instead && { instead }),
    })),
    ...checkRelease(pressRelease, facts),
  ]
  const statements = body.statements.filter(({ text }) => pressRelease.includes(text))
  return { release: { pressRelease, wordCount, source: 'ai', warnings, statements }, failure: null }
}

const CUT = 'AI stopped before its end; this is what it wrote.'
const enoughOf = (body: ModelBody | null) =>
  body && countWords(body.paragraphs.join(' ')) >= LEAST_WORDS ? body : null

/** At least the first. */
function cutTo(paragraphs: readonly string[], room: number): string[] {
  let left = room
  return paragraphs.filter((text, index) => {
    const count = countWords(text)
    const fits = index === 0 || count <= left
    left = fits ? left - count : 0
    return fits
  })
}

/** Whole sentences, in paragraphs. */
function fillUp(sentences: readonly string[], room: number): string[] {
  let left = room
  const taken = sentences.filter((text) => {
    left -= countWords(text)
    return left >= 0
  })
  return intoParagraphs(taken)
}
