import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '../../../../tests/servers/make-database.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { rememberChallenge, takeChallenge } from './challenges.ts'

const START = Date.parse('2026-03-02T09:00:00Z')
let now = START
let database: Awaited<ReturnType<typeof makeDatabase>>
let app: { db: typeof database.db; clock: { now(): Date } }
let [ada, ben] = ['', '']
beforeAll(async () => {
  database = await makeDatabase()
  app = { db: database.db, clock: { now: () => new Date(now) } }
  const users = ['ada', 'ben'].map((name) => ({ username: name, email: `${name}@example.org` }))
  const rows = await database.db.insert(adminUsers).values(users).returning()
  ;[ada, ben] = rows.map(({ id }) => id) as [string, string]
})
afterAll(() => database.close())

test('a challenge is taken once, for its purpose and person, within five minutes', async () => {
  await rememberChallenge(app, 'one', 'passkey-login', null)
  expect(await takeChallenge(app, 'other', 'passkey-login', null)).toBe(false)
  expect(await takeChallenge(app, 'one', 'passkey-registration', null)).toBe(false)
  expect(await takeChallenge(app, 'one', 'passkey-login', ada)).toBe(false)
  expect(await takeChallenge(app, 'one', 'passkey-login', null)).toBe(true)
  expect(await takeChallenge(app, 'one', 'passkey-login', null)).toBe(false)

  await rememberChallenge(app, 'two', 'passkey-registration', ada)
  expect(await takeChallenge(app, 'two', 'passkey-registration', ben)).toBe(false)
  expect(await takeChallenge(app, 'two', 'passkey-registration', null)).toBe(false)
  now = START + 5 * 60_000
  expect(await takeChallenge(app, 'two', 'passkey-registration', ada)).toBe(false)
  now -= 1
  expect(await takeChallenge(app, 'two', 'passkey-registration', ada)).toBe(true)
})
