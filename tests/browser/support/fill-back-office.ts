import { setTimeout as sleep } from 'node:timers/promises'
import { writeCsv } from '../../../src/shared/csv/csv-cells.ts'
import type { DescriptionRun, DraftPage } from '../../../src/shared/description-runs.ts'
import type { ImportJob } from '../../../src/shared/import.ts'
import type { AdminPartner } from '../../../src/shared/partners/admin-partner.ts'
import { paths } from '../../../src/shared/paths.ts'
import type { ConsoleProduct } from './console-product.ts'

/** Ids that lead to a filled back office's screens. */
export type FilledOffice = {
  partner: AdminPartner
  state: string
  inquiryId: string
  importId: string
  /** Descriptions waiting for review, one of them with marks. */
  runId: string
}

/** No line of a telephone holds it. */
const LONG_EMAIL = 'office.for.first.calls.and.arrangements@directors.abernethy-romaniuk.example.com'

const FAMILIES = [
  [
    'Ada Quill',
    'ada.quill@example.com',
    'My father has died.\nHow long does it take, and what does it cost?',
  ],
  ['Noor Haddad', 'noor.haddad@example.com', 'May we bring a stone to the sea?'],
  ['Jo Lind', 'jo.lind@example.com', 'Is somebody there on Sunday?'],
]
/** One row for each kind of finding. */
const LIST = writeCsv([
  ['name', 'street', 'city', 'state', 'zip', 'phone', 'web'],
  ['Mill River House', '3 Elm Street', 'Springfield', 'MA', '1103', '4135550104', 'millriver.example'],
  ['Harbor Rest', '8 Bay Road', 'Portland', 'Maine', '04101', '(207) 555-0120', ''],
  ['Harbor Rest', '8 Bay Road', 'Portland', 'ME', '04101', '(207) 555-0120', ''],
  ['Prairie Home', '2 Main Street', 'Omaha', 'Texas', '68102', '(402) 555-0110', 'https://prairie.example'],
  ['', '1 Nowhere Road', 'Reno', 'Nevada', '89501', 'call us', ''],
])

/**
 * Puts something on every screen of a fresh product with its sample directory: inquiries with notes, a report, an import that waits
 * for a decision, edits and deletions, a second administrator who was invited, descriptions to review.
 */
export async function fillBackOffice({ call, url }: ConsoleProduct): Promise<FilledOffice> {
  const partners = await call<AdminPartner[]>('GET', '/api/admin/partners')
  const [partner, other, doomed] = partners.filter(({ email }) => email)
  if (!partner || !other || !doomed) throw new Error('The sample directory is too small.')
  const inquiries: string[] = []
  for (const [at, [name, email, message]] of FAMILIES.entries()) {
    const response = await fetch(`${url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${at + 1}` },
      body: JSON.stringify({
        partnerId: partner.id,
        name,
        email,
        phone: '(828) 555-0190',
        message,
        ...(at === 0 && { preferredContact: 'phone', preferredTime: 'evening', topics: ['cost', 'process'] }),
      }),
    })
    if (response.status !== 201) throw new Error(`An inquiry was answered with ${response.status}`)
    inquiries.push(((await response.json()) as { id: string }).id)
  }
  const [inquiryId = '', later] = inquiries
  await fetch(`${url}${paths.report(other.slug)}`, {
    method: 'POST',
    body: new URLSearchParams({ kind: 'phone' }),
  })
  await call('PATCH', `/api/admin/inquiries/${later}`, { status: 'responded', note: 'Called back at noon.' })
  await call('PATCH', '/api/admin/partners/bulk-edit', {
    ids: [partner.id, other.id],
    updates: { isPriority: true, annualCremations: 210 },
  })
  await call('PUT', `/api/admin/partners/${partner.id}`, { email: LONG_EMAIL })
  await call('DELETE', `/api/admin/partners/${doomed.id}`)
  await call('POST', '/api/admin/users', {
    username: 'ben.ito',
    email: 'ben@example.org',
    firstName: 'Ben',
    lastName: 'Ito',
  })
  let job = await call<ImportJob>('POST', '/api/admin/imports?fileName=partners%202026.csv', LIST)
  while (job.state === 'waiting' || job.state === 'checking') {
    await sleep(50)
    job = await call<ImportJob>('GET', `/api/admin/imports/${job.id}`)
  }
  return { partner, state: partner.state, inquiryId, importId: job.id, runId: await describe(call, partner) }
}

/** Describes two partners again and leaves the texts for review, one of them with an invented year. */
async function describe(call: ConsoleProduct['call'], partner: AdminPartner): Promise<string> {
  const partners = await call<AdminPartner[]>('GET', '/api/admin/partners')
  const other = partners.find(({ id }) => id !== partner.id)
  for (const one of [partner, other]) await call('PUT', `/api/admin/partners/${one?.id}`, { description: '' })
  let run = await call<DescriptionRun>('POST', '/api/admin/description-runs', { fields: ['description'] })
  while (run.state === 'writing') {
    await sleep(50)
    run = await call<DescriptionRun>('GET', `/api/admin/description-runs/${run.id}`)
  }
  const page = await call<DraftPage>('GET', `/api/admin/description-runs/${run.id}/drafts`)
  const draft = page.drafts.find(({ partnerId }) => partnerId === partner.id)
  await call('PATCH', `/api/admin/description-runs/${run.id}/drafts`, {
    partnerId: partner.id,
    field: 'description',
    textId: draft?.textId,
    decision: 'open',
    text: 'Families have been received here since 1948.',
  })
  return run.id
}
