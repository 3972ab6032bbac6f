import type { OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { createPartners } from '../../../../features/partners/create-partners.ts'
import { deletePartners } from '../../../../features/partners/delete-partners.ts'
import { editPartners } from '../../../../features/partners/edit-partners.ts'
import {
  bulkCreatePartnersCall,
  bulkDeletePartnersCall,
  bulkEditPartnersCall,
} from '../../../../shared/calls/partners.ts'
import { AppError } from '../../../../shared/errors.ts'
import { INVALID_VALUES } from '../../../../shared/refusals.ts'
import { invalidInput } from '../../../failures/error-of.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

/** No form shows the fields, so the message names them. */
function refuse(error: z.ZodError): never {
  const { fields } = invalidInput(error)
  const message = fields?.ids ?? fields?.updates ?? fields?.partners ?? INVALID_VALUES
  throw new AppError('invalid_input', message.replace(/\.$/, ''), fields && { fields })
}

export function servePartnerBulkCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, bulkEditPartnersCall, ({ body }, c) => editPartners(app, body, actorOf(c)), { refuse })
  serveCall(calls, bulkDeletePartnersCall, ({ body }, c) => deletePartners(app, body.ids, actorOf(c)), {
    refuse,
  })
  serveCall(
    calls,
    bulkCreatePartnersCall,
    async ({ body }, c) => ({ count: await createPartners(app, body.partners, actorOf(c)) }),
    { refuse },
  )
}
