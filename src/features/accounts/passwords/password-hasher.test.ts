import { expect, test } from 'vitest'
import { HASH_QUEUE } from './hash-queue.ts'
import { createPasswordHasher, PASSWORD_COST } from './password-hasher.ts'

const cheap = { memoryKiB: 64, passes: 1, lanes: 1 }

test('passwords are hashed with argon2id at 64 MiB and three passes, each with a salt of its own', async () => {
  expect(PASSWORD_COST).toEqual({ memoryKiB: 65_536, passes: 3, lanes: 1 })
  const passwords = createPasswordHasher()
  const [one, other] = await Promise.all([passwords.hash('the same words'), passwords.hash('the same words')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  expect([await passwords.verify(one, 'the same words'), passwords.isOutdated(one)]).toEqual([true, false])
})

test('a password counts exactly as typed, to its last byte', async () => {
  const passwords = createPasswordHasher(cheap)
  const long = 'é'.repeat(36) + 'x'.repeat(28)
  const stored = await passwords.hash(`${long.slice(0, 60)}A${long.slice(61)}`)
  expect(await passwords.verify(stored, `${long.slice(0, 60)}B${long.slice(61)}`)).toBe(false)
  const spaced = await passwords.hash(' Words with spaces ')
  const others = ['Words with spaces', ' words with spaces ', ' Words with spaces']
  expect(await Promise.all(others.map((other) => passwords.verify(spaced, other)))).toEqual([
    false,
    false,
    false,
  ])
  const composed = await passwords.hash('caf\u00e9'.repeat(4))
  expect(await passwords.verify(composed, 'cafe\u0301'.repeat(4))).toBe(false)
})

test('an account without a password is compared at full cost, and never matches', async () => {
  const passwords = createPasswordHasher(cheap)
  expect(await passwords.verify(null, '')).toBe(false)
  expect(await passwords.verify(null, 'anything')).toBe(false)

  // Slow enough to tell a comparison from none, which takes microseconds.
  const slow = createPasswordHasher({ memoryKiB: 16_384, passes: 2, lanes: 1 })
  const stored = await slow.hash('x')
  const timesOf = async (compared: string | null) => {
    const times: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const startedAt = performance.now()
      await slow.verify(compared, 'y')
      times.push(performance.now() - startedAt)
    }
    return times
  }
  expect(Math.max(...(await timesOf(null)))).toBeGreaterThan(Math.min(...(await timesOf(stored))) / 4)
})

test('a hash of lower cost is outdated, one of higher cost is not', async () => {
  const weak = await createPasswordHasher(cheap).hash('x')
  const strong = createPasswordHasher({ memoryKiB: 128, passes: 2, lanes: 1 })
  expect(strong.isOutdated(weak)).toBe(true)
  expect(createPasswordHasher(cheap).isOutdated(await strong.hash('x'))).toBe(false)
})

test('when fifty wait already, the next is refused with the time to wait; the others are served', async () => {
  const passwords = createPasswordHasher(cheap)
  const served = HASH_QUEUE.atOnce + 50
  const all = await Promise.allSettled(Array.from({ length: served + 8 }, () => passwords.hash('x')))
  const refused = all.filter((one) => one.status === 'rejected').map((one) => one.reason)
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
  expect(await passwords.verify(await passwords.hash('again'), 'again')).toBe(true)
})
