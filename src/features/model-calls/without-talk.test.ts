import { expect, test } from 'vitest'
import { withoutTalk } from './without-talk.ts'

test.each([
  ['“I hope so. I can say more. I will return,” wrote Ann Lee. I am happy to help.', 1],
  ['"I hope so. I can say more. I will return," wrote Ann Lee. Let me know.', 1],
  ['The chapel is near Interstate 40. George I founded it. Certainly, I can add more.', 1],
  ['The chapel seats 80.\n\nThe chapel seats 80. As an AI, this is all.', 2],
  ['Families can call at any time. “Could you tell us more?” is a usual question.', 0],
])('keeps quotations and prose, drops talk and repeats: %s', (text, dropped) => {
  const sentences = text.split(/(?<=[.?]) |\n+/)
  const expected = sentences.slice(0, sentences.length - dropped)
  expect(
    withoutTalk(text)
      .split(/(?<=[.?]) |\n+/)
      .filter((part) => part !== ''),
  ).toEqual(expected)
})
