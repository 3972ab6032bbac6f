import type { LocatorMap, MapPin, MapPlace } from '../../shared/places/map.ts'
import type { Region } from '../../shared/places/regions.ts'
import { cutOut, drawLayers, isInland } from './draw-layers.ts'
import type { MapCity } from './draw-state-map.ts'
import { type Frame, frameAround, type GeoPoint, isGeoPoint, mapScale, type Pixel } from './frame.ts'
import type { MapGeometry } from './map-geometry.ts'
import { isletPaths, toTenths } from './path-data.ts'
import { type Box, isWithin, placeBox, placeLabels, placeOwnLabel, touch } from './place-labels.ts'

export type AreaMapInput = {
  /** Invalid: no map. */
  point: { latitude: number | null; longitude: number | null }
  region: Region | null
  pins: readonly { point: GeoPoint; label?: string }[]
  ownTown: string | null
  /** Largest first, then nearest; 100 suffice. */
  nearbyCities: readonly MapCity[]
  title: string
  unit: 'mi' | 'km'
}

const WIDTH = 676
const HEIGHT = 300
const MAIN: Pixel = [WIDTH / 2, HEIGHT / 2]
const STEPS_MILES: [number, ...number[]] = [60, 90, 130, 190, 280, 420, 650]
/** Shores are accurate to three miles. */
const LEAST_MILES_AT_SHORES = 130
const ENOUGH_PLACES = 3
const ENOUGH_PINS = 3
const PLACE_LIMIT = 7
const ISLET_RADIUS_PX = 9
/** Labels go to the middle of a 320 px screen first. */
const MIDDLE_PX = 276

/**
 * 676 × 300 px; wider where few places are near or shores inexact. Null for invalid points and without land.
 */
export function drawAreaMap(geometry: MapGeometry, input: AreaMapInput): LocatorMap | null {
  const { point, region, title } = input
  if (!isGeoPoint(point)) return null
  const closest = chooseView(point, input, STEPS_MILES[0])
  const closestContent = cutOut(geometry, closest.frame, region?.code ?? null)
  const isExact = isInland(closestContent, closest.frame)
  const { frame, places, pins } = isExact ? closest : chooseView(point, input, LEAST_MILES_AT_SHORES)
  const content = isExact ? closestContent : cutOut(geometry, frame, region?.code ?? null)
  if (content.neighbours.length === 0) return null
  const layers = drawLayers(content)
  const spots = [...pins, ...places].map(({ x, y }): Pixel => [x, y])
  const islets = isletPaths(content.neighbours, spots, ISLET_RADIUS_PX)
  layers.neighbours += islets
  if (region) layers.land += islets
  return { width: WIDTH, height: HEIGHT, ...layers, places, pins, scale: mapScale(frame, input.unit), title }
}

type View = { frame: Frame; places: MapPlace[]; pins: MapPin[]; pinsInside: number }

function chooseView(point: GeoPoint, input: AreaMapInput, leastMiles: number): View {
  const pinsWanted = Math.min(ENOUGH_PINS, input.pins.length)
  const worth = ({ places, pinsInside }: View) =>
    Math.min(places.length, ENOUGH_PLACES) + Math.min(pinsInside, pinsWanted)
  const [first = leastMiles, ...wider] = STEPS_MILES.filter((miles) => miles >= leastMiles)
  let best = viewAt(point, input, first)
  for (const miles of wider) {
    if (worth(best) === ENOUGH_PLACES + pinsWanted) break
    const next = viewAt(point, input, miles)
    if (worth(next) > worth(best) || worth(next) === 0) best = next
  }
  return best
}

function viewAt(point: GeoPoint, input: AreaMapInput, miles: number): View {
  const frame = frameAround(point, miles, WIDTH, HEIGHT)
  const within: Box = { left: 6, top: 6, right: WIDTH - 6, bottom: HEIGHT - 6 }
  const pins: MapPin[] = []
  let pinsInside = 0
  const scaleBox: Box = { left: 0, top: HEIGHT - 34, right: 130, bottom: HEIGHT }
  const [x, y] = MAIN
  const taken: Box[] = [scaleBox, { left: x - 16, top: y - 42, right: x + 16, bottom: y + 8 }]
  for (const { point: at, label } of input.pins) {
    if (!isGeoPoint(at)) continue
    const [x, y] = frame.toPixel(at)
    const box: Box = { left: x - 7, top: y - 7, right: x + 7, bottom: y + 7 }
    if (!isWithin(box, within)) continue
    pinsInside++
    if (taken.some((other) => touch(box, other))) continue
    taken.push(box)
    pins.push({ x: toTenths(x), y: toTenths(y), isMain: false, label })
  }
  pins.push({ x, y, isMain: true })
  return { frame, pins, pinsInside, places: namePlaces(input, frame, within, taken) }
}

function namePlaces(input: AreaMapInput, frame: Frame, within: Box, taken: readonly Box[]): MapPlace[] {
  const candidates = input.nearbyCities
    .filter(({ point }) => isGeoPoint(point))
    .map((city) => ({ ...city, pixel: frame.toPixel(city.point) }))
    .map((city) => ({ ...city, away: Math.hypot(city.pixel[0] - MAIN[0], city.pixel[1] - MAIN[1]) }))
    .sort((a, b) => b.partnerCount - a.partnerCount || a.away - b.away)
  const spare = (WIDTH - MIDDLE_PX) / 2
  const middle = { ...within, left: within.left + spare, right: within.right - spare }
  const room = { within: middle, taken, leastDistance: 24, limit: PLACE_LIMIT - 3 }
  const ownCandidate = candidates.find(({ label }) => label === input.ownTown)
  const own =
    input.ownTown === null ? null : placeOwnLabel(ownCandidate ?? { label: input.ownTown, pixel: MAIN }, room)
  const besideOwn = own ? [...taken, placeBox([own.x, own.y], own.label, own.anchor)] : taken
  const rest = candidates.filter(({ label }) => label !== input.ownTown)
  const inMiddle = placeLabels(rest, { ...room, taken: besideOwn })
  const named = new Set(inMiddle.map(({ label }) => label))
  const outside = placeLabels(
    rest.filter(({ label }) => !named.has(label)),
    {
      within,
      taken: [...besideOwn, ...inMiddle.map(({ x, y, label, anchor }) => placeBox([x, y], label, anchor))],
      leastDistance: 24,
      limit: PLACE_LIMIT - inMiddle.length,
    },
  )
  const markWide = (place: MapPlace): MapPlace =>
    isWithin(placeBox([place.x, place.y], place.label, place.anchor), middle)
      ? place
      : { ...place, isWide: true }
  return [...(own ? [own] : []), ...inMiddle, ...outside].map(markWide)
}
