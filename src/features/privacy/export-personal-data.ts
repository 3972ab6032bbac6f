import { eq, inArray } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { inquiries, outbox, partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import type { PersonalData } from '../../shared/inquiries/privacy.ts'
import { findInquiry } from '../inquiries/inbox/find-inquiry.ts'
import { isSentTo, openCheck } from '../partner-checks/stored-check.ts'
import { findInquiryIds } from './find-person.ts'
import { findMentions } from './mentions.ts'

/** One snapshot, with others' texts that contain the address. */
export async function exportPersonalData(
  app: Pick<App, 'db' | 'clock'>,
  email: string,
): Promise<PersonalData> {
  return app.db.longTransaction(
    async (tx) => {
      const ids = await findInquiryIds(tx, email)
      const found: PersonalData['inquiries'] = []
      for (const id of ids) {
        const { partner: _partner, alsoFrom: _others, ...inquiry } = await findInquiry(tx, id)
        const bodies = await selectBodies(tx, id)
        const mails = inquiry.mails.map((mail) => {
          return { ...mail, ...(bodies.get(mail.id) ?? { replyTo: null, text: '' }) }
        })
        found.push({ ...inquiry, mails })
      }
      const mentions = await findMentions(tx, email, ids)
      const references = await selectReferences(
        tx,
        mentions.map((mention) => mention.inquiryId),
      )
      return {
        email,
        exportedAt: app.clock.now().toISOString(),
        inquiries: found,
        mentions: mentions.map(({ inquiryId, text }) => {
          return { reference: references.get(inquiryId) ?? '', text }
        }),
        checks: await selectChecks(tx, email),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function selectChecks(tx: Queryable, email: string): Promise<PersonalData['checks']> {
  const rows = await tx
    .select({ check: partnerChecks, partnerName: partners.name })
    .from(partnerChecks)
    .innerJoin(partners, eq(partners.id, partnerChecks.partnerId))
    .where(isSentTo(tx, email))
    .orderBy(partnerChecks.createdAt, partnerChecks.id)
  return rows.map(({ check, partnerName }) => {
    const { createdAt, answer, answeredAt, proposed } = openCheck(tx, check)
    const askedAt = createdAt.toISOString()
    return { partnerName, askedAt, answer, answeredAt: answeredAt?.toISOString() ?? null, proposed }
  })
}

async function selectBodies(tx: Queryable, inquiryId: string) {
  const rows = await tx
    .select({ id: outbox.id, replyTo: outbox.replyTo, text: outbox.text })
    .from(outbox)
    .where(eq(outbox.inquiryId, inquiryId))
  const opened = rows.map((row) => tx.vault.open(outbox, row))
  return new Map(opened.map(({ id, replyTo, text }) => [id, { replyTo, text }]))
}

async function selectReferences(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: inquiries.id, reference: inquiries.reference })
    .from(inquiries)
    .where(inArray(inquiries.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.reference]))
}
