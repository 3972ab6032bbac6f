import type { Doubt } from '../../../../shared/inquiries/doubts.ts'
import { t } from '../../../text.ts'

const TEXTS: Record<Doubt['kind'], string> = {
  bait: 'A field hidden from people was filled in.',
  'link-in-name': 'The name holds a link.',
  links: 'The message contains {count, number} links.',
  'no-stamp': 'It was sent without opening the page of the form.',
  'forged-stamp': 'Its form stamp was not issued by this site.',
  quick:
    'It was sent {count, plural, =0 {less than a second} one {# second} other {# seconds}} after the page was opened.',
  'reused-stamp': '{count, number} inquiries came from a single opening of the form.',
  'reused-key': 'During an outage it was sent in place of another inquiry, which may be its first version.',
  'busy-address':
    '{count, number} inquiries with this email address came within an hour, from several networks.',
  'same-words':
    '{count, number} inquiries with exactly these words came within an hour, from several networks.',
  flood: 'Very many inquiries came within an hour, and this one without opening the page of the form.',
}

export const doubtText = ({ kind, count = 0 }: Doubt) => t(TEXTS[kind], { count })
