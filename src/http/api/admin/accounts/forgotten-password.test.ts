import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { adminLinks, adminSessions, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'
import { outbox } from '../../../../db/schema/directory.ts'
import { changeSets } from '../../../../db/schema/history.ts'
import { sendForgottenLink } from '../../../../features/accounts/forgotten-password/send-forgotten-link.ts'
import { deliverMail } from '../../../../features/inquiries/mail/deliver-mail.ts'

const NEW_PASSWORD = 'a lantern beside the winter orchard'
let now: Date
const passwords = cheapPasswords()
let site: TestApp
beforeAll(async () => {
  now = new Date('2026-03-02T09:00:00Z')
  const environment = {
    SITE_URL: 'https://directory.example',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'directory@directory.example',
  }
  site = await makeApp(environment, { now: () => now }, { passwords })
})
afterAll(() => site.close())
let network = 0
beforeEach(async () => {
  network += 1
  await site.app.db.delete(adminUsers)
  await site.app.db.delete(outbox)
  await site.app.db.delete(loginLimits)
  await site.app.db.execute(sql`delete from pgboss.job`)
  site.sentMail.length = 0
})

const from = () => `203.0.${network}.7`
const make = (given = {}) => makeAdministrator(site.app, passwords, given)
const ask = (username: unknown, address = from()) =>
  post(site, '/api/admin/forgotten-password', { username }, { from: address })
const logIn = (username: string, password: string) =>
  post(site, '/api/admin/login', { username, password }, { from: from() })
const redeem = (token: string) => post(site, '/api/admin/link', { token, password: NEW_PASSWORD })

/** Runs the queued jobs and delivers their mail; returns the last link's token. */
async function work() {
  const jobs = await site.app.db.execute<{ name: string }>(
    sql`delete from pgboss.job where name = 'send-password-link' returning data ->> 'name' as name`,
  )
  for (const { name } of jobs.rows) await sendForgottenLink(site.app, name)
  for (const row of await site.app.db.select().from(outbox).where(eq(outbox.state, 'waiting')))
    await deliverMail(site.app, row.id)
  // What was typed stands nowhere in clear.
  for (const { name } of jobs.rows) expect(name).toMatch(/^sealed:1:/)
  const text = site.sentMail.at(-1)?.text ?? ''
  return /^https:\/\/directory\.example\/admin\/link#token=([\w-]{43})$/m.exec(text)?.[1] ?? 'none'
}

test('a link comes by mail, opens a new password once, and ends the sessions (ACCOUNT-12)', async () => {
  const user = await make({ email: 'ada@example.org', firstName: 'Ada' })
  expect((await logIn(user.username, PASSWORD)).status).toBe(200)
  expect((await ask(' ADA@example.org ')).status).toBe(202)
  const token = await work()
  expect(site.sentMail.map(({ to }) => to)).toEqual(['ada@example.org'])
  expect(site.sentMail[0]?.text).toContain('works once, for 30 minutes')
  // Nothing changes before it is used.
  expect((await logIn(user.username, PASSWORD)).status).toBe(200)
  expect((await redeem(token)).status).toBe(200)
  expect(await site.app.db.select().from(adminSessions)).toEqual([])
  expect((await redeem(token)).status).toBe(404)
  expect((await logIn(user.username, NEW_PASSWORD)).status).toBe(200)
  const [set] = await site.app.db.select().from(changeSets).where(eq(changeSets.action, 'reset'))
  expect(set).toMatchObject({ userName: 'Login screen', entity: 'account' })
})

test('it expires after 30 minutes (ACCOUNT-12)', async () => {
  await make({ username: 'ada' })
  await ask('ada')
  const token = await work()
  now = new Date(now.getTime() + 30 * 60_000)
  expect((await redeem(token)).status).toBe(404)
})

test('the second factor is still required afterwards (ACCOUNT-12)', async () => {
  const user = await make({ username: 'ada', totp: true })
  await ask('ada')
  expect((await redeem(await work())).status).toBe(200)
  const { status, body } = await logIn('ada', NEW_PASSWORD)
  expect([status, Object.keys(body.fields)]).toEqual([401, ['code']])
  const [row] = await site.app.db.select().from(adminUsers).where(eq(adminUsers.id, user.id))
  expect(row?.totpConfirmedAt).not.toBeNull()
})

test('an unknown, deactivated or invited account gets the same answer after the same statements, and no mail (ACCOUNT-12)', async () => {
  await make({ username: 'known' })
  await make({ username: 'deactivated', isActive: false })
  await make({ username: 'invited', passwordHash: null })
  const answers = []
  for (const name of ['known', 'deactivated', 'invited', 'nobody', 'nobody@example.org']) {
    network += 1
    const { status, body, headers } = await ask(name)
    answers.push({ status, body, cacheControl: headers.get('cache-control') })
  }
  expect(answers).toEqual(Array(5).fill({ status: 202, body: {}, cacheControl: 'no-store' }))
  const { rows } = await site.app.db.execute(sql`select 1 from pgboss.job where name = 'send-password-link'`)
  expect(rows).toHaveLength(5)
  await work()
  expect(site.sentMail).toHaveLength(1)
})

test('asked for again and again, one mailbox gets one message in five minutes, and then no more for a while (ACCOUNT-12)', async () => {
  await make({ username: 'ada', email: 'ada@example.org' })
  const statuses = []
  for (let time = 0; time < 8; time += 1) {
    network += 1
    statuses.push((await ask('ada')).status)
  }
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429])
  await work()
  expect(site.sentMail).toHaveLength(1)
  now = new Date(now.getTime() + 5 * 60_000 - 1)
  await ask('ada@example.org')
  await work()
  expect(site.sentMail).toHaveLength(1)
  now = new Date(now.getTime() + 1)
  await ask('ada@example.org')
  await work()
  expect(site.sentMail).toHaveLength(2)
})

test('a network is limited, whatever it asks for, without limiting logins', async () => {
  const address = from()
  const user = await make({ username: 'ada' })
  const answers = []
  for (let time = 0; time < 21; time += 1) answers.push(await ask(`name.${time}`, address))
  expect(answers.slice(0, 20).every(({ status }) => status === 202)).toBe(true)
  expect(answers[20]?.status).toBe(429)
  expect(Number(answers[20]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn(user.username, PASSWORD)).status).toBe(200)
})

test('it does not void the link that an administrator sent (ACCOUNT-12)', async () => {
  const user = await make({ username: 'ada' })
  const margaret = await site.signIn('Margaret Hale')
  await margaret.call('POST', `/api/admin/users/${user.id}/reset`, { clearsSecondFactor: true })
  const token = await work()
  await ask('ada')
  await work()
  expect(await site.app.db.select().from(adminLinks)).toMatchObject([
    { purpose: 'reset', clearsSecondFactor: true },
  ])
  expect((await redeem(token)).status).toBe(200)
})

test.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['a list', ['ada']],
  ['a very long name', 'a'.repeat(300)],
])('%s is refused by its field', async (_, username) => {
  const { status, body } = await ask(username)
  expect([status, Object.keys(body.fields)]).toEqual([400, ['username']])
})

test('without a mail server it says whom to ask instead', async () => {
  const silent = await makeApp({}, { now: () => now }, { passwords })
  try {
    const { status, body } = await post(silent, '/api/admin/forgotten-password', { username: 'ada' })
    expect([status, body.message]).toEqual([409, expect.stringContaining('another administrator')])
  } finally {
    await silent.close()
  }
})
