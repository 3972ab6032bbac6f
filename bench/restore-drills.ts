import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { startConsoleProduct } from '../tests/browser/support/console-product.ts'
import { endDatabase } from '../tests/servers/end-database.ts'
import {
  DRILLS,
  fillProduct,
  leaveInJournal,
  mailsOf,
  runBackupCommand,
  runRestoreDrill,
} from '../tests/servers/restore-drill.ts'
import { makeScratchFolder } from '../tests/servers/scratch-folder.ts'

/** The sample directory of a first start. */
const PARTNERS = 1857

/**
 * Restores a backup of the sample directory, with every kind of file, on empty machines: as root and not, with either
 * database. `seconds`: from the start of the restore to a partner's page. `differences`: what was not as it had been.
 */
export async function benchRestoreDrills(): Promise<object[]> {
  const folder = makeScratchFolder('drills')
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  const product = await startConsoleProduct({ SAMPLE_DATA: String(PARTNERS) }, [], dataDir)
  try {
    const { partner, pictureUrl } = await fillProduct(product)
    await product.stop()
    const waitingReference = await leaveInJournal(dataDir, partner.id)
    const { output } = await runBackupCommand(['backup'], { DATA_DIR: dataDir })
    const file = /in (\S+\.tar\.gz\.age)/.exec(output)?.[1] ?? ''
    const keyFile = path.join(dataDir, 'backup-key/backup-key.txt')
    const backup = { file, keyFile, partner, pictureUrl, mails: await mailsOf(dataDir), waitingReference }
    const rows: object[] = []
    for (const kind of DRILLS) {
      const { faults, seconds } = await runRestoreDrill(kind, backup)
      rows.push({
        what: `restore on an empty machine, ${kind.user}, ${kind.engine} database, to the first page`,
        partners: PARTNERS,
        differences: faults.length,
        seconds: Math.round(seconds * 10) / 10,
      })
    }
    return rows
  } finally {
    await product.stop()
    await endDatabase(dataDir)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
