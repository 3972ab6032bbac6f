import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import { nearbyCities } from '../../features/directory/places/nearby-cities.ts'
import { searchDirectory } from '../../features/directory/search/search-directory.ts'
import { suggest } from '../../features/directory/search/suggest.ts'
import { Coordinates, PartnerCard } from '../../shared/partners/partner.ts'
import { MAX_QUERY_LENGTH } from '../../shared/search.ts'
import type { HttpEnv } from '../http-env.ts'
import { answerRead, type Reads, readKey } from './answer-read.ts'
import { createCalls, errorAnswers, jsonAnswer, limitOf } from './calls.ts'

const SEARCH_LIMIT = 20
const NEARBY_LIMIT = 6

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
  request: { query: z.object({ q: Query, limit: limitOf(SEARCH_LIMIT), near: Near }) },
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
    query: z.object({ limit: limitOf(NEARBY_LIMIT) }),
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
export function searchCalls(reads: Reads): OpenAPIHono<HttpEnv> {
  const { app } = reads
  const calls = createCalls()

  calls.openapi(searchRoute, (c) => {
    const { q, limit, near } = c.req.valid('query')
    const key = readKey('/api/search', {
      q,
      limit: limit === SEARCH_LIMIT ? undefined : limit,
      near: near && `${near.latitude},${near.longitude}`,
    })
    return answerRead(c, reads, key, () => searchDirectory(app, q, { limit, from: near }))
  })

  calls.openapi(suggestRoute, (c) => {
    const { q } = c.req.valid('query')
    return answerRead(c, reads, readKey('/api/suggest', { q }), () => suggest(app, q))
  })

  calls.openapi(nearbyCitiesRoute, (c) => {
    const { state, city } = c.req.valid('param')
    const { limit } = c.req.valid('query')
    const path = `/api/partners/nearby-cities/${encodeURIComponent(state)}/${encodeURIComponent(city)}`
    const key = readKey(path, { limit: limit === NEARBY_LIMIT ? undefined : limit })
    return answerRead(c, reads, key, () => nearbyCities(app.directory, state, city, limit))
  })
  return calls
}
