import { AppError } from '../../../shared/errors.ts'

/** `isKnown`: by a browser, session or link. */
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
  const held = new Set<Visitor>()
  const turns = { known: [] as (() => void)[], strangers: [] as (() => void)[] }

  function startNext(): void {
    while (running < size.atOnce) {
      const start = turns.known.shift() ?? turns.strangers.shift()
      if (!start) return
      running += 1
      start()
    }
  }

  function requirePlace({ network, isKnown }: Visitor): void {
    const free = size.atOnce - running
    const strangers = [...held].filter((one) => !one.isKnown)
    const own = strangers.filter((one) => one.network === network)
    const isFull = held.size >= size.waiting + free
    const isFullOfStrangers =
      strangers.length >= size.waiting - size.forKnown + free || own.length >= size.perNetwork + free
    if (!isFull && (isKnown || !isFullOfStrangers)) return
    throw new AppError('rate_limited', 'Too many people are logging in. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }

  return {
    reserve(visitor: Visitor): Place {
      requirePlace(visitor)
      const place = { ...visitor }
      held.add(place)
      return {
        leave: () => void held.delete(place),
        async use(work) {
          const turn = Promise.withResolvers<void>()
          turns[visitor.isKnown ? 'known' : 'strangers'].push(() => {
            held.delete(place)
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
