import { AppError } from '../../../shared/errors.ts'
import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { isBare, isShouted, plainWords } from './plain-words.ts'

/** Why a field's words are not printed, and the sentence that they seem to mean, or an example; empty without any. */
export type Ask = { why: string; suggestion: string; isExample?: boolean }

export const SPOKEN = 'A release says “we” and “you” only in a quotation.'
export const CAPITALS =
  'Please write this in sentences, with capitals only where a sentence or a name begins.'
export const SLOTS = ['testimonial1', 'testimonial2', 'testimonial3'] as const
const DO_YOU_MEAN = { en: 'Do you mean', fr: 'Voulez-vous dire', es: '¿Quiere decir' } as const
const FOR_EXAMPLE = { en: 'For example', fr: 'Par exemple', es: 'Por ejemplo' } as const

export function refusalOf(asks: Readonly<Record<string, Ask>>, language: ReleaseLanguage): AppError {
  const sayOf = ({ why, suggestion, isExample }: Ask) =>
    !suggestion ? why : `${why} ${(isExample ? FOR_EXAMPLE : DO_YOU_MEAN)[language]}: “${suggestion}”`
  const fields = Object.fromEntries(Object.entries(asks).map(([field, ask]) => [field, sayOf(ask)]))
  return new AppError('invalid_input', 'The form has errors.', { fields })
}

/** These are printed word for word. */
const AS_TYPED = ['quote', ...SLOTS, 'testimonials'] as const
const SENTENCES = ['newsAngle', 'newsWhy', 'additionalInfo', 'callToAction'] as const
const isUnwritten = (text: string, name: (typeof SENTENCES)[number]) =>
  isShouted(text) || (name !== 'callToAction' && isBare(text))

/** What to ask by field: words without a name or consent, and those that hide names in their capitals. */
export function asksOf(form: ReleaseForm): Record<string, Ask> {
  const fields: Record<string, Ask> = {}
  const ask = (field: string, why: string) => {
    fields[field] = { why, suggestion: '' }
  }
  // The field is shown for this kind alone.
  const typed = form.newsKind === 'death' ? [...AS_TYPED, 'survivors' as const] : AS_TYPED
  for (const name of typed) if (isShouted(form[name] ?? '')) ask(name, CAPITALS)
  for (const name of SENTENCES) if (isUnwritten(plainWords(form[name] ?? ''), name)) ask(name, CAPITALS)
  if (form.quote && !form.quoteSpeaker) ask('quoteSpeaker', 'Please say who said this.')
  if (form.quote && !form.quoteConsent)
    ask('quoteConsent', 'Please confirm that the speaker agreed to be quoted.')
  for (const slot of SLOTS) {
    if (form[slot] && !form[`${slot}By`]) ask(`${slot}By`, 'Please say who wrote this.')
    if (form[slot] && !form[`${slot}Consent`])
      ask(`${slot}Consent`, 'Please confirm that the writer agreed to be quoted.')
  }
  return fields
}
