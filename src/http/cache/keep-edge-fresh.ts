import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../app.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import { EVERY_PAGE } from './stored-answer.ts'

const LOOK_MS = 100
/** A web process may still answer with its last snapshot when the first purge arrives; it is not ready beyond that. */
const AGAIN_MS = 12_000
const RETRY_MS = 1000
const ANSWER_MS = 5000

/**
 * Has the CDN drop all pages at each change of the directory, as the page cache does, at once and once more later, retried
 * until it is accepted. At the start too, since changes may have been missed.
 */
export function keepEdgeFresh(
  { directory, config, log }: Pick<App, 'directory' | 'config' | 'log'>,
  url: string,
  againMs = AGAIN_MS,
): { stop(): void } {
  const stopping = new AbortController()
  const warn = onceAMinute((_, why: string) => log.warn({ why }, 'the CDN was not purged; retrying'))
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal })

  async function purge() {
    for (;;) {
      const fault = await askToPurge(url, config.cdn.header)
      if (fault === null) return
      warn(fault)
      await pause(RETRY_MS)
    }
  }
  async function keep() {
    let purged: number | null = null
    /** By performance.now(). */
    let againAt = Infinity
    for (;;) {
      const revision = directory.revision()
      if (revision !== purged) {
        await purge()
        purged = revision
        againAt = performance.now() + againMs
      } else if (performance.now() >= againAt) {
        await purge()
        againAt = Infinity
      }
      await pause(LOOK_MS)
    }
  }
  // Ends by the abort alone.
  keep().catch(() => {})
  return { stop: () => stopping.abort() }
}

/** Resolves to what went wrong, without address and header, which may be secret. Fastly reads the header, Cloudflare the body. */
async function askToPurge(url: string, header: readonly [string, string] | null): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': EVERY_PAGE,
        ...(header && { [header[0]]: header[1] }),
      },
      body: JSON.stringify({ tags: [EVERY_PAGE] }),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `It answered ${answer.status}.`
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return `It could not be asked: ${cause?.code ?? name}.`
  }
}
