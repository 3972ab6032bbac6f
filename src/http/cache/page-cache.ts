import { LRUCache } from 'lru-cache'
import { AppError } from '../../shared/errors.ts'
import { brotli } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { addEncoding, type StoredAnswer, sizeOf } from './stored-answer.ts'

/** Whole answers by canonical path and query, of the current directory version and day. */
export type PageCache = {
  /** False: nothing is kept. */
  isOn: boolean
  get(key: string): StoredAnswer | undefined
  /** An outdated answer, up to a day past its time, for when none can be made (RFC 9111, 4.2.4). */
  getStale(key: string): StoredAnswer | undefined
  set(key: string, answer: StoredAnswer): void
  /**
   * Makes a missing answer, once for concurrent requests of one version. After `makeMs` it rejects with
   * `unavailable`, and the next request starts afresh.
   */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
  /** Compresses in the background an answer that was asked for again. */
  compressLater(key: string, answer: StoredAnswer): void
  /** Resolves when no compression is running. */
  settled(): Promise<void>
}

/** Answers waiting for compression; beyond this they wait for another request. */
const MAX_WAITING = 64
/** A limit for anything that hangs outside the database. A list of 100,000 takes 10 s. */
const MAKE_MS = 30_000
const STALE_MS = 24 * 3_600_000
/** Searches have a share of their own, so that a flood of them evicts no page. */
const SEARCH = /^\/(?:api\/)?search\?/
const SHARE_OF_SEARCHES = 1 / 6

/**
 * Creates a cache of at most `maxBytes`, a sixth of it for searches, evicting the least recently used.
 * Answers of an older version or day are skipped, so the next request sees a change. `isOn: false` keeps
 * nothing.
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
      // Half, for the list of all partners: 100,000 take some 20 MB as gzip.
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
    // Set again to count its new size, unless something newer took its place.
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
      // One at a time: compression must not starve requests.
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
