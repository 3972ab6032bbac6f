import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../open.ts'
import { dataKeys } from '../schema/directory.ts'
import { countOtherClients } from '../wait-for-server.ts'
import { KEY_FILE } from './key-file.ts'
import { SEALED_TABLES } from './sealed-tables.ts'
import { sealedColumnsOf } from './vault.ts'

/** Throws for a missing key, unless nothing is sealed with it. */
export async function checkDataKeys(db: Pick<Database, 'vault' | 'longTransaction'>): Promise<void> {
  const { vault } = db
  await db.longTransaction(async (tx) => {
    await tx.execute(sql`lock table data_keys in exclusive mode`)
    const known = (await tx.select({ id: dataKeys.id }).from(dataKeys)).map(({ id }) => id)
    for (const id of known.filter((id) => !vault.keyIds.includes(id))) {
      const isNeeded = (await isUsed(tx, id)) || (await countOtherClients(tx)) > 0
      if (isNeeded) throw wrongDataKey(id)
      await tx.delete(dataKeys).where(sql`${dataKeys.id} = ${id}`)
    }
    await tx.insert(dataKeys).values({ id: vault.keyId }).onConflictDoNothing()
  })
}

export const wrongDataKey = (keyId: string): Error =>
  new Error(
    `The personal data are encrypted with the key ${keyId}, which is not here. Nothing was changed. ` +
      `Put that key's file back in place of ${KEY_FILE} in DATA_DIR, or set DATA_KEY to that key. ` +
      'Backups of an installation without DATA_KEY hold the file. Where it is lost for good, so are inquiries and second factors, ' +
      `but not the directory: npm run keys -- forget ${keyId}.`,
  )

async function isUsed(tx: Pick<Database, 'execute'>, keyId: string): Promise<boolean> {
  const parts = SEALED_TABLES.map(
    (table) => sql`exists (select 1 from ${table} where ${isSealedWith(table, keyId)})`,
  )
  const { rows } = await tx.execute<{ is_used: boolean }>(
    sql`select ${sql.join(parts, sql` or `)} as is_used`,
  )
  return rows[0]?.is_used === true
}

/** SQL: the row has a value that this key alone opens. */
export function isSealedWith(table: PgTable, keyId: string): SQL {
  const pattern = `sealed:1:${keyId}:%`
  const parts = sealedColumnsOf(table).map(([, column]) => sql`${sql.identifier(column)} like ${pattern}`)
  return sql`(${sql.join(parts, sql` or `)})`
}
