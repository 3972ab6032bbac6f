import { inquiries } from '../../src/db/schema/directory.ts'
import { deliverMail } from '../../src/features/inquiries/mail/deliver-mail.ts'
import { reportPartner } from '../../src/features/partner-reports/report-partner.ts'
import { readMails } from '../reading/stored-rows.ts'
import { post } from '../sites/make-administrator.ts'
import type { Calls } from './make-calls.ts'

/** Calls every call about inquiries, reports, the dashboard and privacy. */
export async function callInquiries({ site, ask }: Calls, partnerId: string): Promise<void> {
  const asked = async (number: number) => {
    // The first is doubtful, so that its reasons have fields.
    const message = number === 1 ? 'www.example.org '.repeat(4) : `How long? ${number}`
    const words = { name: 'Ruth Avery', email: 'ruth@example.org', message }
    const sent = { partnerId, ...words, phone: '(828) 555-0101' }
    return (await post(site(), '/api/inquiries', sent, { from: `198.51.100.${number}` })).body.id as string
  }
  const id = await asked(1)
  const others = [await asked(2), await asked(3)]
  // Assigned, so that the administrator has fields everywhere.
  const { user } = await ask('GET /me')
  await site().app.db.update(inquiries).set({ assignedTo: user.id })
  await ask('PATCH /inquiries/bulk', { ids: others.slice(1), status: 'closed' })
  await ask('PATCH /inquiries/:id', { status: 'responded', note: 'By telephone.' }, { id })
  await ask('POST /inquiries/:id/notes', { note: 'Called.' }, { id })
  await ask('POST /inquiries/:id/reply', { message: 'Eight weeks.' }, { id })
  await ask('POST /inquiries/:id/forward', { message: 'Please call.' }, { id })
  for (const row of await readMails(site().app.db)) await deliverMail(site().app, row.id)
  await ask('POST /inquiries/:id/resend', {}, { id })
  await ask('PUT /inquiries/:id/assignment', { userId: user.id }, { id })
  const other = await site().signIn('Ida Wren')
  await other.call('PUT', `/api/admin/inquiries/${id}/presence`, { isAnswering: true })
  await ask('PUT /inquiries/:id/presence', { isAnswering: false }, { id })
  const template = await ask('POST /reply-templates', { name: 'Timing', message: 'Eight weeks.' })
  await ask('PUT /reply-templates/:id', { name: 'Time' }, { id: template.id })
  await ask('GET /reply-templates')
  await ask('DELETE /reply-templates/:id', undefined, { id: template.id })
  await ask('GET /inquiries/:id', undefined, { id })
  await ask('GET /inquiries')
  await ask('POST /inquiries/search', {})
  await ask('POST /inquiries/export.csv', {})
  await ask('GET /inquiries/counts')
  await reportPartner(site().app, partnerId, 'phone')
  const [report] = await ask('GET /partner-reports')
  await ask('POST /partner-reports/:id/resolve', undefined, report)
  await ask('GET /dashboard')
  await ask('GET /dashboard/coverage')
  const email = 'ruth@example.org'
  await ask('POST /privacy/preview', { email })
  await ask('POST /privacy/export', { email })
  await ask('POST /privacy/erase', { email, confirm: email })
}
