import { type ChildProcess, fork, type Serializable } from 'node:child_process'
import { limitConcurrency } from '../../shared/limit-concurrency.ts'

/** A start takes half a second. */
const IDLE_MS = 60_000

type ChildSettings = {
  program: string
  timeoutMs: number
  heapMb: number
}

/** The process ended before it answered. */
export class ChildEnded extends Error {
  /** Null: by a signal, or never started. */
  readonly exitCode: number | null

  constructor(reason: string, exitCode: number | null = null) {
    super(reason)
    this.name = 'ChildEnded'
    this.exitCode = exitCode
  }
}

/**
 * One request at a time; the process starts when asked and ends after an idle minute. Rejects with
 * ChildEnded.
 */
export function createChildProgram<Request extends Serializable, Report>({
  program,
  timeoutMs,
  heapMb,
}: ChildSettings): (request: Request) => Promise<Report> {
  const inTurn = limitConcurrency(1)
  let child: ChildProcess | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  function start(): ChildProcess {
    const started = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${heapMb}`],
    })
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

  async function ask(request: Request): Promise<Report> {
    clearTimeout(idle)
    child ??= start()
    const worker = child
    const answer = Promise.withResolvers<Report>()
    const onExit = (code: number | null) => answer.reject(new ChildEnded('the process ended', code))
    const timer = setTimeout(() => {
      end()
      answer.reject(new ChildEnded(`no answer after ${timeoutMs} ms`))
    }, timeoutMs)
    worker.once('message', answer.resolve)
    worker.once('exit', onExit)
    try {
      worker.send(request, (error) => error && answer.reject(new ChildEnded(error.message)))
      return await answer.promise
    } finally {
      clearTimeout(timer)
      worker.off('message', answer.resolve)
      worker.off('exit', onExit)
      idle = setTimeout(end, IDLE_MS)
      idle.unref()
    }
  }
  return (request) => inTurn(() => ask(request))
}
