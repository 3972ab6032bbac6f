import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { inquiries, partners } from '../../../db/schema.ts'
import { AppError } from '../../../shared/errors.ts'
import type { InquiryInput, InquiryReceipt } from '../../../shared/inquiries/inquiry.ts'
import { isUuid } from '../../../shared/text/is-uuid.ts'
import { queueNotice } from '../mail/queue-notice.ts'
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
  /** The Idempotency-Key header, if any: the same key within 24 hours gives the same answer and one inquiry. */
  idempotencyKey?: string | undefined
  /** Where the request comes from, proxies taken off. */
  clientAddress: string
  /** Whether the form field that people never see was filled in. */
  honeypotFilled?: boolean | undefined
  /** What createStamp gave the form when it was opened. */
  stamp?: string | undefined
  /** Whether it came by the form without JavaScript, which always has a stamp; a program that calls has none. */
  isForm?: boolean | undefined
  limits: InquiryLimits
}

const REPEAT_MINUTES = 10

/**
 * Takes a family's inquiry to a partner (contract, POST /api/inquiries). `input` has passed the schema InquiryInput;
 * its partnerId may be an id or a slug. When this resolves, the inquiry, its message to the support address and the
 * job that sends it are on disk, all or none. A repeat (same key, or without one the same e-mail, partner and message
 * within 10 minutes) is answered with the first one's receipt. A doubtful inquiry is stored with the reasons and
 * acknowledged like every other; its message is held back until an administrator has decided.
 * Throws AppError: not_found for an unknown or inactive partner, invalid_input for an unusable key or message,
 * conflict for a key that stands for another inquiry, rate_limited.
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
    message: cleanMessage(given.message),
  }
  const requestHash = hashRequest(input)
  const keyHash = idempotencyKey === undefined ? null : hashKey(idempotencyKey)
  const signingKey = await readSigningKey(app.db)

  return app.db.transaction(async (tx) => {
    // Whatever the server's default is: an acknowledged inquiry must survive a power cut.
    await tx.execute(sql`set local synchronous_commit = on`)
    const now = app.clock.now()
    const partner = await findActivePartner(tx, input.partnerId)

    await waitForTurn(tx, keyHash ?? [partner.id, input.email.toLowerCase(), input.message].join('\n'))
    const earlier = keyHash
      ? await findByKey(tx, keyHash, requestHash, now)
      : await findSame(tx, partner.id, input, new Date(now.getTime() - REPEAT_MINUTES * 60_000))
    if (earlier) return receiptOf(earlier)

    const stamp = readStamp(signingKey, partner.id, circumstances.stamp, now)
    const stampId = stamp.kind === 'good' ? stamp.id : null
    const sender = { clientAddress, email: input.email, message: input.message, stampId, partner }
    const counts = await countInquiry(tx, signingKey, sender, limits, now)
    const doubts = await findDoubts(tx, input, { honeypotFilled, isForm, stamp, counts }, limits, now)
    const inquiry = await insertInquiry(tx, {
      id: randomUUID(),
      partnerId: partner.id,
      name: input.name,
      email: input.email,
      phone: input.phone ?? null,
      message: input.message,
      status: doubts.length > 0 ? 'spam' : 'pending',
      doubts,
      createdAt: now,
      updatedAt: now,
    })
    if (keyHash) await rememberKey(tx, { key: keyHash, requestHash, inquiryId: inquiry.id, createdAt: now })
    if (doubts.length === 0) await queueNotice(tx, app, inquiry, partner, now)
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

async function findSame(tx: Queryable, partnerId: string, input: InquiryInput, since: Date) {
  const [row] = await tx
    .select()
    .from(inquiries)
    .where(
      and(
        gt(inquiries.createdAt, since),
        eq(inquiries.partnerId, partnerId),
        sql`lower(${inquiries.email}) = ${input.email.toLowerCase()}`,
        eq(inquiries.message, input.message),
      ),
    )
    .orderBy(desc(inquiries.createdAt))
    .limit(1)
  return row
}

function receiptOf(row: { id: string; reference: string; createdAt: Date }): InquiryReceipt {
  return { id: row.id, reference: row.reference, status: 'pending', createdAt: row.createdAt.toISOString() }
}
