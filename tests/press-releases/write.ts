import { type ReleaseFacts, readFacts } from '../../src/features/press-releases/reading/read-facts.ts'
import type { ReleaseOptions } from '../../src/features/press-releases/release-form.ts'
import { writeBuiltIn } from '../../src/features/press-releases/write-press-release.ts'
import { PressReleaseInput } from '../../src/shared/press-releases/press-release.ts'
import { RELEASE_FORM } from '../values/release-form.ts'
import { TODAY } from './forms.ts'

export const OPTIONS: ReleaseOptions = {
  date: TODAY,
  timeZone: 'America/New_York',
  embargoUntil: null,
  wording: 'ap',
}

/** The facts of a usual form with other values. */
export function factsOf(values: Record<string, unknown>): Promise<ReleaseFacts> {
  const {
    wording: _,
    embargoUntil: __,
    timeZone: ___,
    logoUrl: ____,
    ...form
  } = PressReleaseInput.parse({ ...RELEASE_FORM, ...values })
  return readFacts(form, OPTIONS)
}

/** The built-in writer's release of a usual form with other values. */
export async function write(values: Record<string, unknown>, options = OPTIONS) {
  const answer = writeBuiltIn(await factsOf(values), options)
  const [, headline = '', lead = '', ...body] = answer.pressRelease.split('\n\n')
  return { ...answer, headline, lead, body }
}

/** What a form is answered beside its news line, or null. */
export async function refusalOf(values: Record<string, unknown>): Promise<Record<string, string> | null> {
  try {
    await factsOf(values)
    return null
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields ?? null
  }
}

/** The form with what was offered beside its fields, as often as it is asked. */
export async function answered(values: Record<string, unknown>): Promise<Record<string, unknown>> {
  let answers = values
  for (let count = 0; count < 3; count++) {
    const asked = Object.entries((await refusalOf(answers)) ?? {})
    const offers = asked.flatMap(([field, text]) => {
      const offer = /: “(.+)”$/s.exec(text)?.[1]
      return offer ? [[field, offer]] : []
    })
    if (offers.length === 0) break
    answers = { ...answers, ...Object.fromEntries(offers) }
  }
  return answers
}
