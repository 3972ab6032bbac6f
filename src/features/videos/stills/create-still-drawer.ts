import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limitConcurrency } from '../../../shared/limit-concurrency.ts'
import type { StillRequest } from '../render/draw-still.ts'
import type { StillReport } from './run-still-program.ts'

/** Beside the built server, else the source. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../still.ts' : './still.js', import.meta.url),
)
/** On a busy machine; an idle one needs a second. */
const TIMEOUT_MS = 30_000
/** Starting the process costs half a second: it is kept while somebody types. */
const IDLE_MS = 60_000
const MEMORY_MB = 512

/**
 * Returns a function that draws one frame as JPEG in a process of its own, so that no visitor waits for it; one at a
 * time. It rejects when the frame cannot be drawn; the process is started at the first frame and ended when idle.
 */
export function createStillDrawer(): (request: StillRequest) => Promise<Buffer> {
  const inTurn = limitConcurrency(1)
  let child: ChildProcess | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  function start(): ChildProcess {
    const started = fork(PROGRAM, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    })
    // It ends with this process and must not keep it alive.
    started.unref()
    started.channel?.unref()
    started.on('error', () => {})
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = null
  }

  async function draw(request: StillRequest): Promise<Buffer> {
    clearTimeout(idle)
    child ??= start()
    const worker = child
    const answer = Promise.withResolvers<StillReport>()
    const onExit = () => answer.resolve({ error: 'the process ended' })
    const timer = setTimeout(() => {
      end()
      answer.resolve({ error: `no frame after ${TIMEOUT_MS} ms` })
    }, TIMEOUT_MS)
    worker.once('message', answer.resolve)
    worker.once('exit', onExit)
    try {
      worker.send(request, (error) => error && answer.resolve({ error: error.message }))
      const report = await answer.promise
      if ('error' in report) throw new Error(`A frame could not be drawn: ${report.error}`)
      return Buffer.from(report.jpeg)
    } finally {
      clearTimeout(timer)
      worker.off('message', answer.resolve)
      worker.off('exit', onExit)
      idle = setTimeout(end, IDLE_MS)
      idle.unref()
    }
  }
  return (request) => inTurn(() => draw(request))
}
