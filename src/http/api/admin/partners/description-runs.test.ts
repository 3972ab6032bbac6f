import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeDescriptionRuns, RUNS } from '../../../../../tests/sites/make-description-runs.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { partners } from '../../../../db/schema/directory.ts'
import { changeSets } from '../../../../db/schema/history.ts'
import { descriptionDrafts, descriptionRuns } from '../../../../db/schema/writing.ts'
import { purgeRuns } from '../../../../features/description-runs/purge-runs.ts'
import type { DraftPage } from '../../../../shared/description-runs.ts'

const { app, call, start } = makeDescriptionRuns()
const drafts = async (id: string, show = 'open'): Promise<DraftPage['drafts']> =>
  (await call('GET', `${RUNS}/${id}/drafts?show=${show}`)).body.drafts
const stored = async (id: string) => (await app().db.select().from(partners).where(eq(partners.id, id)))[0]
const writerOf = (text: string) => {
  const write = async () => ({ text, source: 'ai' as const, notice: null })
  app().writer = { writeDescription: write, writeLongDescription: write }
}

test('describes only active partners without the text, and publishes nothing before the review', async () => {
  await insertPartners(
    app().db,
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
  const all = await app().db.select().from(partners)
  expect(all.filter((one) => one.description?.trim()).map((one) => one.name)).toEqual(['Cole'])
})

test('accepted, edited and rejected texts; one change set; undo takes it back', async () => {
  const [ames, bell, cole] = await insertPartners(
    app().db,
    { name: 'Ames', description: null },
    { name: 'Bell', description: null },
    { name: 'Cole', description: null },
  )
  const run = await start()
  const decide = (body: object) =>
    call('PATCH', `${RUNS}/${run.id}/drafts`, { field: 'description', ...body })
  const text = 'Families are received here. Ashes become stones.'
  expect((await decide({ partnerId: ames?.id, decision: 'accepted', text })).body).toMatchObject({
    acceptedCount: 1,
  })
  expect((await decide({ partnerId: bell?.id, decision: 'rejected' })).body).toMatchObject({
    rejectedCount: 1,
  })
  expect((await call('POST', `${RUNS}/${run.id}/accept-rest`)).body).toMatchObject({
    acceptedCount: 2,
    openCount: 0,
  })
  const { body } = await call('POST', `${RUNS}/${run.id}/publish`)
  expect(body).toMatchObject({ state: 'published', skippedCount: 0 })
  expect((await call('POST', `${RUNS}/${run.id}/publish`)).body).toEqual(body)
  expect((await stored(ames?.id ?? ''))?.description).toBe(text)
  expect((await stored(bell?.id ?? ''))?.description).toBeNull()
  expect((await stored(cole?.id ?? ''))?.description).toContain('Cole')
  const sets = await app().db.select().from(changeSets).where(eq(changeSets.action, 'bulk-edit'))
  expect(sets).toMatchObject([{ id: body.changeSetId, itemCount: 2, userName: 'Margaret Hale' }])
  expect((await call('POST', `/api/admin/history/${body.changeSetId}/undo`)).status).toBe(200)
  expect((await stored(ames?.id ?? ''))?.description).toBeNull()
})

test('a text with marks is accepted only by somebody who has seen them, and never with the rest', async () => {
  const [ames] = await insertPartners(app().db, { name: 'Ames', description: null })
  writerOf('Ames was begun by Ruth Avery in 1948 and has 12 rooms.')
  const run = await start()
  expect(run.markedOpenCount).toBe(1)
  const [draft] = await drafts(run.id, 'marked')
  expect(draft?.marks.map((mark) => mark.text)).toEqual(['Ruth Avery', '1948', '12'])
  await call('POST', `${RUNS}/${run.id}/accept-rest`)
  expect((await call('POST', `${RUNS}/${run.id}/publish`)).status).toBe(400)
  const accept = (acceptedMarks?: number, text?: string) =>
    call('PATCH', `${RUNS}/${run.id}/drafts`, {
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
    app().db,
    { name: 'Ames', description: null },
    { name: 'Bell', description: null },
  )
  const run = await start()
  await call('PUT', `/api/admin/partners/${ames?.id}`, { description: 'Our own words.' })
  await call('DELETE', `/api/admin/partners/${bell?.id}`)
  await call('POST', `${RUNS}/${run.id}/accept-rest`)
  expect((await call('POST', `${RUNS}/${run.id}/publish`)).body).toMatchObject({
    skippedCount: 2,
    changeSetId: null,
  })
  expect((await stored(ames?.id ?? ''))?.description).toBe('Our own words.')
})

test('where no text is missing, no run begins', async () => {
  await insertPartners(app().db, { description: 'A text.' })
  expect((await call('POST', RUNS, { fields: ['description'] })).status).toBe(400)
  expect((await call('GET', RUNS)).body).toEqual([])
})

test('runs and their texts are deleted after 90 days, except one that is being written', async () => {
  await insertPartners(app().db, { name: 'Ames', description: null })
  const old = await start()
  const age = (days: number) =>
    app()
      .db.update(descriptionRuns)
      .set({ createdAt: new Date(Date.now() - days * 86_400_000) })
  await age(89)
  await purgeRuns(app())
  expect(await drafts(old.id)).toHaveLength(1)
  await age(91)
  await app().db.update(descriptionRuns).set({ state: 'writing' })
  await purgeRuns(app())
  expect((await call('GET', RUNS)).body).toHaveLength(1)
  await app().db.update(descriptionRuns).set({ state: 'review' })
  await purgeRuns(app())
  expect((await call('GET', RUNS)).body).toEqual([])
  expect(await app().db.select().from(descriptionDrafts)).toEqual([])
})
