import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { uploads } from '../../db/schema/files.ts'
import type { FieldErrors } from '../../shared/errors.ts'
import { UPLOAD_NAME } from '../../shared/pictures/picture-limits.ts'
import { invalidFields } from '../../shared/refusals.ts'

const UPLOADED = new RegExp(`/uploads/(${UPLOAD_NAME})$`)
export const PICTURE_FIELDS = ['logoUrl', 'imageUrl'] as const
const REMOVED =
  'This picture is no longer stored, since it was not saved within a day. Please choose it again.'

type Pictures = { readonly [Field in (typeof PICTURE_FIELDS)[number]]?: unknown }

/** Positions from 0; locks the stored ones until the transaction ends. */
export async function findRemovedPictures(
  tx: Queryable,
  rows: readonly Pictures[],
): Promise<{ position: number; fields: FieldErrors }[]> {
  const named = rows.flatMap((row, position) =>
    PICTURE_FIELDS.flatMap((field) => {
      const name = UPLOADED.exec(String(row[field] ?? ''))?.[1]
      return name === undefined ? [] : [{ position, field, name }]
    }),
  )
  if (named.length === 0) return []
  const found = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(sql`${uploads.name} = any(${sql.param(named.map(({ name }) => name))}::text[])`)
    .for('share')
  const stored = new Set(found.map(({ name }) => name))
  const removed = new Map<number, FieldErrors>()
  for (const { position, field, name } of named)
    if (!stored.has(name)) removed.set(position, { ...removed.get(position), [field]: REMOVED })
  return [...removed].map(([position, fields]) => ({ position, fields }))
}

/** Locks them. Throws invalid_input with `fields` for a removed one. */
export async function requireStoredPictures(tx: Queryable, values: Pictures): Promise<void> {
  const [removed] = await findRemovedPictures(tx, [values])
  if (removed) throw invalidFields(removed.fields)
}
