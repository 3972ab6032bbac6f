import { randomBytes, randomUUID, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { inArray } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { outbox } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import type { EraseResult } from '../../shared/inquiries/privacy.ts'
import { refusedField } from '../../shared/refusals.ts'
import { recordChangeSet } from '../history/record-change-set.ts'
import { isSentTo } from '../partner-checks/stored-check.ts'
import { eraseInquiries, eraseMail } from './erase-inquiries.ts'
import { findInquiryIds, findMailIds } from './find-person.ts'
import { removeMailFiles } from './mail-files.ts'
import { eraseMentions } from './mentions.ts'

/**
 * docs/privacy.md. Files go last, so that a failure can be repeated. Throws invalid_input for the product's
 * own address.
 */
export async function erasePersonalData(
  app: Pick<App, 'db' | 'config' | 'clock'>,
  email: string,
  actor: Actor,
): Promise<EraseResult> {
  refuseOwnAddress(app, email)
  const person = await hashAddress(email)
  return app.db.longTransaction(async (tx) => {
    const now = app.clock.now()
    const ids = await findInquiryIds(tx, email)
    const changes = await eraseInquiries(tx, ids, actor, now)
    const mailIds = await eraseMail(tx, inArray(outbox.id, await findMailIds(tx, email, ids)), ids)
    const mentions = await eraseMentions(tx, email, ids)
    const fileCount = await removeMailFiles(app.config.mail.folder, [...mailIds, ...mentions.mailIds], {
      email,
      isKnown: (fileIds) => knownMail(tx, fileIds),
    })
    const checks = await tx.delete(partnerChecks).where(isSentTo(tx, email))
    const result = {
      inquiryCount: ids.length,
      mailCount: mailIds.length,
      fileCount,
      mentionCount: mentions.inquiryIds.size,
      checkCount: checks.rowCount ?? 0,
    }
    const rows = changes.map((change) => ({ ...change, after: { ...change.after, person } }))
    if (rows.length === 0 && Object.values(result).some((count) => count > 0))
      rows.push({ entityId: randomUUID(), before: {}, after: { person } })
    const changeSet = { action: 'erase', entity: 'inquiry', actor, subject: 'One person’s data' } as const
    await recordChangeSet(tx, changeSet, rows, now)
    return result
  })
}

/** "scrypt:salt:hash": tells an erased address, but links nothing. */
async function hashAddress(email: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await promisify<string, Buffer, number, Buffer>(scrypt)(email.toLowerCase(), salt, 32)
  return `scrypt:${salt.toString('base64url')}:${hash.toString('base64url')}`
}

function refuseOwnAddress({ config }: Pick<App, 'config'>, email: string): void {
  const own = [config.provider.supportEmail, config.mail.from].map((address) => address.toLowerCase())
  if (!own.some((address) => address === email.toLowerCase() || address.endsWith(`<${email.toLowerCase()}>`)))
    return
  throw refusedField('invalid_input', 'email', 'This is the address of the directory itself.')
}

async function knownMail(tx: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.select({ id: outbox.id }).from(outbox).where(inArray(outbox.id, ids))
  return new Set(rows.map((row) => row.id))
}
