import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDatabase } from '../../../../tests/servers/make-database.ts'
import { loginLimits } from '../../../db/schema/accounts.ts'
import {
  countAttempt,
  countAttempts,
  forgetAttempts,
  type LimitKey,
  takeBackAttempt,
} from './login-limits.ts'

const START = Date.parse('2026-03-02T09:00:00Z')
const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000]
let now = START
let database: Awaited<ReturnType<typeof makeDatabase>>
let app: { db: typeof database.db; clock: { now(): Date } }
beforeAll(async () => {
  database = await makeDatabase()
  app = { db: database.db, clock: { now: () => new Date(now) } }
})
afterAll(() => database.close())
beforeEach(async () => {
  now = START
  await database.db.delete(loginLimits)
})

/** The seconds to wait, 0 when the attempt was counted. */
const attempt = (key: LimitKey): Promise<number> =>
  countAttempt(app, key).then(
    () => 0,
    (error: { code: string; retryAfterSeconds: number }) => {
      expect(error.code).toBe('rate_limited')
      return error.retryAfterSeconds
    },
  )
async function spend(key: LimitKey, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) expect(await attempt(key)).toBe(0)
}

describe('attempts are free', () => {
  test.each<[LimitKey, number]>([
    ['name:a', 5],
    ['device:a', 5],
    ['code:a', 5],
    ['own:a', 5],
    ['forgotten:a', 5],
    ['network:a', 20],
    ['setup:a', 20],
    ['forgotten-from:a', 20],
    ['block:a', 100],
  ])('%s: %i times, then half a minute passes', async (key, free) => {
    await spend(key, free)
    expect(await attempt(key)).toBe(30)
    now += 30 * SECOND - 1
    expect(await attempt(key)).toBe(1)
    now += 1
    expect(await attempt(key)).toBe(0)
  })
})

test('a wait doubles up to an hour', async () => {
  await spend('name:a', 5)
  const waits: number[] = []
  for (let n = 0; n < 10; n += 1) {
    const seconds = await attempt('name:a')
    waits.push(seconds)
    now += seconds * SECOND
    await spend('name:a', 1)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600, 3600])
})

test('a day after the last attempt all are free again', async () => {
  await spend('name:a', 5)
  now += DAY - 1
  await spend('name:a', 1)
  expect(await attempt('name:a')).toBe(60)
  now += DAY
  await spend('name:a', 5)
})

test('a count of a clock that was far ahead is over, one of an hour is not', async () => {
  now = START + 61 * MINUTE
  await spend('name:far', 5)
  now = START + 60 * MINUTE
  await spend('name:near', 5)
  now = START
  await spend('name:far', 1)
  expect(await attempt('name:near')).toBe(60 * 60 + 30)
})

test('an attempt is taken back after a success, or all forgotten', async () => {
  await spend('name:a', 5)
  await takeBackAttempt(app, 'name:a')
  await spend('name:a', 1)
  expect(await attempt('name:a')).toBe(30)
  await forgetAttempts(app, 'name:a')
  await spend('name:a', 5)
  await countAttempt(app, 'name:b')
  for (let n = 0; n < 3; n += 1) await takeBackAttempt(app, 'name:b')
  await spend('name:b', 5)
  expect(await attempt('name:b')).toBe(30)
})

test('under several keys an attempt counts for all, or where one refuses for none', async () => {
  await spend('name:full', 5)
  for (let n = 0; n < 9; n += 1)
    await expect(countAttempts(app, ['network:n', 'name:full'])).rejects.toMatchObject({
      code: 'rate_limited',
    })
  await spend('network:n', 20)
  expect(await attempt('network:n')).toBe(30)
})

test('a sentence says how long', async () => {
  await spend('name:a', 5)
  const sayAfter = async (ms: number) => {
    now += ms
    return countAttempt(app, 'name:a').catch(({ message }: Error) => /again in (.*)\.$/.exec(message)?.[1])
  }
  expect(await sayAfter(0)).toBe('30 seconds')
  expect(await sayAfter(29 * SECOND)).toBe('1 second')
  await sayAfter(1 * SECOND)
  expect(await sayAfter(0)).toBe('1 minute')
  await sayAfter(60 * SECOND)
  expect(await sayAfter(SECOND)).toBe('2 minutes')
})
