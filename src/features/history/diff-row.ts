import { KEPT_BY_PRODUCT, KEPT_IN_HISTORY } from '../../shared/history/history.ts'
import type { RecordedChange } from './record-change-set.ts'

type Row = Record<string, unknown> & { id: string }

/**
 * Differing fields; for a creation or deletion the whole row beside null. Times are ISO texts. Null: no
 * difference.
 */
export function diffRow(before: Row | null, after: Row | null): RecordedChange | null {
  const entityId = (after ?? before)?.id
  if (entityId === undefined) return null
  if (!before || !after)
    return { entityId, before: before && toStored(before), after: after && toStored(after) }
  const was = toStored(before)
  const is = toStored(after)
  const changed = Object.keys(is).filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
  if (changed.length === 0) return null
  return { entityId, before: pick(was, changed), after: pick(is, changed) }
}

function toStored(row: Row): Record<string, unknown> {
  const entries = Object.entries(row).filter(
    ([key, value]) => (key === KEPT_IN_HISTORY || !KEPT_BY_PRODUCT.includes(key)) && value !== undefined,
  )
  return Object.fromEntries(
    entries.map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  )
}

function pick(row: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))
}
