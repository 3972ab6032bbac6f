import { createReadStream } from 'node:fs'
import type pg from 'pg'
import type { ArchiveManifest } from './archive-format.ts'
import { readArchive } from './read-archive.ts'
import { restoreArchive } from './restore-archive.ts'

/**
 * Proves that a backup can be restored: into a scratch schema of the database, compared, and rolled back, so that
 * nothing is left, also after a crash. Needs free disk for a second copy. Throws as `restoreArchive` does.
 */
export async function drillBackup(
  pool: pg.Pool,
  file: string,
  identity: string,
  migrationsFolder: string,
): Promise<ArchiveManifest> {
  const client = await pool.connect()
  const schema = `restore_drill_${process.pid}`
  try {
    await client.query('begin')
    await client.query(`create schema "${schema}"`)
    const entries = readArchive(createReadStream(file), identity)
    const { manifest } = await restoreArchive(client, entries, {
      schema,
      migrationsFolder,
      takeFile: async () => {},
    })
    return manifest
  } finally {
    // Rolls back, whatever state the connection is in.
    client.release(true)
  }
}
