import { expect, test, vi } from 'vitest'
import { makeSnapshot, makeView } from '../../../tests/sites/make-snapshot.ts'
import { warmPages } from './warm-pages.ts'

const asheville = { city: 'Asheville', state: 'North Carolina' }
const snapshot = makeSnapshot([
  { name: 'Aster', city: 'Dayton', state: 'Ohio' },
  { name: 'Wren', ...asheville },
  { name: 'Heron', ...asheville },
])

test('one page of each kind, of the largest state, is asked for at the start and once after each change; failures do not matter', async () => {
  let current = snapshot
  const asked: string[] = []
  const warmer = warmPages(
    { directory: { ...makeView(snapshot), current: () => current } },
    async (path) => {
      asked.push(path)
      throw new Error('unavailable')
    },
    () => Number.NEGATIVE_INFINITY,
    5,
  )
  try {
    await expect.poll(() => asked.length).toBe(5)
    expect(asked.slice(0, 3)).toEqual(['/', '/state/north-carolina', '/state/north-carolina/city/asheville'])
    expect(asked[4]).toBe('/search?q=Asheville%2C+North+Carolina')
    current = { ...snapshot, version: snapshot.version + 1 }
    await expect.poll(() => asked.length).toBe(10)
  } finally {
    await warmer.stop()
  }
  expect(asked).toHaveLength(10)
})

test('while the directory keeps changing no page is asked for', async () => {
  let looks = 0
  const looksBefore: number[] = []
  const changing = () => ({ ...snapshot, version: Math.min(++looks, 20) })
  const warmer = warmPages(
    { directory: { ...makeView(snapshot), current: changing } },
    async () => void looksBefore.push(looks),
    () => Number.NEGATIVE_INFINITY,
    1,
  )
  try {
    await expect.poll(() => looksBefore.length).toBe(5)
  } finally {
    await warmer.stop()
  }
  expect(Math.min(...looksBefore)).toBeGreaterThan(20)
})

test('while visitors ask no page is asked for; each waits for a pause', async () => {
  vi.useFakeTimers()
  let askedAt = performance.now()
  const asked: string[] = []
  const warmer = warmPages(
    { directory: makeView(snapshot) },
    async (path) => {
      asked.push(path)
      askedAt = performance.now()
    },
    () => askedAt,
  )
  try {
    for (let visit = 0; visit < 200; visit++) {
      askedAt = performance.now()
      await vi.advanceTimersByTimeAsync(50)
    }
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(125)
    expect(asked).toEqual(['/'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked).toHaveLength(5)
  } finally {
    const stopped = warmer.stop()
    await vi.advanceTimersByTimeAsync(100)
    await stopped
    vi.useRealTimers()
  }
})
