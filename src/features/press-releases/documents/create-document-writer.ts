import { fileURLToPath } from 'node:url'
import { AppError } from '../../../shared/errors.ts'
import { ChildEnded, createChildProgram } from '../../child-programs/create-child-program.ts'
import type { DocumentReport, DocumentRequest } from './run-document-program.ts'

const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../document.ts' : './document.js', import.meta.url),
)
/** The longest text takes a second on an idle machine, and half a second more at the program's start. */
const TIMEOUT_MS = 15_000
const HEAP_MB = 256
/** With the one under way; more would wait longer than people do. */
const MOST_WAITING = 8
const RETRY_AFTER_S = 10

/** Throws invalid_input for letters that a PDF cannot show; unavailable when too many wait, or the process failed. */
export type DocumentWriter = (request: DocumentRequest) => Promise<Buffer>

/** Writes in a process of its own, one document at a time. */
export function createDocumentWriter(): DocumentWriter {
  const ask = createChildProgram<DocumentRequest, DocumentReport>({
    program: PROGRAM,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  let waiting = 0
  return async (request) => {
    if (waiting >= MOST_WAITING)
      throw unavailable('Many documents are being made at the moment. Please try again in a few seconds.')
    waiting += 1
    try {
      const report = await ask(request)
      if ('refusal' in report)
        throw new AppError('invalid_input', report.refusal, { fields: { text: report.refusal } })
      if ('fault' in report) throw new Error(`A document could not be made: ${report.fault}`)
      return Buffer.from(report.bytes)
    } catch (error) {
      if (!(error instanceof ChildEnded)) throw error
      throw unavailable('The document cannot be made at the moment. Please try again.', error)
    } finally {
      waiting -= 1
    }
  }
}

function unavailable(message: string, cause?: unknown): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: RETRY_AFTER_S, cause })
}
