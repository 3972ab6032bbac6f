import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../app.ts'
import { nearbyCities } from '../../features/directory/nearby-cities.ts'
import { searchDirectory } from '../../features/directory/search-directory.ts'
import { suggest } from '../../features/directory/suggest.ts'
import { Coordinates, PartnerCard } from '../../shared/partner.ts'
import { MAX_QUERY_LENGTH } from '../../shared/search.ts'
import type { HttpEnv } from '../http-env.ts'
import { limitRequests } from '../request-limits.ts'
import { createCalls, errorAnswers, jsonAnswer, limitOf } from './calls.ts'

/** Far above what a person types, far below what a harvester wants. */
const SUGGESTS_PER_MINUTE = 600
const SEARCHES_PER_MINUTE = 300

const PartnerCardAnswer = PartnerCard.openapi('PartnerCard')

const Query = z.string().default('').openapi({ maxLength: MAX_QUERY_LENGTH, example: 'asheville' })

const POINT = 'Please give latitude and longitude in degrees, as in 35.6,-82.55.'
const Near = z
  .string()
  .regex(/^\s*-?\d{1,2}(\.\d{1,12})?\s*,\s*-?\d{1,3}(\.\d{1,12})?\s*$/, POINT)
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number)
    return { latitude, longitude }
  })
  .refine((point) => Coordinates.safeParse(point).success, POINT)
  .optional()
  .openapi({
    type: 'string',
    example: '35.6,-82.55',
    description: '"latitude,longitude": adds distanceMiles.',
  })

const searchRoute = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Search partners by name, city, state or ZIP',
  request: { query: z.object({ q: Query, limit: limitOf(20), near: Near }) },
  responses: {
    200: jsonAnswer(
      'The matches; suggestions and similar partners when there are none',
      z
        .object({
          query: z.string(),
          total: z.int(),
          partners: z.array(PartnerCardAnswer),
          suggestions: z.array(z.string()),
          similar: z.array(PartnerCardAnswer),
        })
        .openapi('SearchResult'),
    ),
    ...errorAnswers(400, 429),
  },
})

const path = z.string().openapi({ description: 'The page that it leads to.' })
const place = { city: z.string(), state: z.string() }
const suggestRoute = createRoute({
  method: 'get',
  path: '/suggest',
  summary: 'Typeahead: at most 5 of each kind',
  request: { query: z.object({ q: Query }) },
  responses: {
    200: jsonAnswer(
      'What the text may become',
      z
        .object({
          cities: z.array(z.object({ ...place, path, partnerCount: z.int() })),
          states: z.array(z.object({ state: z.string(), code: z.string(), path, partnerCount: z.int() })),
          partners: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string(), ...place, path })),
          postalCodes: z.array(z.object({ postalCode: z.string(), ...place, path })),
        })
        .openapi('Suggestions'),
    ),
    ...errorAnswers(400, 429),
  },
})

const nearbyCitiesRoute = createRoute({
  method: 'get',
  path: '/partners/nearby-cities/{state}/{city}',
  summary: 'The nearest cities with partners, the city itself left out; unknown: none',
  request: {
    params: z.object({ state: z.string(), city: z.string() }),
    query: z.object({ limit: limitOf(6) }),
  },
  responses: {
    200: jsonAnswer(
      'Cities, nearest first',
      z.array(z.object({ ...place, partnerCount: z.int(), distanceMiles: z.number() }).openapi('NearbyCity')),
    ),
    ...errorAnswers(400),
  },
})

/** Search, typeahead and the cities around a city. */
export function searchCalls(app: App): OpenAPIHono<HttpEnv> {
  const calls = createCalls()
  calls.get('/search', limitRequests(app.config, SEARCHES_PER_MINUTE))
  calls.get('/suggest', limitRequests(app.config, SUGGESTS_PER_MINUTE))

  calls.openapi(searchRoute, async (c) => {
    const { q, limit, near } = c.req.valid('query')
    return c.json(await searchDirectory(app, q, { limit, from: near }), 200)
  })

  calls.openapi(suggestRoute, async (c) => c.json(await suggest(app, c.req.valid('query').q), 200))

  calls.openapi(nearbyCitiesRoute, async (c) => {
    const { state, city } = c.req.valid('param')
    return c.json(await nearbyCities(app.directory, state, city, c.req.valid('query').limit), 200)
  })
  return calls
}
