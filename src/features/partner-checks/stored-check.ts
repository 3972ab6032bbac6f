import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/open.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import type { Opened } from '../../db/sealing/sealed-text.ts'
import { addressLookups } from '../../db/sealing/vault.ts'

type StoredRow = typeof partnerChecks.$inferSelect
type Fields = Record<string, unknown>

/** Decrypted. */
export type StoredCheck = Omit<Opened<StoredRow>, 'seen' | 'proposed'> & {
  seen: Fields | null
  proposed: Fields | null
}

/** Throws when a value was changed, or its key is not here. */
export function openCheck({ vault }: Queryable, row: StoredRow): StoredCheck {
  const { seen, proposed, ...opened } = vault.open(partnerChecks, row)
  return { ...opened, seen: readFields(seen), proposed: readFields(proposed) }
}

/** SQL: in any case; also rows of a release that did not encrypt. */
export function isSentTo({ vault }: Queryable, email: string): SQL | undefined {
  const isPlain = and(
    isNull(partnerChecks.sentToLookup),
    sql`lower(${partnerChecks.sentTo}) = ${email.trim().toLowerCase()}`,
  )
  return or(inArray(partnerChecks.sentToLookup, addressLookups(vault, email)), isPlain)
}

const readFields = (json: string | null) => (json === null ? null : (JSON.parse(json) as Fields))
