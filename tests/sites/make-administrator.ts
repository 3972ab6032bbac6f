import { randomUUID } from 'node:crypto'
import type { App } from '../../src/app.ts'
import { adminUsers } from '../../src/db/schema/accounts.ts'
import type { Opened } from '../../src/db/sealing/sealed-text.ts'
import type { PasswordHasher } from '../../src/features/accounts/passwords/password-hasher.ts'
import { newTotpSecret } from '../../src/features/accounts/second-factor/totp.ts'

export const PASSWORD = 'four quiet herons at dusk'

/** Logs in with PASSWORD; with `totp: true` also a code of `totpSecret`. */
export async function makeAdministrator(
  app: Pick<App, 'db' | 'clock'>,
  passwords: PasswordHasher,
  given: Partial<Opened<typeof adminUsers.$inferInsert>> & { totp?: boolean } = {},
) {
  const { totp = false, ...columns } = given
  const username = `user.${randomUUID().slice(0, 8)}`
  const [user] = await app.db
    .insert(adminUsers)
    .values(
      app.db.vault.seal(adminUsers, {
        id: randomUUID(),
        username,
        email: `${username}@example.org`,
        passwordHash: await passwords.hash(PASSWORD),
        ...(totp && { totpSecret: newTotpSecret(), totpConfirmedAt: app.clock.now() }),
        ...columns,
      }),
    )
    .returning()
  if (!user) throw new Error('The administrator could not be made.')
  return app.db.vault.open(adminUsers, user)
}

type Requestable = { request(path: string, init?: RequestInit): Promise<Response> }

/** Sends JSON without a session; `from` is the client address (TRUST_PROXY=1). */
export async function post(
  site: Requestable,
  path: string,
  body: unknown,
  { from, ...headers }: Record<string, string> = {},
) {
  const response = await site.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from && { 'x-forwarded-for': from }),
      ...headers,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null, headers: response.headers }
}
