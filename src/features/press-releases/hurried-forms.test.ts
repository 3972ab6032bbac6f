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

test('a sentence in small letters among others is left out, and named', async () => {
  const { pressRelease, warnings } = await write({
    additionalInfo: 'Parking is behind the building. takes about 18 hours. The Lions Club helps.',
  })
  expect(pressRelease).toContain('The Lions Club helps.')
  expect(pressRelease).not.toContain('takes about')
  expect(warnings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('begins with a small letter'),
  )
})

test('names and an address make no text of capitals', async () => {
  const additionalInfo = 'Service is at 11 a.m. Saturday, Nov. 28, at St. Mary’s Church.'
  expect((await write({ additionalInfo })).pressRelease).toContain(additionalInfo)
})
