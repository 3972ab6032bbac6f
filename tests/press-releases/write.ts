import { type ReleaseFacts, readFacts } from '../../src/features/press-releases/reading/read-facts.ts'
import type { ReleaseOptions } from '../../src/features/press-releases/release-form.ts'
import { writeBuiltIn } from '../../src/features/press-releases/write-press-release.ts'
import { PressReleaseInput } from '../../src/shared/press-releases/press-release.ts'
import { TODAY } from './forms.ts'

const HALE = {
  companyName: 'Hale & Marsh Funeral Home',
  contactName: 'Edith Wren',
  contactPhone: '865-555-0142',
  contactEmail: 'news@halemarsh.example',
  companyAddress: '418 Cumberland Avenue, Knoxville, TN 37902',
  newsAngle: 'We now offer solidified remains to families in Knox County',
  callToAction: 'Call us to learn more',
}

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
  } = PressReleaseInput.parse({ ...HALE, ...values })
  return readFacts(form)
}

/** The built-in writer's release of a usual form with other values. */
export async function write(values: Record<string, unknown>) {
  const answer = writeBuiltIn(await factsOf(values), OPTIONS)
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

/** The form with what was offered beside its fields, as often as it is asked; a person corrects `names`. */
export async function answered(
  values: Record<string, unknown>,
  names: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const correct = (text = '') => names.reduce((sum, name) => sum.replace(new RegExp(name, 'gi'), name), text)
  let answers = values
  for (let count = 0; count < 3; count++) {
    const asked = Object.entries((await refusalOf(answers)) ?? {})
    const offers = asked.map(([field, text]) => [field, correct(/: “([^”]+)”$/.exec(text)?.[1])])
    if (offers.length === 0) break
    answers = { ...answers, ...Object.fromEntries(offers) }
  }
  return answers
}
