import { describe, expect, test } from 'vitest'
import forms from '../../../tests/press-releases/hurried-forms.json' with { type: 'json' }
import { answered, refusalOf, write } from '../../../tests/press-releases/write.ts'

describe.each(forms.map((form) => [form.name, form] as const))('%s', (_, { input, says, never }) => {
  test('what was typed in a hurry is printed as a newspaper prints it, or left out (PRESS-4)', async () => {
    const { pressRelease } = await write(await answered(input))
    expect(says.filter((piece) => !pressRelease.includes(piece))).toEqual([])
    expect(never.filter((piece) => pressRelease.includes(piece))).toEqual([])
  })
})

test('a sentence that says “I” is offered with the name of the contact', async () => {
  const { warnings } = await write({ additionalInfo: 'I answer the phone at night.' })
  expect(warnings.find(({ kind }) => kind === 'left-out')).toMatchObject({
    message: expect.stringContaining('I answer the phone at night.'),
    sentence: 'Edith Wren answers the phone at night.',
  })
})

test('no sentence is offered that would be asked about again (PRESS-10)', async () => {
  for (const newsAngle of [
    'office hrs chg: M-F 8-6, Sat 9-1',
    'open house dec 12 2-4 free coffee',
    '25 yrs in biz. open hse 12/5 1-4p',
    'Notre maison offre maintenant les restes solidifiés : les cendres deviennent des pierres',
  ]) {
    const offered = await answered({ newsAngle })
    expect(await refusalOf(offered), newsAngle).toBeNull()
  }
})
