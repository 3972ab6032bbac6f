import type { Doubt } from '../../../shared/inquiries/doubts.ts'
import type { Translate } from '../../../shared/text/i18n.ts'

/** Why an inquiry was held back, as a sentence. */
export function doubtText(t: Translate, { kind, count = 0 }: Doubt): string {
  switch (kind) {
    case 'bait':
      return t('The field that people do not see was filled in.')
    case 'link-in-name':
      return t('The name holds a link.')
    case 'links':
      return t('The message holds {count, number} links.', { count })
    case 'no-stamp':
      return t('It was sent without opening the page of the form.')
    case 'forged-stamp':
      return t('What it says about the opened page was not made by this site.')
    case 'quick':
      return t(
        'It was sent {count, plural, =0 {less than a second} one {# second} other {# seconds}} after the page was opened.',
        {
          count,
        },
      )
    case 'reused-stamp':
      return t('{count, number} inquiries came from one opened page.', { count })
    case 'busy-address':
      return t(
        '{count, number} inquiries with this email address came within an hour, from several networks.',
        {
          count,
        },
      )
    case 'same-words':
      return t(
        '{count, number} inquiries with exactly these words came within an hour, from several networks.',
        {
          count,
        },
      )
    case 'flood':
      return t('Very many inquiries came within an hour, and this one without opening the page of the form.')
  }
}
