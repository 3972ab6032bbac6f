import { describe, expect, test } from 'vitest'
import { FAQ_TEXTS } from '../sample-data/texts/faq-texts.ts'
import { orderForSituation, SITUATIONS, situationOf, withSituation } from './situations.ts'

const onHome = [...FAQ_TEXTS.homepage, ...FAQ_TEXTS.all]
const onPartner = [...FAQ_TEXTS.partner, ...FAQ_TEXTS.all]

describe('the order of questions', () => {
  test.each([
    ['just-died', onHome, 'Someone has just died. What should I do first?'],
    ['ashes-at-home', onHome, 'The cremation took place long ago. Is it too late?'],
    ['planning-ahead', onHome, 'Can I plan this for myself?'],
    ['cremation-arranged', onHome, 'Can my funeral home arrange this for me?'],
    ['ashes-at-home', onPartner, 'Can some of the ashes be kept aside?'],
    ['planning-ahead', onPartner, 'Is the price for the stones included in the price for the cremation?'],
  ] as const)('for %s begins with what such a family asks', (situation, items, first) => {
    expect(orderForSituation(items, situation)[0]?.question).toBe(first)
  })

  test.each(SITUATIONS)(
    'for %s loses no question, and keeps the order of those that do not differ',
    (situation) => {
      const ordered = orderForSituation(onPartner, situation)
      expect(new Set(ordered)).toEqual(new Set(onPartner))
      const plain = ['a', 'b', 'c'].map((question) => ({
        question,
        answer: '',
        category: 'services' as const,
      }))
      expect(orderForSituation(plain, situation)).toEqual(plain)
    },
  )
})

test('only the four situations are understood', () => {
  expect(SITUATIONS.map(situationOf)).toEqual([...SITUATIONS])
  for (const text of [undefined, '', 'just-died ', 'constructor', 'JUST-DIED'])
    expect(situationOf(text)).toBeNull()
  expect(withSituation('/', 'just-died')).toBe('/?for=just-died')
  expect(withSituation('/', null)).toBe('/')
})
