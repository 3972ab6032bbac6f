import { describe, expect, test } from 'vitest'
import { applyChanges, buildRow, changesOf, makeView } from '../../../tests/sites/make-snapshot.ts'
import { buildFaqItem } from '../../../tests/values/build-pages.ts'
import { AppError } from '../../shared/errors.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'
import { listFaq } from './list-faq.ts'

const item = (question: string, given: Partial<FaqItem> = {}) => buildFaqItem({ question, ...given })
const questions = (items: readonly FaqItem[]) => items.map((found) => found.question)

describe('GET /api/faq (FAQ-5)', () => {
  const faq = [
    item('all general'),
    item('all pricing', { category: 'pricing' }),
    item('home', { appliesTo: 'homepage', category: 'process' }),
    item('texas', { appliesTo: 'state', targetStates: ['TX'] }),
    item('austin', { appliesTo: 'city', targetCities: ['Austin'] }),
    item('wren', { appliesTo: 'partner', targetPartners: ['wren-austin'] }),
    item('off', { isActive: false }),
  ]
  const wren = { id: '3f0a', slug: 'wren-austin', name: 'Wren', state: 'Texas', city: 'Austin' }
  const app = { directory: makeView(applyChanges(null, { ...changesOf([buildRow(wren)]), faq })) }
  const list = (filters?: Parameters<typeof listFaq>[1]) => questions(listFaq(app, filters)).sort()
  const all = ['all general', 'all pricing', 'austin', 'home', 'texas', 'wren']

  test('without a filter: all active items', () => {
    expect(list()).toEqual(all)
    expect(list({ category: '', context: ' ' })).toEqual(all)
  })
  test('a category: its items of every scope', () => {
    expect(list({ category: 'pricing' })).toEqual(['all pricing'])
    expect(list({ category: 'support' })).toEqual([])
  })
  test('a context: what such a page shows, of every category', () => {
    expect(list({ context: 'homepage' })).toEqual(['all general', 'all pricing', 'home'])
    expect(list({ context: 'state', state: 'texas' })).toEqual(['all general', 'all pricing', 'texas'])
    expect(list({ context: 'state', state: 'ohio' })).toEqual(['all general', 'all pricing'])
    expect(list({ context: 'city', state: 'TX', city: 'austin' })).toEqual([
      'all general',
      'all pricing',
      'austin',
    ])
    expect(list({ context: 'partner', partnerId: '3f0a' })).toEqual(['all general', 'all pricing', 'wren'])
    expect(list({ context: 'partner', partnerId: 'nobody' })).toEqual(['all general', 'all pricing'])
  })
  test('a context and a category: both', () => {
    expect(list({ context: 'homepage', category: 'process' })).toEqual(['home'])
  })
  test('a place without a context means its own page', () => {
    expect(list({ state: 'texas' })).toEqual(['all general', 'all pricing', 'texas'])
    expect(list({ state: 'texas', city: 'Austin' })).toEqual(['all general', 'all pricing', 'austin'])
    expect(list({ partnerId: 'wren-austin' })).toEqual(['all general', 'all pricing', 'wren'])
  })
  test('an unknown category or context is an error that names it', () => {
    const wrong = () => listFaq(app, { category: 'money', context: 'moon' })
    expect(wrong).toThrow(AppError)
    expect(wrong).toThrow(
      expect.objectContaining({
        code: 'invalid_input',
        fields: expect.objectContaining({ category: expect.any(String) }),
      }),
    )
  })
})
