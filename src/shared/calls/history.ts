import { z } from 'zod'
import {
  CHANGE_ACTIONS,
  CHANGE_ENTITIES,
  ChangeSetDetail,
  ChangeSetList,
  DeletedPartnerList,
  UndoResult,
} from '../history/history.ts'
import { defineCall, limitOf, UuidParams } from './define-call.ts'

const cursor = z.uuid('Please give the nextCursor of the page before.').optional()

export const listChangeSetsCall = defineCall({
  method: 'get',
  path: '/api/admin/history',
  summary: 'What administrators did, the latest first',
  query: z.object({
    entity: z.enum(CHANGE_ENTITIES).optional(),
    entityId: z.uuid().optional().meta({ description: 'Only what touched this partner, question …' }),
    action: z.enum(CHANGE_ACTIONS).optional(),
    user: z.string().max(200).optional().meta({ description: 'A name, as `userNames` gives them.' }),
    before: cursor,
    limit: limitOf(50, 200),
  }),
  result: 'One page',
  answer: ChangeSetList,
  errors: [400],
})

export const readChangeSetCall = defineCall({
  method: 'get',
  path: '/api/admin/history/{id}',
  summary: 'One change set with a page of its rows: before and after',
  params: UuidParams,
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,15}$/, 'Please give the nextCursor of the page before.')
      .transform(Number)
      .optional(),
    limit: limitOf(50, 200),
  }),
  result: 'The change set',
  answer: ChangeSetDetail,
  errors: [400, 404],
})

export const undoChangeSetCall = defineCall({
  method: 'post',
  path: '/api/admin/history/{id}/undo',
  summary: 'Undo a whole change set; what was changed again since stays and is named',
  params: UuidParams,
  result: 'What was undone',
  answer: UndoResult,
  errors: [400, 404, 409],
})

export const listDeletedPartnersCall = defineCall({
  method: 'get',
  path: '/api/admin/partners/deleted',
  summary: 'Partners deleted in the last 30 days, the last first',
  query: z.object({ q: z.string().max(200).optional(), before: cursor, limit: limitOf(50, 200) }),
  result: 'One page',
  answer: DeletedPartnerList,
  errors: [400],
})

export const restorePartnerCall = defineCall({
  method: 'post',
  path: '/api/admin/partners/{id}/restore',
  summary: 'Restore a deleted partner as it was',
  params: UuidParams,
  result: 'It is back',
  errors: [400, 404, 409],
})
