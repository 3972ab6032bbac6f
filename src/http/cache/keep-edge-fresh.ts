import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../app.ts'
import type { DirectoryEntry } from '../../features/directory/snapshot/directory-entry.ts'
import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'
import { onceAMinute } from '../../shared/time/clock.ts'
import { cityTag, EVERY_PAGE, LISTS, partnerTag, SUGGESTIONS, stateTag } from './edge-tags.ts'

const LOOK_MS = 100
/** So long may a web process answer with its last snapshot. */
const AGAIN_MS = 12_000
const RETRY_MS = 1000
const ANSWER_MS = 5000
/** Fastly takes 256 in a call, Cloudflare 30. */
const MOST_TAGS = 30

/** Purges twice, retried until accepted; everything at the start. */
export function keepEdgeFresh(
  { directory, config, log }: Pick<App, 'directory' | 'config' | 'log'>,
  url: string,
  againMs = AGAIN_MS,
): { stop(): void } {
  const stopping = new AbortController()
  const warn = onceAMinute((_, why: string) => log.warn({ why }, 'the CDN was not purged; retrying'))
  const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: stopping.signal })

  async function purge(wanted: readonly string[]) {
    const tags = wanted.length > MOST_TAGS || wanted.includes(EVERY_PAGE) ? [EVERY_PAGE] : wanted
    for (;;) {
      const fault = await askToPurge(url, config.cdn.header, tags)
      if (fault === null) return
      warn(fault)
      await pause(RETRY_MS)
    }
  }

  async function keep() {
    let last = directory.current()
    let fresh = [EVERY_PAGE]
    let again: { tags: readonly string[]; at: number }[] = []
    for (;;) {
      const now = directory.current()
      if (now !== last) fresh.push(...tagsOfChange(last, now))
      last = now
      const time = performance.now()
      const isDue = ({ at }: { at: number }) => at <= time
      const tags = new Set([...fresh, ...again.filter(isDue).flatMap(({ tags }) => tags)])
      if (tags.size > 0) await purge([...tags])
      again = again.filter((purged) => !isDue(purged))
      if (fresh.length > 0) again.push({ tags: fresh, at: performance.now() + againMs })
      fresh = []
      await pause(LOOK_MS)
    }
  }
  keep().catch(() => {})
  return { stop: () => stopping.abort() }
}

/** Fastly reads the header, Cloudflare the body. */
async function askToPurge(
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

/** A moved partner may show on pages around. */
function tagsOfChange(before: DirectorySnapshot, now: DirectorySnapshot): string[] {
  const changed = now.partners.filter((entry) => before.byId.get(entry.id) !== entry)
  const isInPlace = changed.every((entry) => isSamePlace(before.byId.get(entry.id), entry))
  // Questions stand on many pages.
  if (changed.length === 0 || !isInPlace || before.partners.length !== now.partners.length)
    return [EVERY_PAGE]
  return [LISTS, ...(isFoundAlike(before, now) ? [] : [SUGGESTIONS])].concat(
    changed.flatMap(({ slug, stateSlug, citySlug }) => [
      partnerTag(slug),
      cityTag(stateSlug, citySlug),
      stateTag(stateSlug),
    ]),
  )
}

/** The index keeps what no change touched. */
function isFoundAlike({ search: before }: DirectorySnapshot, { search: now }: DirectorySnapshot): boolean {
  const parts = ['names', 'streets', 'phones', 'shared'] as const
  return parts.every((part) => before[part] === now[part])
}

function isSamePlace(before: DirectoryEntry | undefined, now: DirectoryEntry): boolean {
  if (!before) return false
  const keys = ['slug', 'city', 'state', 'latitude', 'longitude'] as const
  return keys.every((key) => before[key] === now[key])
}
