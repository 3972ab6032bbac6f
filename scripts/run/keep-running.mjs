/** Milliseconds before a restart, doubling until reset by `steadyMs` of running. */
const PAUSES = { firstMs: 500, longestMs: 30_000, steadyMs: 60_000 }
/** Then any free port is taken, where PORT=0 allowed that. */
const TRIES_AT_THE_SAME_PORT = 3
/** After a signal (src/stop-on-request.ts), besides 0. */
const ENDED_BY_REQUEST = [129, 130, 143]
/** Unless the product says otherwise; then a margin before it is killed. */
const STOP_WITHIN_MS = 10_000
const KILL_AFTER_MS = 5000

/**
 * Starts the product and restarts it with growing pauses when it ends unasked, unless it was never ready.
 * Passes SIGINT, SIGTERM and SIGHUP on; kills it when it hangs while stopping. `start(port)` spawns it with
 * an IPC channel; `port`: to listen on again, or null. The child sends once `{ isReady: true, port,
 * stopWithinMs }`. Returns `stop(signal)` and `ended`, which resolves with `{ code, signal }`.
 */
export function keepRunning(start, pauses = PAUSES) {
  const { promise: ended, resolve, reject } = withResolvers()
  let child = null
  let timer = null
  let isStopping = false
  let everReady = false
  let port = null
  let stopWithinMs = STOP_WITHIN_MS
  let pauseMs = pauses.firstMs
  let restarts = 0
  let failedStarts = 0

  launch()
  return { stop, ended }

  function launch() {
    const startedAt = performance.now()
    let isReady = false
    child = start(failedStarts < TRIES_AT_THE_SAME_PORT ? port : null)
    child.on('message', (message) => {
      if (!message?.isReady) return
      isReady = everReady = true
      port = message.port
      stopWithinMs = message.stopWithinMs
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      child = null
      clearTimeout(timer)
      if (isStopping || !everReady || code === 0 || ENDED_BY_REQUEST.includes(code)) {
        resolve({ code, signal })
        return
      }
      failedStarts = isReady ? 0 : failedStarts + 1
      if (performance.now() - startedAt >= pauses.steadyMs) pauseMs = pauses.firstMs
      restarts += 1
      const how = signal ?? `code ${code}`
      log(`the product ended by ${how}; it is started again in ${pauseMs / 1000} s (restart ${restarts})`, {
        restarts,
        pauseMs,
      })
      timer = setTimeout(launch, pauseMs)
      pauseMs = Math.min(pauseMs * 2, pauses.longestMs)
    })
  }

  function stop(signal) {
    isStopping = true
    clearTimeout(timer)
    if (child === null) {
      resolve({ code: 0, signal: null })
      return
    }
    child.kill(signal)
    const waitMs = stopWithinMs + KILL_AFTER_MS
    timer = setTimeout(() => {
      log(`the product did not stop within ${waitMs / 1000} s; it is killed`, { waitMs })
      child?.kill('SIGKILL')
    }, waitMs)
  }
}

/** As the product's log lines, on standard error. */
function log(msg, details) {
  console.error(JSON.stringify({ level: 50, time: new Date().toISOString(), ...details, msg }))
}

/** Promise.withResolvers, which Node 20 lacks. */
function withResolvers() {
  const parts = {}
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
  return parts
}
