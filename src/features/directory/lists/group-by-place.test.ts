import { expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../tests/sites/make-snapshot.ts'
import { findPartners } from '../finder/answers/search-directory.ts'

const directory = makeView(
  makeSnapshot([
    { name: 'Albany Chapel', city: 'Albany', state: 'New York', zipCode: '12207' },
    { name: 'Buffalo Chapel', city: 'Buffalo', state: 'New York', zipCode: '14209' },
    { name: 'Hudson', city: 'New York', state: 'New York', zipCode: '10001' },
    { name: 'Old Mill', city: 'Manhattan', state: 'Illinois', zipCode: '60442' },
    { name: 'Prairie', city: 'Manhattan', state: 'Kansas', zipCode: '66502' },
  ]),
)
const found = async (query: string) => {
  const { entries } = await findPartners({ directory }, query)
  return entries.map(({ name }) => name)
}

test('the city that a query names comes before the rest of its state, however many are there (LISTS-3)', async () => {
  expect(await found('new york')).toEqual(['Hudson', 'Albany Chapel', 'Buffalo Chapel'])
})

test('of two cities of one name the larger comes first', async () => {
  expect(await found('manhattan')).toEqual(['Prairie', 'Old Mill'])
})
