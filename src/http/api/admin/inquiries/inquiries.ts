import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi'
import type { App } from '../../../../app.ts'
import {
  changeInquiryStatus,
  changeInquiryStatuses,
} from '../../../../features/inquiries/inbox/change-inquiry-status.ts'
import { countInquiries } from '../../../../features/inquiries/inbox/count-inquiries.ts'
import { findInquiry } from '../../../../features/inquiries/inbox/find-inquiry.ts'
import { inquiriesCsv } from '../../../../features/inquiries/inbox/inquiries-csv.ts'
import { noteInquiry } from '../../../../features/inquiries/inbox/note-inquiry.ts'
import { selectInquiries } from '../../../../features/inquiries/inbox/select-inquiries.ts'
import { forwardInquiry } from '../../../../features/inquiries/mail/forward-inquiry.ts'
import { replyToInquiry } from '../../../../features/inquiries/mail/reply-to-inquiry.ts'
import { resendMail } from '../../../../features/inquiries/mail/resend-mail.ts'
import {
  AdminInquiry,
  InquiryBulkChange,
  InquiryChange,
  InquiryCounts,
  InquiryDetail,
  InquiryFilters,
  InquiryForward,
  InquiryNote,
  InquiryReply,
  InquiryResend,
} from '../../../../shared/inquiries/admin-inquiry.ts'
import { errorAnswers, jsonAnswer } from '../../calls.ts'
import { readJson } from '../../read-json.ts'
import { requireProof } from '../accounts/require-proof.ts'
import { createAdminCalls } from '../create-admin-calls.ts'
import { type AdminEnv, actorOf } from '../every-call/require-admin.ts'
import { jsonBody } from '../json-body.ts'
import { privacyCalls } from './privacy.ts'

const Detail = InquiryDetail.openapi('AdminInquiryDetail')
const params = z.object({ id: z.uuid('Please give the id of an inquiry.') })

const listRoute = createRoute({
  method: 'get',
  path: '/inquiries',
  summary: 'Inquiries of families, newest first; without filters all of them',
  request: { query: InquiryFilters },
  responses: {
    200: jsonAnswer('The inquiries', z.array(AdminInquiry.openapi('AdminInquiry'))),
    ...errorAnswers(400),
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/inquiries/export.csv',
  summary: 'The inquiries that all filters let through, as a CSV for a spreadsheet',
  request: { query: InquiryFilters },
  responses: {
    200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
    ...errorAnswers(400, 403),
  },
})

const countsRoute = createRoute({
  method: 'get',
  path: '/inquiries/counts',
  summary: 'Inquiries by status and age, failed mail, response times',
  responses: { 200: jsonAnswer('The figures', InquiryCounts.openapi('InquiryCounts')), ...errorAnswers() },
})

const bulkRoute = createRoute({
  method: 'patch',
  path: '/inquiries/bulk',
  summary: 'Set the status of many inquiries, all or none',
  request: jsonBody(InquiryBulkChange),
  responses: {
    200: jsonAnswer('How many changed', z.object({ updatedCount: z.int() })),
    ...errorAnswers(400, 404, 409),
  },
})

const oneRoute = createRoute({
  method: 'get',
  path: '/inquiries/{id}',
  summary: 'One inquiry with its history and messages',
  request: { params },
  responses: { 200: jsonAnswer('The inquiry', Detail), ...errorAnswers(400, 404) },
})

const statusRoute = createRoute({
  method: 'patch',
  path: '/inquiries/{id}',
  summary: 'Set the status of an inquiry, with a note where one is given',
  request: { params, ...jsonBody(InquiryChange) },
  responses: { 200: jsonAnswer('The inquiry', Detail), ...errorAnswers(400, 404, 409) },
})

/** A deed on one inquiry that is posted to a path below it and answered with the inquiry. */
const deedRoute = <Path extends string, Schema extends z.ZodType>(
  path: Path,
  summary: string,
  schema: Schema,
) =>
  createRoute({
    method: 'post',
    path: `/inquiries/{id}/${path}`,
    summary,
    request: { params, ...jsonBody(schema) },
    responses: { 200: jsonAnswer('The inquiry', Detail), ...errorAnswers(400, 404, 409) },
  })

/** Inquiries of families, what is done about them, and their personal data. */
export function adminInquiryCalls(app: App): OpenAPIHono<AdminEnv> {
  const calls = createAdminCalls()
  calls.on(['POST', 'PATCH'], ['/inquiries/*'], readJson)

  calls.openapi(listRoute, async (c) => c.json(await selectInquiries(app, c.req.valid('query')), 200))

  calls.get('/inquiries/export.csv', requireProof)
  calls.openapi(exportRoute, async (c) => {
    const day = app.clock.now().toISOString().slice(0, 10)
    c.header('content-disposition', `attachment; filename="inquiries-export-${day}.csv"`)
    c.header('content-type', 'text/csv; charset=utf-8')
    return c.body(inquiriesCsv(await selectInquiries(app, c.req.valid('query'))), 200)
  })

  calls.openapi(countsRoute, async (c) => c.json(await countInquiries(app), 200))

  calls.openapi(bulkRoute, async (c) => {
    const updatedCount = await changeInquiryStatuses(app, c.req.valid('json'), actorOf(c))
    return c.json({ updatedCount }, 200)
  })

  calls.openapi(oneRoute, async (c) => c.json(await findInquiry(app.db, c.req.valid('param').id), 200))

  calls.openapi(statusRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await changeInquiryStatus(app, id, c.req.valid('json'), actorOf(c)), 200)
  })

  const noteRoute = deedRoute('notes', 'Add a note for the other administrators', InquiryNote)
  calls.openapi(noteRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await noteInquiry(app, id, c.req.valid('json').note, actorOf(c)), 200)
  })

  const replyRoute = deedRoute('reply', 'Write to the family by mail', InquiryReply)
  calls.openapi(replyRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await replyToInquiry(app, id, c.req.valid('json'), actorOf(c)), 200)
  })

  const forwardRoute = deedRoute(
    'forward',
    "Send the inquiry on to the partner's own address",
    InquiryForward,
  )
  calls.openapi(forwardRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await forwardInquiry(app, id, c.req.valid('json'), actorOf(c)), 200)
  })

  const resendRoute = deedRoute('resend', 'Send a message about the inquiry once more', InquiryResend)
  calls.openapi(resendRoute, async (c) => {
    const { id } = c.req.valid('param')
    return c.json(await resendMail(app, id, c.req.valid('json'), actorOf(c)), 200)
  })

  calls.route('/', privacyCalls(app))
  return calls
}
