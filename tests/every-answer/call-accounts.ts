import { outbox } from '../../src/db/schema/directory.ts'
import { readMails } from '../reading/stored-rows.ts'
import { PASSWORD } from '../sites/make-administrator.ts'
import { createSoftwareAuthenticator } from '../sites/software-authenticator.ts'
import { totpCode } from '../values/totp-code.ts'
import { type Calls, ORIGIN } from './make-calls.ts'

const FIRST = {
  username: 'margaret',
  email: 'margaret@example.org',
  password: PASSWORD,
  firstName: 'Margaret',
  lastName: 'Hale',
}

/** Calls every call about accounts; afterwards the first administrator is signed in. */
export async function callAccounts({ site, ask, askAsNobody, signInWith }: Calls): Promise<void> {
  await askAsNobody('POST /create-first-user', { ...FIRST, setupCode: site().app.setupCode })
  const login = { username: FIRST.username, password: PASSWORD }
  signInWith((await askAsNobody('POST /login', login)).token)
  await ask('PATCH /me', { firstName: 'Margaret', lastName: 'Hale' })
  const offer = await ask('POST /me/totp', { password: PASSWORD })
  await ask('POST /me/totp/confirm', { code: totpCode(offer.secret, new Date()) })
  await ask('POST /me/recovery-codes', { password: PASSWORD })
  await ask('POST /me/totp/off', { password: PASSWORD })
  const key = createSoftwareAuthenticator(ORIGIN)
  const credential = key.register(await ask('POST /me/passkeys/options', { password: PASSWORD }))
  const { id } = await ask('POST /me/passkeys', { name: 'Office laptop', credential })
  await ask('PATCH /me/passkeys/:id', { name: 'Laptop' }, { id })
  await ask('GET /me')
  const asked = key.logIn(await askAsNobody('POST /login/passkey-options', {}))
  await askAsNobody('POST /login/passkey', { credential: asked })
  await ask('POST /me/confirm/passkey-options')
  signInWith((await ask('POST /me/confirm', { password: PASSWORD })).token)
  await ask('DELETE /me/passkeys/:id', undefined, { id })
  await changeEmail({ site, ask })
  const sessions: { id: string; isCurrent: boolean }[] = await ask('GET /me/sessions')
  const other = sessions.find(({ isCurrent }) => !isCurrent)
  await ask('DELETE /me/sessions/:id', undefined, { id: other?.id ?? '' })
  const { app } = site()
  app.config = { ...app.config, mail: { ...app.config.mail, smtpUrl: 'smtp://127.0.0.1:9' } }
  await askAsNobody('POST /forgotten-password', { username: 'margaret' })

  const invited = await ask('POST /users', { username: 'thomas', email: 'thomas@example.org' })
  await site().app.db.delete(outbox)
  await ask('POST /users/:id/invitation', undefined, { id: invited.id })
  const [mail] = await readMails(site().app.db)
  const [, secret] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  await askAsNobody('POST /link', { token: secret, password: 'a lantern beside the orchard' })
  await ask('POST /users/:id/reset', {}, { id: invited.id })
  await ask('PATCH /users/:id', { isActive: false }, { id: invited.id })
  await ask('GET /users')
}

async function changeEmail({ site, ask }: Pick<Calls, 'site' | 'ask'>): Promise<void> {
  const { email } = await ask('POST /me/email', { email: 'hale@example.org' })
  await ask('GET /me')
  const mail = (await readMails(site().app.db)).findLast(({ to }) => to === email)
  const [, secret] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  await ask('POST /me/email/confirm', { token: secret })
  await ask('DELETE /me/email')
}

/** Calls every call that ends sessions. */
export async function leave({ ask, askAsNobody, signInWith }: Calls): Promise<void> {
  const changed = { currentPassword: PASSWORD, newPassword: 'a lantern beside the orchard' }
  signInWith((await ask('POST /me/password', changed)).token)
  await ask('POST /logout')
  const login = { username: 'margaret', password: 'a lantern beside the orchard' }
  signInWith((await askAsNobody('POST /login', login)).token)
  await ask('POST /me/sign-out-everywhere')
}
