import { describe, expect, test } from 'vitest'
import graded from '../../../tests/press-releases/graded-forms.json' with { type: 'json' }
import { refusalOf, write } from '../../../tests/press-releases/write.ts'

const FORMS = graded.forms.map((form) => ({
  ...form,
  house: graded.houses[form.voice as keyof typeof graded.houses],
}))

describe.each(FORMS.map((form) => [`${form.kind}, ${form.voice}`, form] as const))('%s', (_, form) => {
  test('a release as an editor expects it, of the line or of the one offered beside it (PRESS-4, PRESS-10)', async () => {
    const input = { ...form.house, ...form.input }
    const refused = await refusalOf(input)
    const offered = /: “([^”]+)”$/.exec(refused?.newsAngle ?? '')?.[1]
    const { pressRelease, headline, lead, wordCount } = await write({
      ...input,
      newsAngle: offered ?? input.newsAngle,
    })
    expect(headline.toLowerCase()).toContain(form.headline.toLowerCase())
    expect(lead.startsWith(form.dateline), lead).toBe(true)
    expect(form.must.filter((piece) => !pressRelease.includes(piece))).toEqual([])
    expect(form.mustNot.filter((piece) => pressRelease.includes(piece))).toEqual([])
    const [least = 0, most = 0] = form.words
    expect(wordCount).toBeGreaterThanOrEqual(least)
    expect(wordCount).toBeLessThanOrEqual(most)
  })
})

test.each([
  ['Bring a photograph if you like.', 'Families can bring a photograph.'],
  ['RSVP to Edith by Dec. 1.', 'Families can RSVP to Edith by Dec. 1.'],
])('what whoever comes has to know is told of families: %s', async (additionalInfo, told) => {
  expect((await write({ additionalInfo })).pressRelease).toContain(told)
})
