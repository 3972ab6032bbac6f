import { eq, getTableName, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { adminUsers } from '../../db/schema/accounts.ts'
import { dataKeys } from '../../db/schema/directory.ts'
import { isSealedWith } from '../../db/sealing/check-data-keys.ts'
import { SEALED_TABLES } from '../../db/sealing/sealed-tables.ts'

/** Accounts stay without their authenticator app. */
const KEPT_ROWS = sql`totp_secret = null, totp_confirmed_at = null, totp_last_step = null`

/** Removes what a lost key alone could open. Returns rows by table. Throws for an unknown key. */
export async function forgetKey(db: Database, keyId: string): Promise<[table: string, rows: number][]> {
  return db.longTransaction(async (tx) => {
    const known = await tx.delete(dataKeys).where(eq(dataKeys.id, keyId)).returning({ id: dataKeys.id })
    if (known.length === 0) throw new Error(`This database was never encrypted with a key ${keyId}.`)
    const removed: [string, number][] = []
    for (const table of SEALED_TABLES) {
      const isLost = isSealedWith(table, keyId)
      // Deletions take along rows of other tables.
      const { rows } = await tx.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} where ${isLost}`,
      )
      const count = rows[0]?.count ?? 0
      if (count > 0) removed.push([getTableName(table), count])
    }
    for (const table of SEALED_TABLES) {
      const isLost = isSealedWith(table, keyId)
      await tx.execute(
        table === adminUsers
          ? sql`update ${table} set ${KEPT_ROWS} where ${isLost}`
          : sql`delete from ${table} where ${isLost}`,
      )
    }
    return removed
  })
}
