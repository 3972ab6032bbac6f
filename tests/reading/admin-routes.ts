import type { Env, Hono } from 'hono'
import { isForAdministrators } from '../../src/shared/calls/define-call.ts'
import { OPEN_ADMIN_PATHS } from '../all-calls.ts'

export type AdminRoute = { method: string; path: string }

/** Not in the database. */
export const SOME_ID = '11111111-1111-4111-8111-111111111111'

/** Returns the registered back-office calls that need a session, parameters filled in. */
export function protectedRoutes<E extends Env>(http: Hono<E>): AdminRoute[] {
  const routes = new Map<string, AdminRoute>()
  for (const { method, path } of guarded(http)) {
    const filled = path.replaceAll(/:\w+(?:\{[^}]*\})?\??/g, SOME_ID).replaceAll('*', 'x')
    routes.set(`${method} ${filled}`, { method, path: filled })
  }
  return [...routes.values()]
}

/** Returns the same calls as registered: "PUT /api/admin/partners/:id". */
export function protectedPatterns<E extends Env>(http: Hono<E>): string[] {
  const patterns = guarded(http).filter(({ path }) => !path.includes('*'))
  return [...new Set(patterns.map(({ method, path }) => `${method} ${path}`))].sort()
}

const guarded = <E extends Env>(http: Hono<E>) =>
  http.routes.filter(
    ({ method, path }) => method !== 'ALL' && isForAdministrators(path) && !OPEN_ADMIN_PATHS.includes(path),
  )

/** With an empty body where the method has one. */
export function plainInit(method: string, headers: Record<string, string> = {}): RequestInit {
  if (method === 'GET' || method === 'HEAD') return { method, headers }
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: '{}' }
}
