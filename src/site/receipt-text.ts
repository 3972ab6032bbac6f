import type { Translate } from '../shared/text/i18n.ts'

/** For dialog and page. */
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
