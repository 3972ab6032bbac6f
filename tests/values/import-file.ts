import { sql } from 'drizzle-orm'
import type { App } from '../../src/app.ts'
import { directoryState, partners } from '../../src/db/schema/directory.ts'
import { changeSets, changes } from '../../src/db/schema/history.ts'
import type { ImportChange, ImportJob } from '../../src/shared/import.ts'
import type { signIn } from '../sites/sign-in.ts'

type Admin = Awaited<ReturnType<typeof signIn>>

export const HOLLIS = {
  name: 'Hollis & Wren',
  slug: 'hollis-and-wren-asheville',
  address: '12 Merrimon Avenue',
  city: 'Asheville',
  state: 'North Carolina',
  zipCode: '28801',
  phone: '(828) 254-0142',
  email: 'office@hollis.example',
  website: 'https://hollis.example',
  description: 'Quiet rooms.',
}

/** Deletes all partners and their history. */
export async function emptyDirectory(app: App): Promise<void> {
  await app.db.execute(sql`
    with sets as (delete from ${changeSets}), rows as (delete from ${changes}), all_partners as (delete from ${partners})
    delete from ${directoryState}`)
  await app.directory.refresh()
}

/** Uploads a list, with options if given, and waits until it is checked. */
export async function uploadList(
  admin: Admin,
  content: string | Uint8Array,
  change?: ImportChange,
): Promise<ImportJob> {
  const response = await admin.request('/api/admin/imports?fileName=list.csv', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: content as BodyInit,
  })
  const job = await response.json()
  if (response.status !== 202)
    throw Object.assign(new Error(job.message), { status: response.status, body: job })
  const checked = await settled(admin, job)
  if (!change || checked.state !== 'checked') return checked
  return settled(admin, (await admin.call<ImportJob>('PATCH', `/api/admin/imports/${job.id}`, change)).body)
}

/** What a checked import asks of its columns: each one's field, or what it may hold. */
export function askedFields({ report }: ImportJob): (string | null)[] {
  return (report?.columns ?? [])
    .filter(({ isSure }) => !isSure)
    .map(({ field, candidate }) => field ?? candidate)
}

/** Says that every column was read rightly. */
export async function acceptColumns(admin: Admin, job: ImportJob): Promise<ImportJob> {
  const columns = job.report?.columns.map(({ position, field }) => [position, field]) ?? []
  const mapping = Object.fromEntries(columns)
  return settled(admin, (await admin.call('PATCH', `/api/admin/imports/${job.id}`, { mapping })).body)
}

/** Takes rows in doubt, confirms a checked import and waits for its end. */
export async function writeList(admin: Admin, job: { id: string }): Promise<ImportJob> {
  const { report } = (await admin.call<ImportJob>('GET', `/api/admin/imports/${job.id}`)).body
  if (report && report.openDoubtCount > 0) {
    const kinds = Object.fromEntries(report.doubts.map(({ kind }) => [kind, 'take']))
    await settled(
      admin,
      (await admin.call('PATCH', `/api/admin/imports/${job.id}`, { doubts: { kinds } })).body,
    )
  }
  const answer = await admin.call('POST', `/api/admin/imports/${job.id}/write`)
  if (answer.status !== 202) throw Object.assign(new Error(answer.body.message), { status: answer.status })
  return settled(admin, answer.body)
}

/** Polls until the import is idle. */
export async function settled(admin: Admin, job: ImportJob): Promise<ImportJob> {
  let latest = job
  while (['waiting', 'checking', 'writing'].includes(latest.state)) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    latest = (await admin.call<ImportJob>('GET', `/api/admin/imports/${job.id}`)).body
  }
  return latest
}
