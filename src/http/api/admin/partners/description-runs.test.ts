import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeDescriptionRuns, RUNS } from '../../../../../tests/sites/make-description-runs.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { partners } from '../../../../db/schema/directory.ts'
import { changeSets } from '../../../../db/schema/history.ts'
import { descriptionDrafts, descriptionRuns } from '../../../../db/schema/writing.ts'
import { purgeRuns } from '../../../../features/description-runs/plan-run.ts'
import { publishBatch, startPublishing } from '../../../../features/description-runs/publish-run.ts'
import type { DraftPage } from '../../../../shared/description-runs.ts'

const { app, call, publish, start } = makeDescriptionRuns()
const drafts = async (id: string, show = 'open'): Promise<DraftPage['drafts']> =>
  (await call('GET', `${RUNS}/${id}/drafts?show=${show}`)).body.drafts
/** Decides about the text that stands in the list now. */
async function decide(
  runId: string,
  partnerId: string | undefined,
  body: { decision: string; text?: string | undefined; acceptedMarks?: number | undefined },
) {
  const draft = (await drafts(runId, 'all')).find((one) => one.partnerId === partnerId)
  const { field, textId } = draft ?? {}
  return call('PATCH', `${RUNS}/${runId}/drafts`, { partnerId, field, textId, ...body })
}
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
  const text = 'Families are received here. Ashes become stones.'
  expect((await decide(run.id, ames?.id, { decision: 'accepted', text })).body).toMatchObject({
    acceptedCount: 1,
  })
  expect((await decide(run.id, bell?.id, { decision: 'rejected' })).body).toMatchObject({
    rejectedCount: 1,
  })
  expect((await decide(run.id, cole?.id, { decision: 'accepted' })).body).toMatchObject({
    acceptedCount: 2,
    openCount: 0,
  })
  const body = await publish(run.id)
  expect(body).toMatchObject({ state: 'published', publishedCount: 2, skippedCount: 0 })
  expect((await call('POST', `${RUNS}/${run.id}/publish`)).body).toEqual(body)
  expect((await stored(ames?.id ?? ''))?.description).toBe(text)
  expect((await stored(bell?.id ?? ''))?.description).toBeNull()
  expect((await stored(cole?.id ?? ''))?.description).toContain('Cole')
  const sets = await app().db.select().from(changeSets).where(eq(changeSets.action, 'publish'))
  expect(sets).toMatchObject([
    { id: body.changeSetId, itemCount: 2, subject: '2 descriptions', userName: 'Margaret Hale' },
  ])
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
  expect((await call('POST', `${RUNS}/${run.id}/accept-rest`, { count: 1 })).status).toBe(409)
  expect((await call('POST', `${RUNS}/${run.id}/publish`)).status).toBe(400)
  const accept = (acceptedMarks?: number, text?: string) =>
    decide(run.id, ames?.id, { decision: 'accepted', acceptedMarks, text })
  expect((await accept()).status).toBe(409)
  expect((await accept(2)).status).toBe(409)
  expect((await accept(3)).body).toMatchObject({ acceptedCount: 1 })
  // An edit that adds something opens it again.
  expect((await accept(3, 'Ames was begun by Ruth Avery in 1948 and has 12 rooms, 4 cars.')).status).toBe(409)
  expect(await drafts(run.id)).toHaveLength(1)
})

test('only the text that was read is accepted', async () => {
  const [ames] = await insertPartners(app().db, { name: 'Ames', description: null })
  const run = await start()
  const [read] = await drafts(run.id)
  await decide(run.id, ames?.id, { decision: 'open', text: 'Families are received here by Ames.' })
  const accept = (textId: string | undefined) =>
    call('PATCH', `${RUNS}/${run.id}/drafts`, {
      partnerId: ames?.id,
      field: 'description',
      decision: 'accepted',
      textId,
    })
  expect((await accept(read?.textId)).status).toBe(409)
  expect((await accept(undefined)).status).toBe(400)
  const [now] = await drafts(run.id)
  expect((await accept(now?.textId)).body).toMatchObject({ acceptedCount: 1 })
})

test('the rest is accepted only after twenty were read one by one, by its number, when all are written', async () => {
  await insertPartners(
    app().db,
    ...Array.from({ length: 23 }, (_, at) => ({ name: `House ${at}`, description: null })),
  )
  const run = await start()
  const acceptRest = (count: number) => call('POST', `${RUNS}/${run.id}/accept-rest`, { count })
  expect(run.sampleLeft).toBe(20)
  expect((await acceptRest(23)).status).toBe(409)
  for (const { partnerId } of await drafts(run.id)) await decide(run.id, partnerId, { decision: 'accepted' })
  expect((await acceptRest(23)).status).toBe(409)
  await app().db.update(descriptionRuns).set({ state: 'writing' })
  expect((await acceptRest(3)).status).toBe(409)
  await app().db.update(descriptionRuns).set({ state: 'review' })
  expect((await acceptRest(3)).body).toMatchObject({ acceptedCount: 23, openCount: 0, sampleLeft: 0 })
})

