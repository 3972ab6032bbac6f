import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createHashQueue, HASH_QUEUE, type HashQueueSize, type Place, type Visitor } from './hash-queue.ts'

/** What one guess costs an attacker: memory in KiB, passes over it, lanes (RFC 9106). */
export type PasswordCost = Readonly<{ memoryKiB: number; passes: number; lanes: number }>

/** About 95 ms on this class of machine; OWASP's least is 19,456 KiB and 2 passes. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 65_536, passes: 3, lanes: 1 }

export type PasswordHasher = {
  /**
   * Takes a place in the queue before anything is counted or read for it. Throws rate_limited when there is none. Pass
   * it to `verify`, or leave it.
   */
  reserve(visitor: Visitor): Place
  /** argon2id in PHC form, with a random salt. The password counts to its last byte, exactly as typed. */
  hash(password: string): Promise<string>
  /**
   * Whether a password is the stored one. Null, for an account that has none, takes the same time and is false. Without
   * a place of its own it waits as somebody known does.
   */
  verify(stored: string | null, password: string, place?: Place): Promise<boolean>
  /** Whether a stored hash costs an attacker less than a new one would. */
  isOutdated(stored: string): boolean
}

/** Somebody signed in, or with a link or a setup code that was checked already. */
const KNOWN: Visitor = { network: '', isKnown: true }

/**
 * Hashes passwords at a given cost, a few at a time; one for a process. When its queue is full it refuses with
 * rate_limited, so that a flood of logins takes neither the machine's memory nor its threads.
 */
export function createPasswordHasher(
  cost: PasswordCost = PASSWORD_COST,
  size: HashQueueSize = HASH_QUEUE,
): PasswordHasher {
  const queue = createHashQueue(size)
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes }
  const unmatched = hashOfNothing(cost)
  return {
    reserve: queue.reserve,
    hash: async (password) => queue.reserve(KNOWN).use(() => hash(password, options)),
    verify: async (stored, password, place = queue.reserve(KNOWN)) =>
      place.use(() => verify(stored ?? unmatched, password)),
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
