import type { Context, MiddlewareHandler } from 'hono'
import type { FewKind } from '../../../../shared/accounts/own-access.ts'
import { FEW } from '../../../../shared/accounts/own-access.ts'
import type { FewRules } from '../../../../shared/calls/define-call.ts'
import { AppError } from '../../../../shared/errors.ts'
import { noteAccount } from '../../../security-log/log-security.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

/** Throws forbidden with `fields.proof` without a proof of the last five minutes (ACCOUNT-5). */
export const requireProof: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (!c.get('isProved')) throw proofWanted()
  await next()
}

/** Throws as `requireProof`, beyond a few. */
export function requireFew(c: Context, { reads, mails, deletes }: FewRules, received: unknown): void {
  const given = received as never
  if (mails) take(c, 'mail', mails(given))
  if (deletes) take(c, 'delete', deletes(given))
  if (reads) take(c, 'read', reads(given))
}

/** Before the answer of a call that changes nothing. */
export function requireFewGiven(c: Context, { gives }: FewRules, answer: unknown): void {
  if (gives) take(c, 'read', gives(answer as never))
}

function take(c: Context<AdminEnv>, kind: FewKind, what: readonly string[] | number): void {
  const count = typeof what === 'number' ? what : what.length
  if (count > FEW[kind]) noteAccount(c, { many: kind, count })
  if (c.get('isProved') || c.get('takeFew')(c.get('session').id, kind, what)) return
  throw proofWanted()
}

function proofWanted(): AppError {
  const sentence = 'Please confirm that it is you.'
  return new AppError('forbidden', sentence, { fields: { proof: sentence } })
}
