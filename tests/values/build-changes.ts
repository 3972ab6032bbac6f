/** Change sets for history tests, written as the product's calls write them. */
import { eq, inArray } from 'drizzle-orm'
import type { App } from '../../src/app.ts'
import { partners } from '../../src/db/schema/directory.ts'
import { takeNextVersion } from '../../src/features/directory/snapshot/directory-version.ts'
import { diffRow } from '../../src/features/history/diff-row.ts'
import { type RecordedChange, recordChangeSet } from '../../src/features/history/record-change-set.ts'
import { recordCreatedPartners } from '../../src/features/history/record-created-partners.ts'
import type { ChangeAction } from '../../src/shared/history/history.ts'
import { buildPartner } from './build.ts'

type PartnerRow = typeof partners.$inferSelect
const actor = { id: null, name: 'Margaret Hale' }

/** Imports partners; returns the change set's id. */
export async function importBuilt(app: App, given: Partial<typeof partners.$inferInsert>[]): Promise<string> {
  return writeDeed(app, async (tx, version, now) => {
    await tx.insert(partners).values(given.map((row) => ({ ...buildPartner(row), version })))
    const changeSet = { action: 'import', entity: 'partner', actor, subject: 'partners.csv' } as const
    return recordCreatedPartners(tx, changeSet, version, now)
  })
}

/** Sets values in partners as one change set; returns its id. */
export function editPartners(app: App, ids: string[], values: Partial<PartnerRow>): Promise<string> {
  return changeRows(app, ids, 'bulk-edit', (row) => ({ ...row, ...values }))
}

/** Deletes partners as one change set; returns its id. */
export function deletePartners(app: App, ids: string[]): Promise<string> {
  return changeRows(app, ids, ids.length === 1 ? 'delete' : 'bulk-delete', () => null)
}

async function changeRows(
  app: App,
  ids: string[],
  action: ChangeAction,
  change: (row: PartnerRow) => PartnerRow | null,
): Promise<string> {
  return writeDeed(app, async (tx, version, now) => {
    const rows = await tx.select().from(partners).where(inArray(partners.id, ids))
    const changes: RecordedChange[] = []
    for (const row of rows) {
      const after = change(row)
      const values = after ?? { deletedAt: now }
      await tx
        .update(partners)
        .set({ ...values, updatedAt: now, version })
        .where(eq(partners.id, row.id))
      changes.push(...[diffRow(row, after)].filter((found) => found !== null))
    }
    return recordChangeSet(tx, { action, entity: 'partner', actor, subject: 'Test' }, changes, now)
  })
}

type Transaction = Parameters<Parameters<App['db']['transaction']>[0]>[0]

async function writeDeed(
  app: App,
  work: (tx: Transaction, version: number, now: Date) => Promise<string | null>,
): Promise<string> {
  const id = await app.db.transaction(async (tx) => work(tx, await takeNextVersion(tx), app.clock.now()))
  await app.directory.refresh()
  if (!id) throw new Error('Nothing was changed.')
  return id
}
