import { expect, test } from 'vitest'
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
    1,
  )
  try {
    await expect.poll(() => looksBefore.length).toBe(5)
  } finally {
    await warmer.stop()
  }
  expect(Math.min(...looksBefore)).toBeGreaterThan(20)
})
