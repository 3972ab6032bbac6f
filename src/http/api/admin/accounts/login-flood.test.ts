import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { cheapPasswords } from '../../../../../tests/cheap-passwords.ts'
import { makeAdministrator, PASSWORD, post } from '../../../../../tests/sites/make-administrator.ts'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import { loginLimits } from '../../../../db/schema/accounts.ts'
import { HASH_QUEUE, type HashQueueSize } from '../../../../features/accounts/passwords/hash-queue.ts'

const LOGIN = '/api/admin/login'
/** 30 ms a guess, to keep the queue full; real ones cost 100. */
const COST = { memoryKiB: 16_384, passes: 3, lanes: 1 }

let site: TestApp
afterEach(() => site.close())

async function start(size: HashQueueSize) {
  const passwords = cheapPasswords(size, COST)
  site = await makeApp({ TRUST_PROXY: '1' }, undefined, { passwords })
  return { passwords, user: await makeAdministrator(site.app, passwords) }
}

/**
 * Runs `meanwhile` while guessers retry every three seconds with new names from new networks; also counts
 * refused guesses.
 */
async function duringFlood<Result>(guessers: number, meanwhile: () => Promise<Result>) {
  let isOn = true
  let count = 0
  let refusedCount = 0
  const guess = async () => {
    while (isOn) {
      const n = count++
      const from = `10.${n >> 8}.${n & 255}.1`
      const { status } = await post(site, LOGIN, { username: `guess${n}`, password: 'wrong' }, { from })
      if (status === 429) refusedCount += 1
      await sleep(3000)
    }
  }
  const guesses = Array.from({ length: guessers }, guess)
  try {
    return { result: await meanwhile(), refusedCount }
  } finally {
    isOn = false
    await Promise.all(guesses)
  }
}

test('the owner with a known browser gets in 10 of 10 times during a flood of 500 guesses at once (ACCOUNT-7)', async () => {
  const { user } = await start(HASH_QUEUE)
  const login = { username: user.username, password: PASSWORD }
  const first = await post(site, LOGIN, login, { from: '192.0.2.1' })
  const owner = { from: '192.0.2.1', cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const { result, refusedCount } = await duringFlood(500, async () => {
    const statuses: number[] = []
    for (let n = 0; n < 10; n += 1) statuses.push((await post(site, LOGIN, login, owner)).status)
    return statuses
  })
  expect(refusedCount).toBeGreaterThan(100)
  expect(result).toEqual(Array(10).fill(200))
})

test('a login refused by the queue does not count as failed', async () => {
  const { user, passwords } = await start({ atOnce: 1, waiting: 1, forKnown: 0, perNetwork: 1 })
  await site.app.db.delete(loginLimits)
  const places = [1, 2].map((n) => passwords.reserve({ network: `taken ${n}`, isKnown: false }))
  const login = { username: user.username, password: PASSWORD }
  for (let n = 0; n < 30; n += 1) {
    const { status, headers } = await post(site, LOGIN, login, { from: '192.0.2.1' })
    expect([status, headers.get('retry-after')]).toEqual([429, '5'])
  }
  expect(await site.app.db.select().from(loginLimits)).toEqual([])
  for (const place of places) place.leave()
  expect((await post(site, LOGIN, login, { from: '192.0.2.1' })).status).toBe(200)
})

test('one network cannot take every place', async () => {
  const { user, passwords } = await start({ ...HASH_QUEUE, atOnce: 1 })
  const taken: ReturnType<typeof passwords.reserve>[] = []
  const take = () => taken.push(passwords.reserve({ network: '198.51.100.0/24', isKnown: false }))
  expect(() => {
    for (let n = 0; n < 50; n += 1) take()
  }).toThrow('Too many people')
  const login = { username: user.username, password: PASSWORD }
  expect((await post(site, LOGIN, login, { from: '198.51.100.9' })).status).toBe(429)
  expect((await post(site, LOGIN, login, { from: '192.0.2.1' })).status).toBe(200)
  for (const place of taken) place.leave()
})
