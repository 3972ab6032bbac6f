import type { App } from '../../app.ts'
import type { Listening } from '../../integrations/writer/language-model.ts'
import { AppError } from '../../shared/errors.ts'
import {
  DEFAULT_TIME_ZONE,
  type PressReleaseAnswer,
  type PressReleaseInput,
  type ReleaseWarning,
} from '../../shared/press-releases/press-release.ts'
import { isTimeZone, momentAt } from '../../shared/time/time-zone.ts'
import type { Asker } from '../shares/shares.ts'
import { checkRelease } from './check-release.ts'
import { composeRelease, namesOf } from './compose-release.ts'
import { countReleaseWords, formatRelease } from './format-release.ts'
import { sayMissingFacts } from './missing-facts.ts'
import { readFacts } from './plain-facts/read-facts.ts'
import type { ReleaseForm, ReleaseOptions } from './release-form.ts'
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
  const { logoUrl: _, wording, embargoUntil, timeZone, variation, ...form } = input
  const date = app.clock.now()
  const zone = isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE
  const embargo = embargoUntil ? readMoment(embargoUntil, zone) : null
  if (embargo && embargo <= date) {
    throw new AppError('invalid_input', 'The form has errors.', {
      fields: { embargoUntil: 'Please choose a day and time to come.' },
    })
  }
  const options: ReleaseOptions = { wording, variation, date, timeZone: zone, embargoUntil: embargo }
  const builtIn = writeBuiltIn(form, options)
  if (!app.model) return builtIn
  const { release, failure } = await writeWithModel(app, asker, form, options, listening)
  if (release) return release
  const notice: ReleaseWarning = { kind: 'writer', message: sayStandIn(failure) }
  return { ...builtIn, warnings: [notice, ...builtIn.warnings] }
}

const readMoment = (text: string, timeZone: string) =>
  /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : momentAt(text.slice(0, 16), timeZone)

/** The same form, options and day give the same text. */
export function writeBuiltIn(form: ReleaseForm, options: ReleaseOptions): PressReleaseAnswer {
  const facts = readFacts(form)
  const { release, leftOut } = composeRelease(facts, options)
  const pressRelease = formatRelease(release)
  const wordCount = countReleaseWords(release)
  const missing = leftOut.length > 0 ? null : sayMissingFacts(facts, wordCount, form.targetWordCount)
  const warnings: ReleaseWarning[] = [
    ...(missing ? [{ kind: 'length' as const, message: missing }] : []),
    ...leftOut.map((sentence) => ({
      kind: 'left-out' as const,
      message: `Left out for length: ${sentence}`,
    })),
    ...checkRelease(pressRelease, form, options, namesOf(facts)),
  ]
  return { pressRelease, wordCount, source: 'template', warnings }
}
