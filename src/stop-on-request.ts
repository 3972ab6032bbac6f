import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Ctrl-C arrives directly and again through npm. */
const ONE_REQUEST_MS = 1000
/** Container runtimes allow ten seconds after the grace period. */
const STOP_WITHIN_MS = 10_000
/** Known to scripts/run/keep-running.mjs. */
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
/** A bug (sysexits.h, EX_SOFTWARE); 1: a refusal with a plain message. */
export const UNEXPECTED_ERROR_CODE = 70

type StopSignal = keyof typeof EXIT_CODES

export type Part = { name: string; stop(): Promise<unknown> }

export type Stoppable = {
  log: Logger
  parts: Part[]
  started: Promise<{ graceMs: number }>
  /** Turns /readyz off. */
  announceStop(): void
}

/** SIGTERM first allows the grace period; a later second signal ends it. */
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

/** To a parent process. */
export function reportReady(port: number, graceMs: number): void {
  if (hasParent()) process.send?.({ isReady: true, port, stopWithinMs: graceMs + STOP_WITHIN_MS })
}

/** Last first; logs what is late after 10 s. */
export async function stopParts(parts: Part[], log: Logger, exitCode: number, lateCode = exitCode) {
  const waited = { for: '' }
  limitStop(log, waited, lateCode)
  for (const part of parts.splice(0).reverse()) {
    waited.for = part.name
    await part.stop().catch((error) => log.error({ err: error, part: part.name }, 'a part failed to stop'))
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
