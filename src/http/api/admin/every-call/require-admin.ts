import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '../../../../app.ts'
import { isProved } from '../../../../features/accounts/sessions/confirm-session.ts'
import { findSession, type Session } from '../../../../features/accounts/sessions/find-session.ts'
import type { Actor } from '../../../../shared/accounts/admin-user.ts'
import { AppError } from '../../../../shared/errors.ts'
import type { HttpEnv } from '../../../http-env.ts'

/** `isProved`: the session's owner gave a proof in the last five minutes. */
export type AdminEnv = HttpEnv & { Variables: { session: Session; isProved: boolean } }

/** The bearer token of a request; null when there is none in the one place where it belongs (RFC 6750, 2.1). */
export function bearerToken(c: Context): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null
}

/**
 * Lets only a signed-in administrator through; everyone else gets unauthenticated before anything is read or done.
 * Its answers are never stored by a cache.
 */
export function requireAdmin(app: App): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    const token = bearerToken(c)
    const session = token === null ? null : await findSession(app, token)
    if (!session) throw new AppError('unauthenticated', 'Please log in.')
    c.set('session', session)
    c.set('isProved', isProved(session, app.clock.now()))
    await next()
  }
}

/**
 * Whether an administrator asks where everyone may: a bearer token that is none, or has ended, is refused rather than
 * answered as the public, which would look like a list with rows missing. Other kinds of authorization do not count.
 */
export async function isAdminAsking(app: App, c: Context): Promise<boolean> {
  if (!/^bearer\b/i.test(c.req.header('authorization') ?? '')) return false
  const token = bearerToken(c)
  if (token !== null && (await findSession(app, token))) return true
  throw new AppError('unauthenticated', 'Please log in.')
}

/** Who acts in this request, for the history. */
export function actorOf(c: Context<AdminEnv>): Actor {
  const { user } = c.get('session')
  return { id: user.id, name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username }
}
