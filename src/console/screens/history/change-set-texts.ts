import type { ChangeAction, ChangeEntity, ChangeSet } from '../../../shared/history/history.ts'
import { t } from '../../text.ts'

type Named = Pick<ChangeSet, 'entity' | 'itemCount' | 'subject'>

function thingsOf({ entity, itemCount: count, subject }: Named, isAlwaysCounted = false): string {
  // A bulk call's subject is a count, even of one.
  const isNamed = count === 1 && !/^\d+ (?:partners|questions)$/.test(subject)
  if (isNamed && !isAlwaysCounted) return entity === 'faq' ? t('“{subject}”', { subject }) : subject
  if (entity === 'partner') return t('{count, plural, one {# partner} other {# partners}}', { count })
  if (entity === 'faq') return t('{count, plural, one {# FAQ item} other {# FAQ items}}', { count })
  if (entity === 'inquiry') return t('{count, plural, one {# inquiry} other {# inquiries}}', { count })
  return t('{count, plural, one {# account} other {# accounts}}', { count })
}

/** "Margaret Hale edited 38 partners". */
export function changeSetText(set: ChangeSet): string {
  const { userName: who, subject, createdCount, itemCount } = set
  const what = thingsOf(set)
  const isOwnAccount = set.entity === 'account' && who === subject
  switch (set.action) {
    case 'create':
    case 'bulk-create':
      return isOwnAccount
        ? t('{who} set up the back office', { who })
        : t('{who} added {what}', { who, what })
    case 'update':
    case 'bulk-edit':
      if (isOwnAccount) return t('{who} changed their own account', { who })
      if (set.entity !== 'inquiry') return t('{who} edited {what}', { who, what })
      // "R-1042: note": not a status change.
      return subject.includes(': ')
        ? t('{who} worked on inquiry {subject}', { who, subject })
        : t('{who} changed the status of {what}', { who, what })
    case 'delete':
    case 'bulk-delete':
      return t('{who} deleted {what}', { who, what })
    case 'import':
      return t(
        '{who} imported {subject}: {created, number} new{updated, plural, =0 {} other {, # updated}}',
        { who, subject, created: createdCount, updated: itemCount - createdCount },
      )
    case 'google':
      return t('{who} updated {what} from Google', { who, what })
    case 'publish':
      return t('{who} published {subject}', { who, subject })
    case 'restore':
      return t('{who} restored {what}', { who, what })
    case 'undo':
      return t('{who} undid {what}', { who, what: undoneText(set) })
    case 'erase':
      return t('{who} erased {what} ({subject})', { who, what: thingsOf(set, true), subject })
    case 'deactivate':
      return t('{who} deactivated {what}', { who, what })
    case 'invite':
      return t('{who} invited {what}', { who, what })
    case 'reset':
      return t('{who} reset the login of {what}', { who, what })
  }
}

/** "the import partners.csv (1,599 partners)". */
function undoneText(set: ChangeSet): string {
  const what = thingsOf(set)
  switch (set.undoesAction) {
    case 'create':
    case 'bulk-create':
      return t('the adding of {what}', { what })
    case 'delete':
    case 'bulk-delete':
      return t('the deletion of {what}', { what })
    case 'import':
      return t('the import {subject} ({what})', { subject: set.subject, what: thingsOf(set, true) })
    case 'google':
      return t('the update of {what} from Google', { what })
    case 'publish':
      return t('the publishing of {subject}', { subject: set.subject })
    case 'restore':
      return t('the restoring of {what}', { what })
    case 'undo':
      return t('an undo of {what}', { what })
    case 'update':
    case 'bulk-edit':
    case 'erase':
    case 'deactivate':
    case 'invite':
    case 'reset':
    case null:
      return t('an edit of {what}', { what })
  }
}

/** What an undo would do. */
export function undoText(set: ChangeSet): string {
  const count = set.itemCount
  switch (set.action) {
    case 'create':
    case 'bulk-create':
    case 'restore':
      return t('{count, plural, one {What was added is} other {The # that were added are}} deleted again.', {
        count,
      })
    case 'import':
      return t(
        'The {created, number} that were new are deleted again; the {updated, number} that were updated get back their old values.',
        { created: set.createdCount, updated: count - set.createdCount },
      )
    case 'delete':
    case 'bulk-delete':
      return t(
        '{count, plural, one {What was deleted comes} other {The # that were deleted come}} back as before.',
        { count },
      )
    case 'undo':
      return t(
        '{count, plural, one {The change that was undone is} other {The # changes that were undone are}} made again.',
        { count },
      )
    case 'update':
    case 'bulk-edit':
    case 'google':
    case 'publish':
    case 'erase':
    case 'deactivate':
    case 'invite':
    case 'reset':
      return t('{count, plural, one {It gets} other {All # get}} back the earlier values.', { count })
  }
}

export function actionNames(): [ChangeAction, string][] {
  return [
    ['create', t('Added')],
    ['update', t('Edited')],
    ['delete', t('Deleted')],
    ['bulk-create', t('Added in bulk')],
    ['bulk-edit', t('Bulk edits')],
    ['bulk-delete', t('Bulk deletions')],
    ['google', t('Updates from Google')],
    ['publish', t('Published descriptions')],
    ['import', t('Imports')],
    ['restore', t('Restored')],
    ['undo', t('Undone')],
    ['erase', t('Erasures')],
    ['invite', t('Invitations')],
    ['deactivate', t('Deactivations')],
    ['reset', t('Resets')],
  ]
}

export function entityNames(): [ChangeEntity, string][] {
  return [
    ['partner', t('Partners')],
    ['faq', t('FAQ')],
    ['inquiry', t('Inquiries')],
    ['account', t('Administrators')],
  ]
}
