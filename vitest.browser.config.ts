import { defineConfig } from 'vitest/config'

/** Tests of the built product: journeys in a browser, starts and stops of the program. */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts', 'tests/program/*.test.ts'],
    globalSetup: ['tests/browser/start-site.ts'],
    // Waiting for products to start and stop leaves room for a third worker on two cores.
    maxWorkers: 3,
    // Each worker loads the modules and launches its browser once, not for each file.
    isolate: false,
    testTimeout: 60_000,
    // A browser on a busy machine is slow; the limit only ends a test that waits in vain.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 120_000,
  },
})
