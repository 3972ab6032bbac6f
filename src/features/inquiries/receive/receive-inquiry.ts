import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, partners } from '../../../db/schema.ts'
import { AppError } from '../../../shared/errors.ts'
import { type InquiryInput, type InquiryReceipt, messageOf } from '../../../shared/inquiries/inquiry.ts'
import { isUuid } from '../../../shared/text/is-uuid.ts'
import { queueCopy } from '../mail/queue-copy.ts'
import { queueNotice } from '../mail/queue-notice.ts'
import { isFrom, openInquiry } from '../stored-inquiry.ts'
import { cleanLine, cleanMessage } from './clean-text.ts'
import { countInquiry } from './count-inquiry.ts'
import { findDoubts } from './find-doubts.ts'
import { readStamp } from './form-stamp.ts'
import {
  checkIdempotencyKey,
  findByKey,
  hashKey,
  hashRequest,
  rememberKey,
  waitForTurn,
} from './idempotency.ts'
import { insertInquiry } from './insert-inquiry.ts'
import type { InquiryLimits } from './limits.ts'
import { readSigningKey } from './signing-key.ts'

type Circumstances = {
  idempotencyKey?: string | undefined
  /** Behind proxies. */
  clientAddress: string
  honeypotFilled?: boolean | undefined
  /** From createStamp, when the form was opened. */
  stamp?: string | undefined
  /** From the form without JavaScript, which, unlike programs' calls, always has a stamp. */
  isForm?: boolean | undefined
  limits: InquiryLimits
}

const REPEAT_MINUTES = 10
/** Newest inquiries of one address to one partner; their words are decrypted to be compared. */
const MOST_COMPARED = 50
/** To one address in an hour. */
const MOST_COPIES = 3

/**
 * Receives a family's inquiry (contract, POST /api/inquiries; INQUIRY-2, -3, -8). `input` has passed
 * InquiryInput; partnerId may be a slug. On resolving, inquiry, notice and job are on disk, all or none. A
 * repeat returns the first receipt; a doubtful one's notice waits for an administrator. Throws not_found
 * (unknown or inactive partner), invalid_input (key or message), conflict (another inquiry's key),
 * rate_limited.
 */
export async function receiveInquiry(
  app: Pick<App, 'db' | 'jobs' | 'config' | 'siteUrl' | 'clock'>,
  given: InquiryInput,
  circumstances: Circumstances,
): Promise<InquiryReceipt> {
  const { idempotencyKey, clientAddress, honeypotFilled = false, isForm = false, limits } = circumstances
  if (idempotencyKey !== undefined) checkIdempotencyKey(idempotencyKey)
  const input = {
    ...given,
    name: cleanLine(given.name),
    email: cleanLine(given.email),
    phone: cleanLine(given.phone ?? '') || undefined,
    message: cleanMessage(messageOf(given)),
    topics: [...new Set(given.topics ?? [])],
  }
  const request = hashRequest(app.db.vault, input)
  const keyHash = idempotencyKey === undefined ? null : hashKey(idempotencyKey)
  const signingKey = await readSigningKey(app.db)

  return app.db.transaction(async (tx) => {
    // An acknowledged inquiry must survive a power cut, whatever the server's default.
    await tx.execute(sql`set local synchronous_commit = on`)
    const now = app.clock.now()
    const partner = await findActivePartner(tx, input.partnerId)

    await waitForTurn(tx, keyHash ?? [partner.id, input.email.toLowerCase(), input.message].join('\n'))
    const earlier = keyHash
      ? await findByKey(tx, keyHash, request, now)
      : await findSame(tx, partner.id, input, new Date(now.getTime() - REPEAT_MINUTES * 60_000))
    if (earlier) return receiptOf(earlier)

    const stamp = readStamp(signingKey, partner.id, circumstances.stamp, now)
    const stampId = stamp.kind === 'good' ? stamp.id : null
    // Families who chose the same topics wrote no words of their own.
    const words = given.message?.trim() ? input.message : ''
    const sender = { clientAddress, email: input.email, message: words, stampId, partner }
    const counts = await countInquiry(tx, signingKey, sender, limits, now)
    const doubts = await findDoubts(tx, input, { honeypotFilled, isForm, stamp, counts }, limits, now)
    const inquiry = await insertInquiry(tx, {
      id: randomUUID(),
      partnerId: partner.id,
      name: input.name,
      email: input.email,
      phone: input.phone ?? null,
      message: input.message,
      preferredContact: input.preferredContact ?? null,
      preferredTime: input.preferredTime ?? null,
      topics: input.topics,
      wantsCopy: input.wantsCopy ?? false,
      status: doubts.length > 0 ? 'spam' : 'pending',
      doubts,
      createdAt: now,
      updatedAt: now,
    })
    if (keyHash)
      await rememberKey(tx, { key: keyHash, requestHash: request[0], inquiryId: inquiry.id, createdAt: now })
    if (doubts.length === 0) {
      await queueNotice(tx, app, inquiry, partner, now)
      // Others may give a stranger's address: not every time a mail.
      if (counts.address <= MOST_COPIES) await queueCopy(tx, app, inquiry, partner, now)
    }
    return receiptOf(inquiry)
  })
}

async function findActivePartner(tx: Queryable, idOrSlug: string) {
  const isId = isUuid(idOrSlug)
  const isSlug = /^[\p{L}\p{N}-]+$/u.test(idOrSlug)
  const [partner] =
    isId || isSlug
      ? await tx
          .select()
          .from(partners)
          .where(
            and(
              isId ? eq(partners.id, idOrSlug) : eq(partners.slug, idOrSlug),
              eq(partners.isActive, true),
              sql`${partners.deletedAt} is null`,
            ),
          )
      : []
  if (!partner) throw new AppError('not_found', 'Partner not found')
  return partner
}

async function findSame(
  tx: Queryable,
  partnerId: string,
  input: { email: string; message: string },
  since: Date,
) {
  const rows = await tx
    .select()
    .from(inquiries)
    .where(and(gt(inquiries.createdAt, since), eq(inquiries.partnerId, partnerId), isFrom(tx, input.email)))
    .orderBy(desc(inquiries.createdAt))
    .limit(MOST_COMPARED)
  return rows.map((row) => openInquiry(tx, row)).find((row) => row.message === input.message)
}

function receiptOf(row: { id: string; reference: string; createdAt: Date }): InquiryReceipt {
  return { id: row.id, reference: row.reference, status: 'pending', createdAt: row.createdAt.toISOString() }
}
