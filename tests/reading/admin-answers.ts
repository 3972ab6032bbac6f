/**
 * Every field that each back-office call may answer; checked by
 * src/http/api/admin/every-call/answer-fields.test.ts.
 */

import { FIELD_NAMES } from '../../src/shared/partner-fields/field-names.ts'
import { ACCOUNT_ANSWERS, below, each, words } from './account-answers.ts'

/** The test sets one social link; an object without keys would count as one field. */
const PARTNER = FIELD_NAMES.flatMap((name) => {
  if (name === 'coordinates') return below(name, words('latitude longitude'))
  return name === 'socialMedia' ? [`${name}.facebook`] : [name]
})
const CHANGE_SET = words(`
  action canUndo createdAt createdCount entity id itemCount subject undoesAction undoesId undoneAt userName`)
const RUN = words(`
  acceptedCount changeSetId createdAt id markedOpenCount notice openCount publishedCount rejectedCount sampleLeft skippedCount state
  templateCount totalCount userName writtenCount`)
const MARK = words('end kind start text')
const FINDING = words('field kind line message name')
const REPORT = [
  ...words(`
    createCount doubtfulCount flagWords
    invisibleCount leftOutCount openDoubtCount
    isMappingRemembered isSample missingFields notShownTitle otherSheets refusedCount repairedCount rowCount sampleRemovedCount sheet titles
    unchangedCount updateCount`),
  ...below('columns[]', words('candidate field heading isSure position samples source')),
  ...below('doubts[]', words('answer count kind')),
  ...below('findings[]', FINDING),
]
const IMPORT_ROWS = [
  'next',
  ...below('rows[]', [...words('action before changed line values'), ...below('findings[]', FINDING)]),
]
const IMPORT_SUMMARY = words(
  'changeSetId createdAt doneCount error fileName hasFile id isUndone state totalCount userName',
)
const IMPORT = [
  ...IMPORT_SUMMARY,
  ...below(
    'options',
    words(
      'acceptsLeftOut doubts.kinds doubts.lines flagWords isFirstRowData mapping match mode replaceSample skipInvalid workbook',
    ),
  ),
  ...below('report', REPORT),
]
const FAQ = words(`
  answer appliesTo category createdAt id isActive order question targetCities targetPartners targetStates translations
  updatedAt`)
const VIEW = [...words('createdAt id isOwn isShared name ownerName'), ...below('filters', words('lacks'))]
const TEMPLATE = words('createdAt id locale message name subject updatedAt')
const INQUIRY = [
  ...words(`
    createdAt email erasedAt hasFailedMail id isDoubtful locale mailState message name partnerId partnerName phone
    preferredContact preferredTime reference respondedAt status topics updatedAt wantsCopy withdrawnAt`),
  ...below('doubts[]', words('count kind')),
  ...below('assignedTo', words('id name')),
]
const EVENT = words('createdAt fromStatus id kind mailKind text toStatus userName')
const MAIL = words('attempts createdAt id isReplaced kind lastError sentAt state subject to')
const OTHER_INQUIRY = words('createdAt id partnerName reference status')
const INQUIRY_DETAIL = [
  ...INQUIRY,
  ...below('partner', words('city email id isPublic name phone slug state')),
  ...below('events[]', EVENT),
  ...below('mails[]', MAIL),
  ...below('alsoFrom[]', OTHER_INQUIRY),
]

