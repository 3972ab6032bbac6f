/**
 * Does writes as a separate process in the database given as argument, beginning with the kind given
 * next: says "ready", reads a WriteJob per line from standard input, says "done" after each, ends with its input.
 */
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { openDatabase } from '../../src/db/open.ts'
import { partners } from '../../src/db/schema/directory.ts'
import { publishBatch } from '../../src/features/description-runs/publish-run.ts'
import { openDirectoryView } from '../../src/features/directory/snapshot/open-directory-view.ts'
import { addManyFaq } from '../../src/features/faq/add-many-faq.ts'
import { bulkEditFaq } from '../../src/features/faq/bulk-edit-faq.ts'
import { diffRow } from '../../src/features/history/diff-row.ts'
import { recordChangeSet } from '../../src/features/history/record-change-set.ts'
import { undoChangeSet } from '../../src/features/history/undo-change-set.ts'
import { confirmImport } from '../../src/features/import-jobs/confirm-import.ts'
import { runImport } from '../../src/features/import-jobs/run-import.ts'
import { createPartners } from '../../src/features/partners/create-partners.ts'
import { deletePartners } from '../../src/features/partners/delete-partners.ts'
import { editPartners } from '../../src/features/partners/edit-partners.ts'
import type { WriteJob, WriteKind } from '../servers/write-in-child.ts'
import { TEST_VAULT } from './test-vault.ts'

const db = openDatabase(
  { connectionString: process.argv[2] ?? '', application_name: 'do-writes' },
  TEST_VAULT,
  4,
)
const app = {
  db,
  directory: await openDirectoryView(db),
  clock: { now: () => new Date() },
  log: pino(pino.destination(2)),
}
// Only a first creation would wait for it.
if (process.argv[3] === 'bulk-create') await app.directory.gazetteer()

const WRITES: Record<WriteKind, (job: WriteJob) => Promise<unknown>> = {
  'bulk-edit': ({ ids, number, actor }) =>
    editPartners(app, { ids, updates: { annualCremations: number } }, actor),
  'bulk-delete': ({ ids, actor }) => deletePartners(app, ids, actor),
  'bulk-create': ({ count, actor }) => createPartners(app, numbersTo(count).map(newPartner), actor),
  import: ({ id, actor }) => confirmImport(app, id ?? '', actor).then(() => runImport(app, id ?? '')),
  undo: ({ id, actor }) => undoChangeSet(app, id ?? '', actor),
  'faq-upload': ({ count, actor }) => addManyFaq(app, numbersTo(count).map(newQuestion), actor),
  'faq-bulk-edit': ({ ids, number, actor }) => bulkEditFaq(app, ids, { order: 1 + (number % 998) }, actor),
  publish: publishAll,
  torn: editWithoutTransaction,
}

// Node would do it at the end, but a killed process has none, and each start would compile everything again.
flushCompileCache()
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  const job = JSON.parse(line) as WriteJob
  await WRITES[job.kind](job)
  console.log('done')
}
await app.directory.close()
await db.$client.end()

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number)
}

function newPartner(number: number) {
  return {
    name: `New ${number}`,
    phone: '(828) 555-0142',
    address: '1 Main Street',
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
  }
}

function newQuestion(number: number) {
  return {
    question: `New ${number}?`,
    answer: 'Yes.',
    category: 'general' as const,
    order: 0,
    appliesTo: 'all' as const,
    targetStates: [],
    targetCities: [],
    targetPartners: [],
    isActive: true,
    translations: {},
  }
}

async function publishAll({ id }: WriteJob) {
  while (await publishBatch(app, id ?? '', 10));
}

/** Deliberately wrong: row by row, history last. With a `count` below all rows it stops there, to be killed. */
async function editWithoutTransaction({ number, count, actor }: WriteJob) {
  const rows = await db.select().from(partners)
  for (const row of rows.slice(0, count)) {
    await db.update(partners).set({ annualCremations: number }).where(eq(partners.id, row.id))
  }
  if (count < rows.length) await new Promise(() => {})
  const changes = rows.flatMap((row) => diffRow(row, { ...row, annualCremations: number }) ?? [])
  const changeSet = { action: 'bulk-edit', entity: 'partner', actor, subject: 'Torn' } as const
  await recordChangeSet(db, changeSet, changes, new Date())
}
