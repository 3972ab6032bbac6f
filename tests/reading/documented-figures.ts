import { readFileSync } from 'node:fs'
import { ALL_ROWS } from '../../bench/bar/trust/all-rows.ts'

/** A number that is not a limit of ours (a status, a standard, a thing of the world), or that the rule's test measures. */
const said = (number: string) => () => number

/** The value of a constant, divided by `unit`. Throws when the file has no such constant, or not as plain arithmetic. */
function constant(file: string, name: string, unit = 1): () => string {
  return () => {
    const text = readFileSync(`src/${file}`, 'utf8')
    const sum = text.match(
      new RegExp(`\\b${name}\\b(?:: [\\w<>]+)?(?: =|:) ([\\d_ *.]+)(?:,|$| })`, 'm'),
    )?.[1]
    if (!sum) throw new Error(`${file} has no number ${name}`)
    const value = sum.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1)
    return (value / unit).toLocaleString('en-US')
  }
}

const MINUTE = 60_000
const MB = 1024 * 1024
const limits = readFileSync('src/features/inquiries/receive/limits.ts', 'utf8')
const networks =
  limits.match(/perNetwork: \[limit\((\d+), (\d+) \* MINUTE_MS\), limit\((\d+), DAY_MS\)\]/) ?? []
const links = readFileSync('src/features/accounts/administrators/send-link.ts', 'utf8')

const SAMPLE = readFileSync('src/config/config.ts', 'utf8').match(/DATABASE_URL \? 0 : (\d+)/)?.[1]

