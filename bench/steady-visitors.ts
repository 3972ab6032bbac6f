import { readFileSync } from 'node:fs'
import { setInterval as every } from 'node:timers/promises'

export type Watched = { visitors: number; p50Ms: number; p99Ms: number; longestMs: number; errors: number }

/**
 * Visitors who ask for pages, so many a second whatever the answers take, each page in turn, until `stop`. Tells how long
 * they waited.
 */
export function startVisitors(
  url: string,
  pathnames: readonly string[],
  requestsPerSecond = 20,
): { stop(): Promise<Watched> } {
  const times: number[] = []
  let errors = 0
  const end = new AbortController()
  const asked: Promise<void>[] = []
  const ask = async (pathname: string) => {
    const startedAt = performance.now()
    const response = await fetch(url + pathname).catch(() => null)
    await response?.arrayBuffer()
    times.push(performance.now() - startedAt)
    if (!response?.ok) errors += 1
  }
  const loop = (async () => {
    for await (const _ of every(1000 / requestsPerSecond, null, { signal: end.signal })) {
      asked.push(ask(pathnames[asked.length % pathnames.length] ?? '/'))
    }
  })().catch(() => {})
  return {
    async stop() {
      end.abort()
      await loop
      await Promise.all(asked)
      times.sort((a, b) => a - b)
      const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0
      return { visitors: times.length, p50Ms: at(0.5), p99Ms: at(0.99), longestMs: at(1), errors }
    },
  }
}

/**
 * Watches the memory that a process holds (resident set, as Linux counts it), every 20 ms until `stop`, which gives how
 * far it rose above what it was, and its highest, in megabytes; null where /proc is missing.
 */
export function watchMemory(pid: number): { stop(): { grownMb: number; peakMb: number } | null } {
  const before = residentBytes(pid)
  let peak = before ?? 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid) ?? 0)
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      if (before === null) return null
      return { grownMb: Math.round((peak - before) / 1e6), peakMb: Math.round(peak / 1e6) }
    },
  }
}

function residentBytes(pid: number): number | null {
  try {
    // A process that has ended, but was not waited for yet, has no such line.
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}
