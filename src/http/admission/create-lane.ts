export type Work = {
  /** Networks take turns. */
  network: string
  isGone(): boolean
  /** When a lost client's work is dropped. */
  dropped?(): void
  /** Settles when its place is free again. */
  run(): Promise<unknown>
  refuse(retryAfterSeconds: number): void
}

export type LaneLimits = {
  atOnce: number
  mostWaiting: number
  maxWaitMs: number
}

export type LaneCounts = {
  admitted: number
  refused: number
  dropped: number
  waiting: number
  running: number
}

export type Lane = { offer(work: Work): void; readonly counts: Readonly<LaneCounts> }

type Waiting = { work: Work; since: number }

/** Of the waiting line. */
const SHARE_OF_ONE_NETWORK = 0.5

const SWEEP_MS = 200

/** Weight of the latest duration in the mean that predicts waits. */
const SMOOTHING = 0.1

/**
 * A bounded line: `atOnce` pieces run, up to `mostWaiting` wait at most `maxWaitMs`. Refuses work when full
 * or predicted to be late. Networks take turns; sockets are served between pieces. `now` in ms.
 */
export function createLane({ atOnce, mostWaiting, maxWaitMs }: LaneLimits, now: () => number): Lane {
  const counts: LaneCounts = { admitted: 0, refused: 0, dropped: 0, waiting: 0, running: 0 }
  const mostOfOneNetwork = Math.ceil(mostWaiting * SHARE_OF_ONE_NETWORK)
  /** In order of turns. */
  const byNetwork = new Map<string, Waiting[]>()
  let meanMs = 0
  let isPumpDue = false
  let isSweepDue = false

  const expectedWaitMs = () => (counts.waiting * meanMs) / atOnce
  const refuse = (work: Work) => {
    counts.refused += 1
    work.refuse(Math.min(10, 1 + Math.ceil(expectedWaitMs() / 1000)))
  }

  function begin(work: Work): void {
    counts.admitted += 1
    counts.running += 1
    const startedAt = now()
    const end = () => {
      counts.running -= 1
      meanMs += SMOOTHING * (now() - startedAt - meanMs)
      pumpLater()
    }
    work.run().then(end, end)
  }

  function pumpLater(): void {
    if (isPumpDue) return
    isPumpDue = true
    setImmediate(() => {
      isPumpDue = false
      const next = counts.running < atOnce ? takeNext() : null
      if (next) {
        begin(next)
        pumpLater()
      }
    })
  }

  function takeNext(): Work | null {
    for (const [network, line] of byNetwork) {
      byNetwork.delete(network)
      const first = line.shift() as Waiting
      if (line.length > 0) byNetwork.set(network, line)
      counts.waiting -= 1
      if (keeps(first)) return first.work
      return takeNext()
    }
    return null
  }

  /** Drops or refuses unwanted or late work. */
  function keeps({ work, since }: Waiting): boolean {
    if (work.isGone()) {
      counts.dropped += 1
      work.dropped?.()
      return false
    }
    if (now() - since <= maxWaitMs) return true
    refuse(work)
    return false
  }

  function sweepLater(): void {
    if (isSweepDue) return
    isSweepDue = true
    setTimeout(() => {
      isSweepDue = false
      for (const [network, line] of byNetwork) {
        const kept = line.filter(keeps)
        counts.waiting -= line.length - kept.length
        if (kept.length > 0) byNetwork.set(network, kept)
        else byNetwork.delete(network)
      }
      if (counts.waiting > 0) sweepLater()
    }, SWEEP_MS).unref()
  }

  return {
    counts,
    offer(work) {
      if (counts.running < atOnce && counts.waiting === 0) return begin(work)
      const line = byNetwork.get(work.network) ?? []
      if (counts.waiting >= mostWaiting || line.length >= mostOfOneNetwork || expectedWaitMs() > maxWaitMs) {
        return refuse(work)
      }
      line.push({ work, since: now() })
      byNetwork.set(work.network, line)
      counts.waiting += 1
      sweepLater()
    },
  }
}
