import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminRecoveryCodes, adminUsers } from '../../../db/schema/accounts.ts'
import type { SealedText } from '../../../db/sealing/sealed-text.ts'
import { refusedField } from '../../../shared/refusals.ts'
import { countAttempt, forgetAttempts, type LimitKey } from '../sessions/login-limits.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'

/**
 * An app's or recovery code, once. Throws unauthenticated with `fields.code`, rate_limited after five wrong
 * ones.
 */
export async function checkCode(
  app: Pick<App, 'db' | 'clock'>,
  user: { id: string; totpSecret: SealedText | null },
  code: string | undefined,
  countedBy: LimitKey,
): Promise<void> {
  const typed = (code ?? '').replace(/\s/g, '')
  if (typed === '')
    throw refusedField('unauthenticated', 'code', 'Please enter the code of your authenticator app.')
  await countAttempt(app, countedBy)
  const isRight = /^\d{6}$/.test(typed)
    ? await spendTotpCode(app, user, typed)
    : await spendRecoveryCode(app, user.id, typed)
  if (!isRight) throw refusedField('unauthenticated', 'code', 'This code is wrong, or was used before.')
  await forgetAttempts(app, countedBy)
}

/** ±30 s; false when wrong or used. */
export async function spendTotpCode(
  app: Pick<App, 'db' | 'clock'>,
  user: { id: string; totpSecret: SealedText | null },
  code: string,
): Promise<boolean> {
  const { totpSecret } = app.db.vault.open(adminUsers, { id: user.id, totpSecret: user.totpSecret })
  const step = totpSecret === null ? null : stepOfCode(totpSecret, code, app.clock.now())
  if (step === null) return false
  const isNew = or(isNull(adminUsers.totpLastStep), lt(adminUsers.totpLastStep, step))
  const used = await app.db
    .update(adminUsers)
    .set({ totpLastStep: step })
    .where(and(eq(adminUsers.id, user.id), isNew))
    .returning({ id: adminUsers.id })
  return used.length > 0
}

async function spendRecoveryCode(
  app: Pick<App, 'db' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await app.db
    .update(adminRecoveryCodes)
    .set({ usedAt: app.clock.now() })
    .where(
      and(
        eq(adminRecoveryCodes.userId, userId),
        eq(adminRecoveryCodes.codeHash, hashRecoveryCode(code)),
        isNull(adminRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: adminRecoveryCodes.id })
  return used.length > 0
}
