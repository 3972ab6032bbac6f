import { describe, expect, test } from 'vitest'
import { buildFaqItem } from '../../../tests/values/build-pages.ts'
import type { FaqItem } from './faq.ts'
import { type FaqPlace, faqFor } from './faq-targets.ts'

const item = (question: string, given: Partial<FaqItem> = {}) => buildFaqItem({ question, ...given })
const questions = (items: readonly FaqItem[]) => items.map((found) => found.question)

const home: FaqPlace = { scope: 'homepage' }
const texas: FaqPlace = { scope: 'state', state: 'Texas' }
const austin: FaqPlace = { scope: 'city', state: 'Texas', city: 'Austin' }
const wren: FaqPlace = {
  scope: 'partner',
  state: 'Texas',
  city: 'Austin',
  partnerId: '3f0a',
  partnerSlug: 'wren-austin',
  partnerName: 'Wren & Daughters',
}
const everywhere = [home, texas, austin, wren]
const shownOn = (faq: FaqItem) => everywhere.map((place) => faqFor([faq], place).length === 1)

describe('where a question is shown (FAQ-2)', () => {
  test('for all: everywhere', () => {
    expect(shownOn(item('?'))).toEqual([true, true, true, true])
  })
  test.each([
    ['homepage', [true, false, false, false]],
    ['state', [false, true, false, false]],
    ['city', [false, false, true, false]],
    ['partner', [false, false, false, true]],
  ] as const)('for %s without targets: on every such page and no other', (appliesTo, expected) => {
    expect(shownOn(item('?', { appliesTo }))).toEqual(expected)
  })
  test.each(['Texas', 'texas', 'TX', 'tx', ' Texas '])('a state named %s', (state) => {
    expect(faqFor([item('?', { appliesTo: 'state', targetStates: ['Ohio', state] })], texas)).toHaveLength(1)
    expect(faqFor([item('?', { appliesTo: 'state', targetStates: ['Ohio'] })], texas)).toHaveLength(0)
  })
  test('a city, and a city of one state', () => {
    const forCity = (targetCities: string[], targetStates: string[] = []) =>
      faqFor([item('?', { appliesTo: 'city', targetCities, targetStates })], austin).length
    expect(forCity(['AUSTIN'])).toBe(1)
    expect(forCity(['Dallas'])).toBe(0)
    expect(forCity(['Austin'], ['TX'])).toBe(1)
    expect(forCity(['Austin'], ['Minnesota'])).toBe(0)
    expect(forCity([], ['texas'])).toBe(1)
  })
  test.each(['3F0A', 'wren-austin', 'wren & daughters'])('a partner named by %s', (target) => {
    expect(faqFor([item('?', { appliesTo: 'partner', targetPartners: [target] })], wren)).toHaveLength(1)
    expect(faqFor([item('?', { appliesTo: 'partner', targetPartners: ['other'] })], wren)).toHaveLength(0)
  })
  test('an inactive one: never', () => {
    expect(shownOn(item('?', { isActive: false }))).toEqual([false, false, false, false])
  })
  test('ordered by order, then question', () => {
    const items = [item('B', { order: 1 }), item('C', { order: 0 }), item('A', { order: 1 })]
    expect(questions(faqFor(items, home))).toEqual(['C', 'A', 'B'])
    expect(questions(items)).toEqual(['B', 'C', 'A'])
  })
})
