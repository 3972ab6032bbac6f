import { expect, test } from 'vitest'
import { EMBEDDED, judge, runKillRounds } from './kill-rounds.ts'

/** `npm run bench -- kills --rounds 250` runs many, on both engines. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)

test(`inquiries survive kill -9 of the product and of its database, ${ROUNDS} rounds (INQUIRY-2)`, {
  // Only ends a test that waits in vain, also on a machine that others keep busy.
  timeout: ROUNDS * 200_000,
}, async () => {
  const figures = await runKillRounds(EMBEDDED, { rounds: ROUNDS })
  console.log(JSON.stringify(figures))
  expect(figures).toMatchObject({ lost: 0, doubled: 0 })
  expect(figures.acknowledged).toBeGreaterThan(ROUNDS * 10)
  expect(figures.mailed).toBe(figures.stored)
})

test('a lost and a doubled inquiry are noticed', () => {
  const receipt = (id: string) => ({ id, reference: id })
  const acknowledged = new Map([
    ['one', receipt('1')],
    ['two', receipt('2')],
  ])
  const row = (name: string, id: string) => ({ name, ...receipt(id) })
  expect(judge(acknowledged, [row('one', '1'), row('two', '2')])).toEqual({ lost: 0, doubled: 0 })
  expect(judge(acknowledged, [row('one', '1'), row('one', '3')])).toEqual({ lost: 2, doubled: 1 })
  expect(judge(acknowledged, [row('one', '1')])).toEqual({ lost: 1, doubled: 0 })
})
