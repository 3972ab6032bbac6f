import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { selectPartner } from '../../features/directory/partner-reads/select-partners.ts'
import {
  readPublicPartners,
  selectPlacePartners,
  selectPriorityPartners,
  selectRandomPartners,
} from '../../features/directory/partner-reads/select-public-partners.ts'
import { findDirectoryCity, findDirectoryRegion } from '../../features/directory/snapshot/counts.ts'
import { addressOf } from '../../shared/calls/address-of.ts'
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
import type { HttpEnv } from '../http-env.ts'
import { answerRead, listInPieces, type Reads, readKey } from './answer-read.ts'
import { createCalls, serveCall } from './serve-call.ts'

/** Registers partner reads. Fixed words precede `{idOrSlug}`, which would match them. */
export function partnerCalls(reads: Reads): OpenAPIHono<HttpEnv> {
  const { app } = reads
  const calls = createCalls<HttpEnv>()

  serveCall(calls, listPublicPartnersCall, (_, c) =>
    answerRead(c, reads, listPublicPartnersCall.path, () => listInPieces(readPublicPartners(app))),
  )

  serveCall(calls, listStatePartnersCall, ({ params }, c) => {
    const region = findDirectoryRegion(app.directory.current(), params.state)
    const key = region && addressOf(listStatePartnersCall, { params: { state: region.stateSlug } })
    return answerRead(c, reads, key ?? null, () => selectPlacePartners(app, region))
  })

  serveCall(calls, listCityPartnersCall, ({ params }, c) => {
    const city = findDirectoryCity(app.directory.current(), params.state, params.city)
    const slugs = city && { state: city.stateSlug, city: city.citySlug }
    const key = slugs ? addressOf(listCityPartnersCall, { params: slugs }) : null
    return answerRead(c, reads, key, () => selectPlacePartners(app, city))
  })

  serveCall(calls, listPriorityPartnersCall, ({ query: { state, city, limit } }, c) => {
    const filter = { state: state || undefined, city: city || undefined }
    const key = readKey(listPriorityPartnersCall.path, {
      ...filter,
      limit: limit === PRIORITY_LIMIT ? undefined : limit,
    })
    return answerRead(c, reads, key, () => selectPriorityPartners(app, { ...filter, limit }))
  })

  serveCall(calls, listRandomPartnersCall, ({ query }, c) => {
    c.header('cache-control', 'no-store')
    return selectRandomPartners(app, query.limit)
  })

  serveCall(calls, readPublicPartnerCall, ({ params }, c) =>
    answerRead(c, reads, addressOf(readPublicPartnerCall, { params }), async () => {
      return (await findPartner(app, params.idOrSlug)).partner
    }),
  )

  serveCall(calls, readPlaceDataCall, ({ params }, c) =>
    answerRead(c, reads, addressOf(readPlaceDataCall, { params }), async () => {
      return (await findPartner(app, params.id)).place
    }),
  )
  return calls
}

async function findPartner(app: App, idOrSlug: string) {
  const found = await selectPartner(app, idOrSlug)
  if (!found) throw new AppError('not_found', 'Partner not found')
  return found
}
