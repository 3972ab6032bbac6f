import { WRONG_FIELDS } from '../../../shared/form-texts.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import type { SendResult } from './send-inquiry.ts'

/** Says why an inquiry was not sent. */
export function failureText(
  t: Translate,
  result: Exclude<SendResult, { kind: 'received' }>,
): { title: string; description: string } {
  if (result.kind === 'refused') {
    const [first = t(WRONG_FIELDS.text)] = Object.values(result.fields)
    return { title: t(WRONG_FIELDS.title), description: first }
  }
  switch (result.reason) {
    case 'limit':
      return {
        title: t('Your message has not been sent yet'),
        description:
          result.text ||
          t('Several messages have just come from your connection. Please send it again a little later.'),
      }
    case 'outage':
      return {
        title: t('Your message has not been sent yet'),
        description: t(
          'We cannot take messages just now. Everything you wrote is still here; please send it again in a few minutes.',
        ),
      }
    case 'fault':
      return { title: t('Error'), description: t('Failed to submit inquiry. Please try again.') }
  }
}
