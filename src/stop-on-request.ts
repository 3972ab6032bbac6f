import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Ctrl-C reaches a process directly, and again through npm and its parent; signals this close together are one request. */
const ONE_REQUEST_MS = 1000
/** From the end of the grace period to the end of the process. Ten seconds is what container runtimes allow by default. */
const STOP_WITHIN_MS = 10_000
/** 128 and the signal's number, as shells have it. scripts/run/keep-running.mjs takes these as asked for. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
/** sysexits.h, EX_SOFTWARE: the product's own fault. 1 is a refusal that stands in plain words. */
export const UNEXPECTED_ERROR_CODE = 70

type StopSignal = keyof typeof EXIT_CODES

/** Something that was started: `name` is what the log calls it when it does not stop. */
export type Part = { name: string; stop(): Promise<unknown> }

export type Stoppable = {
  log: Logger
  /** In the order of their start; they are stopped in reverse. */
  parts: Part[]
  /** Resolves at the end of the start with the grace period, in milliseconds. */
  started: Promise<{ graceMs: number }>
  /** Tells load balancers, by /readyz, that this process takes no more visitors. */
  announceStop(): void
}

/**
 * Stops the product on SIGTERM, SIGINT, SIGHUP, or when the parent that keeps it running is gone. In the middle of the
 * start it waits for its end. SIGTERM grants the grace period first, in which requests are answered as ever; then every
 * part has stopped within 10 s, or the process ends with a line that names the late one. A later second signal ends it
 * at once.
 */
export function stopOnRequest(product: Stoppable): void {
  let requestedAt: number | null = null
  const request = (signal: StopSignal) => {
    if (requestedAt === null) {
      requestedAt = Date.now()
      void stop(product, signal)
    } else if (Date.now() - requestedAt > ONE_REQUEST_MS) process.exit(EXIT_CODES[signal])
  }
  for (const signal of Object.keys(EXIT_CODES) as StopSignal[]) process.on(signal, request)
  if (hasParent()) process.on('disconnect', () => request('SIGHUP'))
}

/** Tells the parent, where there is one, that the product answers on `port`. */
export function reportReady(port: number, graceMs: number): void {
  if (hasParent()) process.send?.({ isReady: true, port, stopWithinMs: graceMs + STOP_WITHIN_MS })
}

/**
 * Stops what was started, last first, and ends the process with `exitCode`. After 10 s it ends without the parts that
 * have not stopped, and the log names the one that was waited for.
 */
export async function stopParts(parts: Part[], log: Logger, exitCode: number, lateCode = exitCode) {
  const waited = { for: '' }
  limitStop(log, waited, lateCode)
  for (const part of parts.splice(0).reverse()) {
    waited.for = part.name
    await part.stop().catch((error) => log.error({ err: error, part: part.name }, 'a part did not stop well'))
  }
  process.exit(exitCode)
}

async function stop(product: Stoppable, signal: StopSignal): Promise<void> {
  const startLimit = limitStop(product.log, { for: 'start' }, EXIT_CODES[signal])
  product.announceStop()
  const { graceMs } = await product.started
  clearTimeout(startLimit)
  if (signal === 'SIGTERM') await sleep(graceMs)
  await stopParts(product.parts, product.log, 0, EXIT_CODES[signal])
}

function limitStop(log: Logger, waited: { for: string }, exitCode: number): NodeJS.Timeout {
  return setTimeout(() => {
    log.error({ part: waited.for }, `a part did not stop within ${STOP_WITHIN_MS / 1000} s; ended without it`)
    process.exit(exitCode)
  }, STOP_WITHIN_MS)
}

function hasParent(): boolean {
  return process.channel !== undefined && process.argv.includes('--end-with-parent')
}
