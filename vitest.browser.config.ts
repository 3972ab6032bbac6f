import { defineConfig } from 'vitest/config'

/** What is tested on the built product: journeys in a browser, and the program's own start and end. */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts', 'tests/program/*.test.ts'],
    globalSetup: ['tests/browser/start-site.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
})
