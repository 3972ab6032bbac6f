import { fileURLToPath } from 'node:url'
import { ChildEnded, createChildProgram } from '../../child-programs/create-child-program.ts'
import type { StillRequest } from '../render/draw-still.ts'
import type { StillReport } from './run-still-program.ts'

const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../still.ts' : './still.js', import.meta.url),
)
/** On a busy machine; an idle one needs a second. */
const TIMEOUT_MS = 60_000
const HEAP_MB = 512

/** Draws JPEGs in another process, one at a time; rejects when that fails. */
export function createStillDrawer(): (request: StillRequest) => Promise<Buffer> {
  const ask = createChildProgram<StillRequest, StillReport>({
    program: PROGRAM,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  return async (request) => {
    const report = await ask(request).catch((error: unknown): StillReport => {
      if (error instanceof ChildEnded) return { error: error.message }
      throw error
    })
    if ('error' in report) throw new Error(`A frame could not be drawn: ${report.error}`)
    return Buffer.from(report.jpeg)
  }
}
