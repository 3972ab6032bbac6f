import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { loginLimits } from '../../../../db/schema/accounts.ts'

const passwords = cheapPasswords()
const now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1' }, { now: () => now }, { passwords })
})
afterAll(() => site.close())

/** Ten guesses by each name, each from its own network: all that a guesser learns. */
async function sequence([first, second]: readonly [string, string]) {
  await site.app.db.delete(loginLimits)
  const told: unknown[] = []
  const compared = passwords.compared
  for (const [n, username] of [...Array(10).fill(first), ...Array(10).fill(second)].entries()) {
    const login = { username, password: 'wrong' }
    const { status, body, headers } = await post(site, '/api/admin/login', login, { from: `198.51.${n}.1` })
    const { requestId: _, ...rest } = body
    told.push([status, rest, [...headers].filter(([name]) => name !== 'x-request-id')])
  }
  return { told, compared: passwords.compared - compared }
}

test('guesses by two names get the same answers for one account, two accounts or none', async () => {
  const [one, two] = [
    await makeAdministrator(site.app, passwords),
    await makeAdministrator(site.app, passwords, { isActive: false }),
  ]
  const same = await sequence([one.username, one.email])
  expect(same.told.map((answer) => (answer as [number])[0])).toEqual([
    ...[...Array(5).fill(401), ...Array(5).fill(429)],
    ...[...Array(5).fill(401), ...Array(5).fill(429)],
  ])
  const pairs = [
    [one.email, one.username],
    [one.username, two.email],
    [two.username, two.email],
    [one.username, 'nobody.here'],
    ['nobody.here', one.email],
    ['nobody.here', 'nobody@example.org'],
  ] as const
  for (const pair of pairs) expect(await sequence(pair), pair.join()).toEqual(same)
})
