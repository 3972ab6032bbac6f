import { defineConfig } from 'vitest/config'

/** What is tested on the built product: journeys in a browser, and the program's own start and end. */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts', 'tests/program/*.test.ts'],
    globalSetup: ['tests/browser/start-site.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    // A browser on a busy machine takes its time; what is waited for decides, not how long it takes.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
  },
})
