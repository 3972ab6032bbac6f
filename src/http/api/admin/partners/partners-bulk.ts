import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { createPartners } from '../../../../features/partners/create-partners.ts'
import { deletePartners } from '../../../../features/partners/delete-partners.ts'
import { editPartners } from '../../../../features/partners/edit-partners.ts'
import { AppError } from '../../../../shared/errors.ts'
import { Ids, PartnerBulkUpdates } from '../../../../shared/partners/admin-partner.ts'
import { invalidInput } from '../../../failures/error-of.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'

/** The deed in the history, for an undo; null where nothing differed. */
const changeSetId = z.uuid().nullable()

const editRoute = createRoute({
  method: 'patch',
  path: '/partners/bulk-edit',
  summary: 'Give many partners the same values, all or nothing',
  request: jsonBody(z.strictObject({ ids: Ids, updates: PartnerBulkUpdates })),
  responses: {
    200: jsonAnswer('How many now have the values', z.object({ updatedCount: z.int(), changeSetId })),
    ...errorAnswers(400, 404, 413),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/partners/bulk-delete',
  summary: 'Delete many partners, all or nothing',
  request: jsonBody(z.strictObject({ ids: Ids })),
  responses: {
    200: jsonAnswer('How many are gone', z.object({ deletedCount: z.int(), changeSetId })),
    ...errorAnswers(400, 404, 413),
  },
})

const createPartnersRoute = createRoute({
  method: 'post',
  path: '/partners/bulk',
  summary: 'Add many partners, all or nothing',
  description: 'Row N of `Invalid data in row N: …` is the N-th of the given partners, the first being 1.',
  request: jsonBody(
    z.strictObject({
      partners: z
        .array(z.unknown())
        .min(1, 'Please give at least one partner.')
        .max(200_000)
        .openapi({ type: 'array', items: { $ref: '#/components/schemas/PartnerInput' } }),
    }),
  ),
  responses: {
    201: jsonAnswer('How many were added', z.object({ count: z.int() })),
    ...errorAnswers(400, 413),
  },
})

/** Bulk calls say in their message, not only at a field, what is missing: nobody typed these fields. */
function refuse(result: { success: true } | { success: false; error: z.ZodError }): undefined {
  if (result.success) return undefined
  const { fields } = invalidInput(result.error)
  const message = fields?.ids ?? fields?.updates ?? fields?.partners ?? 'Some values cannot be used.'
  throw new AppError('invalid_input', message.replace(/\.$/, ''), fields && { fields })
}

/** Bulk edit, bulk delete, and the plain import of the spec. */
export function partnerBulkCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.patch('/partners/bulk-edit', readJson)
  calls.openapi(
    editRoute,
    async (c) => c.json(await editPartners(app, c.req.valid('json'), actorOf(c)), 200),
    refuse,
  )

  calls.delete('/partners/bulk-delete', readJson)
  calls.openapi(
    deleteRoute,
    async (c) => c.json(await deletePartners(app, c.req.valid('json').ids, actorOf(c)), 200),
    refuse,
  )

  calls.post('/partners/bulk', readJson)
  calls.openapi(
    createPartnersRoute,
    async (c) => c.json({ count: await createPartners(app, c.req.valid('json').partners, actorOf(c)) }, 201),
    refuse,
  )
  return calls
}
