import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { createHashQueue, HASH_QUEUE, type HashQueueSize, type Place, type Visitor } from './hash-queue.ts'

/** RFC 9106. */
type PasswordCost = Readonly<{ memoryKiB: number; passes: number; lanes: number }>

/** About 95 ms here; OWASP's minimum: 19,456 KiB, 2 passes. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 65_536, passes: 3, lanes: 1 }

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

const KNOWN: Visitor = { network: '', isKnown: true }

/** Bounded: floods exhaust neither memory nor threads. */
export function createPasswordHasher(cost: PasswordCost = PASSWORD_COST, size: HashQueueSize = HASH_QUEUE) {
  const queue = createHashQueue(size)
  const options = { memoryCost: cost.memoryKiB, timeCost: cost.passes, parallelism: cost.lanes }
  const unmatched = hashOfNothing(cost)
  return {
    /** Throws rate_limited. */
    reserve: queue.reserve,
    /** In PHC form, with salt. */
    hash: async (password: string) => queue.reserve(KNOWN).use(() => hash(password, options)),
    /** Null is false, after the same time. */
    verify: async (stored: string | null, password: string, place: Place = queue.reserve(KNOWN)) =>
      place.use(() => verify(stored ?? unmatched, password)),
    isOutdated(stored: string) {
      const { memoryCost, timeCost } = parseOptions(stored)
      return memoryCost < cost.memoryKiB || timeCost < cost.passes
    },
  }
}

function hashOfNothing({ memoryKiB, passes, lanes }: PasswordCost): string {
  const part = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${part(16)}$${part(32)}`
}
