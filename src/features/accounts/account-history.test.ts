import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../tests/cheap-passwords.ts'
import { readMails } from '../../../tests/reading/stored-rows.ts'
import { makeAdministrator, PASSWORD } from '../../../tests/sites/make-administrator.ts'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { totpCode } from '../../../tests/values/totp-code.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import { outbox } from '../../db/schema/directory.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import { networksOf } from '../../shared/network-of.ts'
import { resendInvitation } from './administrators/invite-administrator.ts'
import { resetOnServer } from './administrators/reset-on-server.ts'
import { changeOwnName } from './change-own-account.ts'
import { askForEmailChange } from './email-change/ask-for-email-change.ts'
import { confirmEmailChange } from './email-change/confirm-email-change.ts'
import { sendForgottenLink } from './forgotten-password/send-forgotten-link.ts'
import { beginTotp, confirmTotp, renewRecoveryCodes, turnOffTotp } from './second-factor/second-factor.ts'
import { sealTypedName } from './sessions/session-token.ts'

const HERE = networksOf('203.0.113.9')
const passwords = cheapPasswords()
const NOW = new Date('2026-03-02T09:00:00Z')
let now = NOW
let site: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  site = await makeDatabaseApp({ now: () => now })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = NOW
  await site.app.db.delete(adminUsers)
  await site.app.db.delete(outbox)
  await site.app.db.delete(changeSets)
})
const make = (given = {}) => makeAdministrator(site.app, passwords, given)

describe('the history holds', () => {
  const recorded = async () => {
    const rows = await site.app.db
      .select({
        action: changeSets.action,
        by: changeSets.userName,
        subject: changeSets.subject,
        change: changes,
      })
      .from(changes)
      .innerJoin(changeSets, eq(changeSets.id, changes.changeSetId))
    return rows.map(({ action, by, subject, change }) => [action, by, subject, change.before, change.after])
  }

  test('one’s own new name', async () => {
    const user = await make({ firstName: 'Ada', lastName: 'Keller' })
    const changed = await changeOwnName(site.app, { firstName: 'Ida' }, { id: user.id, name: 'Ada Keller' })
    expect(changed).toMatchObject({ firstName: 'Ida', lastName: null })
    expect(await recorded()).toEqual([
      [
        'update',
        'Ada Keller',
        'Ida',
        { firstName: 'Ada', lastName: 'Keller' },
        { firstName: 'Ida', lastName: null },
      ],
    ])
  })

  test('another address, when asked for without it', async () => {
    const user = await make({ username: 'ada' })
    const actor = { id: user.id, name: 'ada' }
    await askForEmailChange(site.app, { email: 'ada@new.example' }, actor)
    expect(await recorded()).toEqual([['update', 'ada', 'ada', {}, { newEmail: 'asked for' }]])
    const link = /token=([\w-]{43})/
    const token = (await readMails(site.app.db)).map(({ text }) => link.exec(text)?.[1]).find(Boolean)
    await site.app.db.delete(changeSets)
    await confirmEmailChange(site.app, token ?? '', actor, HERE)
    expect(await recorded()).toEqual([
      ['update', 'ada', 'ada', { email: user.email }, { email: 'ada@new.example' }],
    ])
  })

  test('an invitation that was sent again, a reset on the server and one by the login screen', async () => {
    const [invited, user] = [
      await make({ username: 'ben', passwordHash: null }),
      await make({ username: 'ada' }),
    ]
    await resendInvitation(site.app, invited.id, { id: user.id, name: 'ada' })
    await resetOnServer(site.app, 'ada', { clearsSecondFactor: true })
    now = new Date(NOW.getTime() + 86_400_000)
    await sendForgottenLink(site.app, sealTypedName(site.app.db, 'ada'))
    expect((await recorded()).sort()).toEqual([
      ['invite', 'ada', 'ben', {}, { invitation: 'sent again' }],
      ['reset', 'Login screen', 'ada', {}, { link: 'sent' }],
      ['reset', 'npm run admin', 'ada', {}, { link: 'made on the server', clearsSecondFactor: true }],
    ])
  })

  test('the second factor, on and off, and new codes', async () => {
    const user = await make({ username: 'ada' })
    const actor = { id: user.id, name: 'ada' }
    const { secret } = await beginTotp(site.app, passwords, user.id, PASSWORD)
    const code = () => totpCode(secret, now)
    await expect(confirmTotp(site.app, '000000', actor)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { code: 'This code is wrong. Please enter the one that the app shows now.' },
    })
    expect(await confirmTotp(site.app, code(), actor)).toHaveLength(10)
    await expect(confirmTotp(site.app, code(), actor)).rejects.toMatchObject({ code: 'conflict' })
    await expect(beginTotp(site.app, passwords, user.id, PASSWORD)).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await renewRecoveryCodes(site.app, passwords, PASSWORD, actor)).toHaveLength(10)
    await turnOffTotp(site.app, passwords, PASSWORD, actor, HERE)
    const at = { totpConfirmedAt: NOW.toISOString() }
    expect((await recorded()).map(([, , , before, after]) => [before, after])).toEqual(
      expect.arrayContaining([
        [{ totpConfirmedAt: null }, at],
        [{}, { recoveryCodes: 'renewed' }],
        [at, { totpConfirmedAt: null }],
      ]),
    )
    expect(await recorded()).toHaveLength(3)
    await turnOffTotp(site.app, passwords, PASSWORD, actor, HERE)
    expect(await recorded()).toHaveLength(3)
    await expect(renewRecoveryCodes(site.app, passwords, PASSWORD, actor)).rejects.toMatchObject({
      code: 'conflict',
      message: 'There is no authenticator app set up.',
    })
  })
})
