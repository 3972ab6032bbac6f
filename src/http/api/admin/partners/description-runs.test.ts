import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertPartners } from '../../../../../tests/build.ts'
import { makeApp, type TestApp } from '../../../../../tests/make-app.ts'
import { partners } from '../../../../db/schema.ts'
import { changeSets } from '../../../../db/schema-history.ts'
import { descriptionRuns } from '../../../../db/schema-writing.ts'
import { resumeRuns } from '../../../../features/description-runs/work-on-run.ts'
import type { DescriptionRun, DraftPage } from '../../../../shared/description-runs.ts'

const RUNS = '/api/admin/description-runs'
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  site = await makeApp()
  admin = await site.signIn('Margaret Hale')
})
afterEach(() => site.close())

async function settled(id: string): Promise<DescriptionRun> {
  for (;;) {
    const { body } = await admin.call('GET', `${RUNS}/${id}`)
    if (body.state !== 'writing') return body
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
async function start(fields = ['description']): Promise<DescriptionRun> {
  const { status, body } = await admin.call('POST', RUNS, { fields })
  expect(status).toBe(202)
  return settled(body.id)
}
const drafts = async (id: string, show = 'open'): Promise<DraftPage['drafts']> =>
  (await admin.call('GET', `${RUNS}/${id}/drafts?show=${show}`)).body.drafts
const stored = async (id: string) => (await site.app.db.select().from(partners).where(eq(partners.id, id)))[0]
const writerOf = (text: string) => {
  const write = async () => ({ text, source: 'ai' as const, notice: null })
  site.app.writer = { writeDescription: write, writeLongDescription: write }
}

test('describes only active partners without the text, and publishes nothing before the review', async () => {
  await insertPartners(
    site.app.db,
    { name: 'Ames', description: null },
    { name: 'Bell', description: ' \n' },
    { name: 'Cole', description: 'A text.' },
    { name: 'Dunn', description: null, isActive: false },
  )
  const run = await start()
  expect(run).toMatchObject({
    state: 'review',
    totalCount: 2,
    writtenCount: 2,
    openCount: 2,
    templateCount: 2,
  })
  const list = await drafts(run.id)
  expect(list.map((draft) => draft.partnerName)).toEqual(['Ames', 'Bell'])
  expect(list[0]?.text).toContain('Ames')
  const all = await site.app.db.select().from(partners)
  expect(all.filter((one) => one.description?.trim()).map((one) => one.name)).toEqual(['Cole'])
})

test('accepted, edited and rejected texts; one change set; undo takes it back', async () => {
  const [ames, bell, cole] = await insertPartners(
    site.app.db,
    { name: 'Ames', description: null },
    { name: 'Bell', description: null },
    { name: 'Cole', description: null },
  )
  const run = await start()
  const decide = (body: object) =>
    admin.call('PATCH', `${RUNS}/${run.id}/drafts`, { field: 'description', ...body })
  const text = 'Families are received here. Ashes become stones.'
  expect((await decide({ partnerId: ames?.id, decision: 'accepted', text })).body).toMatchObject({
    acceptedCount: 1,
  })
  expect((await decide({ partnerId: bell?.id, decision: 'rejected' })).body).toMatchObject({
    rejectedCount: 1,
  })
  expect((await admin.call('POST', `${RUNS}/${run.id}/accept-rest`)).body).toMatchObject({
    acceptedCount: 2,
    openCount: 0,
  })
  const { body } = await admin.call('POST', `${RUNS}/${run.id}/publish`)
  expect(body).toMatchObject({ state: 'published', skippedCount: 0 })
  expect((await admin.call('POST', `${RUNS}/${run.id}/publish`)).body).toEqual(body)
  expect((await stored(ames?.id ?? ''))?.description).toBe(text)
  expect((await stored(bell?.id ?? ''))?.description).toBeNull()
  expect((await stored(cole?.id ?? ''))?.description).toContain('Cole')
  const sets = await site.app.db.select().from(changeSets).where(eq(changeSets.action, 'bulk-edit'))
  expect(sets).toMatchObject([{ id: body.changeSetId, itemCount: 2, userName: 'Margaret Hale' }])
  expect((await admin.call('POST', `/api/admin/history/${body.changeSetId}/undo`)).status).toBe(200)
  expect((await stored(ames?.id ?? ''))?.description).toBeNull()
})

test('a text with marks is accepted only by somebody who has seen them, and never with the rest', async () => {
  const [ames] = await insertPartners(site.app.db, { name: 'Ames', description: null })
  writerOf('Ames was begun by Ruth Avery in 1948 and has 12 rooms.')
  const run = await start()
  expect(run.markedOpenCount).toBe(1)
  const [draft] = await drafts(run.id, 'marked')
  expect(draft?.marks.map((mark) => mark.text)).toEqual(['Ruth Avery', '1948', '12'])
  await admin.call('POST', `${RUNS}/${run.id}/accept-rest`)
  expect((await admin.call('POST', `${RUNS}/${run.id}/publish`)).status).toBe(400)
  const accept = (acceptedMarks?: number, text?: string) =>
    admin.call('PATCH', `${RUNS}/${run.id}/drafts`, {
      partnerId: ames?.id,
      field: 'description',
      decision: 'accepted',
      acceptedMarks,
      text,
    })
  expect((await accept()).status).toBe(409)
  expect((await accept(2)).status).toBe(409)
  expect((await accept(3)).body).toMatchObject({ acceptedCount: 1 })
  // An edit that adds something opens it again.
  expect((await accept(3, 'Ames was begun by Ruth Avery in 1948 and has 12 rooms, 4 cars.')).status).toBe(409)
  expect(await drafts(run.id)).toHaveLength(1)
})

test('a partner that got a text of its own meanwhile keeps it', async () => {
  const [ames, bell] = await insertPartners(
    site.app.db,
    { name: 'Ames', description: null },
    { name: 'Bell', description: null },
  )
  const run = await start()
  await admin.call('PUT', `/api/admin/partners/${ames?.id}`, { description: 'Our own words.' })
  await admin.call('DELETE', `/api/admin/partners/${bell?.id}`)
  await admin.call('POST', `${RUNS}/${run.id}/accept-rest`)
  expect((await admin.call('POST', `${RUNS}/${run.id}/publish`)).body).toMatchObject({
    skippedCount: 2,
    changeSetId: null,
  })
  expect((await stored(ames?.id ?? ''))?.description).toBe('Our own words.')
})

test('a run whose worker died goes on where it stopped; what is written is not written again', async () => {
  await insertPartners(
    site.app.db,
    ...Array.from({ length: 9 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  let calls = 0
  const builtIn = site.app.writer
  site.app.writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      calls += 1
      if (calls === 6) throw new Error('the process died')
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await admin.call('POST', RUNS, { fields: ['description'] })
  while (calls < 6) await new Promise((resolve) => setTimeout(resolve, 20))
  await resumeRuns(site.app)
  const before = (await admin.call('GET', `${RUNS}/${body.id}`)).body
  expect(before.state).toBe('writing')
  await site.app.db.update(descriptionRuns).set({ leasedUntil: new Date(0) })
  await resumeRuns(site.app)
  expect(await settled(body.id)).toMatchObject({ state: 'review', writtenCount: 9 })
  // The one that failed is written again, and at most the three that were under way beside it.
  expect(calls).toBeLessThanOrEqual(13)
})

test('a cancelled run stops and cannot be published; another may begin', async () => {
  await insertPartners(
    site.app.db,
    ...Array.from({ length: 12 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const builtIn = site.app.writer
  let calls = 0
  site.app.writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      calls += 1
      await gate
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await admin.call('POST', RUNS, { fields: ['description'] })
  expect((await admin.call('POST', RUNS, { fields: ['description'] })).status).toBe(409)
  expect((await admin.call('POST', `${RUNS}/${body.id}/publish`)).status).toBe(409)
  expect((await admin.call('POST', `${RUNS}/${body.id}/cancel`)).body.state).toBe('cancelled')
  release()
  site.app.writer = builtIn
  const next = await start()
  expect(calls).toBeLessThanOrEqual(4)
  expect((await admin.call('POST', `${RUNS}/${body.id}/publish`)).status).toBe(409)
  expect(next.writtenCount).toBe(12)
})

test('where no text is missing, no run begins', async () => {
  await insertPartners(site.app.db, { description: 'A text.' })
  expect((await admin.call('POST', RUNS, { fields: ['description'] })).status).toBe(400)
  expect((await admin.call('GET', RUNS)).body).toEqual([])
})
