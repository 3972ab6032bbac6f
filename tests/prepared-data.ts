import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The variable that names the prepared data folder to every process of a run. */
export const PREPARED_DATA = 'TEST_PREPARED_DATA'

/**
 * Makes a temporary data folder. Where the run has prepared one, the new folder is a copy with a migrated, empty
 * database, which spares the product initdb and the migrations.
 */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'directory-'))
  const prepared = process.env[PREPARED_DATA]
  // cp keeps owners, which Node's own copy does not.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
  return dataDir
}
