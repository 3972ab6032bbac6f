import { z } from 'zod'
import { EnhancedPlaceData, Partner } from '../partners/partner.ts'
import { defineCall, limitOf, named } from './define-call.ts'

const PartnerAnswer = named('Partner', Partner)
const PartnerList = z.array(PartnerAnswer)
export const PRIORITY_LIMIT = 5
export const NEARBY_LIMIT = 6

const state = z.string().meta({
  description: 'Slug, full name or two-letter code, in any letter case.',
  example: 'north-carolina',
})
const city = z.string().meta({ description: 'Slug or name, in any letter case.', example: 'asheville' })

export const listPublicPartnersCall = defineCall({
  method: 'get',
  path: '/api/partners',
  summary: 'All active partners, by name',
  result: 'All active partners',
  answer: PartnerList,
  errors: [],
})

export const listStatePartnersCall = defineCall({
  method: 'get',
  path: '/api/partners/state/{state}',
  summary: 'Active partners of a state or province, by name; unknown: none',
  params: z.object({ state }),
  result: 'Partners of the state',
  answer: PartnerList,
  errors: [400],
})

export const listCityPartnersCall = defineCall({
  method: 'get',
  path: '/api/partners/state/{state}/city/{city}',
  summary: 'Active partners of a city, by name; unknown: none',
  params: z.object({ state, city }),
  result: 'Partners of the city',
  answer: PartnerList,
  errors: [400],
})

export const listPriorityPartnersCall = defineCall({
  method: 'get',
  path: '/api/partners/priority',
  summary: 'Priority partners, by name',
  query: z.object({
    state: z.string().optional(),
    city: z.string().optional(),
    limit: limitOf(PRIORITY_LIMIT),
  }),
  result: 'Priority partners',
  answer: PartnerList,
  errors: [400],
})

export const listRandomPartnersCall = defineCall({
  method: 'get',
  path: '/api/partners/random',
  summary: 'Partners drawn at random for each request',
  query: z.object({ limit: limitOf(9) }),
  result: 'Random partners',
  answer: PartnerList,
  errors: [400],
})

export const listNearbyCitiesCall = defineCall({
  method: 'get',
  path: '/api/partners/nearby-cities/{state}/{city}',
  summary: 'The nearest cities with partners, the city itself left out; unknown: none',
  params: z.object({ state: z.string(), city: z.string() }),
  query: z.object({ limit: limitOf(NEARBY_LIMIT) }),
  result: 'Cities, nearest first',
  answer: z.array(
    named(
      'NearbyCity',
      z.object({
        city: z.string(),
        state: z.string(),
        partnerCount: z.int(),
        distanceMiles: z.number(),
      }),
    ),
  ),
  errors: [400],
})

export const readPublicPartnerCall = defineCall({
  method: 'get',
  path: '/api/partners/{idOrSlug}',
  summary: 'One active partner by id or slug',
  params: z.object({ idOrSlug: z.string() }),
  result: 'The partner',
  answer: PartnerAnswer,
  errors: [400, 404],
})

export const readPlaceDataCall = defineCall({
  method: 'get',
  path: '/api/partners/{id}/google-places-enhanced',
  summary: 'Photos, reviews and ratings of a partner, with their source',
  params: z.object({ id: z.string() }),
  result: 'The place data; empty when there are none',
  answer: named('EnhancedPlaceData', EnhancedPlaceData),
  errors: [400, 404],
})
