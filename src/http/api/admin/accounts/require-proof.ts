import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../../../shared/errors.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

/** Throws forbidden with `fields.proof` without a proof of the last five minutes (ACCOUNT-5). */
export const requireProof: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (!c.get('isProved')) {
    const sentence = 'Please confirm that it is you.'
    throw new AppError('forbidden', sentence, { fields: { proof: sentence } })
  }
  await next()
}
