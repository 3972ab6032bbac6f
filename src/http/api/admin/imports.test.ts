import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../../tests/sites/set-up-import-site.ts'
import { settled } from '../../../../tests/values/import-file.ts'
import { partners } from '../../../db/schema/directory.ts'
import { importJobs, importOutcomes, importRows } from '../../../db/schema/history.ts'
import { ImportJob } from '../../../shared/import.ts'

const { site, admin, upload, write } = setUpImportSite()

const HEADING = 'name,address,city,state,zip,phone'
const LIST = `${HEADING}\nAmes,1 A St,Asheville,NC,28801,8282540143`
const post = (body: BodyInit, headers: Record<string, string> = { 'content-type': 'text/csv' }, query = '') =>
  admin().request(`/api/admin/imports${query}`, { method: 'POST', body, headers })
const count = async () => (await site().app.db.select().from(partners)).length

describe('POST /api/admin/imports', () => {
  test('takes a file as the body or in a form, and answers 202 with the import', async () => {
    const raw = await post(LIST, { 'content-type': 'text/csv' }, '?fileName=spring%20list.csv')
    expect(raw.status).toBe(202)
    const job = ImportJob.parse(await raw.json())
    expect(job).toMatchObject({ fileName: 'spring list.csv', userName: 'Ada Keller' })
    expect((await settled(admin(), job)).state).toBe('checked')

    const form = new FormData()
    form.set('file', new File([LIST], 'form.csv', { type: 'text/csv' }))
    const response = await admin().request('/api/admin/imports', { method: 'POST', body: form })
    expect([response.status, (await response.json()).fileName]).toEqual([202, 'form.csv'])
  })

  test('needs an administrator and a CSV that is not empty', async () => {
    const anonymous = await site().request('/api/admin/imports', { method: 'POST', body: LIST })
    expect(anonymous.status).toBe(401)
    expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(400)
    const empty = await post('')
    expect([empty.status, (await empty.json()).message]).toEqual([
      400,
      'CSV file must contain headers and at least one data row',
    ])
    const form = new FormData()
    form.set('note', 'no file')
    expect((await admin().request('/api/admin/imports', { method: 'POST', body: form })).status).toBe(400)
    expect(await site().app.db.select().from(importJobs)).toEqual([])
  })

  test('refuses more than 25 MB before reading them', async () => {
    const big = await post(new Uint8Array(25 * 1024 * 1024 + 1))
    expect([big.status, (await big.json()).code]).toEqual([413, 'too_large'])
    expect(await site().app.db.select().from(importJobs)).toEqual([])
  })
})

describe('PATCH /api/admin/imports/{id}', () => {
  test('changes the mapping and keeps it for the next file with these headings', async () => {
    const odd = `who,where,town,state,zip,number\nAmes,1 A St,Asheville,NC,28801,8282540143`
    const job = await upload(odd)
    expect(job.report?.missingFields).toContain('name')
    const mapping = { 0: 'name', 1: 'address', 5: 'phone' } as const
    const changed = await admin().call('PATCH', `/api/admin/imports/${job.id}`, { mapping })
    expect(changed.body.report).toMatchObject({ missingFields: [], createCount: 1 })
    await write(job)

    const next = await upload(odd.replace('who', 'WHO').replace('Ames', 'Bell').replace('1 A', '2 A'))
    expect(next.report).toMatchObject({ isMappingRemembered: true, missingFields: [], createCount: 1 })
    const other = await upload(odd.replace('who', 'whose'))
    expect(other.report).toMatchObject({ isMappingRemembered: false })
  })

  test.each([
    [{ mode: 'replace' }, 'mode'],
    [{ mapping: { 0: 'password' } }, 'mapping.0'],
    [{ mapping: { 0: 'phone', 1: 'phone' } }, 'mapping'],
    [{ mapping: { 99: 'phone' } }, 'mapping'],
    [{ isAdmin: true }, 'isAdmin'],
  ])('refuses %j', async (change, field) => {
    const job = await upload(LIST)
    const answer = await admin().call('PATCH', `/api/admin/imports/${job.id}`, change)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]])
  })

  test('is refused once it is written', async () => {
    const job = await upload(LIST)
    await write(job)
    expect((await admin().call('PATCH', `/api/admin/imports/${job.id}`, { mode: 'update' })).status).toBe(409)
  })
})

