import { AppError } from '../../../shared/errors.ts'

/** `isKnown`: by a browser, a session or a link. */
export type Visitor = { network: string; isKnown: boolean }

/** Use or leave it once. */
export type Place = {
  use<Result>(work: () => Promise<Result>): Promise<Result>
  leave(): void
}

export type HashQueueSize = Readonly<{
  /** Each takes 64 MiB and one of Node's four threads, which files and DNS need. */
  atOnce: number
  waiting: number
  forKnown: number
  perNetwork: number
}>

export const HASH_QUEUE: HashQueueSize = { atOnce: 1, waiting: 50, forKnown: 15, perNetwork: 5 }
const RETRY_AFTER_SECONDS = 5

/** Known visitors have reserved places and go first. `reserve` throws rate_limited when full. */
export function createHashQueue(size: HashQueueSize) {
  let running = 0
  const strangers = new Map<string, number>()
  let strangerCount = 0
  let knownCount = 0
  const turns = { known: [] as (() => void)[], strangers: [] as (() => void)[] }

  function startNext(): void {
    while (running < size.atOnce) {
      const start = turns.known.shift() ?? turns.strangers.shift()
      if (!start) return
      running += 1
      start()
    }
  }

  function takePlace({ network, isKnown }: Visitor): void {
    const free = size.atOnce - running
    const taken = strangerCount + knownCount
    const own = strangers.get(network) ?? 0
    const isFull = isKnown
      ? taken >= size.waiting + free
      : strangerCount >= size.waiting - size.forKnown + free ||
        taken >= size.waiting + free ||
        own >= size.perNetwork + free
    if (isFull) {
      throw new AppError('rate_limited', 'Too many people are logging in. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    if (isKnown) knownCount += 1
    else {
      strangerCount += 1
      strangers.set(network, own + 1)
    }
  }

  function givePlaceUp({ network, isKnown }: Visitor): void {
    if (isKnown) knownCount -= 1
    else {
      strangerCount -= 1
      const left = (strangers.get(network) ?? 1) - 1
      if (left > 0) strangers.set(network, left)
      else strangers.delete(network)
    }
  }

  return {
    reserve(visitor: Visitor): Place {
      takePlace(visitor)
      let isHeld = true
      const leave = () => {
        if (isHeld) givePlaceUp(visitor)
        isHeld = false
      }
      return {
        leave,
        async use(work) {
          const turn = Promise.withResolvers<void>()
          turns[visitor.isKnown ? 'known' : 'strangers'].push(() => {
            leave()
            turn.resolve()
          })
          startNext()
          await turn.promise
          try {
            return await work()
          } finally {
            running -= 1
            startNext()
          }
        },
      }
    },
  }
}
