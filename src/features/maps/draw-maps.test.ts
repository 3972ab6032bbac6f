import { beforeAll, describe, expect, it } from 'vitest'
import type { LocatorMap } from '../../shared/places/map.ts'
import { findRegion, REGIONS } from '../../shared/places/regions.ts'
import { createMapDrawer } from './create-map-drawer.ts'
import { type AreaMapInput, drawAreaMap } from './draw-area-map.ts'
import { drawStateMap, type MapCity } from './draw-state-map.ts'
import { loadMapGeometry, type MapGeometry } from './map-geometry.ts'
import { isWithin, placeBox, touch } from './place-labels.ts'

let geometry: MapGeometry
beforeAll(async () => {
  geometry = await loadMapGeometry()
})

const PATH = /^[Mlaz\s\d.-]*$/
const LAYERS = ['neighbours', 'land', 'water', 'rivers', 'borders', 'outline'] as const
const bytesOf = (map: LocatorMap) => LAYERS.reduce((sum, layer) => sum + map[layer].length, 0)

const city = (label: string, latitude: number, longitude: number, partnerCount = 1): MapCity => ({
  label,
  point: { latitude, longitude },
  partnerCount,
  href: `/city/${label}`,
})

/** Over the continent: some in every region, many close together. */
const everywhere = Array.from({ length: 1500 }, (_, index) =>
  city(`Place ${index}`, 19 + (index % 50) * 1.1, -168 + Math.floor(index / 50) * 3.9, index % 7),
)

function expectSound(map: LocatorMap) {
  for (const layer of LAYERS) expect(map[layer]).toMatch(PATH)
  const frame = { left: 0, top: 0, right: map.width, bottom: map.height }
  const boxes = map.places.map((place) => placeBox([place.x, place.y], place.label, place.anchor))
  boxes.forEach((box, index) => {
    expect(isWithin(box, frame), `${map.title}: ${map.places[index]?.label}`).toBe(true)
    for (const other of boxes.slice(index + 1)) expect(touch(box, other)).toBe(false)
  })
  for (const { x, y } of map.pins) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(map.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(map.height)
  }
}

