import { describe, expect, test } from 'vitest'
import { createHashQueue, HASH_QUEUE, type HashQueueSize, type Visitor } from './hash-queue.ts'

/** Its work ends on demand; `done` lists what has run, in order. */
function slowQueue(size: Partial<HashQueueSize> = {}) {
  const queue = createHashQueue({ ...HASH_QUEUE, ...size })
  const done: string[] = []
  const endings: (() => void)[] = []
  const add = (name: string, visitor: Visitor) =>
    queue.reserve(visitor).use(async () => {
      done.push(name)
      await new Promise<void>((resolve) => endings.push(resolve))
    })
  const refused = (visitor: Visitor) => {
    try {
      queue.reserve(visitor).leave()
      return null
    } catch (error) {
      return error
    }
  }
  async function drain() {
    for (let idle = 0; idle < 5; ) {
      const ending = endings.shift()
      if (ending) ending()
      idle = ending ? 0 : idle + 1
      await new Promise(setImmediate)
    }
  }
  return { queue, add, refused, done, drain }
}
const stranger = (network: number | string): Visitor => ({ network: `network ${network}`, isKnown: false })
const KNOWN: Visitor = { network: 'network 1', isKnown: true }

describe('the queue for password hashing', () => {
  test('keeps fifteen of its fifty places for known visitors, whatever strangers do', async () => {
    const { add, refused, done, drain } = slowQueue()
    const work: Promise<void>[] = []
    for (let n = 0; n < HASH_QUEUE.atOnce + 35; n += 1) work.push(add(`stranger ${n}`, stranger(n)))
    expect(refused(stranger('new'))).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 5 })
    for (let n = 0; n < 15; n += 1) work.push(add(`known ${n}`, KNOWN))
    expect(refused(KNOWN)).toMatchObject({ code: 'rate_limited' })
    await drain()
    await Promise.all(work)
    expect(done).toHaveLength(HASH_QUEUE.atOnce + 50)
    expect(refused(stranger('new'))).toBeNull()
  })

  test('serves known visitors first, then strangers in order of arrival', async () => {
    const { add, done, drain } = slowQueue({ atOnce: 2 })
    const work = [add('first', stranger(1)), add('second', stranger(2))]
    for (let n = 0; n < 3; n += 1) work.push(add(`stranger ${n}`, stranger(n)))
    work.push(add('known', KNOWN))
    await drain()
    await Promise.all(work)
    expect(done).toEqual(['first', 'second', 'known', 'stranger 0', 'stranger 1', 'stranger 2'])
  })

  test('gives one network no more than five waiting places', async () => {
    const { add, refused, drain } = slowQueue({ atOnce: 2 })
    const work = [add('a', stranger(0)), add('b', stranger(0))]
    for (let n = 0; n < 5; n += 1) work.push(add(`own ${n}`, stranger(1)))
    expect(refused(stranger(1))).toMatchObject({ code: 'rate_limited' })
    expect(refused(stranger(2))).toBeNull()
    await drain()
    await Promise.all(work)
    expect(refused(stranger(1))).toBeNull()
  })

  test('frees a place that is left, once', () => {
    const { queue, refused } = slowQueue({ atOnce: 0, waiting: 2, forKnown: 0 })
    const [one, two] = [queue.reserve(stranger(1)), queue.reserve(stranger(1))]
    expect(refused(stranger(2))).not.toBeNull()
    one.leave()
    one.leave()
    expect(refused(stranger(2))).toBeNull()
    queue.reserve(stranger(3))
    expect(refused(stranger(2))).not.toBeNull()
    two.leave()
  })

  test('known and unknown visitors are counted separately, also when they leave', () => {
    const { queue, refused } = slowQueue({ atOnce: 0 })
    const reserve = (count: number, visitor: (n: number) => Visitor) =>
      Array.from({ length: count }, (_, n) => queue.reserve(visitor(n)))
    const fill = () => [...reserve(15, () => KNOWN), ...reserve(35, (n) => stranger(n))]
    for (const round of [1, 2]) {
      const places = fill()
      expect([refused(KNOWN), refused(stranger('new'))], `${round}`).not.toContain(null)
      for (const { leave } of places) leave()
    }
    const known = reserve(50, () => KNOWN)
    expect([refused(KNOWN), refused(stranger('new'))]).not.toContain(null)
    known[0]?.leave()
    expect([refused(KNOWN), refused(stranger('new'))]).toEqual([null, null])
  })

  test('goes on after failed work', async () => {
    const { queue, refused } = slowQueue({ atOnce: 1, waiting: 0, forKnown: 0 })
    const failing = queue.reserve(stranger(1)).use(() => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(refused(stranger(1))).toBeNull()
  })
})
