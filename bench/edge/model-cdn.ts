import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kept = { freshUntil: number; staleUntil: number; tags: string[] }

export type ModelCdn = {
  /** What CDN_PURGE_URL names. */
  purgeUrl: string
  /** Calls, each with when it came by performance.now(), and how many pages it took away. */
  purges: { at: number; tags: string[]; pages: number }[]
  /** `now`: the model's time, ms since 1970. */
  look(path: string, now: number): 'fresh' | 'stale' | 'missing'
  keep(path: string, headers: Headers, now: number): void
  size(): number
  stop(): void
}

/**
 * A CDN of one place (a shield before all others): keeps pages by Cache-Control (s-maxage, stale-while-revalidate) and
 * drops them by Surrogate-Key. It drops a tag once where it is purged twice within `againMs`, since the model's clock
 * runs ahead of the one by which the second call comes.
 */
export async function startModelCdn(againMs: number): Promise<ModelCdn> {
  const kept = new Map<string, Kept>()
  const byTag = new Map<string, Set<string>>()
  const purges: ModelCdn['purges'] = []
  const lastPurged = new Map<string, number>()
  const purge = (tags: string[]) => {
    const at = performance.now()
    let pages = 0
    for (const tag of tags) {
      if (at - (lastPurged.get(tag) ?? -Infinity) < againMs) {
        lastPurged.delete(tag)
        continue
      }
      lastPurged.set(tag, at)
      for (const path of byTag.get(tag) ?? []) if (kept.delete(path)) pages += 1
      byTag.delete(tag)
    }
    purges.push({ at, tags, pages })
  }
  const server = createServer(async (incoming, outgoing) => {
    incoming.resume()
    await once(incoming, 'end')
    purge(String(incoming.headers['surrogate-key']).split(' '))
    outgoing.end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    purgeUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    purges,
    look(path, now) {
      const page = kept.get(path)
      if (!page || now >= page.staleUntil) return 'missing'
      return now < page.freshUntil ? 'fresh' : 'stale'
    },
    keep(path, headers, now) {
      const control = headers.get('cache-control') ?? ''
      const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0)
      const age = seconds('s-maxage')
      if (age === 0) return
      const freshUntil = now + age * 1000
      const tags = headers.get('surrogate-key')?.split(' ') ?? []
      kept.set(path, { freshUntil, staleUntil: freshUntil + seconds('stale-while-revalidate') * 1000, tags })
      for (const tag of tags) byTag.set(tag, (byTag.get(tag) ?? new Set()).add(path))
    },
    size: () => kept.size,
    stop: () => server.close(),
  }
}
