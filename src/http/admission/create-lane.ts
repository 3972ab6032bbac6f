export type Work = {
  network: string
  isGone(): boolean
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
/** With one, a flood of refusals leaves a third of the capacity unused (`bench -- overload`). */
const MOST_A_TURN = 2

/** One network fills half the line at most. Two pieces begin in a turn: sockets are served in between. */
export function createLane({ atOnce, mostWaiting, maxWaitMs }: LaneLimits): Lane {
  const counts: LaneCounts = { admitted: 0, refused: 0, dropped: 0, waiting: 0, running: 0 }
  const mostOfOneNetwork = Math.ceil(mostWaiting / 2)
  const line = new Set<Waiting>()
  let isTurnDue = false
  let turns = 0

  function refuse(work: Work): void {
    counts.refused += 1
    work.refuse(RETRY_AFTER_S)
  }

  function leave(waiting: Waiting): boolean {
    line.delete(waiting)
    counts.waiting = line.size
    const isGone = waiting.work.isGone()
    if (isGone) counts.dropped += 1
    return !isGone
  }

  function nextTurn(): void {
    if (isTurnDue || line.size === 0 || counts.running >= atOnce) return
    isTurnDue = true
    setImmediate(() => {
      isTurnDue = false
      turns += 1
      let room = Math.min(MOST_A_TURN, atOnce - counts.running)
      for (const waiting of line) {
        if (room === 0) break
        clearTimeout(waiting.timer)
        if (!leave(waiting)) continue
        begin(waiting.work)
        room -= 1
      }
      nextTurn()
    })
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
      const ofNetwork = [...line].filter((other) => other.work.network === work.network).length
      if (line.size >= mostWaiting || ofNetwork >= mostOfOneNetwork) return refuse(work)
      const turnsBefore = turns
      const timer = setTimeout(() => {
        if (!leave(waiting)) return
        // Without a turn since then the event loop was held up.
        const hasRoom = counts.running + line.size < atOnce
        if (turns === turnsBefore && hasRoom) begin(work)
        else refuse(work)
      }, maxWaitMs).unref()
      const waiting: Waiting = { work, timer }
      line.add(waiting)
      counts.waiting = line.size
      nextTurn()
    },
  }
}
