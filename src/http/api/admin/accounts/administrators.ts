import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  resetAdministrator,
  setAdministratorActive,
} from '../../../../features/accounts/administrators/change-administrator.ts'
import {
  inviteAdministrator,
  resendInvitation,
} from '../../../../features/accounts/administrators/invite-administrator.ts'
import { listAdministrators } from '../../../../features/accounts/administrators/list-administrators.ts'
import {
  inviteAdministratorCall,
  listAdministratorsCall,
  resendInvitationCall,
  resetAdministratorCall,
  setAdministratorActiveCall,
} from '../../../../shared/calls/administrators.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { networksFrom } from './browser-of.ts'

export function serveAdministratorCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, listAdministratorsCall, (_, c) => listAdministrators(app, c.get('session').user.id))
  serveCall(calls, inviteAdministratorCall, ({ body }, c) =>
    inviteAdministrator(app, body, actorOf(c), networksFrom(app, c)),
  )
  serveCall(calls, setAdministratorActiveCall, ({ params, body }, c) =>
    setAdministratorActive(app, params.id, body.isActive, actorOf(c)),
  )
  serveCall(calls, resetAdministratorCall, ({ params, body }, c) =>
    resetAdministrator(app, params.id, body, actorOf(c), networksFrom(app, c)),
  )
  serveCall(calls, resendInvitationCall, ({ params }, c) => resendInvitation(app, params.id, actorOf(c)))
}
