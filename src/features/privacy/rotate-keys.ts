import { setTimeout as sleep } from 'node:timers/promises'
import { getTableName, ne, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { dataKeys } from '../../db/schema/directory.ts'
import { checkSealedValues } from '../../db/sealing/check-sealed-values.ts'
import type { DataKey } from '../../db/sealing/data-keys.ts'
import { SEALED_TABLES } from '../../db/sealing/sealed-tables.ts'
import { createVault } from '../../db/sealing/vault.ts'
import { countOtherClients } from '../../db/wait-for-server.ts'
import { countUnsealed, sealRows } from './seal-rows.ts'

const LOOKS = 10
const PAUSE_MS = 200

/**
 * Re-encrypts with `current`, the vault's first key. Cut short, a second run continues. Returns the values'
 * number.
 */
export async function rotateKeys(
  db: Database,
  current: DataKey,
  onProgress?: (rows: number) => void,
): Promise<number> {
  await refuseOthers(db)
  await sealRows(db, onProgress)
  const left = await countUnsealed(db)
  if (left > 0) throw new Error(`${left} rows are in use. Please try again.`)
  const client = await db.$longClient.connect()
  try {
    const count = await checkSealedValues(client, 'public', createVault([current]))
    await db.delete(dataKeys).where(ne(dataKeys.id, current.id))
    // Files keep old bytes.
    for (const table of SEALED_TABLES) await client.query(`vacuum (full) "${getTableName(table)}"`)
    await db.execute(sql`checkpoint`).catch(() => {})
    return count
  } finally {
    client.release()
  }
}

/** They know old keys alone: nobody could read what they write. */
export async function refuseOthers(db: Database): Promise<void> {
  for (let count = 0; count < LOOKS; count += 1) {
    if (count > 0) await sleep(PAUSE_MS)
    if ((await countOtherClients(db)) === 0) return
  }
  throw new Error(
    'The product is running. Please stop all its processes, and run this again. Nothing is lost.',
  )
}
