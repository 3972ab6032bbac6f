import type { App } from '../../app.ts'
import type { Listening } from '../../integrations/writer/language-model.ts'
import { AppError } from '../../shared/errors.ts'
import {
  DETAILS_OF,
  KIND_LABEL,
  NEWS_DETAILS,
  NEWS_LABELS,
  type NewsDetail,
} from '../../shared/press-releases/news-details.ts'
import {
  DEFAULT_TIME_ZONE,
  type PressReleaseAnswer,
  type PressReleaseInput,
  type ReleaseWarning,
} from '../../shared/press-releases/press-release.ts'
import { isTimeZone, momentAt } from '../../shared/time/time-zone.ts'
import type { Asker } from '../shares/shares.ts'
import { checkRelease } from './check-release.ts'
import { composeRelease } from './compose-release.ts'
import { countReleaseWords, formatRelease } from './format-release.ts'
import { type ReleaseFacts, readFacts } from './reading/read-facts.ts'
import type { ReleaseOptions } from './release-form.ts'
import { sayStandIn } from './say-stand-in.ts'
import { writeWithModel } from './write-with-model.ts'

/**
 * By the configured model, else or when it fails by the built-in writer. `onText` gets a model's release as
 * it grows; the answer may differ. `signal` ends the request to the model. Rejects with its reason, on
 * database errors, and with invalid_input for a past embargo.
 */
export async function writePressRelease(
  app: Pick<App, 'db' | 'clock' | 'config' | 'log' | 'model'>,
  asker: Asker,
  input: PressReleaseInput,
  listening: Listening = {},
): Promise<PressReleaseAnswer> {
  const { logoUrl: _, wording, embargoUntil, timeZone, ...form } = input
  const date = app.clock.now()
  const zone = isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
  const embargo = embargoUntil ? readMoment(embargoUntil, zone) : null
  if (embargo && embargo <= date) {
    throw new AppError('invalid_input', 'The form has errors.', {
      fields: { embargoUntil: 'Please choose a day and time to come.' },
    })
  }
  const options: ReleaseOptions = { wording, date, timeZone: zone, embargoUntil: embargo }
  const facts = await readFacts(form, options)
  const builtIn = writeBuiltIn(facts, options)
  if (!app.model) return builtIn
  const { release, failure } = await writeWithModel(app, asker, facts, options, listening)
  if (release) return release
  const notice: ReleaseWarning = { kind: 'writer', message: sayStandIn(failure) }
  return { ...builtIn, warnings: [notice, ...builtIn.warnings] }
}

const readMoment = (text: string, timeZone: string) =>
  /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : momentAt(text.slice(0, 16), timeZone)

/** The same form, options and day give the same text. */
export function writeBuiltIn(facts: ReleaseFacts, options: ReleaseOptions): PressReleaseAnswer {
  const { release, tooLong } = composeRelease(facts, options)
  const pressRelease = formatRelease(release)
  const wordCount = countReleaseWords(release)
  const isShort = tooLong.length === 0 && wordCount < facts.form.targetWordCount * 0.9
  const warnings: ReleaseWarning[] = [
    ...(isShort ? [sayMissing(facts, wordCount)] : []),
    ...tooLong.map((sentence) => ({
      kind: 'left-out' as const,
      message: `Left out for length: ${sentence}`,
      sentence,
    })),
    ...checkRelease(pressRelease, facts),
  ]
  return { pressRelease, wordCount, source: 'template', warnings }
}

/** By the labels of the fields that are empty. */
function sayMissing({ form, kind }: ReleaseFacts, words: number): ReleaseWarning {
  const details = form.newsKind ? DETAILS_OF[kind].filter((name: NewsDetail) => form[name] === null) : []
  const common = (Object.keys(NEWS_LABELS) as (keyof typeof NEWS_LABELS)[]).filter(
    (name) =>
      form[name] === null &&
      !(name === 'newsPlace' && kind !== 'opening' && kind !== 'event') &&
      !(name === 'testimonials' && (form.testimonial1 !== null || kind === 'death')),
  )
  const labels = [
    ...(form.newsKind ? [] : [KIND_LABEL]),
    ...details.map((name: NewsDetail) => NEWS_DETAILS[name].label),
    ...common.map((name) => NEWS_LABELS[name]),
  ]
  const facts = `There are facts for ${words} words, not for ${form.targetWordCount}.`
  const message = labels.length > 0 ? `${facts} These fields would help: ${labels.join('; ')}` : facts
  return { kind: 'length', message }
}
