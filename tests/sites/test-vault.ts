import { readDataKeys } from '../../src/db/sealing/data-keys.ts'
import { createVault } from '../../src/db/sealing/vault.ts'

/** The same in every test, so that several processes can share a database. */
export const TEST_VAULT = createVault(readDataKeys('5f'.repeat(32)))
