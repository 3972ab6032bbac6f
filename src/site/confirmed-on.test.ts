import { expect, test } from 'vitest'
import { confirmedOn } from './cut-text.ts'

test('a day is shown only when it is one', () => {
  expect(confirmedOn('2026-03-14')).toBe(Date.UTC(2026, 2, 14, 12))
  expect(confirmedOn(' 2024-02-29 ')).toBe(Date.UTC(2024, 1, 29, 12))
  for (const text of [null, '', 'yesterday', '2026-02-30', '2026-13-01', '03/14/2026', '2026-03-14T10:00Z'])
    expect(confirmedOn(text)).toBeNull()
})
