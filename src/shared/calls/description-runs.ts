import { z } from 'zod'
import {
  AcceptRestInput,
  DescriptionRun,
  DraftDecisionInput,
  DraftPage,
  RunPlan,
  RunRequest,
} from '../description-runs.ts'
import { defineCall, named, UuidParams } from './define-call.ts'

const Answer = named('DescriptionRun', DescriptionRun)

export const startRunCall = defineCall({
  method: 'post',
  path: '/api/admin/description-runs',
  summary: 'Describe the active partners without a description; nothing is published before a review',
  body: RunRequest,
  status: 202,
  result: 'The run; its texts are written in the background',
  answer: Answer,
  errors: [400, 409],
})

export const planRunCall = defineCall({
  method: 'get',
  path: '/api/admin/description-runs/plan',
  summary: 'How many texts are missing, and how many calls to the language model are left today',
  result: 'The counts',
  answer: RunPlan,
  errors: [],
})

export const listRunsCall = defineCall({
  method: 'get',
  path: '/api/admin/description-runs',
  summary: 'The last 10 runs of descriptions, newest first',
  result: 'The runs',
  answer: z.array(Answer),
  errors: [],
})

export const readRunCall = defineCall({
  method: 'get',
  path: '/api/admin/description-runs/{id}',
  summary: 'One run of descriptions with its counts',
  params: UuidParams,
  result: 'The run',
  answer: Answer,
  errors: [400, 404],
})

export const listDraftsCall = defineCall({
  method: 'get',
  path: '/api/admin/description-runs/{id}/drafts',
  summary: 'Texts of a run with what stands there now, a page at a time',
  params: UuidParams,
  query: z.object({
    from: z.coerce.number().int().min(0).default(0),
    show: z.enum(['all', 'open', 'marked']).default('open'),
  }),
  result: 'The texts',
  answer: named('DraftPage', DraftPage),
  errors: [400, 404],
})

export const decideDraftCall = defineCall({
  method: 'patch',
  path: '/api/admin/description-runs/{id}/drafts',
  summary: 'Accept, edit or reject one text of a run',
  params: UuidParams,
  body: named('DraftDecisionInput', DraftDecisionInput),
  result: 'The run with its new counts',
  answer: Answer,
  errors: [400, 404, 409],
})

export const acceptRestCall = defineCall({
  method: 'post',
  path: '/api/admin/description-runs/{id}/accept-rest',
  summary: 'Accept every open text in which nothing is marked, once a sample was read and all are written',
  params: UuidParams,
  body: AcceptRestInput,
  result: 'The run with its new counts',
  answer: Answer,
  errors: [400, 404, 409],
})

export const publishRunCall = defineCall({
  method: 'post',
  path: '/api/admin/description-runs/{id}/publish',
  summary: 'Publish the accepted texts as one change; in the background, by parts',
  params: UuidParams,
  result: 'The run with its change set',
  answer: Answer,
  errors: [400, 404, 409],
})

export const cancelRunCall = defineCall({
  method: 'post',
  path: '/api/admin/description-runs/{id}/cancel',
  summary:
    'Give a run up; nothing of it is published. While it is published: stop; the rest waits for review',
  params: UuidParams,
  result: 'The run',
  answer: Answer,
  errors: [400, 404, 409],
})
