import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { removePasskey, renamePasskey } from '../../../../features/accounts/passkeys/change-passkey.ts'
import { offerPasskey, registerPasskey } from '../../../../features/accounts/passkeys/register-passkey.ts'
import {
  Passkey,
  PasskeyInput,
  PasskeyName,
  PasswordProof,
} from '../../../../shared/accounts/admin-account.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { networksFrom } from './browser-of.ts'
import { requireProof } from './require-proof.ts'

const PasskeyAnswer = Passkey.openapi('Passkey')
const IdParam = z.object({ id: z.string().min(1).max(2000) })

const optionsRoute = createRoute({
  method: 'post',
  path: '/me/passkeys/options',
  summary: 'What a browser needs to make a passkey (WebAuthn creation options)',
  request: jsonBody(PasswordProof.openapi('PasswordProof')),
  responses: { 200: jsonAnswer('The options', z.looseObject({})), ...errorAnswers(400, 401, 429) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/me/passkeys',
  summary: 'Add the passkey that the browser made',
  request: jsonBody(PasskeyInput.openapi('PasskeyInput')),
  responses: { 201: jsonAnswer('The passkey', PasskeyAnswer), ...errorAnswers(400, 401, 409) },
})

const renameRoute = createRoute({
  method: 'patch',
  path: '/me/passkeys/{id}',
  summary: 'Give a passkey another name',
  request: { params: IdParam, ...jsonBody(PasskeyName.openapi('PasskeyName')) },
  responses: { 200: jsonAnswer('The passkey', PasskeyAnswer), ...errorAnswers(400, 401, 404) },
})

const removeRoute = createRoute({
  method: 'delete',
  path: '/me/passkeys/{id}',
  summary: 'Remove a passkey',
  request: { params: IdParam },
  responses: { 204: { description: 'It opens nothing any more' }, ...errorAnswers(401, 403, 404) },
})

/** One's own passkeys. */
export function passkeyCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()

  calls.post('/me/passkeys/options', readJson)
  calls.openapi(optionsRoute, async (c) => {
    const { password } = c.req.valid('json')
    return c.json({ ...(await offerPasskey(app, passwords, c.get('session'), password)) }, 200)
  })

  calls.post('/me/passkeys', readJson)
  calls.openapi(addRoute, async (c) => {
    const passkey = await registerPasskey(app, c.get('session'), c.req.valid('json'), actorOf(c))
    return c.json(passkey, 201)
  })

  calls.patch('/me/passkeys/:id', readJson)
  calls.openapi(renameRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await renamePasskey(app, c.get('session'), id, c.req.valid('json').name, actorOf(c)), 200)
  })

  calls.delete('/me/passkeys/:id', requireProof)
  calls.openapi(removeRoute, async (c) => {
    await removePasskey(app, c.get('session'), c.req.valid('param').id, actorOf(c), networksFrom(app, c))
    return c.body(null, 204)
  })
  return calls
}
