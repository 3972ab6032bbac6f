import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that makes the product complain has found something: console.error and console.warn fail it.
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
