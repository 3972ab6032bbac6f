import { execFileSync } from 'node:child_process'
import { makeScratchFolder } from './scratch-folder.ts'

/** Names the run's prepared data folder. */
export const PREPARED_DATA = 'TEST_PREPARED_DATA'

/** Makes a scratch data folder, if possible as a copy of the prepared one, which saves initdb and migrations. */
export function makeDataDir(): string {
  const dataDir = makeScratchFolder('directory')
  const prepared = process.env[PREPARED_DATA]
  // Unlike Node's copy, cp keeps owners.
  if (prepared) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
  return dataDir
}
