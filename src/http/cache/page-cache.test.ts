import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { makeStoredAnswer, type StoredAnswer, sizeOf } from './stored-answer.ts'

function setUp(options: { isOn?: boolean; maxBytes?: number; makeMs?: number } = {}) {
  const state = { version: 1, now: 1000 }
  const changes = {
    latest: () => state.version,
    hasTouched: (_: unknown, since: number) => since !== state.version,
  }
  const cache = createPageCache({
    isOn: true,
    changes,
    now: () => state.now,
    ...options,
  })
  const page = (body: string, version = state.version) =>
    makeStoredAnswer(
      { status: 200, contentType: 'text/html', cacheControl: 'no-cache', body: Buffer.from(body) },
      { madeAt: version, expiresAt: 2000 },
      {},
    )
  return { state, cache, page }
}

test('a page is served until the directory changes or the day ends', () => {
  const { state, cache, page } = setUp()
  cache.set('/', page('first'))
  expect(cache.get('/')?.bytes.identity?.toString()).toBe('first')
  state.version = 2
  expect(cache.get('/')).toBeUndefined()
  cache.set('/', page('second'))
  state.now = 2000
  expect(cache.get('/')).toBeUndefined()
})

test('its bytes stay within the bound, least recently used leaving first', () => {
  const { cache, page } = setUp({ maxBytes: 100_000 })
  for (let number = 0; number < 50; number++) {
    cache.set(`/partner/${number}`, page('x'.repeat(5000)))
    cache.get('/partner/0')
  }
  const kept = Array.from({ length: 50 }, (_, number) => cache.get(`/partner/${number}`)).filter(Boolean)
  expect(kept.length).toBeLessThanOrEqual(Math.floor(100_000 / 5000))
  expect(kept.length).toBeGreaterThan(5)
  expect(cache.get('/partner/0')).toBeDefined()
  expect(cache.get('/partner/1')).toBeUndefined()
})

test('what compression adds and drops counts at once', async () => {
  const { cache, page } = setUp({ maxBytes: 240_000 })
  const keys = Array.from({ length: 16 }, (_, number) => `/partner/${number}`)
  const keep = async (key: string, body: string) => {
    const answer = page(body)
    cache.set(key, answer)
    cache.compressLater(key, answer)
    await cache.settled()
  }
  const kept = () => keys.filter((key) => cache.get(key)).map((key) => cache.get(key) as StoredAnswer)
  // Random bytes: each encoding is as large as the plain one.
  for (const key of keys) await keep(key, randomBytes(12_000).toString('latin1'))
  expect(kept().reduce((sum, answer) => sum + sizeOf(answer), 0)).toBeLessThanOrEqual(200_000)
  for (const key of keys) await keep(key, 'x'.repeat(50_000))
  expect(kept()).toHaveLength(16)
  for (const key of keys) {
    const answer = cache.get(key)
    if (answer) cache.unpack(key, answer)
  }
  expect(kept().length).toBeLessThanOrEqual(4)
  expect(kept().at(-1)?.bytes.identity?.toString()).toBe('x'.repeat(50_000))
})

test('kept bytes hold no more memory than is counted', async () => {
  const { cache, page } = setUp()
  for (const length of [100, 9000, 30_000]) {
    const answer = page('x'.repeat(length))
    cache.set('/', answer)
    const plain = answer.bytes.identity
    cache.compressLater('/', answer)
    await cache.settled()
    cache.unpack('/', answer)
    for (const bytes of [plain, ...Object.values(answer.bytes)]) {
      expect(bytes?.buffer.byteLength).toBe(bytes?.length)
    }
  }
})

test('searches have a share of their own and evict no page', () => {
  const { cache, page } = setUp({ maxBytes: 300_000 })
  cache.set('/', page('x'.repeat(5000)))
  for (let number = 0; number < 100; number++) {
    cache.set(`/search?q=${number}`, page('x'.repeat(5000)))
    cache.set(`/api/search?q=${number}`, page('x'.repeat(5000)))
  }
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/search?q=99')).toBeDefined()
  expect(cache.get('/search?q=90')).toBeUndefined()
})

test('a page too large for it is not kept', () => {
  const { cache, page } = setUp({ maxBytes: 100_000 })
  cache.set('/', page('x'.repeat(90_000)))
  expect(cache.get('/')).toBeUndefined()
})

test('compressed bytes are made when asked for and hold the same page', async () => {
  const { cache, page } = setUp()
  const answer = page('the same page '.repeat(100))
  cache.set('/', answer)
  cache.compressLater('/', answer)
  cache.compressLater('/', answer)
  await cache.settled()
  const kept = cache.get('/')
  expect(gunzipSync(kept?.bytes.gzip ?? '').toString()).toBe(answer.bytes.identity?.toString())
  expect(brotliDecompressSync(kept?.bytes.br ?? '').toString()).toBe(answer.bytes.identity?.toString())
})

test('concurrent requests share one computation; a newer version does not', async () => {
  const { state, cache, page } = setUp()
  let made = 0
  const make = async () => page(`page ${++made}`)
  const [first, second] = await Promise.all([cache.make('/', make), cache.make('/', make)])
  expect(first).toBe(second)
  const old = cache.make('/a', make)
  state.version = 2
  expect(await cache.make('/a', make)).not.toBe(await old)
})

test('a page made from an older version is not served as the newer one', async () => {
  const { state, cache, page } = setUp()
  await cache.make('/', async () => {
    const made = page('read before the change')
    state.version = 2
    return made
  })
  expect(cache.get('/')).toBeUndefined()
})

test('a failed computation is not remembered', async () => {
  const { cache, page } = setUp()
  await expect(cache.make('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect((await cache.make('/', async () => page('now'))).bytes.identity?.toString()).toBe('now')
})

test('a hanging computation is given up and no longer shared', async () => {
  const { cache, page } = setUp({ makeMs: 50 })
  const hung = cache.make('/', () => new Promise(() => {}))
  const joined = cache.make('/', async () => page('never made'))
  await expect(hung).rejects.toMatchObject({ code: 'unavailable' })
  await expect(joined).rejects.toMatchObject({ code: 'unavailable' })
  expect((await cache.make('/', async () => page('now'))).bytes.identity?.toString()).toBe('now')
})

test('switched off, it keeps nothing', async () => {
  const { cache, page } = setUp({ isOn: false })
  cache.set('/', page('page'))
  await cache.make('/a', async () => page('page'))
  expect(cache.get('/')).toBeUndefined()
  expect(cache.get('/a')).toBeUndefined()
})
