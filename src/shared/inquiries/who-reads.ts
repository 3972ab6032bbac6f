import type { Translate } from '../text/i18n.ts'

/** `readsWithin`: in words, "one working day". */
export function whoReadsText(
  t: Translate,
  facts: { provider: string; readsWithin: string; partner: string },
): string {
  return t(
    'The support team of {provider} reads it, as a rule within {time}, and coordinates with {partner} to answer you.',
    { provider: facts.provider, time: facts.readsWithin, partner: facts.partner },
  )
}
