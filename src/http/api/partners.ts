import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { selectPartner } from '../../features/directory/select-partners.ts'
import {
  selectPriorityPartners,
  selectPublicPartners,
  selectRandomPartners,
} from '../../features/directory/select-public-partners.ts'
import { AppError } from '../../shared/errors.ts'
import { EnhancedPlaceData, Partner } from '../../shared/partner.ts'
import type { HttpEnv } from '../http-env.ts'
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

const priorityRoute = createRoute({
  method: 'get',
  path: '/partners/priority',
  summary: 'Priority partners, by name',
  request: {
    query: z.object({ state: z.string().optional(), city: z.string().optional(), limit: limitOf(5) }),
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
export function partnerCalls(app: App): OpenAPIHono<HttpEnv> {
  const calls = createCalls()

  calls.openapi(allRoute, async (c) => c.json(await selectPublicPartners(app), 200))

  calls.openapi(stateRoute, async (c) => c.json(await selectPublicPartners(app, c.req.valid('param')), 200))

  calls.openapi(cityRoute, async (c) => c.json(await selectPublicPartners(app, c.req.valid('param')), 200))

  calls.openapi(priorityRoute, async (c) => {
    const { state, city, limit } = c.req.valid('query')
    return c.json(
      await selectPriorityPartners(app, { state: state || undefined, city: city || undefined, limit }),
      200,
    )
  })

  calls.openapi(randomRoute, async (c) => {
    c.header('cache-control', 'no-store')
    return c.json(await selectRandomPartners(app, c.req.valid('query').limit), 200)
  })

  calls.openapi(oneRoute, async (c) => {
    const { partner } = await findPartner(app, c.req.valid('param').idOrSlug)
    return c.json(partner, 200)
  })

  calls.openapi(placeRoute, async (c) => {
    const { place } = await findPartner(app, c.req.valid('param').id)
    return c.json(place, 200)
  })
  return calls
}

async function findPartner(app: App, idOrSlug: string) {
  const found = await selectPartner(app, idOrSlug)
  if (!found) throw new AppError('not_found', 'Partner not found')
  return found
}
