import { fileURLToPath } from 'node:url'
import { AppError } from '../../shared/errors.ts'
import { ChildEnded, createChildProgram } from '../child-programs/create-child-program.ts'
import { type CleanPicture, PICTURE_COST, requirePictureFormat, TOO_COSTLY_EXIT } from './clean-picture.ts'
import type { PictureReport, PictureRequest } from './run-picture-program.ts'

const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../picture.ts' : './picture.js', import.meta.url),
)
/** PICTURE_COST bounds the CPU time. */
const TIMEOUT_MS = 20_000
const HEAP_MB = 128
const RETRY_AFTER_S = 10

export type PictureCleaner = (given: Buffer) => Promise<CleanPicture>

/** One at a time in another process. Throws invalid_input, and unavailable when that fails. */
export function createPictureCleaner(cost = PICTURE_COST, ask = startProgram()): PictureCleaner {
  return async (given) => {
    // Other files start no process.
    requirePictureFormat(given)
    const report = await ask({ given, ...cost }).catch((error: unknown) => {
      throw refusalOf(error)
    })
    if ('refusal' in report) throw new AppError('invalid_input', report.refusal)
    if ('fault' in report) throw new Error(`A picture could not be cleaned: ${report.fault}`)
    return { format: report.format, bytes: Buffer.from(report.bytes) }
  }
}

const startProgram = () =>
  createChildProgram<PictureRequest, PictureReport>({
    program: PROGRAM,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ChildEnded)) return error
  if (error.exitCode === TOO_COSTLY_EXIT) {
    const sentence = 'The picture takes too much work to read. Please save it smaller, or as a plain JPEG.'
    return new AppError('invalid_input', sentence, { cause: error })
  }
  return new AppError('unavailable', 'The picture cannot be read at the moment. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_S,
    cause: error,
  })
}
