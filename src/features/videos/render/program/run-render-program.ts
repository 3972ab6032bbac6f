import { setPriority } from 'node:os'
import type { FrameSink } from '../encode/frame-sink.ts'
import type { RenderOrder, RenderReport } from './messages.ts'
import { renderFilm } from './render-film.ts'

/** Visitors come first. */
const NICENESS = 10
/** Twice the usual; more could starve the site. */
const MAX_MEMORY_BYTES = 1_000_000_000
const REPORTS_A_FILM = 200

/** Takes one RenderOrder by IPC; ends also when the server is gone. */
export function runRenderProgram(): void {
  try {
    setPriority(NICENESS)
  } catch {
    // Not allowed everywhere.
  }
  let sink: FrameSink | undefined
  process.once('disconnect', () => {
    sink?.abort()
    process.exit(1)
  })
  process.once('message', (order: RenderOrder) => {
    let reported = 0
    renderFilm(order, {
      onOpen: (opened) => {
        sink = opened
      },
      onProgress: (fraction) => {
        if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) {
          sink?.abort()
          end({ type: 'failed', reason: 'out-of-memory', details: `more than ${MAX_MEMORY_BYTES} bytes` })
        }
        if (fraction - reported < 1 / REPORTS_A_FILM) return
        reported = fraction
        report({ type: 'progress', fraction })
      },
    }).then(
      (files) => end({ type: 'done', files }),
      (error: unknown) => {
        sink?.abort()
        const details = error instanceof Error ? (error.stack ?? error.message) : String(error)
        end({ type: 'failed', reason: sink ? 'encoder-failed' : 'crashed', details })
      },
    )
  })
}

const report = (message: RenderReport) => process.send?.(message)

function end(message: RenderReport): void {
  process.removeAllListeners('disconnect')
  process.send?.(message, () => process.exit(0))
}
