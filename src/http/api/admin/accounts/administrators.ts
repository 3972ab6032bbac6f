import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  inviteAdministrator,
  resendInvitation,
} from '../../../../features/accounts/administrators/invite-administrator.ts'
import { listAdministrators } from '../../../../features/accounts/administrators/list-administrators.ts'
import { resetAdministrator } from '../../../../features/accounts/administrators/reset-administrator.ts'
import { setAdministratorActive } from '../../../../features/accounts/administrators/set-administrator-active.ts'
import { Administrator, AdministratorUpdate, ResetInput } from '../../../../shared/accounts/admin-account.ts'
import { InvitationInput } from '../../../../shared/accounts/admin-user.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { networksFrom } from './browser-of.ts'
import { requireProof } from './require-proof.ts'

const One = Administrator.openapi('Administrator')
const IdParam = z.object({ id: z.uuid('Please give an id.') })

const listRoute = createRoute({
  method: 'get',
  path: '/users',
  summary: 'Every administrator, by username',
  responses: { 200: jsonAnswer('The administrators', z.array(One)), ...errorAnswers(401) },
})

const inviteRoute = createRoute({
  method: 'post',
  path: '/users',
  summary: 'Invite an administrator: mails a link, good for 72 hours, to choose a password',
  request: jsonBody(InvitationInput.openapi('Invitation')),
  responses: { 201: jsonAnswer('The administrator', One), ...errorAnswers(400, 401, 403, 409) },
})

const updateRoute = createRoute({
  method: 'patch',
  path: '/users/{id}',
  summary: 'Deactivate an administrator, which ends all sessions at once, or activate one',
  request: { params: IdParam, ...jsonBody(AdministratorUpdate.openapi('AdministratorUpdate')) },
  responses: { 200: jsonAnswer('The administrator', One), ...errorAnswers(400, 401, 403, 404, 409) },
})

const resetRoute = createRoute({
  method: 'post',
  path: '/users/{id}/reset',
  summary: 'Mail a link, good for an hour, to choose a new password',
  request: { params: IdParam, ...jsonBody(ResetInput.openapi('Reset')) },
  responses: { 200: jsonAnswer('The administrator', One), ...errorAnswers(400, 401, 403, 404, 409) },
})

const invitationRoute = createRoute({
  method: 'post',
  path: '/users/{id}/invitation',
  summary: 'Send an invitation once more; the link before it is worthless then',
  request: { params: IdParam },
  responses: { 200: jsonAnswer('The administrator', One), ...errorAnswers(400, 401, 403, 404, 409) },
})

/** The administrators; every change of one asks for a proof. */
export function administratorCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()

  calls.openapi(listRoute, async (c) => c.json(await listAdministrators(app, c.get('session').user.id), 200))

  calls.on(['POST', 'PATCH'], '/users/*', requireProof)
  calls.post('/users', readJson)
  calls.openapi(inviteRoute, async (c) =>
    c.json(await inviteAdministrator(app, c.req.valid('json'), actorOf(c), networksFrom(app, c)), 201),
  )

  calls.patch('/users/:id', readJson)
  calls.openapi(updateRoute, async (c) => {
    const { isActive } = c.req.valid('json')
    return c.json(await setAdministratorActive(app, c.req.valid('param').id, isActive, actorOf(c)), 200)
  })

  calls.post('/users/:id/reset', readJson)
  calls.openapi(resetRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(
      await resetAdministrator(app, id, c.req.valid('json'), actorOf(c), networksFrom(app, c)),
      200,
    )
  })

  calls.openapi(invitationRoute, async (c) =>
    c.json(await resendInvitation(app, c.req.valid('param').id, actorOf(c)), 200),
  )
  return calls
}
