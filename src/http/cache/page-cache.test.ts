import { randomBytes } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { makeStoredAnswer } from './stored-answer.ts'

function setUp(options: { isOn?: boolean; maxBytes?: number } = {}) {
  const state = { revision: 1, now: 1000 }
  const cache = createPageCache({
    isOn: true,
    revision: () => state.revision,
    now: () => state.now,
    ...options,
  })
  const page = (body: Buffer | string, revision = state.revision) =>
    makeStoredAnswer(
      { status: 200, contentType: 'text/html', cacheControl: 'no-cache', gzip: gzipSync(body) },
      { revision, expiresAt: 2000, isForEdge: false },
      {},
    )
  const keep = (key: string, body: Buffer | string = key) => cache.make(key, async () => page(body))
  const textOf = (key: string) => {
    const answer = cache.get(key)
    return answer && gunzipSync(answer.gzip).toString()
  }
  return { state, cache, page, keep, textOf }
}

test('a page is served until the directory changes or the day ends', async () => {
  const { state, cache, keep, textOf } = setUp()
  await keep('/', 'first')
  expect(textOf('/')).toBe('first')
  state.revision = 2
  expect(cache.get('/')).toBeUndefined()
  await keep('/', 'second')
  expect(textOf('/')).toBe('second')
  state.now = 2000
  expect(cache.get('/')).toBeUndefined()
})

test('its bytes stay within the bound, least recently used leaving first; one too large is not kept', async () => {
  const { cache, keep } = setUp({ maxBytes: 100_000 })
  for (let number = 0; number < 50; number++) {
    await keep(`/partner/${number}`, randomBytes(5000))
    cache.get('/partner/0')
  }
  const kept = Array.from({ length: 50 }, (_, number) => cache.get(`/partner/${number}`)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(20)
  expect(kept.length).toBeGreaterThan(5)
  expect(cache.get('/partner/0')).toBeDefined()
  expect(cache.get('/partner/1')).toBeUndefined()
  await keep('/large', randomBytes(90_000))
  expect(cache.get('/large')).toBeUndefined()
})

test('searches have a share of their own and evict no page', async () => {
  const { cache, keep } = setUp({ maxBytes: 300_000 })
  await keep('/', randomBytes(5000))
  for (let number = 0; number < 100; number++) {
    await keep(`/search?q=${number}`, randomBytes(5000))
    await keep(`/api/search?q=${number}`, randomBytes(5000))
  }
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/search?q=99')).toBeDefined()
  expect(cache.get('/search?q=90')).toBeUndefined()
})

test('kept bytes hold no more memory than is counted', () => {
  for (const length of [100, 9000, 30_000]) {
    const { gzip } = setUp().page(randomBytes(length))
    expect(gzip.buffer.byteLength).toBe(gzip.length)
  }
})

test('concurrent requests share one computation; a newer revision does not', async () => {
  const { state, cache, page } = setUp()
  let made = 0
  const make = async () => page(`page ${++made}`)
  const [first, second] = await Promise.all([cache.make('/', make), cache.make('/', make)])
  expect(first).toBe(second)
  const old = cache.make('/a', make)
  state.revision = 2
  expect(await cache.make('/a', make)).not.toBe(await old)
})

test('a page made from an older revision is not served as the newer one', async () => {
  const { state, cache, page } = setUp()
  await cache.make('/', async () => {
    const made = page('read before the change')
    state.revision = 2
    return made
  })
  expect(cache.get('/')).toBeUndefined()
})

test('a failed computation is not remembered', async () => {
  const { cache, keep, textOf } = setUp()
  await expect(cache.make('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  await keep('/', 'now')
  expect(textOf('/')).toBe('now')
})

test('switched off, it keeps nothing', async () => {
  const { cache, keep } = setUp({ isOn: false })
  await keep('/')
  expect(cache.get('/')).toBeUndefined()
})
