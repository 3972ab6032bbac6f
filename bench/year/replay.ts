import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '../../src/shared/random.ts'
import { momentOf } from './traffic.ts'

/**
 * Begins visits at the year's rates for `ms`, `speed` times as many, the same in each run; resolves to their number
 * when the last has ended.
 */
export async function replay(
  ms: number,
  speed: number,
  begin: (isBroadcast: boolean, random: Random) => Promise<void>,
): Promise<number> {
  const arrivals = createRandom('arrivals')
  const running = new Set<Promise<void>>()
  let visits = 0
  const startedAt = performance.now()
  for (;;) {
    const part = (performance.now() - startedAt) / ms
    if (part >= 1) break
    const { visitsPerSecond, isBroadcast } = momentOf(part)
    // Arrivals that do not know of each other.
    await sleep((-Math.log(1 - arrivals.next()) / visitsPerSecond / speed) * 1000)
    visits += 1
    const one = begin(isBroadcast, createRandom(`visit/${visits}`)).finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
  return visits
}
