import { describe, expect, test } from 'vitest'
import { agoText, waitingText } from './inquiry-times.ts'

const now = new Date(2026, 2, 10, 12).getTime()
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  [0.5, 'just now'],
  [1, '1 minute ago'],
  [59, '59 minutes ago'],
  [60, '1 hour ago'],
  [23 * 60 + 59, '23 hours ago'],
  [24 * 60, 'Mar 9'],
  [365 * 24 * 60, 'Mar 10, 2025'],
])('what came %s minutes ago came %s', (minutes, text) => {
  expect(agoText(ago(minutes), now)).toBe(text)
})

describe('a family without an answer', () => {
  test.each([
    [10, 'Waiting less than an hour', false],
    [61, 'Waiting 1 hour', false],
    [24 * 60, 'Waiting 1 day', false],
    [24 * 60 + 1, 'Waiting 1 day', true],
    [49 * 60, 'Waiting 2 days', true],
    [-5, 'Waiting less than an hour', false],
  ])('for %i minutes reads %s, overdue: %s', (minutes, text, isOverdue) => {
    const inquiry = { status: 'pending', createdAt: ago(minutes) } as const
    expect(waitingText(inquiry, now)).toEqual({ text, isOverdue })
  })

  test.each(['forwarded', 'responded', 'closed', 'spam'] as const)(
    'does not wait once the inquiry is %s',
    (status) => {
      expect(waitingText({ status, createdAt: ago(9000) }, now)).toBeNull()
    },
  )
})
