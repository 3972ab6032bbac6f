import { AppError } from '../../../shared/errors.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'

/** Why a field's words are not printed, and the sentence that they seem to mean, or an example. */
export type Ask = { why: string; suggestion: string; isExample?: boolean }

export const CAPITALS = 'Names need their capitals: please correct this.'
export const SLOTS = ['testimonial1', 'testimonial2', 'testimonial3'] as const
const DO_YOU_MEAN = { en: 'Do you mean', fr: 'Voulez-vous dire', es: '¿Quiere decir' } as const
const FOR_EXAMPLE = { en: 'For example', fr: 'Par exemple', es: 'Por ejemplo' } as const

export function refusalOf(asks: Readonly<Record<string, Ask>>, language: ReleaseLanguage): AppError {
  const sayOf = ({ why, suggestion, isExample }: Ask) =>
    `${why} ${(isExample ? FOR_EXAMPLE : DO_YOU_MEAN)[language]}: “${suggestion}”`
  return refusal(Object.fromEntries(Object.entries(asks).map(([field, ask]) => [field, sayOf(ask)])))
}

const refusal = (fields: Record<string, string>) =>
  new AppError('invalid_input', 'The form has errors.', { fields })

/** Throws invalid_input by field for words without a name or consent. */
export function requireSpeakers(form: ReleaseForm): void {
  const fields: Record<string, string> = {}
  if (form.quote && !form.quoteSpeaker) fields.quoteSpeaker = 'Please say who said this.'
  if (form.quote && !form.quoteConsent)
    fields.quoteConsent = 'Please confirm that the speaker agreed to be quoted.'
  for (const slot of SLOTS) {
    if (form[slot] && !form[`${slot}By`]) fields[`${slot}By`] = 'Please say who wrote this.'
    if (form[slot] && !form[`${slot}Consent`])
      fields[`${slot}Consent`] = 'Please confirm that the writer agreed to be quoted.'
  }
  if (Object.keys(fields).length > 0) throw refusal(fields)
}
