import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAdministrator, PASSWORD } from '../../../../../tests/sites/make-administrator.ts'
import { setUpAccountSite } from '../../../../../tests/sites/set-up-account-site.ts'
import { adminEmailChanges, adminUsers } from '../../../../db/schema/accounts.ts'
import { outbox } from '../../../../db/schema/directory.ts'
import { changes } from '../../../../db/schema/history.ts'
import { deliverMail } from '../../../../features/inquiries/mail/deliver-mail.ts'

const HOUR_MS = 3_600_000
const NEW = 'margaret@new.example'
const { site, margaret, passwords, after, passTime } = setUpAccountSite()

const ask = (email: unknown) => margaret().call('POST', '/api/admin/me/email', { email })
const confirm = (token: string, as = margaret()) => as.call('POST', '/api/admin/me/email/confirm', { token })
const stored = async () =>
  (await site().app.db.select().from(adminUsers).where(eq(adminUsers.id, margaret().user.id)))[0]

/** Delivers waiting mail; returns what was sent by address, and the token for the new address. */
async function delivered() {
  for (const row of await site().app.db.select().from(outbox).where(eq(outbox.state, 'waiting')))
    await deliverMail(site().app, row.id)
  const to = (address: string) => site().sentMail.filter((mail) => mail.to === address)
  const link = /^https:\/\/directory\.example\/admin\/account\/email#token=([\w-]{43})$/m
  return { to, token: link.exec(to(NEW).at(-1)?.text ?? '')?.[1] ?? 'none' }
}

test('the new address is mailed a link, the present one a notice, and nothing changes before it is confirmed (ACCOUNT-11)', async () => {
  const { status, body } = await ask(NEW)
  expect([status, body]).toEqual([200, { email: NEW, expiresAt: after(24 * HOUR_MS).toISOString() }])
  expect((await margaret().call('GET', '/api/admin/me')).body.pendingEmail).toEqual(body)
  const { to, token } = await delivered()
  expect(to(NEW)).toHaveLength(1)
  expect(to(margaret().user.email)).toHaveLength(1)
  expect(to(margaret().user.email)[0]?.text).toContain(NEW)
  expect(to(margaret().user.email)[0]?.text).not.toContain(token)
  expect((await stored())?.email).toBe(margaret().user.email)

  expect((await confirm(token)).body.user.email).toBe(NEW)
  expect((await stored())?.email).toBe(NEW)
  const told = (await delivered()).to(margaret().user.email)
  expect(told.at(-1)?.subject).toBe('Your email address in Stillstone was changed')
  expect((await margaret().call('GET', '/api/admin/me')).body.pendingEmail).toBeNull()
})

test('the link works once, for a day, and for its own account only (ACCOUNT-11)', async () => {
  await ask(NEW)
  const { token } = await delivered()
  const ruth = await site().signIn('Ruth Avery')
  expect((await confirm(token, ruth)).status).toBe(404)
  expect((await confirm(`${token.slice(0, -1)}!`)).status).toBe(404)
  expect((await confirm('')).status).toBe(400)
  expect((await site().request('/api/admin/me/email/confirm', { method: 'POST' })).status).toBe(401)
  expect((await confirm(token)).status).toBe(200)
  expect((await confirm(token)).status).toBe(404)

  await ask('again@new.example')
  passTime(24 * HOUR_MS)
  expect(await site().app.db.select().from(adminEmailChanges)).toHaveLength(1)
  const later = await site().signIn('Margaret Later')
  expect((await confirm(token, later)).status).toBe(404)
  expect((await stored())?.email).toBe(NEW)
})

test('a second request voids the first link; a cancelled one too; so does the end of all sessions (ACCOUNT-11)', async () => {
  await ask(NEW)
  const { token: first } = await delivered()
  await ask('other@new.example')
  expect((await confirm(first)).status).toBe(404)
  await ask(NEW)
  const { token: second } = await delivered()
  expect((await margaret().call('DELETE', '/api/admin/me/email')).status).toBe(204)
  expect((await confirm(second)).status).toBe(404)
  await ask(NEW)
  await margaret().call('POST', '/api/admin/me/sign-out-everywhere')
  expect(await site().app.db.select().from(adminEmailChanges)).toEqual([])
})

test('it needs a proof of the last five minutes (ACCOUNT-5)', async () => {
  passTime(6 * 60_000)
  const { status, body } = await ask(NEW)
  expect([status, Object.keys(body.fields)]).toEqual([403, ['proof']])
  expect(await site().app.db.select().from(outbox)).toEqual([])
})

test('the address of somebody else is refused, when asked for and when confirmed', async () => {
  const ruth = await makeAdministrator(site().app, passwords, { email: 'Ruth@Example.org' })
  const taken = await ask('ruth@example.ORG')
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']])
  await ask(NEW)
  const { token } = await delivered()
  await site().app.db.update(adminUsers).set({ email: NEW.toUpperCase() }).where(eq(adminUsers.id, ruth.id))
  expect((await confirm(token)).status).toBe(409)
  expect((await stored())?.email).toBe(margaret().user.email)
})

test.each([
  ['nothing', ''],
  ['no address', 'margaret at home'],
  ['two addresses', 'a@b.example, c@d.example'],
  ['a header', 'a@b.example\r\nBcc: all@b.example'],
  ['a number', 5],
  ['a long one', `${'a'.repeat(260)}@b.example`],
  ['the present one', 'MARGARET.HALE@example.org'],
])('%s is refused by its field, and nothing is mailed', async (_, email) => {
  const { status, body } = await ask(email)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['email']])
  expect(await site().app.db.select().from(outbox)).toEqual([])
})

test('a username that is the old address follows, so that both keep leading to one account', async () => {
  const email = 'margaret.hale@example.org'
  const passwordHash = await passwords.hash(PASSWORD)
  await site().app.db.update(adminUsers).set({ username: email, passwordHash })
  await ask(NEW)
  const { token } = await delivered()
  await confirm(token)
  expect(await stored()).toMatchObject({ username: NEW, email: NEW })
  const rows = await site().app.db.select().from(changes)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('the other administrators are told (ACCOUNT-6)', async () => {
  await makeAdministrator(site().app, passwords, { email: 'ruth@example.org' })
  await ask(NEW)
  const { token } = await delivered()
  await confirm(token)
  expect((await delivered()).to('ruth@example.org').map(({ subject }) => subject)).toEqual([
    'An email address was changed in Stillstone',
  ])
})
