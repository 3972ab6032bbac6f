import { DrizzleQueryError, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertInquiries } from '../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { resumeWork } from '../../../tests/sites/resume-work.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { uploadList, writeList } from '../../../tests/values/import-file.ts'
import { directoryState, inquiries, partners } from '../../db/schema/directory.ts'
import { changeSets, changes, importJobs, importRows } from '../../db/schema/history.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { changeImport } from './change-import.ts'
import { confirmImport } from './decide-import.ts'
import { claimJob } from './job-run.ts'
import { purgeImports } from './purge-imports.ts'
import { runImport } from './run-import.ts'
import { startImport } from './start-import.ts'

let now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp({}, { now: () => now })
  admin = await site.signIn('Ada Keller')
})
afterAll(() => site.close())
beforeEach(async () => {
  const { db } = site.app
  for (const table of [importRows, importJobs, changeSets, inquiries, partners, directoryState])
    await db.delete(table)
  await site.app.directory.refresh()
})

const HEADING = 'name,address,city,state,zip,phone'
const list = (count: number) =>
  [
    HEADING,
    ...Array.from({ length: count }, (_, n) => `House ${n},${n} A St,Asheville,NC,28801,828254${1000 + n}`),
  ].join('\n')
const start = (count: number) =>
  startImport(site.app, { fileName: 'list.csv', bytes: Buffer.from(list(count)) }, admin.actor)
const jobOf = async (id: string) =>
  (await site.app.db.select().from(importJobs).where(eq(importJobs.id, id)))[0]
const count = async () => (await site.app.db.select().from(partners)).length
/** As if the claiming process had died. */
const lapse = (id: string) =>
  site.app.db.execute(
    sql`update ${importJobs} set leased_until = now() - interval '1 second' where id = ${id}`,
  )

test('a full disk of the database ends an import with its reason, and the next one is written', async () => {
  const id = await start(3)
  await runImport(site.app, id)
  await confirmImport(site.app, id, admin.actor)
  // As PostgreSQL does then (disk_full).
  await site.app.db.$client.query(`
    create function refuse_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on partners for each row execute function refuse_full()`)
  await runImport(site.app, id)
  await site.app.db.$client.query('drop function refuse_full cascade')
  expect(await jobOf(id)).toMatchObject({
    state: 'failed',
    error: 'The disk of the database is full. Nothing was changed. Please import the list again later.',
  })
  expect(await count()).toBe(0)
  const next = await start(3)
  await runImport(site.app, next)
  await confirmImport(site.app, next, admin.actor)
  await runImport(site.app, next)
  expect([(await jobOf(next))?.state, await count()]).toEqual(['done', 3])
})

describe('a process that dies', () => {
  test('while a file is checked: another takes it up and checks it from the beginning', async () => {
    const id = await start(3)
    const run = await claimJob(site.app.db, id)
    run?.end()
    await runImport(site.app, id)
    expect((await jobOf(id))?.state).toBe('checking')
    await lapse(id)
    await resumeWork(site.app)
    expect(await jobOf(id)).toMatchObject({ state: 'checked', report: { createCount: 3 } })
  })

  test('while it is written: nothing was, and another writes it whole', async () => {
    const id = await start(3)
    await runImport(site.app, id)
    await confirmImport(site.app, id, admin.actor)
    ;(await claimJob(site.app.db, id))?.end()
    expect(await count()).toBe(0)
    await lapse(id)
    await resumeWork(site.app)
    expect([(await jobOf(id))?.state, await count()]).toEqual(['done', 3])
    await resumeWork(site.app)
    expect(await count()).toBe(3)
  })

  test('by a stop, which takes its database: the log says so without an error', async () => {
    const id = await start(3)
    const gone = new DrizzleQueryError('select 1', [], new Error('Connection terminated'))
    const db = Object.assign(Object.create(site.app.db), { longTransaction: () => Promise.reject(gone) })
    const warn = vi.spyOn(site.app.log, 'warn')
    const error = vi.spyOn(site.app.log, 'error')
    await runImport({ ...site.app, db }, id)
    expect((await jobOf(id))?.state).toBe('checking')
    expect(warn.mock.calls).toEqual([[{ importId: id }, expect.stringContaining('taken up again')]])
    expect(error).not.toHaveBeenCalled()
    vi.restoreAllMocks()
    await lapse(id)
    await resumeWork(site.app)
    expect((await jobOf(id))?.state).toBe('checked')
  })

  test('each time: after three it is given up in plain words', async () => {
    const id = await start(3)
    for (let n = 0; n < 3; n += 1) {
      ;(await claimJob(site.app.db, id))?.end()
      await lapse(id)
    }
    await resumeWork(site.app)
    expect(await jobOf(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('interrupted 3 times'),
    })
  })
})

