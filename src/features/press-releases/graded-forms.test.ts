import { describe, expect, test } from 'vitest'
import graded from '../../../tests/press-releases/graded-forms.json' with { type: 'json' }
import plain from '../../../tests/press-releases/plain-forms.json' with { type: 'json' }
import { answered, refusalOf, write } from '../../../tests/press-releases/write.ts'

const withHouse = <Form extends { voice: string }>(forms: readonly Form[], houses: Record<string, object>) =>
  forms.map((form) => ({ ...form, house: houses[form.voice] }))
const FORMS = [...withHouse(graded.forms, graded.houses), ...withHouse(plain.forms, plain.houses)]

describe.each(FORMS.map((form) => [`${form.kind}, ${form.voice}`, form] as const))('%s', (_, form) => {
  test('a release as an editor expects it, of the line or of the one offered beside it (PRESS-4, PRESS-10)', async () => {
    const input = { ...form.house, ...form.input }
    // What was typed where the line offered is only an example.
    const given = 'answer' in form ? { ...input, newsAngle: form.answer } : input
    expect(given === input || (await refusalOf(input))?.newsAngle).toBeTruthy()
    const { pressRelease, headline, lead, wordCount } = await write(await answered(given))
    expect(headline.toLowerCase()).toContain(form.headline.toLowerCase())
    expect(lead.startsWith(form.dateline), lead).toBe(true)
    expect(form.must.filter((piece) => !pressRelease.includes(piece))).toEqual([])
    expect(form.mustNot.filter((piece) => pressRelease.includes(piece))).toEqual([])
    const [least = 0, most = 0] = form.words
    expect(wordCount).toBeGreaterThanOrEqual(least)
    expect(wordCount).toBeLessThanOrEqual(most)
  })
})
