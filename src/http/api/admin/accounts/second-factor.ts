import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  beginTotp,
  confirmTotp,
  renewRecoveryCodes,
  turnOffTotp,
} from '../../../../features/accounts/second-factor/second-factor.ts'
import {
  PasswordProof,
  RecoveryCodes,
  TotpConfirmation,
  TotpOffer,
} from '../../../../shared/accounts/admin-account.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { networksFrom } from './browser-of.ts'

const Proof = PasswordProof.openapi('PasswordProof')
const Codes = RecoveryCodes.openapi('RecoveryCodes')

const beginRoute = createRoute({
  method: 'post',
  path: '/me/totp',
  summary: 'Offer a key for an authenticator app; it counts once it is confirmed',
  request: jsonBody(Proof),
  responses: {
    200: jsonAnswer('The key', TotpOffer.openapi('TotpOffer')),
    ...errorAnswers(400, 401, 409, 429),
  },
})

const confirmRoute = createRoute({
  method: 'post',
  path: '/me/totp/confirm',
  summary: 'Confirm the offered key by a code; gives the recovery codes, once',
  request: jsonBody(TotpConfirmation.openapi('TotpConfirmation')),
  responses: { 200: jsonAnswer('Ten recovery codes', Codes), ...errorAnswers(400, 401, 409) },
})

const offRoute = createRoute({
  method: 'post',
  path: '/me/totp/off',
  summary: 'Turn the authenticator app off',
  request: jsonBody(Proof),
  responses: { 204: { description: 'It is off' }, ...errorAnswers(400, 401, 429) },
})

const codesRoute = createRoute({
  method: 'post',
  path: '/me/recovery-codes',
  summary: 'Ten new recovery codes in place of the old ones',
  request: jsonBody(Proof),
  responses: { 200: jsonAnswer('Ten recovery codes', Codes), ...errorAnswers(400, 401, 409, 429) },
})

/** One's own second factor: authenticator app and recovery codes. */
export function secondFactorCalls(app: App, { passwords }: ServerParts): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  for (const path of ['/me/totp', '/me/totp/confirm', '/me/totp/off', '/me/recovery-codes'])
    calls.post(path, readJson)

  calls.openapi(beginRoute, async (c) => {
    const { password } = c.req.valid('json')
    return c.json(await beginTotp(app, passwords, c.get('session').user.id, password), 200)
  })

  calls.openapi(confirmRoute, async (c) => {
    const recoveryCodes = await confirmTotp(app, c.req.valid('json').code, actorOf(c))
    return c.json({ recoveryCodes }, 200)
  })

  calls.openapi(offRoute, async (c) => {
    await turnOffTotp(app, passwords, c.req.valid('json').password, actorOf(c), networksFrom(app, c))
    return c.body(null, 204)
  })

  calls.openapi(codesRoute, async (c) => {
    const recoveryCodes = await renewRecoveryCodes(app, passwords, c.req.valid('json').password, actorOf(c))
    return c.json({ recoveryCodes }, 200)
  })
  return calls
}
