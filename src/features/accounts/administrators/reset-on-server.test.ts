import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../tests/cheap-passwords.ts'
import { readMails } from '../../../../tests/reading/stored-rows.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../tests/sites/make-app.ts'
import { adminPasskeys, adminSessions, adminUsers } from '../../../db/schema/accounts.ts'
import { outbox } from '../../../db/schema/directory.ts'
import { changeSets, changes } from '../../../db/schema/history.ts'
import { resetOnServer } from './reset-on-server.ts'

const NEW_PASSWORD = 'a lantern beside the winter orchard'
const passwords = cheapPasswords()
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' }, undefined, { passwords })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.app.db.delete(adminUsers)
  await site.app.db.delete(changeSets)
  await site.app.db.delete(outbox)
})

const reset = (name: string, clearsSecondFactor = false) =>
  resetOnServer(site.app, name, { clearsSecondFactor })
const redeem = (url: string) =>
  post(site, '/api/admin/link', { token: new URL(url).hash.slice('#token='.length), password: NEW_PASSWORD })
const logIn = (username: string, password: string) => post(site, '/api/admin/login', { username, password })

test('the only administrator gets a link, and all sessions end at once (ACCOUNT-13)', async () => {
  const user = await makeAdministrator(site.app, passwords, { username: 'Ada', email: 'ada@example.org' })
  await logIn('ada', PASSWORD)
  const made = await reset(' ADA ')
  expect(made).toMatchObject({ username: 'Ada', minutes: 60 })
  expect(made.url).toMatch(/^https:\/\/directory\.example\/admin\/link#token=[\w-]{43}$/)
  expect(await site.app.db.select().from(adminSessions).where(eq(adminSessions.userId, user.id))).toEqual([])
  expect((await redeem(made.url)).status).toBe(200)
  expect((await redeem(made.url)).status).toBe(404)
  expect((await logIn('ada', NEW_PASSWORD)).status).toBe(200)
})

test('the history names the command and holds no token; the others are told by mail (ACCOUNT-6, ACCOUNT-13)', async () => {
  await makeAdministrator(site.app, passwords, { username: 'ada' })
  await makeAdministrator(site.app, passwords, { email: 'ruth@example.org' })
  const { url } = await reset('ada')
  const [set] = await site.app.db.select().from(changeSets)
  expect(set).toMatchObject({ action: 'reset', entity: 'account', userId: null, userName: 'npm run admin' })
  const rows = JSON.stringify([
    await site.app.db.select().from(changes),
    await site.app.db.select().from(changeSets),
    await readMails(site.app.db),
  ])
  expect(rows).not.toContain(new URL(url).hash.slice('#token='.length))
  const mails = await readMails(site.app.db)
  expect(mails.map(({ to }) => to)).toEqual(['ruth@example.org'])
  expect(mails[0]?.text).toContain('the machine that the site runs on')
})

test('the second factor stays unless it is asked for', async () => {
  const user = await makeAdministrator(site.app, passwords, { username: 'ada', totp: true })
  await site.app.db.insert(adminPasskeys).values({ id: 'key', userId: user.id, publicKey: 'k', name: 'Key' })
  await redeem((await reset('ada')).url)
  expect((await logIn('ada', NEW_PASSWORD)).body.fields).toEqual({ code: expect.any(String) })
  await redeem((await reset('ada', true)).url)
  expect((await logIn('ada', NEW_PASSWORD)).status).toBe(200)
  expect(await site.app.db.select().from(adminPasskeys)).toEqual([])
})

test('an unknown name is refused with the names there are; a deactivated account is refused', async () => {
  await expect(reset('ada')).rejects.toThrow('The back office has no administrator yet: open /admin/setup.')
  await makeAdministrator(site.app, passwords, { username: 'ruth' })
  await makeAdministrator(site.app, passwords, { username: 'gone', isActive: false })
  await expect(reset("ada' or 1=1")).rejects.toThrow('Active ones: ruth.')
  await expect(reset('gone')).rejects.toThrow('gone is deactivated')
  expect(await site.app.db.select().from(changeSets)).toEqual([])
})
