import { expect, test } from 'vitest'
import { makeSnapshot, makeView } from '../../../../../tests/sites/make-snapshot.ts'
import { placeKey } from '../gazetteer/place-key.ts'
import { readAreas } from './areas.ts'
import { CITY_DISTRICTS } from './city-districts.ts'
import { HOSPITALS_AND_CAMPUSES } from './hospitals-and-campuses.ts'
import { LANDMARKS } from './landmarks.ts'
import { MILITARY_BASES } from './military-bases.ts'
import { NEIGHBOURHOODS } from './neighbourhoods.ts'

const gazetteer = await makeView(makeSnapshot([])).gazetteer()

test('every neighbourhood, base and landmark lies in a known city', () => {
  const unknown = `${NEIGHBOURHOODS}${MILITARY_BASES}${LANDMARKS}${CITY_DISTRICTS}${HOSPITALS_AND_CAMPUSES}`
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) =>
      line
        .slice(3)
        .split('; ')
        .map((city) => `${line.slice(0, 3)}${city}`),
    )
    .filter((line) => {
      const [city = ''] = line.slice(3).split(': ')
      return !gazetteer.cities(placeKey(city)).some(({ region }) => region.code === line.slice(0, 2))
    })
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
