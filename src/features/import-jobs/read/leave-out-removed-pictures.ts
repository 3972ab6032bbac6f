import type { Queryable } from '../../../db/open.ts'
import { findRemovedPictures, PICTURE_FIELDS } from '../../uploads/find-removed-pictures.ts'
import type { ReadRow } from './row-cells.ts'

const NOT_STORED = 'This picture is not stored here, so it is left out.'
/** Others may be another site's. */
const IS_OWN = /^\/uploads\//

/** Leaves out this site's pictures that are not stored, with a doubt. */
export async function leaveOutRemovedPictures(db: Queryable, rows: readonly ReadRow[]): Promise<void> {
  const own = (value: unknown) => (typeof value === 'string' && IS_OWN.test(value) ? value : undefined)
  const pictures = rows.map(({ values }) =>
    Object.fromEntries(PICTURE_FIELDS.map((field) => [field, own(values[field])])),
  )
  for (const { position, fields } of await findRemovedPictures(db, pictures)) {
    const row = rows[position]
    for (const field of Object.keys(fields)) {
      if (!row) continue
      row.raw[field] = String(row.values[field])
      delete row.values[field]
      row.doubts[field] = NOT_STORED
    }
  }
}
