import type { Doubt } from '../../../../shared/inquiries/doubts.ts'
import { t } from '../../../text.ts'

export function doubtText({ kind, count = 0 }: Doubt): string {
  const texts: Record<typeof kind, string> = {
    bait: t('A field hidden from people was filled in.'),
    'link-in-name': t('The name holds a link.'),
    links: t('The message contains {count, number} links.', { count }),
    'no-stamp': t('It was sent without opening the page of the form.'),
    'forged-stamp': t('Its form stamp was not issued by this site.'),
    quick: t(
      'It was sent {count, plural, =0 {less than a second} one {# second} other {# seconds}} after the page was opened.',
      { count },
    ),
    'reused-stamp': t('{count, number} inquiries came from a single opening of the form.', { count }),
    'reused-key': t(
      'During an outage it was sent in place of another inquiry, which may be its first version.',
    ),
    'busy-address': t(
      '{count, number} inquiries with this email address came within an hour, from several networks.',
      { count },
    ),
    'same-words': t(
      '{count, number} inquiries with exactly these words came within an hour, from several networks.',
      { count },
    ),
    flood: t('Very many inquiries came within an hour, and this one without opening the page of the form.'),
  }
  return texts[kind]
}
