import { isAtMost, type TrustRow } from '../trust-row.ts'

const PARTNERS = 'src/http/api/admin/partners'

type Row = Readonly<Record<string, unknown>>
const areServed = ({ p99Ms, errors }: Row) => isAtMost(p99Ms, 250) && errors === 0

/** Imports, changes of many rows, and taking them back. */
export const CHANGE_ROWS: readonly TrustRow[] = [
  {
    id: 20,
    title: 'Every broken list is read right or refused by line, never by half',
    proofs: [
      { file: 'src/features/import-jobs/broken-files.test.ts' },
      { file: 'src/features/import-jobs/hostile-lists.test.ts' },
      { file: 'src/features/import-jobs/hostile-workbooks.test.ts' },
      { file: 'src/shared/csv/split-csv.test.ts' },
    ],
    faults: [
      {
        breaks: 'a quotation mark that never ends swallows the rest of the list',
        file: 'src/shared/csv/split-csv.ts',
        find: "if (state === 'quoted') {\n    const message",
        replace: 'if (Date.now() < 0) {\n    const message',
        caughtBy: 'src/features/import-jobs/broken-files.test.ts',
      },
    ],
  },
  {
    id: 21,
    title: 'A huge list is taken in bounded time and memory, or refused before it is read',
    proofs: [
      { file: 'src/http/api/admin/imports.test.ts' },
      { file: 'src/features/import-jobs/interruptions.test.ts', titles: ['cancel in the middle'] },
    ],
    benches: [
      {
        subject: 'import',
        asks: '100,000 rows by the command in 15 s, in at most 256 MB more than an idle product has, visitors’ p99 at most 250 ms',
        isMet: (row) => {
          if (row.what === 'visitors meanwhile') return areServed(row)
          if (row.what !== 'import of 100000 rows') return null
          return isAtMost(row.ms, 15_000) && isAtMost(row.overIdleMb, 256)
        },
      },
      {
        subject: 'back-office',
        asks: '100,000 rows in the product in 15 s with at most 256 MB more, visitors’ p99 at most 250 ms',
        isMet: (row) => {
          if (row.what === 'import of 100000 rows, both') return isAtMost(row.ms, 15_000)
          if (!/^CSV (preview|write) of 100000 rows$/.test(String(row.what))) return null
          return isAtMost(row.extraMegabytes, 256) && areServed(row)
        },
      },
    ],
    faults: [
      {
        breaks: 'a file of more than 25 MB is read',
        file: 'src/features/import-jobs/start-import.ts',
        find: 'upload.bytes.length > MAX_IMPORT_BYTES',
        replace: 'upload.bytes.length === -1',
        caughtBy: 'src/features/import-jobs/command/import-list.test.ts',
        titles: ['of more than 25 MB'],
      },
    ],
  },
  {
    id: 22,
    title: 'A change of many rows is made whole or not at all, also when the process is killed',
    proofs: [
      { file: `${PARTNERS}/partners-bulk.test.ts` },
      { file: 'src/http/api/admin/faq/faq-bulk.test.ts' },
      {
        file: 'tests/fault-points.test.ts',
        titles: ['a bulk edit', 'a bulk deletion', 'an undo', 'in bulk'],
      },
      { file: 'src/features/import-jobs/interruptions.test.ts' },
    ],
    faults: [
      {
        breaks: 'a bulk change leaves out what is gone',
        file: 'src/features/partners/lock-partners.ts',
        find: 'if (rows.length === ids.length) return rows',
        replace: 'if (rows.length >= 0) return rows',
        caughtBy: `${PARTNERS}/partners-bulk.test.ts`,
      },
      {
        breaks: 'a bulk edit leaves no trace in the history, so none can take it back',
        file: 'src/features/partners/edit-partners.ts',
        find: "return recordChangeSet(tx, { action: 'bulk-edit'",
        replace: "return subject !== '' ? null : recordChangeSet(tx, { action: 'bulk-edit'",
        caughtBy: `${PARTNERS}/partners-bulk.test.ts`,
      },
    ],
  },
  {
    id: 23,
    title: 'No edit overwrites another unseen, and a repeated one counts once',
    proofs: [
      { file: `${PARTNERS}/partners-update.test.ts` },
      { file: `${PARTNERS}/partners-bulk.test.ts`, titles: ['a second call finds none'] },
      { file: 'src/http/api/admin/faq/faq.test.ts', titles: ['a stale expectedUpdatedAt'] },
      { file: 'src/http/api/admin/imports.test.ts', titles: ['written twice at once'] },
    ],
    faults: [
      {
        breaks: 'the last writer wins',
        file: 'src/features/partners/update-partner.ts',
        find: 'if (expectedUpdatedAt && Date.parse',
        replace: 'if (expectedUpdatedAt === null && Date.parse',
        caughtBy: `${PARTNERS}/partners-update.test.ts`,
      },
    ],
  },
  {
    id: 24,
    title: 'Whatever is deleted can be restored exactly for 30 days',
    proofs: [
      { file: 'src/http/api/admin/history.test.ts', full: { DELETED_PARTNERS: '1857' } },
      { file: 'src/features/history/undo-change-set.test.ts' },
    ],
    faults: [
      {
        breaks: 'deleted partners are removed at once',
        file: 'src/features/history/remove-deleted-partners.ts',
        find: 'undoLimit(app.clock.now())',
        replace: 'app.clock.now()',
        caughtBy: 'src/http/api/admin/history.test.ts',
      },
      {
        breaks: 'an undo overwrites later edits',
        file: 'src/features/history/check-undo.ts',
        find: 'sql`(${current} || ${withoutOwnFields(sql`c.after`)}) <> ${current}`',
        replace: 'sql`false`',
        caughtBy: 'src/features/history/undo-change-set.test.ts',
      },
    ],
  },
]
