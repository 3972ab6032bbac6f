import { defineConfig } from 'vitest/config'
import { slowestFirst } from './tests/slowest-first.ts'

/** From 60 s to 20 s each, by the time they take. */
const SLOWEST = [
  'tests/browser/every-console-screen.test.ts',
  'tests/browser/firefox.test.ts',
  'tests/browser/partners-console.test.ts',
  'tests/browser/video-maker.test.ts',
  'tests/browser/inquiry-console.test.ts',
  'tests/browser/accessibility.test.ts',
  'tests/browser/console-accounts.test.ts',
  'tests/browser/console-keys.test.ts',
  'tests/program/start-as-root.test.ts',
  'tests/program/import-command.test.ts',
  'tests/program/start-and-end.test.ts',
]

/** Tests of the built product: journeys in a browser, starts and stops of the program. */
export default defineConfig({
  test: {
    include: ['tests/browser/*.test.ts', 'tests/program/*.test.ts'],
    globalSetup: ['tests/browser/support/start-site.ts'],
    // A file computes for half of its time, and else waits for products to start, stop and resume.
    maxWorkers: 4,
    // Each worker loads the modules and launches its browser once, not for each file.
    isolate: false,
    sequence: { sequencer: slowestFirst(SLOWEST) },
    // A busy machine is ten times slower; the limits only end tests that wait in vain.
    testTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
  },
})
