import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { FORMS } from '../../../tests/press-releases/forms.ts'
import { checkProse } from '../../shared/press-releases/check-prose.ts'
import { splitSentences } from '../../shared/press-releases/text/split-sentences.ts'
import { markUngiven } from './check-release.ts'
import { namesOf } from './compose-release.ts'
import { readFacts } from './plain-facts/read-facts.ts'
import type { ReleaseOptions } from './release-form.ts'
import { writeBuiltIn } from './write-press-release.ts'

const options: ReleaseOptions = {
  date: new Date('2026-11-22T15:00:00Z'),
  timeZone: 'America/New_York',
  embargoUntil: null,
  wording: 'gentle',
  variation: 0,
}
const written = FORMS.map((tried) => ({ ...tried, ...writeBuiltIn(tried.form, options) }))
const body = (text: string) => text.split('\n\n').slice(2, -2)

test('there are 60 forms', () => expect(FORMS).toHaveLength(60))

describe.each(written.map((one) => [one.name, one] as const))(
  '%s',
  (_, { form, pressRelease: text, ...one }) => {
    test('has every part in its order (PRESS-4)', () => {
      const parts = text.split('\n\n')
      const { company } = readFacts(form)
      expect(parts[0]).toBe('FOR IMMEDIATE RELEASE')
      expect(parts[1]?.length).toBeLessThanOrEqual(Math.max(100, company.length + 60))
      expect(parts[1]).not.toMatch(/[.!?]$/)
      expect(parts[2]).toMatch(/^(?:\P{Ll}[^\n]* )?\(?Nov\. 22, 2026\)? — \S/u)
      expect(parts.at(-3)).toMatch(/^About .+\n\S/)
      expect(parts.at(-2)?.split('\n')).toEqual(
        [
          'Media Contact',
          form.contactName,
          company,
          form.companyAddress,
          form.contactPhone,
          form.contactEmail,
          form.website,
        ].filter(Boolean),
      )
      expect(parts.at(-1)).toBe('###')
    })

    test('names nothing that was not given (PRESS-5)', () => {
      expect(markUngiven(text, form, options).map((mark) => `${mark.kind}: ${mark.text}`)).toEqual([])
    })

    test('has no fault of style', () => {
      const faults = checkProse(text, namesOf(readFacts(form)))
      expect(faults.map((fault) => `${fault.rule}: ${text.slice(fault.start, fault.end)}`)).toEqual([])
    })

    test('quotes nothing but testimonials (PRESS-4)', () => {
      const plain = (words: string) =>
        words
          .replace(/<[^>]*>/g, '')
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim()
      const given = plain(form.testimonials ?? '')
      for (const [, quote = ''] of text.matchAll(/“([^”]+)”/g)) expect(given).toContain(plain(quote))
    })

    test('has the length asked for, or says what is missing (PRESS-6)', () => {
      expect(one.wordCount).toBeLessThanOrEqual(form.targetWordCount * 1.1)
      const isLong = one.wordCount >= form.targetWordCount * 0.9
      if (one.hasEnough) expect([isLong, one.wordCount]).toEqual([true, one.wordCount])
      if (!isLong) expect(one.warnings.map(({ kind }) => kind)).toContain('length')
    })

    test('says nothing twice', () => {
      const sentences = body(text).flatMap((part) =>
        splitSentences(part.replace(/^.* — /, '').replaceAll(readFacts(form).company, 'The company')),
      )
      const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
      expect(repeated).toEqual([])
    })
  },
)

test('the releases kept in docs/press-releases.md are what is written today', async () => {
  const kept = await readFile('docs/press-releases.md', 'utf8')
  const found = written.filter(({ pressRelease }) => kept.includes(pressRelease))
  expect(found).toHaveLength(10)
})

test('no two openings are alike', () => {
  const openings = written.map(({ pressRelease }) => pressRelease.split('\n\n')[2])
  expect(new Set(openings).size).toBe(60)
})

test.each([
  'The funeral home now offers solidified remains to families in the county.',
  'The company is celebrating 50 years of service.',
  'Our family-owned funeral home will offer smooth stones from June 1.',
])('a company that speaks of itself as the funeral home is named: %s', (newsAngle) => {
  const [tried] = FORMS
  if (!tried) throw new Error('no form')
  const [, headline = ''] = writeBuiltIn({ ...tried.form, newsAngle }, options).pressRelease.split('\n\n')
  expect(headline.startsWith(tried.form.companyName)).toBe(true)
  expect(headline.slice(tried.form.companyName.length)).not.toMatch(/funeral home|company/i)
})
