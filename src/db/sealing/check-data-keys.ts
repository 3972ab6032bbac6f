import { getTableName, sql } from 'drizzle-orm'
import type { Database } from '../open.ts'
import { countOtherClients } from '../other-clients.ts'
import { dataKeys } from '../schema/directory.ts'
import { KEY_FILE } from './key-file.ts'
import { SEALED_TABLES } from './sealed-tables.ts'
import { sealedColumnsOf } from './vault.ts'

/**
 * Notes the current key before its first use. Throws when the database knows a key that is not here, unless
 * nothing is sealed with it and no other process could be using it.
 */
export async function checkDataKeys(db: Pick<Database, 'vault' | 'longTransaction'>): Promise<void> {
  const { vault } = db
  await db.longTransaction(async (tx) => {
    // Of several first starts with different keys one wins.
    await tx.execute(sql`lock table data_keys in exclusive mode`)
    const known = (await tx.select({ id: dataKeys.id }).from(dataKeys)).map(({ id }) => id)
    for (const id of known.filter((id) => !vault.keyIds.includes(id))) {
      const isUsed = (await isSealedWith(tx, id)) || (await countOtherClients(tx)) > 0
      if (isUsed) throw wrongDataKey(id)
      await tx.delete(dataKeys).where(sql`${dataKeys.id} = ${id}`)
    }
    await tx.insert(dataKeys).values({ id: vault.keyId }).onConflictDoNothing()
  })
}

/** For the operator. */
export const wrongDataKey = (keyId: string): Error =>
  new Error(
    `The personal data are encrypted with the key ${keyId}, which is not here. Nothing was changed. ` +
      `Put that key's file back in place of ${KEY_FILE} in DATA_DIR, or set DATA_KEY to that key.`,
  )

async function isSealedWith(tx: Pick<Database, 'execute'>, keyId: string): Promise<boolean> {
  const pattern = `sealed:1:${keyId}:%`
  const parts = SEALED_TABLES.map((table) => {
    const isOne = sealedColumnsOf(table).map(([, column]) => sql`${sql.identifier(column)} like ${pattern}`)
    return sql`exists (select 1 from ${sql.identifier(getTableName(table))} where ${sql.join(isOne, sql` or `)})`
  })
  const { rows } = await tx.execute<{ is_used: boolean }>(
    sql`select ${sql.join(parts, sql` or `)} as is_used`,
  )
  return rows[0]?.is_used === true
}
