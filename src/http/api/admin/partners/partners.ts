import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { createPartner } from '../../../../features/partners/create-partner.ts'
import { deletePartner } from '../../../../features/partners/delete-partners.ts'
import { searchPartners } from '../../../../features/partners/search-partners.ts'
import {
  selectAdminPartner,
  selectAdminPartners,
} from '../../../../features/partners/select-admin-partners.ts'
import { updatePartner } from '../../../../features/partners/update-partner.ts'
import { AdminPartner, PartnerChange, PartnerInput } from '../../../../shared/partners/admin-partner.ts'
import { ErrorAnswer, errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { partnerBulkCalls } from './partners-bulk.ts'

const PartnerAnswer = AdminPartner.openapi('AdminPartner')
const IdParam = z.object({ id: z.string() })

const listRoute = createRoute({
  method: 'get',
  path: '/partners',
  summary: 'All partners, inactive ones included, by name',
  responses: { 200: jsonAnswer('All partners', z.array(PartnerAnswer)), ...errorAnswers() },
})

const searchRoute = createRoute({
  method: 'get',
  path: '/partners/search',
  summary: 'Partners whose name, city, state or ZIP contains q, inactive ones included, best first',
  request: {
    query: z.object({
      q: z.string().optional(),
      state: z.string().optional().openapi({ description: 'Name, two-letter code or slug.' }),
    }),
  },
  responses: { 200: jsonAnswer('The partners found', z.array(PartnerAnswer)), ...errorAnswers(400) },
})

const oneRoute = createRoute({
  method: 'get',
  path: '/partners/{id}',
  summary: 'One partner for its edit form, inactive or not',
  request: { params: IdParam },
  responses: { 200: jsonAnswer('The partner', PartnerAnswer), ...errorAnswers(404) },
})

const createPartnerRoute = createRoute({
  method: 'post',
  path: '/partners',
  summary: 'Add a partner',
  request: jsonBody(PartnerInput.openapi('PartnerInput')),
  responses: { 201: jsonAnswer('The new partner', PartnerAnswer), ...errorAnswers(400, 413) },
})

const updateRoute = createRoute({
  method: 'put',
  path: '/partners/{id}',
  summary: 'Change the given fields of a partner',
  description: 'With expectedUpdatedAt only if nobody changed it since: else 409, with the row as it is now.',
  request: { params: IdParam, ...jsonBody(PartnerChange.openapi('PartnerChange')) },
  responses: {
    200: jsonAnswer('The partner as it is now', PartnerAnswer),
    ...errorAnswers(400, 404, 413),
    409: jsonAnswer(
      'conflict: changed since expectedUpdatedAt; `current` is the partner as it is now',
      ErrorAnswer.extend({ current: PartnerAnswer }).openapi('PartnerConflict'),
    ),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/partners/{id}',
  summary: 'Delete a partner',
  request: { params: IdParam },
  responses: { 204: { description: 'It is gone' }, ...errorAnswers(404) },
})

/** Partners: list, search, add, edit, delete; bulk calls. Fixed words come before `{id}`, which would take them for ids. */
export function adminPartnerCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.route('/', partnerBulkCalls(app))

  calls.openapi(listRoute, async (c) => c.json(await selectAdminPartners(app.db), 200))

  calls.openapi(searchRoute, async (c) => c.json(await searchPartners(app, c.req.valid('query')), 200))

  calls.openapi(oneRoute, async (c) => c.json(await selectAdminPartner(app.db, c.req.valid('param').id), 200))

  calls.post('/partners', readJson)
  calls.openapi(createPartnerRoute, async (c) =>
    c.json(await createPartner(app, c.req.valid('json'), actorOf(c)), 201),
  )

  calls.put('/partners/:id', readJson)
  calls.openapi(updateRoute, async (c) =>
    c.json(await updatePartner(app, c.req.valid('param').id, c.req.valid('json'), actorOf(c)), 200),
  )

  calls.openapi(deleteRoute, async (c) => {
    await deletePartner(app, c.req.valid('param').id, actorOf(c))
    return c.body(null, 204)
  })
  return calls
}
