import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { uploads } from '../../db/schema-uploads.ts'
import { AppError, type FieldErrors } from '../../shared/errors.ts'

const UPLOADED = /\/uploads\/([0-9a-f]{32}\.(?:png|jpg|webp))$/
const REMOVED =
  'This picture is no longer stored, since it was not saved within a day. Please choose it again.'

/**
 * Holds the uploads that a partner is about to name until the transaction ends, so that none is removed meanwhile.
 * `values` are the changed fields. Throws invalid_input with `fields` for an upload that was removed.
 */
export async function requireStoredPictures(
  tx: Queryable,
  values: { logoUrl?: string | null; imageUrl?: string | null },
): Promise<void> {
  const named = (['logoUrl', 'imageUrl'] as const).flatMap((field) => {
    const name = UPLOADED.exec(values[field] ?? '')?.[1]
    return name === undefined ? [] : [{ field, name }]
  })
  if (named.length === 0) return
  const names = named.map(({ name }) => name)
  const rows = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, names))
    .for('share')
  const fields: FieldErrors = {}
  for (const { field, name } of named) if (!rows.some((row) => row.name === name)) fields[field] = REMOVED
  if (Object.keys(fields).length > 0) {
    throw new AppError('invalid_input', 'Some values cannot be used.', { fields })
  }
}
