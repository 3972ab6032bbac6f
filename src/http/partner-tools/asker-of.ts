import type { Context } from 'hono'
import type { App } from '../../app.ts'
import { findSession } from '../../features/accounts/sessions/find-session.ts'
import { sign } from '../../features/inquiries/receive/signing-key.ts'
import { ADMINISTRATOR, type Asker } from '../../features/shares/shares.ts'
import { networksOf } from '../../shared/network-of.ts'
import { bearerToken } from '../api/admin/every-call/require-admin.ts'
import { clientAddress } from '../door/client-address.ts'
import type { HttpEnv } from '../http-env.ts'
import type { ServerParts } from '../server-parts.ts'

/** After the check of the access code. */
export async function askerOf(c: Context<HttpEnv>, app: App, parts: ServerParts): Promise<Asker> {
  const token = bearerToken(c.req.header('authorization'))
  if (token !== null && (await findSession(app, token))) return ADMINISTRATOR
  const address = clientAddress(c.env?.incoming, c.req.header('x-forwarded-for'), app.config.trustProxy)
  const { line, block } = networksOf(address)
  const key = await parts.signingKey()
  return {
    rank: app.config.partnerToolsCode === null ? 'stranger' : 'holder',
    line: sign(key, 'count', 'video', line),
    block: sign(key, 'count', 'block', block),
  }
}
