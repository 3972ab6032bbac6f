import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertPartners } from '../../../../../tests/build.ts'
import { makeApp, type TestApp } from '../../../../../tests/make-app.ts'
import { startModel } from '../../../../../tests/start-model.ts'
import { readConfig } from '../../../../config.ts'
import { partners } from '../../../../db/schema.ts'
import { changeSets } from '../../../../db/schema-history.ts'
import { descriptionDrafts, descriptionRuns } from '../../../../db/schema-writing.ts'
import { purgeRuns } from '../../../../features/description-runs/purge-runs.ts'
import { resumeRuns } from '../../../../features/description-runs/work-on-run.ts'
import { createModelWriter } from '../../../../features/descriptions/create-model-writer.ts'
import { askPatiently } from '../../../../integrations/writer/ask-patiently.ts'
import { createLanguageModel } from '../../../../integrations/writer/create-language-model.ts'
import type { LanguageModel } from '../../../../integrations/writer/language-model.ts'
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

test('a text that keeps failing ends the run after 5 attempts; tried again it goes on with what is written', async () => {
  await insertPartners(
    site.app.db,
    ...['Ames', 'Bell', 'Cole', 'Dunn', 'Eads', 'Foss'].map((name) => ({ name, description: null })),
  )
  const builtIn = site.app.writer
  let failures = 0
  site.app.writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      if (facts.name === 'Bell') {
        failures += 1
        throw new Error('select * from secrets')
      }
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await admin.call('POST', RUNS, { fields: ['description'] })
  await expect.poll(() => failures).toBe(1)
  for (let at = 2; at <= 7; at += 1) {
    await site.app.db.update(descriptionRuns).set({ leasedUntil: null })
    await resumeRuns(site.app)
  }
  expect(failures).toBe(5)
  const notice = 'The text about Bell could not be written. Writing stopped after 5 attempts.'
  expect((await admin.call('GET', `${RUNS}/${body.id}`)).body).toMatchObject({
    state: 'failed',
    notice,
    totalCount: 6,
    writtenCount: 5,
  })
  const { items, counts } = (await admin.call('GET', '/api/admin/work')).body
  expect(items).toMatchObject([
    { id: body.id, state: 'failed', reason: notice, canRetry: true, canGiveUp: true },
  ])
  expect(counts).toEqual({ running: 0, waiting: 0, failed: 1 })
  for (const step of ['accept-rest', 'publish'])
    expect((await admin.call('POST', `${RUNS}/${body.id}/${step}`)).status).toBe(409)

  site.app.writer = builtIn
  expect((await admin.call('POST', `/api/admin/work/texts/${body.id}/retry`)).status).toBe(204)
  expect((await admin.call('POST', `/api/admin/work/texts/${body.id}/retry`)).status).toBe(409)
  await resumeRuns(site.app)
  expect((await admin.call('GET', `${RUNS}/${body.id}`)).body).toMatchObject({
    state: 'review',
    notice: null,
    writtenCount: 6,
  })
})

test('attempts that write something do not count against the limit', async () => {
  await insertPartners(
    site.app.db,
    ...Array.from({ length: 30 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  const builtIn = site.app.writer
  let calls = 0
  site.app.writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      calls += 1
      if (calls % 6 === 0) throw new Error('a passing fault')
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await admin.call('POST', RUNS, { fields: ['description'] })
  await expect.poll(() => calls).toBeGreaterThanOrEqual(6)
  const state = async () => (await admin.call('GET', `${RUNS}/${body.id}`)).body.state
  for (let at = 0; at < 30 && (await state()) === 'writing'; at += 1) {
    await site.app.db.update(descriptionRuns).set({ leasedUntil: null })
    await resumeRuns(site.app)
  }
  expect(await state()).toBe('review')
  expect(calls).toBeGreaterThan(6 * 5)
})

test('runs and their texts are deleted after 90 days, except one that is being written', async () => {
  await insertPartners(site.app.db, { name: 'Ames', description: null })
  const old = await start()
  const age = (days: number) =>
    site.app.db.update(descriptionRuns).set({ createdAt: new Date(Date.now() - days * 86_400_000) })
  await age(89)
  await purgeRuns(site.app)
  expect(await drafts(old.id)).toHaveLength(1)
  await age(91)
  await site.app.db.update(descriptionRuns).set({ state: 'writing' })
  await purgeRuns(site.app)
  expect((await admin.call('GET', RUNS)).body).toHaveLength(1)
  await site.app.db.update(descriptionRuns).set({ state: 'review' })
  await purgeRuns(site.app)
  expect((await admin.call('GET', RUNS)).body).toEqual([])
  expect(await site.app.db.select().from(descriptionDrafts)).toEqual([])
})

test('the limit of the day in the middle of a run: the rest is written by the built-in writer, and the run says so', async () => {
  await insertPartners(
    site.app.db,
    ...Array.from({ length: 9 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  const provider = await startModel(
    () =>
      'This home is open to all. Ashes can be returned as a collection of smooth stones. Families are welcome to ask.',
  )
  try {
    const config = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'small',
      AI_DAILY_LIMIT: '5',
    })
    const model = askPatiently(createLanguageModel(config) as LanguageModel, site.app.clock)
    site.app.writer = createModelWriter({ ...site.app, config, model }, site.app.writer)
    const run = await start()
    expect(run).toMatchObject({ state: 'review', writtenCount: 9, templateCount: 4 })
    expect(run.notice).toBe(
      'Today’s limit of 5 calls to the language model is reached. The built-in writer wrote the texts that the model did not.',
    )
    expect(provider.requests).toHaveLength(5)
  } finally {
    await provider.close()
  }
})
