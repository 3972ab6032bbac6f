import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { addManyFaq } from '../../../../features/faq/add-many-faq.ts'
import { bulkEditFaq } from '../../../../features/faq/bulk-edit-faq.ts'
import { createFaq } from '../../../../features/faq/create-faq.ts'
import { deleteFaq } from '../../../../features/faq/delete-faq.ts'
import { updateFaq } from '../../../../features/faq/update-faq.ts'
import { AppError } from '../../../../shared/errors.ts'
import { FaqBulkUpdates, FaqChange, FaqInput, FaqItem, MAX_FAQ_ROWS } from '../../../../shared/faq/faq.ts'
import { Ids } from '../../../../shared/partners/admin-partner.ts'
import { invalidInput } from '../../../failures/error-of.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { faqReachCalls } from './faq-reach.ts'

const ItemAnswer = FaqItem.openapi('FaqItem')
/** The deed in the history, for an undo. */
const changeSetId = z.uuid().nullable()
const IdParam = z.object({ id: z.string() })

/** Each of these calls names what was wrong as a whole in its message; `fields` says where. */
function refuse(result: { success: true } | { success: false; error: z.ZodError }): undefined {
  if (result.success) return undefined
  const { fields = {} } = invalidInput(result.error)
  const missing = fields.ids ?? fields.updates ?? fields.faqs
  throw new AppError('invalid_input', missing?.replace(/\.$/, '') ?? 'Invalid FAQ data', { fields })
}

const createFaqRoute = createRoute({
  method: 'post',
  path: '/faq',
  summary: 'Add a question',
  request: jsonBody(FaqInput.openapi('FaqInput')),
  responses: { 201: jsonAnswer('The new item', ItemAnswer), ...errorAnswers(400) },
})

const updateFaqRoute = createRoute({
  method: 'put',
  path: '/faq/{id}',
  summary: 'Change a question; only the given fields change',
  description: 'A stale expectedUpdatedAt is answered 409, with the item as it is now in `current`.',
  request: { params: IdParam, ...jsonBody(FaqChange.openapi('FaqChange')) },
  responses: { 200: jsonAnswer('The changed item', ItemAnswer), ...errorAnswers(400, 404, 409) },
})

const deleteFaqRoute = createRoute({
  method: 'delete',
  path: '/faq/{id}',
  summary: 'Delete a question',
  description: 'Calls with the same x-deed-id, any UUID, are one deed in the history, undone as one.',
  request: {
    params: IdParam,
    headers: z.object({ 'x-deed-id': z.uuid('Please give a UUID.').optional() }),
  },
  responses: { 204: { description: 'It is gone' }, ...errorAnswers(400, 404, 409) },
})

const addManyRoute = createRoute({
  method: 'post',
  path: '/faq/bulk',
  summary: 'Add many questions, all of them or none',
  description: 'The first row that cannot be used is named in the message, the first row being 1.',
  request: jsonBody(
    z
      .strictObject({
        faqs: z
          .array(z.unknown())
          .min(1, 'Please give at least one row.')
          .max(MAX_FAQ_ROWS, `Please give at most ${MAX_FAQ_ROWS} rows.`)
          .openapi({ items: { $ref: '#/components/schemas/FaqInput' } }),
      })
      .openapi('FaqBulkInput'),
  ),
  responses: {
    201: jsonAnswer('All are stored', z.object({ count: z.int(), changeSetId })),
    ...errorAnswers(400, 413),
  },
})

const bulkEditRoute = createRoute({
  method: 'patch',
  path: '/faq/bulk-edit',
  summary: 'Give many questions the same values, all of them or none',
  request: jsonBody(
    z.strictObject({ ids: Ids, updates: FaqBulkUpdates.openapi('FaqBulkUpdates') }).openapi('FaqBulkEdit'),
  ),
  responses: {
    200: jsonAnswer('All are changed', z.object({ updatedCount: z.int(), changeSetId })),
    ...errorAnswers(400, 404),
  },
})

/** FAQ items. */
export function adminFaqCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()

  calls.post('/faq', readJson)
  calls.openapi(
    createFaqRoute,
    async (c) => c.json(await createFaq(app, c.req.valid('json'), actorOf(c)), 201),
    refuse,
  )

  calls.put('/faq/:id', readJson)
  calls.openapi(
    updateFaqRoute,
    async (c) => c.json(await updateFaq(app, c.req.valid('param').id, c.req.valid('json'), actorOf(c)), 200),
    refuse,
  )

  calls.openapi(deleteFaqRoute, async (c) => {
    await deleteFaq(app, c.req.valid('param').id, actorOf(c), c.req.valid('header')['x-deed-id'])
    return c.body(null, 204)
  })

  calls.post('/faq/bulk', readJson)
  calls.openapi(
    addManyRoute,
    async (c) => {
      const rows = checkRows(c.req.valid('json').faqs)
      return c.json(await addManyFaq(app, rows, actorOf(c)), 201)
    },
    refuse,
  )

  calls.patch('/faq/bulk-edit', readJson)
  calls.openapi(
    bulkEditRoute,
    async (c) => {
      const { ids, updates } = c.req.valid('json')
      return c.json(await bulkEditFaq(app, ids, updates, actorOf(c)), 200)
    },
    refuse,
  )

  calls.route('/', faqReachCalls(app))
  return calls
}

/** The rows of an upload; the first that cannot be used is named by its number, from 1, with what is wrong in it. */
function checkRows(rows: readonly unknown[]): FaqInput[] {
  return rows.map((row, index) => {
    const parsed = FaqInput.safeParse(row)
    if (parsed.success) return parsed.data
    const reasons = Object.entries(invalidInput(parsed.error).fields ?? {})
    const told = reasons.map(([field, sentence]) => `${field}: ${sentence}`).join(' ')
    throw new AppError('invalid_input', `Invalid data in row ${index + 1}: ${told}`, {
      fields: Object.fromEntries(reasons.map(([field, sentence]) => [`faqs.${index}.${field}`, sentence])),
    })
  })
}
