import type { Queryable } from '../../db/open.ts'
import { invalidFields } from '../../shared/refusals.ts'
import { findRemovedPictures, type Pictures } from './find-removed-pictures.ts'

/**
 * Locks the named uploads until the transaction ends. `values`: changed fields. Throws invalid_input with
 * `fields` for a removed upload.
 */
export async function requireStoredPictures(tx: Queryable, values: Pictures): Promise<void> {
  const [removed] = await findRemovedPictures(tx, [values])
  if (removed) throw invalidFields(removed.fields)
}
