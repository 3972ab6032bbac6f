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
    // What was typed where the line offered is only an example.
    const answer = 'answer' in form ? form.answer : undefined
    expect(refused !== null || answer === undefined).toBe(true)
    const offered = /: “([^”]+)”$/.exec(refused?.newsAngle ?? '')?.[1]
    const { pressRelease, headline, lead, wordCount } = await write({
      ...input,
      newsAngle: answer ?? offered ?? input.newsAngle,
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
