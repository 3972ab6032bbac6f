import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../tests/cheap-passwords.ts'
import { readMails } from '../../../tests/reading/stored-rows.ts'
import { makeAdministrator } from '../../../tests/sites/make-administrator.ts'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import { outbox } from '../../db/schema/directory.ts'
import { networksOf } from '../../shared/network-of.ts'
import { type AccountEvent, notifyAdministrators } from './notify-administrators.ts'

const passwords = cheapPasswords()
const NOW = new Date('2026-03-02T09:00:00Z')
let site: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  site = await makeDatabaseApp({ now: () => NOW })
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.app.db.delete(adminUsers)
  await site.app.db.delete(outbox)
})
const make = (given = {}) => makeAdministrator(site.app, passwords, given)

describe('the other administrators are told', () => {
  const thomas = { id: randomUUID(), username: 'thomas', firstName: 'Thomas', lastName: null }
  const margaret = { id: randomUUID(), name: 'Margaret Hale' }
  test.each<[AccountEvent['kind'], AccountEvent['actor'], string, string, string]>([
    [
      'invited',
      margaret,
      '203.0.113.9',
      'A new administrator',
      'Margaret Hale invited Thomas as an administrator.',
    ],
    [
      'email-changed',
      margaret,
      '203.0.113.9',
      'An email address was changed',
      'Margaret Hale has another email address now.',
    ],
    [
      'reset-on-server',
      { id: null, name: 'npm run admin' },
      'local',
      'A password is being reset',
      'Somebody made a link on the server to choose a new password for Thomas.',
    ],
    [
      'second-factor-reset',
      margaret,
      '127.0.0.1',
      'A second step is being reset',
      'Margaret Hale sent Thomas a link whose use removes their second step and passkeys.',
    ],
    [
      'second-factor-removed',
      margaret,
      '::1',
      'A second step was removed',
      'Margaret Hale removed an authenticator app or a passkey from their own account.',
    ],
    [
      'second-factor-removed',
      null,
      '2001:db8:1:2::7',
      'A second step was removed',
      'The second step and passkeys of Thomas were removed by the link that was sent to them.',
    ],
  ])('of %s by %j from %s', async (kind, actor, from, subject, sentence) => {
    const ruth = await make({ firstName: 'Ruth' })
    await notifyAdministrators(site.app.db, site.app, {
      kind,
      actor,
      user: thomas,
      networks: networksOf(from),
    })
    const [mail, ...more] = await readMails(site.app.db)
    expect(more).toEqual([])
    expect([mail?.kind, mail?.to]).toEqual(['account', ruth.email])
    const isHere = !from.startsWith('203') && !from.startsWith('2001')
    const place = isHere ? 'the machine that the site runs on' : `the network ${networksOf(from).block}`
    expect([mail?.subject, mail?.text]).toEqual([
      `${subject} in ${site.app.config.provider.name}`,
      [
        'Hello Ruth,',
        '',
        sentence,
        '',
        'Account:  thomas',
        'When:     2026-03-02 09:00 UTC',
        `From:     ${place}`,
        '',
        'If this was not expected, please ask them at once. You can deactivate accounts here:',
        'https://directory.example/admin/administrators',
        '',
      ].join('\n'),
    ])
  })
})
