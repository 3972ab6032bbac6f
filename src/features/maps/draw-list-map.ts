import type { LocatorMap, MapPlace } from '../../shared/places/map.ts'
import type { Region } from '../../shared/places/regions.ts'
import { cutOut, drawLayers, isInland, type Layers } from './draw-layers.ts'
import {
  type Frame,
  frameAround,
  type GeoPoint,
  isGeoPoint,
  mapScale,
  type Pixel,
  type View,
  viewOf,
} from './frame.ts'
import type { MapGeometry } from './map-geometry.ts'
import { isletPaths, toTenths } from './path-data.ts'
import { type Box, placeBox, placeLabels, placeOwnLabel } from './place-labels.ts'
import { type NumberedPin, PIN_RADIUS_PX, spreadPins } from './spread-pins.ts'

export type MapTown = { label: string; point: GeoPoint; href?: string }

export type ListMapInput = {
  /** Invalid coordinates are left out. */
  pins: readonly (NumberedPin & { point: GeoPoint })[]
  origin: GeoPoint | null
  region: Region | null
  ownTown: MapTown | null
  towns: readonly MapTown[]
  title: string
  unit: 'mi' | 'km'
  width: number
  height: number
}

type MapBackground = { frame: Frame; layers: Layers; land: Pixel[][] }

/** Towns are accurate to half a mile. */
const LEAST_MILES = 24
/** Shores are accurate to three miles. */
const LEAST_MILES_AT_SHORES = 24 * 1.25 ** 3
const PADDING_PX = 22
const TOWN_LIMIT = 7
const TOWN_DISTANCE_PX = 28
const ISLET_RADIUS_PX = 14
const SCALE_BOX_PX = { width: 130, height: 34 }

/** `isAtShore`: wide enough for inexact shores. Null without points. */
export function listView(input: ListMapInput, isAtShore: boolean): View | null {
  const points = [...input.pins.map(({ point }) => point), ...(input.origin ? [input.origin] : [])].filter(
    isGeoPoint,
  )
  if (points.length === 0) return null
  const leastMiles = isAtShore ? LEAST_MILES_AT_SHORES : LEAST_MILES
  return viewOf(points, { width: input.width, height: input.height, padding: PADDING_PX, leastMiles })
}

/** Below pins and labels. */
export function drawBackground(
  geometry: MapGeometry,
  { centre, milesAcross }: View,
  region: Region | null,
  width: number,
  height: number,
): MapBackground & { isInland: boolean } {
  const frame = frameAround(centre, milesAcross, width, height)
  const content = cutOut(geometry, frame, region?.code ?? null)
  return {
    frame,
    layers: drawLayers(content),
    land: content.neighbours,
    isInland: isInland(content, frame),
  }
}

/** An island missing from the data becomes an islet. */
export function drawListMap(background: MapBackground, input: ListMapInput): LocatorMap {
  const { frame, land } = background
  const { width, height, origin, region } = input
  const within: Box = { left: 6, top: 6, right: width - 6, bottom: height - 6 }
  const inset = PIN_RADIUS_PX + 3
  const pinRoom: Box = { left: inset, top: inset, right: width - inset, bottom: height - inset }
  const main = origin && isGeoPoint(origin) ? frame.toPixel(origin) : null
  const spots = input.pins
    .filter(({ point }) => isGeoPoint(point))
    .map(({ point, number, label, href }) => ({ number, label, href, pixel: frame.toPixel(point) }))
  const pins = spreadPins(spots, pinRoom, main ? mainPinSpots(main) : [])
  const taken: Box[] = [
    { left: 0, top: height - SCALE_BOX_PX.height, right: SCALE_BOX_PX.width, bottom: height },
    ...pins.map(({ x, y }) => around([x, y], PIN_RADIUS_PX + 2)),
    ...(main ? [{ left: main[0] - 16, top: main[1] - 42, right: main[0] + 16, bottom: main[1] + 6 }] : []),
  ]
  const layers = { ...background.layers }
  const islets = isletPaths(
    land,
    [...spots.map(({ pixel }) => pixel), ...(main ? [main] : [])],
    ISLET_RADIUS_PX,
  )
  layers.neighbours += islets
  if (region) layers.land += islets
  if (main) pins.push({ x: toTenths(main[0]), y: toTenths(main[1]), isMain: true })
  return {
    width,
    height,
    ...layers,
    places: nameTowns(input, frame, within, taken),
    pins,
    scale: mapScale(frame, input.unit),
    title: input.title,
  }
}

/** The pin is 40 px high. */
const mainPinSpots = ([x, y]: Pixel): Pixel[] => [
  [x, y - 28],
  [x, y - 12],
]

const around = ([x, y]: Pixel, radius: number): Box => ({
  left: x - radius,
  top: y - radius,
  right: x + radius,
  bottom: y + radius,
})

function nameTowns(
  { ownTown, towns }: ListMapInput,
  frame: Frame,
  within: Box,
  taken: readonly Box[],
): MapPlace[] {
  const candidate = ({ label, point, href }: MapTown) => ({ label, pixel: frame.toPixel(point), href })
  const room = { within, taken, leastDistance: TOWN_DISTANCE_PX, limit: TOWN_LIMIT }
  const own = ownTown && isGeoPoint(ownTown.point) ? placeOwnLabel(candidate(ownTown), room) : null
  const others = towns.filter(({ label, point }) => isGeoPoint(point) && label !== ownTown?.label)
  if (!own) return placeLabels(others.map(candidate), room)
  return [
    own,
    ...placeLabels(others.map(candidate), {
      ...room,
      taken: [...taken, placeBox([own.x, own.y], own.label, own.anchor)],
    }),
  ]
}
