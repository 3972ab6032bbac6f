import { randomUUID } from 'node:crypto'
import { newPartnerValues } from '../../shared/partner-fields/new-partner-values.ts'
import type { StoredPartner } from './to-admin-partner.ts'

/** Names all columns: many rows fit one statement. `createDate`: UTC day. */
export function toNewPartner(
  values: Partial<StoredPartner>,
  createSlug: (name: string, city: string) => string,
  now: Date,
): Omit<StoredPartner, 'version'> {
  const row = { ...newPartnerValues(), ...values }
  return {
    ...row,
    id: randomUUID(),
    slug: createSlug(row.name, row.city),
    googleFetchedAt: null,
    googleBusinessStatus: null,
    createDate: now.toISOString().slice(0, 10),
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
}
