import { LRUCache } from 'lru-cache'
import type { StoredAnswer } from './stored-answer.ts'

/** By canonical address, until the day ends or the directory changes. */
export type PageCache = {
  get(key: string): StoredAnswer | undefined
  /** Once for concurrent requests. */
  make(key: string, make: () => Promise<StoredAnswer>): Promise<StoredAnswer>
}

/** A flood of searches evicts no page. */
const SEARCH = /^(?:\/(?:fr|es))?\/(?:(?:api\/)?search|filter|state\/[^?]*)\?/
const SHARE_OF_SEARCHES = 1 / 6
const FRAME_BYTES = 3072

/** `revision`: the directory's; `now` in ms since 1970. */
export function createPageCache(options: {
  isOn: boolean
  revision(): number
  now(): number
  maxBytes?: number
}): PageCache {
  const { maxBytes = 64 * 2 ** 20, revision } = options
  const store = (maxSize: number) =>
    new LRUCache<string, StoredAnswer>({
      maxSize: Math.floor(maxSize),
      sizeCalculation: ({ gzip }) => gzip.length + FRAME_BYTES,
    })
  const searches = store(maxBytes * SHARE_OF_SEARCHES)
  const pages = store(maxBytes * (1 - SHARE_OF_SEARCHES))
  const answersFor = (key: string) => (SEARCH.test(key) ? searches : pages)
  const inMaking = new Map<string, Promise<StoredAnswer>>()
  return {
    get(key) {
      const answer = answersFor(key).get(key)
      return answer && answer.revision === revision() && options.now() < answer.expiresAt ? answer : undefined
    },
    make(key, make) {
      if (!options.isOn) return make()
      const versioned = `${revision()} ${key}`
      const underWay = inMaking.get(versioned)
      if (underWay) return underWay
      const made = make()
        .then((answer) => {
          if (answer.status === 200) answersFor(key).set(key, answer)
          return answer
        })
        .finally(() => inMaking.delete(versioned))
      inMaking.set(versioned, made)
      return made
    },
  }
}
