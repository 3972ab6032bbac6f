import { Worker } from 'node:worker_threads'
import type { SharedSlots } from './requests-under-way.ts'

const BEAT_MS = 100
const SILENT_MS = 1000

/** `signals`: beats of the event loop, and 1 to stop. */
export type LoopWatchData = { signals: Int32Array; slots: SharedSlots; fd: number; silentMs: number }

export type LoopWatch = {
  /** The thread looks from then on. */
  started: Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a thread that writes a line to the log (`fd`, in its form) while the event loop does not turn for `silentMs`,
 * naming the requests under way, and another when it turns again. The process's own log cannot: it is blocked too.
 * After `onFailure` nobody watches, and the product serves as before.
 */
export function watchLoop(
  slots: SharedSlots,
  onFailure: (error: unknown) => void,
  fd = 2,
  silentMs = SILENT_MS,
): LoopWatch {
  const signals = new Int32Array(new SharedArrayBuffer(8))
  const isBuilt = !import.meta.url.endsWith('.ts')
  const program = new URL(isBuilt ? './watch-in-thread.js' : './watch-in-thread.ts', import.meta.url)
  const worker = new Worker(program, {
    workerData: { signals, slots, fd, silentMs } satisfies LoopWatchData,
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 2 },
    env: {},
    execArgv: [],
  })
  worker.unref()
  const started = new Promise<void>((resolve) => worker.once('message', () => resolve()))
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  worker.on('error', onFailure)
  const beat = setInterval(() => Atomics.add(signals, 0, 1), BEAT_MS)
  beat.unref()
  return {
    started,
    async stop() {
      clearInterval(beat)
      Atomics.store(signals, 1, 1)
      Atomics.notify(signals, 1)
      await exit
    },
  }
}
