import { PlacesError, type PlacesFault } from '../../shared/google-places/places-error.ts'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'
import { createCircuitBreaker } from '../circuit-breaker.ts'
import { ContentAnswer, IdsAnswer, maskOf, PhotoMediaAnswer, PlaceAnswer } from './place-answers.ts'
import type { PlacePicture, PlacesClient } from './places-client.ts'
import { createPlacesFetch, type PlacesSettings } from './places-fetch.ts'
import { PHOTO_NAME, toContent, toFacts } from './to-place.ts'

const MOST_CALLS = 5
/** Counted apart: visitors wait 2 s at most. */
const MOST_VISITORS_CALLS = 5
const MAX_CANDIDATES = 5
const MAX_QUERY_LENGTH = 500
/** Prefers places near the partner's point, perhaps its ZIP's. */
const BIAS_RADIUS_M = 5000

/** Pauses for `pauseMs` after outages in a row. */
export function createPlacesClient(settings: PlacesSettings & { pauseMs?: number }): PlacesClient {
  const ask = createPlacesFetch(settings)
  const pausing = pauseInOutages(settings.pauseMs)
  const inTurn = limitConcurrency(MOST_CALLS)
  const inVisitorsTurn = limitConcurrency(MOST_VISITORS_CALLS)
  const call = <Result>(work: () => Promise<Result>, stopping?: AbortSignal) =>
    inTurn(() => {
      if (stopping?.aborted) throw new PlacesError('stopping')
      return pausing.run(work)
    })
  const callForVisitor = <Result>(work: () => Promise<Result>) => inVisitorsTurn(() => pausing.run(work))
  const { hostname } = new URL(settings.url)

  return {
    host: hostname,
    isGoogle: hostname === 'places.googleapis.com',
    isPaused: pausing.isPaused,
    findIds: ({ text, regionCode, near }, stopping) =>
      call(async () => {
        const answer = await ask.json(IdsAnswer, '/v1/places:searchText', {
          mask: 'places.id',
          body: {
            textQuery: text.slice(0, MAX_QUERY_LENGTH),
            regionCode,
            languageCode: 'en',
            pageSize: MAX_CANDIDATES,
            ...(near && { locationBias: { circle: { center: near, radius: BIAS_RADIUS_M } } }),
          },
        })
        return (answer.places ?? []).map(({ id }) => id)
      }, stopping),
    readPlace: (id, stopping) =>
      call(
        async () => toFacts(await ask.json(PlaceAnswer, placePath(id), { mask: maskOf(PlaceAnswer) })),
        stopping,
      ),
    readContent: (id) =>
      callForVisitor(async () =>
        toContent(await ask.json(ContentAnswer, placePath(id), { mask: maskOf(ContentAnswer) })),
      ),
    readPhoto: (name, width) =>
      callForVisitor(async () => {
        const { photoUri } = await ask.json(
          PhotoMediaAnswer,
          `/v1/${photoPath(name)}/media?maxWidthPx=${Math.round(width)}&skipHttpRedirect=true`,
          {},
        )
        return readPicture(ask.picture, photoUri, settings.url)
      }),
  }
}

function placePath(id: string): string {
  return `/v1/places/${encodeURIComponent(id)}?languageCode=en`
}

/** Other names would lead to another path. */
function photoPath(name: string): string {
  if (!PHOTO_NAME.test(name)) throw new PlacesError('invalid')
  return name
}

/** Failures may be billed; a refused address has expired. */
async function readPicture(
  fetchPicture: (url: URL) => Promise<PlacePicture>,
  uri: string,
  serviceUrl: string,
): Promise<PlacePicture> {
  const url = URL.parse(uri)
  const isGoogles = url?.protocol === 'https:' && /(?:^|\.)googleusercontent\.com$/.test(url.hostname)
  const mayBeBilled = true
  if (!url || !(isGoogles || url.origin === new URL(serviceUrl).origin))
    throw new PlacesError('unreadable', { mayBeBilled })
  try {
    return await fetchPicture(url)
  } catch (error) {
    if (!(error instanceof PlacesError)) throw error
    throw new PlacesError(error.fault === 'key' ? 'not-found' : error.fault, { mayBeBilled })
  }
}

/** A wrong key or used quota is an answer. */
const OUTAGE: readonly PlacesFault[] = ['unavailable', 'too-slow', 'unreadable']
const PAUSE_MS = 30_000

/** After outages in a row; then one call tries. */
export function pauseInOutages(pauseMs = PAUSE_MS) {
  const breaker = createCircuitBreaker({ now: () => new Date() }, pauseMs)
  return {
    isPaused: () => breaker.status().isOpen,
    /** Throws PlacesError paused, with the time left. */
    async run<Result>(call: () => Promise<Result>): Promise<Result> {
      if (!breaker.allow()) {
        const { retryAt } = breaker.status()
        throw new PlacesError('paused', { retryAfterMs: Math.max(Number(retryAt) - Date.now(), 0) })
      }
      try {
        const result = await call()
        breaker.succeeded()
        return result
      } catch (error) {
        if (error instanceof PlacesError && OUTAGE.includes(error.fault)) breaker.failed(error.message)
        else breaker.succeeded()
        throw error
      }
    },
  }
}
