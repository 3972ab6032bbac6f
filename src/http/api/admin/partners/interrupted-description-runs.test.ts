import { expect, test } from 'vitest'
import { startModel } from '../../../../../tests/servers/start-model.ts'
import { makeDescriptionRuns, RUNS } from '../../../../../tests/sites/make-description-runs.ts'
import { resumeWork } from '../../../../../tests/sites/resume-work.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { readConfig } from '../../../../config/config.ts'
import { descriptionRuns } from '../../../../db/schema/writing.ts'
import { createModelWriter } from '../../../../features/descriptions/create-model-writer.ts'
import { askPatiently } from '../../../../integrations/writer/ask-patiently.ts'
import { createLanguageModel } from '../../../../integrations/writer/create-language-model.ts'
import type { LanguageModel } from '../../../../integrations/writer/language-model.ts'

const { app, call, settled, start } = makeDescriptionRuns()

test('a run whose worker died goes on where it stopped; what is written is not written again', async () => {
  await insertPartners(
    app().db,
    ...Array.from({ length: 9 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  let calls = 0
  const builtIn = app().writer
  app().writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      calls += 1
      if (calls === 6) throw new Error('the process died')
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await call('POST', RUNS, { fields: ['description'] })
  while (calls < 6) await new Promise((resolve) => setTimeout(resolve, 20))
  await resumeWork(app())
  const before = (await call('GET', `${RUNS}/${body.id}`)).body
  expect(before.state).toBe('writing')
  await app()
    .db.update(descriptionRuns)
    .set({ leasedUntil: new Date(0) })
  await resumeWork(app())
  expect(await settled(body.id)).toMatchObject({ state: 'review', writtenCount: 9 })
  // The one that failed is written again, and at most the three that were under way beside it.
  expect(calls).toBeLessThanOrEqual(13)
})

test('a cancelled run stops and cannot be published; another may begin', async () => {
  await insertPartners(
    app().db,
    ...Array.from({ length: 12 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const builtIn = app().writer
  let calls = 0
  app().writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      calls += 1
      await gate
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await call('POST', RUNS, { fields: ['description'] })
  expect((await call('POST', RUNS, { fields: ['description'] })).status).toBe(409)
  expect((await call('POST', `${RUNS}/${body.id}/publish`)).status).toBe(409)
  expect((await call('POST', `${RUNS}/${body.id}/cancel`)).body.state).toBe('cancelled')
  release()
  app().writer = builtIn
  const next = await start()
  expect(calls).toBeLessThanOrEqual(4)
  expect((await call('POST', `${RUNS}/${body.id}/publish`)).status).toBe(409)
  expect(next.writtenCount).toBe(12)
})

test('a text that keeps failing ends the run after 5 attempts; tried again it goes on with what is written', async () => {
  await insertPartners(
    app().db,
    ...['Ames', 'Bell', 'Cole', 'Dunn', 'Eads', 'Foss'].map((name) => ({ name, description: null })),
  )
  const builtIn = app().writer
  let failures = 0
  app().writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      if (facts.name === 'Bell') {
        failures += 1
        throw new Error('select * from secrets')
      }
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await call('POST', RUNS, { fields: ['description'] })
  await expect.poll(() => failures).toBe(1)
  for (let at = 2; at <= 7; at += 1) {
    await app()
      .db.update(descriptionRuns)
      .set({ leasedUntil: new Date(0) })
    await resumeWork(app())
  }
  expect(failures).toBe(5)
  const notice = 'The text about Bell could not be written. Writing stopped after 5 attempts.'
  expect((await call('GET', `${RUNS}/${body.id}`)).body).toMatchObject({
    state: 'failed',
    notice,
    totalCount: 6,
    writtenCount: 5,
  })
  const { items, counts } = (await call('GET', '/api/admin/work')).body
  expect(items).toMatchObject([
    { id: body.id, state: 'failed', reason: notice, canRetry: true, canGiveUp: true },
  ])
  expect(counts).toEqual({ running: 0, waiting: 0, failed: 1 })
  for (const step of ['accept-rest', 'publish'])
    expect((await call('POST', `${RUNS}/${body.id}/${step}`, { count: 1 })).status).toBe(409)

  app().writer = builtIn
  expect((await call('POST', `/api/admin/work/texts/${body.id}/retry`)).status).toBe(204)
  expect((await call('POST', `/api/admin/work/texts/${body.id}/retry`)).status).toBe(409)
  await app()
    .db.update(descriptionRuns)
    .set({ leasedUntil: new Date(0) })
  await resumeWork(app())
  expect((await call('GET', `${RUNS}/${body.id}`)).body).toMatchObject({
    state: 'review',
    notice: null,
    writtenCount: 6,
  })
})

test('attempts that write something do not count against the limit', async () => {
  await insertPartners(
    app().db,
    ...Array.from({ length: 30 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  const builtIn = app().writer
  let calls = 0
  app().writer = {
    ...builtIn,
    writeDescription: async (facts) => {
      calls += 1
      if (calls % 6 === 0) throw new Error('a passing fault')
      return builtIn.writeDescription(facts)
    },
  }
  const { body } = await call('POST', RUNS, { fields: ['description'] })
  await expect.poll(() => calls).toBeGreaterThanOrEqual(6)
  const state = async () => (await call('GET', `${RUNS}/${body.id}`)).body.state
  for (let at = 0; at < 30 && (await state()) === 'writing'; at += 1) {
    await app()
      .db.update(descriptionRuns)
      .set({ leasedUntil: new Date(0) })
    await resumeWork(app())
  }
  expect(await state()).toBe('review')
  expect(calls).toBeGreaterThan(6 * 5)
})

test('the limit of the day in the middle of a run: the rest is written by the built-in writer, and the run says so', async () => {
  await insertPartners(
    app().db,
    ...Array.from({ length: 9 }, (_, at) => ({ name: `Partner ${at}`, description: null })),
  )
  const provider = await startModel(
    (asked) =>
      `${/Partner \d/.exec(JSON.stringify(asked))?.[0]} in Asheville is open to all. Ashes can be returned as a collection of smooth stones. Families are welcome to ask.`,
  )
  try {
    const config = readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: provider.url,
      AI_MODEL: 'small',
      AI_DAILY_LIMIT: '5',
    })
    const model = askPatiently(createLanguageModel(config) as LanguageModel, app().clock)
    app().writer = createModelWriter({ ...app(), config, model }, app().writer)
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
