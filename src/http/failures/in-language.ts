import type { FieldErrors } from '../../shared/errors.ts'
import type { PressReleaseAnswer } from '../../shared/press-releases/press-release.ts'
import { CATALOGUES, translateTo } from '../../shared/text/catalogues.ts'
import type { Locale } from '../../shared/text/i18n.ts'
import { translateRefusal } from '../../shared/text/translate-refusal.ts'

type Refusal = { message: string; fields?: FieldErrors | undefined }

function sayTo(locale: Locale): (sentence: string) => string {
  if (locale === 'en') return (sentence) => sentence
  const t = translateTo(locale)
  return (sentence) => translateRefusal(t, CATALOGUES[locale], sentence)
}

/** As a form in the language shows them. */
export function refusalIn(locale: Locale, { message, fields }: Refusal): Refusal {
  const say = sayTo(locale)
  const said = Object.entries(fields ?? {}).map(([field, sentence]) => [field, say(sentence)])
  return { message: say(message), ...(fields && { fields: Object.fromEntries(said) }) }
}

/** Its warnings; the release has its own language. */
export function releaseIn(locale: Locale, answer: PressReleaseAnswer): PressReleaseAnswer {
  const say = sayTo(locale)
  return { ...answer, warnings: answer.warnings.map((one) => ({ ...one, message: say(one.message) })) }
}
