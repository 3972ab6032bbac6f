import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { adminSetup, adminUsers, loginLimits } from '../../../../db/schema/accounts.ts'
import { changeSets, changes } from '../../../../db/schema/history.ts'

const CALL = '/api/admin/create-first-user'
const INPUT = {
  username: 'margaret',
  email: 'margaret@example.org',
  password: 'four quiet herons at dusk',
  firstName: 'Margaret',
  lastName: 'Hale',
}

const passwords = cheapPasswords()
const hash = passwords.hash.bind(passwords)
let site: TestApp
beforeAll(async () => {
  site = await makeApp({}, undefined, { passwords })
})
afterAll(() => site.close())
beforeEach(makeFresh)

/** As nobody has set it up. */
async function makeFresh() {
  await site.app.db.execute(
    sql`truncate ${adminUsers}, ${adminSetup}, ${loginLimits}, ${changeSets}, ${changes} cascade`,
  )
  Object.assign(passwords, { hashed: 0, hash })
}
const setUp = (input: object = INPUT) => post(site, CALL, input)
const users = () => site.app.db.select().from(adminUsers)

describe('the first setup', () => {
  test('makes an administrator who can log in', async () => {
    const { status, body, headers } = await setUp()
    expect(status).toBe(201)
    expect(body).toEqual({
      user: {
        id: expect.any(String),
        username: 'margaret',
        email: 'margaret@example.org',
        firstName: 'Margaret',
        lastName: 'Hale',
        role: 'admin',
        isActive: true,
        createdAt: expect.any(String),
        lastLoginAt: null,
      },
    })
    expect(headers.get('cache-control')).toBe('no-store')
    const login = await post(site, '/api/admin/login', { username: 'margaret', password: INPUT.password })
    expect(login.status).toBe(200)
  })

  test('works once: then 409, and no password is hashed (ACCOUNT-1)', async () => {
    await setUp()
    const again = await setUp({ ...INPUT, username: 'other', email: 'other@example.org' })
    expect(again.status).toBe(409)
    expect(again.body).toMatchObject({ code: 'conflict' })
    expect(passwords.hashed).toBe(1)
    expect(await users()).toHaveLength(1)
  })

  test('is refused at once while another is still hashing its password', async () => {
    const isHashing = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    passwords.hash = async (password) => {
      isHashing.resolve()
      await mayEnd.promise
      return hash(password)
    }
    const first = setUp()
    await isHashing.promise
    const second = await setUp({ ...INPUT, username: 'other', email: 'other@example.org' })
    mayEnd.resolve()
    expect([second.status, second.body.code]).toEqual([409, 'conflict'])
    expect((await first).status).toBe(201)
  })

  test('is closed when an administrator exists by other means', async () => {
    await makeAdministrator(site.app, passwords)
    expect((await setUp()).status).toBe(409)
    expect(await users()).toHaveLength(1)
    expect(await site.app.db.select().from(adminSetup)).toEqual([])
  })

  test('refuses fields that a client may not set, and creates no account', async () => {
    for (const extra of [
      { role: 'owner' },
      { passwordHash: '$argon2id$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA' },
      { isActive: true },
      { id: '11111111-1111-4111-8111-111111111111' },
      { constructor: 1 },
    ]) {
      expect((await setUp({ ...INPUT, ...extra })).status).toBe(400)
    }
    expect(await users()).toEqual([])
  })

  test.each([
    [{ password: 'x'.repeat(14) }, 'password', 'Please use at least 15 characters.'],
    [{ password: 'x'.repeat(129) }, 'password', 'Please use at most 128 characters.'],
    [{ password: 'password1234567' }, 'password', expect.stringContaining('easy to guess')],
    [{ password: 'margaret.hale.1' }, 'password', expect.stringContaining('easy to guess')],
    [{ username: '' }, 'username', 'Username is required.'],
    [{ email: 'nobody' }, 'email', 'Please enter a valid email address.'],
    [{ username: 'someone@else.example' }, 'username', expect.stringContaining('same as the email')],
  ])('with %j is refused', async (wrong, field, sentence) => {
    const { status, body } = await setUp({ ...INPUT, ...wrong })
    expect([status, body.fields]).toEqual([400, { [field]: sentence }])
    expect(passwords.hashed).toBe(0)
  })

  test('is recorded in the history without a secret', async () => {
    const { body } = await setUp()
    const [set] = await site.app.db.select().from(changeSets)
    const [change] = await site.app.db.select().from(changes)
    expect(set).toMatchObject({ action: 'create', entity: 'account', userName: 'Margaret Hale' })
    expect(change).toMatchObject({ entityId: body.user.id, before: null })
    expect(JSON.stringify([set, change])).not.toMatch(/argon2|four quiet herons/)
  })
})

test('of fifty setups in parallel exactly one wins, four times (ACCOUNT-1)', async () => {
  for (let round = 0; round < 4; round += 1) {
    await makeFresh()
    const people = Array.from({ length: 50 }, (_, n) => ({ username: `u${n}`, email: `u${n}@example.org` }))
    const answers = await Promise.all(people.map((person) => setUp({ ...INPUT, ...person })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(49).fill(409)])
    expect([(await users()).length, passwords.hashed]).toEqual([1, 1])
  }
})
