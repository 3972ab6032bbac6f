import { createReadStream } from 'node:fs'
import type pg from 'pg'
import { checkSealedValues } from '../../db/sealing/check-sealed-values.ts'
import { type DataKey, readDataKeys } from '../../db/sealing/data-keys.ts'
import { KEY_FILE } from '../../db/sealing/key-file.ts'
import { createVault } from '../../db/sealing/vault.ts'
import type { ArchiveManifest } from './archive-format.ts'
import { readArchive } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'

/** In a scratch schema, rolled back also by a crash. Throws as `restoreArchive`. */
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
