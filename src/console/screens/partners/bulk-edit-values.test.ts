import { expect, test } from 'vitest'
import { CLEARABLE_FIELDS, NO_CHANGE, readBulkEdit } from './bulk-edit-values.ts'

const read = (values: Partial<typeof NO_CHANGE>) => readBulkEdit({ ...NO_CHANGE, ...values })

test('only filled-in fields are sent (LIST-2)', () => {
  expect(read({})).toBe('nothing')
  expect(read({ description: '  ' })).toBe('nothing')
  expect(read({ annualCremations: '0' })).toEqual({ updates: { annualCremations: 0 } })
  expect(read({ isPriority: 'false', isActive: 'true', state: 'Texas' })).toEqual({
    updates: { isPriority: false, isActive: true, state: 'Texas' },
  })
  expect(read({ servicesOffered: ' Burial;; Pre-planning ; ', email: ' a@b.example ' })).toEqual({
    updates: { servicesOffered: ['Burial', 'Pre-planning'], email: 'a@b.example' },
  })
})

test('an invalid value is reported at its field', () => {
  expect(read({ email: 'nobody', locationCount: '2.5', annualCremations: 'many' })).toEqual({
    errors: {
      email: 'Please enter a valid email address.',
      locationCount: 'Please enter a whole number.',
      annualCremations: 'Please enter a whole number.',
    },
  })
  expect(read({ website: 'javascript:alert(1)' })).toHaveProperty('errors.website')
  expect(read({ locationCount: '-1' })).toHaveProperty('errors.locationCount')
})

test('fields that a partner may be without can be cleared (LIST-2)', () => {
  expect([...CLEARABLE_FIELDS].sort()).toEqual([
    'description',
    'detailsConfirmedOn',
    'email',
    'faithsServed',
    'languages',
    'longDescription',
    'partnerSince',
    'servicesOffered',
    'website',
  ])
  expect(readBulkEdit({ ...NO_CHANGE, partnerSince: 'May 2024' }, ['email', 'servicesOffered'])).toEqual({
    updates: { partnerSince: 'May 2024', email: null, servicesOffered: [] },
  })
  expect(readBulkEdit({ ...NO_CHANGE, email: 'a@b.example' }, ['email'])).toEqual({
    errors: { email: 'Please fill it in or clear it, not both.' },
  })
})
