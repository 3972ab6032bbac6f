import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { HOLLIS, settled } from '../../../tests/values/import-file.ts'
import type { ImportChange, ImportJob } from '../../shared/import.ts'

const { site, admin, upload, stored } = setUpImportSite()

const LIST = [
  'name,address,city,state,zip,phone',
  'Wren,1 A St,Asheville,NC,28801,8282540141',
  'Bell (CLOSED),2 A St,Asheville,NC,28801,8282540142',
  'Ames,3 A St,Suite 209,NC,28801,8282540143',
  'Reed (CLOSED),4 A St,Boat,NC,28801,8282540144',
].join('\n')

const confirm = (job: ImportJob) => admin().call('POST', `/api/admin/imports/${job.id}/write`)
async function answer(job: ImportJob, doubts: ImportChange['doubts']): Promise<ImportJob> {
  return settled(admin(), (await admin().call('PATCH', `/api/admin/imports/${job.id}`, { doubts })).body)
}
async function finish(job: ImportJob): Promise<string[]> {
  const { status, body } = await confirm(job)
  expect([status, body.message]).toEqual([202, undefined])
  expect(await settled(admin(), body)).toMatchObject({ state: 'done' })
  return (await stored()).map(({ name }) => name)
}

describe('rows in doubt hold up an import until they are taken or left out (IMPORT-7)', () => {
  test('and are counted by kind', async () => {
    const job = await upload(LIST)
    expect(job.report).toMatchObject({ createCount: 4, doubtfulCount: 3, openDoubtCount: 3 })
    expect(job.report?.doubts).toEqual([
      { kind: 'city', count: 2, answer: null },
      { kind: 'name', count: 2, answer: null },
    ])
    const { status, body } = await confirm(job)
    expect([status, body.message]).toEqual([400, expect.stringContaining('Rows in doubt: 3.')])
    expect(await stored()).toEqual([])
  })

  test('by kind: a row with one kind to leave out is left out', async () => {
    const job = await answer(await upload(LIST), { kinds: { name: 'leave', city: 'take' } })
    expect(job.report).toMatchObject({ createCount: 2, leftOutCount: 2, openDoubtCount: 0, doubtfulCount: 3 })
    expect(await finish(job)).toEqual(['Ames', 'Wren'])
  })

  test('by row', async () => {
    const lines = { 3: 'leave', 4: 'take', 5: 'leave' } as const
    expect(await finish(await answer(await upload(LIST), { lines }))).toEqual(['Ames', 'Wren'])
  })

  test('all but some: a row’s own answer goes before those of its kinds', async () => {
    const all = await answer(await upload(LIST), { kinds: { name: 'leave', city: 'leave' } })
    expect(await finish(await answer(all, { lines: { 5: 'take' } }))).toEqual(['Reed (CLOSED)', 'Wren'])
  })

  test('likely duplicates are a kind of their own', async () => {
    await insertPartners(site().app.db, HOLLIS)
    const job = await upload(
      'name,address,city,state,zip,phone\nHollis Funeral Home,9 B St,Asheville,NC,28801,8282540142',
    )
    expect(job.report?.doubts).toEqual([{ kind: 'duplicate', count: 1, answer: null }])
    expect((await confirm(job)).status).toBe(400)
    expect(await finish(await answer(job, { kinds: { duplicate: 'leave' } }))).toEqual(['Hollis & Wren'])
  })

  test('an answer does not outlive another reading of the file', async () => {
    const job = await answer(await upload(LIST), { kinds: { name: 'take', city: 'take' } })
    expect(job.report).toMatchObject({ openDoubtCount: 0 })
    const change = { mode: 'upsert' }
    const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, change)
    expect((await settled(admin(), body)).report).toMatchObject({ openDoubtCount: 3 })
  })

  test('what was only put right holds up nothing', async () => {
    expect(await finish(await upload(LIST.split('\n').slice(0, 2).join('\n')))).toEqual(['Wren'])
  })
})
