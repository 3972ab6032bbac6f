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

test('what says “we”, “I” or “you” is asked about at once in all fields, and quoted where taken (PRESS-10)', async () => {
  const form = {
    newsAngle: 'We host and feed 200 families each Thanksgiving.',
    newsWhy: 'We lost our cook.',
    additionalInfo: 'Parking is free. I answer the phone. You may bring a chair. Ann Lee sings.',
    callToAction: 'Give me a ring.',
  }
  expect(await refusalOf(form)).toEqual({
    newsAngle: expect.stringContaining('“We host and feed'),
    newsWhy: expect.stringMatching(/Do you mean: ““We lost our cook,” said Edith Wren\.”$/),
    additionalInfo: expect.stringMatching(
      /: “Parking is free\. “I answer the phone\. You may bring a chair,” said Edith Wren\. Ann Lee sings\.”$/,
    ),
    callToAction: expect.stringMatching(/: ““Give me a ring,” said Edith Wren\.”$/),
  })
  const { headline, lead, body } = await write(await answered(form))
  expect(headline).toBe('Hale & Marsh: “We host and feed 200 families each Thanksgiving”')
  expect(lead).toMatch(/ — “We host .*,” said Edith Wren of Hale & Marsh Funeral Home\.$/)
  expect(body.slice(0, 3)).toEqual([
    '“We lost our cook,” said Wren.',
    'Parking is free.',
    '“I answer the phone. You may bring a chair,” said Wren.',
  ])
})

test('no sentence is offered that would be asked about again (PRESS-10)', async () => {
  for (const newsAngle of [
    'HALE AND MARSH FUNERAL HOME NAMED BUSINESS OF THE YEAR',
    'best home readers choice 4th yr in a row',
    'Notre maison offre maintenant les restes solidifiés : les cendres deviennent des pierres',
  ]) {
    const offered = await answered({ newsAngle })
    expect(await refusalOf(offered), newsAngle).toBeNull()
  }
})

test('capitals and small letters throughout, which hide the names, are asked about at once (PRESS-10)', async () => {
  const asked = await refusalOf({
    newsAngle: 'WE HIRED KYLE BRENNER AS FUNERAL DIRECTOR',
    newsWhy: 'its been just me and my wife for six years',
    additionalInfo: 'HE IS FROM PORTAGE AND WENT TO WAYNE STATE.',
    quote: 'WE NEEDED THE HELP.',
    quoteSpeaker: 'Ed Marsh',
    quoteConsent: 'yes',
  })
  expect(Object.keys(asked ?? {}).toSorted()).toEqual(['additionalInfo', 'newsAngle', 'newsWhy', 'quote'])
  expect(asked?.quote).toMatch(/^Please write this in sentences/)
})

test('names and an address make no text of capitals', async () => {
  const additionalInfo = 'Service is at 11 a.m. Saturday, Nov. 28, at St. Mary’s Church.'
  expect((await write({ additionalInfo })).pressRelease).toContain(additionalInfo)
})
