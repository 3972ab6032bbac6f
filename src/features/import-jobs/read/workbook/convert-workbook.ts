import { Worker } from 'node:worker_threads'
import { AppError } from '../../../../shared/errors.ts'
import { NO_ROWS } from '../../../../shared/import.ts'
import { SURE_HEADINGS } from '../headings/heading-words.ts'
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
