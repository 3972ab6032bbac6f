import { Buffer } from 'node:buffer'
import type { Database } from '../../../../db/open.ts'
import type { ImportOptions } from '../../../../shared/import.ts'
import type { JobRun } from '../../job-run.ts'
import { storedFile } from '../stored-file.ts'
import { convertWorkbook } from './convert-workbook.ts'

const ZIP = Buffer.from('PK\x03\x04')

/** Replaces a workbook by CSV, once; null for a CSV file. Throws as `convertWorkbook`, or Superseded. */
export async function replaceWorkbook(db: Database, run: JobRun): Promise<ImportOptions['workbook']> {
  const { id, options } = run.job
  const pieces: Uint8Array[] = []
  for await (const piece of storedFile(db, id).open()) {
    if (pieces.length === 0 && !ZIP.equals(piece.subarray(0, ZIP.length))) return options.workbook
    pieces.push(piece)
  }
  if (pieces.length === 0) return options.workbook
  const { csv, ...workbook } = await convertWorkbook(Buffer.concat(pieces))
  await run.set(db, { file: Buffer.from(csv), options: { ...options, workbook } })
  return workbook
}
