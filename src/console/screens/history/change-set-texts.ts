import type { ChangeAction, ChangeEntity, ChangeSet } from '../../../shared/history/history.ts'
import { t } from '../../text.ts'

const AGAIN = '{count, plural, one {What was added is} other {The # that were added are}} deleted again.'
const BACK =
  '{count, plural, one {What was deleted comes} other {The # that were deleted come}} back as before.'
const EARLIER = '{count, plural, one {It gets} other {All # get}} back the earlier values.'
const MADE_AGAIN =
  '{count, plural, one {The change that was undone is} other {The # changes that were undone are}} made again.'
const IMPORTED = '{who} imported {subject}: {created, number} new{updated, plural, =0 {} other {, # updated}}'
const BOTH =
  'The {created, number} that were new are deleted again; the {updated, number} that were updated get back their old values.'

const TEXTS: Record<ChangeAction, readonly [name: string, done: string, undone: string, undo: string]> = {
  create: ['Added', '{who} added {what}', 'the adding of {what}', AGAIN],
  update: ['Edited', '{who} edited {what}', 'an edit of {what}', EARLIER],
  delete: ['Deleted', '{who} deleted {what}', 'the deletion of {what}', BACK],
  'bulk-create': ['Added in bulk', '{who} added {what}', 'the adding of {what}', AGAIN],
  'bulk-edit': ['Bulk edits', '{who} edited {what}', 'an edit of {what}', EARLIER],
  'bulk-delete': ['Bulk deletions', '{who} deleted {what}', 'the deletion of {what}', BACK],
  google: [
    'Updates from Google',
    '{who} updated {what} from Google',
    'the update of {what} from Google',
    EARLIER,
  ],
  publish: ['Published descriptions', '{who} published {subject}', 'the publishing of {subject}', EARLIER],
  import: ['Imports', IMPORTED, 'the import {subject} ({counted})', BOTH],
  restore: ['Restored', '{who} restored {what}', 'the restoring of {what}', AGAIN],
  undo: ['Undone', '{who} undid {undone}', 'an undo of {what}', MADE_AGAIN],
  erase: ['Erasures', '{who} erased {counted} ({subject})', 'an edit of {what}', EARLIER],
  invite: ['Invitations', '{who} invited {what}', 'an edit of {what}', EARLIER],
  deactivate: ['Deactivations', '{who} deactivated {what}', 'an edit of {what}', EARLIER],
  reset: ['Resets', '{who} reset the login of {what}', 'an edit of {what}', EARLIER],
}

const COUNTED: Record<ChangeEntity, string> = {
  partner: '{count, plural, one {# partner} other {# partners}}',
  faq: '{count, plural, one {# FAQ item} other {# FAQ items}}',
  inquiry: '{count, plural, one {# inquiry} other {# inquiries}}',
  account: '{count, plural, one {# account} other {# accounts}}',
}

function valuesOf(set: ChangeSet) {
  const { entity, subject, userName: who, itemCount: count, createdCount: created } = set
  const counted = t(COUNTED[entity], { count })
  // Even one partner is a count in a bulk call.
  const isNamed = count === 1 && !/^\d+ (?:partners|questions)$/.test(subject)
  const name = entity === 'faq' ? t('“{subject}”', { subject }) : subject
  const what = isNamed ? name : counted
  return { who, what, counted, subject, count, created, updated: count - created }
}

/** "Margaret Hale edited 38 partners". */
export function changeSetText(set: ChangeSet): string {
  const values = valuesOf(set)
  const undone = t(TEXTS[set.undoesAction ?? 'update'][2], values)
  return t(doneText(set), { ...values, undone })
}

function doneText({ action, entity, userName, subject }: ChangeSet): string {
  const isCreation = action === 'create' || action === 'bulk-create'
  const isEdit = action === 'update' || action === 'bulk-edit'
  const isOwnAccount = entity === 'account' && userName === subject
  if (isOwnAccount && isCreation) return '{who} set up the back office'
  if (isOwnAccount && isEdit) return '{who} changed their own account'
  if (entity !== 'inquiry' || !isEdit) return TEXTS[action][1]
  // "R-1042: note": not a status change.
  return subject.includes(': ') ? '{who} worked on inquiry {subject}' : '{who} changed the status of {what}'
}

export const undoText = (set: ChangeSet) => t(TEXTS[set.action][3], valuesOf(set))

export function actionNames(): [string, string][] {
  return Object.entries(TEXTS).map(([action, [name]]) => [action, t(name)])
}

export function entityNames(): [ChangeEntity, string][] {
  return [
    ['partner', t('Partners')],
    ['faq', t('FAQ')],
    ['inquiry', t('Inquiries')],
    ['account', t('Administrators')],
  ]
}
