import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  confirmSession,
  offerPasskeyConfirmation,
} from '../../../../features/accounts/sessions/confirm-session.ts'
import { SessionProof } from '../../../../shared/accounts/admin-account.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'

const confirmRoute = createRoute({
  method: 'post',
  path: '/me/confirm',
  summary: 'Confirm that it is you, by password, code or passkey; good for five minutes in this session',
  description: 'Calls that need it answer 403 with `fields.proof` until then.',
  request: jsonBody(SessionProof.openapi('SessionProof')),
  responses: { 204: { description: 'Confirmed' }, ...errorAnswers(400, 401, 429) },
})

const optionsRoute = createRoute({
  method: 'post',
  path: '/me/confirm/passkey-options',
  summary: 'What a browser needs to confirm by passkey (WebAuthn request options)',
  responses: { 200: jsonAnswer('The options', z.looseObject({})), ...errorAnswers(400, 401) },
})

/** The proof that some calls ask for once more. */
export function confirmCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.post('/me/confirm', readJson)
  calls.openapi(confirmRoute, async (c) => {
    await confirmSession(app, passwords, c.get('session'), c.req.valid('json'))
    return c.body(null, 204)
  })
  calls.openapi(optionsRoute, async (c) =>
    c.json({ ...(await offerPasskeyConfirmation(app, c.get('session'))) }, 200),
  )
  return calls
}
