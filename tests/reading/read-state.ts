/** The directory's content, and whether the history explains a difference. */
import { asc, isNull } from 'drizzle-orm'
import type { Database } from '../../src/db/open.ts'
import { faqItems, partners } from '../../src/db/schema/directory.ts'
import { changeSets, changes } from '../../src/db/schema/history.ts'
import { diffRow } from '../../src/features/history/diff-row.ts'

type Fields = Record<string, unknown>
export type State = {
  /** Partners and questions by id, with stored fields. */
  things: Map<string, Fields>
  sets: { id: string; itemCount: number }[]
  changes: { changeSetId: string; entityId: string; before: Fields | null; after: Fields | null }[]
}

export async function readState(db: Database): Promise<State> {
  const rows = [
    ...(await db.select().from(partners).where(isNull(partners.deletedAt))),
    ...(await db.select().from(faqItems)),
  ]
  return {
    things: new Map(rows.map((row) => [row.id, diffRow(null, row)?.after ?? {}])),
    sets: await db.select().from(changeSets),
    changes: await db.select().from(changes).orderBy(asc(changes.id)),
  }
}

/** Returns null when the new change sets alone explain the difference, else a sentence. */
export function describeTear(before: State, after: State): string | null {
  const known = new Set(before.sets.map((set) => set.id))
  const sets = after.sets.filter((set) => !known.has(set.id))
  const expected = new Map(before.things)
  for (const { id, itemCount } of sets) {
    const rows = after.changes.filter((change) => change.changeSetId === id)
    if (rows.length !== itemCount) return `a set of ${itemCount} rows has ${rows.length}`
    for (const { entityId, after: fields } of rows) {
      if (fields === null) expected.delete(entityId)
      else expected.set(entityId, { ...expected.get(entityId), ...fields })
    }
  }
  const ids = new Set([...expected.keys(), ...after.things.keys()])
  const wrong = [...ids].filter((id) => stringOf(expected.get(id)) !== stringOf(after.things.get(id)))
  return wrong.length === 0 ? null : `${wrong.length} rows differ from what the history says`
}

const stringOf = (fields: Fields | undefined) =>
  fields && JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))
