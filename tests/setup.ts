import { afterEach, beforeEach, expect, vi } from 'vitest'

// console.error and console.warn fail a test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) =>
    expect.unreachable(`console.error: ${args.join(' ')}`),
  )
  vi.spyOn(console, 'warn').mockImplementation((...args) =>
    expect.unreachable(`console.warn: ${args.join(' ')}`),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})
