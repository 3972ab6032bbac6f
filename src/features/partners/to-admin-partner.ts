import type { InferSelectModel } from 'drizzle-orm'
import type { partners } from '../../db/schema/directory.ts'
import type { AdminPartner } from '../../shared/partners/admin-partner.ts'

export type StoredPartner = InferSelectModel<typeof partners>

/** Forms send back what they got. `updatedAt`: whole milliseconds. */
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
