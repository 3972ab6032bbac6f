import { z } from 'zod'
import { SERVICE_IDS, WORK_KINDS, Work } from '../work.ts'
import { defineCall, named } from './define-call.ts'

const WorkParams = z.object({ kind: z.enum(WORK_KINDS), id: z.uuid() })

export const listWorkCall = defineCall({
  method: 'get',
  path: '/api/admin/work',
  summary: 'Background work that runs, waits or failed, and the services behind it',
  result: 'The work',
  answer: named('Work', Work),
  errors: [],
})

export const retryWorkCall = defineCall({
  method: 'post',
  path: '/api/admin/work/{kind}/{id}/retry',
  summary: 'Try a piece of work again now',
  params: WorkParams,
  result: 'It is tried again',
  errors: [400, 404, 409],
})

export const giveUpWorkCall = defineCall({
  method: 'post',
  path: '/api/admin/work/{kind}/{id}/give-up',
  summary: 'Give a piece of work up',
  params: WorkParams,
  result: 'It is given up',
  errors: [400, 404, 409],
})

export const checkServiceCall = defineCall({
  method: 'post',
  path: '/api/admin/services/{id}/check',
  summary: 'Prove that an outside service works: a mail to oneself, one sentence from the model',
  params: z.object({ id: z.enum(SERVICE_IDS) }),
  result: 'What it answered',
  answer: z.object({ isWorking: z.boolean(), sentence: z.string() }),
  errors: [400, 404],
})
