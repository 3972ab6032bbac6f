import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminUsers } from '../src/db/schema/accounts.ts'
import { partners } from '../src/db/schema/directory.ts'
import { descriptionDrafts, descriptionRuns } from '../src/db/schema/writing.ts'
import { publishBatch, startPublishing } from '../src/features/description-runs/publish-run.ts'
import { undoChangeSet } from '../src/features/history/undo-change-set.ts'
import { describeTear, readState } from './reading/read-state.ts'
import { startWriter } from './servers/write-in-child.ts'
import { makeDatabaseApp } from './sites/make-database-app.ts'
import { insertPartners } from './values/build.ts'

const PARTNERS = 200

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let actor: { id: string; name: string }
beforeAll(async () => {
  made = await makeDatabaseApp()
  const person = { username: 'margaret.hale', email: 'margaret@example.org' }
  const [user] = await made.app.db.insert(adminUsers).values(person).returning()
  actor = { id: user?.id ?? '', name: 'Margaret Hale' }
})
afterAll(() => made.close())

/** Publishes 200 accepted texts in a process that is killed (-9) once some are public, and tells what it left. */
async function killWhilePublishing() {
  const { db } = made.app
  await db.delete(partners)
  const ids = await insertPartners(db, ...Array.from({ length: PARTNERS }, () => ({ description: null })))
  const [run] = await db
    .insert(descriptionRuns)
    .values({ userName: actor.name, state: 'review' })
    .returning({ id: descriptionRuns.id })
  const runId = run?.id ?? ''
  await db.insert(descriptionDrafts).values(
    ids.map(({ id: partnerId }, position) => ({
      ...{ runId, partnerId, position, field: 'description' as const, decision: 'accepted' as const },
      text: `The text of partner ${position}.`,
    })),
  )
  const before = await readState(db)
  await startPublishing(made.app, runId, actor)
  const writer = await startWriter(made.url, 'publish')
  const job = { kind: 'publish' as const, ids: [], id: runId, actor, count: 0, number: 0 }
  await writer.write(job, async () => {
    while ((await countTexts()) < 20) await new Promise((resolve) => setTimeout(resolve, 2))
  })
  await untilAlone()
  const after = await readState(db)
  const [set] = after.sets.filter(({ id }) => !before.sets.some((known) => known.id === id))
  return { runId, before, after, set: set ?? { id: '', itemCount: -1 } }
}

test('a process killed while it publishes leaves whole parts, and another publishes the rest as the same change', async () => {
  const { runId, before, after, set } = await killWhilePublishing()
  expect(describeTear(before, after)).toBeNull()
  expect(await decisions(runId)).toEqual({ accepted: PARTNERS - set.itemCount, published: set.itemCount })
  expect(set.itemCount).toBeGreaterThan(0)
  expect(set.itemCount).toBeLessThan(PARTNERS)

  while (await publishBatch(made.app, runId));
  const resumed = await readState(made.app.db)
  expect(describeTear(before, resumed)).toBeNull()
  expect(resumed.sets.find(({ id }) => id === set.id)?.itemCount).toBe(PARTNERS)
  expect(await texts()).toEqual(Array.from({ length: PARTNERS }, (_, at) => `The text of partner ${at}.`))
  expect(await stateOf(runId)).toBe('published')
})

test('undone after the kill, nothing of it is left, and nobody publishes the rest', async () => {
  const { runId, before, set } = await killWhilePublishing()
  expect(await undoChangeSet(made.app, set.id, actor)).toMatchObject({
    undoneCount: set.itemCount,
    skippedCount: 0,
  })
  expect(await publishBatch(made.app, runId)).toBe(false)
  expect((await readState(made.app.db)).things).toEqual(before.things)
  expect(await stateOf(runId)).toBe('review')
})

async function countTexts(): Promise<number> {
  return (await texts()).filter((text) => text !== null).length
}

/** In the order of the run. */
async function texts() {
  const rows = await made.app.db
    .select({ text: partners.description })
    .from(partners)
    .innerJoin(descriptionDrafts, eq(descriptionDrafts.partnerId, partners.id))
    .orderBy(asc(descriptionDrafts.position))
  return rows.map(({ text }) => text)
}

async function decisions(runId: string) {
  const rows = await made.app.db
    .select({ decision: descriptionDrafts.decision, count: sql<number>`count(*)::int` })
    .from(descriptionDrafts)
    .where(eq(descriptionDrafts.runId, runId))
    .groupBy(descriptionDrafts.decision)
  return Object.fromEntries(rows.map(({ decision, count }) => [decision, count]))
}

async function stateOf(runId: string) {
  const [run] = await made.app.db.select().from(descriptionRuns).where(eq(descriptionRuns.id, runId))
  return run?.state
}

/** The killed process's last statement, perhaps its commit, has ended. */
async function untilAlone() {
  const waits = sql`select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'do-writes'`
  while ((await made.app.db.execute(waits)).rowCount) await new Promise((resolve) => setTimeout(resolve, 20))
}
