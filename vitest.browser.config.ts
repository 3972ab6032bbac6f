import { defineConfig } from 'vitest/config'

/** The journeys in a browser, against the built product. */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts'],
    globalSetup: ['tests/browser/start-site.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