test('says before it starts how many texts are missing, and how many calls are left', async () => {
  await insertPartners(
    app().db,
    { description: null, longDescription: 'A text.' },
    { isActive: false, description: null },
  )
  expect((await call('GET', `${RUNS}/plan`)).body).toEqual({
    missing: { description: 1, longDescription: 0 },
    model: null,
  })
})

test('says what a run costs at most, where the price of the model is known', async () => {
  await insertPartners(app().db, { description: null })
  const plan = async (ai: object) => {
    Object.assign(app(), {
      model: { name: 'small', ask: async () => '' },
      config: { ...app().config, ai: { ...app().config.ai, model: 'small', dailyLimit: 5, ...ai } },
    })
    return (await call('GET', `${RUNS}/plan`)).body.model
  }
  expect(await plan({ price: null })).toEqual({
    name: 'small',
    dailyLimit: 5,
    callsLeft: 5,
    usdPerCall: null,
  })
  const { usdPerCall } = await plan({ price: { read: 0, written: 10 } })
  expect(usdPerCall).toEqual({ description: 0.006, longDescription: 0.02 })
})

test('texts are published by parts as one change; a stop leaves the rest, and undo takes exactly the part back', async () => {
  const names = ['Ames', 'Bell', 'Cole', 'Dunn', 'Eads']
  await insertPartners(
    app().db,
    ...names.map((name) => ({
      name,
      description: null,
      longDescription: name === 'Ames' ? null : 'A text.',
    })),
  )
  const texts = async () =>
    (await app().db.select().from(partners).orderBy(partners.name)).map((row) => [
      row.description !== null,
      row.longDescription !== null,
    ])
  const before = await texts()
  const run = await start(['description', 'longDescription'])
  await app().db.update(descriptionDrafts).set({ decision: 'accepted' })
  await startPublishing(app(), run.id, { id: null, name: 'Margaret Hale' })
  expect(await publishBatch(app(), run.id, 2)).toBe(true)
  const midway = (await call('GET', `${RUNS}/${run.id}`)).body
  expect(midway).toMatchObject({ state: 'publishing', acceptedCount: 6, publishedCount: 3 })
  // Both texts of a partner are one change of it.
  expect((await texts()).slice(0, 3)).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ])
  expect((await call('GET', '/api/admin/work')).body.items).toMatchObject([
    { title: 'Descriptions: 3 of 6 published', progress: 0.5 },
  ])
  const [draft] = await drafts(run.id, 'all')
  expect((await decide(run.id, draft?.partnerId, { decision: 'rejected' })).status).toBe(409)

  expect((await call('POST', `${RUNS}/${run.id}/cancel`)).body).toMatchObject({ state: 'review' })
  expect(await publishBatch(app(), run.id, 2)).toBe(false)
  const sets = async () =>
    (await app().db.select().from(changeSets).where(eq(changeSets.action, 'publish'))).map((set) => [
      set.subject,
      set.itemCount,
    ])
  expect(await sets()).toEqual([['3 descriptions', 2]])
  expect((await decide(run.id, draft?.partnerId, { decision: 'rejected' })).status).toBe(409)
  expect((await call('POST', `/api/admin/history/${midway.changeSetId}/undo`)).body).toMatchObject({
    undoneCount: 2,
    skippedCount: 0,
  })
  expect(await texts()).toEqual(before)
  // The rest is a change of its own.
  expect(await publish(run.id)).toMatchObject({ state: 'published', publishedCount: 6, skippedCount: 0 })
  expect((await sets()).sort()).toEqual([
    ['3 descriptions', 2],
    ['3 descriptions', 3],
  ])
})

test('an undo in the middle stops the publishing', async () => {
  await insertPartners(app().db, ...['Ames', 'Bell', 'Cole'].map((name) => ({ name, description: null })))
  const run = await start()
  await app().db.update(descriptionDrafts).set({ decision: 'accepted' })
  await startPublishing(app(), run.id, { id: null, name: 'Margaret Hale' })
  await publishBatch(app(), run.id, 1)
  const { changeSetId } = (await call('GET', `${RUNS}/${run.id}`)).body
  await call('POST', `/api/admin/history/${changeSetId}/undo`)
  expect(await publishBatch(app(), run.id, 1)).toBe(false)
  expect((await call('GET', `${RUNS}/${run.id}`)).body).toMatchObject({ state: 'review', publishedCount: 1 })
  expect((await app().db.select().from(partners)).filter((row) => row.description !== null)).toEqual([])
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
  for (const one of [ames, bell]) await decide(run.id, one?.id, { decision: 'accepted' })
  expect(await publish(run.id)).toMatchObject({
    state: 'published',
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
