import { z } from 'zod'
import { LIST_SORTS } from '../lists.ts'
import { FAITHS, LANGUAGES } from '../partner-fields/choices.ts'
import { PartnerCard } from '../partners/partner.ts'
import { Coordinates } from '../places/geo.ts'
import { toSlug } from '../places/slugs.ts'
import { MAX_QUERY_LENGTH } from '../search.ts'
import { defineCall, limitOf, named } from './define-call.ts'
import { LOCATION_PATH, SUGGEST_PATH } from './paths.ts'

export const SEARCH_LIMIT = 20

const Card = named('PartnerCard', PartnerCard)
const Query = z.string().default('').meta({ maxLength: MAX_QUERY_LENGTH, example: 'asheville' })

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
  .meta({ type: 'string', example: '35.6,-82.55', description: '"latitude,longitude": adds distanceMiles.' })

const offer = { name: z.string(), path: z.string(), partnerCount: z.int() }

const NamedPlace = z.object({
  /** "Houston, Texas", "Texas", "28801 (Asheville, North Carolina)". */
  ...offer,
  kind: z.enum(['postal-code', 'city', 'state']),
  city: z.string().nullable(),
  state: z.string(),
  country: z.enum(['US', 'CA']),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Or the first three characters of a Canadian code. */
  postalCode: z.string().nullable(),
  /** To partners of the postal code's city, nearest first. */
  isWidened: z.boolean(),
  /** In no partner's name there. */
  unknownWords: z.array(z.string()),
  others: z.array(z.object(offer)),
})

/** `where`: a service or trade without a place. */
const Answer = z.object({
  kind: z.enum(['first-steps', 'question', 'where']),
  title: z.string(),
  path: z.string(),
  service: z.string().optional(),
})

const SearchResult = z.object({
  query: z.string(),
  total: z.int(),
  partners: z.array(Card),
  /** At most 5 (SEARCH-6); only when total is 0. */
  suggestions: z.array(z.string()),
  /** At most 3, when nothing matches (SEARCH-4). */
  similar: z.array(Card),
  place: NamedPlace.optional(),
  answer: Answer.optional(),
})

const path = z.string().meta({ description: 'The page that it leads to.' })
const place = { city: z.string(), state: z.string() }

/** At most 5 of each, best first. */
const Suggestions = z.object({
  cities: z.array(z.object({ ...place, path, partnerCount: z.int() })),
  states: z.array(z.object({ state: z.string(), code: z.string(), path, partnerCount: z.int() })),
  partners: z.array(z.object({ id: z.uuid(), slug: z.string(), name: z.string(), ...place, path })),
  postalCodes: z.array(z.object({ postalCode: z.string(), ...place, path })),
  /** Without a place; lists hold only what the text may begin. */
  answer: Answer.optional(),
})

const slugs = (names: readonly string[]) => z.enum(names.map(toSlug)).optional()

/** Those of pages but `open`: answers are kept for a day. */
const filters = {
  service: z.string().max(120).optional().meta({ example: 'pet-cremation' }),
  answers: z.enum(['always']).optional().meta({ description: 'Somebody picks up at any hour.' }),
  price: z.enum(['known']).optional().meta({ description: 'The price of a direct cremation is known.' }),
  language: slugs(LANGUAGES),
  faith: slugs(FAITHS),
  sort: z.enum(LIST_SORTS).optional().meta({ description: '`distance` needs a place in q.' }),
}

/** `total` counts what filters left. */
export const searchCall = defineCall({
  method: 'get',
  path: '/api/search',
  summary: 'Search partners by name, city, state or ZIP',
  query: z.object({ q: Query, limit: limitOf(SEARCH_LIMIT), near: Near, ...filters }),
  result: 'The matches; suggestions and similar partners when there are none',
  answer: named('SearchResult', SearchResult),
  errors: [400, 429],
})

export const suggestCall = defineCall({
  method: 'get',
  path: SUGGEST_PATH,
  summary: 'Typeahead: at most 5 of each kind',
  query: z.object({ q: Query }),
  result: 'What the text may become',
  answer: named('Suggestions', Suggestions),
  errors: [400, 429],
})

export const findLocationCall = defineCall({
  method: 'post',
  path: LOCATION_PATH,
  summary: 'The postal code nearest to a point, which is neither stored nor logged',
  body: Coordinates,
  result: 'Where to search',
  answer: z.object({ postalCode: z.string(), ...place, path }),
  errors: [400, 404, 429],
})
