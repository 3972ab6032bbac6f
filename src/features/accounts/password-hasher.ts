import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { AppError } from '../../shared/errors.ts'

/** What one guess costs an attacker: memory in KiB, passes over it, lanes (RFC 9106). */
export type PasswordCost = Readonly<{ memoryKiB: number; passes: number; lanes: number }>

/** About 95 ms on this class of machine; OWASP's least is 19,456 KiB and 2 passes. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 65_536, passes: 3, lanes: 1 }

/** Each takes 64 MiB and a thread of Node's pool of four, which files and name look-ups need as well. */
const AT_ONCE = 2
const MOST_WAITING = 50
const RETRY_AFTER_SECONDS = 5

export type PasswordHasher = {
  /** argon2id in PHC form, with a random salt. The password counts to its last byte, exactly as typed. */
  hash(password: string): Promise<string>
  /** Whether a password is the stored one. Null, for an account that has none, takes the same time and is false. */
  verify(stored: string | null, password: string): Promise<boolean>
  /** Whether a stored hash costs an attacker less than a new one would. */
  isOutdated(stored: string): boolean
}

/**
 * Hashes passwords at a given cost, two at a time; one for a process. When 50 more wait already it refuses with
 * rate_limited, so that a flood of logins takes neither the machine's memory nor its threads.
 */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST): PasswordHasher {
  const inTurn = createGate(AT_ONCE, MOST_WAITING)
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes }
  const unmatched = hashOfNothing(cost)
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    verify: (stored, password) => inTurn(() => verify(stored ?? unmatched, password)),
    isOutdated(stored) {
      const { memoryCost, timeCost } = parseOptions(stored)
      return memoryCost < cost.memoryKiB || timeCost < cost.passes
    },
  }
}

/** A hash in PHC form that was made of no password: to compare with it takes the time that any comparison takes. */
function hashOfNothing({ memoryKiB, passes, lanes }: PasswordCost): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${part(16)}$${part(32)}`
}

/** Lets `atOnce` pieces of work run and `mostWaiting` more wait for their turn. */
function createGate(atOnce: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (waiting.length < mostWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else {
      throw new AppError('rate_limited', 'Too many people are logging in. Please try again in a moment.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
