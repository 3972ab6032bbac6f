import { Buffer } from 'node:buffer'
import { Worker } from 'node:worker_threads'
import type { Database } from '../../../../db/open.ts'
import { AppError } from '../../../../shared/errors.ts'
import { type ImportOptions, NO_ROWS } from '../../../../shared/import.ts'
import type { JobRun } from '../../job-run.ts'
import { SURE_HEADINGS } from '../headings/heading-words.ts'
import { storedFile } from '../stored-file.ts'
import {
  type ConvertedWorkbook,
  MOST_HEAP_MB,
  MOST_MS,
  type WorkbookAnswer,
  type WorkbookQuestion,
} from './workbook-limits.ts'

const TOO_LARGE =
  'This workbook is too large to be read. Please save its list as CSV and upload that, or remove what lies outside the list.'
const BROKEN =
  'This workbook cannot be read. Please open it in Excel, save it again, or save the list as CSV.'

/**
 * Excel to CSV in a bounded thread; the sheet whose headings name the most fields. Throws `invalid_input`,
 * too_large.
 */
export async function convertWorkbook(bytes: Uint8Array): Promise<ConvertedWorkbook> {
  const answer = await askWorker(bytes)
  if (!('problem' in answer)) return answer
  if (answer.problem === 'no rows') throw new AppError('invalid_input', NO_ROWS)
  if (answer.problem === 'too large') throw new AppError('too_large', TOO_LARGE)
  throw new AppError('invalid_input', BROKEN)
}

function askWorker(bytes: Uint8Array): Promise<WorkbookAnswer> {
  const isBuilt = !import.meta.url.endsWith('.ts')
  const program = new URL(isBuilt ? './convert-in-worker.js' : './convert-in-worker.ts', import.meta.url)
  const worker = new Worker(program, {
    workerData: { workbook: bytes, headings: SURE_HEADINGS } satisfies WorkbookQuestion,
    resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    env: {},
    execArgv: [],
  })
  return new Promise<WorkbookAnswer>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ problem: 'too large' }), MOST_MS)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'too large' }) : reject(error),
    )
    worker.once('exit', () => resolve({ problem: 'broken' }))
    worker.once('exit', () => clearTimeout(timer))
  }).finally(() => worker.terminate())
}

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
