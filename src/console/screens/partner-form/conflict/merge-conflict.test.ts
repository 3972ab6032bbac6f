import { expect, test } from 'vitest'
import { toFormValues } from '../form-values.ts'
import { applyChoices, findDifferences } from './conflict-dialog.tsx'

const base = { ...toFormValues(null), name: 'Cedar', city: 'Boone', phone: '1' }

test('proposes my value where I changed the field, otherwise theirs (FORM-2)', () => {
  const mine = { ...base, name: 'Cedar Hollow', phone: '2' }
  const theirs = { ...base, name: 'Cedar House', city: 'Asheville', phone: '2' }
  const differences = findDifferences(base, mine, theirs)
  expect(differences).toEqual([
    { field: 'name', choice: 'mine' },
    { field: 'city', choice: 'theirs' },
  ])
  expect(applyChoices(mine, theirs, differences)).toEqual({
    ...base,
    name: 'Cedar Hollow',
    city: 'Asheville',
    phone: '2',
  })
})

test('compares lists and links by value', () => {
  const mine = { ...base, servicesOffered: ['Cremation'], socialMedia: { ...base.socialMedia } }
  const theirs = { ...base, servicesOffered: ['Cremation', 'Burial'] }
  expect(findDifferences(base, mine, theirs)).toEqual([{ field: 'servicesOffered', choice: 'mine' }])
  expect(applyChoices(mine, theirs, [{ field: 'servicesOffered', choice: 'theirs' }])).toEqual(theirs)
})

test('keeps a rating that arrived meanwhile', () => {
  const theirs = { ...base, googleRating: 4.5 }
  expect(findDifferences(base, base, theirs)).toEqual([{ field: 'googleRating', choice: 'theirs' }])
})
