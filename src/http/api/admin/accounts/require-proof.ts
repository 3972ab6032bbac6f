import type { MiddlewareHandler } from 'hono'
import type { App } from '../../../../app.ts'
import { isProved } from '../../../../features/accounts/sessions/confirm-session.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

/**
 * Lets only a session through whose owner gave a proof in the last five minutes, so that a stolen token alone cannot
 * make or remove administrators, nor take all personal data. Others get forbidden with `fields.proof`, upon which the
 * console asks for one (POST /me/confirm) and repeats the call.
 */
export function requireProof(app: Pick<App, 'clock'>): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    if (!isProved(c.get('session'), app.clock.now())) {
      const sentence = 'Please confirm that it is you.'
      throw new AppError('forbidden', sentence, { fields: { proof: sentence } })
    }
    await next()
  }
}
