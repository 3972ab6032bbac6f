import type { HashQueueSize } from '../src/features/accounts/passwords/hash-queue.ts'
import {
  createPasswordHasher,
  type PasswordHasher,
} from '../src/features/accounts/passwords/password-hasher.ts'

/** Returns a hasher that takes a millisecond; `hashed` and `compared` count calls. */
export function cheapPasswords(
  size?: HashQueueSize,
  cost = { memoryKiB: 64, passes: 1, lanes: 1 },
): PasswordHasher & { hashed: number; compared: number } {
  const hasher = createPasswordHasher(cost, size)
  return {
    ...hasher,
    hashed: 0,
    compared: 0,
    hash(password) {
      this.hashed += 1
      return hasher.hash(password)
    },
    verify(stored, password, place) {
      this.compared += 1
      return hasher.verify(stored, password, place)
    },
  }
}
