import { expect, test } from 'vitest'
import { correctAreas } from '../scripts/correct-areas.ts'

const area = (code: string, latitude: number, longitude: number, place = 'Calgary (Somewhere)') => {
  return { area: code, province: 'AB', latitude, longitude, place }
}
const calgary = [
  area('T2A', 51.05, -113.96),
  area('T2B', 51.03, -113.99),
  area('T2C', 51, -113.98),
  area('T2E', 51.08, -114.02),
]

test('an urban area far from its neighbours gets their median', () => {
  const { areas, corrections } = correctAreas([...calgary, area('T2P', 51.07, -113.55)])
  expect(corrections.map((one) => one.area)).toEqual(['T2P'])
  expect(areas.at(-1)).toMatchObject({ latitude: 51.04, longitude: -113.985 })
  expect(areas.slice(0, 4)).toEqual(calgary)
})

test('an area at the edge keeps its point while areas of its city are near', () => {
  const edge = area('T2Z', 51.05, -113.55)
  expect(correctAreas([...calgary, edge, area('T1Y', 51.06, -113.56)]).corrections).toEqual([])
})

test('rural areas, and cities of few areas, keep theirs', () => {
  expect(correctAreas([...calgary, area('T0J', 52.5, -112)]).corrections).toEqual([])
  expect(correctAreas([...calgary.slice(0, 2), area('T2P', 52.5, -112)]).corrections).toEqual([])
})

test('an area far from the town of its name gets its point, unless another town has that name', () => {
  const dorval = area('H4Y', 46.2, -74.3, 'Dorval')
  const others = [area('H4A', 45.47, -73.62, 'Notre-Dame-de-Grâce'), dorval]
  const near = { latitude: 45.45, longitude: -73.74 }
  expect(correctAreas(others, () => near).areas.at(-1)).toMatchObject(near)
  expect(correctAreas(others, () => ({ latitude: 49, longitude: -80 })).corrections).toEqual([])
})
