import type { LocatorMap, MapPin, MapPlace } from '../../shared/places/map.ts'
import type { Region } from '../../shared/places/regions.ts'
import { cutOut, drawLayers, isInland } from './draw-layers.ts'
import type { MapCity } from './draw-state-map.ts'
import { type Frame, frameAround, type GeoPoint, isGeoPoint, mapScale, type Pixel } from './frame.ts'
import type { MapGeometry } from './map-geometry.ts'
import { distanceToShore } from './map-geometry.ts'
import { isletPath } from './path-data.ts'
import { type Box, isWithin, placeBox, placeLabels, placeOwnLabel, touch } from './place-labels.ts'

export type AreaMapInput = {
  /** Without coordinates the ZIP's or city's. Invalid: no map. */
  point: { latitude: number | null; longitude: number | null }
  /** Null draws all land alike. */
  region: Region | null
  hasMainPin: boolean
  /** Most important first. */
  pins: readonly { point: GeoPoint; label?: string }[]
  /** Always labelled. */
  ownTown: string | null
  /** Largest first, then nearest. About 100 suffice. */
  nearbyCities: readonly MapCity[]
  title: string
  unit: 'mi' | 'km'
  width?: number
  height?: number
}

/** Across a frame of 676 px. */
const STEPS_MILES: [number, ...number[]] = [60, 90, 130, 190, 280, 420, 650]
/** Shores are accurate to three miles. */
const LEAST_MILES_AT_SHORES = 130
const STEP_WIDTH_PX = 676
const ENOUGH_PLACES = 3
const ENOUGH_PINS = 3
const PLACE_LIMIT = 7
/** Farther from land, a place gets an islet. */
const ISLET_FROM_PX = 3
const ISLET_RADIUS_PX = 9
/** A 320 px screen shows this much of a wide map: labels go there first. */
const MIDDLE_PX = 276

/**
 * 676 × 300 px by default, 60 miles across or more where few places are near, 130 where there are shores. An
 * island missing from the data becomes an islet. Null for invalid points and without land.
 */
export function drawAreaMap(geometry: MapGeometry, input: AreaMapInput): LocatorMap | null {
  const { point, region, title, width = STEP_WIDTH_PX, height = 300 } = input
  if (!isGeoPoint(point)) return null
  const closest = chooseView(point, input, width, height, STEPS_MILES[0])
  const closestContent = cutOut(geometry, closest.frame, region?.code ?? null)
  const isExact = isInland(closestContent, closest.frame)
  const { frame, places, pins } = isExact
    ? closest
    : chooseView(point, input, width, height, LEAST_MILES_AT_SHORES)
  const content = isExact ? closestContent : cutOut(geometry, frame, region?.code ?? null)
  if (content.neighbours.length === 0) return null
  const layers = drawLayers(content)
  for (const { x, y } of [...pins, ...places]) {
    if (distanceToShore(content.neighbours, [x, y]) < ISLET_FROM_PX) continue
    const islet = isletPath([x, y], ISLET_RADIUS_PX)
    layers.neighbours += islet
    if (region) layers.land += islet
  }
  return { width, height, ...layers, places, pins, scale: mapScale(frame, input.unit), title }
}

/** `pinsInside` counts pins under the main pin. */
type View = { frame: Frame; places: MapPlace[]; pins: MapPin[]; pinsInside: number }

/** The closest that shows enough, else most. */
function chooseView(
  point: GeoPoint,
  input: AreaMapInput,
  width: number,
  height: number,
  leastMiles: number,
): View {
  const pinsWanted = Math.min(ENOUGH_PINS, input.pins.length)
  const worth = ({ places, pinsInside }: View) =>
    Math.min(places.length, ENOUGH_PLACES) + Math.min(pinsInside, pinsWanted)
  const [first = leastMiles, ...wider] = STEPS_MILES.filter((miles) => miles >= leastMiles)
  let best = viewAt(point, input, first, width, height)
  for (const miles of wider) {
    if (worth(best) === ENOUGH_PLACES + pinsWanted) break
    const next = viewAt(point, input, miles, width, height)
    if (worth(next) > worth(best) || worth(next) === 0) best = next
  }
  return best
}

function viewAt(
  point: GeoPoint,
  input: AreaMapInput,
  stepMiles: number,
  width: number,
  height: number,
): View {
  const frame = frameAround(point, (stepMiles * width) / STEP_WIDTH_PX, width, height)
  const within: Box = { left: 6, top: 6, right: width - 6, bottom: height - 6 }
  const main: Pixel = [width / 2, height / 2]
  const pins: MapPin[] = []
  let pinsInside = 0
  const scaleBox: Box = { left: 0, top: height - 34, right: 130, bottom: height }
  const taken: Box[] = input.hasMainPin
    ? [scaleBox, { left: main[0] - 16, top: main[1] - 42, right: main[0] + 16, bottom: main[1] + 8 }]
    : [scaleBox]
  for (const { point: at, label } of input.pins) {
    if (!isGeoPoint(at)) continue
    const [x, y] = frame.toPixel(at)
    const box: Box = { left: x - 7, top: y - 7, right: x + 7, bottom: y + 7 }
    if (!isWithin(box, within)) continue
    pinsInside++
    if (taken.some((other) => touch(box, other))) continue
    taken.push(box)
    pins.push({ x: toTenths(x), y: toTenths(y), isMain: false, ...(label === undefined ? {} : { label }) })
  }
  if (input.hasMainPin) pins.push({ x: toTenths(main[0]), y: toTenths(main[1]), isMain: true })
  return { frame, pins, pinsInside, places: namePlaces(input, frame, within, taken) }
}

function namePlaces(input: AreaMapInput, frame: Frame, within: Box, taken: readonly Box[]): MapPlace[] {
  const candidates = input.nearbyCities
    .filter(({ point }) => isGeoPoint(point))
    .map(({ label, href, point, partnerCount }) => ({
      label,
      href,
      partnerCount,
      pixel: frame.toPixel(point),
    }))
    .map((city) => ({
      ...city,
      away: Math.hypot(city.pixel[0] - frame.width / 2, city.pixel[1] - frame.height / 2),
    }))
    .sort((a, b) => b.partnerCount - a.partnerCount || a.away - b.away)
  const spare = Math.max(0, frame.width - MIDDLE_PX) / 2
  const middle = { ...within, left: within.left + spare, right: within.right - spare }
  const room = { within: middle, taken, leastDistance: 24, limit: PLACE_LIMIT - 3 }
  const ownCandidate = candidates.find(({ label }) => label === input.ownTown)
  const own =
    input.ownTown === null
      ? null
      : placeOwnLabel(
          ownCandidate ?? { label: input.ownTown, pixel: [frame.width / 2, frame.height / 2] },
          room,
        )
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

const toTenths = (value: number) => Math.round(value * 10) / 10
