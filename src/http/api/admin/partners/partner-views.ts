import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  deletePartnerView,
  listPartnerViews,
  savePartnerView,
} from '../../../../features/partners/views/partner-views.ts'
import {
  deletePartnerViewCall,
  listPartnerViewsCall,
  savePartnerViewCall,
} from '../../../../shared/calls/partner-views.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

export function partnerViewCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, listPartnerViewsCall, (_, c) => listPartnerViews(app, c.get('session').user.id))
  serveCall(calls, savePartnerViewCall, ({ body }, c) => savePartnerView(app, c.get('session').user.id, body))
  serveCall(calls, deletePartnerViewCall, ({ params }, c) =>
    deletePartnerView(app, c.get('session').user.id, params.id),
  )
  return calls
}
