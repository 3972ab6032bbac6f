import type { ServerResponse } from 'node:http'
import { invalid, readMask } from './check-mask.ts'
import type { EmulatedPlace } from './emulated-place.ts'
import { sendError } from './faults.ts'
import { dearestTier, type Tier } from './field-tiers.ts'
import type { createPlaceFinder } from './find-places.ts'

export type Answering = {
  places: ReadonlyMap<string, EmulatedPlace>
  find: ReturnType<typeof createPlaceFinder>
  count(sku: string): void
}

const MAX_PAGE = 20
const skuOf = (call: 'text-search' | 'details', tier: Tier) =>
  `${call}-${tier === 'atmosphere' ? 'enterprise-atmosphere' : tier}`

/** POST /v1/places:searchText. */
export function answerSearch(
  answering: Answering,
  response: ServerResponse,
  body: string,
  mask: string | null,
) {
  const read = readMask(mask, true)
  if ('error' in read) return sendError(response, read.error)
  const asked: SearchBody = JSON.parse(body)
  if (typeof asked.textQuery !== 'string' || asked.textQuery === '')
    return sendError(response, invalid('Empty text_query.'))
  const size = Math.min(Number(asked.pageSize ?? MAX_PAGE) || MAX_PAGE, MAX_PAGE)
  const found = answering.find(asked.textQuery, asked.locationBias?.circle ?? null).slice(0, size)
  answering.count(skuOf('text-search', dearestTier(read.fields)))
  send(response, found.length === 0 ? {} : { places: found.map((place) => pick(place, read.fields)) })
}

/** GET /v1/places/{id}. */
export function answerDetails(
  answering: Answering,
  response: ServerResponse,
  id: string,
  mask: string | null,
) {
  const read = readMask(mask, false)
  if ('error' in read) return sendError(response, read.error)
  if (!/^[\w-]{6,}$/.test(id)) return sendError(response, invalid(`Not a valid Place ID: ${id}`))
  const place = answering.places.get(id)
  if (!place) {
    const message = 'Place ID is no longer valid. Please refresh cached Place IDs.'
    return sendError(response, { code: 404, message, status: 'NOT_FOUND' })
  }
  answering.count(skuOf('details', dearestTier(read.fields)))
  send(response, pick(place, read.fields))
}

function send(response: ServerResponse, answer: object): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify(answer))
}

function pick(place: EmulatedPlace, fields: readonly string[]): object {
  const all: Record<string, unknown> = { ...place, name: `places/${place.id}` }
  return Object.fromEntries(
    fields.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]),
  )
}

type SearchBody = {
  textQuery?: unknown
  pageSize?: unknown
  locationBias?: { circle?: { center: { latitude: number; longitude: number }; radius: number } }
}
