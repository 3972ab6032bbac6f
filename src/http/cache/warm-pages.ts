import type { App } from '../../app.ts'
import type { DirectorySnapshot } from '../../features/directory/snapshot/directory-view.ts'
import { paths } from '../../shared/paths.ts'

/** Without a change, so that an import warms once. */
const REST_MS = 1000
/** A page takes some 50 ms, for which a visitor would wait; many visitors warm the pages themselves. */
const QUIET_MS = 100
const LOOK_MS = 25

/**
 * Requests one page of each kind after the start and each change, one by one, each once no visitor has asked
 * for 100 ms, so that none waits for maps, places or compilation. Ignores failures. `askedAt`: the last request,
 * by `performance.now()`. `stop` resolves when no request is under way.
 */
export function warmPages(
  { directory }: Pick<App, 'directory'>,
  ask: (path: string) => Promise<unknown>,
  askedAt: () => number,
  restMs = REST_MS,
): { stop(): Promise<void> } {
  let warmed = -1
  let seen = -1
  let isStopped = false
  let work = Promise.resolve()
  const warm = async (snapshot: DirectorySnapshot) => {
    for (const path of pagesOf(snapshot)) {
      while (!isStopped && performance.now() - askedAt() < QUIET_MS)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
      if (!isStopped) await ask(path).catch(() => {})
    }
  }
  const timer = setInterval(() => {
    const snapshot = directory.current()
    const { version } = snapshot
    if (version === seen && version !== warmed) {
      warmed = version
      work = work.then(() => warm(snapshot))
    }
    seen = version
  }, restMs).unref()
  return {
    stop() {
      isStopped = true
      clearInterval(timer)
      return work
    },
  }
}

/** Home, the largest state, a city, a partner and a search. */
function pagesOf({ regions }: DirectorySnapshot): string[] {
  const largest = [...regions.values()].reduce<{ partners: DirectorySnapshot['partners'] } | null>(
    (most, region) => (most && most.partners.length >= region.partners.length ? most : region),
    null,
  )
  const partner = largest?.partners[0]
  if (!partner) return [paths.home()]
  const { city, state } = partner
  return [
    paths.home(),
    paths.state(state),
    paths.city(state, city),
    paths.partner(partner),
    paths.search(`${city}, ${state}`),
  ]
}
