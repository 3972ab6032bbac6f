import { LRUCache } from 'lru-cache'
import { AppError } from '../../shared/errors.ts'
import { gunzip } from './encodings.ts'
import type { StoredAnswer } from './stored-answer.ts'

/** By canonical address, until the day ends or the directory changes. */
export type PageCache = {
  /** False: nothing is kept. */
  isOn: boolean
  /** Ms since 1970. */
  now(): number
  get(key: string): StoredAnswer | undefined
  /**
   * Once for concurrent requests. Rejects with `unavailable` after `makeMs`; the next request starts again.
   */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
  /** Uncompressed bytes that were unpacked lately. */
  plainOf(answer: StoredAnswer): Buffer | undefined
  /** For the few readers who accept no compression. */
  unpack(answer: StoredAnswer): Promise<Buffer>
}

/** For hangs outside the database; a list of 100,000 takes 10 s. */
const MAKE_MS = 30_000
/** Apart, so that a flood of searches and filters evicts no page. */
const SEARCH = /^(?:\/(?:fr|es))?\/(?:(?:api\/)?search|filter|state\/[^?]*)\?/
const SHARE_OF_SEARCHES = 1 / 6
const PLAIN_BYTES = 16 * 2 ** 20
/** Headers and key. */
const FRAME_BYTES = 3072

/** At most `maxBytes`, a sixth for searches; evicts least recently used answers. `revision`: the directory's. */
export function createPageCache(options: {
  isOn: boolean
  revision(): number
  now(): number
  maxBytes?: number
  makeMs?: number
}): PageCache {
  const { maxBytes = 64 * 2 ** 20, makeMs = MAKE_MS, revision } = options
  const store = (maxSize: number) =>
    new LRUCache<string, StoredAnswer>({
      maxSize: Math.floor(maxSize),
      sizeCalculation: ({ gzip }) => gzip.length + FRAME_BYTES,
    })
  const searches = store(maxBytes * SHARE_OF_SEARCHES)
  const pages = store(maxBytes * (1 - SHARE_OF_SEARCHES))
  const plain = new LRUCache<StoredAnswer, Buffer>({
    maxSize: PLAIN_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  })
  const answersFor = (key: string) => (SEARCH.test(key) ? searches : pages)
  const inMaking = new Map<string, Promise<StoredAnswer>>()
  const unpacking = new Map<StoredAnswer, Promise<Buffer>>()
  return {
    isOn: options.isOn,
    now: options.now,
    get(key) {
      const answer = answersFor(key).get(key)
      return answer && answer.revision === revision() && options.now() < answer.expiresAt ? answer : undefined
    },
    make(key, make) {
      if (!options.isOn) return make()
      const versioned = `${revision()} ${key}`
      const underWay = inMaking.get(versioned)
      if (underWay) return underWay
      const made = within(makeMs, make())
        .then((answer) => {
          if (answer.status === 200) answersFor(key).set(key, answer)
          return answer
        })
        .finally(() => inMaking.delete(versioned))
      inMaking.set(versioned, made)
      return made
    },
    plainOf: (answer) => plain.get(answer),
    async unpack(answer) {
      const known = plain.get(answer) ?? unpacking.get(answer)
      if (known) return known
      const work = gunzip(answer.gzip).finally(() => unpacking.delete(answer))
      unpacking.set(answer, work)
      const bytes = await work
      plain.set(answer, bytes)
      return bytes
    },
  }
}

function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(new AppError('unavailable', 'The page could not be made in time.', { retryAfterSeconds: 5 })),
      limitMs,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
