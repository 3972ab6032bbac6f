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
    // A busy machine is ten times slower; the limits only end tests that wait in vain.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
})
