import type { InferSelectModel } from 'drizzle-orm'
import type { partners } from '../../db/schema.ts'
import type { AdminPartner } from '../../shared/admin-partner.ts'

/** A partner as it is stored. */
export type StoredPartner = InferSelectModel<typeof partners>

/**
 * A stored partner as administrators see it. Ratings stand as they are stored, whatever the public is shown of them, so
 * that a form can send back what it was given. `updatedAt` has whole milliseconds, as `expectedUpdatedAt` needs it.
 */
export function toAdminPartner(row: StoredPartner): AdminPartner {
  const {
    latitude,
    longitude,
    googleFetchedAt: _googleFetchedAt,
    googleBusinessStatus: _googleBusinessStatus,
    deletedAt: _deletedAt,
    version: _version,
    ...shown
  } = row
  return {
    ...shown,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
