import type { App } from '../../app.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import { EDGE_TAG } from './stored-answer.ts'

const LOOK_MS = 100
/** A web process may still answer with its last snapshot when the first purge arrives; it is not ready beyond that. */
const AGAIN_MS = 12_000
const RETRY_MS = 1000
const ANSWER_MS = 5000

/**
 * Has the CDN drop all pages at each change of the directory, at once and once more later, retried until it is
 * accepted. Also at the start, since changes may have been missed.
 */
export function keepEdgeFresh(
  { directory, config, log }: Pick<App, 'directory' | 'config' | 'log'>,
  url: string,
  againMs = AGAIN_MS,
): { stop(): void } {
  let last = directory.current()
  /** By performance.now(). */
  let due = [0]
  let isSending = false
  const warn = onceAMinute((_, why: string) => log.warn({ why }, 'the CDN was not purged; retrying'))

  async function look() {
    const time = performance.now()
    if (directory.current() !== last) {
      last = directory.current()
      due.push(time, time + againMs)
    }
    if (isSending || !due.some((at) => at <= time)) return
    isSending = true
    const fault = await send(url, config.cdn.header)
    due = due.filter((at) => at > time)
    if (fault !== null) due.push(performance.now() + RETRY_MS)
    isSending = false
    if (fault !== null) warn(fault)
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}

/** Resolves to what went wrong, without address and header, which may be secret. Fastly reads the header, Cloudflare the body. */
async function send(url: string, header: readonly [string, string] | null): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': EDGE_TAG,
        ...(header && { [header[0]]: header[1] }),
      },
      body: JSON.stringify({ tags: [EDGE_TAG] }),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `It answered ${answer.status}.`
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return `It could not be asked: ${cause?.code ?? name}.`
  }
}
