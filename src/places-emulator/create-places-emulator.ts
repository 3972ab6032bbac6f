import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerPhoto, answerPicture } from './answer-photo.ts'
import { type Answering, answerDetails, answerSearch } from './answer-places.ts'
import type { EmulatedPlace } from './emulated-place.ts'
import { BAD_KEY, doFault, type Fault, type ServiceError, sendError } from './faults.ts'
import { createPlaceFinder } from './find-places.ts'

export type EmulatorOptions = {
  places?: readonly EmulatedPlace[]
  apiKey?: string
  latencyMs?: number
}

export type PlacesEmulator = {
  url: string
  apiKey: string
  places: Map<string, EmulatedPlace>
  /** By billing SKU: "text-search-ids", "details-enterprise", "place-photo" … */
  counters: Record<string, number>
  load: { inWork: number; most: number }
  /** `times`: requests; default: until set again. */
  setFault(fault: Fault | null, times?: number): void
  stop(): Promise<void>
}

const EMULATOR_KEY = 'places-emulator'

const NO_KEY: ServiceError = {
  code: 403,
  message: "Method doesn't allow unregistered callers.",
  status: 'PERMISSION_DENIED',
}

/** Places API (New): same checks, errors and billing. */
export async function createPlacesEmulator(options: EmulatorOptions = {}): Promise<PlacesEmulator> {
  const places = new Map((options.places ?? []).map((place) => [place.id, place]))
  const counters: Record<string, number> = {}
  const load = { inWork: 0, most: 0 }
  const apiKey = options.apiKey ?? EMULATOR_KEY
  let fault: { kind: Fault; left: number } | null = null
  const answering: Answering = {
    places,
    find: createPlaceFinder(() => places.values()),
    count: (sku) => {
      counters[sku] = (counters[sku] ?? 0) + 1
    },
  }

  const server = createServer(async (request, response) => {
    load.inWork += 1
    load.most = Math.max(load.most, load.inWork)
    try {
      if (options.latencyMs) await sleep(options.latencyMs)
      await answer(request, response)
    } catch {
      if (!response.headersSent)
        sendError(response, { code: 500, message: 'Internal error', status: 'INTERNAL' })
    } finally {
      load.inWork -= 1
    }
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://emulator')
    if (url.pathname.startsWith('/emulator/pictures/')) {
      if (fault?.kind !== 'expired-picture') return answerPicture(response, url)
      return void response.writeHead(403, { 'content-type': 'text/html' }).end('<h1>403 Forbidden</h1>')
    }
    const key = request.headers['x-goog-api-key']
    if (!key) return sendError(response, NO_KEY)
    if (key !== apiKey) return sendError(response, BAD_KEY)
    const method = url.pathname.includes('/photos/')
      ? 'GetPhotoMedia'
      : request.method === 'POST'
        ? 'SearchText'
        : 'GetPlace'
    if (fault && fault.left > 0) {
      fault.left -= 1
      if (await doFault(response, fault.kind, method)) return
    }
    const mask = String(request.headers['x-goog-fieldmask'] ?? '') || null
    if (request.method === 'POST' && url.pathname === '/v1/places:searchText')
      return answerSearch(answering, response, await readBody(request), mask)
    const [, photoName] = /^\/v1\/(places\/[^/]+\/photos\/[^/]+)\/media$/.exec(url.pathname) ?? []
    if (photoName) return answerPhoto(answering, response, photoName, url, origin())
    const [, id] = /^\/v1\/places\/([^/:]+)$/.exec(url.pathname) ?? []
    if (request.method === 'GET' && id)
      return answerDetails(answering, response, decodeURIComponent(id), mask)
    sendError(response, { code: 404, message: 'Method not found.', status: 'NOT_FOUND' })
  }

  function setFault(kind: Fault | null, times = Infinity): void {
    fault = kind && { kind, left: times }
  }
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: origin(),
    apiKey,
    places,
    counters,
    load,
    setFault,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
