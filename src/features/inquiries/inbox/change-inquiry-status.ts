import type { App } from '../../../app.ts'
import type { Actor } from '../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../shared/errors.ts'
import type {
  InquiryBulkChange,
  InquiryChange,
  InquiryDetail,
} from '../../../shared/inquiries/admin-inquiry.ts'
import { recordChangeSet } from '../../history/record-change-set.ts'
import { findInquiry } from './find-inquiry.ts'
import { isCurrent, lockInquiries, lockInquiry, refuseErased } from './lock-inquiry.ts'
import { moveInquiries, recordInquiryChange } from './move-inquiries.ts'
import { writeNote } from './note-inquiry.ts'

const MOST_NAMED = 5

type Tools = Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>

/** Throws not_found; conflict when erased or, with the present one, `expectedUpdatedAt` is stale. */
export async function changeInquiryStatus(
  app: Tools,
  id: string,
  { status, note, expectedUpdatedAt }: InquiryChange,
  actor: Actor,
): Promise<InquiryDetail> {
  return app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const locked = await lockInquiry(tx, id, expectedUpdatedAt)
    const changes = await moveInquiries(tx, app, [locked], status, actor, now)
    if (note) await writeNote(tx, locked.inquiry, note, actor, now)
    const what = changes.length === 0 ? ': note' : ''
    if (note || changes.length > 0) await recordInquiryChange(tx, locked.inquiry, what, actor, now, changes)
    return findInquiry(tx, id)
  })
}

/** All or none. Throws as `changeInquiryStatus`. */
export async function changeInquiryStatuses(
  app: Tools,
  { ids, status, expectedUpdatedAt = {} }: InquiryBulkChange,
  actor: Actor,
): Promise<number> {
  return app.db.transaction(async (tx) => {
    const now = app.clock.now()
    const wanted = [...new Set(ids)]
    const locked = await lockInquiries(tx, wanted)
    if (locked.length < wanted.length) {
      throw new AppError('not_found', 'Some of these inquiries are no longer there. Nothing was changed.')
    }
    const stale = locked.filter(({ inquiry }) => {
      const expected = expectedUpdatedAt[inquiry.id]
      return expected !== undefined && !isCurrent(inquiry, expected)
    })
    if (stale.length > 0) {
      const references = stale.slice(0, MOST_NAMED).map(({ inquiry }) => inquiry.reference)
      const others = stale.length - references.length
      if (others > 0) references.push(`${others} more`)
      const list = new Intl.ListFormat('en').format(references)
      const verb = stale.length === 1 ? 'was' : 'were'
      throw new AppError('conflict', `${list} ${verb} changed in the meantime. Nothing was changed.`, {
        current: await Promise.all(stale.map(({ inquiry }) => findInquiry(tx, inquiry.id))),
      })
    }
    refuseErased(locked)
    const rows = await moveInquiries(tx, app, locked, status, actor, now)
    const subject = rows.length === 1 ? String(rows[0]?.after?.reference) : status
    await recordChangeSet(tx, { action: 'bulk-edit', entity: 'inquiry', actor, subject }, rows, now)
    return rows.length
  })
}
