import { LRUCache } from 'lru-cache'
import { brotli } from './encodings.ts'
import { gzipOnce } from './gzip-once.ts'
import { addEncoding, type StoredAnswer, sizeOf } from './stored-answer.ts'

/** Whole answers by canonical path and query, of the current directory version and day. */
export type PageCache = {
  /** False: nothing is kept, every page is made afresh. */
  isOn: boolean
  get(key: string): StoredAnswer | undefined
  set(key: string, answer: StoredAnswer): void
  /** Makes a missing answer; requests that come meanwhile for the same version wait for it instead of making their own. */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
  /** Makes the compressed bytes in the background, once, for an answer that was asked for again. */
  compressLater(key: string, answer: StoredAnswer): void
  /** Resolves when no compression is under way. */
  settled(): Promise<void>
}

/** Answers waiting for compression; more are left as they are until they are asked for again. */
const MAX_WAITING = 64

/**
 * A page cache of at most `maxBytes`, the least recently used answers leaving first: addresses of searches are
 * endless, so the bound is in bytes. An answer of an older version or day is passed over, so a change of the directory is
 * seen by the very next request. `isOn: false` keeps nothing.
 */
export function createPageCache(options: {
  isOn: boolean
  currentVersion(): number
  now(): number
  maxBytes?: number
}): PageCache {
  const maxBytes = options.maxBytes ?? 96 * 2 ** 20
  const answers = new LRUCache<string, StoredAnswer>({
    maxSize: maxBytes,
    // Half of it, for the list of all partners: 100,000 of them take some 20 MB as gzip.
    maxEntrySize: Math.floor(maxBytes / 2),
    sizeCalculation: sizeOf,
  })
  const waiting = new Set<StoredAnswer>()
  const inMaking = new Map<string, Promise<StoredAnswer>>()
  let work = Promise.resolve()

  async function compress(key: string, answer: StoredAnswer) {
    await gzipOnce(answer)
    if (answer.bytes.identity) addEncoding(answer, 'br', await brotli(answer.bytes.identity))
    waiting.delete(answer)
    // Set anew, so that its new size counts; unless something newer has taken its place.
    if (answers.peek(key) === answer) answers.set(key, answer)
  }

  return {
    isOn: options.isOn,
    get(key) {
      const answer = answers.get(key)
      if (!answer) return undefined
      if (answer.version === options.currentVersion() && options.now() < answer.expiresAt) return answer
      answers.delete(key)
      return undefined
    },
    set(key, answer) {
      if (options.isOn) answers.set(key, answer)
    },
    make(key, make) {
      if (!options.isOn) return make()
      const wish = `${options.currentVersion()} ${key}`
      const underWay = inMaking.get(wish)
      if (underWay) return underWay
      const made = make()
        .then((answer) => {
          if (answer.status === 200) answers.set(key, answer)
          return answer
        })
        .finally(() => inMaking.delete(wish))
      inMaking.set(wish, made)
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