/** Of a path of M, l and z. */
function spanOf(path: string) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of path.split('z').filter(Boolean)) {
    const numbers = ring.match(/-?(?:\d+(?:\.\d)?|\.\d)/g)?.map(Number) ?? []
    let [x, y] = [0, 0]
    for (let at = 0; at < numbers.length; at += 2) {
      x += numbers[at] ?? 0
      y += numbers[at + 1] ?? 0
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { left, top, right, bottom }
}

const SIZE = { width: 676, height: 420 }

describe('a state map', () => {
  it.each(REGIONS.map((region) => [region.name, region] as const))('shows all of %s', (name, region) => {
    const map = drawStateMap(geometry, region, everywhere, { ...SIZE, title: name })
    if (!map) throw new Error(`${name} was not drawn`)
    expectSound(map)
    expect(map).toMatchObject({ width: 676, height: 420, title: name, pins: [] })
    const span = spanOf(map.land)
    expect(isWithin(span, { left: 20, top: 20, right: 656, bottom: 400 }), JSON.stringify(span)).toBe(true)
    // Fills the frame in one direction, except for the tiny district.
    const filled = Math.max((span.right - span.left) / 676, (span.bottom - span.top) / 420)
    expect(filled).toBeGreaterThan(region.code === 'DC' ? 0.1 : 0.85)
    expect(map.places.length).toBeLessThanOrEqual(8)
    expect(bytesOf(map)).toBeLessThan(14_000)
  })

  it('names the cities with most partners first and keeps dots 44 px apart', () => {
    const map = drawStateMap(
      geometry,
      findRegion('TX') ?? expect.fail(),
      [city('Small', 32.9, -97.2, 1), city('Dallas', 32.78, -96.8, 9), city('Houston', 29.76, -95.37, 5)],
      { ...SIZE, title: 'Texas' },
    )
    expect(map?.places.map(({ label }) => label)).toEqual(['Dallas', 'Houston'])
    expect(map?.places[0]).toMatchObject({ href: '/city/Dallas' })
    const [dallas, houston] = map?.places ?? []
    expect(houston?.x).toBeGreaterThan(dallas?.x ?? Infinity)
    expect(houston?.y).toBeGreaterThan(dallas?.y ?? Infinity)
  })
})

const areaInput = (
  latitude: number | null,
  longitude: number | null,
  more: Partial<AreaMapInput> = {},
): AreaMapInput => ({
  point: { latitude, longitude },
  region: null,
  pins: [],
  ownTown: null,
  nearbyCities: everywhere,
  title: 'Here',
  unit: 'mi',
  ...more,
})

describe('an area map', () => {
  it.each([
    ['El Paso', 'TX', 31.76, -106.49],
    ['Honolulu', 'HI', 21.31, -157.86],
    ['Juneau', 'AK', 58.3, -134.42],
    ['Adak', 'AK', 51.88, -176.65],
    ['Iqaluit', 'NU', 63.75, -68.52],
    ['Alert', 'NU', 82.5, -62.35],
    ['Key West', 'FL', 24.56, -81.78],
    ["St. John's", 'NL', 47.56, -52.71],
    ['Washington', 'DC', 38.9, -77.04],
  ])('draws the surroundings of %s', (_name, code, latitude, longitude) => {
    const region = findRegion(code) ?? null
    const map = drawAreaMap(geometry, areaInput(latitude, longitude, { region }))
    if (!map) throw new Error('not drawn')
    expectSound(map)
    expect(map.land).not.toBe('')
    expect(map.pins.at(-1)).toEqual({ x: 338, y: 150, isMain: true })
    expect(bytesOf(map)).toBeLessThan(8000)
  })

  it('shows other partners as small pins, none outside the frame or under another', () => {
    const here = { latitude: 35.6, longitude: -82.55 }
    const pins = [
      { point: here },
      { point: { latitude: 35.7, longitude: -82.3 }, label: 'East' },
      { point: { latitude: 35.7, longitude: -82.3 }, label: 'Same house' },
      { point: { latitude: 45, longitude: -100 }, label: 'Far' },
      { point: { latitude: Number.NaN, longitude: 0 }, label: 'None' },
    ]
    const map = drawAreaMap(geometry, areaInput(here.latitude, here.longitude, { pins, nearbyCities: [] }))
    expect(map?.pins.map(({ label, isMain }) => [label, isMain])).toEqual([
      ['East', false],
      [undefined, true],
    ])
  })

  it('zooms out when nothing near can be named', () => {
    const near = [city('A', 35.9, -82.2), city('B', 35.3, -82.9), city('C', 35.4, -82.2)]
    const far = near.map((place, index) => city(place.label, 35.6 + index / 2, -79 - index / 2))
    const at = (nearbyCities: MapCity[]) => drawAreaMap(geometry, areaInput(35.6, -82.55, { nearbyCities }))
    expect(at(near)?.places).toHaveLength(3)
    expect(at(far)?.places).toHaveLength(3)
    expect(at(near)?.borders).not.toEqual(at(far)?.borders)
  })

  it('draws an islet under a place whose island is missing from the data', () => {
    // Tangier Island is in Chesapeake Bay.
    const map = drawAreaMap(
      geometry,
      areaInput(37.83, -75.99, { region: findRegion('VA') ?? null, nearbyCities: [] }),
    )
    expect(map?.land).toContain('a9 9 0 1 0 18 0')
  })

  it.each([
    [null, null],
    [Number.NaN, -80],
    [95, -80],
    [40, -200],
    [0, 0],
  ])('is null for %s, %s', (latitude, longitude) => {
    expect(drawAreaMap(geometry, areaInput(latitude, longitude))).toBeNull()
  })

  it('joins both sides of the 180th meridian', () => {
    const nearbyCities = [
      city('Adak', 51.88, -176.65),
      city('Atka', 52.2, -174.2),
      city('Nikolski', 52.94, -168.87),
    ]
    const drawFrom = (longitude: number) =>
      drawAreaMap(geometry, areaInput(51.9, longitude, { nearbyCities }))
    const east = drawFrom(179.9)
    const west = drawFrom(-179.9)
    if (!east || !west) throw new Error('not drawn')
    expectSound(east)
    // The islands are right of both points; from 0.2° further away a little more so.
    for (const map of [east, west]) expect(map.places.map(({ label }) => label)).toContain('Adak')
    const adak = (map: LocatorMap) => map.places.find(({ label }) => label === 'Adak')?.x ?? expect.fail()
    expect(adak(west)).toBeGreaterThan(338)
    expect(adak(east) - adak(west)).toBeGreaterThan(0)
    expect(adak(east) - adak(west)).toBeLessThan(40)
    expect(spanOf(east.neighbours).left).toBeGreaterThan(300)
  })
})

describe('the drawer', () => {
  it('draws equal requests once and a changed one again', async () => {
    const region = findRegion('NC') ?? expect.fail()
    const cities = [city('Asheville', 35.6, -82.55, 3)]
    const map = await createMapDrawer().drawStateMap(region, cities, { ...SIZE, title: 'North Carolina' })
    // Room for one and a half.
    const drawer = createMapDrawer(Math.round(1.5 * JSON.stringify(map).length))
    const first = await drawer.drawStateMap(region, cities, { ...SIZE, title: 'North Carolina' })
    expect(
      await drawer.drawStateMap(region, structuredClone(cities), { ...SIZE, title: 'North Carolina' }),
    ).toBe(first)
    const changed = await drawer.drawStateMap(region, [city('Boone', 36.2, -81.67)], {
      ...SIZE,
      title: 'North Carolina',
    })
    expect(changed?.places[0]?.label).toBe('Boone')
    expect(await drawer.drawAreaMap(areaInput(null, null))).toBeNull()
    // The bound is bytes, not maps: a few states with all their cities would take 100 MB.
    expect(await drawer.drawStateMap(region, cities, { ...SIZE, title: 'North Carolina' })).not.toBe(first)
  })
})
