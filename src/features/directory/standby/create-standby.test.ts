import { expect, test, vi } from 'vitest'
import { applyChanges, buildRow, changesOf, makeSnapshot } from '../../../../tests/sites/make-snapshot.ts'
import { createStandby } from './create-standby.ts'
import { extentOf, type ReadStandby } from './standby-row.ts'

/** Rows as the database gives them: the id first, the extent last. */
const rowOf = (id: string, extent = 'whole') => [id, ...Array(31).fill(null), extent]
const readAll = vi.fn<ReadStandby>(async (ids) => ids.map((id) => ({ id, json: JSON.stringify(rowOf(id)) })))
const many = (count: number) => makeSnapshot(Array.from({ length: count }, () => ({})))

test('every row is kept and found, in the order asked for', async () => {
  const standby = createStandby(readAll)
  const { partners } = many(1000)
  standby.follow({ ...many(0), partners })
  await standby.settled()
  const asked = [partners[999], partners[0], partners[512], partners[511]].flatMap((entry) => entry ?? [])
  const rows = await standby.rowsOf(asked)
  expect(rows.map(([id]) => id)).toEqual(asked.map(({ id }) => id))
  expect(new Set(rows.map(extentOf))).toEqual(new Set(['whole']))
})

test('after a change only the changed rows are read', async () => {
  const standby = createStandby(readAll)
  const before = many(20)
  standby.follow(before)
  await standby.settled()
  readAll.mockClear()
  const [first] = before.partners
  const after = applyChanges(before, changesOf([buildRow({ id: first?.id ?? '', name: 'Renamed' })], before))
  standby.follow(after)
  await standby.settled()
  expect(readAll.mock.calls.map(([ids]) => ids)).toEqual([[first?.id]])
})

test('a failed read is tried again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const read = vi.fn(readAll).mockRejectedValueOnce(new Error('no database'))
    const standby = createStandby(read)
    const snapshot = many(3)
    standby.follow(snapshot)
    await standby.settled()
    expect((await standby.rowsOf(snapshot.partners)).map(extentOf)).toEqual(['thin', 'thin', 'thin'])
    vi.advanceTimersByTime(1000)
    await standby.settled()
    expect((await standby.rowsOf(snapshot.partners)).map(extentOf)).toEqual(['whole', 'whole', 'whole'])
  } finally {
    vi.useRealTimers()
  }
})

test('long descriptions share a bound', async () => {
  const limits: number[] = []
  const standby = createStandby(async (_, longText) => {
    limits.push(longText)
    return []
  })
  standby.follow(many(10))
  await standby.settled()
  standby.follow(many(2000))
  await standby.settled()
  expect(limits[0]).toBe(3_200_000)
  expect(limits.at(-1)).toBe(16_000)
  await standby.stop()
})
