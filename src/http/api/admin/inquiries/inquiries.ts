import type { OpenAPIHono } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import { assignInquiry } from '../../../../features/inquiries/inbox/assign-inquiry.ts'
import {
  changeInquiryStatus,
  changeInquiryStatuses,
} from '../../../../features/inquiries/inbox/change-inquiry-status.ts'
import { countInquiries } from '../../../../features/inquiries/inbox/count-inquiries.ts'
import { findInquiry } from '../../../../features/inquiries/inbox/find-inquiry.ts'
import { inquiriesCsv } from '../../../../features/inquiries/inbox/inquiries-csv.ts'
import { noteInquiry } from '../../../../features/inquiries/inbox/note-inquiry.ts'
import { notePresence } from '../../../../features/inquiries/inbox/note-presence.ts'
import { searchInquiries, selectInquiries } from '../../../../features/inquiries/inbox/select-inquiries.ts'
import { forwardInquiry, replyToInquiry } from '../../../../features/inquiries/mail/answer-inquiry.ts'
import { resendMail } from '../../../../features/inquiries/mail/resend-mail.ts'
import {
  changeReplyTemplate,
  createReplyTemplate,
  deleteReplyTemplate,
  listReplyTemplates,
} from '../../../../features/inquiries/templates/reply-templates.ts'
import { erasePersonalData } from '../../../../features/privacy/erase-personal-data.ts'
import { exportPersonalData } from '../../../../features/privacy/export-personal-data.ts'
import { previewPersonalData } from '../../../../features/privacy/preview-personal-data.ts'
import {
  assignInquiryCall,
  bulkChangeInquiriesCall,
  changeInquiryStatusCall,
  countInquiriesCall,
  exportInquiriesCall,
  forwardInquiryCall,
  listInquiriesCall,
  noteInquiryCall,
  notePresenceCall,
  readInquiryCall,
  replyToInquiryCall,
  resendMailCall,
  searchInquiriesCall,
} from '../../../../shared/calls/inquiries.ts'
import {
  erasePersonalDataCall,
  exportPersonalDataCall,
  previewPersonalDataCall,
} from '../../../../shared/calls/privacy.ts'
import {
  changeReplyTemplateCall,
  createReplyTemplateCall,
  deleteReplyTemplateCall,
  listReplyTemplatesCall,
} from '../../../../shared/calls/reply-templates.ts'
import { serveCall } from '../../serve-call.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'

export function serveAdminInquiryCalls(calls: OpenAPIHono<AdminEnv>, app: App): void {
  serveCall(calls, listInquiriesCall, ({ query }) => selectInquiries(app, query))
  serveCall(calls, searchInquiriesCall, ({ body }) => searchInquiries(app, body))
  serveCall(calls, exportInquiriesCall, async ({ body }, c) => {
    const day = app.clock.now().toISOString().slice(0, 10)
    c.header('content-disposition', `attachment; filename="inquiries-export-${day}.csv"`)
    c.header('content-type', 'text/csv; charset=utf-8')
    return c.body(inquiriesCsv(await selectInquiries(app, body)), 200)
  })
  serveCall(calls, countInquiriesCall, () => countInquiries(app))
  serveCall(calls, bulkChangeInquiriesCall, async ({ body }, c) => ({
    updatedCount: await changeInquiryStatuses(app, body, actorOf(c)),
  }))
  serveCall(calls, readInquiryCall, ({ params }) => findInquiry(app.db, params.id))
  serveCall(calls, changeInquiryStatusCall, ({ params, body }, c) =>
    changeInquiryStatus(app, params.id, body, actorOf(c)),
  )
  serveCall(calls, noteInquiryCall, ({ params, body }, c) =>
    noteInquiry(app, params.id, body.note, actorOf(c)),
  )
  serveCall(calls, replyToInquiryCall, ({ params, body }, c) =>
    replyToInquiry(app, params.id, body, actorOf(c)),
  )
  serveCall(calls, forwardInquiryCall, ({ params, body }, c) =>
    forwardInquiry(app, params.id, body, actorOf(c)),
  )
  serveCall(calls, resendMailCall, ({ params, body }, c) => resendMail(app, params.id, body, actorOf(c)))

  serveCall(calls, assignInquiryCall, ({ params, body }, c) =>
    assignInquiry(app, params.id, body, actorOf(c)),
  )
  serveCall(calls, notePresenceCall, ({ params, body }, c) => {
    const { id } = c.get('session').user
    return notePresence(app, params.id, body.isAnswering, { ...actorOf(c), id })
  })

  serveCall(calls, listReplyTemplatesCall, () => listReplyTemplates(app))
  serveCall(calls, createReplyTemplateCall, ({ body }) => createReplyTemplate(app, body))
  serveCall(calls, changeReplyTemplateCall, ({ params, body }) => changeReplyTemplate(app, params.id, body))
  serveCall(calls, deleteReplyTemplateCall, ({ params }) => deleteReplyTemplate(app, params.id))

  // By e-mail address (PRIVACY-1).
  serveCall(calls, previewPersonalDataCall, ({ body }) => previewPersonalData(app, body.email))
  serveCall(calls, exportPersonalDataCall, async ({ body }, c) => {
    const data = await exportPersonalData(app, body.email)
    const day = data.exportedAt.slice(0, 10)
    c.header('content-disposition', `attachment; filename="personal-data-${day}.json"`)
    return data
  })
  serveCall(calls, erasePersonalDataCall, ({ body }, c) => erasePersonalData(app, body.email, actorOf(c)))
}
