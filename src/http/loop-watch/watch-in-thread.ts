/** Started by watch-loop.ts. */
import { writeSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { readRequests } from './requests-under-way.ts'
import type { LoopWatchData } from './watch-loop.ts'

const LOOK_MS = 200
/** As pino writes them. */
const LEVELS = { info: 30, error: 50 }

const { signals, slots, fd, silentMs } = workerData as LoopWatchData

let beats = Atomics.load(signals, 0)
let beatAt = performance.now()
let isSilent = false
parentPort?.postMessage('watching')
for (;;) {
  const before = performance.now()
  if (Atomics.wait(signals, 1, 0, LOOK_MS) !== 'timed-out') break
  const now = performance.now()
  // The whole process stood still, as with a suspended machine.
  if (now - before > 2 * LOOK_MS) beatAt += now - before
  const seconds = Math.round((now - beatAt) / 100) / 10
  if (Atomics.load(signals, 0) !== beats) {
    if (isSilent) write('info', `answers again after ${seconds} s`, { seconds })
    beats = Atomics.load(signals, 0)
    beatAt = now
    isSilent = false
  } else if (!isSilent && now - beatAt >= silentMs) {
    isSilent = true
    const requests = readRequests(slots)
    const during = requests.length > 0 ? `, during ${requests.join(', ')}` : ''
    write('error', `did not answer for ${seconds} s${during}`, { seconds, requests })
  }
}

/** One write, so that it does not mix with the process's lines. */
function write(level: keyof typeof LEVELS, msg: string, values: object): void {
  const time = new Date().toISOString()
  writeSync(fd, `${JSON.stringify({ level: LEVELS[level], time, event: 'event loop', ...values, msg })}\n`)
}
