import { LRUCache } from 'lru-cache'
import { AppError } from '../../shared/errors.ts'
import { brotli } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { addEncoding, type StoredAnswer, sizeOf } from './stored-answer.ts'

/** Whole answers by canonical path and query, of the current directory version and day. */
export type PageCache = {
  /** False: nothing is kept, every page is made afresh. */
  isOn: boolean
  get(key: string): StoredAnswer | undefined
  /** An answer of an older version or day, for when none can be made: up to a day past its time (RFC 9111, 4.2.4). */
  getStale(key: string): StoredAnswer | undefined
  set(key: string, answer: StoredAnswer): void
  /**
   * Makes a missing answer; requests that come meanwhile for the same version wait for it instead of making their own. One
   * that takes longer than `makeMs` is given up: whoever waits gets `unavailable`, and the next request makes its own.
   */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
  /** Makes the compressed bytes in the background, once, for an answer that was asked for again. */
  compressLater(key: string, answer: StoredAnswer): void
  /** Resolves when no compression is under way. */
  settled(): Promise<void>
}

/** Answers waiting for compression; more are left as they are until they are asked for again. */
const MAX_WAITING = 64
/** The database's own limits end statements much earlier; this bounds whatever else may hang. A list of 100,000 takes 10 s. */
const MAKE_MS = 30_000
const STALE_MS = 24 * 3_600_000
/** Addresses of searches are endless: they have a share of their own, so that a flood of them drives out no page. */
const SEARCH = /^\/(?:api\/)?search\?/
const SHARE_OF_SEARCHES = 1 / 6

/**
 * A page cache of at most `maxBytes`, a sixth of it for searches, the least recently used answers leaving first. An
 * answer of an older version or day is passed over, so a change of the directory is seen by the very next request.
 * `isOn: false` keeps nothing.
 */
export function createPageCache(options: {
  isOn: boolean
  currentVersion(): number
  now(): number
  maxBytes?: number
  makeMs?: number
}): PageCache {
  const maxBytes = options.maxBytes ?? 96 * 2 ** 20
  const makeMs = options.makeMs ?? MAKE_MS
  const store = (maxSize: number) =>
    new LRUCache<string, StoredAnswer>({
      maxSize,
      // Half of it, for the list of all partners: 100,000 of them take some 20 MB as gzip.
      maxEntrySize: Math.floor(maxSize / 2),
      sizeCalculation: sizeOf,
    })
  const searchBytes = Math.floor(maxBytes * SHARE_OF_SEARCHES)
  const pages = store(maxBytes - searchBytes)
  const searches = store(searchBytes)
  const answersFor = (key: string) => (SEARCH.test(key) ? searches : pages)
  const waiting = new Set<StoredAnswer>()
  const inMaking = new Map<string, Promise<StoredAnswer>>()
  let work = Promise.resolve()

  async function compress(key: string, answer: StoredAnswer) {
    await gzipOnce(answer)
    if (answer.bytes.identity) addEncoding(answer, 'br', await brotli(answer.bytes.identity))
    waiting.delete(answer)
    // Set anew, so that its new size counts; unless something newer has taken its place.
    const answers = answersFor(key)
    if (answers.peek(key) === answer) answers.set(key, answer)
  }

  return {
    isOn: options.isOn,
    get(key) {
      const answer = answersFor(key).get(key)
      if (!answer) return undefined
      return answer.version === options.currentVersion() && options.now() < answer.expiresAt
        ? answer
        : undefined
    },
    getStale(key) {
      const answer = answersFor(key).get(key)
      return answer && options.now() < answer.expiresAt + STALE_MS ? answer : undefined
    },
    set(key, answer) {
      if (options.isOn) answersFor(key).set(key, answer)
    },
    make(key, make) {
      if (!options.isOn) return make()
      const versioned = `${options.currentVersion()} ${key}`
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
    compressLater(key, answer) {
      if (answer.bytes.br || !answer.bytes.identity || waiting.size >= MAX_WAITING || waiting.has(answer))
        return
      waiting.add(answer)
      // One after the other: compression must not take the machine from the requests.
      work = work.then(() => compress(key, answer))
    },
    settled: () => work,
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