const GOOGLE_RESULT = [
  ...words('error partnerId partnerName success'),
  ...below('googleData', words('rating review_count')),
]
const GOOGLE_RUN = words(
  'changeSetId createdAt doneCount doubtfulCount error id isUndone results state successCount totalCount userName',
)
const GOOGLE_CANDIDATE = [
  'placeId',
  ...below(
    'facts',
    words('address businessStatus distanceMeters googleMapsUri name phone rating reasons reviewCount'),
  ),
]
const LISTS: Record<string, readonly string[]> = {
  ...ACCOUNT_ANSWERS,
  'GET /partner-reports': each(
    words('count firstAt id kind lastAt partnerId partnerName partnerPhone partnerPlace'),
  ),
  'POST /partner-reports/:id/resolve': [],
  'POST /partner-checks': words('askedCount justAskedCount withoutEmailCount'),
  'GET /partner-checks': each([
    ...words('answeredAt id partnerId partnerName partnerPlace updatedAt'),
    ...below('fields[]', words('after before field isChangedSince')),
  ]),
  'GET /partners/:id/check': below('check', words('answer answeredAt askedAt expiresAt sentTo userName')),
  'POST /partner-checks/:id/decide': ['changeSetId'],
  // Google
  'GET /partners-without-google': each(words('city id name state')),
  'GET /google-places/status': [
    ...words(`budgetUsd emulatorHost findingCount isConfigured isNightly missingCount partnerCount
      queueCount ratedCount spentUsd`),
    ...below('run', words('id state')),
  ],
  'GET /google-places/partners': [
    'total',
    ...below('partners[]', words('city googleRating googleReviewCount id name phone state')),
  ],
  'GET /google-places/missing-ids': ['ids'],
  'GET /google-places/test': below('testResult', words('message success')),
  'POST /google-places/plan': words(
    'budgetUsd costAfterFreeUsd costUsd freeCount partnerCount refusal spentUsd',
  ),
  'POST /google-places/update/:partnerId': [
    'changeSetId',
    ...below('googleData', words('rating review_count')),
  ],
  'POST /google-places/batch-update': [
    'changeSetId',
    ...below('results[]', GOOGLE_RESULT),
    ...below('summary', words('doubtful failed successful total')),
  ],
  'POST /google-places/runs': GOOGLE_RUN,
  'GET /google-places/runs/:id': [
    ...GOOGLE_RUN.filter((field) => field !== 'results'),
    ...below('results[]', GOOGLE_RESULT),
  ],
  'POST /google-places/runs/:id/continue': GOOGLE_RUN,
  'POST /google-places/runs/:id/cancel': GOOGLE_RUN,
  'GET /google-places/queue': [
    'total',
    ...below('entries[]', words('address city name partnerId phone state website zipCode')),
    ...below('entries[].candidates[]', GOOGLE_CANDIDATE),
  ],
  'POST /google-places/queue/:partnerId/candidates': below('candidates[]', GOOGLE_CANDIDATE),
  'POST /google-places/queue/:partnerId': [],
  'GET /google-places/findings': each(
    words('businessStatus city googlePhone kinds name partnerId phone rating ratingBefore state'),
  ),
  'POST /google-places/findings/:partnerId/seen': [],
  // Partners
  'GET /partners': each(PARTNER),
  'GET /partners/search': each(PARTNER),
  'GET /partners/find': [...words('inactiveCount total'), ...below('partners[]', PARTNER)],
  'GET /partners/find-ids': ['ids'],
  'POST /partners/export.csv': [],
  'GET /partner-views': each(VIEW),
  'POST /partner-views': VIEW,
  'DELETE /partner-views/:id': [],
  'GET /partners/:id': PARTNER,
  'POST /partners': PARTNER,
  'PUT /partners/:id': PARTNER,
  'DELETE /partners/:id': [],
  'PATCH /partners/bulk-edit': words('changeSetId updatedCount'),
  'DELETE /partners/bulk-delete': words('changeSetId deletedCount'),
  'POST /partners/bulk': ['count'],
  'POST /partners/find-like': [
    ...each(words('address city id isActive name slug state zipCode')),
    '[].reasons',
  ],
  'POST /partners/check-text': below('marks[]', MARK),
  'GET /description-runs': each(RUN),
  'GET /description-runs/plan': ['model', ...below('missing', words('description longDescription'))],
  'POST /description-runs': RUN,
  'GET /description-runs/:id': RUN,
  'GET /description-runs/:id/drafts': [
    'next',
    ...below('drafts[]', words('before decision field partnerId partnerName place source text textId')),
    ...below('drafts[].marks[]', MARK),
  ].sort(),
  'PATCH /description-runs/:id/drafts': RUN,
  'POST /description-runs/:id/accept-rest': RUN,
  'POST /description-runs/:id/publish': RUN,
  'POST /description-runs/:id/cancel': RUN,
  'GET /work': [
    ...below('counts', words('failed running waiting')),
    ...below(
      'items[]',
      words('attempts canGiveUp canRetry id kind link nextTryAt progress reason since state title'),
    ),
    ...below('services[]', words('action id isConfigured isTroubled label sentence')),
  ],
  'POST /work/:kind/:id/retry': [],
  'POST /work/:kind/:id/give-up': [],
  'POST /services/:id/check': words('isWorking sentence'),
  'POST /partners/generate-description': words('description marks notice source'),
  'POST /partners/generate-long-description': words('longDescription marks notice source'),
  'GET /partners/deleted': [
    ...words('nextCursor totalCount'),
    ...below('partners[]', words('city deletedAt deletedBy id name slug state')),
  ],
  'POST /partners/:id/restore': [],
  'POST /uploads': ['url'],
  'GET /imports': each(IMPORT_SUMMARY),
  'POST /imports': IMPORT,
  'GET /imports/:id': IMPORT,
  'PATCH /imports/:id': IMPORT,
  'POST /imports/:id/write': IMPORT,
  'POST /imports/:id/cancel': IMPORT,
  'GET /imports/:id/rows': IMPORT_ROWS,
  'GET /imports/:id/failed.csv': [],
  'POST /faq': FAQ,
  'PUT /faq/:id': FAQ,
  'DELETE /faq/:id': [],
  'POST /faq/bulk': words('changeSetId count'),
  'PATCH /faq/bulk-edit': words('changeSetId updatedCount'),
  'GET /faq/partners': each(words('city id name state target')),
  'GET /inquiries': each(INQUIRY),
  'POST /inquiries/search': ['isComplete', 'total', ...below('inquiries[]', INQUIRY)],
  'POST /inquiries/export.csv': [],
  'GET /inquiries/counts': [
    ...words('byStatus doubtful failedMail overdue total'),
    ...below('openByAge', words('oneToTwoDays overSevenDays twoToSevenDays underOneDay')),
    ...below('responseHours', words('count median p90')),
  ],
  'GET /inquiries/:id': INQUIRY_DETAIL,
  'PATCH /inquiries/:id': INQUIRY_DETAIL,
  'PATCH /inquiries/bulk': ['updatedCount'],
  'POST /inquiries/:id/notes': INQUIRY_DETAIL,
  'POST /inquiries/:id/reply': INQUIRY_DETAIL,
  'POST /inquiries/:id/forward': INQUIRY_DETAIL,
  'POST /inquiries/:id/resend': INQUIRY_DETAIL,
  'PUT /inquiries/:id/assignment': INQUIRY_DETAIL,
  'PUT /inquiries/:id/presence': ['updatedAt', ...below('others[]', words('isAnswering name'))],
  'GET /reply-templates': each(TEMPLATE),
  'POST /reply-templates': TEMPLATE,
  'PUT /reply-templates/:id': TEMPLATE,
  'DELETE /reply-templates/:id': [],
  'POST /privacy/preview': [
    ...words('checkCount email eventCount isAdministrator mailCount mentionCount partnerNames sentMailCount'),
    ...below('inquiries[]', OTHER_INQUIRY),
  ],
  'POST /privacy/export': [
    ...words('checks email exportedAt mentions'),
    ...below('inquiries[]', [
      ...INQUIRY,
      ...below('events[]', EVENT),
      ...below('mails[]', [...MAIL, 'replyTo', 'text']),
    ]),
  ],
  'POST /privacy/erase': words('checkCount fileCount inquiryCount mailCount mentionCount'),
  'GET /history': ['nextCursor', 'userNames', ...below('changeSets[]', CHANGE_SET)],
  'GET /history/:id': [
    'nextCursor',
    ...below('changeSet', CHANGE_SET),
    ...below('changes[]', words('after before entityId id label')),
  ],
  'POST /history/:id/undo': words('changeSetId skipped skippedCount undoneCount'),
  'GET /dashboard': [
    ...below('partners', words('active inactive priority')),
    ...below('inquiries', words('medianResponseHours open total')),
    ...below('inquiries.perDay[]', words('count date')),
    ...below('inquiries.ageBuckets[]', words('count from kind to')),
    ...below('faq', words('active total')),
    ...below('completeness[]', words('count field total')),
    ...below('needs[]', words('count kind')),
  ],
  'GET /dashboard/coverage': [
    ...words('elsewhere height steps water width'),
    ...below('regions[]', words('code count country isSmall name path x y')),
  ],
}

/** Call below /api/admin, as registered → its answer's fields, alphabetically. */
export const ADMIN_ANSWERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(LISTS).map(([call, fields]) => [call, [...fields].sort()]),
)
