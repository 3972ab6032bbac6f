import type { Doubt } from '../../../../shared/inquiries/doubts.ts'
import { t } from '../../../text.ts'

export function doubtText({ kind, count = 0 }: Doubt): string {
  switch (kind) {
    case 'bait':
      return t('A field hidden from people was filled in.')
    case 'link-in-name':
      return t('The name holds a link.')
    case 'links':
      return t('The message contains {count, number} links.', { count })
    case 'no-stamp':
      return t('It was sent without opening the page of the form.')
    case 'forged-stamp':
      return t('Its form stamp was not issued by this site.')
    case 'quick':
      return t(
        'It was sent {count, plural, =0 {less than a second} one {# second} other {# seconds}} after the page was opened.',
        { count },
      )
    case 'reused-stamp':
      return t('{count, number} inquiries came from a single opening of the form.', { count })
    case 'reused-key':
      return t('During an outage it was sent in place of another inquiry, which may be its first version.')
    case 'busy-address':
      return t(
        '{count, number} inquiries with this email address came within an hour, from several networks.',
        { count },
      )
    case 'same-words':
      return t(
        '{count, number} inquiries with exactly these words came within an hour, from several networks.',
        { count },
      )
    case 'flood':
      return t('Very many inquiries came within an hour, and this one without opening the page of the form.')
  }
}
