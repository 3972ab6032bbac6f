import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminUsers } from '../src/db/schema/accounts.ts'
import { faqItems, partners } from '../src/db/schema/directory.ts'
import { changeSets, changes, importJobs } from '../src/db/schema/history.ts'
import { runImport } from '../src/features/import-jobs/run-import.ts'
import { startImport } from '../src/features/import-jobs/start-import.ts'
import { editPartners } from '../src/features/partners/edit-partners.ts'
import { describeTear, readState } from './reading/read-state.ts'
import { type KillTime, startWriter, type WriteKind, type Writer } from './servers/write-in-child.ts'
import { makeDatabaseApp } from './sites/make-database-app.ts'
import { insertFaq, insertPartners } from './values/build.ts'

/** Per kind of write; each kills the writer (-9) at a random moment. More, and larger writes, by KILL_ROUNDS. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 1)
const PARTNERS = process.env.KILL_ROUNDS ? 400 : 100
const QUESTIONS = 60
const FILE = [
  'name,address,city,state,zipCode,phone',
  ...Array.from(
    { length: PARTNERS },
    (_, n) => `File ${n},${1 + n} Main Street,Asheville,NC,28801,828556${1300 + n}`,
  ),
].join('\n')

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let actor: { id: string; name: string }
let partnerIds: string[]
let faqIds: string[]
let writer: Writer | null = null
beforeAll(async () => {
  made = await makeDatabaseApp()
  const { db } = made.app
  const person = { username: 'margaret.hale', email: 'margaret@example.org' }
  const [user] = await db.insert(adminUsers).values(person).returning()
  actor = { id: user?.id ?? '', name: 'Margaret Hale' }
  partnerIds = (await insertPartners(db, ...Array.from({ length: PARTNERS }, () => ({})))).map(({ id }) => id)
  faqIds = (await insertFaq(db, ...Array.from({ length: QUESTIONS }, () => ({})))).map(({ id }) => id)
})
afterAll(async () => {
  await writer?.stop()
  await made.close()
})

const KINDS: { kind: WriteKind; rowCount: number }[] = [
  { kind: 'bulk-edit', rowCount: PARTNERS },
  { kind: 'bulk-delete', rowCount: PARTNERS },
  { kind: 'bulk-create', rowCount: PARTNERS },
  { kind: 'import', rowCount: PARTNERS },
  { kind: 'undo', rowCount: PARTNERS },
  { kind: 'faq-upload', rowCount: QUESTIONS },
  { kind: 'faq-bulk-edit', rowCount: QUESTIONS },
]

describe(`killed in the middle (rounds: ${ROUNDS}), all or nothing holds:`, () => {
  test.each(KINDS)(
    '$kind of $rowCount',
    // Beside neighbours a write that takes 4 s takes a minute; only what hangs may fail.
    { timeout: 240_000 + ROUNDS * 15_000 },
    async ({ kind, rowCount }) => {
      const { durationMs, tear, sets } = await round(kind, null)
      expect({ tear, sets }).toEqual({ tear: null, sets: [rowCount] })
      let undone = 0
      for (let count = 0; count < ROUNDS; count += 1) {
        const killed = await round(kind, randomInt(Math.max(1, Math.ceil(durationMs))))
        expect(killed.tear).toBeNull()
        expect([[], [rowCount]]).toContainEqual(killed.sets)
        if (kind === 'import') expect(killed.isImportDone).toBe(killed.sets.length === 1)
        if (killed.sets.length === 0) undone += 1
      }
      console.log(
        `${kind}: ${ROUNDS} kills within ${Math.round(durationMs)} ms; ${undone} left nothing, 0 torn`,
      )
    },
  )
})

test('a write without a transaction is detected', { timeout: 240_000 }, async () => {
  expect((await round('torn', null)).tear).toBeNull()
  const untilHalfWritten = async () => {
    while (!(await isHalfWritten())) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const killed = await round('torn', untilHalfWritten, PARTNERS / 2)
  expect(killed.tear).toMatch(/differ from what the history says/)
})

async function isHalfWritten(): Promise<boolean> {
  const { rows } = await made.app.db.execute<{ count: number }>(
    sql`select count(distinct coalesce(annual_cremations, -1))::int as count from ${partners}`,
  )
  return (rows[0]?.count ?? 0) > 1
}

/**
 * Resets the data and runs one write, killed at `killTime`. Returns inconsistencies and the new change sets'
 * row counts.
 */
async function round(
  kind: WriteKind,
  killTime: KillTime,
  count = kind === 'faq-upload' ? QUESTIONS : PARTNERS,
) {
  const { db } = made.app
  await db.execute(sql`truncate ${changeSets}, ${changes} cascade`)
  await db.execute(sql`delete from ${partners} where not (id = any(${sql.param(partnerIds)}::uuid[]))`)
  await db.execute(sql`delete from ${faqItems} where not (id = any(${sql.param(faqIds)}::uuid[]))`)
  await db.execute(sql`update ${partners} set deleted_at = null`)
  await db.execute(sql`update ${faqItems} set "order" = 0`)
  const id = await prepare(kind)
  const before = await readState(db)
  const ids = kind.startsWith('faq') ? faqIds : partnerIds
  const job = { kind, ids, id, actor, count, number: randomInt(1, 1e6) }
  // One process writes until it is killed.
  if (!writer?.isAlive()) writer = await startWriter(made.url, kind)
  const durationMs = await writer.write(job, killTime)
  if (!writer.isAlive()) await untilAlone()
  const after = await readState(db)
  const known = new Set(before.sets.map((set) => set.id))
  const imports = await db.select({ state: importJobs.state }).from(importJobs)
  return {
    durationMs,
    tear: describeTear(before, after),
    sets: after.sets.filter((set) => !known.has(set.id)).map((set) => set.itemCount),
    isImportDone: imports.some(({ state }) => state === 'done'),
  }
}

/** Prepares what undo or import needs and returns its id; else null. */
async function prepare(kind: WriteKind): Promise<string | null> {
  if (kind === 'undo') {
    const edit = { ids: partnerIds, updates: { annualCremations: randomInt(1e6) } }
    return (await editPartners(made.app, edit, actor)).changeSetId
  }
  if (kind !== 'import') return null
  const id = await startImport(made.app, { fileName: 'p.csv', bytes: Buffer.from(FILE) }, actor)
  await runImport(made.app, id)
  return id
}

/** Waits for the killed process's last statement, maybe its commit. */
async function untilAlone() {
  for (;;) {
    const { rows } = await made.app.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name = 'do-writes'`,
    )
    if (rows[0]?.count === 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