test('written twice at once is written once', async () => {
  const job = await upload(LIST)
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin().call('POST', `/api/admin/imports/${job.id}/write`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(await write(job)).toMatchObject({ state: 'done', doneCount: 1 })
  expect(await count()).toBe(1)
})

test('cancel leaves nothing, and is refused once it is done', async () => {
  const job = await upload(LIST)
  expect((await admin().call('POST', `/api/admin/imports/${job.id}/cancel`)).body).toMatchObject({
    state: 'cancelled',
  })
  expect(await site().app.db.select().from(importRows)).toEqual([])
  expect(await site().app.db.select().from(importOutcomes)).toEqual([])
  expect((await admin().call('POST', `/api/admin/imports/${job.id}/write`)).status).toBe(409)
  expect(await count()).toBe(0)

  const second = await upload(LIST)
  await write(second)
  const late = await admin().call('POST', `/api/admin/imports/${second.id}/cancel`)
  expect([late.status, late.body.message]).toEqual([409, 'This import is done. Undo takes it back.'])
})

test('failed rows are exported as a CSV that is safe to open and can be fixed and uploaded', async () => {
  const list = `${HEADING},owner\nAmes,1 A St,Asheville,NC,28801,8282540143,fine\n"=SUM(1)\n& Sons",2 A St,Asheville,NC,28801,,"say ""hi"""\nBell,3 A St,Asheville,NC,28801,12,-x`
  const job = await upload(list, { skipInvalid: true })
  await write(job)
  const response = await admin().request(`/api/admin/imports/${job.id}/failed.csv`)
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toContain('attachment')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  expect(text.split('\r\n')).toEqual([
    `${HEADING},owner,line,reason`,
    `"'=SUM(1)\n& Sons",2 A St,Asheville,NC,28801,,"say ""hi""",3,phone: The telephone number is missing.`,
    `Bell,3 A St,Asheville,NC,28801,12,'-x,4,"phone: ""12"" is not a telephone number: it has 2 digits, not 10."`,
    '',
  ])

  const fixed = text.replace('28801,,', '28801,8282540144,').replace('28801,12,', '28801,13,')
  const again = await upload(fixed, { skipInvalid: true })
  expect(again.report).toMatchObject({ createCount: 1, refusedCount: 1 })
  await write(again)
  const names = (await site().app.db.select().from(partners)).map((row) => row.name).sort()
  expect(names).toEqual(['=SUM(1) & Sons', 'Ames'])
  const rest = await (await admin().request(`/api/admin/imports/${again.id}/failed.csv`)).text()
  expect(rest.split('\r\n')[0]).toBe(`${HEADING},owner,line,reason`)
})

test('the list shows recent imports, newest first, without their files', async () => {
  const first = await upload(LIST)
  const second = await upload(LIST)
  const { body } = await admin().call('GET', '/api/admin/imports')
  expect(body.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
  expect(body[0]).not.toHaveProperty('report')
})

test('an unknown import is 404, everywhere', async () => {
  const id = crypto.randomUUID()
  for (const [method, path, body] of [
    ['GET', ''],
    ['PATCH', '', {}],
    ['POST', '/write'],
    ['POST', '/cancel'],
    ['GET', '/rows?show=create'],
    ['GET', '/failed.csv'],
  ] as const)
    expect([path, (await admin().call(method, `/api/admin/imports/${id}${path}`, body)).status]).toEqual([
      path,
      404,
    ])
  expect((await admin().call('GET', '/api/admin/imports/no-id')).status).toBe(400)
  expect(await site().app.db.select().from(importJobs).where(eq(importJobs.id, id))).toEqual([])
})
