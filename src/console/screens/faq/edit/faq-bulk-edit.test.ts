import { expect, test } from 'vitest'
import { NO_BULK_CHANGE, readBulkEdit } from './bulk-edit-dialog.tsx'

const read = (given: Partial<typeof NO_BULK_CHANGE>) => readBulkEdit({ ...NO_BULK_CHANGE, ...given })
const lists = { targetStates: 'Ohio, TX', targetCities: 'Akron', targetPartners: 'wren' }

test.each([
  ['nothing', {}, {}],
  ['an empty order', { order: ' ' }, {}],
  ['an order', { order: '0' }, { order: 0 }],
  ['an order that is not a number', { order: 'soon' }, { order: 'soon' }],
  ['a category', { category: 'support' }, { category: 'support' }],
  ['active', { isActive: 'true' }, { isActive: true }],
  ['inactive', { isActive: 'false' }, { isActive: false }],
  ['lists without a scope', lists, {}],
  ['global', { appliesTo: 'all', ...lists }, { appliesTo: 'all' }],
  ['a state', { appliesTo: 'state', ...lists }, { appliesTo: 'state', targetStates: ['Ohio', 'TX'] }],
  [
    'a city',
    { appliesTo: 'city', ...lists },
    { appliesTo: 'city', targetStates: ['Ohio', 'TX'], targetCities: ['Akron'] },
  ],
  ['a partner', { appliesTo: 'partner', ...lists }, { appliesTo: 'partner', targetPartners: ['wren'] }],
  ['empty lists', { appliesTo: 'city' }, { appliesTo: 'city' }],
  [
    'empty lists that are to be cleared',
    { appliesTo: 'city', targetCities: 'Akron', isClearing: true },
    { appliesTo: 'city', targetStates: [], targetCities: ['Akron'] },
  ],
])('%s', (_, given, expected) => {
  expect(read(given)).toEqual(expected)
})
