import { LRUCache } from 'lru-cache'
import type { App } from '../../../app.ts'
import type { PlacePicture } from '../../../integrations/google-places/places-client.ts'
import type { PlaceContent } from '../../../shared/google-places/place.ts'
import { PlacesError } from '../../../shared/google-places/places-error.ts'
import { createPayForVisitors } from './pay-for-visitors.ts'

export type KeptContent = { content: PlaceContent; fetchedAt: Date }

export type PlaceContents = {
  isOn(): boolean
  /** Null when off, beyond the budget, failed, or slower than 2 s. Never rejects. */
  read(placeId: string): Promise<KeptContent | null>
  /** Null, without a call, unless the place is kept. Never rejects. */
  readPhoto(placeId: string, index: number): Promise<PlacePicture | null>
}

const KEEP_MS = 15 * 60_000
const KEEP_FAILURE_MS = 60_000
const MAX_WAIT_MS = 2000
const PHOTO_WAIT_MS = 5000
const MAX_PLACES = 500
const MAX_PICTURE_BYTES = 32 * 2 ** 20
/** Pixels. */
const PHOTO_WIDTH = 1200

type Kept<Value> = { value: Value | null; at: Date }

/** Kept for 15 minutes, at most 500 places and 32 MB of photos. */
export function createPlaceContents(
  app: Pick<App, 'db' | 'config' | 'clock' | 'log' | 'places'>,
  limits: { maxWaitMs?: number } = {},
): PlaceContents {
  const maxWaitMs = limits.maxWaitMs ?? MAX_WAIT_MS
  const pay = createPayForVisitors(app)
  const contents = createKeep<PlaceContent>(app, { max: MAX_PLACES })
  const pictures = createKeep<PlacePicture>(app, {
    maxSize: MAX_PICTURE_BYTES,
    sizeCalculation: ({ value }) => 1024 + (value?.bytes.length ?? 0),
  })
  const isOn = () => isContentOn(app)

  return {
    isOn,
    async read(placeId) {
      const { places } = app
      if (!places || !isOn()) return null
      const context = () => pay('details-enterprise-atmosphere', () => places.readContent(placeId))
      const kept = await within(maxWaitMs, contents.fetch(placeId, { context }))
      return kept?.value ? { content: kept.value, fetchedAt: kept.at } : null
    },
    async readPhoto(placeId, index) {
      const { places } = app
      const name = contents.get(placeId)?.value?.photos[index]?.name
      if (!places || !isOn() || !name) return null
      const context = () => pay('place-photo', () => places.readPhoto(name, PHOTO_WIDTH))
      const kept = await within(PHOTO_WAIT_MS, pictures.fetch(name, { context }))
      return kept?.value ?? null
    },
  }
}

type Limits<Value> = { max: number } | { maxSize: number; sizeCalculation: (kept: Kept<Value>) => number }

/** Reads once for all who wait; keeps late answers. */
function createKeep<Value>(app: Pick<App, 'clock' | 'log'>, limits: Limits<Value>) {
  return new LRUCache<string, Kept<Value>, () => Promise<Value>>({
    ...limits,
    ttl: KEEP_MS,
    ttlResolution: 0,
    perf: { now: () => app.clock.now().getTime() },
    ignoreFetchAbort: true,
    async fetchMethod(_, __, { context: call, options }) {
      const value = await call().catch((error: unknown) => {
        if (!(error instanceof PlacesError))
          app.log.warn({ err: error }, 'content of Google could not be read')
        return null
      })
      options.ttl = value === null ? KEEP_FAILURE_MS : KEEP_MS
      return { value, at: app.clock.now() }
    },
  })
}

function within<Value>(maxWaitMs: number, work: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), maxWaitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A key is set, and GOOGLE_CONTENT is on. */
export function isContentOn(app: Pick<App, 'config' | 'places'>): boolean {
  return app.places !== null && app.config.googleContent.isOn
}
