import { eq, inArray, isNull } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { CHECK_DAYS } from '../../shared/partners/partner-check.ts'
import { localePath } from '../../shared/text/languages.ts'
import { subjectLine } from '../inquiries/mail/inquiry-lines.ts'
import { queueMail } from '../inquiries/mail/queue-mail.ts'
import { cleanLine } from '../inquiries/receive/clean-text.ts'
import { readSigningKey } from '../inquiries/receive/signing-key.ts'
import { checkPath, openCheck } from './stored-check.ts'

/** A crash repeats little and sends nothing twice. */
const PIECE = 100

/** Ends early when `signal` aborts. */
export async function mailChecks(
  app: Pick<App, 'db' | 'jobs' | 'clock' | 'config' | 'siteUrl'>,
  signal?: AbortSignal,
): Promise<number> {
  const key = await readSigningKey(app.db)
  let mailed = 0
  while (!signal?.aborted) {
    const count = await mailPiece(app, key)
    mailed += count
    if (count < PIECE) break
  }
  return mailed
}

async function mailPiece(
  app: Pick<App, 'db' | 'jobs' | 'clock' | 'config' | 'siteUrl'>,
  key: Buffer,
): Promise<number> {
  const now = app.clock.now()
  return app.db.transaction(async (tx) => {
    const rows = await tx
      .select({ check: partnerChecks, name: partners.name })
      .from(partnerChecks)
      .innerJoin(partners, eq(partners.id, partnerChecks.partnerId))
      .where(isNull(partnerChecks.mailedAt))
      .orderBy(partnerChecks.createdAt, partnerChecks.id)
      .limit(PIECE)
      .for('update', { of: partnerChecks, skipLocked: true })
    for (const { check, name } of rows) {
      const { sentTo } = openCheck(tx, check)
      const mail = checkMail(app, name, checkPath(key, check.id))
      await queueMail(tx, app, { kind: 'check', to: sentTo, ...mail }, now)
    }
    const ids = rows.map(({ check }) => check.id)
    if (ids.length > 0)
      await tx.update(partnerChecks).set({ mailedAt: now }).where(inArray(partnerChecks.id, ids))
    return rows.length
  })
}

function checkMail({ config, siteUrl }: Pick<App, 'config' | 'siteUrl'>, partnerName: string, path: string) {
  const name = cleanLine(partnerName)
  const provider = cleanLine(config.provider.name)
  return {
    replyTo: config.provider.supportEmail,
    subject: subjectLine(`Are the details of ${name} still right?`),
    text: [
      `Families find ${name} in the partner directory of ${provider}.`,
      'Please have a look whether what it says is still right:',
      siteUrl + path,
      `En français\u00a0: ${siteUrl}${localePath('fr', path)}`,
      `En español: ${siteUrl}${localePath('es', path)}`,
      '',
      'One press confirms it. What has changed can be corrected there; somebody reads it before it appears.',
      `The link needs no login. It works for ${CHECK_DAYS} days, for ${name} only, and for one answer.`,
      '',
      'You can also answer this message.',
      '',
    ].join('\n'),
  }
}
