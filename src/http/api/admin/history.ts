import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../app.ts'
import { listChangeSets } from '../../../features/history/list-change-sets.ts'
import { listDeletedPartners } from '../../../features/history/list-deleted-partners.ts'
import { readChangeSet } from '../../../features/history/read-change-set.ts'
import { restorePartner } from '../../../features/history/restore-partner.ts'
import { undoChangeSet } from '../../../features/history/undo-change-set.ts'
import {
  CHANGE_ACTIONS,
  CHANGE_ENTITIES,
  ChangeSetDetail,
  ChangeSetList,
  DeletedPartnerList,
  UndoResult,
} from '../../../shared/history/history.ts'
import { errorAnswers, jsonAnswer, limitOf } from '../calls.ts'
import { createAdminCalls } from './create-admin-calls.ts'
import { type AdminEnv, actorOf } from './every-call/require-admin.ts'

const IdParams = z.object({ id: z.uuid('Please give an id.') })
const cursor = z.uuid('Please give the nextCursor of the page before.').optional()

const listRoute = createRoute({
  method: 'get',
  path: '/history',
  summary: 'What administrators did, the latest first',
  request: {
    query: z.object({
      entity: z.enum(CHANGE_ENTITIES).optional(),
      entityId: z.uuid().optional().openapi({ description: 'Only what touched this partner, question …' }),
      action: z.enum(CHANGE_ACTIONS).optional(),
      user: z.string().max(200).optional().openapi({ description: 'A name, as `userNames` gives them.' }),
      before: cursor,
      limit: limitOf(50, 200),
    }),
  },
  responses: { 200: jsonAnswer('One page', ChangeSetList), ...errorAnswers(400) },
})

const oneRoute = createRoute({
  method: 'get',
  path: '/history/{id}',
  summary: 'One deed with a page of its rows: before and after',
  request: {
    params: IdParams,
    query: z.object({
      after: z
        .string()
        .regex(/^\d{1,15}$/, 'Please give the nextCursor of the page before.')
        .transform(Number)
        .optional(),
      limit: limitOf(50, 200),
    }),
  },
  responses: { 200: jsonAnswer('The deed', ChangeSetDetail), ...errorAnswers(400, 404) },
})

const undoRoute = createRoute({
  method: 'post',
  path: '/history/{id}/undo',
  summary: 'Take a whole deed back; what was changed again since stays and is named',
  request: { params: IdParams },
  responses: { 200: jsonAnswer('What was undone', UndoResult), ...errorAnswers(400, 404, 409) },
})

const deletedRoute = createRoute({
  method: 'get',
  path: '/partners/deleted',
  summary: 'Partners deleted in the last 30 days, the last first',
  request: {
    query: z.object({ q: z.string().max(200).optional(), before: cursor, limit: limitOf(50, 200) }),
  },
  responses: { 200: jsonAnswer('One page', DeletedPartnerList), ...errorAnswers(400) },
})

const restoreRoute = createRoute({
  method: 'post',
  path: '/partners/{id}/restore',
  summary: 'Bring a deleted partner back as it was',
  request: { params: IdParams },
  responses: { 204: { description: 'It is back' }, ...errorAnswers(400, 404, 409) },
})

/**
 * Who changed what, and taking it back. Registered before the calls of partners, whose `/partners/{id}` would take
 * "deleted" for an id.
 */
export function historyCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.openapi(listRoute, async (c) => c.json(await listChangeSets(app, c.req.valid('query')), 200))
  calls.openapi(oneRoute, async (c) =>
    c.json(await readChangeSet(app, c.req.valid('param').id, c.req.valid('query')), 200),
  )
  calls.openapi(undoRoute, async (c) =>
    c.json(await undoChangeSet(app, c.req.valid('param').id, actorOf(c)), 200),
  )
  calls.openapi(deletedRoute, async (c) => c.json(await listDeletedPartners(app, c.req.valid('query')), 200))
  calls.openapi(restoreRoute, async (c) => {
    await restorePartner(app, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  return calls
}
