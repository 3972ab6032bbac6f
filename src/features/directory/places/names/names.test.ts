import { expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { placeKey } from '../gazetteer/place-key.ts'
import { readAreas } from './areas.ts'
import { otherNames } from './other-names.ts'

const gazetteer = await makeView(makeSnapshot([])).gazetteer()

test('every other name of a city stands for a known one', () => {
  const unknown = otherNames(
    'nickname',
    'landmark',
    'base',
    'neighbourhood',
    'district',
    'bare-district',
  ).filter(({ region, of }) => !gazetteer.cities(placeKey(of)).some((city) => city.region.code === region))
  expect(unknown).toEqual([])
})

test('every city and county of an area is known', () => {
  const unknown = readAreas().flatMap(({ regionCode, members }) =>
    members.filter((member) => {
      const known = [...gazetteer.cities(placeKey(member)), ...gazetteer.counties(placeKey(member))]
      return !known.some(({ region }) => region.code === regionCode)
    }),
  )
  expect(unknown).toEqual([])
})
