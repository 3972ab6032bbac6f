import type { App } from '../../app.ts'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import { cityTag, EVERY_PAGE, LISTS, partnerTag, stateTag } from './edge-tags.ts'

const LOOK_MS = 100
/** A web process may still answer with its last snapshot when the first purge arrives; it is not ready beyond that. */
const AGAIN_MS = 12_000
const RETRY_MS = 1000
const ANSWER_MS = 5000
/** Fastly takes 256 in a call, Cloudflare 30. */
const MOST_TAGS = 30

type Purge = { tags: string[]; at: number; isLast: boolean }

/**
 * Has the CDN drop the pages that a change of the directory shows on, at once and once more later, retried until it is
 * accepted. Everything at the start, since changes may have been missed.
 */
export function keepEdgeFresh(
  { directory, config, log }: Pick<App, 'directory' | 'config' | 'log'>,
  url: string,
  againMs = AGAIN_MS,
): { stop(): void } {
  let last = directory.current()
  let waiting: Purge[] = [{ tags: [EVERY_PAGE], at: 0, isLast: true }]
  let isSending = false
  const warn = onceAMinute((_, why: string) => log.warn({ why }, 'the CDN was not purged; retrying'))

  async function look() {
    const now = directory.current()
    if (now !== last) {
      waiting.push({ tags: tagsOfChange(last, now), at: 0, isLast: false })
      last = now
    }
    if (isSending) return
    const time = performance.now()
    const due = waiting.filter(({ at }) => at <= time)
    if (due.length === 0) return
    isSending = true
    const all = [...new Set(due.flatMap(({ tags }) => tags))]
    const tags = all.length > MOST_TAGS || all.includes(EVERY_PAGE) ? [EVERY_PAGE] : all
    const fault = await send(url, config.cdn.header, tags)
    waiting = waiting.flatMap((purge) => {
      if (!due.includes(purge)) return [purge]
      if (fault !== null) return [{ ...purge, at: time + RETRY_MS }]
      return purge.isLast ? [] : [{ ...purge, at: time + againMs, isLast: true }]
    })
    isSending = false
    if (fault !== null) warn(fault)
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

/** A partner that comes, goes or moves may show on pages of places around. */
function tagsOfChange(before: DirectorySnapshot, now: DirectorySnapshot): string[] {
  const changed = now.partners.filter((entry) => before.byId.get(entry.id) !== entry)
  const isInPlace = changed.every((entry) => isSamePlace(before.byId.get(entry.id), entry))
  // Questions and the like stand on many pages.
  if (changed.length === 0 || !isInPlace || before.partners.length !== now.partners.length)
    return [EVERY_PAGE]
  return [LISTS].concat(
    changed.flatMap(({ slug, stateSlug, citySlug }) => [
      partnerTag(slug),
      cityTag(stateSlug, citySlug),
      stateTag(stateSlug),
    ]),
  )
}

function isSamePlace(before: DirectoryEntry | undefined, now: DirectoryEntry): boolean {
  if (!before) return false
  const keys = ['slug', 'city', 'state', 'latitude', 'longitude'] as const
  return keys.every((key) => before[key] === now[key])
}
