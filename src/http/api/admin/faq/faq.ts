import type { OpenAPIHono } from '@hono/zod-openapi'
import type { z } from 'zod'
import type { App } from '../../../../app.ts'
import { addManyFaq } from '../../../../features/faq/add-many-faq.ts'
import { bulkEditFaq } from '../../../../features/faq/bulk-edit-faq.ts'
import { createFaq } from '../../../../features/faq/create-faq.ts'
import { deleteFaq } from '../../../../features/faq/delete-faq.ts'
import { listFaqPartners } from '../../../../features/faq/list-faq-partners.ts'
import { updateFaq } from '../../../../features/faq/update-faq.ts'
import {
  bulkCreateFaqCall,
  bulkEditFaqCall,
  createFaqCall,
  deleteFaqCall,
  listFaqPartnersCall,
  updateFaqCall,
} from '../../../../shared/calls/faq.ts'
import { AppError } from '../../../../shared/errors.ts'
import { FaqInput } from '../../../../shared/faq/faq.ts'
import { invalidRow } from '../../../../shared/refusals.ts'
import { fieldsOf } from '../../../../shared/sentence-of-issue.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

function refuse(error: z.ZodError): never {
  const fields = fieldsOf(error)
  const missing = fields.ids ?? fields.updates ?? fields.faqs
  throw new AppError('invalid_input', missing?.replace(/\.$/, '') ?? 'Invalid FAQ data', { fields })
}

export function serveAdminFaqCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, createFaqCall, ({ body }, c) => createFaq(app, body, actorOf(c)), { refuse })
  serveCall(calls, updateFaqCall, ({ params, body }, c) => updateFaq(app, params.id, body, actorOf(c)), {
    refuse,
  })
  serveCall(calls, deleteFaqCall, ({ params, headers }, c) =>
    deleteFaq(app, params.id, actorOf(c), headers['x-change-set-id']),
  )
  serveCall(calls, bulkCreateFaqCall, ({ body }, c) => addManyFaq(app, checkRows(body.faqs), actorOf(c)), {
    refuse,
  })
  serveCall(calls, bulkEditFaqCall, ({ body }, c) => bulkEditFaq(app, body.ids, body.updates, actorOf(c)), {
    refuse,
  })

  serveCall(calls, listFaqPartnersCall, () => listFaqPartners(app))
}

/** Names the first unusable row, from 1. */
function checkRows(rows: readonly unknown[]): FaqInput[] {
  return rows.map((row, index) => {
    const parsed = FaqInput.safeParse(row)
    if (parsed.success) return parsed.data
    throw invalidRow('faqs', index, fieldsOf(parsed.error, ''))
  })
}
