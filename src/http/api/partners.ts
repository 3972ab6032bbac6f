import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { selectPartner } from '../../features/directory/partner-reads/select-partners.ts'
import {
  readPublicPartners,
  selectPlacePartners,
  selectPriorityPartners,
  selectRandomPartners,
} from '../../features/directory/partner-reads/select-public-partners.ts'
import { findDirectoryCity, findDirectoryRegion } from '../../features/directory/snapshot/counts.ts'
import { AppError } from '../../shared/errors.ts'
import { EnhancedPlaceData, Partner } from '../../shared/partners/partner.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerRead, listInPieces, type Reads, readKey } from './answer-read.ts'
import { createCalls, errorAnswers, jsonAnswer, limitOf } from './calls.ts'

const PartnerAnswer = Partner.openapi('Partner')
const PartnerList = z.array(PartnerAnswer)

const StateParam = z.string().openapi({
  param: { name: 'state', in: 'path' },
  description: 'Slug, full name or two-letter code, in any letter case.',
  example: 'north-carolina',
})
const CityParam = z.string().openapi({
  param: { name: 'city', in: 'path' },
  description: 'Slug or name, in any letter case.',
  example: 'asheville',
})

const allRoute = createRoute({
  method: 'get',
  path: '/partners',
  summary: 'All active partners, by name',
  responses: { 200: jsonAnswer('All active partners', PartnerList), ...errorAnswers() },
})

const stateRoute = createRoute({
  method: 'get',
  path: '/partners/state/{state}',
  summary: 'Active partners of a state or province, by name; unknown: none',
  request: { params: z.object({ state: StateParam }) },
  responses: { 200: jsonAnswer('Partners of the state', PartnerList), ...errorAnswers(400) },
})

const cityRoute = createRoute({
  method: 'get',
  path: '/partners/state/{state}/city/{city}',
  summary: 'Active partners of a city, by name; unknown: none',
  request: { params: z.object({ state: StateParam, city: CityParam }) },
  responses: { 200: jsonAnswer('Partners of the city', PartnerList), ...errorAnswers(400) },
})

const PRIORITY_LIMIT = 5

const priorityRoute = createRoute({
  method: 'get',
  path: '/partners/priority',
  summary: 'Priority partners, by name',
  request: {
    query: z.object({
      state: z.string().optional(),
      city: z.string().optional(),
      limit: limitOf(PRIORITY_LIMIT),
    }),
  },
  responses: { 200: jsonAnswer('Priority partners', PartnerList), ...errorAnswers(400) },
})

const randomRoute = createRoute({
  method: 'get',
  path: '/partners/random',
  summary: 'Partners drawn at random, anew for each request',
  request: { query: z.object({ limit: limitOf(9) }) },
  responses: { 200: jsonAnswer('Random partners', PartnerList), ...errorAnswers(400) },
})

const oneRoute = createRoute({
  method: 'get',
  path: '/partners/{idOrSlug}',
  summary: 'One active partner by id or slug',
  request: { params: z.object({ idOrSlug: z.string() }) },
  responses: { 200: jsonAnswer('The partner', PartnerAnswer), ...errorAnswers(400, 404) },
})

const placeRoute = createRoute({
  method: 'get',
  path: '/partners/{id}/google-places-enhanced',
  summary: 'Photos, reviews and ratings of a partner, with their source',
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: jsonAnswer(
      'The place data; empty when there are none',
      EnhancedPlaceData.openapi('EnhancedPlaceData'),
    ),
    ...errorAnswers(400, 404),
  },
})

/** The reads of partners. Fixed words come before `{idOrSlug}`, which would take them for slugs. */
export function partnerCalls(reads: Reads): OpenAPIHono<HttpEnv> {
  const { app } = reads
  const calls = createCalls()

  calls.openapi(allRoute, (c) =>
    answerRead(c, reads, '/api/partners', () => listInPieces(readPublicPartners(app))),
  )

  calls.openapi(stateRoute, (c) => {
    const region = findDirectoryRegion(app.directory.current(), c.req.valid('param').state)
    const key = region ? `/api/partners/state/${region.stateSlug}` : null
    return answerRead(c, reads, key, () => selectPlacePartners(app, region))
  })

  calls.openapi(cityRoute, (c) => {
    const given = c.req.valid('param')
    const city = findDirectoryCity(app.directory.current(), given.state, given.city)
    const key = city ? `/api/partners/state/${city.stateSlug}/city/${city.citySlug}` : null
    return answerRead(c, reads, key, () => selectPlacePartners(app, city))
  })

  calls.openapi(priorityRoute, (c) => {
    const { state, city, limit } = c.req.valid('query')
    const filter = { state: state || undefined, city: city || undefined }
    const key = readKey('/api/partners/priority', {
      ...filter,
      limit: limit === PRIORITY_LIMIT ? undefined : limit,
    })
    return answerRead(c, reads, key, () => selectPriorityPartners(app, { ...filter, limit }))
  })

  calls.openapi(randomRoute, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await selectRandomPartners(app, c.req.valid('query').limit), 200)
  })

  calls.openapi(oneRoute, (c) => {
    const { idOrSlug } = c.req.valid('param')
    const key = `/api/partners/${encodeURIComponent(idOrSlug)}`
    return answerRead(c, reads, key, async () => (await findPartner(app, idOrSlug)).partner)
  })

  calls.openapi(placeRoute, (c) => {
    const { id } = c.req.valid('param')
    const key = `/api/partners/${encodeURIComponent(id)}/google-places-enhanced`
    return answerRead(c, reads, key, async () => (await findPartner(app, id)).place)
  })
  return calls
}

async function findPartner(app: App, idOrSlug: string) {
  const found = await selectPartner(app, idOrSlug)
  if (!found) throw new AppError('not_found', 'Partner not found')
  return found
}
