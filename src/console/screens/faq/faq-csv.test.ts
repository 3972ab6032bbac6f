import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvSource } from '../../../../tests/values/csv-source.ts'
import { FAQ_CATEGORIES, FAQ_SCOPES, FaqInput } from '../../../shared/faq/faq.ts'
import * as faqCsv from './faq-csv.ts'
import { type FaqRow, writeFaqCsv, writeFaqTemplate } from './faq-csv.ts'

const readFaqCsv = (content: string | Uint8Array) => faqCsv.readFaqCsv(csvSource(content))
const row = (given: Partial<FaqRow> = {}): FaqRow => ({
  question: 'How long does it take?',
  answer: 'About eight weeks.',
  category: 'general',
  order: 0,
  appliesTo: 'all',
  targetStates: [],
  targetCities: [],
  targetPartners: [],
  isActive: true,
  translations: {},
  ...given,
})

describe('export', () => {
  test('comes back equal, whatever the texts', async () => {
    const target = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    const words = fc.record({ answer: text, question: text })
    const items = fc.record({
      question: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      answer: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map((text) => `a\n${text}"b,;`),
      category: fc.constantFrom(...FAQ_CATEGORIES),
      order: fc.integer({ min: 0, max: 999 }),
      appliesTo: fc.constantFrom(...FAQ_SCOPES),
      targetStates: fc.array(target, { maxLength: 3 }),
      targetCities: fc.array(target, { maxLength: 3 }),
      targetPartners: fc.array(target, { maxLength: 3 }),
      isActive: fc.boolean(),
      translations: fc.record({ es: words, fr: words }, { requiredKeys: [] }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(items, { minLength: 1, maxLength: 8 }), async (given) => {
        // Only stored values can be exported.
        const stored = given.flatMap((item) => {
          const parsed = FaqInput.safeParse(item)
          return parsed.success ? [parsed.data] : []
        })
        if (stored.length === 0) return
        expect(await readFaqCsv(writeFaqCsv(stored))).toEqual(stored)
      }),
    )
  })
})

describe('upload', () => {
  test('what is left out takes its default (FAQ-4)', async () => {
    const rows = await readFaqCsv('question,answer\nWhy?,So.\nHow?,Thus.\n')
    expect(rows).toEqual([
      row({ question: 'Why?', answer: 'So.', order: 0 }),
      row({ question: 'How?', answer: 'Thus.', order: 1 }),
    ])
  })

  test.each([
    ['', 2],
    ['soon', 2],
    ['0', 0],
    ['7', 7],
    ['1200', 1200],
  ])('order "%s" of the third row is %d', async (order, expected) => {
    const rows = await readFaqCsv(`question,answer,order\na,b,1\na,b,1\na,b,${order}\n`)
    expect(rows[2]?.order).toBe(expected)
  })

  test('the index as an order stays within the limit', async () => {
    const rows = await readFaqCsv(`question,answer\n${'a,b\n'.repeat(1200)}`)
    expect(rows.at(-1)?.order).toBe(999)
  })

  test.each([
    ['', true],
    ['true', true],
    ['TRUE', true],
    ['false', false],
    ['yes', false],
  ])('isActive "%s" is %s', async (text, expected) => {
    const rows = await readFaqCsv(`question,answer,isActive\na,b,${text}\n`)
    expect(rows[0]?.isActive).toBe(expected)
  })

  test('headings in another order and letter case, by a spreadsheet that uses semicolons', async () => {
    const rows = await readFaqCsv('\ufeffAnswer;Applies To;Notes;QUESTION\r\nSo.;Homepage;x;Why?\r\n\r\n')
    expect(rows).toEqual([row({ question: 'Why?', answer: 'So.', appliesTo: 'homepage' })])
  })

  test('the template can be uploaded as it is', async () => {
    const rows = await readFaqCsv(writeFaqTemplate())
    expect(rows.map((item) => FaqInput.safeParse(item).success)).toEqual([true, true])
  })

  test.each([
    ['', 'question and answer'],
    ['question,category\na,b\n', 'question and answer'],
    ['question,answer\n', 'no rows'],
    ['question,answer\na,"b\n', 'Line 2: a quotation mark'],
    ['question,answer\na,b\n"a"b,c\n', 'Line 3: A quotation mark'],
  ])('what is no such file is refused in a sentence: %j', async (text, reason) => {
    await expect(readFaqCsv(text)).rejects.toThrow(reason)
  })
})