/** Numbers of a rule of docs/product.md, in the order of its words. */
export const RULES: Record<string, (() => string)[]> = {
  'SITE-2': [constant('site/cut-text.ts', 'META_DESCRIPTION_LENGTH')],
  'SITE-6': [
    constant('ui/toast/toaster.ts', 'DURATION_MS', 1000),
    constant('ui/toast/toaster.ts', 'SWIPE_THRESHOLD_PX'),
  ],
  'SITE-9': [said('50'), said('13')],
  'HOME-4': [said('10,000')],
  'STATE-1': [
    constant('features/directory/pages/state-page.ts', 'FEATURED_FROM'),
    constant('features/directory/pages/state-page.ts', 'MAX_FEATURED'),
  ],
  'STATE-2': [said('404')],
  'STATE-3': [constant('features/directory/pages/state-page.ts', 'CITIES_ON_PAGE')],
  'CITY-1': [
    constant('shared/lists.ts', 'LIST_PAGE_SIZE'),
    constant('features/directory/pages/state-page.ts', 'FEATURED_FROM'),
    constant('features/directory/pages/city-page.ts', 'MAX_FEATURED'),
  ],
  'SEARCH-4': [
    said('3'),
    said('5'),
    constant('site/parts/no-results.tsx', 'IN_TOAST'),
    constant('shared/places/geo.ts', 'NEARBY_MILES'),
  ],
  'SEARCH-7': [constant('features/directory/places/gazetteer/build-place-index.ts', 'SAME_PLACE_MILES')],
  'SEARCH-11': [said('988')],
  'LISTS-1': [constant('shared/places/geo.ts', 'NEARBY_MILES')],
  'LISTS-5': [said('390'), said('844'), said('220'), said('1280'), said('320'), said('60')],
  'SUGGEST-1': [said('5')],
  'CARD-1': [said('5')],
  'CARD-2': [constant('site/cut-text.ts', 'CARD_TEXT_LENGTH')],
  'PARTNER-1': [said('404')],
  'PARTNER-2': [
    constant('site/parts/partner/photo-grid.tsx', 'SHOWN_FIRST'),
    constant('site/parts/partner/photo-grid.tsx', 'GROUP_SIZE'),
    constant('site/parts/partner/photo-grid.tsx', 'EXTERIOR_RATIO'),
    constant('site/parts/partner/photo-grid.tsx', 'GROUP_SIZE'),
    constant('site/parts/partner/photo-grid.tsx', 'GROUP_SIZE'),
  ],
  'PARTNER-3': [constant('site/parts/partner/review-list.tsx', 'SHOWN_FIRST'), said('200')],
  'PARTNER-4': [
    said('4'),
    said('5'),
    said('2'),
    constant('site/review-summary-text.ts', 'MOSTLY_POSITIVE_PERCENT'),
  ],
  'PARTNER-5': [constant('site/structured-data.ts', 'SERVICE_RADIUS_METERS', 1000)],
  'INQUIRY-3': [
    constant('features/inquiries/receive/idempotency.ts', 'KEPT_HOURS'),
    constant('features/inquiries/receive/receive-inquiry.ts', 'REPEAT_MINUTES'),
  ],
  'INQUIRY-7': [
    ...networks.slice(1).map((number) => said(number)),
    constant('features/inquiries/mail/copy-for-family.ts', 'MOST_COPIES'),
  ],
  'INQUIRY-8': [constant('shared/inquiries/inquiry-choices.ts', 'MIN_FILL_MS', 1000)],
  'INQUIRY-14': [
    said(
      readFileSync('src/site/islands/inquiry/keep-inquiry.ts', 'utf8').match(
        /SENT_MAX_AGE_MS = (\d+) \* DAY_MS/,
      )?.[1] ?? '',
    ),
  ],
  'FAQ-1': [said('0'), constant('shared/faq/faq.ts', 'MAX_FAQ_ORDER')],
  'FAQ-7': [constant('console/screens/faq/bulk-upload-dialog.tsx', 'SHOWN')],
  'PRESS-2': [constant('shared/pictures/picture-limits.ts', 'MAX_LOGO_BYTES', MB)],
  'PRESS-5': [said('90')],
  'PRESS-6': [constant('features/press-releases/write-with-model.ts', 'TOLERANCE', 0.01)],
  'VIDEO-5': [constant('shared/videos/video.ts', 'VIDEO_DAYS')],
  'ACCOUNT-3': [
    constant('features/accounts/sessions/find-session.ts', 'IDLE_MS', MINUTE),
    constant('features/accounts/sessions/find-session.ts', 'ABSOLUTE_MS', 60 * MINUTE),
  ],
  'ACCOUNT-5': [
    constant('features/accounts/sessions/confirm-session.ts', 'PROOF_MS', MINUTE),
    constant('shared/accounts/own-access.ts', 'FEW_MINUTES'),
    constant('shared/accounts/own-access.ts', 'read'),
    constant('shared/accounts/own-access.ts', 'mail'),
    constant('shared/accounts/own-access.ts', 'delete'),
  ],
  'ACCOUNT-11': [constant('features/accounts/email-change/ask-for-email-change.ts', 'EMAIL_CHANGE_HOURS')],
  'ACCOUNT-12': [
    said(links.match(/forgotten: (\d+)/)?.[1] ?? ''),
    constant('features/accounts/forgotten-password/send-forgotten-link.ts', 'PAUSE_MS', MINUTE),
  ],
  'KEYS-1': [said('8'), said('12')],
  'CHECK-1': [constant('shared/partners/partner-check.ts', 'CHECK_DAYS')],
  'CHECK-4': [constant('features/inquiries/contacted/mark-contacted.ts', 'LINK_DAYS')],
  'LIST-5': [constant('features/partners/find/create-partner-finder.ts', 'LEAST_DIGITS')],
  'LIST-10': [constant('console/screens/partners/delete-dialogs.tsx', 'MOST_WITHOUT_NUMBER')],
  'FORM-1': [said('0'), said('1'), said('1')],
  'INBOX-2': [constant('features/inquiries/mail/queue-mail.ts', 'REPEAT_MINUTES')],
  'INBOX-3': [constant('shared/inquiries/admin-inquiry.ts', 'PRESENCE_SECONDS')],
  'HISTORY-2': [constant('shared/history/history.ts', 'UNDO_DAYS')],
  'PRIVACY-2': [
    constant('features/privacy/purge-messages.ts', 'KEPT_DAYS'),
    constant('features/privacy/purge-messages.ts', 'KEPT_DAYS'),
  ],
  'RUN-1': [constant('stop-on-request.ts', 'STOP_WITHIN_MS', 1000)],
  'RUN-2': [said('503'), said('2')],
  'RUN-7': [said('421')],
  'CALL-2': [said('401')],
  'CALL-5': [said('400')],
}

/** Sentences of README.md with their number in place of #. */
export const README: [string, () => string][] = [
  ['up to # rows', constant('shared/import.ts', 'MAX_IMPORT_ROWS')],
  ['rows and # MB', constant('shared/import.ts', 'MAX_IMPORT_BYTES', MB)],
  ['for # days', constant('shared/history/history.ts', 'UNDO_DAYS')],
  ['The # active', () => Number(SAMPLE).toLocaleString('en-US')],
  [
    'and # inactive',
    () =>
      String(
        Math.floor(
          Number(SAMPLE) / Number(constant('sample-data/make-sample-directory.ts', 'ACTIVE_PER_INACTIVE')()),
        ),
      ),
  ],
  ['proves the # promises', () => String(ALL_ROWS.length)],
]

/** Numbers of a text: not ids, codes, names of files or parts of words. */
export const figuresIn = (text: string): string[] =>
  text.replace(/\b[A-Z]{3,}-\d+\b/g, '').match(/(?<![\w/.-])\d+(?:[,.]\d+)*(?!\w)/g) ?? []
