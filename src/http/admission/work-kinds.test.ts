import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createLane } from './create-lane.ts'
import { kindOfWork, LANES, type LaneName } from './work-kinds.ts'

afterEach(() => void vi.useRealTimers())

const nobody = { token: false, browser: false }

test.each([
  ['POST', '/api/inquiries', 'inquiry', 5],
  ['POST', '/partner/cedar-hollow/ask', 'inquiry', 5],
  ['GET', '/partner/cedar-hollow/ask', 'page', 5],
  ['GET', '/api/inquiries', 'page', 5],
  ['POST', '/api/admin/login', 'login', 20],
  ['POST', '/api/admin/login/passkey', 'login', 20],
  ['GET', '/search', 'page', 5],
  ['GET', '/%73earch', 'page', 5],
  ['GET', '/api/search', 'page', 5],
  ['GET', '/api/suggest', 'page', 5],
  ['GET', '/api/partners', 'page', 5],
  ['GET', '/sitemap.xml', 'page', 5],
  ['GET', '/sitemap-2.xml', 'page', 5],
  ['GET', '/api/partners/cedar-hollow', 'page', 5],
  ['GET', '/api/partners/cedar-hollow/google-places-enhanced', 'google', 5],
  ['GET', '/partner/cedar-hollow/google', 'google', 5],
  ['GET', '/google-photos/5b1c/0', 'google', 5],
  ['GET', '/assets/loader-x.js', 'page', 1],
  ['GET', '/sample-images/room-1-400.webp', 'page', 1],
  ['GET', '/social/home.jpg', 'page', 5],
  ['GET', '/admin/login', 'page', 1],
  ['GET', '/favicon.svg', 'page', 1],
  ['GET', '/', 'page', 5],
  ['GET', '/%zz', 'page', 5],
  ['BREW', '/state/texas', 'page', 5],
  ['POST', '/inquiry', 'inquiry', 5],
  ['POST', '/contacted', 'inquiry', 5],
  ['POST', '/still-right', 'inquiry', 5],
  ['POST', '/api/admin/create-first-user', 'login', 20],
  ['POST', '/api/admin/forgotten-password', 'login', 20],
  ['POST', '/api/admin/link', 'login', 20],
  ['GET', '/api/admin/login', 'page', 2],
  ['POST', '/api/partner-tools/generate-video', 'tools', 40],
  ['GET', '/api/partner-tools/generate-video', 'tools', 40],
  ['GET', '/api/partner-tools/videos/5b1c', 'tools', 3],
  ['GET', '/videos/5b1c.mp4', 'tools', 3],
  ['POST', '/api/partner-tools/press-release', 'tools', 40],
  ['POST', '/partner-tools/press-release', 'tools', 40],
  ['GET', '/api/google-places/budget', 'page', 2],
])('%s %s is work of the lane %s and costs %i ms', (method, path, lane, cost) => {
  expect(kindOfWork(method, path, nobody)).toMatchObject({ lane, cost })
})

test('an admin call waits in its own lane only with a token', () => {
  const signedIn = { token: true, browser: false }
  const refused = { lane: 'page', cost: 2 }
  expect(kindOfWork('GET', '/api/admin/partners', signedIn)).toMatchObject({ lane: 'admin', cost: 5 })
  expect(kindOfWork('GET', '/api/admin/partners', nobody)).toEqual(refused)
  expect(kindOfWork('GET', '/api/google-places/budget', signedIn).lane).toBe('admin')
  expect(kindOfWork('POST', '/api/admin/uploads', nobody)).toEqual(refused)
})

test('a browser that logged in before has its own lane for logins', () => {
  const known = { token: false, browser: true }
  expect(kindOfWork('POST', '/api/admin/login', known)).toEqual({ lane: 'known-login', cost: 20 })
  expect(kindOfWork('GET', '/search', { token: true, browser: true }).lane).toBe('page')
})

test('a path that only ends or begins like another is work of the pages', () => {
  const paths = [
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/search',
    '/search',
    '/api/partners',
    '/api/admin/x',
    '/api/partner-tools/videos/x',
    '/videos/x',
    '/partner-tools/x',
    '/partner/x/google',
    '/social/x',
  ]
  const lanes = ['/healthz', '/search', '/api/partners'].flatMap((path) =>
    [`/x${path}`, `${path}x`].map((one) => kindOfWork('GET', one, nobody).lane),
  )
  expect(new Set(lanes)).toEqual(new Set(['page']))
  for (const path of paths) expect(kindOfWork('GET', `/state${path}`, nobody).lane, path).toBe('page')
  expect(kindOfWork('GET', '/partner/x/googlex', nobody).lane).toBe('page')
  for (const path of [
    '/api/inquiries',
    '/partner/cedar/ask',
    '/inquiry',
    '/api/admin/login',
    '/api/admin/link',
  ]) {
    expect(kindOfWork('POST', path, nobody).lane, path).not.toBe('page')
    for (const other of [`/x${path}`, `${path}x`])
      expect(kindOfWork('POST', other, nobody).lane, other).toBe('page')
  }
})

test.each<[LaneName, number, number, number]>([
  ['inquiry', 16, 256, 10_000],
  ['login', 60, 60, 5000],
  ['known-login', 30, 60, 10_000],
  ['admin', 16, 128, 10_000],
  ['page', 16, 256, 1000],
  ['google', 16, 64, 2000],
  ['tools', 64, 200, 10_000],
])('%s: %i run at once, %i wait at most %i ms', async (name, running, waiting, waitMs) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const lane = createLane(LANES[name])
  const offer = (network: number) =>
    lane.offer({
      network: `network ${network}`,
      isGone: () => false,
      refuse: () => {},
      run: () => new Promise<void>(() => {}),
    })
  for (let network = 0; network < running; network++) offer(network)
  while (lane.counts.running < running) await setImmediate()
  for (let network = 0; network <= waiting; network++) offer(network)
  expect(lane.counts).toMatchObject({ running, waiting, refused: 1 })

  await vi.advanceTimersByTimeAsync(waitMs - 1)
  expect(lane.counts.waiting).toBe(waiting)
  await vi.advanceTimersByTimeAsync(1)
  expect(lane.counts).toMatchObject({ running, waiting: 0, refused: 1 + waiting })
})
