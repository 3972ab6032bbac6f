/**
 * Does one write as a separate process: reads a WriteJob from standard input, says "ready", waits for "go",
 * writes, says "done", ends with its input.
 */
import { createInterface } from 'node:readline'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { openDatabase } from '../src/db/open.ts'
import { partners } from '../src/db/schema.ts'
import { openDirectoryView } from '../src/features/directory/snapshot/open-directory-view.ts'
import { addManyFaq } from '../src/features/faq/add-many-faq.ts'
import { bulkEditFaq } from '../src/features/faq/bulk-edit-faq.ts'
import { diffRow } from '../src/features/history/diff-row.ts'
import { recordChangeSet } from '../src/features/history/record-change-set.ts'
import { undoChangeSet } from '../src/features/history/undo-change-set.ts'
import { confirmImport } from '../src/features/import-jobs/confirm-import.ts'
import { runImport } from '../src/features/import-jobs/run-import.ts'
import { createPartners } from '../src/features/partners/create-partners.ts'
import { deletePartners } from '../src/features/partners/delete-partners.ts'
import { editPartners } from '../src/features/partners/edit-partners.ts'
import { TEST_VAULT } from './test-vault.ts'
import type { WriteJob, WriteKind } from './write-in-child.ts'

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const job = JSON.parse((await lines.next()).value ?? '') as WriteJob
const { actor } = job
const db = openDatabase({ connectionString: job.url, application_name: 'write-in-child' }, TEST_VAULT, 4)
const app = {
  db,
  directory: await openDirectoryView(db),
  clock: { now: () => new Date() },
  log: pino(pino.destination(2)),
}
// Only a first call would wait for it.
if (job.kind === 'bulk-create') await app.directory.gazetteer()

const numbers = Array.from({ length: job.count }, (_, number) => number)
const WRITES: Record<WriteKind, () => Promise<unknown>> = {
  'bulk-edit': () => editPartners(app, { ids: job.ids, updates: { annualCremations: job.number } }, actor),
  'bulk-delete': () => deletePartners(app, job.ids, actor),
  'bulk-create': () => createPartners(app, numbers.map(newPartner), actor),
  import: () => confirmImport(app, job.id ?? '', actor).then(() => runImport(app, job.id ?? '')),
  undo: () => undoChangeSet(app, job.id ?? '', actor),
  'faq-upload': () => addManyFaq(app, numbers.map(newQuestion), actor),
  'faq-bulk-edit': () => bulkEditFaq(app, job.ids, { order: 1 + (job.number % 998) }, actor),
  torn: editWithoutTransaction,
}

console.log('ready')
await lines.next()
await WRITES[job.kind]()
console.log('done')
await lines.next()
await app.directory.close()
await db.$client.end()

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
  }
}

/** Deliberately wrong: row by row, history last. */
async function editWithoutTransaction() {
  const rows = await db.select().from(partners)
  for (const row of rows) {
    await db.update(partners).set({ annualCremations: job.number }).where(eq(partners.id, row.id))
  }
  const changes = rows.flatMap((row) => diffRow(row, { ...row, annualCremations: job.number }) ?? [])
  const changeSet = { action: 'bulk-edit', entity: 'partner', actor, subject: 'Torn' } as const
  await recordChangeSet(db, changeSet, changes, new Date())
}
