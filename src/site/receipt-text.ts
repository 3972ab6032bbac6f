import type { Translate } from '../shared/text/i18n.ts'

/** In dialog and page. */
export function receiptText(
  t: Translate,
  receipt: { email: string; partner: string; reference: string },
): [whatFollows: string, reference: string] {
  return [
    t('Your inquiry will be forwarded to {email}, which will coordinate with {partner} to respond.', {
      email: receipt.email,
      partner: receipt.partner,
    }),
    t('Your reference number is {reference}.', { reference: receipt.reference }),
  ]
}

/** `button` changes it. */
export function keptText(t: Translate, isOn: boolean): { text: string; button: string } {
  return isOn
    ? {
        text: t(
          'What you write is kept on this device until it is sent, for seven days at most. Is this a shared device?',
        ),
        button: t('Do not keep it'),
      }
    : { text: t('What you write is not kept on this device.'), button: t('Keep it until it is sent') }
}

/** On every way to an inquiry. */
export const askText = (t: Translate): string => t('Ask for Information')

/** `elsewhere`: another website's form. */
export type AskFailure = 'outage' | 'limit' | 'elsewhere' | 'fault'

/** In the page's language. */
export function failureText(t: Translate, reason: AskFailure): [title: string, text: string] {
  switch (reason) {
    case 'outage':
      return [
        t('Your message has not been sent yet'),
        t(
          'We cannot take messages just now. Everything you wrote is still here; please send it again in a few minutes.',
        ),
      ]
    case 'limit':
      return [
        t('Your message has not been sent yet'),
        t(
          'Several messages have just come from your connection. Everything you wrote is still here; please send it again a little later.',
        ),
      ]
    case 'elsewhere':
      return [
        t('Your message has not been sent yet'),
        t(
          'It came here from another website. If it is what you want to ask, please press Submit to send it from here.',
        ),
      ]
    case 'fault':
      return [t('Error'), t('Failed to submit inquiry. Please try again.')]
  }
}
