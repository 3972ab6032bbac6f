import { gunzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ChangeLog } from '../../features/directory/reads/change-log.ts'
import { AppError } from '../../shared/errors.ts'
import { brotli, gunzip } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { addEncoding, dropPlain, ownBytes, type StoredAnswer, sizeOf } from './stored-answer.ts'

/** By canonical address, until the day ends or a change may affect them. */
export type PageCache = {
  /** False: nothing is kept. */
  isOn: boolean
  get(key: string): StoredAnswer | undefined
  set(key: string, answer: StoredAnswer): void
  /**
   * Once for concurrent requests. Rejects with `unavailable` after `makeMs`; the next request starts afresh.
   */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
  /** In the background; drops the plain bytes. */
  compressLater(key: string, answer: StoredAnswer): void
  /** For readers who accept no compression; up to 1 MB. */
  unpack(key: string, answer: StoredAnswer): void
  settled(): Promise<void>
}

/** Beyond this, answers wait for another request. */
const MAX_WAITING = 64
/** For hangs outside the database; a list of 100,000 takes 10 s. */
const MAKE_MS = 30_000
/** Unpacked in a millisecond. */
const MAX_PACKED_BYTES = 128 * 1024
const MAX_UNPACKED_BYTES = 2 ** 20
/** Apart, so that a flood of searches and filters evicts no page. */
const SEARCH = /^\/(?:(?:api\/)?search|state\/[^?]*)\?/
const SHARE_OF_SEARCHES = 1 / 6

/** At most `maxBytes`, a sixth for searches; evicts least recently used and outdated answers. */
export function createPageCache(options: {
  isOn: boolean
  changes: ChangeLog
  now(): number
  maxBytes?: number
  makeMs?: number
}): PageCache {
  const maxBytes = options.maxBytes ?? 96 * 2 ** 20
  const makeMs = options.makeMs ?? MAKE_MS
  const store = (maxSize: number) =>
    new LRUCache<string, StoredAnswer>({
      maxSize,
      // A list of 100,000 partners takes some 20 MB gzipped.
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
    const { identity, gzip } = answer.bytes
    addEncoding(answer, 'br', await brotli(identity ?? (await gunzip(gzip as Buffer))))
    dropPlain(answer)
    waiting.delete(answer)
    resize(key, answer)
  }

  /** Counts an answer's new size, unless it was replaced meanwhile. */
  function resize(key: string, answer: StoredAnswer) {
    const answers = answersFor(key)
    if (answers.peek(key) !== answer) return
    // Set alone, the same object keeps its old size.
    answers.delete(key)
    answers.set(key, answer)
  }

  return {
    isOn: options.isOn,
    get(key) {
      const answer = answersFor(key).get(key)
      if (!answer) return undefined
      const latest = options.changes.latest()
      if (options.now() >= answer.expiresAt || options.changes.hasTouched(answer.reads, answer.madeAt)) {
        answersFor(key).delete(key)
        return undefined
      }
      answer.madeAt = latest
      return answer
    },
    set(key, answer) {
      if (options.isOn) answersFor(key).set(key, answer)
    },
    make(key, make) {
      if (!options.isOn) return make()
      const versioned = `${options.changes.latest()} ${key}`
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
      const { identity, gzip, br } = answer.bytes
      const isLarge = !identity && (gzip?.length ?? 0) > MAX_PACKED_BYTES
      if (br || isLarge || waiting.size >= MAX_WAITING || waiting.has(answer)) return
      waiting.add(answer)
      // One at a time: compression must not starve requests.
      work = work.then(() => compress(key, answer))
    },
    unpack(key, answer) {
      const { identity, gzip } = answer.bytes
      if (identity || !gzip || gzip.length > MAX_PACKED_BYTES) return
      try {
        answer.bytes.identity = ownBytes(gunzipSync(gzip, { maxOutputLength: MAX_UNPACKED_BYTES }))
      } catch {
        // Larger than expected: streamed.
        return
      }
      resize(key, answer)
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
