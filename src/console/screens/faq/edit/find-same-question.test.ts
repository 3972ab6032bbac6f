import { expect, test } from 'vitest'
import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { findSameQuestion } from './same-question.tsx'

const stored = { id: 'a', question: 'What’s solidified  remains?' } as FaqItem

test.each([
  ["what's solidified remains", true],
  [' What’s Solidified remains? ', true],
  ['What’s solidified?', false],
  ['', false],
  ['?', false],
])('“%s” asks the same: %s', (question, isSame) => {
  expect(findSameQuestion([stored], question, null)).toBe(isSame ? stored : null)
})

test('an item is not the same as itself', () => {
  expect(findSameQuestion([stored], stored.question, stored)).toBeNull()
})
