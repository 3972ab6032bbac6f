import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startIslands } from './start-islands.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('IntersectionObserver', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with one toast of the server; returns what was mounted. */
function startPage(dataset: Record<string, string> = { toast: '{}' }): string[] {
  const mounted: string[] = []
  const toast = { dataset }
  const document = {
    addEventListener: () => {},
    querySelectorAll: (selector: string) => (selector.includes('[data-toast]') ? [toast] : []),
  }
  const createIsland = () => ({ mount: () => void mounted.push('toaster') })
  startIslands(document as unknown as Document, { toaster: async () => ({ createIsland }) })
  return mounted
}

test('a toast of the server comes within seconds in a browser that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: { timeout?: number }) => {
    if (options?.timeout) setTimeout(run, options.timeout)
  })
  const mounted = startPage()
  await vi.advanceTimersByTimeAsync(3000)
  expect(mounted).toEqual(['toaster'])
})

test('a toast of the server comes in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const mounted = startPage()
  await vi.advanceTimersByTimeAsync(0)
  expect(mounted).toEqual(['toaster'])
})

test('what shows kept things is not loaded where none are kept', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('localStorage', {})
  const mounted = startPage({ island: 'toaster', stored: 'inquiry-sent:' })
  await vi.advanceTimersByTimeAsync(0)
  expect(mounted).toEqual([])
  vi.stubGlobal('localStorage', { 'inquiry-sent:AB12': '{}' })
  const others = startPage({ island: 'toaster', stored: 'inquiry-sent:' })
  await vi.advanceTimersByTimeAsync(0)
  expect(others).toEqual(['toaster'])
})
