import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { erasePersonalData } from '../../../../features/privacy/erase-personal-data.ts'
import { exportPersonalData } from '../../../../features/privacy/export-personal-data.ts'
import { previewPersonalData } from '../../../../features/privacy/preview-personal-data.ts'
import {
  erasePersonalDataCall,
  exportPersonalDataCall,
  previewPersonalDataCall,
} from '../../../../shared/calls/privacy.ts'
import { createCalls, serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

/** By e-mail address (PRIVACY-1). */
export function privacyCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createCalls<AdminEnv>()
  serveCall(calls, previewPersonalDataCall, ({ body }) => previewPersonalData(app, body.email))
  serveCall(calls, exportPersonalDataCall, async ({ body }, c) => {
    const data = await exportPersonalData(app, body.email)
    const day = data.exportedAt.slice(0, 10)
    c.header('content-disposition', `attachment; filename="personal-data-${day}.json"`)
    return data
  })
  serveCall(calls, erasePersonalDataCall, ({ body }, c) => erasePersonalData(app, body.email, actorOf(c)))
  return calls
}
