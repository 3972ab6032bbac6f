import { expect, test } from 'vitest'
import { createTextCheck } from './check-text.ts'

const SOURCES = Array.from({ length: 300 }, (_, number) => ({
  text: `Ashes become stones of number ${number}.`,
  group: `${number}`,
})).concat({ text: 'The stones can be held, shared or kept at home.', group: 'stones' })

// Each way to join clauses would be tried: 2^40, which no time limit of a test allows.
test('a sentence of forty clauses of which the last rests on nothing is checked', () => {
  const rests = createTextCheck({ language: 'en', names: [], sources: SOURCES })
  const clauses = Array.from({ length: 40 }, () => 'the stones can be held')
  expect(rests(`${clauses.join(', and ')}.`).sources).toHaveLength(1)
  expect(rests(`${clauses.join(', and ')}, and the stones can not be kept.`).sources).toBeNull()
})
