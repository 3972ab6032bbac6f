import { z } from 'zod'
import { MatchCandidate } from '../google-places/match.ts'
import { GoogleFinding, MatchQueue, QueueDecision } from '../google-places/queue.ts'
import {
  BatchAnswer,
  BatchInput,
  GooglePartners,
  GooglePlacesStatus,
  GoogleRun,
  PlanInput,
  RunInput,
  RunPlan,
} from '../google-places/run.ts'
import { defineCall, limitOf, named, offset, UuidParams } from './define-call.ts'

const Run = named('GoogleRun', GoogleRun)
const PartnerParams = z.object({ partnerId: z.uuid() })
const q = z.string().max(200, 'Please use at most 200 characters.').default('')

export const readGoogleStatusCall = defineCall({
  method: 'get',
  path: '/api/google-places/status',
  summary: 'Whether Google can be asked, what was spent this month, and what waits for a decision',
  result: 'The status',
  answer: named('GooglePlacesStatus', GooglePlacesStatus),
  errors: [],
})

export const testGooglePlacesCall = defineCall({
  method: 'get',
  path: '/api/google-places/test',
  summary: 'Ask Google one question that costs nothing',
  result: 'What came of it',
  answer: z.object({ testResult: z.object({ success: z.boolean(), message: z.string().nullable() }) }),
  errors: [],
})

export const updateFromGoogleCall = defineCall({
  method: 'post',
  path: '/api/google-places/update/{partnerId}',
  summary: 'Update one partner from Google',
  params: PartnerParams,
  result: 'The rating as it is now; null while Google has no ratings. 409: no place that fits for certain',
  answer: z.object({
    googleData: z.object({ rating: z.number().nullable(), review_count: z.int().nullable() }),
    changeSetId: z.uuid().nullable(),
  }),
  errors: [400, 404, 409, 502],
})

export const batchUpdateCall = defineCall({
  method: 'post',
  path: '/api/google-places/batch-update',
  summary: 'Update the first partners of a list, at most `limit` of them',
  body: BatchInput,
  result: 'One result for each partner',
  answer: named('GoogleBatch', BatchAnswer),
  errors: [400, 409, 502],
})

export const planGoogleRunCall = defineCall({
  method: 'post',
  path: '/api/google-places/plan',
  summary: 'What an update of these partners may cost',
  body: PlanInput,
  result: 'The cost, and whether the budget allows it',
  answer: RunPlan,
  errors: [400],
})

export const startGoogleRunCall = defineCall({
  method: 'post',
  path: '/api/google-places/runs',
  summary: 'Start an update of any number of partners',
  body: RunInput,
  status: 202,
  result: 'The update under way',
  answer: Run,
  errors: [400, 409],
})

export const readGoogleRunCall = defineCall({
  method: 'get',
  path: '/api/google-places/runs/{id}',
  summary: 'One update: progress, and a window of the results so far',
  params: UuidParams,
  query: z.object({ offset, limit: limitOf(100, 200) }),
  result: 'The update',
  answer: Run,
  errors: [400, 404],
})

export const cancelGoogleRunCall = defineCall({
  method: 'post',
  path: '/api/google-places/runs/{id}/cancel',
  summary: 'End an update; what was fetched is kept',
  params: UuidParams,
  result: 'The update',
  answer: Run,
  errors: [400, 404],
})

export const continueGoogleRunCall = defineCall({
  method: 'post',
  path: '/api/google-places/runs/{id}/continue',
  summary: 'Start an update of the partners that a stopped one left',
  params: UuidParams,
  status: 202,
  result: 'The new update',
  answer: Run,
  errors: [400, 404, 409],
})

export const listMatchQueueCall = defineCall({
  method: 'get',
  path: '/api/google-places/queue',
  summary: 'Partners whose place an administrator has to choose, the first 50 by name',
  result: 'The queue',
  answer: named('MatchQueue', MatchQueue),
  errors: [],
})

export const loadCandidatesCall = defineCall({
  method: 'post',
  path: '/api/google-places/queue/{partnerId}/candidates',
  summary: 'Read the candidates of which only the id is known, one paid call each',
  params: PartnerParams,
  result: 'All candidates',
  answer: z.object({ candidates: z.array(MatchCandidate) }),
  errors: [400, 404, 409, 502],
})

export const decideMatchCall = defineCall({
  method: 'post',
  path: '/api/google-places/queue/{partnerId}',
  summary: 'Choose a candidate, none, never to be asked again, or take the decision back',
  params: PartnerParams,
  body: QueueDecision,
  result: 'Decided',
  errors: [400, 404, 409],
})

export const listGoogleFindingsCall = defineCall({
  method: 'get',
  path: '/api/google-places/findings',
  summary: 'Closed or moved places, fallen ratings, other telephone numbers: the first 200 by name',
  result: 'The findings',
  answer: z.array(named('GoogleFinding', GoogleFinding)),
  errors: [],
})

export const markFindingSeenCall = defineCall({
  method: 'post',
  path: '/api/google-places/findings/{partnerId}/seen',
  summary: 'Take a partner off the list of findings',
  params: PartnerParams,
  result: 'Seen',
  errors: [400, 404],
})

export const listGooglePartnersCall = defineCall({
  method: 'get',
  path: '/api/google-places/partners',
  summary: 'Active partners with or without a rating of Google, by name, a window of at most 200 at a time',
  query: z.object({
    q,
    has: z.enum(['yes', 'no'], 'Please choose yes or no.').default('no'),
    offset,
    limit: limitOf(100, 200),
  }),
  result: 'The partners, and how many there are in all',
  answer: named('GooglePartners', GooglePartners),
  errors: [400],
})

export const listMissingIdsCall = defineCall({
  method: 'get',
  path: '/api/google-places/missing-ids',
  summary: 'Ids of active partners without a rating of Google, by name, as many as one update takes',
  query: z.object({ q }),
  result: 'The ids',
  answer: z.object({ ids: z.array(z.uuid()) }),
  errors: [400],
})

export const listPartnersWithoutGoogleCall = defineCall({
  method: 'get',
  path: '/api/admin/partners-without-google',
  summary: 'Active partners without a rating of Google, by name',
  result: 'The partners',
  answer: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string(), state: z.string() })),
  errors: [],
})