describe('a decision while work is under way', () => {
  test('another mapping ends a check that still runs, and leaves one result', async () => {
    const id = await start(1200)
    const first = runImport(site.app, id)
    await changeImport(site.app, id, { mapping: { 0: null }, mode: 'update', match: 'phone' })
    await Promise.all([first, runImport(site.app, id)])
    const job = await jobOf(id)
    expect(job).toMatchObject({
      state: 'checked',
      options: { mode: 'update' },
      report: { refusedCount: 1200 },
    })
    expect(await site.app.db.select().from(importRows)).toHaveLength(1200)
  })

  test('cancel in the middle of writing leaves nothing', async () => {
    const id = await start(9000)
    await runImport(site.app, id)
    await confirmImport(site.app, id, admin.actor)
    const run = runImport(site.app, id)
    for (;;) {
      const job = await jobOf(id)
      if ((job?.doneCount ?? 0) > 0 || job?.state === 'done') break
    }
    const cancelled = await admin.call('POST', `/api/admin/imports/${id}/cancel`)
    await run
    expect(cancelled.status).toBe(200)
    expect([(await jobOf(id))?.state, await count()]).toEqual(['cancelled', 0])
    expect(await site.app.db.select().from(changeSets)).toEqual([])
  })
})

test('when the directory has changed since the check, rows are compared again before anything is written', async () => {
  const job = await uploadList(admin, list(2))
  await insertPartners(site.app.db, { name: 'House 1', address: '1 A St', city: 'Asheville' })
  expect(await writeList(admin, job)).toMatchObject({ state: 'done', doneCount: 1 })
  expect(await count()).toBe(2)
})

test('rows that are refused by then send it back to the preview, and nothing is written', async () => {
  await insertPartners(site.app.db, { name: 'House 0', phone: '(828) 254-1000' })
  const job = await uploadList(admin, 'phone,description\n8282541000,New words.', {
    mode: 'update',
    match: 'phone',
  })
  await insertPartners(site.app.db, { name: 'Twin', phone: '(828) 254-1000' })
  expect(await writeList(admin, job)).toMatchObject({
    state: 'checked',
    error: 'The directory has changed since the check, and some rows can no longer be imported.',
    report: { refusedCount: 1 },
  })
  expect((await site.app.db.select().from(partners)).map((row) => row.description)).toEqual([null, null])
})

test('a sample directory gives its partners up with the import, those asked about as deleted rows', async () => {
  const [asked] = await insertPartners(
    site.app.db,
    { name: 'Made Up', phone: '(828) 555-0101' },
    { name: 'Made Up Two', phone: '(828) 555-0102' },
  )
  await site.app.db.transaction(async (tx) => {
    await takeNextVersion(tx)
    await tx.update(directoryState).set({ isSample: true })
    await insertInquiries(tx, { partnerId: asked?.id ?? '' })
  })
  const job = await uploadList(admin, list(2), { replaceSample: true })
  expect(job.report?.isSample).toBe(true)
  const done = await writeList(admin, job)
  expect(done).toMatchObject({ doneCount: 2, report: { isSample: false, sampleRemovedCount: 2 } })
  const rows = await site.app.db.select().from(partners)
  expect(
    rows
      .filter((row) => !row.deletedAt)
      .map((row) => row.name)
      .sort(),
  ).toEqual(['House 0', 'House 1'])
  expect(rows).toHaveLength(3)
  const recorded = eq(changes.changeSetId, done.changeSetId ?? '')
  expect(await site.app.db.select().from(changes).where(recorded)).toHaveLength(2)
})

test('after a week file and rows are forgotten, the mapping is not', async () => {
  const job = await uploadList(admin, list(2))
  const bad = await uploadList(admin, `${HEADING}\nA,,,,,`, { skipInvalid: true })
  now = new Date(Date.now() + 6 * 86_400_000)
  await purgeImports(site.app)
  expect(await site.app.db.select().from(importRows)).toHaveLength(3)
  now = new Date(Date.now() + 8 * 86_400_000)
  await purgeImports(site.app)
  expect(await site.app.db.select().from(importRows)).toEqual([])
  expect(await jobOf(job.id)).toMatchObject({ state: 'cancelled', headingHash: expect.any(String) })
  now = new Date()
  const session = await site.signIn('Bea Other')
  const failed = await session.request(`/api/admin/imports/${bad.id}/failed.csv`)
  expect(failed.status).toBe(409)
})
