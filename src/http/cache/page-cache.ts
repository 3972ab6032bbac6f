import { LRUCache } from 'lru-cache'
import { AppError } from '../../shared/errors.ts'
import { brotli } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { addEncoding, type StoredAnswer, sizeOf } from './stored-answer.ts'

/** Answers by canonical address, for the current directory version and day. */
export type PageCache = {
  /** False: nothing is kept. */
  isOn: boolean
  get(key: string): StoredAnswer | undefined
  set(key: string, answer: StoredAnswer): void
  /**
   * Makes a missing answer, once for concurrent requests. Rejects with `unavailable` after `makeMs`; the next
   * request starts afresh.
   */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
  /** Compresses a repeatedly requested answer in the background. */
  compressLater(key: string, answer: StoredAnswer): void
  /** Resolves when no compression is running. */
  settled(): Promise<void>
}

/** Beyond this, answers wait for another request to compress. */
const MAX_WAITING = 64
/** For hangs outside the database; a list of 100,000 takes 10 s. */
const MAKE_MS = 30_000
/** A separate share, so that a flood of searches, filters and pages of lists evicts no page. */
const SEARCH = /^\/(?:(?:api\/)?search|state\/[^?]*)\?/
const SHARE_OF_SEARCHES = 1 / 6

/**
 * Creates a cache of at most `maxBytes`, a sixth for searches, evicting the least recently used and skipping
 * outdated answers. `isOn: false` keeps nothing.
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
      // Half, since a list of 100,000 partners takes some 20 MB gzipped.
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
    // Set again for its new size, unless replaced meanwhile.
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
