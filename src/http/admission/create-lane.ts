export type Work = {
  /** Networks take turns. */
  network: string
  isGone(): boolean
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

type Waiting = { work: Work; timer: NodeJS.Timeout }

const RETRY_AFTER_S = 3

/**
 * A bounded line: `atOnce` pieces run, up to `mostWaiting` wait at most `maxWaitMs`, half of them of one network. Refuses
 * what is beyond that, drops work whose client has gone. Networks take turns, and one piece begins in a turn of the event
 * loop, so that sockets are served between pieces.
 */
export function createLane({ atOnce, mostWaiting, maxWaitMs }: LaneLimits): Lane {
  const counts: LaneCounts = { admitted: 0, refused: 0, dropped: 0, waiting: 0, running: 0 }
  const mostOfOneNetwork = Math.ceil(mostWaiting / 2)
  /** In order of turns. */
  const byNetwork = new Map<string, Set<Waiting>>()
  let isTurnDue = false

  function refuse(work: Work): void {
    counts.refused += 1
    work.refuse(RETRY_AFTER_S)
  }

  function leave(waiting: Waiting): void {
    const { network } = waiting.work
    const line = byNetwork.get(network)
    line?.delete(waiting)
    if (line?.size === 0) byNetwork.delete(network)
    counts.waiting -= 1
  }

  function giveUp(waiting: Waiting): void {
    leave(waiting)
    if (waiting.work.isGone()) counts.dropped += 1
    else refuse(waiting.work)
  }

  function nextTurn(): void {
    if (isTurnDue || counts.waiting === 0 || counts.running >= atOnce) return
    isTurnDue = true
    setImmediate(() => {
      isTurnDue = false
      const next = takeNext()
      if (next) begin(next)
      nextTurn()
    })
  }

  function takeNext(): Work | null {
    for (const [network, line] of byNetwork) {
      const first = line.values().next().value as Waiting
      clearTimeout(first.timer)
      leave(first)
      if (line.size > 0) {
        byNetwork.delete(network)
        byNetwork.set(network, line)
      }
      if (!first.work.isGone()) return first.work
      counts.dropped += 1
      return takeNext()
    }
    return null
  }

  function begin(work: Work): void {
    counts.admitted += 1
    counts.running += 1
    const end = () => {
      counts.running -= 1
      nextTurn()
    }
    work.run().then(end, end)
  }

  return {
    counts,
    offer(work) {
      const line = byNetwork.get(work.network) ?? new Set()
      if (counts.waiting >= mostWaiting || line.size >= mostOfOneNetwork) return refuse(work)
      const waiting: Waiting = { work, timer: setTimeout(() => giveUp(waiting), maxWaitMs).unref() }
      byNetwork.set(work.network, line.add(waiting))
      counts.waiting += 1
      nextTurn()
    },
  }
}
