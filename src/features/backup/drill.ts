import { createReadStream } from 'node:fs'
import type pg from 'pg'
import { checkSealedValues } from '../../db/sealing/check-sealed-values.ts'
import { type DataKey, readDataKeys } from '../../db/sealing/data-keys.ts'
import { KEY_FILE } from '../../db/sealing/key-file.ts'
import { createVault } from '../../db/sealing/vault.ts'
import type { ArchiveManifest } from './archive-format.ts'
import { readArchive } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'

/**
 * Restores into a scratch schema, compares, and rolls back: nothing is left, also after a crash. Decrypts
 * every personal value with the archive's key, else (`DATA_KEY`) the product's. Needs disk for a second copy.
 * Throws as `restoreArchive` does.
 */
export async function drillBackup(
  pool: pg.Pool,
  file: string,
  identity: string,
  migrationsFolder: string,
  productsKeys: readonly DataKey[],
): Promise<ArchiveManifest> {
  const client = await pool.connect()
  const archivedKeys: DataKey[] = []
  const schema = `restore_drill_${process.pid}`
  try {
    await client.query('begin')
    await client.query(`create schema "${schema}"`)
    const entries = readArchive(createReadStream(file), identity)
    const { manifest } = await restoreArchive(client, entries, {
      schema,
      migrationsFolder,
      takeFile: async (name, bytes) => {
        if (name === KEY_FILE) archivedKeys.push(...readDataKeys(bytes.toString()))
      },
    })
    const vault = createVault(archivedKeys.length > 0 ? archivedKeys : productsKeys)
    await checkSealedValues(client, schema, vault)
    return manifest
  } finally {
    client.release(true)
  }
}
