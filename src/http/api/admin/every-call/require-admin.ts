import type { Context, MiddlewareHandler } from 'hono'
import type { App } from '../../../../app.ts'
import { isProved } from '../../../../features/accounts/sessions/confirm-session.ts'
import { createFewCounts, type TakeFew } from '../../../../features/accounts/sessions/few-counts.ts'
import { findSession, type Session } from '../../../../features/accounts/sessions/find-session.ts'
import type { Actor } from '../../../../shared/accounts/admin-user.ts'
import { notLoggedIn } from '../../../../shared/refusals.ts'
import type { HttpEnv } from '../../../http-env.ts'
import { noteAccount } from '../../../security-log/log-security.ts'

/** `isProved`: in the last five minutes. */
export type AdminEnv = HttpEnv & { Variables: { session: Session; isProved: boolean; takeFew: TakeFew } }

/** RFC 6750, 2.1. */
export function bearerToken(authorization = ''): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1] ?? null
}

/** Throws unauthenticated before any read. Answers are never cached. */
export function requireAdmin(app: App): MiddlewareHandler<AdminEnv> {
  const takeFew = createFewCounts(app)
  return async (c, next) => {
    c.header('cache-control', 'no-store')
    const token = bearerToken(c.req.header('authorization'))
    const session = token === null ? null : await findSession(app, token)
    if (!session) throw notLoggedIn()
    c.set('session', session)
    noteAccount(c, { account: session.user.id })
    c.set('isProved', isProved(session, app.clock.now()))
    c.set('takeFew', takeFew)
    await next()
  }
}

/** Throws for an invalid token: a public list would seem to miss rows. */
export async function isAdminAsking(app: App, c: Context): Promise<boolean> {
  if (!/^bearer\b/i.test(c.req.header('authorization') ?? '')) return false
  const token = bearerToken(c.req.header('authorization'))
  if (token !== null && (await findSession(app, token))) return true
  throw notLoggedIn()
}

export function actorOf(c: Context<AdminEnv>): Actor {
  const { user } = c.get('session')
  return { id: user.id, name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username }
}
