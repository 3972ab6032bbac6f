import { describe, expect, test } from 'vitest'
import { EMBEDDED, judge, type KillableDatabase, runKillRounds } from '../kill-rounds.ts'
import { findExternalPostgres } from '../servers/external-postgres.ts'
import { startKillablePostgres } from '../servers/killable-postgres.ts'

/** More by KILL_ROUNDS, which takes the second engine as well; `npm run bench -- kills` does the same side by side. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const isLong = process.env.KILL_ROUNDS !== undefined
/** With 250 rounds 10,000 acknowledged inquiries. */
const PER_ROUND = isLong ? 40 : 10

describe(`inquiries survive kill -9 of the product and of its database, ${ROUNDS} rounds (INQUIRY-2),`, () => {
  // Only ends a test that waits in vain, also on a machine that others keep busy.
  const limit = { timeout: ROUNDS * 200_000 }
  test('on the embedded PostgreSQL', limit, () => surviveKills(EMBEDDED))
  test.skipIf(!isLong || findExternalPostgres() === null)('on a server of its own', limit, async () => {
    const server = await startKillablePostgres()
    await surviveKills(server.database).finally(server.stop)
  })
})

async function surviveKills(database: KillableDatabase): Promise<void> {
  const figures = await runKillRounds(database, { rounds: ROUNDS, perRound: PER_ROUND })
  console.log(JSON.stringify(figures))
  expect(figures).toMatchObject({ rounds: ROUNDS, lost: 0, doubled: 0 })
  expect(figures.acknowledged).toBeGreaterThanOrEqual(ROUNDS * PER_ROUND)
  expect(figures.mailed).toBe(figures.stored)
}

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
