import { expect, test } from 'vitest'
import { createTextCheck } from './check-text.ts'

const SOURCES = Array.from({ length: 300 }, (_, number) => ({
  text: `Ashes become stones of number ${number}.`,
  group: `${number}`,
})).concat({ text: 'The stones can be held, shared or kept at home.', group: 'stones' })

/** CPU time of a sentence whose first `count` clauses rest on a source, and whose last does not. */
function timeOf(count: number): number {
  const rests = createTextCheck({ language: 'en', names: [], sources: SOURCES })
  const clauses = Array.from({ length: count }, () => 'the stones can be held')
  const before = process.threadCpuUsage()
  expect(rests(`${clauses.join(', and ')}, and the stones can not be kept.`).sources).toBeNull()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('twice as many clauses do not take a hundred times as long', () => {
  timeOf(12)
  expect(timeOf(12) / timeOf(6)).toBeLessThan(16)
})
