import { readFile, writeFile } from 'node:fs/promises'
import type { App } from '../../app.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import { EVERY_PAGE } from './edge-tags.ts'
import { tagsOfChange } from './tags-of-change.ts'

const LOOK_MS = 100
/** A web process may still answer with its last snapshot when the first purge arrives; it is not ready beyond that. */
const WAITS = {
  againMs: 12_000,
  /** Of another build: by then a roll-out has replaced the last process of the one before. */
  afterRolloutMs: 900_000,
}
const RETRY_MS = 1000
const ANSWER_MS = 5000
/** In a call: Fastly takes 256, Cloudflare 30. */
const MOST_TAGS = 30
/** Beyond 20 calls, all is purged by one. */
const MOST_WAITING = 600

/** By performance.now(). `againMs`: null at the second time. */
type Purge = { at: number; againMs: number | null }

/**
 * Has the CDN drop the pages that a change of the directory shows on, at once and once more later, retried until it is
 * accepted. What it was purged for last stands in `file`: a start with another directory or `build` purges everything.
 */
export async function keepEdgeFresh(
  { directory, config, log }: Pick<App, 'directory' | 'config' | 'log'>,
  { url, file, build, waits = WAITS }: { url: string; file: string; build: string; waits?: typeof WAITS },
): Promise<{ stop(): void }> {
  let last = directory.current()
  let waiting = new Map<string, Purge>()
  let isSending = false
  const warn = onceAMinute((_, why: string) => log.warn({ why }, 'the CDN was not purged; retrying'))

  function add(tags: readonly string[], againMs: number) {
    const isAll = tags.includes(EVERY_PAGE) || waiting.size + tags.length > MOST_WAITING
    if (isAll) waiting = new Map()
    for (const tag of isAll ? [EVERY_PAGE] : tags) waiting.set(tag, { at: 0, againMs })
  }

  const state = () => `${last.version} of ${last.timeline}, ${build}`
  let known = await readFile(file, 'utf8').catch(() => '')
  if (known !== state())
    add([EVERY_PAGE], known.endsWith(`, ${build}`) ? waits.againMs : waits.afterRolloutMs)

  async function look() {
    const now = directory.current()
    if (now !== last) {
      add(tagsOfChange(last, now), waits.againMs)
      last = now
    }
    if (isSending) return
    isSending = true
    await purgeDue(performance.now())
    if (waiting.size === 0 && known !== state()) {
      known = state()
      await writeFile(file, known).catch((error) => log.warn({ err: error }, 'the next start purges the CDN'))
    }
    isSending = false
  }

  async function purgeDue(time: number) {
    const due = [...waiting].filter(([, { at }]) => at <= time).slice(0, MOST_TAGS)
    if (due.length === 0) return
    const fault = await send(
      url,
      config.cdn.header,
      due.map(([tag]) => tag),
    )
    if (fault !== null) warn(fault)
    for (const [tag, purge] of due) {
      // Another change may have come meanwhile.
      if (waiting.get(tag) !== purge) continue
      if (fault !== null) waiting.set(tag, { ...purge, at: time + RETRY_MS })
      else if (purge.againMs === null) waiting.delete(tag)
      else waiting.set(tag, { at: time + purge.againMs, againMs: null })
    }
  }

  const timer = setInterval(look, LOOK_MS).unref()
  return { stop: () => clearInterval(timer) }
}

/** Resolves to what went wrong, without address and header, which may be secret. Fastly reads the header, Cloudflare the body. */
async function send(
  url: string,
  header: readonly [string, string] | null,
  tags: readonly string[],
): Promise<string | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...(header && { [header[0]]: header[1] }),
      },
      body: JSON.stringify({ tags }),
    })
    await answer.body?.cancel()
    return answer.ok ? null : `It answered ${answer.status}.`
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return `It could not be asked: ${cause?.code ?? name}.`
  }
}
