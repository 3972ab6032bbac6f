import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lastTen } from './last-ten.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

type Kept = { text: string }
const open = () => lastTen<Kept>('kept', ({ text }) => typeof text === 'string')

test('the last ten stay on the device, newest first (PRESS-7, VIDEO-3)', () => {
  for (let number = 1; number <= 12; number += 1) {
    const kept = open()
    kept.save([{ text: `No. ${number}` }, ...kept.read()])
  }
  const newest = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => ({ text: `No. ${number}` }))
  expect(open().read()).toEqual(newest)
  expect(JSON.parse(stored.get('kept') ?? '')).toEqual(newest)
})

test.each(['', '{', 'null', '7', '{"text":"x"}', '[null,7,{"other":1}]'])(
  'what is stored as %j is no entry',
  (text) => {
    stored.set('kept', text)
    expect(open().read()).toEqual([])
  },
)

test('without storage nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined)
  open().save([{ text: 'x' }])
  expect(open().read()).toEqual([])
})
