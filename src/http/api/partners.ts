import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import {
  placePartners,
  priorityPartners,
  randomPartners,
  readPublicPartners,
} from '../../features/directory/partner-reads/public-partners.ts'
import { findPartner, selectPlaceData } from '../../features/directory/partner-reads/read-partners.ts'
import { findDirectoryCity, findDirectoryRegion } from '../../features/directory/snapshot/counts.ts'
import { readPlaceData } from '../../features/google-places/content/read-place-data.ts'
import { addressOf } from '../../shared/calls/define-call.ts'
import {
  listCityPartnersCall,
  listPriorityPartnersCall,
  listPublicPartnersCall,
  listRandomPartnersCall,
  listStatePartnersCall,
  PRIORITY_LIMIT,
  readPlaceDataCall,
  readPublicPartnerCall,
} from '../../shared/calls/directory.ts'
import { AppError } from '../../shared/errors.ts'
import { NO_PLACE_DATA } from '../../shared/partners/partner.ts'
import { partnerNotFound } from '../../shared/refusals.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerRead, listInPieces, type Reads, readKey } from './answer-read.ts'
import { serveCall } from './serve-call.ts'

/** Fixed words precede `{idOrSlug}`, which would match them. */
export function servePartnerCalls(calls: OpenAPIHono<HttpEnv>, reads: Reads): void {
  const { app } = reads

  serveCall(calls, listPublicPartnersCall, (_, c) =>
    answerRead(c, reads, listPublicPartnersCall.path, (app) => listInPieces(readPublicPartners(app))),
  )

  serveCall(calls, listStatePartnersCall, ({ params }, c) => {
    const region = findDirectoryRegion(app.directory.current(), params.state)
    const key = region && addressOf(listStatePartnersCall, { params: { state: region.stateSlug } })
    return answerRead(c, reads, key ?? null, async (app) =>
      placePartners(app, findDirectoryRegion(app.directory.current(), params.state)),
    )
  })

  serveCall(calls, listCityPartnersCall, ({ params }, c) => {
    const city = findDirectoryCity(app.directory.current(), params.state, params.city)
    const slugs = city && { state: city.stateSlug, city: city.citySlug }
    const key = slugs ? addressOf(listCityPartnersCall, { params: slugs }) : null
    return answerRead(c, reads, key, async (app) =>
      placePartners(app, findDirectoryCity(app.directory.current(), params.state, params.city)),
    )
  })

  serveCall(calls, listPriorityPartnersCall, ({ query: { state, city, limit } }, c) => {
    const filter = { state: state || undefined, city: city || undefined }
    const key = readKey(listPriorityPartnersCall.path, {
      ...filter,
      limit: limit === PRIORITY_LIMIT ? undefined : limit,
    })
    return answerRead(c, reads, key, async (app) => priorityPartners(app, { ...filter, limit }))
  })

  serveCall(calls, listRandomPartnersCall, ({ query }, c) => {
    c.header('cache-control', 'no-store')
    return randomPartners(app, query.limit)
  })

  serveCall(calls, readPublicPartnerCall, ({ params }, c) =>
    answerRead(c, reads, addressOf(readPublicPartnerCall, { params }), async (app) => {
      return requirePartner(app, params.idOrSlug)
    }),
  )

  serveCall(calls, readPlaceDataCall, async ({ params }, c) => {
    const { placeContents } = reads.parts
    if (placeContents.isOn()) {
      const partner = requirePartner(app, params.id)
      const place = await selectPlaceData(app, partner.id)
      c.header('cache-control', 'private, no-cache')
      const found = await readPlaceData(placeContents, partner, place ?? NO_PLACE_DATA)
      return place || found.hasGoogleData ? found : placeIsAway()
    }
    return answerRead(c, reads, addressOf(readPlaceDataCall, { params }), async (app) => {
      return (await selectPlaceData(app, requirePartner(app, params.id).id)) ?? placeIsAway()
    })
  })
}

function placeIsAway(): never {
  throw new AppError('unavailable', 'Photos and reviews are not available at the moment.', {
    retryAfterSeconds: 5,
  })
}

function requirePartner(app: App, idOrSlug: string) {
  const partner = findPartner(app, idOrSlug)
  if (!partner) throw partnerNotFound()
  return partner
}
