import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { FAQ_CATEGORIES, FAQ_SCOPES, FaqInput } from '../../../shared/faq/faq.ts'
import { type FaqRow, readFaqCsv, splitTargets, writeFaqCsv, writeFaqTemplate } from './faq-csv.ts'

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
  ...given,
})

describe('export', () => {
  test('has the columns of the specification, a byte order mark, and lists joined by commas', () => {
    const text = writeFaqCsv([
      row({ appliesTo: 'city', targetStates: ['Ohio', 'TX'], targetCities: ['Akron'] }),
    ])
    expect(text.startsWith('\ufeff')).toBe(true)
    expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
      'question,answer,category,order,appliesTo,targetStates,targetCities,targetPartners,isActive'.split(','),
      [
        'How long does it take?',
        'About eight weeks.',
        'general',
        '0',
        'city',
        'Ohio,TX',
        'Akron',
        '',
        'true',
      ],
    ])
  })

  test('no cell begins as a formula', () => {
    const text = writeFaqCsv([row({ question: '=1+1', answer: '@SUM(A1)', targetCities: ['-x'] })])
    const cells = Papa.parse<string[]>(text.slice(1)).data[1] ?? []
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([])
  })

  test('comes back equal, whatever the texts', async () => {
    const target = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
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
    })
    await fc.assert(
      fc.asyncProperty(fc.array(items, { minLength: 1, maxLength: 8 }), async (given) => {
        // Only what the server stores can be exported.
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
  test('what is left out falls back as the specification says', async () => {
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

  test('lists are split on commas, trimmed, empty entries dropped', async () => {
    expect(splitTargets(' Ohio, ,New York ,, ')).toEqual(['Ohio', 'New York'])
    const rows = await readFaqCsv('question,answer,targetStates\na,b,"Ohio, New York,"\n')
    expect(rows[0]?.targetStates).toEqual(['Ohio', 'New York'])
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
    ['question,answer\na,"b\n', 'quotation mark'],
  ])('what is no such file is refused in a sentence: %j', async (text, reason) => {
    await expect(readFaqCsv(text)).rejects.toThrow(reason)
  })
})
