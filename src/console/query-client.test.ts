import { MutationObserver, notifyManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient, forgetWithSession } from './query-client.ts'
import { forgetSession } from './session.ts'

const LOGIN = JSON.stringify({ user: { username: 'margaret' }, token: 'secret', isAuthenticated: true })
const events = new EventTarget()
let local: Map<string, string>
let drafts: Map<string, string>

beforeEach(() => {
  local = new Map([['admin-auth', LOGIN]])
  drafts = new Map([['draft:reply', 'Dear Ruth']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    removeItem: (key: string) => local.delete(key),
  })
  vi.stubGlobal('sessionStorage', drafts)
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events))
})
afterEach(() => vi.unstubAllGlobals())

function fill() {
  const client = createQueryClient()
  client.setQueryData(['/api/admin/inquiries'], [{ name: 'Ruth' }])
  return { client, stop: forgetWithSession(client), isKept: () => client.getQueryCache().getAll().length > 0 }
}

test('a logout forgets what was read and typed (ACCOUNT-8)', () => {
  const { stop, isKept } = fill()
  forgetSession()
  expect([isKept(), drafts.size]).toEqual([false, 0])
  stop()
})

test('a logout in another tab does the same; another login there forgets nothing (ACCOUNT-8)', () => {
  const { stop, isKept } = fill()
  const hear = () => dispatchEvent(Object.assign(new Event('storage'), { key: 'admin-auth' }))
  local.set('admin-auth', LOGIN.replace('secret', 'renewed'))
  hear()
  expect([isKept(), drafts.size]).toEqual([true, 1])
  local.delete('admin-auth')
  hear()
  expect([isKept(), drafts.size]).toEqual([false, 0])
  stop()
})

test('a started change is known before the next click is handled', async () => {
  const observer = new MutationObserver(createQueryClient(), { mutationFn: () => new Promise(() => {}) })
  const heard: string[] = []
  // As the hooks subscribe.
  observer.subscribe(notifyManager.batchCalls(({ status }) => heard.push(status)))
  void observer.mutate()
  // Microtasks only: a busy page handles waiting clicks before its timers.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  expect(heard).toContain('pending')
})
