import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
} from '../../../../features/inquiries/templates/reply-templates.ts'
import {
  changeReplyTemplateCall,
  createReplyTemplateCall,
  deleteReplyTemplateCall,
  listReplyTemplatesCall,
} from '../../../../shared/calls/reply-templates.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import type { AdminEnv } from '../every-call/require-admin.ts'

export function replyTemplateCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, listReplyTemplatesCall, () => listReplyTemplates(app))
  serveCall(calls, createReplyTemplateCall, ({ body }) => createReplyTemplate(app, body))
  serveCall(calls, changeReplyTemplateCall, ({ params, body }) => changeReplyTemplate(app, params.id, body))
  serveCall(calls, deleteReplyTemplateCall, ({ params }) => deleteReplyTemplate(app, params.id))
  return calls
}
