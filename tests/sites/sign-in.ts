import type { App } from '../../src/app.ts'
import { adminUsers } from '../../src/db/schema/accounts.ts'
import { createSession } from '../../src/features/accounts/sessions/create-session.ts'

type Requestable = { request(path: string, init?: RequestInit): Response | Promise<Response> }

/**
 * Makes an administrator with a session. `request` asks as that person; `call` sends JSON and returns status
 * and parsed answer (null without one).
 */
export async function signIn(app: Pick<App, 'db' | 'clock'>, http: Requestable, name = 'Margaret Hale') {
  const [firstName = '', lastName = ''] = name.split(' ')
  const username = name.toLowerCase().replace(/\W+/g, '.')
  const [user] = await app.db
    .insert(adminUsers)
    .values({ username, email: `${username}@example.org`, firstName, lastName })
    .returning()
  if (!user) throw new Error('The administrator could not be made.')
  const token = await createSession(app.db, user.id, app.clock.now())
  const request = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return Promise.resolve(http.request(path, { ...init, headers }))
  }
  return {
    user,
    token,
    actor: { id: user.id, name },
    request,
    // biome-ignore lint/suspicious/noExplicitAny: a test looks into what it was answered
    async call<Answer = any>(method: string, path: string, body?: unknown) {
      const init: RequestInit =
        body === undefined
          ? { method }
          : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      const response = await request(path, init)
      const text = await response.text()
      return { status: response.status, body: (text ? JSON.parse(text) : null) as Answer, response }
    },
  }
}
