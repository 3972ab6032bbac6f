import { afterAll, beforeAll, beforeEach } from 'vitest'
import { adminUsers } from '../../src/db/schema/accounts.ts'
import { outbox } from '../../src/db/schema/directory.ts'
import { cheapPasswords } from '../cheap-passwords.ts'
import { makeApp, type TestApp } from './make-app.ts'

/**
 * Gives a test file a product at https://directory.example with a clock of its own; before each test Margaret Hale is
 * its only administrator, signed in, and no mail is left. Call it once, at the top level of the file.
 */
export function setUpAccountSite() {
  const passwords = cheapPasswords()
  let now: Date
  let site: TestApp
  let margaret: Awaited<ReturnType<TestApp['signIn']>>
  beforeAll(async () => {
    now = new Date('2026-03-02T09:00:00Z')
    site = await makeApp({ SITE_URL: 'https://directory.example' }, { now: () => now }, { passwords })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await site.app.db.delete(adminUsers)
    await site.app.db.delete(outbox)
    site.sentMail.length = 0
    margaret = await site.signIn('Margaret Hale')
  })
  return {
    passwords,
    site: () => site,
    margaret: () => margaret,
    /** The clock's time so many milliseconds from now. */
    after: (ms: number) => new Date(now.getTime() + ms),
    passTime: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}
