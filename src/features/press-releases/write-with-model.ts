import type { App } from '../../app.ts'
import type { Listening } from '../../integrations/writer/language-model.ts'
import type { PressReleaseAnswer, ReleaseWarning } from '../../shared/press-releases/press-release.ts'
import { countWords } from '../../shared/press-releases/text/count-words.ts'
import { askModel, type WritingFailure } from '../model-calls/ask-model.ts'
import type { Asker } from '../shares/shares.ts'
import { askForRelease } from './ask-for-release.ts'
import { checkRelease } from './check-release.ts'
import { composeRelease, namesOf } from './compose-release.ts'
import { countReleaseWords, formatRelease, formatStart } from './format-release.ts'
import { readFacts } from './plain-facts/read-facts.ts'
import { createModelReader, type ModelBody } from './read-model-text.ts'
import type { Release, ReleaseForm, ReleaseOptions } from './release-form.ts'

export type ModelRelease =
  | { release: PressReleaseAnswer; failure: null }
  | { release: null; failure: WritingFailure }

/** For a text and its repair together. */
const MAX_WAIT_MS = 30_000
/** Of the words asked for. */
const TOLERANCE = 0.1

/**
 * The model writes headline and body. A text off its length is asked for once more, then cut at a paragraph's
 * end. `onText` gets the checked release as it grows; a later text may start over. Rejects only with the
 * reason of an aborted `signal`.
 */
export async function writeWithModel(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  asker: Asker,
  form: ReleaseForm,
  options: ReleaseOptions,
  { signal, onText }: Listening = {},
): Promise<ModelRelease> {
  const facts = readFacts(form)
  const names = namesOf(facts)
  const reader = createModelReader(form, options, names)
  const frame = composeRelease(facts, options).release
  const closing = frame.paragraphs.at(-1) ?? ''
  const rest = countReleaseWords({ ...frame, headline: '', paragraphs: [closing] })
  const words = Math.max(120, form.targetWordCount - rest)

  const latestAt = Date.now() + MAX_WAIT_MS
  const showStart = (answerSoFar: string) => {
    const body = reader.readStart(answerSoFar)
    if (body) onText?.(formatStart({ ...frame, ...body }))
  }
  const ask = async (draft: ModelBody | null) => {
    const given = draft && { text: textOf(draft), words: countWords(textOf(draft)) }
    const answer = await askModel(app, asker, askForRelease(form, options, words, given), {
      signal,
      latestAt,
      onText: onText && showStart,
    })
    signal?.throwIfAborted()
    if (answer.text === null) return { body: null, failure: answer.failure }
    return { body: reader.read(answer.text), failure: { kind: 'unusable' as const } }
  }
  const first = await ask(null)
  if (!first.body) return { release: null, failure: first.failure }
  const isOff = (body: ModelBody) => {
    const share = (countWords(textOf(body)) + rest) / form.targetWordCount
    return Math.abs(share - 1) > TOLERANCE
  }
  const second = isOff(first.body) ? (await ask(first.body)).body : null
  const body = second && distance(second, words) < distance(first.body, words) ? second : first.body
  const room = Math.round(form.targetWordCount * (1 + TOLERANCE)) - rest - countWords(body.headline)
  const release: Release = {
    ...frame,
    headline: body.headline,
    paragraphs: [...cutTo(body.paragraphs, room), closing],
  }
  const pressRelease = formatRelease(release)
  const wordCount = countReleaseWords(release)
  const warnings: ReleaseWarning[] = [
    ...(wordCount < form.targetWordCount * (1 - TOLERANCE)
      ? [
          {
            kind: 'length' as const,
            message: `The text has ${wordCount} of ${form.targetWordCount} words. More facts would help.`,
          },
        ]
      : []),
    ...body.dropped.map((sentence) => ({
      kind: 'left-out' as const,
      message: `Left out because the form does not hold it: ${sentence}`,
    })),
    ...checkRelease(pressRelease, form, options, names),
  ]
  return { release: { pressRelease, wordCount, source: 'ai', warnings }, failure: null }
}

const textOf = ({ headline, paragraphs }: ModelBody) => [headline, ...paragraphs].join('\n\n')
const distance = (body: ModelBody, words: number) => Math.abs(countWords(textOf(body)) - words)

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
