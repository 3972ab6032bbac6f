import { describe, expect, test } from 'vitest'
import type { FaqItem } from '../../../../shared/faq/faq.ts'
import { createFaqForm, type FaqFormValues, shownTargets, toFormValues } from './faq-form.ts'

const item: FaqItem = {
  id: '3f0a2c55-0000-4000-8000-000000000000',
  question: 'Why?',
  answer: 'So.',
  category: 'pricing',
  order: 7,
  appliesTo: 'city',
  targetStates: ['Ohio', 'TX'],
  targetCities: ['Akron'],
  targetPartners: [],
  isActive: false,
  translations: {},
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
const typed = (given: Partial<FaqFormValues> = {}) => ({
  ...toFormValues(null),
  question: 'Why?',
  answer: 'So.',
  ...given,
})
const read = (given: Partial<FaqFormValues>, of: FaqItem | null = null) =>
  createFaqForm(of).safeParse(typed(given))

test('an item that is opened and saved is unchanged', () => {
  const { id: _, createdAt: __, updatedAt: ___, ...stored } = item
  expect(createFaqForm(item).parse(toFormValues(item))).toEqual(stored)
})

test('a new item has its defaults (FAQ-4)', () => {
  expect(read({}).data).toEqual({
    question: 'Why?',
    answer: 'So.',
    category: 'general',
    order: 0,
    appliesTo: 'all',
    targetStates: [],
    targetCities: [],
    targetPartners: [],
    isActive: true,
    translations: {},
  })
})

test('a translation needs both texts, or neither (LANG-6)', () => {
  const french = { frenchQuestion: 'Pourquoi?', frenchAnswer: 'Parce que.' }
  expect(read(french).data?.translations).toEqual({ fr: { question: 'Pourquoi?', answer: 'Parce que.' } })
  expect(read({ ...french, frenchAnswer: ' ' }).error?.issues).toMatchObject([{ path: ['frenchAnswer'] }])
})

test.each([
  ['', 0],
  ['soon', 0],
  ['12', 12],
  ['999', 999],
])('display order "%s" is %d', (order, expected) => {
  expect(read({ order }).data?.order).toBe(expected)
})

test.each(['1000', '-1'])('display order %s is refused', (order) => {
  expect(read({ order }).error?.issues[0]?.path).toEqual(['order'])
})

test('lists are trimmed, empty entries dropped, hidden lists emptied', () => {
  const lists = { targetStates: ' Ohio,, TX ', targetCities: 'Akron', targetPartners: 'wren' }
  expect(read({ appliesTo: 'state', ...lists }).data).toMatchObject({
    targetStates: ['Ohio', 'TX'],
    targetCities: [],
    targetPartners: [],
  })
  expect(read({ appliesTo: 'all', ...lists }).data).toMatchObject({ targetStates: [] })
})

describe('which lists are shown (FAQ-8)', () => {
  test.each([
    ['all', []],
    ['homepage', []],
    ['state', ['targetStates']],
    ['city', ['targetCities']],
    ['partner', ['targetPartners']],
  ] as const)('for %s: %j', (scope, expected) => {
    expect(shownTargets(scope, null)).toEqual(expected)
  })
  test('a list that already restricts an item is shown', () => {
    expect(shownTargets('city', item)).toEqual(['targetStates', 'targetCities'])
    expect(shownTargets('partner', item)).toEqual(['targetStates', 'targetCities', 'targetPartners'])
  })
})
