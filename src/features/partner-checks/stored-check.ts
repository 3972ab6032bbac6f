import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import type { Queryable } from '../../db/open.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import type { Opened } from '../../db/sealing/sealed-text.ts'
import { addressLookups } from '../../db/sealing/vault.ts'
import { paths } from '../../shared/paths.ts'
import { sign } from '../inquiries/receive/signing-key.ts'

type StoredRow = typeof partnerChecks.$inferSelect
type Fields = Record<string, unknown>

/** Decrypted. */
type StoredCheck = Omit<Opened<StoredRow>, 'seen' | 'proposed'> & {
  seen: Fields | null
  proposed: Fields | null
}

/** Throws when a value was changed or its key is missing. */
export function openCheck({ vault }: Queryable, row: StoredRow): StoredCheck {
  const { seen, proposed, ...opened } = vault.open(partnerChecks, row)
  return { ...opened, seen: readFields(seen), proposed: readFields(proposed) }
}

/** SQL: in any case; also unencrypted rows. */
export function isSentTo({ vault }: Queryable, email: string): SQL | undefined {
  const isPlain = and(
    isNull(partnerChecks.sentToLookup),
    sql`lower(${partnerChecks.sentTo}) = ${email.trim().toLowerCase()}`,
  )
  return or(inArray(partnerChecks.sentToLookup, addressLookups(vault, email)), isPlain)
}

const readFields = (json: string | null) => (json === null ? null : (JSON.parse(json) as Fields))

/** With a proof. */
export function checkPath(key: Buffer, checkId: string): string {
  return paths.partnerCheck(checkId, sign(key, 'check', checkId))
}

/** Ended before `limit`; undecided corrections stay. */
export async function purgeChecks(db: App['db'], limit: Date): Promise<number> {
  const { answer, answeredAt, decidedAt, expiresAt } = partnerChecks
  const endedAt = sql`case ${answer} when 'corrected' then ${decidedAt} when 'confirmed' then ${answeredAt} else ${expiresAt} end`
  const deleted = await db.delete(partnerChecks).where(sql`${endedAt} < ${limit.toISOString()}::timestamptz`)
  return deleted.rowCount ?? 0
}
