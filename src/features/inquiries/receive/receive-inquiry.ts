import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, partners } from '../../../db/schema/directory.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryInput, InquiryReceipt } from '../../../shared/inquiries/inquiry.ts'
import { outageOf } from '../../../shared/outage-of.ts'
import { partnerNotFound } from '../../../shared/refusals.ts'
import { isUuid } from '../../../shared/text/uuid.ts'
import { MOST_COPIES, queueCopy } from '../mail/copy-for-family.ts'
import { queueNotice } from '../mail/inquiry-mail.ts'
import { isFrom, openInquiry } from '../stored-inquiry.ts'
import { countInquiry } from './count-inquiry.ts'
import { findDoubts } from './find-doubts.ts'
import { readStamp } from './form-stamp.ts'
import { findByKey, keptSince, rememberKey, waitForTurn } from './idempotency.ts'
import { type Circumstances, contentOf, draftInquiry, type InquiryDraft } from './inquiry-draft.ts'
import { insertInquiry } from './insert-inquiry.ts'
import type { InquiryLimits } from './limits.ts'
import { readSigningKey } from './signing-key.ts'

const REPEAT_MINUTES = 10
/** From one address to one partner. */
const MOST_COMPARED = 50

/**
 * INQUIRY-2, -3, -8; on disk when it resolves. A repeat gets the first receipt. Throws not_found,
 * invalid_input, conflict (another's key), rate_limited, unavailable (no disk either).
 */
export async function receiveInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock' | 'directory' | 'journal'>,
  given: InquiryInput,
  circumstances: Circumstances,
): Promise<InquiryReceipt> {
  const { byId, bySlug } = app.directory.current()
  const partner = byId.get(given.partnerId) ?? bySlug.get(given.partnerId)
  const draft = draftInquiry(app, { ...given, partnerId: partner?.id ?? given.partnerId }, circumstances)
  const kept = await app.journal.find(draft)
  if (kept) return receiptOf(kept)
  try {
    return await storeInquiry(app, draft, circumstances.limits)
  } catch (error) {
    if (outageOf(error) === null || !partner) throw error
    return receiptOf(await app.journal.keep(draft, partner, error))
  }
}

/** Of the journal (`isAcknowledged`) none is refused, only doubted. Throws as `receiveInquiry`. */
export async function storeInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  draft: InquiryDraft,
  limits: InquiryLimits,
  { isAcknowledged = false } = {},
): Promise<InquiryReceipt> {
  const { input, keyHash, clientAddress, honeypotFilled, isForm, locale } = draft
  const signingKey = await readSigningKey(app.db)
  return app.db.transaction(async (tx) => {
    // Acknowledged inquiries survive a power cut.
    await tx.execute(sql`set local synchronous_commit = on`)
    const now = new Date(draft.createdAt)
    const partner = await findPartner(tx, draft.partnerId, isAcknowledged)

    await waitForTurn(tx, keyHash ?? [partner.id, input.email.toLowerCase(), input.message].join('\n'))
    const content = contentOf({ ...input, partnerId: partner.id })
    const ofKey = keyHash === null ? undefined : await findByKey(tx, keyHash, now)
    const earlier = isAcknowledged
      ? await findStored(tx, draft.id)
      : keyHash === null
        ? await findSame(tx, content, input.email, partner.id, now)
        : ((await findStored(tx, draft.id, keptSince(now))) ?? sameOrConflict(tx, ofKey, content))
    if (earlier) return receiptOf(earlier)

    const stamp = readStamp(signingKey, partner.id, draft.stamp, now)
    const stampId = stamp.kind === 'good' ? stamp.id : null
    const sender = { clientAddress, email: input.email, message: draft.words, stampId, partner, locale }
    const counts = await countInquiry(tx, signingKey, sender, limits, now)
    if (counts.refusal && !isAcknowledged) throw counts.refusal
    const doubts = await findDoubts(tx, input, { honeypotFilled, isForm, stamp, counts }, limits, now)
    if (ofKey) doubts.push({ kind: 'reused-key' })
    if (counts.refusal && doubts.length === 0) doubts.push({ kind: 'flood' })
    const inquiry = await insertInquiry(tx, {
      ...input,
      id: draft.id,
      reference: draft.reference,
      partnerId: partner.id,
      locale,
      status: doubts.length > 0 ? 'spam' : 'pending',
      doubts,
      createdAt: now,
      updatedAt: now,
    })
    // The journal needs them after a commit without an answer.
    Object.assign(draft, { id: inquiry.id, reference: inquiry.reference })
    if (keyHash && !ofKey) {
      const requestHash = tx.vault.lookup(content)
      await rememberKey(tx, { key: keyHash, requestHash, inquiryId: inquiry.id, createdAt: now })
    }
    if (doubts.length === 0) {
      await queueNotice(tx, app, inquiry, partner, now)
      // The address may be a stranger's.
      if (counts.address <= MOST_COPIES) await queueCopy(tx, app, inquiry, partner, now)
    }
    return receiptOf(inquiry)
  })
}

/** A key may be used again a day later. */
async function findStored(tx: Queryable, id: string, since = new Date(0)) {
  const [row] = await tx
    .select()
    .from(inquiries)
    .where(and(eq(inquiries.id, id), gt(inquiries.createdAt, since)))
  return row
}

/** Throws `conflict`. */
function sameOrConflict(tx: Queryable, ofKey: Awaited<ReturnType<typeof findByKey>>, content: string) {
  if (!ofKey) return undefined
  // A hash of a lost key matches nothing.
  const isSame =
    tx.vault.lookups(content).includes(ofKey.requestHash) ||
    contentOf(openInquiry(tx, ofKey.inquiry)) === content
  if (isSame) return ofKey.inquiry
  throw new AppError(
    'conflict',
    'This Idempotency-Key was already used for another inquiry. Please send a new key.',
  )
}

/** Listed, by id or slug; of the journal (`isAcknowledged`) any. Throws not_found. */
async function findPartner(tx: Queryable, idOrSlug: string, isAcknowledged: boolean) {
  const isId = isUuid(idOrSlug)
  // PostgreSQL takes no NUL.
  if (!isId && !/^[\p{L}\p{N}-]+$/u.test(idOrSlug)) throw partnerNotFound()
  const isWanted = isId ? eq(partners.id, idOrSlug) : eq(partners.slug, idOrSlug)
  const isListed = and(eq(partners.isActive, true), isNull(partners.deletedAt))
  const [partner] = await tx
    .select()
    .from(partners)
    .where(isAcknowledged ? isWanted : and(isWanted, isListed))
  if (!partner) throw partnerNotFound()
  return partner
}

/** Without a key. */
async function findSame(tx: Queryable, content: string, email: string, partnerId: string, now: Date) {
  const since = new Date(now.getTime() - REPEAT_MINUTES * 60_000)
  const rows = await tx
    .select()
    .from(inquiries)
    .where(and(gt(inquiries.createdAt, since), eq(inquiries.partnerId, partnerId), isFrom(tx, email)))
    .orderBy(desc(inquiries.createdAt))
    .limit(MOST_COMPARED)
  return rows.find((row) => contentOf(openInquiry(tx, row)) === content)
}

function receiptOf(row: { id: string; reference: string; createdAt: Date | string }): InquiryReceipt {
  const createdAt = new Date(row.createdAt).toISOString()
  return { id: row.id, reference: row.reference, status: 'pending', createdAt }
}
